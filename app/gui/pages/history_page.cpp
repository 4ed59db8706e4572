// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/history_page.h"

#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qstandardpaths.h>
#include <QtGui/qaction.h>
#include <QtGui/qevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qsplitter.h>
#include <QtWidgets/qtableview.h>

#include <algorithm>
#include <utility>

#include "app/gui/history/history_filter.h"
#include "app/gui/history/history_model.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/history/text_delegate.h"
#include "app/gui/notice_bar.h"
#include "app/gui/pages/current_stack.h"
#include "app/gui/pages/empty_state.h"
#include "app/gui/plain_header.h"
#include "app/gui/report_pane.h"
#include "app/gui/translated_words.h"
#include "core/report/text.h"

namespace strata::gui {

HistoryPage::HistoryPage(HistoryThread& history, FileChooser chooseFile, QWidget* parent)
    : QWidget(parent),
      m_history(history),
      m_chooseFile(std::move(chooseFile)),
      m_model(new HistoryModel(this)),
      m_rows(new HistoryRows(this)),
      m_layers(new CurrentStack(this)),
      m_empty(new EmptyState(this)),
      m_runs(new QWidget(this)),
      m_label(new QPushButton(this)),
      m_export(new QPushButton(this)),
      m_delete(new QPushButton(this)),
      m_import(new QPushButton(this)),
      m_undoBar(new NoticeBar(this, QStringLiteral("historyUndo"))),
      m_undo(new QPushButton(this)),
      m_notice(new NoticeBar(this, QStringLiteral("historyNotice"))),
      m_halves(new QSplitter(Qt::Vertical, this)),
      m_table(new QTableView(this)),
      m_report(new ReportPane(this)) {
  setObjectName(QStringLiteral("historyPage"));
  m_undo->setObjectName(QStringLiteral("undoDelete"));
  m_undoBar->addButton(m_undo);

  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(6);
  addTools();
  whole->addWidget(m_notice);
  whole->addWidget(m_undoBar);
  addTable();
  m_layers->setObjectName(QStringLiteral("historyLayers"));
  m_layers->addWidget(m_empty);
  m_layers->addWidget(m_runs);
  whole->addWidget(m_layers, 1);

  connectHistory();
  retranslate();
}

HistoryPage::~HistoryPage() = default;

void HistoryPage::addTools() {
  m_rows->setSourceModel(m_model);
  m_filter = new HistoryFilter(*m_rows, this);
  auto* lines = new QVBoxLayout;
  lines->setContentsMargins(20, 4, 20, 0);
  lines->addWidget(m_filter);
  auto* tools = new QHBoxLayout;
  lines->addLayout(tools);
  m_label->setObjectName(QStringLiteral("historyLabel"));
  m_export->setObjectName(QStringLiteral("historyExport"));
  m_delete->setObjectName(QStringLiteral("historyDelete"));
  m_import->setObjectName(QStringLiteral("historyImport"));
  for (QPushButton* button : {m_label, m_export, m_delete}) tools->addWidget(button);
  // Not about the chosen runs: apart from the others.
  tools->addStretch(1);
  tools->addWidget(m_import);
  static_cast<QVBoxLayout*>(layout())->addLayout(lines);
  connect(m_filter, &HistoryFilter::changed, this, [this] { chooseOne(); });
  connect(m_label, &QPushButton::clicked, this, &HistoryPage::editLabel);
  connect(m_export, &QPushButton::clicked, this, &HistoryPage::exportChosen);
  connect(m_delete, &QPushButton::clicked, this, &HistoryPage::removeChosen);
  connect(m_import, &QPushButton::clicked, this, &HistoryPage::importFile);
}

void HistoryPage::addTable() {
  m_table->setObjectName(QStringLiteral("historyTable"));
  m_table->setModel(m_rows);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setShowGrid(false);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  m_table->setTabKeyNavigation(false);
  m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->setWordWrap(false);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  auto* delegate = new TextDelegate(m_table);
  m_table->setItemDelegate(delegate);
  connect(
      delegate, &QAbstractItemDelegate::closeEditor, this,
      [this] {
        if (std::exchange(m_stale, false)) m_history.list();
      },
      Qt::QueuedConnection);
  auto* header = new PlainHeader(m_table);
  header->setObjectName(QStringLiteral("historyHeader"));
  m_table->setHorizontalHeader(header);
  header->setSectionsClickable(true);
  header->setStretchLastSection(true);
  m_table->setSortingEnabled(true);
  m_table->sortByColumn(HistoryModel::startedColumn, Qt::DescendingOrder);
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HistoryPage::showChosen);

  auto* remove = new QAction(m_table);
  remove->setShortcut(QKeySequence::Delete);
  remove->setShortcutContext(Qt::WidgetShortcut);
  remove->setAutoRepeat(false);
  m_table->addAction(remove);
  connect(remove, &QAction::triggered, this, &HistoryPage::removeChosen);

  m_halves->setObjectName(QStringLiteral("historyHalves"));
  m_halves->addWidget(m_table);
  m_halves->addWidget(m_report);
  m_halves->setStretchFactor(0, 1);
  m_halves->setStretchFactor(1, 1);
  m_report->setObjectName(QStringLiteral("historyReport"));
  auto* column = new QVBoxLayout(m_runs);
  column->setContentsMargins(20, 0, 20, 8);
  column->addWidget(m_halves);
}

void HistoryPage::connectHistory() {
  connect(&m_history, &HistoryThread::listed, this, &HistoryPage::showRuns);
  connect(&m_history, &HistoryThread::loaded, this, &HistoryPage::showRun);
  connect(&m_history, &HistoryThread::removed, this, &HistoryPage::offerUndo);
  connect(&m_history, &HistoryThread::failed, this, &HistoryPage::complain);
  connect(&m_history, &HistoryThread::recovered, this, &HistoryPage::complain);
  connect(&m_history, &HistoryThread::added, this, &HistoryPage::tellAdded);
  connect(&m_history, &HistoryThread::saved, this, [this](const QString& file) {
    emit done(tr("Run saved to %1").arg(QDir::toNativeSeparators(file)));
  });
  connect(m_model, &HistoryModel::described, &m_history, &HistoryThread::describe);
  connect(m_undo, &QPushButton::clicked, this, [this] {
    m_history.restore(std::exchange(m_removed, {}));
    m_undoBar->dismiss();
    m_table->setFocus();
  });
}

// Other programs may have added to it since.
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
    m_history.add(files);
  } else {
    complain({"no-data-folder", {}});
  }
}

void HistoryPage::tellAdded(const std::vector<std::string>& ids, int added, const QStringList& files) {
  if (added == 0) {
    emit done(tr("Nothing new: the history has these runs"));
  } else if (files.size() == 1) {
    emit done(tr("%Ln run(s) added from %1", nullptr, added).arg(QDir::toNativeSeparators(files.front())));
  } else {
    emit done(tr("%Ln run(s) added", nullptr, added));
  }
  choose(ids);
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
  const std::vector<std::string> chosen = chosenIds();
  const bool first = m_model->rowCount() == 0;
  const QModelIndex before = m_table->currentIndex();
  const std::string currentId =
      before.isValid() ? m_model->run(m_rows->mapToSource(before).row()).id : std::string();
  const KeptRun* shown = keptRun(m_shownId);
  const std::optional<KeptRun> shownBefore = shown ? std::optional(*shown) : std::nullopt;
  m_model->setRuns(runs);
  if (shownBefore && keptRun(m_shownId) && *keptRun(m_shownId) != *shownBefore) m_shownId.clear();
  m_layers->setCurrentWidget(runs.empty() ? static_cast<QWidget*>(m_empty) : m_runs);
  if (first) fitColumns();
  for (int row = 0; row < m_rows->rowCount(); ++row) {
    const int source = m_rows->mapToSource(m_rows->index(row, 0)).row();
    if (std::find(chosen.begin(), chosen.end(), m_model->run(source).id) != chosen.end())
      m_table->selectionModel()->select(m_rows->index(row, 0),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
    if (m_model->run(source).id == currentId)
      m_table->selectionModel()->setCurrentIndex(m_rows->index(row, before.column()),
                                                 QItemSelectionModel::NoUpdate);
  }
  chooseOne(before.row());
  showChosen();
}

// So that there is a report to read. QTableView::selectRow finds no column from right to left.
void HistoryPage::chooseOne(int near) {
  if (m_table->selectionModel()->hasSelection() || m_rows->rowCount() == 0) return;
  const int row = std::clamp(near, 0, m_rows->rowCount() - 1);
  m_table->selectionModel()->setCurrentIndex(m_rows->index(row, 0),
                                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void HistoryPage::choose(const std::vector<std::string>& ids) {
  m_filter->clear();
  QItemSelection rows;
  for (int row = 0; row < m_rows->rowCount(); ++row) {
    const QModelIndex index = m_rows->index(row, 0);
    if (std::find(ids.begin(), ids.end(), m_model->run(m_rows->mapToSource(index).row()).id) != ids.end())
      rows.select(index, index);
  }
  if (rows.isEmpty()) return;
  m_table->selectionModel()->setCurrentIndex(rows.indexes().front(), QItemSelectionModel::NoUpdate);
  m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  m_table->scrollTo(rows.indexes().front());
}

void HistoryPage::showChosen() {
  const std::vector<std::string> ids = chosenIds();
  const bool one = ids.size() == 1;
  m_label->setEnabled(one);
  m_export->setEnabled(one);
  m_delete->setEnabled(!ids.empty());
  if (!one) {
    m_shownId.clear();
    m_report->clear();
  } else if (ids.front() != m_shownId) {
    m_shownId = ids.front();
    m_report->clear();
    m_history.load(m_shownId);
  }
}

void HistoryPage::showRun(const std::shared_ptr<const Run>& run) {
  if (run->id != m_shownId) return;
  m_report->clear();
  m_report->append(QString::fromStdString(toText(*run, translatedWords())));
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

std::vector<std::string> HistoryPage::chosenIds() const {
  std::vector<std::string> ids;
  for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
    ids.push_back(m_model->run(m_rows->mapToSource(index).row()).id);
  return ids;
}

void HistoryPage::removeChosen() {
  if (const auto ids = chosenIds(); !ids.empty()) m_history.remove(ids);
}

void HistoryPage::editLabel() {
  const QModelIndexList rows = m_table->selectionModel()->selectedRows(HistoryModel::labelColumn);
  if (rows.size() != 1) return;
  m_table->setFocus();
  m_table->setCurrentIndex(rows.front());
  m_table->edit(rows.front());
}

void HistoryPage::importFile() {
  const FileQuestion question{FileQuestion::Purpose::Open,
                              tr("Import runs"),
                              QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                              tr("Runs of Strata (*.strata *.json);;All files (*)"),
                              {}};
  m_chooseFile(this, question, [this](const QString& path) { open({path}); });
}

void HistoryPage::exportChosen() {
  const std::vector<std::string> ids = chosenIds();
  if (ids.size() != 1) return;
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QString name =
      tr("strata-run-%1.strata", "file name; the id").arg(QString::fromStdString(ids.front()).left(8));
  const FileQuestion question{FileQuestion::Purpose::Save, tr("Export run"), folder.filePath(name),
                              tr("Runs of Strata (*.strata);;Tables (*.csv);;Text files (*.txt)"),
                              QStringLiteral("strata")};
  m_chooseFile(this, question, [this, id = ids.front()](const QString& path) { m_history.save(id, path); });
}

void HistoryPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) fitColumns();
  QWidget::changeEvent(event);
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
  m_table->setAccessibleName(tr("Kept runs"));
  m_report->setInvitation(tr("Choose one run to read its report here."));
  m_label->setText(tr("&Label"));
  m_label->setToolTip(
      tr("Gives the chosen run another label (F2); a double-click on a comment changes that"));
  m_export->setText(tr("E&xport…"));
  m_export->setToolTip(tr("Saves the chosen run as a file, a table or a text"));
  m_delete->setText(tr("&Delete"));
  m_delete->setToolTip(tr("Deletes the chosen runs, which can be taken back"));
  m_import->setText(tr("&Import…"));
  m_import->setToolTip(tr("Adds runs from a file; files can be dropped here too"));
  m_undo->setText(tr("&Undo"));
  m_empty->setText(tr("No runs are kept yet"),
                   m_history.hasHistory()
                       ? tr("Each run is kept here as soon as its first step has ended.")
                       : tr("The system names no folder for this user's data, so runs cannot be kept."));
  if (!m_shownId.empty()) m_history.load(m_shownId);
}

}  // namespace strata::gui
