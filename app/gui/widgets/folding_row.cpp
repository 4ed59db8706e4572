// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/folding_row.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qevent.h>
#include <QtWidgets/qboxlayout.h>

#include <algorithm>

namespace strata::gui {

namespace {
constexpr int gap = 28;
constexpr int gapFolded = 16;
/// A narrower part has more lines than it saves by standing beside another.
constexpr int leastCharacters = 48;
}  // namespace

FoldingRow::FoldingRow(QWidget* parent)
    : QWidget(parent), m_row(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->setSpacing(gap);
}

void FoldingRow::add(QWidget* part) {
  m_row->addWidget(part, 1);
}

bool FoldingRow::isFolded() const {
  return m_row->direction() == QBoxLayout::TopToBottom;
}

QSize FoldingRow::minimumSizeHint() const {
  int widest = 0;
  for (int part = 0; part < m_row->count(); ++part)
    widest = std::max(widest, m_row->itemAt(part)->minimumSize().width());
  const int height = m_row->hasHeightForWidth() ? m_row->minimumHeightForWidth(std::max(width(), widest))
                                                : m_row->minimumSize().height();
  return {widest, height};
}

bool FoldingRow::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) fold();
  return QWidget::event(event);
}

void FoldingRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
  if (event->size().width() != event->oldSize().width()) updateGeometry();
}

void FoldingRow::fold() {
  const int wanted = leastCharacters * fontMetrics().averageCharWidth();
  int beside = -gap;
  for (int part = 0; part < m_row->count(); ++part)
    beside += gap + std::max(wanted, m_row->itemAt(part)->minimumSize().width());
  const bool folded = width() < beside;
  if (folded == isFolded()) return;
  m_row->setDirection(folded ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  m_row->setSpacing(folded ? gapFolded : gap);
  updateGeometry();
}

}  // namespace strata::gui

#include "moc_folding_row.cpp"
