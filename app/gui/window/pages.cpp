// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/pages.h"

#include "app/gui/compare/compare_sources.h"
#include "app/gui/help/help_page.h"
#include "app/gui/network/network_page.h"
#include "app/gui/pages/compare_page.h"
#include "app/gui/pages/cores_page.h"
#include "app/gui/pages/disk_page.h"
#include "app/gui/pages/history_page.h"
#include "app/gui/pages/memory_page.h"
#include "app/gui/pages/overview_page.h"
#include "app/gui/pages/processor_page.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/window/page_list.h"

namespace strata::gui {

Pages::Pages(PageList& list, const Sources& sources, QWidget* window)
    : QObject(window),
      m_list(list),
      m_body(new CurrentStack(window)),
      m_overview(new OverviewPage(sources.results, window)),
      m_disk(new DiskPage(sources.results, sources.fileResults, window)),
      m_network(new NetworkPage(sources.results, sources.localAddresses, window)),
      m_results{m_overview,
                new ProcessorPage(sources.results, window),
                new MemoryPage(sources.results, window),
                m_disk,
                m_network,
                new CoresPage(sources.results, window)},
      m_history(new HistoryPage(sources.history, sources.chooseFile, window)),
      m_compare(new ComparePage(sources.history, sources.chooseFile, window)),
      m_help(new HelpPage(window)) {
  m_body->setObjectName(QStringLiteral("body"));
  for (ResultsPage* page : m_results) {
    m_body->addWidget(page);
    page->offerPublished(sources.published);
    connect(page, &ResultsPage::shownChartChanged, this, &Pages::chartChanged);
    connect(page, &ResultsPage::measureWanted, this, &Pages::measureWanted);
    connect(page, &ResultsPage::requestChanged, this, [this, page] {
      if (page == shownResults()) emit requestChanged();
    });
  }
  m_body->addWidget(m_history);
  m_body->addWidget(m_compare);
  m_body->addWidget(m_help);
  for (int page = 0; page < m_body->count(); ++page) m_list.addPage(page);
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

void Pages::choose(Page page) {
  m_list.setPage(static_cast<int>(page));
}

void Pages::show(Page page) {
  m_shown = page;
  m_body->setCurrentIndex(static_cast<int>(page));
  emit changed();
}

ResultsPage* Pages::shownResults() const {
  return m_shown > Page::Cores ? nullptr : m_results[static_cast<std::size_t>(m_shown)];
}

void Pages::showHelp() {
  const QString topic = helpTopicOf(m_shown);
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
}

void Pages::retranslate() {
  for (int page = 0; page < m_body->count(); ++page)
    m_list.setPageName(page, pageName(static_cast<Page>(page)));
}

}  // namespace strata::gui

#include "moc_pages.cpp"
