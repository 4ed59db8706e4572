// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qset.h>
#include <QtGui/qimage.h>
#include <QtWidgets/qwidget.h>

#include <functional>
#include <vector>

#include "app/gui/charts/cache_edges.h"
#include "app/gui/charts/chart_data.h"
#include "app/gui/charts/chart_picture.h"
#include "app/gui/charts/chart_table.h"
#include "app/gui/charts/plot.h"
#include "app/gui/text/rate_unit.h"

class QScrollArea;
class QStackedLayout;

namespace strata::gui {

class ChartHead;
class ChartTableView;
class LegendRow;
class PlotView;
class RowsView;

/// A chart with its title, its legend and its table. draw() is called at most ten times a second, by whoever
/// holds the data.
class ChartPanel : public QWidget {
  Q_OBJECT

 public:
  /// Makes the plot of the data that this chart is for.
  using MakePlot = std::function<Plot(const ChartData&, const PlotChoices&)>;

  /// `rows`: its plot has the shape Rows.
  ChartPanel(const QString& name, MakePlot makePlot, QWidget* parent, bool rows = false);
  ~ChartPanel() override;

  void draw(const ChartData& all);

  /// Rates are shown in that unit. Operations of the processor have a unit of their own; the disk, which does
  /// not follow the clock, shows MB/s instead of bytes per cycle.
  void setRateUnit(RateUnit unit);
  /// Dotted lines in the memory chart where the caches end; the other charts have none.
  void setCacheEdges(std::vector<CacheEdge> edges);
  /// Staircases of bandwidth show lines of more than one thread, or those of one.
  void setAllThreads(bool all);
  /// Charts over a size of data show them beside what was measured.
  void setPublished(std::optional<PublishedLines> published);

  /// The figures of the lines that are shown.
  ChartTable table() const;
  /// The same for the clipboard, columns parted by tabs.
  QString tableText() const;

  /// The lines that are shown, all of the axis, no read-out: see imageOf.
  QImage picture(const PictureHead& head, QSize size = pictureSize) const;
  QByteArray svg(const PictureHead& head, QSize size = pictureSize) const;

  /// As high as head and legend need at this width, on as many lines as they break into, and a plot below.
  QSize minimumSizeHint() const override;

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void retranslate();
  void applyTheme();
  void redraw();
  void showLines();
  void toggle(const QString& key);
  QSet<QString> hidden() const;
  Plot shownPlot() const;
  QWidget* drawing() const;

  MakePlot m_makePlot;
  ChartHead* m_head;
  LegendRow* m_legend;
  QStackedLayout* m_layers;
  PlotView* m_view;        ///< null where the plot is of rows
  RowsView* m_rows;        ///< null where it is not
  QScrollArea* m_rowRoom;  ///< of m_rows
  ChartTableView* m_table;
  ChartData m_data;  ///< what is drawn, kept so that a change of unit, colours or language can draw it again
  PlotChoices m_choices;
  Plot m_plot;             ///< with all lines
  QSet<QString> m_hidden;  ///< keys of legend entries that somebody hid
  QSet<QString> m_wanted;  ///< of quiet ones that somebody wants to see
};

ChartPanel* makeProcessorChart(QWidget* parent);
ChartPanel* makeMemoryChart(QWidget* parent);
ChartPanel* makeBandwidthChart(QWidget* parent);
ChartPanel* makeLatencyChart(QWidget* parent);
ChartPanel* makeScalingChart(QWidget* parent);
ChartPanel* makeDiskChart(QWidget* parent);
ChartPanel* makeDiskRateChart(QWidget* parent);
ChartPanel* makeLatestDiskChart(QWidget* parent);
ChartPanel* makeDiskLatencyChart(QWidget* parent);
ChartPanel* makePercentileChart(QWidget* parent);
ChartPanel* makeEnduranceRateChart(QWidget* parent);
ChartPanel* makeEnduranceLatencyChart(QWidget* parent);
ChartPanel* makeNetworkRateChart(QWidget* parent);
ChartPanel* makeNetworkLatencyChart(QWidget* parent);
ChartPanel* makeNetworkPercentileChart(QWidget* parent);
ChartPanel* makeNetworkChunksChart(QWidget* parent);
ChartPanel* makeNetworkBarsChart(QWidget* parent);
/// Of a test of ChartData::cells. `title` is translated in the context "Charts" whenever it is shown.
ChartPanel* makeCellRowsChart(TestGroup kind, const QString& name, const char* title, QWidget* parent);
ChartPanel* makeCellSizesChart(TestGroup kind, const QString& name, const char* title, QWidget* parent);

}  // namespace strata::gui
