// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pages/sections_page.h"

namespace strata::gui {

class SustainedBar;

/// The tests of CPUs as tabs. Above that of sustained performance stand its load and its duration.
class CoresPage : public SectionsPage {
  Q_OBJECT

 public:
  /// `results` outlives the page.
  explicit CoresPage(LiveResults& results, QWidget* parent = nullptr);
  ~CoresPage() override;

  RunRequest request() const override;

 protected:
  void sectionChosen() override;

 private:
  bool isSustained() const;

  SustainedBar* m_sustained;
};

}  // namespace strata::gui
