// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

#include <vector>

#include "app/gui/panel/panel_request.h"
#include "app/gui/text/rate_unit.h"
#include "app/gui/window/page_facts.h"
#include "core/model/machine.h"

class QWidget;

namespace strata::gui {

class ComparePage;
class CurrentStack;
class DiskPage;
class HelpPage;
class HistoryPage;
class NetworkPage;
class OverviewPage;
class PageList;
class ResultsPage;

/// The pages of the window: which ones there are, which one is shown, and how one gets to them.
class Pages : public QObject {
  Q_OBJECT

 public:
  /// The pages belong to `window`, in whose list they are chosen.
  Pages(PageList& list, const PageSources& sources, QWidget* window);

  CurrentStack& body() const { return *m_body; }
  OverviewPage& overview() const { return *m_overview; }
  DiskPage& disk() const { return *m_disk; }
  NetworkPage& network() const { return *m_network; }
  HistoryPage& history() const { return *m_history; }
  ComparePage& compare() const { return *m_compare; }

  Page shown() const { return m_shown; }
  /// Chooses it in the list, which then shows it.
  void choose(Page page);
  /// The page that is shown, where it is one of results; else null.
  ResultsPage* shownResults() const;
  /// Shows the place in the help that is about the page that is shown.
  void showHelp();
  /// Whether the page that is shown has a chart to save.
  bool hasChart() const;

  void setMachine(const Machine& machine);
  void setRateUnit(RateUnit unit);
  void retranslate();

 signals:
  /// Another page is shown.
  void changed();
  /// hasChart() may be another.
  void chartChanged();
  void measureWanted(const strata::gui::RunRequest& request);
  /// The page that is shown asks for another run.
  void requestChanged();

 private:
  void addResults(ResultsPage* page, ComparedChoice& compared);
  void show(Page page);

  PageList& m_list;
  CurrentStack* m_body;
  std::vector<ResultsPage*> m_results;
  OverviewPage* m_overview = nullptr;
  DiskPage* m_disk = nullptr;
  NetworkPage* m_network = nullptr;
  HistoryPage* m_history = nullptr;
  ComparePage* m_compare = nullptr;
  HelpPage* m_help = nullptr;
  Page m_shown = Page::Overview;
};

}  // namespace strata::gui
