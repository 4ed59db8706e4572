// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstringlist.h>
#include <QtWidgets/qtextbrowser.h>

#include "app/gui/help/help_text.h"

class QTextBlock;

namespace strata::gui {

/// Shows one topic: in the colours of the palette, in a column that can be read with ease, in the direction
/// of its language, with what is searched for marked.
class HelpView : public QTextBrowser {
  Q_OBJECT

 public:
  explicit HelpView(QWidget* parent = nullptr);

  void showTopic(const HelpTopic& topic);
  /// Brings a section of the topic to the top; 0 is its beginning.
  void scrollToSection(qsizetype section);
  /// Marks the words wherever they stand in this and every later topic; none for no words.
  void markWords(const QStringList& words);
  /// Makes sure that the first mark at or after the top of a section can be seen.
  void revealMark(qsizetype section);

  int scrollPosition() const;
  void setScrollPosition(int position);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void render();
  void styleBlocks(const QTextDocument& written);
  void styleBlock(const QTextBlock& block);
  void styleTables(const QTextDocument& written);
  /// Margins that leave a column of readable width at the leading side.
  void fitColumn(const QTextDocument& text);
  void showMarks();
  /// The text, whatever the window is.
  bool isRightToLeft() const;
  /// The distance from line to line, in heights of the font.
  qreal lineHeights() const;
  QTextBlock headingOf(qsizetype section) const;

  /// Remembers which line is at the top, so that it stays there whatever becomes of sizes.
  void noteTop();
  void restoreTop();

  HelpTopic m_topic;
  QStringList m_words;
  int m_topBlock = 0;        ///< number of the block that is at the top …
  qreal m_topShare = 0;      ///< … and which part of it is above
  bool m_arranging = false;  ///< scrolling now is none of the reader's
};

}  // namespace strata::gui
