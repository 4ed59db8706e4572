// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/gui/pages/sections_page.h"

namespace strata::gui {

class FoldedText;
class SweepBar;
class WrappingPart;

/// Caches and memory in detail: the tests, and after a run with several numbers of threads what more threads
/// add. Above bandwidth and latency stands how to sweep over working-set sizes.
class MemoryPage : public SectionsPage {
  Q_OBJECT

 public:
  /// `results` outlives the page.
  explicit MemoryPage(LiveResults& results, QWidget* parent = nullptr);
  ~MemoryPage() override;

  RunRequest request() const override;
  void setMachine(const Machine& machine) override;
  void offerCompared(ComparedChoice& choice) override;

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  void sectionChosen() override;

 private:
  TestGroup chosenKind() const;
  /// The tab of scaling is there while there is something to see.
  void offerScaling();
  /// Chooses a section that the run measures, where the page is seen and the chosen one is not among them;
  /// else a person alone chooses.
  void followRun();
  /// Says where the levels that the latency shows differ from those that the OS reports.
  void showNotes();
  void showChoices();

  LiveResults& m_results;
  std::optional<Machine> m_machine;
  SweepBar* m_sweep;
  WrappingPart* m_choices;        ///< between tabs and sections
  QWidget* m_compared = nullptr;  ///< chooses compared figures; null: none are offered
  FoldedText* m_notes;
};

}  // namespace strata::gui
