// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>
#include <optional>

#include "app/gui/look/theme.h"
#include "app/gui/pages/page.h"
#include "app/gui/pages/test_page.h"
#include "app/gui/panel/heroes.h"
#include "app/gui/panel/panel_values.h"
#include "app/gui/run/live_results.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/plain_text.h"
#include "core/report/heading_facts.h"

namespace strata::gui {

namespace {

/// The items of the chooser.
constexpr int oneToAll = 0;

}  // namespace

/// The tests of the processor, with the results of one thread and of all threads above them, and below them
/// what is known of the processor. Run measures one to all threads, or as many as Setup has.
class ProcessorPage : public TestPage {
  Q_OBJECT

 public:
  ProcessorPage(LiveResults& results, QWidget* parent);

  RunRequest request() const override;
  /// In its large figures.
  bool showsEarlier() const override { return true; }
  void setMachine(const Machine& machine) override;

 protected:
  void changeEvent(QEvent* event) override;
  void showFigures() override;

 private:
  void showFacts();
  void retranslate();

  QComboBox* m_threads;  ///< one to all, or as in Setup
  HeroRow* m_heroes;
  QLabel* m_facts;
};

ProcessorPage::ProcessorPage(LiveResults& results, QWidget* parent)
    : TestPage(results, TestGroup::Processor, parent),
      m_threads(new QComboBox(this)),
      m_heroes(new HeroRow(processorHeroNames, this)),
      m_facts(plainLabel(this)) {
  m_threads->setObjectName(QStringLiteral("processorThreads"));
  m_threads->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_threads->addItems({QString(), QString()});
  m_heroes->setObjectName(QStringLiteral("processorHeroes"));
  m_facts->setObjectName(QStringLiteral("processorFacts"));
  m_facts->setWordWrap(true);
  m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_facts->setContentsMargins(pageSide, 0, pageSide, 8);

  auto* top = new QVBoxLayout;
  top->setContentsMargins(pageSide, 0, pageSide, 0);
  top->setSpacing(8);
  top->addWidget(m_threads, 0, Qt::AlignLeading);
  top->addWidget(m_heroes);
  column().setSpacing(8);
  column().insertLayout(0, top);
  column().addWidget(m_facts);

  connect(m_threads, &QComboBox::currentIndexChanged, this, &ResultsPage::requestChanged);
  retranslate();
}

RunRequest ProcessorPage::request() const {
  RunRequest request = TestPage::request();
  request.scalesThreads = m_threads->currentIndex() == oneToAll;
  return request;
}

void ProcessorPage::setMachine(const Machine& machine) {
  TestPage::setMachine(machine);
  showFacts();
}

void ProcessorPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    showFigures();
  }
  if (event->type() == QEvent::LayoutDirectionChange) showFacts();
  if (event->type() == QEvent::PaletteChange)
    m_facts->setPalette(withText(palette(), themeFor(palette()).muted));
  TestPage::changeEvent(event);
}

void ProcessorPage::showFigures() {
  TestPage::showFigures();
  if (!isVisible() || !machine()) return;
  showFacts();
  const std::vector<ResultRow>& rows = results().rows();
  m_heroes->setHeroes(processorHeroesOf(panelOf(rows, *machine(), PanelThreads::One),
                                        panelOf(rows, *machine(), PanelThreads::All)));
}

void ProcessorPage::showFacts() {
  if (!machine()) return;
  // A line that begins with a number begins at the page's side all the same.
  const QString mark = isRightToLeft() ? QString(QChar(0x200f)) : QString();
  QStringList lines;
  for (const Fact& fact : processorFacts(*machine(), translatedWords()))
    for (const std::string& line : fact.lines) {
      const QString text = QString::fromStdString(line);
      lines.append(mark +
                   (&line == &fact.lines.front()
                        ? tr("%1: %2", "name of a fact, fact").arg(QString::fromStdString(fact.label), text)
                        : text));
    }
  std::optional<double> clockGhz;
  for (const ResultRow& row : results().rows())
    if (const Measured* measured = measuredOf(row); measured != nullptr && measured->clockGhz)
      clockGhz = std::max(clockGhz.value_or(0), *measured->clockGhz);
  if (clockGhz)
    lines.append(mark + tr("%1: %2", "name of a fact, fact")
                            .arg(tr("Clock"), tr("%1 GHz measured", "clock").arg(figureText(*clockGhz))));
  m_facts->setText(lines.join(u'\n'));
}

void ProcessorPage::retranslate() {
  m_threads->setItemText(oneToAll, tr("Threads: one to all"));
  m_threads->setItemText(1, tr("Threads: as in Setup"));
  m_threads->setAccessibleName(tr("Threads"));
  m_threads->setToolTip(tr("Thread counts to measure the processor with"));
  m_facts->setPalette(withText(palette(), themeFor(palette()).muted));
  showFacts();
}

ResultsPage* makeProcessorPage(LiveResults& results, QWidget* parent) {
  return new ProcessorPage(results, parent);
}

}  // namespace strata::gui

#include "processor_page.moc"
