// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/cores_page.h"

#include <QtWidgets/qboxlayout.h>

#include "app/gui/look/theme.h"
#include "app/gui/panel/sustained_bar.h"
#include "app/gui/widgets/section_tabs.h"

namespace strata::gui {

CoresPage::CoresPage(LiveResults& results, QWidget* parent)
    : SectionsPage(results, Page::Cores, QStringLiteral("cores"), SectionTabs::allSections, parent),
      m_sustained(new SustainedBar(this)) {
  auto* choices = new QHBoxLayout;
  choices->setContentsMargins(pageSide, 0, pageSide, 0);
  choices->addWidget(m_sustained, 1);
  column().insertLayout(1, choices);
  connect(m_sustained, &SustainedBar::changed, this, &ResultsPage::requestChanged);
  CoresPage::sectionChosen();
}

CoresPage::~CoresPage() = default;

bool CoresPage::isSustained() const {
  return chosen().kind == TestGroup::Sustained;
}

void CoresPage::sectionChosen() {
  m_sustained->setVisible(isSustained());
}

RunRequest CoresPage::request() const {
  return isSustained() ? m_sustained->request() : SectionsPage::request();
}

}  // namespace strata::gui

#include "moc_cores_page.cpp"
