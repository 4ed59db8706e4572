// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/gui/pages/results_page.h"

class QComboBox;
class QLabel;

namespace strata::gui {

class HeroRow;
class LiveResults;
class TestPage;

/// The processor: what one thread does and what all threads do, the curve between them, the table of results,
/// and what the system says of it. The head's button measures one to all threads, or as many as Setup says.
class ProcessorPage : public ResultsPage {
  Q_OBJECT

 public:
  /// `results` outlives the page.
  explicit ProcessorPage(LiveResults& results, QWidget* parent = nullptr);
  ~ProcessorPage() override;

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
  void showFigures();
  void showFacts();
  void retranslate();

  LiveResults& m_results;
  std::optional<Machine> m_machine;
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
  QComboBox* m_threads;  ///< one to all, or as Setup says
  HeroRow* m_heroes;
  TestPage* m_tests;
  QLabel* m_facts;
};

}  // namespace strata::gui
