// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/help_view.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qlocale.h>
#include <QtGui/qabstracttextdocumentlayout.h>
#include <QtGui/qfontdatabase.h>
#include <QtGui/qtextcursor.h>
#include <QtGui/qtextdocument.h>
#include <QtGui/qtextobject.h>
#include <QtGui/qtextoption.h>
#include <QtGui/qtexttable.h>
#include <QtWidgets/qscrollbar.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/gui/look/theme.h"

namespace strata::gui {

namespace {

/// Longer lines make the eye lose the next one.
constexpr int columnCharacters = 72;
/// Ordinary text: an average over the alphabet would be too wide.
const QLatin1StringView sampleText("the figure counts each byte once, and the traffic is twice as much");
/// The distance of lines, in heights of the font. Arabic letters reach further up and down, mostly in a font
/// of their own: with less, lines of both scripts would stand farther apart than those of one.
constexpr qreal lineHeight = 1.3;
constexpr qreal lineHeightRightToLeft = 1.65;

/// The space above and the size of headings of level 1, 2 and below, in lines of text.
constexpr std::array<qreal, 3> spaceAbove{0, 1.1, 0.8};
constexpr std::array<qreal, 3> headingSize{1.6, 1.25, 1.05};

template <typename T>
T ofLevel(const std::array<T, 3>& values, int level) {
  return values[static_cast<std::size_t>(std::clamp(level, 1, 3) - 1)];
}

bool isCodeBlock(const QTextBlock& block) {
  return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

}  // namespace

HelpView::HelpView(QWidget* parent) : QTextBrowser(parent) {
  setFrameShape(QFrame::NoFrame);
  setOpenLinks(false);
  setUndoRedoEnabled(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // text and tables are as wide as there is room
  setTabChangesFocus(true);
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &HelpView::noteTop);
}

void HelpView::showTopic(const HelpTopic& topic) {
  m_topic = topic;
  m_arranging = true;
  render();
  m_arranging = false;
  setScrollPosition(0);
  noteTop();
}

int HelpView::scrollPosition() const {
  return verticalScrollBar()->value();
}

void HelpView::setScrollPosition(int position) {
  verticalScrollBar()->setValue(position);
}

void HelpView::scrollToSection(qsizetype section) {
  if (section <= 0) return setScrollPosition(0);
  const QTextBlock heading = headingOf(section);
  if (!heading.isValid()) return;
  const QRectF place = document()->documentLayout()->blockBoundingRect(heading);
  setScrollPosition(static_cast<int>(place.top()) - fontMetrics().height() / 2);
}

void HelpView::markWords(const QStringList& words) {
  if (m_words == words) return;
  m_words = words;
  showMarks();
}

void HelpView::revealMark(qsizetype section) {
  const QTextBlock heading = headingOf(section);
  const int from = heading.isValid() ? heading.position() : 0;
  for (const QTextEdit::ExtraSelection& mark : extraSelections()) {
    if (mark.cursor.selectionStart() < from) continue;
    QTextCursor place(document());
    place.setPosition(mark.cursor.selectionStart());
    const QRect seen = cursorRect(place);
    if (seen.bottom() > viewport()->height())
      setScrollPosition(scrollPosition() + seen.bottom() - viewport()->height() / 2);
    return;
  }
}

void HelpView::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
  if (m_topic.id.isEmpty()) return;
  m_arranging = true;
  render();
  restoreTop();
}

void HelpView::resizeEvent(QResizeEvent* event) {
  m_arranging = true;
  QTextBrowser::resizeEvent(event);
  fitColumn(*document());
  restoreTop();
}

// The first time, Qt scrolls to its text cursor, which is at the end of what was set.
void HelpView::showEvent(QShowEvent* event) {
  m_arranging = true;
  QTextBrowser::showEvent(event);
  restoreTop();
}

void HelpView::noteTop() {
  if (m_arranging) return;
  const QAbstractTextDocumentLayout& layout = *document()->documentLayout();
  const int top = scrollPosition();
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    const QRectF place = layout.blockBoundingRect(block);
    if (place.bottom() <= top) continue;
    m_topBlock = block.blockNumber();
    m_topShare = place.height() > 0 ? (top - place.top()) / place.height() : 0;
    return;
  }
}

void HelpView::restoreTop() {
  const QRectF place =
      document()->documentLayout()->blockBoundingRect(document()->findBlockByNumber(m_topBlock));
  const bool isBeginning = m_topBlock == 0 && m_topShare <= 0;
  setScrollPosition(isBeginning ? 0
                                : static_cast<int>(std::lround(place.top() + m_topShare * place.height())));
  m_arranging = false;
}

void HelpView::render() {
  // Qt lays out a table of the shown document anew with each cell that is filled, which took 10 s for a page
  // of long tables. So the page is written to another document, which is shown when it is whole.
  auto* written = new QTextDocument(this);
  written->setUndoRedoEnabled(false);
  written->setDefaultFont(font());
  QTextOption option = document()->defaultTextOption();
  option.setTextDirection(isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
  written->setDefaultTextOption(option);
  written->setIndentWidth(fontMetrics().height() * 1.2);
  written->setMarkdown(
      m_topic.markdown,
      QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub | QTextDocument::MarkdownNoHTML));
  styleTables(*written);
  styleBlocks(*written);
  fitColumn(*written);
  // Without a width Qt lays it out without line wrapping first, and keeps the range of the scroll bar from
  // that.
  written->setTextWidth(viewport()->width());

  setExtraSelections({});
  // Qt deletes the document that it came with, and none of ours.
  const QTextDocument* const ours = document()->parent() == this ? document() : nullptr;
  setDocument(written);
  delete ours;
  showMarks();
}

void HelpView::styleBlocks(const QTextDocument& written) {
  for (QTextBlock block = written.begin(); block.isValid(); block = block.next()) styleBlock(block);
}

void HelpView::styleBlock(const QTextBlock& block) {
  const Theme theme = themeFor(palette());
  const int line = fontMetrics().height();
  const int level = block.blockFormat().headingLevel();
  const QColor codeGround = mixed(palette().color(QPalette::Text), palette().color(QPalette::Base), 0.07);
  QTextCursor cursor(block);

  QTextBlockFormat shape;
  const bool isInTable = cursor.currentTable() != nullptr;
  const bool isLast = block.next().isValid() && isCodeBlock(block) && !isCodeBlock(block.next());
  if (level > 0) {
    shape.setTopMargin(ofLevel(spaceAbove, level) * line);
    shape.setBottomMargin(0);
  } else if (isCodeBlock(block)) {
    // A command is read from left to right in every language.
    shape.setLayoutDirection(Qt::LeftToRight);
    shape.setNonBreakableLines(false);
    shape.setBackground(codeGround);
    shape.setTopMargin(0);
    shape.setBottomMargin(isLast ? 0.7 * line : 0);
    shape.setLeftMargin(0);
    shape.setRightMargin(0);
  } else {
    shape.setTopMargin(0);
    shape.setBottomMargin(isInTable ? 0 : (block.textList() != nullptr ? 0.3 : 0.7) * line);
    shape.setLineHeight(lineHeights() * line, QTextBlockFormat::MinimumHeight);
  }
  cursor.mergeBlockFormat(shape);

  for (QTextBlock::iterator at = block.begin(); !at.atEnd(); ++at) {
    const QTextCharFormat format = at.fragment().charFormat();
    cursor.setPosition(at.fragment().position());
    cursor.setPosition(at.fragment().position() + at.fragment().length(), QTextCursor::KeepAnchor);
    QTextCharFormat look = format;
    if (level > 0) {
      look.clearProperty(QTextFormat::FontSizeAdjustment);
      look.setFontPointSize(font().pointSizeF() * ofLevel(headingSize, level));
      look.setFontWeight(QFont::DemiBold);
    }
    if (format.isAnchor()) {
      look.setForeground(theme.accent);
      look.setFontUnderline(true);
    }
    if (format.fontFixedPitch()) {
      look.setFontFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
      if (!isCodeBlock(block)) look.setBackground(codeGround);
    }
    cursor.setCharFormat(look);
  }
}

void HelpView::styleTables(const QTextDocument& written) {
  const Theme theme = themeFor(palette());
  const int line = fontMetrics().height();
  for (QTextFrame* frame : written.rootFrame()->childFrames()) {
    auto* table = qobject_cast<QTextTable*>(frame);
    if (table == nullptr) continue;
    QTextTableFormat format = table->format();
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(0.35 * line);
    format.setTopMargin(0.2 * line);
    format.setBottomMargin(0.9 * line);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    table->setFormat(format);
    for (int row = 0; row < table->rows(); ++row)
      for (int column = 0; column < table->columns(); ++column) {
        QTextTableCell cell = table->cellAt(row, column);
        QTextTableCellFormat shape = cell.format().toTableCellFormat();
        shape.setBottomBorder(1);
        shape.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        shape.setBottomBorderBrush(row == 0 ? theme.muted : theme.hairline);
        shape.setVerticalAlignment(QTextCharFormat::AlignTop);
        // The space between lines stands above each: above the first it is part of the padding.
        shape.setTopPadding(std::max(0.0, 1.45 - lineHeights()) * line);
        shape.setBottomPadding(0.4 * line);
        cell.setFormat(shape);
        if (row > 0) continue;
        QTextCursor head = cell.firstCursorPosition();
        head.setPosition(cell.lastCursorPosition().position(), QTextCursor::KeepAnchor);
        QTextCharFormat bold;
        bold.setFontWeight(QFont::DemiBold);
        head.mergeCharFormat(bold);
      }
  }
}

void HelpView::fitColumn(const QTextDocument& text) {
  const int margin = fontMetrics().height() * 5 / 4;
  const int column =
      fontMetrics().horizontalAdvance(sampleText) * columnCharacters / static_cast<int>(sampleText.size());
  const int trailing = std::max(margin, viewport()->width() - margin - column);
  QTextFrameFormat format = text.rootFrame()->frameFormat();
  format.setMargin(0);
  format.setTopMargin(margin);
  format.setBottomMargin(2 * margin);
  format.setLeftMargin(isRightToLeft() ? trailing : margin);
  format.setRightMargin(isRightToLeft() ? margin : trailing);
  if (format == text.rootFrame()->frameFormat()) return;
  text.rootFrame()->setFrameFormat(format);
}

void HelpView::showMarks() {
  const Theme theme = themeFor(palette());
  QTextCharFormat look;
  look.setBackground(mixed(theme.fair, palette().color(QPalette::Base), theme.dark ? 0.35 : 0.25));
  look.setForeground(palette().color(QPalette::Text));
  QList<QTextEdit::ExtraSelection> marks;
  for (QTextBlock block = document()->begin(); block.isValid() && !m_words.isEmpty(); block = block.next()) {
    for (const TextRange& range : findWords(m_words, block.text())) {
      QTextEdit::ExtraSelection& mark = marks.emplaceBack();
      mark.format = look;
      mark.cursor = QTextCursor(document());
      mark.cursor.setPosition(block.position() + static_cast<int>(range.start));
      mark.cursor.setPosition(block.position() + static_cast<int>(range.start + range.length),
                              QTextCursor::KeepAnchor);
    }
  }
  setExtraSelections(marks);
}

bool HelpView::isRightToLeft() const {
  return QLocale(m_topic.language).textDirection() == Qt::RightToLeft;
}

qreal HelpView::lineHeights() const {
  return isRightToLeft() ? lineHeightRightToLeft : lineHeight;
}

QTextBlock HelpView::headingOf(qsizetype section) const {
  qsizetype index = 0;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
    if (block.blockFormat().headingLevel() > 0 && index++ == section) return block;
  return {};
}

}  // namespace strata::gui

#include "moc_help_view.cpp"
