// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/cores_page.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qtabbar.h>

#include "app/gui/pages/test_page.h"
#include "app/gui/pages/test_sections.h"
#include "app/gui/widgets/current_stack.h"

namespace strata::gui {

CoresPage::CoresPage(LiveResults& results, QWidget* parent)
    : ResultsPage(parent), m_tabs(new QTabBar(this)), m_stack(new CurrentStack(this)) {
  setObjectName(QStringLiteral("coresPage"));
  m_tabs->setObjectName(QStringLiteral("coresTabs"));
  m_tabs->setExpanding(false);
  m_tabs->setDrawBase(false);
  m_tabs->setUsesScrollButtons(true);
  m_stack->setObjectName(QStringLiteral("coresSections"));
  for (const TestSection& test : testSections()) {
    if (test.page != Page::Cores) continue;
    auto* section = new TestPage(results, test.kind, m_stack);
    m_kinds.push_back(test.kind);
    m_sections.push_back(section);
    m_tabs->addTab(QString());
    m_stack->addWidget(section);
    connect(section, &ResultsPage::shownChartChanged, this, &ResultsPage::shownChartChanged);
  }

  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(6);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(20, 0, 20, 0);
  top->addWidget(m_tabs);
  top->addStretch();
  whole->addLayout(top);
  whole->addWidget(m_stack, 1);

  connect(m_tabs, &QTabBar::currentChanged, this, [this] {
    m_stack->setCurrentWidget(chosen());
    emit requestChanged();
    emit shownChartChanged();
  });
  m_stack->setCurrentWidget(chosen());
  retranslate();
}

CoresPage::~CoresPage() = default;

TestPage* CoresPage::chosen() const {
  return m_sections[static_cast<std::size_t>(m_tabs->currentIndex())];
}

RunRequest CoresPage::request() const {
  return chosen()->request();
}

ChartPanel* CoresPage::shownChart() const {
  return chosen()->shownChart();
}

void CoresPage::setInvitation(const QString& heading, const QString& sentence) {
  for (TestPage* section : m_sections) section->setInvitation(heading, sentence);
}

void CoresPage::setMachine(const Machine& machine) {
  for (TestPage* section : m_sections) section->setMachine(machine);
}

void CoresPage::setRateUnit(RateUnit unit) {
  for (TestPage* section : m_sections) section->setRateUnit(unit);
}

void CoresPage::offerPublished(PublishedChoice& choice) {
  for (TestPage* section : m_sections) section->offerPublished(choice);
}

void CoresPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  ResultsPage::changeEvent(event);
}

void CoresPage::retranslate() {
  for (std::size_t i = 0; i < m_kinds.size(); ++i)
    m_tabs->setTabText(static_cast<int>(i), sectionName(m_kinds[i]));
  m_tabs->setAccessibleName(tr("Tests"));
}

}  // namespace strata::gui

#include "moc_cores_page.cpp"
