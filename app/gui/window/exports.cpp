// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/exports.h"

#include <QtCore/qdatetime.h>
#include <QtCore/qlocale.h>
#include <QtCore/qpointer.h>
#include <QtGui/qaction.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qimage.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qtableview.h>
#include <QtWidgets/qtreeview.h>

#include <utility>
#include <vector>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/disk/disk_grid.h"
#include "app/gui/pages/compare_page.h"
#include "app/gui/pages/history_page.h"
#include "app/gui/pages/overview_page.h"
#include "app/gui/pages/results_page.h"
#include "app/gui/panel/heroes.h"
#include "app/gui/panel/ladder.h"
#include "app/gui/panel/panel_view.h"
#include "app/gui/panel/result_card.h"
#include "app/gui/run/live_results.h"
#include "app/gui/run/plan_of_run.h"
#include "app/gui/share/card_dialog.h"
#include "app/gui/share/share_dialog.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/table_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/topology/topology_view.h"
#include "app/gui/widgets/report_pane.h"
#include "app/gui/window/page_facts.h"
#include "app/gui/window/pages.h"
#include "app/gui/window/run_monitor.h"
#include "core/report/run_format.h"

namespace strata::gui {

namespace {

QString pictureFilter() {
  return Exports::tr("PNG pictures (*.png);;SVG drawings (*.svg)");
}

}  // namespace

Exports::Exports(FileChooser chooseFile, const Parts& parts, const Actions& actions, Program program,
                 QWidget* window)
    : FileSaver(std::move(chooseFile), window),
      m_parts(parts),
      m_actions(actions),
      m_program(std::move(program)) {
  connect(m_actions.saveReport, &QAction::triggered, this, &Exports::saveReport);
  connect(m_actions.share, &QAction::triggered, this, &Exports::share);
  connect(m_actions.savePicture, &QAction::triggered, this, &Exports::savePicture);
  connect(m_actions.copyPicture, &QAction::triggered, this, &Exports::copyPicture);
  connect(m_actions.card, &QAction::triggered, this, &Exports::openCard);
  connect(&m_parts.pages.overview(), &OverviewPage::cardWanted, this, &Exports::openCard);
  connect(m_actions.copy, &QAction::triggered, this, &Exports::copy);
  connect(m_actions.clear, &QAction::triggered, &m_parts.report, &ReportPane::clear);
  connect(&m_parts.report, &ReportPane::emptyChanged, this, &Exports::showWhatCanBeDone);
  connect(&m_parts.pages, &Pages::chartChanged, this, &Exports::showWhatCanBeDone);
  connect(&m_parts.pages.history(), &HistoryPage::shownRunChanged, this, &Exports::showWhatCanBeDone);
}

void Exports::setMachine(const Machine& machine) {
  m_machine = machine;
  setModel(machineModel(machine));
}

void Exports::showWhatCanBeDone() {
  const bool hasChart = m_parts.pages.hasChart();
  m_actions.savePicture->setEnabled(hasChart);
  m_actions.copyPicture->setEnabled(hasChart);
  // The menu of the chart has them too.
  if (const ResultsPage* page = m_parts.pages.shownResults())
    if (ChartPanel* chart = page->shownChart())
      chart->addActions({m_actions.copyPicture, m_actions.savePicture});
  const bool hasCard = m_machine && hasFigures(panelOf(m_parts.results.rows(), *m_machine,
                                                       m_parts.pages.overview().threads()));
  m_actions.card->setEnabled(hasCard);
  m_parts.pages.overview().setHasCard(hasCard);
  m_actions.saveReport->setEnabled(!m_parts.report.isEmpty() || m_parts.monitor.shownRun());
  m_actions.clear->setEnabled(!m_parts.report.isEmpty());
  m_actions.share->setEnabled(runToShare() != nullptr);
}

void Exports::saveReport() {
  // What the page shows comes first.
  const bool ofPage = m_parts.monitor.shownRun() && m_parts.pages.shownResults() != nullptr;
  QString filter = tr("Text files (*.txt);;All files (*)");
  if (ofPage)
    filter =
        tr("This page as a web page (*.html);;This page as a drawing (*.svg);;This page as a table "
           "(*.csv);;This page as a file of Strata (*.strata)");
  else if (m_parts.monitor.shownRun())
    filter =
        tr("All reports as text (*.txt);;Last run as a web page (*.html);;Last run as a "
           "drawing (*.svg);;Last run as a table (*.csv);;Last run as a file of Strata "
           "(*.strata)");
  if (ofPage && !m_parts.report.isEmpty()) filter += QStringLiteral(";;") + tr("All reports as text (*.txt)");
  save({tr("Save report"),
        ofPage ? tr("strata-report-%1.html", "file name; machine, date and time")
               : tr("strata-report-%1.txt", "file name; machine, date and time"),
        filter, ofPage ? QStringLiteral("html") : QStringLiteral("txt"), tr("Report saved to %1")},
       [this](const QString& path) { return reportFor(path); });
}

// A name that tells no form means the reports, which are text.
QByteArray Exports::reportFor(const QString& path) const {
  const std::shared_ptr<const Run> run = m_parts.monitor.shownRun();
  const RunFormat format = runFormatOfFile(path.toStdString());
  const bool isRun = format != RunFormat::Json ||
                     path.endsWith(QLatin1StringView(".strata"), Qt::CaseInsensitive) ||
                     path.endsWith(QLatin1StringView(".json"), Qt::CaseInsensitive);
  if (!run || format == RunFormat::Text || !isRun) return m_parts.report.text().toUtf8();
  return QByteArray::fromStdString(inFormat(format, {*run}, reportWords()));
}

void Exports::share() {
  const auto run = runToShare();
  if (!run) return;
  auto* dialog = new ShareDialog(run, chooseFile(), window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ShareDialog::shared, this, &Exports::done);
  dialog->open();
}

std::shared_ptr<const Run> Exports::runToShare() const {
  if (m_parts.pages.shown() == Page::History) return m_parts.pages.history().shownRun();
  return m_parts.monitor.shownRun();
}

PictureHead Exports::pictureHead() const {
  PictureHead head;
  if (m_machine) head.machine = machineLine(*m_machine, m_parts.monitor.clockGhz());
  // A picture states the settings of what it shows: of the run that goes on, else of the one that stands
  // there.
  const auto run = m_parts.results.runningKind() ? nullptr : m_parts.monitor.shownRun();
  if (run)
    head.settings = settingsLine(run->settings, planOf(*run));
  else if (const auto& plan = m_parts.monitor.plan())
    head.settings = settingsLine(plan->settings, *plan);
  return head;
}

void Exports::savePicture() {
  if (m_parts.pages.shown() == Page::Compare) return m_parts.pages.compare().savePicture();
  const ResultsPage* page = m_parts.pages.shownResults();
  ChartPanel* chart = page == nullptr ? nullptr : page->shownChart();
  if (chart == nullptr) return;
  save({tr("Save picture"), tr("strata-chart-%1.png", "file name; machine, date and time"), pictureFilter(),
        QStringLiteral("png"), tr("Picture saved to %1")},
       // The chart may be gone when the person has chosen a file: then nothing is saved.
       [shown = QPointer<ChartPanel>(chart),
        head = pictureHead()](const QString& path) -> std::optional<QByteArray> {
         if (!shown) return std::nullopt;
         return hasSuffix(path, "svg") ? shown->svg(head) : pngOf(shown->picture(head));
       });
}

void Exports::copyPicture() {
  if (m_parts.pages.shown() == Page::Compare) return m_parts.pages.compare().copyPicture();
  const ResultsPage* page = m_parts.pages.shownResults();
  const ChartPanel* chart = page == nullptr ? nullptr : page->shownChart();
  if (chart == nullptr) return;
  QGuiApplication::clipboard()->setImage(chart->picture(pictureHead()));
  emit done(tr("The chart is on the clipboard."));
}

void Exports::saveTopology(const TopologyView& view, const QString& title) {
  save(
      {tr("Save picture"), tr("strata-machine-%1.png", "file name; machine, date and time"), pictureFilter(),
       QStringLiteral("png"), tr("Picture saved to %1")},
      [shown = QPointer<const TopologyView>(&view), title](const QString& path) -> std::optional<QByteArray> {
        if (!shown) return std::nullopt;
        return hasSuffix(path, "svg") ? shown->svg(title) : pngOf(shown->image(title));
      });
}

void Exports::saveDiagnostics(const QByteArray& json) {
  save({tr("Save diagnostics"), tr("strata-diagnostics-%1.json", "file name; machine, date and time"),
        tr("Diagnostics (*.json)"), QStringLiteral("json"), tr("Diagnostics saved to %1")},
       [json](const QString&) { return json; });
}

ResultCard Exports::resultCard() const {
  ResultCard card;
  // Six digits are no figure to glance at.
  card.unit = m_rateUnit == RateUnit::BytesPerCycle ? m_rateUnit : RateUnit::GigabytesPerSecond;
  card.version = QString::fromStdString(m_program.version);
  if (m_machine) {
    const std::vector<ResultRow>& rows = m_parts.results.rows();
    Panel one = panelOf(rows, *m_machine, PanelThreads::One);
    Panel all = panelOf(rows, *m_machine, PanelThreads::All);
    const auto heroes = heroesOf(one, all, card.unit);
    card.heroes.assign(heroes.begin(), heroes.end());
    card.rungs = rungsOf(one, all, card.unit);
    card.panel = std::move(m_parts.pages.overview().threads() == PanelThreads::One ? one : all);
    card.machine = machineModel(*m_machine);
    card.facts = machineFacts(*m_machine, m_parts.monitor.clockGhz());
    card.system = QString::fromStdString(m_machine->system);
  }
  QStringList settings;
  if (card.panel.allThreads > 1)
    settings.append(
        tr("all threads: %1", "how many these are").arg(QLocale().toString(card.panel.allThreads)));
  if (const auto& levels = m_parts.monitor.levelsSettings())
    settings.append(tr("%1 · method %2", "settings of a run, revision of the method")
                        .arg(sweepSettingsLine(*levels), QLocale().toString(m_program.method)));
  card.settings = joinedFacts(settings);
  card.date = dateOfCard();
  return card;
}

QString Exports::dateOfCard() const {
  const auto dates = m_parts.monitor.datesOf(m_parts.pages.overview().shownRows(m_parts.results));
  if (!dates) return {};
  const auto dayOf = [](const std::string& moment) {
    return QDateTime::fromString(QString::fromStdString(moment), Qt::ISODate).toLocalTime().date();
  };
  const QDate first = dayOf(dates->first);
  const QDate last = dayOf(dates->last);
  if (!first.isValid() || !last.isValid()) return {};
  const QLocale locale;
  const QString format = tr("d MMMM yyyy", "date on a result card");
  const QString text = locale.toString(last, format);
  return first == last ? text
                       : tr("%1 – %2", "first and last date").arg(locale.toString(first, format), text);
}

void Exports::openCard() {
  const ResultCard card = resultCard();
  auto* dialog = new CardDialog(card, window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &CardDialog::saveWanted, this, [this, dialog, card] { saveCard(card, dialog); });
  connect(dialog, &CardDialog::copyWanted, this, [this, card] {
    QGuiApplication::clipboard()->setImage(imageOf(card));
    emit done(tr("The result card is on the clipboard."));
  });
  connect(this, &Exports::done, dialog, &CardDialog::showOutcome);
  connect(this, &Exports::failed, dialog, &CardDialog::showOutcome);
  dialog->open();
}

void Exports::saveCard(const ResultCard& card, QWidget* over) {
  save({tr("Save result card"), tr("strata-card-%1.png", "file name; machine, date and time"),
        pictureFilter(), QStringLiteral("png"), tr("Result card saved to %1"), over},
       [card](const QString& path) { return hasSuffix(path, "svg") ? svgOf(card) : pngOf(imageOf(card)); });
}

// What has the keyboard is copied: a table as rows, a chart as the table of its figures; else the report.
void Exports::copy() {
  // The table of Compare has the differences in a role of their own, which tableText() leaves out.
  for (QWidget* widget = QApplication::focusWidget(); widget != nullptr; widget = widget->parentWidget())
    if (auto* compare = qobject_cast<ComparePage*>(widget)) return compare->copyTable();
  for (QWidget* widget = QApplication::focusWidget(); widget != nullptr; widget = widget->parentWidget()) {
    if (const auto* view = qobject_cast<QTableView*>(widget)) return copyText(tableText(*view));
    if (const auto* tree = qobject_cast<QTreeView*>(widget)) return copyText(tableText(*tree));
    if (const auto* report = qobject_cast<ReportPane*>(widget)) return report->copy();
    if (const auto* grid = qobject_cast<DiskGrid*>(widget)) return copyText(grid->tableText());
    if (const auto* panel = qobject_cast<PanelView*>(widget)) return copyText(panel->tableText());
    if (const auto* chart = qobject_cast<ChartPanel*>(widget)) return copyText(chart->tableText());
  }
  m_parts.report.copy();
}

void Exports::copyText(const QString& text) {
  QGuiApplication::clipboard()->setText(text);
}

}  // namespace strata::gui

#include "moc_exports.cpp"
