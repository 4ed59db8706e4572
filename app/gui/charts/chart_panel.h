// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/qimage.h>
#include <QtWidgets/qwidget.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_data.h"
#include "app/gui/charts/chart_picture.h"
#include "app/gui/charts/chart_table.h"
#include "app/gui/text/rate_unit.h"
#include "app/gui/widgets/wrapping_part.h"

class QLabel;
class QScrollArea;
class QStackedLayout;

namespace strata::gui {

class ChartHead;
class ChartTableView;
class LegendRow;
class PlotView;
class RowsView;

/// A chart with its title, its legend and its table. draw() is called at most ten times a second, by whoever
/// holds the data. A right click shows a menu of what can be done with it; actions that the panel was given
/// (addActions) come first.
class ChartPanel : public WrappingPart {
  Q_OBJECT

 public:
  using Build = std::function<Chart(const ChartData&, const ChartChoices&)>;

  /// `rows`: what it builds has the shape Rows or Grid.
  ChartPanel(const char* name, Build build, QWidget* parent, bool rows = false);
  ~ChartPanel() override;

  void draw(const ChartData& all);

  /// `table` stands behind the switch to the table, in place of the chart's own: it has the same results and
  /// more. The panel owns it from then on.
  void setTableView(QWidget* table);

  /// Rates are shown in that unit. Operations of the processor have a unit of their own; the disk, which does
  /// not follow the clock, shows MB/s instead of bytes per cycle.
  void setRateUnit(RateUnit unit);
  /// Dotted lines in the memory chart where the caches end; the other charts have none.
  void setCacheEdges(std::vector<CacheEdge> edges);
  /// The machine, as in ChartChoices.
  void setMachine(const Machine& machine);
  /// Staircases of bandwidth show lines of more than one thread, or those of one.
  void setAllThreads(bool all);
  /// Charts over a size of data show them beside what was measured.
  void setCompared(std::optional<ComparedLines> compared);

  /// The figures of the lines that are shown.
  Table table() const;
  /// The same for the clipboard, columns parted by tabs.
  QString tableText() const;

  /// The lines that are shown, all of the axis, no read-out: see imageOf.
  QImage picture(const PictureHead& head, QSize size = pictureSize) const;
  QByteArray svg(const PictureHead& head) const;

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void retranslate();
  void applyTheme();
  void redraw();
  void showLines();
  void toggle(const std::string& key);
  std::set<std::string> hidden() const;
  Chart shownPlot() const;
  QWidget* drawing() const;

  Build m_build;
  ChartHead* m_head;
  LegendRow* m_legend;
  QLabel* m_caption;  ///< what lines show, in a sentence; RowsView writes its own
  QStackedLayout* m_layers;
  PlotView* m_view;        ///< null where RowsView draws
  RowsView* m_rows;        ///< null where it is not
  QScrollArea* m_rowRoom;  ///< of m_rows
  ChartTableView* m_table;
  QWidget* m_otherTable = nullptr;  ///< in place of m_table; null: none
  ChartData m_data;  ///< what is drawn, kept so that a change of unit, colours or language can draw it again
  ChartChoices m_choices;
  Chart m_plot;                    ///< all lines, hidden ones too
  std::set<std::string> m_hidden;  ///< keys of legend entries that the user hid
  std::set<std::string> m_wanted;  ///< keys of quiet entries (Chart::quiet) that the user shows
};

}  // namespace strata::gui
