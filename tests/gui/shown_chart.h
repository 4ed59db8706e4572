// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest/qtest.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qtableview.h>

#include <memory>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/plot_view.h"
#include "tests/gui/chart_samples.h"

namespace strata::gui {

/// A memory chart, of round figures where nothing else is given, in an active window.
class ShownChart {
 public:
  explicit ShownChart(const ChartData& data = roundFigures())
      : panel(new ChartPanel("memoryChart", memoryChart, nullptr)) {
    panel->resize(700, 500);
    panel->draw(data);
    panel->show();
    panel->activateWindow();
    isActive = QTest::qWaitForWindowActive(panel.get());
  }

  QAbstractButton* button(const char* name) const {
    return panel->findChild<QAbstractButton*>(QString::fromLatin1(name));
  }
  PlotView& view() const { return *panel->findChild<PlotView*>(); }
  QTableView& table() const { return *panel->findChild<QTableView*>(); }
  QStringList lines() const {
    QStringList ids;
    for (const ChartSeries& line : view().canvas().plot().series) ids.append(QString::fromStdString(line.id));
    return ids;
  }
  QString cell(int row, int column) const { return table().model()->index(row, column).data().toString(); }
  QString heading(int column) const { return table().model()->headerData(column, Qt::Horizontal).toString(); }

  std::unique_ptr<ChartPanel> panel;
  bool isActive = false;
};

}  // namespace strata::gui
