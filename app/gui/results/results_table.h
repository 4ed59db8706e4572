// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <cstddef>
#include <optional>

#include "core/plan/plan.h"

class QLabel;
class QModelIndex;
class QTableView;

namespace strata::gui {

class FoldedText;
class KindFilter;
class ResultsModel;

/// The results as a table; below it, in full, the reasons of the row that the keyboard or mouse is on, and
/// notes: each reason once, with its number in the rows that it is about. Kinds of memory that a machine does
/// not have are no rows: a line says of each reason what it is for. In a narrow window the share of the peak,
/// then the interval, are left to the tool tips.
class WholeRowsView;

class ResultsTable : public QWidget {
  Q_OBJECT

 public:
  explicit ResultsTable(ResultsModel& model, QWidget* parent = nullptr);

  /// Shows the cells of one kind, or all.
  void setKind(std::optional<TestGroup> kind);
  int shownRows() const;
  /// Scrolls to the cells of that step of the run in progress, unless someone is reading elsewhere in the
  /// table.
  void reveal(std::size_t step);

  void revealTop();

  /// The line that says what is no row, and why; hidden while there is nothing to say. It may be put into
  /// another layout, which owns it from then on.
  QWidget* leftOut() const;
  /// The notes, likewise.
  QWidget* notes() const;

  /// The width of all that a row has, except the numbers of its notes.
  int usualWidth() const;
  QSize sizeHint() const override;
  /// Wide enough for name, figure and grade, high enough for a few rows.
  QSize minimumSizeHint() const override;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void applyTheme();
  QString longestName(std::uint64_t regionBytes) const;
  /// Finds the longest of the names that a test of this kind usually has, which room is kept for. It depends
  /// on the language and the font, and takes longer than layouts may that ask for it.
  void findUsualName();
  void fitColumns();
  void measureNames();
  /// Finds whether a result has something in the column, or one that is being measured may come to have it.
  bool mayHave(int column) const;
  /// Finds whether there are cycles, and shares of the peak.
  void findColumns();
  /// The width of the longest name that results of this kind usually have.
  int usualNameWidth() const;
  /// The width of what a row has in the narrowest window.
  int leastWidth() const;
  /// Leaves out columns for which there is no room, and gives the grades what is left for numbers of notes,
  /// as far as it has to be with what the names of the rows do not need.
  void fitToWidth();
  /// Gives rows the height that what stands in them needs.
  void fitRows(int first, int last);
  void showReasons(const QModelIndex& current);
  void showSkipped();
  void showNotes();

  std::optional<TestGroup> m_kind;
  QString m_usualName;   ///< the longest, with its size
  int m_widestName = 0;  ///< of the rows, in pixels
  int m_gradeWidth = 0;  ///< without numbers of notes
  int m_notesWidth = 0;  ///< what the rows need beyond it for the numbers of theirs
  int m_figureWidth = 0;
  int m_intervalWidth = 0;
  int m_cyclesWidth = 0;
  int m_limitWidth = 0;
  bool m_mayHaveCycles = false;  ///< see findColumns()
  bool m_mayHaveLimits = true;
  KindFilter* m_filter;
  WholeRowsView* m_view;
  QLabel* m_reasons;
  QLabel* m_skipped;  ///< what is no row, and why
  FoldedText* m_notes;
};

}  // namespace strata::gui
