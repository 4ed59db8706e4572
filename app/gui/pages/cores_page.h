// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/gui/pages/results_page.h"

class QTabBar;

namespace strata::gui {

class CurrentStack;
class LiveResults;
class TestPage;

/// What CPUs do with cache lines that they share: a tab for each of testSections() that is of this page, with
/// its chart and its table. Only a person changes the tab. The head's button measures what it shows.
class CoresPage : public ResultsPage {
  Q_OBJECT

 public:
  /// `results` outlives the page.
  explicit CoresPage(LiveResults& results, QWidget* parent = nullptr);
  ~CoresPage() override;

  RunRequest request() const override;
  ChartPanel* shownChart() const override;
  void setInvitation(const QString& heading, const QString& sentence) override;
  void setMachine(const Machine& machine) override;
  void setRateUnit(RateUnit unit) override;
  void offerPublished(PublishedChoice& choice) override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  TestPage* chosen() const;
  void retranslate();

  QTabBar* m_tabs;
  CurrentStack* m_stack;
  std::vector<TestGroup> m_kinds;     ///< in the order of the tabs
  std::vector<TestPage*> m_sections;  ///< likewise
};

}  // namespace strata::gui
