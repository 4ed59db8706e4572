// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/tool_row.h"

#include <QtGui/qevent.h>

#include <algorithm>

#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

ToolRow::ToolRow(QWidget* parent) : QWidget(parent), m_row(new WrapLayout(this)) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ToolRow::addWidget(QWidget* tool) {
  m_row->addWidget(tool);
}

void ToolRow::addSpace() {
  auto* space = new QWidget(this);
  space->setObjectName(objectName() + QStringLiteral("Space"));
  // It is a pixel wide where there is no room to spare: an empty widget would lie within no other.
  space->setMinimumSize(1, 1);
  space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_row->addWidget(space);
}

int ToolRow::heightOfLines() const {
  return m_row->heightForWidth(std::max(width(), m_row->minimumSize().width()));
}

QSize ToolRow::sizeHint() const {
  return {m_row->sizeHint().width(), heightOfLines()};
}

QSize ToolRow::minimumSizeHint() const {
  return {m_row->minimumSize().width(), heightOfLines()};
}

void ToolRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) updateGeometry();
}

}  // namespace strata::gui

#include "moc_tool_row.cpp"
