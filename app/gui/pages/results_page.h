// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include "app/gui/rate_unit.h"
#include "core/model/machine.h"

namespace strata::gui {

class ChartPanel;

/// A page that shows figures: what the menus ask of it, whichever it is.
class ResultsPage : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;

  /// The chart that is shown; null while the page has nothing to show.
  virtual ChartPanel* shownChart() const = 0;
  /// What the page says while it has nothing to show.
  virtual void setInvitation(const QString& heading, const QString& sentence) = 0;
  virtual void setMachine(const Machine& machine) = 0;
  virtual void setRateUnit(RateUnit unit) = 0;

 signals:
  /// shownChart() is another one, or there is one now.
  void shownChartChanged();
};

}  // namespace strata::gui
