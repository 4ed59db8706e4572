// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/memory_page.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qwidget.h>

#include "app/gui/look/theme.h"
#include "app/gui/pages/scaling_section.h"
#include "app/gui/panel/compared_row.h"
#include "app/gui/panel/sweep_bar.h"
#include "app/gui/results/compared_figures.h"
#include "app/gui/run/live_results.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/folded_text.h"
#include "app/gui/widgets/wrap_layout.h"
#include "app/gui/widgets/wrapping_part.h"
#include "core/stats/levels.h"

namespace strata::gui {

namespace {

/// Bandwidth, latency, moves and copies; what few people ask for is behind More.
constexpr int mainSections = 4;

}  // namespace

MemoryPage::MemoryPage(LiveResults& results, QWidget* parent)
    : SectionsPage(results, Page::Memory, QStringLiteral("memory"), mainSections, parent),
      m_results(results),
      m_sweep(new SweepBar(nullptr, SweepStart::Head, this)),
      m_choices(new WrappingPart(this)),
      m_notes(new FoldedText(QStringLiteral("levelNotes"), this)) {
  addSection({std::nullopt, new ScalingSection(results, &stack()), [] { return tr("Scaling"); }});
  m_notes->setContentsMargins(pageSide, 0, pageSide, 8);
  m_choices->setObjectName(QStringLiteral("memoryChoices"));
  auto* choices = new WrapLayout(m_choices);
  choices->setContentsMargins(pageSide, 0, pageSide, 0);
  choices->setLastAtEnd(true);
  choices->addWidget(m_sweep);
  column().insertWidget(1, m_choices);
  column().addWidget(m_notes);

  connect(m_sweep, &SweepBar::changed, this, &ResultsPage::requestChanged);
  connect(&results, &LiveResults::begun, this, &MemoryPage::followRun);
  connect(&results, &LiveResults::finished, this, &MemoryPage::showNotes);
  connect(&results, &LiveResults::changed, this, &MemoryPage::offerScaling);
  offerScaling();
  MemoryPage::sectionChosen();
}

MemoryPage::~MemoryPage() = default;

// Scaling measures what the moves do, with as many threads as Setup has.
TestGroup MemoryPage::chosenKind() const {
  return chosen().kind.value_or(TestGroup::Memory);
}

void MemoryPage::offerScaling() {
  offerLast(!m_results.chartData().scaling.lines.empty());
}

void MemoryPage::followRun() {
  TestSet measured;
  for (const Step& step : m_results.plan()->steps) measured.add(step.group);
  if (isVisible() && !measured.contains(chosenKind())) chooseOneOf(measured);
}

void MemoryPage::sectionChosen() {
  const TestGroup kind = chosenKind();
  m_sweep->setKind(kind);
  m_sweep->setVisible(kind == TestGroup::Bandwidth || kind == TestGroup::Latency);
  showChoices();
  showNotes();
}

void MemoryPage::offerCompared(ComparedChoice& choice) {
  SectionsPage::offerCompared(choice);
  if (choice.offered().empty()) return;
  auto* row = new ComparedRow(QStringLiteral("memoryCompared"), this);
  row->offerCompared(choice);
  m_compared = row;
  m_choices->layout()->addWidget(m_compared);
  showChoices();
}

// There are no figures to compare the other sections with.
void MemoryPage::showChoices() {
  constexpr TestSet compared{TestGroup::Memory, TestGroup::Bandwidth, TestGroup::Latency};
  if (m_compared != nullptr) m_compared->setVisible(chosen().kind && compared.contains(*chosen().kind));
  m_choices->setVisible(!m_sweep->isHidden() || (m_compared != nullptr && !m_compared->isHidden()));
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
  return sweep ? *sweep : SectionsPage::request();
}

void MemoryPage::setMachine(const Machine& machine) {
  m_machine = machine;
  m_sweep->setMachine(machine);
  SectionsPage::setMachine(machine);
  showNotes();
}

void MemoryPage::showEvent(QShowEvent* event) {
  showNotes();
  SectionsPage::showEvent(event);
}

void MemoryPage::changeEvent(QEvent* event) {
  SectionsPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) showNotes();
}

}  // namespace strata::gui

#include "moc_memory_page.cpp"
