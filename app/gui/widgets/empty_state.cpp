// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/empty_state.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>

#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

EmptyState::EmptyState(QWidget* parent)
    : WrappingPart(parent), m_heading(plainLabel(this)), m_sentence(plainLabel(this)) {
  setObjectName(QStringLiteral("emptyState"));
  m_heading->setObjectName(QStringLiteral("emptyHeading"));
  m_sentence->setObjectName(QStringLiteral("emptySentence"));
  for (QLabel* label : {m_heading, m_sentence}) {
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
  }
  auto* column = new QVBoxLayout(this);
  column->addStretch(1);
  column->addWidget(m_heading);
  column->addWidget(m_sentence);
  column->addStretch(2);
  applyFont();
}

void EmptyState::setText(const QString& heading, const QString& sentence) {
  m_heading->setText(heading);
  m_sentence->setText(sentence);
}

void EmptyState::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) applyFont();
  WrappingPart::changeEvent(event);
}

void EmptyState::applyFont() {
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * 1.3);
  m_heading->setFont(large);
}

}  // namespace strata::gui

#include "moc_empty_state.cpp"
