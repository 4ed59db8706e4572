// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/folded_text.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qstringlist.h>
#include <QtGui/qevent.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qtextlayout.h>
#include <QtGui/qtextoption.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>

#include "app/gui/look/theme.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

constexpr int shownLines = 2;

/// The line without its last words, so that the sign for what is left out fits behind it.
QString shortened(QString line, const QFontMetrics& metrics, int width) {
  const QString sign(QChar(0x2026));
  line = line.trimmed();
  while (metrics.horizontalAdvance(line + sign) >= width) {
    const qsizetype word = line.lastIndexOf(u' ');
    if (word < 0) break;
    line = line.left(word).trimmed();
  }
  return line + sign;
}

}  // namespace

QString firstLines(const QString& text, const QFont& font, int width, int most) {
  const QFontMetrics metrics(font);
  const QStringList paragraphs = text.split(u'\n');
  QStringList shown;
  int lines = 0;
  for (qsizetype at = 0; at < paragraphs.size(); ++at) {
    const QString& paragraph = paragraphs[at];
    QTextLayout layout(paragraph, font);
    layout.setTextOption(QTextOption());
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
      line.setLineWidth(width);
      ++lines;
      const int end = line.textStart() + line.textLength();
      const bool isLast = end >= paragraph.size() && at + 1 == paragraphs.size();
      if (lines < most || isLast) continue;
      const QString kept = paragraph.left(line.textStart());
      shown.append(kept + shortened(paragraph.mid(line.textStart(), line.textLength()), metrics, width));
      return shown.join(u'\n');
    }
    layout.endLayout();
    shown.append(paragraph);
  }
  return shown.join(u'\n');
}

FoldedText::FoldedText(const QString& name, QWidget* parent)
    : QWidget(parent), m_label(plainLabel(this)), m_more(new QToolButton(this)) {
  setObjectName(name);
  m_label->setObjectName(name + QStringLiteral("Label"));
  m_label->setWordWrap(true);
  m_label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
  m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_more->setObjectName(name + QStringLiteral("More"));
  m_more->setCheckable(true);
  m_more->setAutoRaise(true);
  m_more->hide();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_label, 1);
  row->addWidget(m_more, 0, Qt::AlignBottom);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(m_more, &QToolButton::toggled, this, [this](bool open) {
    m_open = open;
    fit();
  });
  applyTheme();
}

void FoldedText::setText(const QString& text, const QString& brief) {
  if (text == m_text && brief == m_brief) return;
  m_text = text;
  m_brief = brief;
  m_label->setAccessibleName(text);
  fit();
}

void FoldedText::setKeepsRoom(bool keeps) {
  if (keeps == m_keepsRoom) return;
  m_keepsRoom = keeps;
  fit();
}

void FoldedText::fit() {
  m_more->setText(m_open ? tr("Less") : tr("More"));
  m_more->setAccessibleName(m_open ? tr("Show less of the notes") : tr("Show all of the notes"));
  const int whole = std::max(1, contentsRect().width());
  const bool fits = firstLines(m_text, m_label->font(), whole, shownLines) == m_text;
  const int gap = fits ? 0 : m_more->sizeHint().width() + layout()->spacing();
  const int room = std::max(1, whole - gap);
  m_more->setVisible(!fits);
  const QString& folded = m_brief.isEmpty() ? m_text : m_brief;
  m_label->setText(fits || m_open ? m_text : firstLines(folded, m_label->font(), room, shownLines));
  // A label asks for the height of its lines, but is content with less, which would be taken from it.
  const int least = m_keepsRoom ? shownLines * m_label->fontMetrics().lineSpacing() : 0;
  // Nor does it answer with less than its least height.
  m_label->setMinimumHeight(0);
  m_label->setMinimumHeight(std::max(least, m_label->heightForWidth(room)));
  updateGeometry();
}

void FoldedText::applyTheme() {
  m_label->setPalette(withText(palette(), themeFor(palette()).muted));
}

void FoldedText::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) fit();
}

void FoldedText::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) fit();
  if (event->type() == QEvent::PaletteChange) applyTheme();
  QWidget::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_folded_text.cpp"
