// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pages/test_page.h"

class QComboBox;
class QLabel;

namespace strata::gui {

class HeroRow;

/// The tests of the processor, with the results of one thread and of all threads above them, and below them
/// what is known of the processor. Run measures one to all threads, or as many as Setup has.
class ProcessorPage : public TestPage {
  Q_OBJECT

 public:
  /// `results` outlives the page.
  explicit ProcessorPage(LiveResults& results, QWidget* parent = nullptr);
  ~ProcessorPage() override;

  RunRequest request() const override;
  /// In its large figures.
  bool showsEarlier() const override { return true; }
  void setMachine(const Machine& machine) override;

 protected:
  void changeEvent(QEvent* event) override;
  void showFigures() override;

 private:
  void showFacts();
  void retranslate();

  QComboBox* m_threads;  ///< one to all, or as in Setup
  HeroRow* m_heroes;
  QLabel* m_facts;
};

}  // namespace strata::gui
