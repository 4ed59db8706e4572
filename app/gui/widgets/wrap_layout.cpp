// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/wrap_layout.h"

#include <QtWidgets/qstyle.h>
#include <QtWidgets/qwidget.h>

#include <algorithm>
#include <limits>

namespace strata::gui {

WrapLayout::WrapLayout(QWidget* parent) : QLayout(parent) {
  setContentsMargins(0, 0, 0, 0);
}

WrapLayout::~WrapLayout() = default;

void WrapLayout::addItem(QLayoutItem* item) {
  m_items.emplace_back(item);
}

int WrapLayout::count() const {
  return static_cast<int>(m_items.size());
}

QLayoutItem* WrapLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* WrapLayout::takeAt(int index) {
  if (index < 0 || index >= count()) return nullptr;
  const auto at = m_items.begin() + index;
  QLayoutItem* item = at->release();
  m_items.erase(at);
  return item;
}

int WrapLayout::gap() const {
  const QWidget* parent = parentWidget();
  if (parent == nullptr) return 0;
  const int byStyle = parent->style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing, nullptr, parent);
  // Wider than that between a label and its field, so that it is seen which belong together.
  return std::max(byStyle, parent->fontMetrics().averageCharWidth() * 3 / 2);
}

int WrapLayout::lineGap() const {
  const QWidget* parent = parentWidget();
  if (parent == nullptr) return 0;
  const int byStyle = parent->style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, parent);
  // Some styles have a gap for each pair of controls; between two fields it is this.
  return byStyle >= 0 ? byStyle
                      : parent->style()->layoutSpacing(QSizePolicy::LineEdit, QSizePolicy::LineEdit,
                                                       Qt::Vertical, nullptr, parent);
}

// A part that is wider than a line by itself breaks into lines of its own, if it can.
QSize WrapLayout::sizeOf(const QLayoutItem& item, int width) {
  QSize size = item.sizeHint();
  const int least = std::max(width, item.minimumSize().width());
  if (size.width() <= least) return size;
  size.setWidth(least);
  if (item.hasHeightForWidth()) size.setHeight(item.heightForWidth(least));
  return size;
}

std::vector<WrapLayout::Line> WrapLayout::linesFor(int width) const {
  std::vector<Line> lines;
  for (const auto& item : m_items) {
    if (item->isEmpty()) continue;
    const QSize size = sizeOf(*item, width);
    const int needed = lines.empty() ? 0 : lines.back().width + gap() + size.width();
    if (lines.empty() || needed > width) {
      lines.push_back({{item.get()}, size.width(), size.height()});
      continue;
    }
    lines.back().items.push_back(item.get());
    lines.back().width = needed;
    lines.back().height = std::max(lines.back().height, size.height());
  }
  return lines;
}

int WrapLayout::heightForWidth(int width) const {
  const QMargins margins = contentsMargins();
  int height = margins.top() + margins.bottom();
  const std::vector<Line> lines = linesFor(width - margins.left() - margins.right());
  for (const Line& line : lines) height += line.height;
  return height + lineGap() * std::max(0, static_cast<int>(lines.size()) - 1);
}

QSize WrapLayout::sizeHint() const {
  const QMargins margins = contentsMargins();
  const std::vector<Line> lines = linesFor(std::numeric_limits<int>::max() / 2);
  const QSize content = lines.empty() ? QSize(0, 0) : QSize(lines.front().width, lines.front().height);
  return content.grownBy(margins);
}

QSize WrapLayout::minimumSize() const {
  QSize size(0, 0);
  for (const auto& item : m_items)
    if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
  return size.grownBy(contentsMargins());
}

void WrapLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  const QRect area = rect.marginsRemoved(contentsMargins());
  const std::vector<Line> lines = linesFor(area.width());
  int top = area.top();
  for (const Line& line : lines) {
    place(line, {area.left(), top, area.width(), line.height}, &line == &lines.back());
    top += line.height + lineGap();
  }
}

void WrapLayout::place(const Line& line, const QRect& area, bool isLast) const {
  const Qt::LayoutDirection direction =
      parentWidget() == nullptr ? Qt::LeftToRight : parentWidget()->layoutDirection();
  int spare = area.width() - line.width;
  int at = area.left();
  for (QLayoutItem* item : line.items) {
    QSize size = sizeOf(*item, area.width());
    if (item->expandingDirections().testFlag(Qt::Horizontal)) {
      size.rwidth() += std::max(0, spare);
      spare = 0;
    }
    size = size.boundedTo(area.size());
    if (m_lastAtEnd && isLast && item == line.items.back()) at = area.left() + area.width() - size.width();
    const QRect place(at, area.top() + (line.height - size.height()) / 2, size.width(), size.height());
    item->setGeometry(QStyle::visualRect(direction, area, place));
    at += size.width() + gap();
  }
}

}  // namespace strata::gui

#include "moc_wrap_layout.cpp"
