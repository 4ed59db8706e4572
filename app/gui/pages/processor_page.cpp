// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/processor_page.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>

#include "app/gui/look/theme.h"
#include "app/gui/pages/test_page.h"
#include "app/gui/panel/heroes.h"
#include "app/gui/panel/panel_values.h"
#include "app/gui/run/live_results.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/plain_text.h"
#include "core/report/heading_facts.h"

namespace strata::gui {

namespace {

/// The items of the chooser.
constexpr int oneToAll = 0;

}  // namespace

ProcessorPage::ProcessorPage(LiveResults& results, QWidget* parent)
    : ResultsPage(parent),
      m_results(results),
      m_threads(new QComboBox(this)),
      m_heroes(new HeroRow(processorHeroNames, this)),
      m_tests(new TestPage(results, TestGroup::Processor, this)),
      m_facts(plainLabel(this)) {
  setObjectName(QStringLiteral("processorPage"));
  m_threads->setObjectName(QStringLiteral("processorThreads"));
  m_threads->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_threads->addItems({QString(), QString()});
  m_heroes->setObjectName(QStringLiteral("processorHeroes"));
  m_facts->setObjectName(QStringLiteral("processorFacts"));
  m_facts->setWordWrap(true);
  m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);

  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 8);
  whole->setSpacing(8);
  auto* top = new QVBoxLayout;
  top->setContentsMargins(pageSide, 0, pageSide, 0);
  top->setSpacing(8);
  top->addWidget(m_threads, 0, Qt::AlignLeading);
  top->addWidget(m_heroes);
  whole->addLayout(top);
  whole->addWidget(m_tests, 1);
  auto* foot = new QVBoxLayout;
  foot->setContentsMargins(pageSide, 0, pageSide, 0);
  foot->addWidget(m_facts);
  whole->addLayout(foot);

  connect(m_tests, &ResultsPage::shownChartChanged, this, &ResultsPage::shownChartChanged);
  connect(m_threads, &QComboBox::currentIndexChanged, this, &ResultsPage::requestChanged);
  connect(&results, &LiveResults::begun, this, &ProcessorPage::showFigures);
  connect(&results, &LiveResults::changed, this, &ProcessorPage::showFigures);
  retranslate();
}

ProcessorPage::~ProcessorPage() = default;

RunRequest ProcessorPage::request() const {
  RunRequest request = m_tests->request();
  request.scalesThreads = m_threads->currentIndex() == oneToAll;
  return request;
}

ChartPanel* ProcessorPage::shownChart() const {
  return m_tests->shownChart();
}

void ProcessorPage::setInvitation(const QString& heading, const QString& sentence) {
  m_tests->setInvitation(heading, sentence);
}

void ProcessorPage::setMachine(const Machine& machine) {
  m_machine = machine;
  m_tests->setMachine(machine);
  showFacts();
  showFigures();
}

void ProcessorPage::setRateUnit(RateUnit unit) {
  m_unit = unit;
  m_tests->setRateUnit(unit);
}

void ProcessorPage::offerPublished(PublishedChoice& choice) {
  m_tests->offerPublished(choice);
}

void ProcessorPage::showEvent(QShowEvent* event) {
  showFigures();
  ResultsPage::showEvent(event);
}

void ProcessorPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    showFigures();
  }
  if (event->type() == QEvent::LayoutDirectionChange) showFacts();
  if (event->type() == QEvent::PaletteChange)
    m_facts->setPalette(withText(palette(), themeFor(palette()).muted));
  ResultsPage::changeEvent(event);
}

// Only what can be seen is drawn.
void ProcessorPage::showFigures() {
  if (!isVisible() || !m_machine) return;
  const std::vector<ResultRow>& rows = m_results.rows();
  m_heroes->setHeroes(processorHeroesOf(panelOf(rows, *m_machine, PanelThreads::One),
                                        panelOf(rows, *m_machine, PanelThreads::All), m_unit));
}

void ProcessorPage::showFacts() {
  if (!m_machine) return;
  // A line that begins with a number begins at the page's side all the same.
  const QString mark = isRightToLeft() ? QString(QChar(0x200f)) : QString();
  QStringList lines;
  for (const Fact& fact : processorFacts(*m_machine, translatedWords()))
    for (const std::string& line : fact.lines) {
      const QString text = QString::fromStdString(line);
      lines.append(mark +
                   (&line == &fact.lines.front()
                        ? tr("%1: %2", "name of a fact, fact").arg(QString::fromStdString(fact.label), text)
                        : text));
    }
  m_facts->setText(lines.join(u'\n'));
}

void ProcessorPage::retranslate() {
  m_threads->setItemText(oneToAll, tr("Threads: one to all"));
  m_threads->setItemText(1, tr("Threads: as in Setup"));
  m_threads->setAccessibleName(tr("Threads"));
  m_threads->setToolTip(tr("Numbers of threads to measure the processor with"));
  m_facts->setPalette(withText(palette(), themeFor(palette()).muted));
  showFacts();
}

}  // namespace strata::gui

#include "moc_processor_page.cpp"
