// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/held_back_line.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <utility>

#include "app/gui/text/labels.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

constexpr int sentencesSide = 20;

}  // namespace

HeldBackLine::HeldBackLine(QWidget* parent)
    : WrappingPart(parent), m_line(new QToolButton(this)), m_sentences(plainLabel(this)) {
  setObjectName(QStringLiteral("heldBack"));
  m_line->setObjectName(QStringLiteral("heldBackLine"));
  m_line->setAutoRaise(true);
  m_line->setCheckable(true);
  // In a narrow window the line has fewer facts, and its tool tip has all of them.
  m_line->setMinimumWidth(1);
  m_sentences->setObjectName(QStringLiteral("heldBackSentences"));
  m_sentences->setWordWrap(true);
  m_sentences->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_sentences->hide();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_line, 0, Qt::AlignLeading);
  column->addWidget(m_sentences);
  connect(m_line, &QToolButton::toggled, this, &HeldBackLine::showOpen);
  showOpen();
  hide();
}

void HeldBackLine::setReasons(std::vector<Reason> reasons) {
  if (reasons == m_reasons) return;
  m_reasons = std::move(reasons);
  showReasons();
}

QString HeldBackLine::text() const {
  return m_text;
}

void HeldBackLine::fitLine() {
  const QFontMetrics metrics = m_line->fontMetrics();
  m_line->setText(QString());
  const int besides = m_line->sizeHint().width() + metrics.averageCharWidth();  // arrow, gaps
  m_line->setText(
      withoutLastFacts(m_text, metrics, std::max(0, width() - besides)).replace(u'&', QStringLiteral("&&")));
}

void HeldBackLine::showReasons() {
  QStringList briefs;
  QStringList sentences;
  for (const Reason& reason : m_reasons) {
    briefs.append(briefReasonText(reason));
    sentences.append(reasonText(reason));
  }
  m_text = tr("What holds this machine back: %1", "a list").arg(joinedFacts(briefs));
  m_line->setToolTip(m_text);
  m_line->setAccessibleName(m_text);
  fitLine();
  m_sentences->setText(sentences.join(u'\n'));
  setVisible(!m_reasons.empty());
  updateGeometry();
}

void HeldBackLine::showOpen() {
  fitLine();
  const bool mirrored = layoutDirection() == Qt::RightToLeft;
  m_sentences->setContentsMargins(mirrored ? 0 : sentencesSide, 0, mirrored ? sentencesSide : 0, 0);
  m_sentences->setVisible(m_line->isChecked());
  updateGeometry();
}

void HeldBackLine::resizeEvent(QResizeEvent* event) {
  WrappingPart::resizeEvent(event);
  fitLine();
}

void HeldBackLine::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && !m_reasons.empty()) showReasons();
  if (event->type() == QEvent::LayoutDirectionChange) showOpen();
  if (event->type() == QEvent::FontChange) fitLine();
  WrappingPart::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_held_back_line.cpp"
