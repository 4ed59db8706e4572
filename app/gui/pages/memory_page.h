// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/gui/pages/results_page.h"

class QHBoxLayout;
class QLabel;

namespace strata::gui {

class CurrentStack;
class LiveResults;
class ScalingSection;
class SectionTabs;
class SweepBar;
class TestPage;

/// Caches and memory in detail: those of testSections() that are of this page, one as chosen by its tab, each
/// with its chart and its table, and after a run with several numbers of threads what they added. The head's
/// button measures what is chosen.
class MemoryPage : public ResultsPage {
  Q_OBJECT

 public:
  /// `results` outlives the page.
  explicit MemoryPage(LiveResults& results, QWidget* parent = nullptr);
  ~MemoryPage() override;

  RunRequest request() const override;
  ChartPanel* shownChart() const override;
  void setInvitation(const QString& heading, const QString& sentence) override;
  void setMachine(const Machine& machine) override;
  void setRateUnit(RateUnit unit) override;
  void offerPublished(PublishedChoice& choice) override;

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct Section {
    TestGroup kind;
    TestPage* page;
  };

  /// Null for scaling.
  const Section* chosen() const;
  TestGroup chosenKind() const;
  void choose(TestGroup kind);
  void showChosen();
  ResultsPage* chosenSection() const;
  /// Scaling can be chosen while there is something to see.
  void offerScaling();
  /// Whoever looks here while a run begins that measures other sections only is led to one of these; else a
  /// person alone changes what is chosen.
  void followRun();
  /// Where the levels that the latency shows differ from those that the system reports.
  void showNotes();
  void showPublished();
  void showNames();
  void retranslate();

  LiveResults& m_results;
  std::optional<Machine> m_machine;
  SectionTabs* m_tabs;
  SweepBar* m_sweep;
  QHBoxLayout* m_choices;          ///< between tabs and sections
  QWidget* m_published = nullptr;  ///< what published figures are chosen with; null: none are offered
  CurrentStack* m_stack;
  std::vector<Section> m_sections;  ///< in the order of the tabs
  ScalingSection* m_scaling;        ///< the last of the tabs, while there is something to see
  QLabel* m_notes;
};

}  // namespace strata::gui
