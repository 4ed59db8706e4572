// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/history_page.h"

#include <QtCore/qdatetime.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qstandardpaths.h>
#include <QtGui/qaction.h>
#include <QtGui/qevent.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtableview.h>

#include <algorithm>
#include <set>
#include <span>
#include <utility>

#include "app/gui/files/file_saver.h"
#include "app/gui/history/history_filter.h"
#include "app/gui/history/history_model.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/share/share_dialog.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/empty_state.h"
#include "app/gui/widgets/notice_bar.h"
#include "app/gui/widgets/report_pane.h"

namespace strata::gui {

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

const KeptRun* HistoryPage::keptRun(const std::string& id) const {
  for (int row = 0; row < m_model->rowCount(); ++row)
    if (m_model->run(row).id == id) return &m_model->run(row);
  return nullptr;
}

void HistoryPage::showRuns(const std::vector<KeptRun>& runs) {
  // A reset of the rows would throw away what is being typed.
  if (isEditing()) {
    m_stale = true;
    return;
  }
  const std::vector<std::string> chosenBefore = chosenIds();
  const std::set<std::string> chosen(chosenBefore.begin(), chosenBefore.end());
  const bool first = m_model->rowCount() == 0;
  const QModelIndex before = m_table->currentIndex();
  const std::string currentId =
      before.isValid() ? m_model->run(m_rows->mapToSource(before).row()).id : std::string();
  const KeptRun* shown = keptRun(m_shownId);
  const std::optional<KeptRun> shownBefore = shown ? std::optional(*shown) : std::nullopt;
  m_model->setRuns(runs);
  if (shownBefore && keptRun(m_shownId) && *keptRun(m_shownId) != *shownBefore) m_shownId.clear();
  m_layers->setCurrentWidget(runs.empty() ? static_cast<QWidget*>(m_empty) : m_runs);
  hideEqualColumns(runs);
  if (first) fitColumns();
  m_table->selectionModel()->select(rowsOf(chosen), QItemSelectionModel::Select | QItemSelectionModel::Rows);
  for (int row = 0; row < m_rows->rowCount(); ++row) {
    const int source = m_rows->mapToSource(m_rows->index(row, 0)).row();
    if (m_model->run(source).id == currentId)
      m_table->selectionModel()->setCurrentIndex(m_rows->index(row, before.column()),
                                                 QItemSelectionModel::NoUpdate);
  }
  chooseOne(before.row());
  showChosen();
  if (!m_toChoose.empty()) choose(std::exchange(m_toChoose, {}));
}

// So that there is a report to read. QTableView::selectRow finds no column from right to left.
void HistoryPage::chooseOne(int near) {
  if (m_table->selectionModel()->hasSelection() || m_rows->rowCount() == 0) return;
  const int row = std::clamp(near, 0, m_rows->rowCount() - 1);
  m_table->selectionModel()->setCurrentIndex(m_rows->index(row, 0),
                                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

// Neighbours as one range: thousands may be chosen.
QItemSelection HistoryPage::rowsOf(const std::set<std::string>& ids) const {
  QItemSelection rows;
  int begin = -1;
  for (int row = 0; row <= m_rows->rowCount(); ++row) {
    const bool has = row < m_rows->rowCount() &&
                     ids.contains(m_model->run(m_rows->mapToSource(m_rows->index(row, 0)).row()).id);
    if (has && begin < 0) begin = row;
    if (has || begin < 0) continue;
    rows.select(m_rows->index(begin, 0), m_rows->index(row - 1, 0));
    begin = -1;
  }
  return rows;
}

void HistoryPage::choose(const std::vector<std::string>& ids) {
  m_filter->clear();
  const QItemSelection rows = rowsOf({ids.begin(), ids.end()});
  if (rows.isEmpty()) return;
  const QModelIndex first = rows.front().topLeft();
  m_table->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
  m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  m_table->scrollTo(first);
}

void HistoryPage::showChosen() {
  const std::vector<std::string> ids = chosenIds();
  const bool one = ids.size() == 1;
  for (QPushButton* button : {m_open, m_label, m_export}) button->setEnabled(one);
  for (QAction* action : {m_openAction, m_labelAction, m_exportAction}) action->setEnabled(one);
  for (QPushButton* button : {m_compare, m_delete}) button->setEnabled(!ids.empty());
  for (QAction* action : {m_compareAction, m_addAction, m_deleteAction}) action->setEnabled(!ids.empty());
  if (!one) {
    m_shownId.clear();
    setShownRun(nullptr);
    m_report->clear();
  } else if (ids.front() != m_shownId) {
    m_shownId = ids.front();
    setShownRun(nullptr);
    m_report->clear();
    m_history.load(m_shownId);
  }
}

void HistoryPage::showRun(const std::shared_ptr<const Run>& run, const QString& report) {
  if (run->id != m_shownId) return;
  setShownRun(run);
  m_report->clear();
  m_report->append(report);
  if (std::exchange(m_toOpen, {}) == run->id) emit openWanted(run);
}

void HistoryPage::openChosen() {
  const std::vector<std::string> ids = chosenIds();
  if (ids.size() != 1) return;
  if (m_shownRun && m_shownRun->id == ids.front())
    emit openWanted(m_shownRun);
  else
    m_toOpen = ids.front();
}

void HistoryPage::setShownRun(std::shared_ptr<const Run> run) {
  if (m_shownRun == run) return;
  m_shownRun = std::move(run);
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

std::vector<std::string> HistoryPage::chosenIds() const {
  std::vector<std::string> ids;
  for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
    ids.push_back(m_model->run(m_rows->mapToSource(index).row()).id);
  return ids;
}

void HistoryPage::removeChosen() {
  if (const auto ids = chosenIds(); !ids.empty()) m_history.remove(ids);
}

void HistoryPage::compareChosen(bool beside) {
  std::vector<std::pair<std::string, std::string>> byStart;
  for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
    const KeptRun& run = m_model->run(m_rows->mapToSource(index).row());
    byStart.emplace_back(run.started, run.id);
  }
  std::ranges::sort(byStart);
  std::vector<std::string> ids;
  for (const auto& [started, id] : byStart) ids.push_back(id);
  if (!ids.empty()) emit compareWanted(ids, beside);
}

void HistoryPage::editLabel() {
  const QModelIndexList rows = m_table->selectionModel()->selectedRows(HistoryModel::labelColumn);
  if (rows.size() != 1) return;
  m_table->setFocus();
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
  const std::vector<std::string> ids = chosenIds();
  if (ids.size() != 1) return;
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const KeptRun* run = keptRun(ids.front());
  if (run == nullptr) return;
  const QString stamp =
      fileStamp(QString::fromStdString(run->machine),
                QDateTime::fromString(QString::fromStdString(run->started), Qt::ISODate).toLocalTime());
  const QString name = tr("strata-run-%1.strata", "file name; machine, date and time").arg(stamp);
  const FileQuestion question{FileQuestion::Purpose::Save, tr("Export run"), folder.filePath(name),
                              tr("Runs of Strata (*.strata);;Web pages (*.html);;Drawings (*.svg);;Tables "
                                 "(*.csv);;Text files (*.txt)"),
                              QStringLiteral("strata")};
  m_chooseFile(this, question, [this, id = ids.front()](const QString& path) { m_history.save(id, path); });
}

void HistoryPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) fitColumns();
  QWidget::changeEvent(event);
}

void HistoryPage::hideEqualColumns(const std::vector<KeptRun>& runs) {
  const auto all = [&](auto is) { return std::ranges::all_of(runs, is); };
  m_table->setColumnHidden(HistoryModel::statusColumn, all([](const KeptRun& run) {
                             return run.finished && run.status == RunStatus::Complete;
                           }));
  m_table->setColumnHidden(HistoryModel::machineColumn,
                           all([&](const KeptRun& run) { return run.machine == runs.front().machine; }));
}

void HistoryPage::fitColumns() {
  m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
  m_table->resizeColumnsToContents();
  const int character = fontMetrics().averageCharWidth();
  for (int column = 0; column < HistoryModel::columns; ++column) {
    const bool label = column == HistoryModel::labelColumn;
    const int least = label ? 16 : 0;
    const int most = label ? 26 : column == HistoryModel::figuresColumn ? 70 : 40;
    m_table->setColumnWidth(column,
                            std::clamp(m_table->columnWidth(column), least * character, most * character));
  }
}

void HistoryPage::retranslate() {
  m_model->retranslate();
  m_table->setAccessibleName(tr("Saved runs"));
  m_report->setInvitation(tr("Select one run to see its report here."));
  m_open->setText(tr("&Open"));
  m_open->setToolTip(
      tr("Shows the results of the selected run on the pages, with their charts. Double-clicking it does the "
         "same."));
  m_openAction->setText(m_open->text());
  m_compare->setText(tr("&Compare"));
  m_compare->setToolTip(tr(
      "Compares the selected runs, each with the rest of its series. With Shift, they are added to what is "
      "compared already."));
  m_compareAction->setText(m_compare->text());
  m_addAction->setText(tr("&Add to comparison"));
  m_deleteAction->setText(tr("&Delete"));
  m_label->setText(tr("&Label"));
  m_label->setToolTip(tr("Changes the label of the selected run (F2). To edit a comment, double-click it."));
  m_export->setText(tr("E&xport…"));
  m_export->setToolTip(tr("Saves the selected run as a run file, web page, drawing, table or text"));
  m_share->setText(tr("&Share…"));
  m_share->setToolTip(tr("Saves an anonymized copy of the selected run"));
  m_delete->setText(tr("&Delete"));
  m_delete->setToolTip(tr("Deletes the selected runs. Undo restores them."));
  m_import->setText(tr("&Import…"));
  m_import->setToolTip(tr("Adds runs from a file; files can be dropped here too"));
  m_labelAction->setText(m_label->text());
  m_exportAction->setText(m_export->text());
  m_shareAction->setText(m_share->text());
  m_undo->setText(tr("&Undo"));
  m_empty->setText(tr("No runs stored yet"),
                   m_history.hasHistory()
                       ? tr("Each run appears here as soon as its first step ends.")
                       : tr("The OS provides no folder for user data, so Strata cannot save runs."));
  if (!m_shownId.empty()) m_history.load(m_shownId);
}

}  // namespace strata::gui

#include "moc_history_page.cpp"
