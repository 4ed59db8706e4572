// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/sections_page.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qscopedvaluerollback.h>
#include <QtCore/qstringlist.h>
#include <QtGui/qevent.h>
#include <QtWidgets/qboxlayout.h>

#include <algorithm>
#include <utility>

#include "app/gui/look/theme.h"
#include "app/gui/pages/test_page.h"
#include "app/gui/pages/test_sections.h"
#include "app/gui/run/live_results.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/section_tabs.h"

namespace strata::gui {

SectionsPage::SectionsPage(LiveResults& results, Page page, const QString& name, int always, QWidget* parent)
    : ResultsPage(parent),
      m_results(results),
      m_column(new QVBoxLayout(this)),
      m_tabs(new SectionTabs(name + QStringLiteral("Tabs"), always, this)),
      m_stack(new CurrentStack(this)) {
  setObjectName(name + QStringLiteral("Page"));
  m_stack->setObjectName(name + QStringLiteral("Sections"));
  auto* top = new QHBoxLayout;
  top->setContentsMargins(pageSide, 0, pageSide, 0);
  top->addWidget(m_tabs);
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(6);
  m_column->addLayout(top);
  m_column->addWidget(m_stack, 1);

  for (const TestSection& test : testSections())
    if (test.page == page)
      addSection({test.kind, new TestPage(results, test.kind, m_stack),
                  [kind = test.kind] { return sectionName(kind); },
                  [kind = test.kind] { return sectionGroup(kind); }});
  m_stack->setCurrentWidget(chosen().page);
  connect(m_tabs, &SectionTabs::currentChanged, this, [this] {
    m_isPersonsChoice = m_isPersonsChoice || !m_isProgramChoosing;
    m_stack->setCurrentWidget(chosen().page);
    sectionChosen();
    emit requestChanged();
    emit shownChartChanged();
  });
}

SectionsPage::~SectionsPage() = default;

void SectionsPage::addSection(Section section) {
  m_stack->addWidget(section.page);
  connect(section.page, &ResultsPage::shownChartChanged, this, &ResultsPage::shownChartChanged);
  m_sections.push_back(std::move(section));
  showNames();
}

void SectionsPage::offerLast(bool offers) {
  if (offers == m_offersLast) return;
  m_offersLast = offers;
  showNames();
}

const SectionsPage::Section& SectionsPage::chosen() const {
  return m_sections[static_cast<std::size_t>(m_tabs->currentIndex())];
}

void SectionsPage::chooseOneOf(TestSet tests) {
  const auto at = std::ranges::find_if(
      m_sections, [&](const Section& section) { return section.kind && tests.contains(*section.kind); });
  if (at == m_sections.end()) return;
  const QScopedValueRollback choosing(m_isProgramChoosing, true);
  m_tabs->setCurrentIndex(static_cast<int>(at - m_sections.begin()));
}

void SectionsPage::showNames() {
  QStringList names, groups;
  for (const Section& section : m_sections)
    if (m_offersLast || &section != &m_sections.back()) {
      names.append(section.name());
      groups.append(section.group ? section.group() : QString());
    }
  const QScopedValueRollback choosing(m_isProgramChoosing, true);
  m_tabs->setNames(names, groups);
  m_tabs->setTexts(tr("Tests"), tr("More"), tr("More tests"));
}

TestSet SectionsPage::newestTests() const {
  TestSet running, ofLastRun, all;
  for (const Section& section : m_sections)
    if (section.kind && m_results.has(*section.kind)) {
      all.add(*section.kind);
      if (section.kind == m_results.runningKind()) running.add(*section.kind);
    }
  if (m_results.plan())
    for (const Step& step : m_results.plan()->steps)
      if (all.contains(step.group)) ofLastRun.add(step.group);
  return !running.empty() ? running : !ofLastRun.empty() ? ofLastRun : all;
}

void SectionsPage::showEvent(QShowEvent* event) {
  if (!event->spontaneous() && !m_isPersonsChoice) {
    const TestSet newest = newestTests();
    if (!chosen().kind || !newest.contains(*chosen().kind)) chooseOneOf(newest);
  }
  ResultsPage::showEvent(event);
}

RunRequest SectionsPage::request() const {
  return chosen().page->request();
}

ChartPanel* SectionsPage::shownChart() const {
  return chosen().page->shownChart();
}

void SectionsPage::setInvitation(const QString& heading, const QString& sentence) {
  for (const Section& section : m_sections) section.page->setInvitation(heading, sentence);
}

void SectionsPage::setMachine(const Machine& machine) {
  for (const Section& section : m_sections) section.page->setMachine(machine);
}

void SectionsPage::setRateUnit(RateUnit unit) {
  for (const Section& section : m_sections) section.page->setRateUnit(unit);
}

void SectionsPage::offerCompared(ComparedChoice& choice) {
  for (const Section& section : m_sections) section.page->offerCompared(choice);
}

void SectionsPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) showNames();
  ResultsPage::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_sections_page.cpp"
