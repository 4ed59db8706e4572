// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/memory_page.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/pages/scaling_section.h"
#include "app/gui/pages/test_page.h"
#include "app/gui/pages/test_sections.h"
#include "app/gui/panel/sweep_bar.h"
#include "app/gui/results/published_figures.h"
#include "app/gui/run/live_results.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/section_tabs.h"
#include "core/stats/levels.h"

namespace strata::gui {

namespace {

/// Moves, bandwidth, latency and copies; what few people ask for is behind More.
constexpr int mainSections = 4;

}  // namespace

MemoryPage::MemoryPage(LiveResults& results, QWidget* parent)
    : ResultsPage(parent),
      m_results(results),
      m_tabs(new SectionTabs(QStringLiteral("memoryTabs"), mainSections, this)),
      m_sweep(new SweepBar(nullptr, SweepStart::Head, this)),
      m_choices(new QHBoxLayout),
      m_stack(new CurrentStack(this)),
      m_scaling(new ScalingSection(results, m_stack)),
      m_notes(plainLabel(this)) {
  setObjectName(QStringLiteral("memoryPage"));
  m_stack->setObjectName(QStringLiteral("memorySections"));
  m_stack->addWidget(m_scaling);
  for (const TestSection& test : testSections()) {
    if (test.page != Page::Memory) continue;
    const Section& section =
        m_sections.emplace_back(Section{test.kind, new TestPage(results, test.kind, m_stack)});
    m_stack->addWidget(section.page);
    connect(section.page, &ResultsPage::shownChartChanged, this, &ResultsPage::shownChartChanged);
  }
  m_notes->setObjectName(QStringLiteral("levelNotes"));
  m_notes->setWordWrap(true);
  m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_notes->setContentsMargins(20, 0, 20, 8);

  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(6);
  auto* tabs = new QHBoxLayout;
  tabs->setContentsMargins(20, 0, 20, 0);
  tabs->addWidget(m_tabs);
  whole->addLayout(tabs);
  m_choices->setContentsMargins(20, 0, 20, 0);
  m_choices->addWidget(m_sweep, 1);
  whole->addLayout(m_choices);
  whole->addWidget(m_stack, 1);
  whole->addWidget(m_notes);

  connect(m_tabs, &SectionTabs::currentChanged, this, [this] {
    showChosen();
    emit requestChanged();
    emit shownChartChanged();
  });
  connect(m_sweep, &SweepBar::changed, this, &ResultsPage::requestChanged);
  connect(&results, &LiveResults::begun, this, &MemoryPage::followRun);
  connect(&results, &LiveResults::finished, this, &MemoryPage::showNotes);
  connect(&results, &LiveResults::changed, this, &MemoryPage::offerScaling);
  retranslate();
  showChosen();
}

MemoryPage::~MemoryPage() = default;

const MemoryPage::Section* MemoryPage::chosen() const {
  const auto index = static_cast<std::size_t>(std::max(0, m_tabs->currentIndex()));
  return index < m_sections.size() ? &m_sections[index] : nullptr;
}

ResultsPage* MemoryPage::chosenSection() const {
  return chosen() != nullptr ? static_cast<ResultsPage*>(chosen()->page) : m_scaling;
}

// Scaling measures what the moves do, with as many threads as Setup says.
TestGroup MemoryPage::chosenKind() const {
  return chosen() != nullptr ? chosen()->kind : TestGroup::Memory;
}

void MemoryPage::offerScaling() {
  const bool wanted = !m_results.chartData().scaling.lines.empty();
  const bool offered = m_tabs->count() > static_cast<int>(m_sections.size());
  if (wanted != offered) showNames();
}

void MemoryPage::showNames() {
  QStringList names;
  for (const Section& section : m_sections) names.append(sectionName(section.kind));
  if (!m_results.chartData().scaling.lines.empty()) names.append(tr("Scaling"));
  m_tabs->setNames(names);
}

void MemoryPage::choose(TestGroup kind) {
  const auto at = std::ranges::find(m_sections, kind, &Section::kind);
  if (at != m_sections.end()) m_tabs->setCurrentIndex(static_cast<int>(at - m_sections.begin()));
}

void MemoryPage::followRun() {
  const auto& steps = m_results.plan()->steps;
  const auto has = [&](TestGroup kind) {
    return std::ranges::find(steps, kind, &Step::group) != steps.end();
  };
  if (!isVisible() || has(chosenKind())) return;
  for (const Section& section : m_sections)
    if (has(section.kind)) return choose(section.kind);
}

void MemoryPage::showChosen() {
  const TestGroup kind = chosenKind();
  m_sweep->setKind(kind);
  m_sweep->setVisible(kind == TestGroup::Bandwidth || kind == TestGroup::Latency);
  m_stack->setCurrentWidget(chosenSection());
  showPublished();
  showNotes();
}

void MemoryPage::offerPublished(PublishedChoice& choice) {
  for (const Section& section : m_sections) section.page->offerPublished(choice);
  if (choice.offered().empty()) return;
  m_published = new PublishedChooser(choice, this);
  m_published->setObjectName(QStringLiteral("memoryPublished"));
  m_choices->addWidget(m_published, 0, Qt::AlignTrailing);
  showPublished();
}

// Of what else is measured here nobody has published anything that comes with the program.
void MemoryPage::showPublished() {
  if (m_published == nullptr) return;
  const TestGroup kind = chosenKind();
  m_published->setVisible(chosen() != nullptr && (kind == TestGroup::Memory || kind == TestGroup::Bandwidth ||
                                                  kind == TestGroup::Latency));
}

void MemoryPage::showNotes() {
  QStringList sentences;
  if (m_machine && chosenKind() == TestGroup::Latency)
    for (const Reason& reason : levelMismatches(m_results.chartData().inferred, m_machine->caches))
      sentences.append(reasonText(reason));
  m_notes->setText(sentences.join(u'\n'));
  m_notes->setVisible(!sentences.isEmpty());
}

RunRequest MemoryPage::request() const {
  const auto sweep = m_sweep->request(std::nullopt);
  return sweep ? *sweep : otherRequest(chosenKind());
}

ChartPanel* MemoryPage::shownChart() const {
  return chosenSection()->shownChart();
}

void MemoryPage::setInvitation(const QString& heading, const QString& sentence) {
  for (const Section& section : m_sections) section.page->setInvitation(heading, sentence);
}

void MemoryPage::setMachine(const Machine& machine) {
  m_machine = machine;
  m_sweep->setMachine(machine);
  for (const Section& section : m_sections) section.page->setMachine(machine);
  showNotes();
}

void MemoryPage::setRateUnit(RateUnit unit) {
  for (const Section& section : m_sections) section.page->setRateUnit(unit);
  m_scaling->setRateUnit(unit);
}

void MemoryPage::showEvent(QShowEvent* event) {
  showNotes();
  ResultsPage::showEvent(event);
}

void MemoryPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    showNotes();
  }
  ResultsPage::changeEvent(event);
}

void MemoryPage::retranslate() {
  showNames();
  m_tabs->setTexts(tr("Memory tests"), tr("More"), tr("More memory tests"));
}

}  // namespace strata::gui

#include "moc_memory_page.cpp"
