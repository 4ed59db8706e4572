// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/pages.h"

#include "app/gui/compare/compare_sources.h"
#include "app/gui/help/help_page.h"
#include "app/gui/network/network_page.h"
#include "app/gui/pages/compare_page.h"
#include "app/gui/pages/disk_page.h"
#include "app/gui/pages/history_page.h"
#include "app/gui/pages/overview_page.h"
#include "app/gui/pages/results_page.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/window/page_list.h"

namespace strata::gui {

namespace {

/// The page of that class, which is there once.
template <typename Wanted>
Wanted* found(const QStackedWidget& body) {
  for (int page = 0; page < body.count(); ++page)
    if (auto* wanted = qobject_cast<Wanted*>(body.widget(page))) return wanted;
  return nullptr;
}

}  // namespace

Pages::Pages(PageList& list, const PageSources& sources, QWidget* window)
    : QObject(window), m_list(list), m_body(new CurrentStack(window)) {
  m_body->setObjectName(QStringLiteral("body"));
  for (const PageFacts& facts : allPages()) {
    QWidget* page = facts.make(sources, window);
    m_body->addWidget(page);
    m_list.addPage(static_cast<int>(facts.page));
    if (auto* results = qobject_cast<ResultsPage*>(page)) addResults(results, sources.compared);
  }
  m_overview = found<OverviewPage>(*m_body);
  m_disk = found<DiskPage>(*m_body);
  m_network = found<NetworkPage>(*m_body);
  m_history = found<HistoryPage>(*m_body);
  m_compare = found<ComparePage>(*m_body);
  m_help = found<HelpPage>(*m_body);
  m_compare->setReferences(referenceSides);
  connect(m_compare, &ComparePage::chartChanged, this, &Pages::chartChanged);
  connect(m_compare, &ComparePage::historyWanted, this, [this] { choose(Page::History); });
  connect(m_history, &HistoryPage::compareWanted, this,
          [this](const std::vector<std::string>& ids, bool beside) {
            beside ? m_compare->addKept(ids) : m_compare->compareKept(ids);
            choose(Page::Compare);
          });
  connect(&m_list, &PageList::pageChosen, this, [this](int page) { show(static_cast<Page>(page)); });
}

void Pages::addResults(ResultsPage* page, ComparedChoice& compared) {
  m_results.push_back(page);
  page->offerCompared(compared);
  connect(page, &ResultsPage::shownChartChanged, this, &Pages::chartChanged);
  connect(page, &ResultsPage::measureWanted, this, &Pages::measureWanted);
  connect(page, &ResultsPage::requestChanged, this, [this, page] {
    if (page == shownResults()) emit requestChanged();
  });
}

void Pages::choose(Page page) {
  m_list.setPage(static_cast<int>(page));
}

void Pages::show(Page page) {
  m_shown = page;
  m_body->setCurrentIndex(static_cast<int>(page));
  emit changed();
}

ResultsPage* Pages::shownResults() const {
  return qobject_cast<ResultsPage*>(m_body->widget(static_cast<int>(m_shown)));
}

void Pages::showHelp() {
  const QString topic = QString::fromLatin1(factsOf(m_shown).helpTopic);
  choose(Page::Help);
  if (!topic.isEmpty()) m_help->showTopic(topic);
}

bool Pages::hasChart() const {
  const ResultsPage* page = shownResults();
  return page != nullptr ? page->shownChart() != nullptr : m_shown == Page::Compare && m_compare->hasChart();
}

void Pages::setMachine(const Machine& machine) {
  for (ResultsPage* page : m_results) page->setMachine(machine);
}

void Pages::setRateUnit(RateUnit unit) {
  for (ResultsPage* page : m_results) page->setRateUnit(unit);
  m_compare->setRateUnit(unit);
  m_history->setRateUnit(unit);
}

void Pages::retranslate() {
  for (const PageFacts& facts : allPages()) {
    const auto page = static_cast<int>(facts.page);
    m_list.setPageName(page, facts.name());
    if (facts.group != nullptr) m_list.setGroup(page, facts.group());
  }
}

}  // namespace strata::gui

#include "moc_pages.cpp"
