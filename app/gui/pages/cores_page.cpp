// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtWidgets/qboxlayout.h>

#include "app/gui/look/theme.h"
#include "app/gui/pages/page.h"
#include "app/gui/pages/sections_page.h"
#include "app/gui/panel/sustained_bar.h"
#include "app/gui/widgets/section_tabs.h"

namespace strata::gui {

namespace {

/// The tests of CPUs as tabs. Above that of sustained performance stand its load and its duration.
class CoresPage final : public SectionsPage {
 public:
  CoresPage(LiveResults& results, QWidget* parent)
      : SectionsPage(results, Page::Cores, QStringLiteral("cores"), SectionTabs::allSections, parent),
        m_sustained(new SustainedBar(this)) {
    auto* choices = new QHBoxLayout;
    choices->setContentsMargins(pageSide, 0, pageSide, 0);
    choices->addWidget(m_sustained, 1);
    column().insertLayout(1, choices);
    connect(m_sustained, &SustainedBar::changed, this, &ResultsPage::requestChanged);
    CoresPage::sectionChosen();
  }

  RunRequest request() const override {
    return isSustained() ? m_sustained->request() : SectionsPage::request();
  }

 protected:
  void sectionChosen() override { m_sustained->setVisible(isSustained()); }

 private:
  bool isSustained() const { return chosen().kind == TestGroup::Sustained; }

  SustainedBar* m_sustained;
};

}  // namespace

ResultsPage* makeCoresPage(LiveResults& results, QWidget* parent) {
  return new CoresPage(results, parent);
}

}  // namespace strata::gui
