// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/history_page.h"

#include <QtCore/qdatetime.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qstandardpaths.h>
#include <QtGui/qaction.h>
#include <QtGui/qevent.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtreeview.h>

#include <algorithm>
#include <set>
#include <span>
#include <utility>

#include "app/gui/files/file_saver.h"
#include "app/gui/history/history_filter.h"
#include "app/gui/history/history_model.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/history/trend_strip.h"
#include "app/gui/results/results_model.h"
#include "app/gui/results/results_table.h"
#include "app/gui/run/plan_of_run.h"
#include "app/gui/share/share_dialog.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/empty_state.h"
#include "app/gui/widgets/notice_bar.h"
#include "app/gui/widgets/report_pane.h"
#include "app/gui/widgets/section_tabs.h"

namespace strata::gui {

namespace {

/// No id begins so.
constexpr const char* seriesMark = "series ";

}  // namespace

HistoryPage::~HistoryPage() = default;

void HistoryPage::showEvent(QShowEvent* event) {
  m_listed = true;
  if (!event->spontaneous()) m_history.list();
  QWidget::showEvent(event);
}

void HistoryPage::refresh() {
  if (m_listed) m_history.list();
}

void HistoryPage::open(const QStringList& files) {
  if (m_history.hasHistory()) {
    m_reading.read(files);
  } else {
    complain({"no-data-folder", {}});
  }
}

void HistoryPage::answered(const QString& file) {
  --m_opened.waiting;
  if (m_opened.histories.removeOne(file)) m_reading.historyIsTaken();
  tellOpened();
}

// The sentence appears once every file is read and the history has answered for each.
void HistoryPage::tellOpened() {
  if (m_reading.isReading() || m_opened.waiting > 0) return;
  const Opened opened = std::exchange(m_opened, {});
  if (!opened.files.isEmpty()) {
    tellAdded(opened.added, opened.files);
    emit this->opened(opened.files);
    m_toChoose = opened.ids;
    m_history.list();
  }
  if (!opened.refused.empty()) complainOfFiles(opened.refused);
}

void HistoryPage::tellAdded(int added, const QStringList& files) {
  if (added == 0) {
    emit done(tr("Nothing new: these runs are in the history"));
  } else if (files.size() == 1) {
    emit done(tr("%Ln run(s) added from %1", nullptr, added).arg(QDir::toNativeSeparators(files.front())));
  } else {
    emit done(tr("%Ln run(s) added", nullptr, added));
  }
}

bool HistoryPage::isEditing() const {
  const auto* editor = m_table->viewport()->findChild<QLineEdit*>();
  return editor != nullptr && editor->isVisible();
}

std::vector<KeptRun> HistoryPage::keptRuns(const std::vector<std::string>& ids) const {
  std::vector<KeptRun> kept;
  if (ids.empty()) return kept;
  for (const KeptRun& run : m_model->runs())
    if (std::ranges::find(ids, run.id) != ids.end()) kept.push_back(run);
  return kept;
}

std::string HistoryPage::keyOf(const QModelIndex& row) const {
  if (!row.isValid()) return {};
  const QModelIndex source = m_rows->mapToSource(row);
  const KeptRun& run = m_model->runs()[m_model->runsOf(source).front()];
  return m_model->isSeries(source) ? seriesMark + run.series : run.id;
}

QString HistoryPage::seriesOf(const QModelIndex& row) const {
  const QModelIndex source = m_rows->mapToSource(row);
  return QString::fromStdString(m_model->runs()[m_model->runsOf(source).front()].series);
}

void HistoryPage::showRuns(const std::vector<KeptRun>& runs) {
  // A reset of the rows would throw away what is being typed.
  if (isEditing()) {
    m_stale = true;
    return;
  }
  std::set<std::string> chosen;
  for (const QModelIndex& row : chosenRows()) chosen.insert(keyOf(row));
  const bool first = m_model->rowCount() == 0;
  const QModelIndex before = m_table->currentIndex();
  const std::string currentKey = keyOf(before);
  const std::string currentSeries = keyOf(before.parent());
  const std::vector<KeptRun> shownBefore = keptRuns(m_shownIds);
  m_model->setRuns(runs);
  if (keptRuns(m_shownIds) != shownBefore) m_shownIds.clear();
  m_layers->setCurrentWidget(runs.empty() ? static_cast<QWidget*>(m_empty) : m_runs);
  const auto looks = [this] {
    std::vector<bool> facts{m_table->rootIsDecorated()};
    for (int column = 0; column < HistoryModel::columns; ++column)
      facts.push_back(m_table->isColumnHidden(column));
    return facts;
  };
  const std::vector<bool> looked = looks();
  m_table->setRootIsDecorated(m_model->hasSeries());
  hideEqualColumns(runs);
  if (!runs.empty())
    std::erase_if(m_expanded,
                  [this](const QString& id) { return !m_model->indexOfSeries(id.toStdString()).isValid(); });
  expandAgain();
  // What a person has set stays, as long as the same columns have the same to show.
  if (first || looks() != looked) fitColumns();
  m_table->selectionModel()->select(rowsOf(chosen), QItemSelectionModel::Select | QItemSelectionModel::Rows);
  if (!currentKey.empty())
    if (const QItemSelection current = rowsOf({currentKey}); !current.isEmpty())
      m_table->selectionModel()->setCurrentIndex(
          QModelIndex(current.front().topLeft()).siblingAtColumn(before.column()),
          QItemSelectionModel::NoUpdate);
  chooseOne(before.row(), currentSeries);
  showChosen();
  if (!m_toChoose.empty()) choose(std::exchange(m_toChoose, {}));
}

// Chooses a row, so that there is a report to read.
void HistoryPage::chooseOne(int near, const std::string& series) {
  if (m_table->selectionModel()->hasSelection() || m_rows->rowCount() == 0) return;
  QModelIndex above;
  if (!series.empty())
    if (const QItemSelection row = rowsOf({series}); !row.isEmpty()) above = row.front().topLeft();
  const int row = std::clamp(near, 0, m_rows->rowCount(above) - 1);
  m_table->selectionModel()->setCurrentIndex(m_rows->index(row, 0, above),
                                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

// Neighbours as one range: thousands may be chosen.
QItemSelection HistoryPage::rowsOf(const std::set<std::string>& keys) const {
  QItemSelection rows;
  const auto add = [&](const QModelIndex& above) {
    int begin = -1;
    for (int row = 0; row <= m_rows->rowCount(above); ++row) {
      const bool has = row < m_rows->rowCount(above) && keys.contains(keyOf(m_rows->index(row, 0, above)));
      if (has && begin < 0) begin = row;
      if (has || begin < 0) continue;
      rows.select(m_rows->index(begin, 0, above), m_rows->index(row - 1, 0, above));
      begin = -1;
    }
  };
  add({});
  if (!m_model->hasSeries()) return rows;
  for (int row = 0; row < m_rows->rowCount(); ++row)
    if (const QModelIndex above = m_rows->index(row, 0); m_rows->hasChildren(above)) add(above);
  return rows;
}

// A whole series is its own row.
void HistoryPage::choose(const std::vector<std::string>& ids) {
  std::set<std::string> keys(ids.begin(), ids.end());
  for (std::size_t run = 0; run < m_model->runs().size(); ++run)
    if (keys.contains(m_model->runs()[run].id) && !m_rows->mapFromSource(m_model->indexOf(run)).isValid()) {
      m_filter->clear();
      break;
    }
  for (int row = 0; row < m_model->rowCount(); ++row) {
    const QModelIndex source = m_model->index(row, 0);
    if (!m_model->isSeries(source)) continue;
    const std::vector<std::size_t> runs = m_model->runsOf(source);
    const auto isChosen = [&](std::size_t run) { return keys.contains(m_model->runs()[run].id); };
    if (std::ranges::all_of(runs, isChosen)) {
      for (const std::size_t run : runs) keys.erase(m_model->runs()[run].id);
      keys.insert(keyOf(m_rows->mapFromSource(source)));
    } else if (std::ranges::any_of(runs, isChosen)) {
      m_table->expand(m_rows->mapFromSource(source));
    }
  }
  const QItemSelection rows = rowsOf(keys);
  if (rows.isEmpty()) return;
  const QModelIndex first = rows.front().topLeft();
  m_table->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
  m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  m_table->scrollTo(first);
}

void HistoryPage::rememberExpanded(const QModelIndex& row, bool expanded) {
  const QString series = seriesOf(row);
  if (expanded) {
    m_expanded.insert(series);
    return;
  }
  m_expanded.erase(series);
  // Nothing that cannot be seen is chosen.
  const bool hides = std::ranges::any_of(
      chosenRows(), [&](const QModelIndex& one) { return one.parent() == row.siblingAtColumn(0); });
  if (hides)
    m_table->selectionModel()->setCurrentIndex(
        row.siblingAtColumn(0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

QStringList HistoryPage::expandedSeries() const {
  return {m_expanded.begin(), m_expanded.end()};
}

void HistoryPage::setExpandedSeries(const QStringList& ids) {
  m_expanded = {ids.begin(), ids.end()};
  expandAgain();
}

void HistoryPage::expandAgain() {
  if (m_expanded.empty()) return;
  for (int row = 0; row < m_rows->rowCount(); ++row)
    if (const QModelIndex index = m_rows->index(row, 0); m_expanded.contains(seriesOf(index)))
      m_table->expand(index);
}

void HistoryPage::showChosen() {
  const std::vector<std::string> ids = chosenIds();
  const bool one = chosenRows().size() == 1;
  for (QPushButton* button : {m_open, m_label, m_export}) button->setEnabled(one);
  for (QAction* action : {m_openAction, m_labelAction, m_exportAction}) action->setEnabled(one);
  m_commentAction->setEnabled(one && ids.size() == 1);
  for (QPushButton* button : {m_compare, m_delete}) button->setEnabled(!ids.empty());
  for (QAction* action : {m_compareAction, m_addAction, m_deleteAction}) action->setEnabled(!ids.empty());
  if (one && ids == m_shownIds) return;
  setShownRuns({});
  m_report->clear();
  showResults();
  m_shownIds = one ? ids : std::vector<std::string>();
  if (one)
    m_history.load(m_shownIds);
  else
    m_trend->setTrend(std::nullopt, {});
}

void HistoryPage::showLoaded(const std::vector<std::shared_ptr<const Run>>& runs, const QString& report) {
  if (!std::ranges::equal(runs, m_shownIds, {}, &Run::id)) return;
  setShownRuns(runs);
  m_report->clear();
  m_report->append(report);
  showResults();
  findTrend();
  const std::string wanted = std::exchange(m_toOpen, {});
  for (const auto& run : runs)
    if (run->id == wanted) emit openWanted(run);
}

void HistoryPage::findTrend() {
  if (!m_shownRuns.empty()) m_history.findTrend(m_shownRuns.front(), m_rows->wanted().test);
}

void HistoryPage::showResults() {
  m_results->restore({});
  const auto run = std::ranges::find(m_shownRuns, idToOpen(), &Run::id);
  if (run != m_shownRuns.end()) m_results->finish(planOf(**run), **run);
  showSection();
}

// What to do where there are no results stands in the report's place.
void HistoryPage::showSection() {
  const bool asTable = m_sections->currentIndex() == 0 && m_results->rowCount() > 0;
  invite();
  m_section->setCurrentWidget(asTable ? static_cast<QWidget*>(m_resultsTable) : m_report);
}

void HistoryPage::invite() {
  m_report->setInvitation(m_sections->currentIndex() == 0 ? tr("Select one run to see its results here.")
                                                          : tr("Select one run to see its report here."));
}

std::string HistoryPage::idToOpen() const {
  const QModelIndexList rows = chosenRows();
  if (rows.size() != 1) return {};
  return m_model->runs()[m_model->typicalOf(m_rows->runsOf(rows.front()))].id;
}

void HistoryPage::openChosen() {
  const std::string id = idToOpen();
  if (id.empty()) return;
  for (const auto& run : m_shownRuns)
    if (run->id == id) return emit openWanted(run);
  m_toOpen = id;
}

void HistoryPage::setShownRuns(std::vector<std::shared_ptr<const Run>> runs) {
  m_shownRuns = std::move(runs);
  std::shared_ptr<const Run> one = m_shownRuns.size() == 1 ? m_shownRuns.front() : nullptr;
  if (m_shownRun == one) return;
  m_shownRun = std::move(one);
  m_share->setEnabled(m_shownRun != nullptr);
  m_shareAction->setEnabled(m_shownRun != nullptr);
  emit shownRunChanged();
}

void HistoryPage::share() {
  if (!m_shownRun) return;
  auto* dialog = new ShareDialog(m_shownRun, m_chooseFile, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ShareDialog::shared, this, &HistoryPage::done);
  dialog->open();
}

void HistoryPage::offerUndo(const std::vector<std::string>& ids) {
  // One after the other is taken back together.
  if (m_undoBar->isHidden()) m_removed.clear();
  m_removed.insert(m_removed.end(), ids.begin(), ids.end());
  m_undoBar->show(
      [count = static_cast<int>(m_removed.size())] { return tr("%Ln run(s) deleted.", nullptr, count); });
}

void HistoryPage::complain(const Reason& reason) {
  m_notice->show([reason] { return reasonText(reason); });
}

void HistoryPage::complainOfFiles(const std::vector<RefusedFile>& files) {
  m_notice->show([files] {
    // More than a window has room for are counted.
    const std::size_t told = files.size() <= 3 ? files.size() : 2;
    QStringList lines;
    for (const RefusedFile& refused : std::span(files).first(told))
      lines.append(tr("%1: %2", "a file, and what is wrong with it")
                       .arg(QFileInfo(refused.file).fileName(), reasonText(refused.reason)));
    if (told < files.size())
      lines.append(
          tr("%Ln more file(s) could not be read either.", nullptr, static_cast<int>(files.size() - told)));
    return lines.join(u'\n');
  });
}

QModelIndexList HistoryPage::chosenRows() const {
  return m_table->selectionModel()->selectedRows();
}

// A series and one of its runs may both be chosen.
std::vector<std::string> HistoryPage::chosenIds() const {
  std::vector<std::string> ids;
  std::set<std::size_t> seen;
  for (const QModelIndex& row : chosenRows())
    for (const std::size_t run : m_rows->runsOf(row))
      if (seen.insert(run).second) ids.push_back(m_model->runs()[run].id);
  return ids;
}

void HistoryPage::removeChosen() {
  if (const auto ids = chosenIds(); !ids.empty()) m_history.remove(ids);
}

void HistoryPage::compareChosen(bool beside) {
  std::vector<KeptRun> chosen = keptRuns(chosenIds());
  std::ranges::sort(chosen, {}, [](const KeptRun& run) { return std::pair(run.started, run.id); });
  std::vector<std::string> ids;
  for (const KeptRun& run : chosen) ids.push_back(run.id);
  if (!ids.empty()) emit compareWanted(ids, beside);
}

void HistoryPage::editLabel() {
  edit(HistoryModel::labelColumn);
}

void HistoryPage::edit(int column) {
  const QModelIndexList rows = m_table->selectionModel()->selectedRows(column);
  if (rows.size() != 1 || !m_rows->flags(rows.front()).testFlag(Qt::ItemIsEditable)) return;
  m_table->setFocus();
  // Where no run has a comment yet, there is no column of them.
  m_table->setColumnHidden(column, false);
  m_table->setCurrentIndex(rows.front());
  m_table->edit(rows.front());
}

void HistoryPage::importFile() {
  const FileQuestion question{
      FileQuestion::Purpose::Open,
      tr("Import runs"),
      QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
      tr("Runs of Strata (*.strata *.json);;Outputs of other programs (*.csv *.txt *.json);;All files (*)"),
      {}};
  m_chooseFile(this, question, [this](const QString& path) { open({path}); });
}

void HistoryPage::exportChosen() {
  if (chosenRows().size() != 1) return;
  const std::vector<std::string> ids = chosenIds();
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const std::vector<KeptRun> runs = keptRuns(ids);
  if (runs.empty()) return;
  const KeptRun& first = *std::ranges::min_element(runs, {}, &KeptRun::started);
  const QString stamp =
      fileStamp(QString::fromStdString(first.machine),
                QDateTime::fromString(QString::fromStdString(first.started), Qt::ISODate).toLocalTime());
  const bool isOne = runs.size() == 1;
  const QString name = isOne ? tr("strata-run-%1.strata", "file name; machine, date and time").arg(stamp)
                             : tr("strata-series-%1.strata", "file name; machine, date and time").arg(stamp);
  const FileQuestion question{FileQuestion::Purpose::Save, isOne ? tr("Export run") : tr("Export series"),
                              folder.filePath(name),
                              tr("Runs of Strata (*.strata);;Web pages (*.html);;Drawings (*.svg);;Tables "
                                 "(*.csv);;Text files (*.txt)"),
                              QStringLiteral("strata")};
  m_chooseFile(this, question, [this, ids](const QString& path) { m_history.save(ids, path); });
}

void HistoryPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    fitColumns();
  }
  if (event->type() == QEvent::FontChange) {
    fitColumns();
    fitHalves();
  }
  QWidget::changeEvent(event);
}

void HistoryPage::hideEqualColumns(const std::vector<KeptRun>& runs) {
  const auto all = [&](auto is) { return std::ranges::all_of(runs, is); };
  m_table->setColumnHidden(HistoryModel::statusColumn, all([](const KeptRun& run) {
                             return run.finished && run.status == RunStatus::Complete;
                           }));
  m_table->setColumnHidden(HistoryModel::machineColumn,
                           all([&](const KeptRun& run) { return run.machine == runs.front().machine; }));
  m_table->setColumnHidden(HistoryModel::commentColumn,
                           all([](const KeptRun& run) { return run.comment.empty(); }));
}

void HistoryPage::fitColumns() {
  m_table->setIndentation(fontMetrics().height() + 4);
  const int character = fontMetrics().averageCharWidth();
  for (int column = 0; column < HistoryModel::columns; ++column) {
    m_table->resizeColumnToContents(column);
    const bool label = column == HistoryModel::labelColumn;
    // A run that goes on says how far it is.
    const int least = label ? 16 : column == HistoryModel::statusColumn ? 15 : 0;
    // The last one takes what is left.
    const bool isLast = column == HistoryModel::testsColumn &&
                        m_table->isColumnHidden(HistoryModel::machineColumn) &&
                        m_table->isColumnHidden(HistoryModel::commentColumn);
    const int most = label ? 26 : isLast ? 14 : column == HistoryModel::figuresColumn ? 70 : 40;
    m_table->setColumnWidth(column,
                            std::clamp(m_table->columnWidth(column), least * character, most * character));
  }
  // The runs of a series that is not expanded yet need room too.
  if (m_model->hasSeries()) m_table->setColumnWidth(0, m_table->columnWidth(0) + m_table->indentation());
}

void HistoryPage::resizeEvent(QResizeEvent* event) {
  fitHalves();
  QWidget::resizeEvent(event);
}

void HistoryPage::setRateUnit(RateUnit unit) {
  m_model->setRateUnit(unit);
  m_results->setRateUnit(unit);
  m_trend->setRateUnit(unit);
}

void HistoryPage::setRunning(const std::string& id) {
  m_model->setRunning(id);
}

void HistoryPage::setProgress(double fraction) {
  m_model->setProgress(fraction);
}

// The list and the report need the room in a low window.
void HistoryPage::fitHalves() {
  m_trend->setChartShown(height() > 28 * fontMetrics().height());
  // Fewer rows than on a page of its own: the list has half of a low window.
  constexpr int leastRows = 4;
  m_resultsTable->setMinimumHeight((leastRows + 1) * (fontMetrics().height() + 10));
}

void HistoryPage::retranslate() {
  m_model->retranslate();
  m_table->setAccessibleName(tr("Saved runs"));
  m_results->retranslate();
  m_sections->setNames({tr("Results", "of the selected run, as a table"), tr("Report")});
  m_sections->setTexts(tr("The selected run"), {}, {});
  invite();
  m_open->setText(tr("&Open"));
  m_open->setToolTip(
      tr("Shows the results of the selected run on the pages, with their charts. Double-clicking it does the "
         "same. From a series, it is the run at the median."));
  m_openAction->setText(m_open->text());
  m_compare->setText(tr("&Compare"));
  m_compare->setToolTip(tr(
      "Compares the selected runs, each with the rest of its series. With Shift, they are added to what is "
      "compared already."));
  m_compareAction->setText(m_compare->text());
  m_addAction->setText(tr("&Add to comparison"));
  m_deleteAction->setText(tr("&Delete"));
  m_label->setText(tr("&Label"));
  m_label->setToolTip(
      tr("Changes the label of the selected run, or of all runs of a series (F2). Shift+F2 edits the comment "
         "of a run."));
  m_export->setText(tr("E&xport…"));
  m_export->setToolTip(
      tr("Saves the selected run, or all runs of a series, as a run file, web page, drawing, table or text"));
  m_share->setText(tr("&Share…"));
  m_share->setToolTip(tr("Saves an anonymized copy of the selected run"));
  m_delete->setText(tr("&Delete"));
  m_delete->setToolTip(tr("Deletes the selected runs. Undo restores them."));
  m_import->setText(tr("&Import…"));
  m_import->setToolTip(tr("Adds runs from a file; files can be dropped here too"));
  m_labelAction->setText(m_label->text());
  m_commentAction->setText(tr("Co&mment"));
  m_exportAction->setText(m_export->text());
  m_shareAction->setText(m_share->text());
  m_undo->setText(tr("&Undo"));
  m_empty->setText(tr("No runs stored yet"),
                   m_history.hasHistory()
                       ? tr("Each run appears here when it has ended.")
                       : tr("The OS provides no folder for user data, so Strata cannot save runs."));
  if (!m_shownIds.empty()) m_history.load(m_shownIds);
}

}  // namespace strata::gui

#include "moc_history_page.cpp"
