// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <functional>
#include <optional>
#include <vector>

#include "app/gui/panel/panel_request.h"
#include "app/gui/text/rate_unit.h"
#include "core/model/machine.h"
#include "core/plan/plan.h"

namespace strata::gui {

class ChartPanel;
class LiveResults;
class ComparedChoice;
struct ResultRow;

/// A page that shows figures: what the window asks of it, whichever it is.
class ResultsPage : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;

  /// What the head's button measures.
  virtual RunRequest request() const = 0;
  /// What request() still lacks, as a sentence in the language that is spoken when it is called; null:
  /// nothing.
  virtual std::function<QString()> obstacle() const { return {}; }
  /// Says on the page what obstacle() says, where it can be mended.
  virtual void complain() {}
  /// What a button of the page's own measures that wants to tell how long it takes; nothing where there is
  /// none.
  virtual std::optional<RunRequest> sweepRequest() const { return std::nullopt; }
  /// What sweepRequest() would do.
  virtual void showSweepForecast(const Plan&) {}

  /// What request() would do.
  virtual void showForecast(const Plan&) {}

  /// Those rows of `results` that a person sees here, or that one button of the page would show: what a
  /// sentence on this page may speak of. Valid until the results change.
  virtual std::vector<const ResultRow*> shownRows(const LiveResults& results) const;

  /// Whether the page shows figures of an earlier run of a test that was not measured since the start; others
  /// show an invitation then.
  virtual bool showsEarlier() const { return false; }

  /// The chart that is shown; null while the page has nothing to show.
  virtual ChartPanel* shownChart() const = 0;
  /// What the page says while it has nothing to show.
  virtual void setInvitation(const QString& heading, const QString& sentence) = 0;
  virtual void setMachine(const Machine& machine) = 0;
  virtual void setRateUnit(RateUnit unit) = 0;
  /// The unit that rates have here where that one is chosen.
  virtual RateUnit unitHere(RateUnit chosen) const { return chosen; }
  /// Offers figures to compare with; called once. `choice` outlives the page.
  virtual void offerCompared(ComparedChoice&) {}

 signals:
  /// shownChart() is another one, or there is one now.
  void shownChartChanged();
  /// request() or sweepRequest() is another one.
  void requestChanged();
  void measureWanted(const strata::gui::RunRequest& request);
};

}  // namespace strata::gui
