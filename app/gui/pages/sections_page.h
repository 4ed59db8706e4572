// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "app/gui/pages/page.h"
#include "app/gui/pages/results_page.h"

class QVBoxLayout;

namespace strata::gui {

class CurrentStack;
class LiveResults;
class SectionTabs;

/// A tab for each of testSections() that is of a page, with its chart and its table. Run measures the one
/// that is chosen. Until a person chooses a tab, the page opens at one with the newest results.
class SectionsPage : public ResultsPage {
  Q_OBJECT

 public:
  /// `name` begins the object names of the page and its parts; `always`: how many tabs are always there, see
  /// SectionTabs. `results` outlives the page.
  SectionsPage(LiveResults& results, Page page, const QString& name, int always, QWidget* parent = nullptr);
  ~SectionsPage() override;

  RunRequest request() const override;
  ChartPanel* shownChart() const override;
  void setInvitation(const QString& heading, const QString& sentence) override;
  void setMachine(const Machine& machine) override;
  void setRateUnit(RateUnit unit) override;
  void offerCompared(ComparedChoice& choice) override;

 protected:
  struct Section {
    std::optional<TestGroup> kind;        ///< absent for a page that is no test's
    ResultsPage* page;                    ///< a child of stack()
    std::function<QString()> name;        ///< in the language of the window
    std::function<QString()> group = {};  ///< see SectionTabs::setNames; absent: of none
  };

  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  /// Another tab is chosen, and nobody has been told yet.
  virtual void sectionChosen() {}

  void addSection(Section section);
  /// Whether the last section has a tab.
  void offerLast(bool offers);
  const Section& chosen() const;
  /// Chooses the first section whose test is among these; none: the chosen one stays.
  void chooseOneOf(TestSet tests);
  CurrentStack& stack() const { return *m_stack; }
  /// The page from top to bottom: tabs and stack.
  QVBoxLayout& column() const { return *m_column; }

 private:
  void showNames();
  /// The tests of this page with the newest results: what runs, else what ran last, else all that have any.
  TestSet newestTests() const;

  LiveResults& m_results;
  QVBoxLayout* m_column;
  SectionTabs* m_tabs;
  CurrentStack* m_stack;
  std::vector<Section> m_sections;  ///< in the order of the tabs
  bool m_offersLast = true;
  bool m_isProgramChoosing = false;  ///< the tab that changes is no person's choice
  bool m_isPersonsChoice = false;    ///< from then on no other tab is chosen when the page opens
};

}  // namespace strata::gui
