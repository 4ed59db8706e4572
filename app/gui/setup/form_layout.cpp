// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/form_layout.h"

#include <QtWidgets/qlabel.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>

#include "app/gui/setup/setup_row.h"

namespace strata::gui {

namespace {

/// The style's distance, or between two fields where it has one for each pair of controls.
int gapOf(const QLayout& layout, QStyle::PixelMetric metric, Qt::Orientation orientation) {
  const QWidget* parent = layout.parentWidget();
  const int gap = parent->style()->pixelMetric(metric, nullptr, parent);
  return gap >= 0 ? gap
                  : parent->style()->layoutSpacing(QSizePolicy::LineEdit, QSizePolicy::LineEdit, orientation,
                                                   nullptr, parent);
}

}  // namespace

FormLayout::FormLayout(QWidget* parent) : QLayout(parent) {
  setContentsMargins(0, 0, 0, 0);
}

FormLayout::~FormLayout() = default;

void FormLayout::addRow(SetupRow* row) {
  addWidget(row->label());
  addWidget(row);
  m_rows.push_back(row);
}

void FormLayout::addItem(QLayoutItem* item) {
  m_items.emplace_back(item);
}

int FormLayout::count() const {
  return static_cast<int>(m_items.size());
}

QLayoutItem* FormLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FormLayout::takeAt(int index) {
  if (index < 0 || index >= count()) return nullptr;
  const auto at = m_items.begin() + index;
  QLayoutItem* item = at->release();
  m_items.erase(at);
  return item;
}

int FormLayout::columnGap() const {
  const int least = 2 * parentWidget()->fontMetrics().averageCharWidth();
  return std::max(least, gapOf(*this, QStyle::PM_LayoutHorizontalSpacing, Qt::Horizontal));
}

int FormLayout::rowGap() const {
  return gapOf(*this, QStyle::PM_LayoutVerticalSpacing, Qt::Vertical);
}

int FormLayout::labelWidth() const {
  int width = 0;
  for (std::size_t i = 0; i < rows(); ++i) width = std::max(width, label(i).sizeHint().width());
  return width;
}

bool FormLayout::isStacked(int width) const {
  int needed = 0;
  for (std::size_t i = 0; i < rows(); ++i) needed = std::max(needed, body(i).minimumSize().width());
  return labelWidth() + columnGap() + needed > width;
}

bool FormLayout::isShown(std::size_t row) const {
  return !m_rows[row]->isHidden();
}

int FormLayout::arrange(const QRect& area, bool apply) const {
  const bool stacked = isStacked(area.width());
  const int labels = labelWidth();
  const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
  const int labelAlignment = parentWidget()->style()->styleHint(QStyle::SH_FormLayoutLabelAlignment);
  int top = area.top();
  for (std::size_t i = 0; i < rows(); ++i) {
    if (!isShown(i)) continue;
    if (top > area.top()) top += rowGap();
    const int firstLine = std::max(m_rows[i]->firstLineHeight(), label(i).sizeHint().height());
    QRect labelArea(area.left(), top, stacked ? area.width() : labels, firstLine);
    QRect bodyArea = area;
    if (stacked) {
      labelArea.setHeight(label(i).sizeHint().height());
      bodyArea.setTop(labelArea.bottom() + 1 + rowGap() / 2);
    } else {
      bodyArea.setTop(top);
      bodyArea.setLeft(area.left() + labels + columnGap());
    }
    const int lines =
        body(i).hasHeightForWidth() ? body(i).heightForWidth(bodyArea.width()) : body(i).sizeHint().height();
    bodyArea.setHeight(lines);
    if (apply) {
      const auto alignment =
          stacked ? Qt::AlignLeading : Qt::Alignment(labelAlignment) & Qt::AlignHorizontal_Mask;
      m_rows[i]->label()->setAlignment(alignment | Qt::AlignVCenter);
      label(i).setGeometry(QStyle::visualRect(direction, area, labelArea));
      body(i).setGeometry(QStyle::visualRect(direction, area, bodyArea));
    }
    top = std::max(labelArea.bottom(), bodyArea.bottom()) + 1;
  }
  return top - area.top();
}

int FormLayout::heightForWidth(int width) const {
  return arrange(QRect(0, 0, width, 0), false);
}

QSize FormLayout::sizeHint() const {
  int bodies = 0;
  for (std::size_t i = 0; i < rows(); ++i) bodies = std::max(bodies, body(i).sizeHint().width());
  const int width = labelWidth() + columnGap() + bodies;
  return {width, heightForWidth(width)};
}

QSize FormLayout::minimumSize() const {
  int width = labelWidth();
  for (std::size_t i = 0; i < rows(); ++i) width = std::max(width, body(i).minimumSize().width());
  return {width, sizeHint().height()};
}

void FormLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

}  // namespace strata::gui

#include "moc_form_layout.cpp"
