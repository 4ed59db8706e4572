// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include <optional>
#include <string>
#include <vector>

#include "app/gui/panel/against.h"
#include "app/gui/panel/panel_values.h"
#include "app/gui/results/result_notes.h"
#include "app/gui/results/result_row.h"
#include "app/gui/text/rate_unit.h"

/// What the panel's buttons show and say, in the user's language.
namespace strata::gui {

struct PanelFace {
  QString text;            ///< a figure, or the name of a level or column
  QString unit;            ///< beside the text; empty where the head of the column names it
  bool unitBelow = false;  ///< the caption has the unit
  QString caption;         ///< second line
  QString brief;           ///< the part of the caption that stays where there is no room for all
  QString more;            ///< third line, of a button that has one
  std::optional<Grade> grade = {};
  QString verdict;      ///< the word for the mark
  QString notes;        ///< numbers of the footnotes that tell why: "1,3", "2–5"
  bool settled = true;  ///< a result; else a figure on its way, or none
  bool live = false;    ///< is being measured
  bool warns = false;   ///< the caption is what to look at first
  QString valueName;    ///< what the figure is, where neither the row nor the column says so
  std::optional<FigureChange> change = {};  ///< how it stands to another run, in place of the caption
  QString doubts;                           ///< why the figure is in doubt, a sentence for each reason
  QString toolTip;
  QString accessibleName;
  QString accessibleDescription;

  friend bool operator==(const PanelFace&, const PanelFace&) = default;
};

QString columnName(PanelColumn column);             ///< "Read"
QString levelName(int level);                       ///< "L2", "Memory"
QString unitOf(PanelColumn column, RateUnit unit);  ///< "GB/s", "ns"

/// What a result is called in a sentence: "L2 read", "Disk read".
QString cellNameOf(int level, PanelColumn column);
QString diskCellName(PanelColumn column);

PanelFace faceOfColumn(PanelColumn column, RateUnit unit);
PanelFace faceOfLevel(const Panel& panel, std::size_t row);
PanelFace faceOfFigure(const Panel& panel, std::size_t row, PanelColumn column, RateUnit unit,
                       const ResultNotes& notes);
PanelFace faceOfCore();
/// `name` is what the figure is: "Integer".
PanelFace faceOfArithmetic(const std::optional<ResultRow>& row, const QString& name, RateUnit unit,
                           const ResultNotes& notes);
/// The latency of a register; absent: not known yet. `earlier`: it is of a run of before the start.
PanelFace faceOfRegisters(std::optional<double> latencyNs, bool earlier);
PanelFace faceOfDisk();
/// Reading, writing, or how long a random read of 4 KiB takes.
PanelFace faceOfDiskFigure(const std::optional<ResultRow>& row, PanelColumn column, RateUnit unit,
                           const ResultNotes& notes);

/// Sets the figure of another run beside that of the cell.
void setChange(PanelFace& face, const std::optional<FigureChange>& change);

/// The notes of all results that the panel shows. Reasons of reliable results become no note.
ResultNotes notesOf(const Panel& panel);

}  // namespace strata::gui
