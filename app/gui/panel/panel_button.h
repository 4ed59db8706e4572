// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qabstractbutton.h>

#include <cstddef>

#include "app/gui/panel/panel_faces.h"

namespace strata::gui {

/// A cell of the panel: a figure with its verdict, or the head of a row or column. Pressing it measures what
/// it names. The arrow keys only ask; whoever holds the cells moves the focus.
class PanelButton : public QAbstractButton {
  Q_OBJECT

 public:
  enum class Kind { Column, Level, Figure };

  PanelButton(Kind kind, QWidget* parent);

  void setFace(const PanelFace& face);
  const PanelFace& face() const { return m_face; }

  /// Two lines, unless told that there are three: figure or name, caption, and more.
  void setLines(int lines);
  /// Beside the mark of the verdict stand numbers of footnotes instead of its word; a head stands above the
  /// figures of such cells.
  void setNumbered();
  /// Whether units stand beside figures of its column: there is less room for numbers then.
  void setUnitsInColumn(bool units);
  /// Numbers of footnotes as they are shown: those that there is room for, and how many more there are.
  QString shownNotes() const;

  /// Where height is scarce the second line stands before the figure or behind the name, as far as there is
  /// room; folded or with a third line, the button stays as it is.
  void setCompact(bool compact);
  /// What of the second line is shown before the figure while that is so; empty: there is no room.
  QString captionBeside() const;
  /// When folded, a head shows its unit below its name, and a level its size beside it.
  void setFolded(bool folded);
  /// The width it needs when folded or not, with the mark of the verdict and numbers of footnotes.
  int leastWidth(bool folded) const;
  /// The width in which a level has its name and caption beside each other, not folded.
  int oneLineWidth() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  /// The neighbour in that direction is wanted, as seen from left to right.
  void neighbourWanted(int right, int down);

 protected:
  void moveEvent(QMoveEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  bool isPointedAt() const;
  void paintHead(QPainter& painter, const QRect& whole) const;
  void paintLevel(QPainter& painter, const QRect& room) const;
  void paintFigure(QPainter& painter, const QRect& room) const;
  void paintCaption(QPainter& painter, const QRect& line, Qt::Alignment side) const;
  /// False where there is no room for it.
  bool paintChange(QPainter& painter, const QRect& line) const;
  void paintSmall(QPainter& painter, const QString& text, const QRect& line, Qt::Alignment side,
                  bool warns) const;
  int trailingWidth(bool withWord, bool folded, std::size_t notes) const;
  int headTrail() const;
  std::size_t notesShown() const;
  int side() const;
  bool hasRoomForWord() const;
  QString unitBeside() const;
  bool hasOneLine() const;
  int upright() const;
  QRect roomOfFigure(const QRect& room) const;
  int figureWidth() const;
  /// The gap between a name and what stands beside it.
  int nameGap() const;

  const Kind m_kind;
  PanelFace m_face;
  bool m_folded = false;
  bool m_compact = false;
  int m_lines = 2;
  bool m_numbered = false;
  bool m_unitsInColumn = false;
};

}  // namespace strata::gui
