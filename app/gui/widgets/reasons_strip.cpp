// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/reasons_strip.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qfontmetrics.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>

#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

/// More would take the room of the figures that it is about.
constexpr int mostLinesOfReasons = 3;

}  // namespace

ReasonsStrip::ReasonsStrip(const QString& name, QWidget* parent)
    : QScrollArea(parent), m_label(plainLabel(this)) {
  setObjectName(name);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setBackgroundRole(QPalette::Base);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_label->setObjectName(name + QStringLiteral("Text"));
  m_label->setWordWrap(true);
  m_label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
  m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  setWidget(m_label);
  hide();
}

QString ReasonsStrip::text() const {
  return m_label->text();
}

void ReasonsStrip::setTexts(const QStringList& texts) {
  if (texts == m_texts) return;
  m_texts = texts;
  fit();
  setVisible(!m_texts.isEmpty());
}

void ReasonsStrip::setText(const QString& text) {
  m_label->setText(text);
}

void ReasonsStrip::fit() {
  const QFontMetrics metrics = m_label->fontMetrics();
  const int most = mostLinesOfReasons * metrics.lineSpacing();
  int height = metrics.lineSpacing();
  for (const QString& text : m_texts)
    if (height < most)
      height = std::max(height, metrics.boundingRect(0, 0, width(), most, Qt::TextWordWrap, text).height());
  setFixedHeight(std::min(height, most));
}

void ReasonsStrip::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fit();
}

void ReasonsStrip::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() == QEvent::FontChange) fit();
}

}  // namespace strata::gui

#include "moc_reasons_strip.cpp"
