// SPDX-License-Identifier: GPL-3.0-or-later
// How the page is put together; what it does is in history_page.cpp.
#include <QtCore/qdir.h>
#include <QtGui/qaction.h>
#include <QtGui/qguiapplication.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qsplitter.h>
#include <QtWidgets/qtreeview.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/gui/files/reading_bar.h"
#include "app/gui/history/grade_delegate.h"
#include "app/gui/history/history_filter.h"
#include "app/gui/history/history_model.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/history/trend_strip.h"
#include "app/gui/pages/history_page.h"
#include "app/gui/results/results_model.h"
#include "app/gui/results/results_table.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/empty_state.h"
#include "app/gui/widgets/notice_bar.h"
#include "app/gui/widgets/plain_header.h"
#include "app/gui/widgets/report_pane.h"
#include "app/gui/widgets/section_tabs.h"
#include "app/gui/widgets/text_delegate.h"
#include "app/gui/widgets/tool_row.h"

namespace strata::gui {

namespace {

/// What stands below the list, with the room that the trend takes also while there is none: the list keeps
/// its height when a run with a trend is chosen, and a second click hits the row of the first.
class LowerHalf : public QWidget {
 public:
  LowerHalf(const QWidget& trend, QWidget* parent) : QWidget(parent), m_trend(trend) {}

  QSize minimumSizeHint() const override {
    QSize least = QWidget::minimumSizeHint();
    if (m_trend.isHidden()) least.rheight() += m_trend.minimumSizeHint().height();
    return least;
  }

 private:
  const QWidget& m_trend;
};

}  // namespace

HistoryPage::HistoryPage(HistoryThread& history, FileChooser chooseFile, QWidget* parent)
    : QWidget(parent),
      m_history(history),
      m_chooseFile(std::move(chooseFile)),
      m_model(new HistoryModel(this)),
      m_rows(new HistoryRows(this)),
      m_layers(new CurrentStack(this)),
      m_empty(new EmptyState(this)),
      m_runs(new QWidget(this)),
      m_open(new QPushButton(this)),
      m_compare(new QPushButton(this)),
      m_label(new QPushButton(this)),
      m_export(new QPushButton(this)),
      m_share(new QPushButton(this)),
      m_delete(new QPushButton(this)),
      m_import(new QPushButton(this)),
      m_undoBar(new NoticeBar(this, QStringLiteral("historyUndo"))),
      m_undo(new QPushButton(this)),
      m_notice(new NoticeBar(this, QStringLiteral("historyNotice"))),
      m_readingBar(new ReadingBar(m_reading, this, QStringLiteral("historyReading"))),
      m_halves(new QSplitter(Qt::Vertical, this)),
      m_table(new QTreeView(this)),
      m_openAction(new QAction(m_table)),
      m_compareAction(new QAction(m_table)),
      m_addAction(new QAction(m_table)),
      m_labelAction(new QAction(m_table)),
      m_commentAction(new QAction(m_table)),
      m_exportAction(new QAction(m_table)),
      m_shareAction(new QAction(m_table)),
      m_deleteAction(new QAction(m_table)),
      m_trend(new TrendStrip(this)),
      m_sections(new SectionTabs(QStringLiteral("historySections"), SectionTabs::allSections, this)),
      m_section(new CurrentStack(this)),
      m_results(new ResultsModel(this)),
      m_resultsTable(new ResultsTable(*m_results, this)),
      m_report(new ReportPane(this)) {
  setObjectName(QStringLiteral("historyPage"));
  m_undoBar->setCalm();
  m_undo->setObjectName(QStringLiteral("undoDelete"));
  m_undoBar->addUndo(m_undo);

  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(6);
  addTools();
  whole->addWidget(m_readingBar);
  whole->addWidget(m_notice);
  whole->addWidget(m_undoBar);
  addTable();
  m_layers->setObjectName(QStringLiteral("historyLayers"));
  m_layers->addWidget(m_empty);
  m_layers->addWidget(m_runs);
  whole->addWidget(m_layers, 1);

  connectHistory();
  connectReading();
  // No signal tells that there is nothing to choose where no history can be kept.
  for (QPushButton* button : {m_open, m_compare, m_label, m_export, m_share, m_delete})
    button->setEnabled(false);
  for (QAction* action : {m_openAction, m_compareAction, m_addAction, m_labelAction, m_commentAction,
                          m_exportAction, m_shareAction, m_deleteAction})
    action->setEnabled(false);
  retranslate();
}

void HistoryPage::addTools() {
  m_rows->setSourceModel(m_model);
  m_filter = new HistoryFilter(*m_rows, this);
  auto* lines = new QVBoxLayout;
  lines->setContentsMargins(20, 4, 20, 0);
  lines->addWidget(m_filter);
  auto* tools = new ToolRow(this);
  tools->setObjectName(QStringLiteral("historyTools"));
  lines->addWidget(tools);
  m_open->setObjectName(QStringLiteral("historyOpen"));
  m_compare->setObjectName(QStringLiteral("historyCompare"));
  m_label->setObjectName(QStringLiteral("historyLabel"));
  m_export->setObjectName(QStringLiteral("historyExport"));
  m_share->setObjectName(QStringLiteral("historyShare"));
  m_delete->setObjectName(QStringLiteral("historyDelete"));
  m_import->setObjectName(QStringLiteral("historyImport"));
  for (QPushButton* button : {m_open, m_compare, m_label, m_export, m_share, m_delete})
    tools->addWidget(button);
  // The buttons that are not about the chosen runs stand apart from the others.
  tools->addSpace();
  tools->addWidget(m_import);
  static_cast<QVBoxLayout*>(layout())->addLayout(lines);
  connect(m_filter, &HistoryFilter::changed, this, [this] {
    expandAgain();
    chooseOne();
    showChosen();
    findTrend();
  });
  connect(m_open, &QPushButton::clicked, this, &HistoryPage::openChosen);
  connect(m_compare, &QPushButton::clicked, this,
          [this] { compareChosen(QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier)); });
  connect(m_label, &QPushButton::clicked, this, &HistoryPage::editLabel);
  connect(m_export, &QPushButton::clicked, this, &HistoryPage::exportChosen);
  connect(m_share, &QPushButton::clicked, this, &HistoryPage::share);
  connect(m_delete, &QPushButton::clicked, this, &HistoryPage::removeChosen);
  connect(m_import, &QPushButton::clicked, this, &HistoryPage::importFile);
}

void HistoryPage::addTable() {
  m_table->setObjectName(QStringLiteral("historyTable"));
  m_table->setModel(m_rows);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  // The keyboard goes from row to row in a tree, not from column to column: F2 has actions.
  m_table->setEditTriggers(QAbstractItemView::DoubleClicked);
  m_table->setUniformRowHeights(true);
  // A double click opens; the arrow before a series, Left and Right expand and collapse it.
  m_table->setExpandsOnDoubleClick(false);
  m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  auto* delegate = new TextDelegate(m_table);
  m_table->setItemDelegate(delegate);
  m_table->setItemDelegateForColumn(HistoryModel::verdictColumn, new GradeDelegate(m_table));
  connect(
      delegate, &QAbstractItemDelegate::closeEditor, this,
      [this] {
        if (std::exchange(m_stale, false)) m_history.list();
      },
      Qt::QueuedConnection);
  auto* header = new PlainHeader(m_table);
  header->setObjectName(QStringLiteral("historyHeader"));
  m_table->setHeader(header);
  header->setSectionsClickable(true);
  header->setStretchLastSection(true);
  m_table->setSortingEnabled(true);
  m_table->sortByColumn(HistoryModel::startedColumn, Qt::DescendingOrder);
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HistoryPage::showChosen);

  connect(m_table, &QTreeView::expanded, this,
          [this](const QModelIndex& row) { rememberExpanded(row, true); });
  connect(m_table, &QTreeView::collapsed, this,
          [this](const QModelIndex& row) { rememberExpanded(row, false); });

  // Label and comment are edited so.
  connect(m_table, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
    if (!m_rows->flags(index).testFlag(Qt::ItemIsEditable)) openChosen();
  });

  m_openAction->setObjectName(QStringLiteral("historyOpenAction"));
  m_openAction->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
  m_openAction->setShortcutContext(Qt::WidgetShortcut);
  m_openAction->setAutoRepeat(false);
  m_compareAction->setObjectName(QStringLiteral("historyCompareAction"));
  m_addAction->setObjectName(QStringLiteral("historyAddAction"));
  m_labelAction->setObjectName(QStringLiteral("historyLabelAction"));
  m_labelAction->setShortcut(Qt::Key_F2);
  m_labelAction->setShortcutContext(Qt::WidgetShortcut);
  m_commentAction->setObjectName(QStringLiteral("historyCommentAction"));
  m_commentAction->setShortcut(Qt::SHIFT | Qt::Key_F2);
  m_commentAction->setShortcutContext(Qt::WidgetShortcut);
  m_exportAction->setObjectName(QStringLiteral("historyExportAction"));
  m_shareAction->setObjectName(QStringLiteral("historyShareAction"));
  m_deleteAction->setObjectName(QStringLiteral("historyDeleteAction"));
  m_deleteAction->setShortcut(QKeySequence::Delete);
  m_deleteAction->setShortcutContext(Qt::WidgetShortcut);
  m_deleteAction->setAutoRepeat(false);
  m_table->addActions({m_openAction, m_compareAction, m_addAction, m_labelAction, m_commentAction,
                       m_exportAction, m_shareAction, m_deleteAction});
  m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(m_openAction, &QAction::triggered, this, &HistoryPage::openChosen);
  connect(m_compareAction, &QAction::triggered, this, [this] { compareChosen(false); });
  connect(m_addAction, &QAction::triggered, this, [this] { compareChosen(true); });
  connect(m_labelAction, &QAction::triggered, this, &HistoryPage::editLabel);
  connect(m_commentAction, &QAction::triggered, this, [this] { edit(HistoryModel::commentColumn); });
  connect(m_exportAction, &QAction::triggered, this, &HistoryPage::exportChosen);
  connect(m_shareAction, &QAction::triggered, this, &HistoryPage::share);
  connect(m_deleteAction, &QAction::triggered, this, &HistoryPage::removeChosen);

  m_halves->setObjectName(QStringLiteral("historyHalves"));
  m_halves->addWidget(m_table);
  auto* lower = new LowerHalf(*m_trend, m_halves);
  lower->setObjectName(QStringLiteral("historyLower"));
  auto* parts = new QVBoxLayout(lower);
  parts->setContentsMargins(0, 0, 0, 0);
  parts->setSpacing(0);
  parts->addWidget(m_trend);
  parts->addWidget(m_sections);
  m_section->setObjectName(QStringLiteral("historySection"));
  m_section->addWidget(m_resultsTable);
  m_section->addWidget(m_report);
  parts->addWidget(m_section, 1);
  connect(m_sections, &SectionTabs::currentChanged, this, &HistoryPage::showSection);
  m_halves->addWidget(lower);
  m_halves->setStretchFactor(0, 1);
  m_halves->setStretchFactor(1, 1);
  // Halves, as far as what each needs allows, whatever each would like to have.
  m_halves->setSizes({1000, 1000});
  m_report->setObjectName(QStringLiteral("historyReport"));
  auto* column = new QVBoxLayout(m_runs);
  column->setContentsMargins(20, 0, 20, 8);
  column->addWidget(m_halves);
}

// FileReading reads each file and the history adds its runs; one sentence then reports all files.
void HistoryPage::connectReading() {
  connect(&m_reading, &FileReading::wasRead, this, [this](const QString& file, const ReadRuns& runs) {
    ++m_opened.waiting;
    m_history.add(file, runs);
  });
  connect(&m_reading, &FileReading::isHistory, this, [this](const QString& file) {
    ++m_opened.waiting;
    m_opened.histories.append(file);
    m_history.take(file);
  });
  connect(&m_reading, &FileReading::wasRefused, this,
          [this](const QString& file, const Reason& reason) { m_opened.refused.push_back({file, reason}); });
  connect(&m_reading, &FileReading::ended, this, [this] {
    m_opened.histories.clear();
    m_history.cancelTaking();
    tellOpened();
  });
  connect(&m_history, &HistoryThread::added, this,
          [this](const QString& file, const std::vector<std::string>& ids, int added) {
            m_opened.files.append(file);
            m_opened.ids.insert(m_opened.ids.end(), ids.begin(), ids.end());
            m_opened.added += added;
            answered(file);
          });
  connect(&m_history, &HistoryThread::refused, this, [this](const QString& file, const Reason& reason) {
    // The user who cancelled it needs no message.
    if (reason.id != "stopped") m_opened.refused.push_back({file, reason});
    answered(file);
  });
}

void HistoryPage::connectHistory() {
  connect(&m_history, &HistoryThread::listed, this, &HistoryPage::showRuns);
  connect(&m_history, &HistoryThread::loaded, this, &HistoryPage::showLoaded);
  connect(&m_history, &HistoryThread::trendFound, this,
          [this](const std::string& run, const std::optional<Trend>& trend) {
            if (!m_shownRuns.empty() && m_shownRuns.front()->id == run) m_trend->setTrend(trend, m_shownIds);
          });
  connect(m_trend, &TrendStrip::chosen, this, [this](const std::string& run) { choose({run}); });
  connect(&m_history, &HistoryThread::removed, this, &HistoryPage::offerUndo);
  connect(&m_history, &HistoryThread::failed, this, &HistoryPage::complain);
  connect(&m_history, &HistoryThread::recovered, this, &HistoryPage::complain);
  connect(&m_history, &HistoryThread::saved, this, [this](const QString& file) {
    emit done(tr("Run saved to %1").arg(QDir::toNativeSeparators(file)));
  });
  // Loaded again with the list that follows: its texts are others now.
  connect(m_model, &HistoryModel::described, this, [this](const std::vector<std::string>& ids) {
    const auto isShown = [this](const std::string& id) {
      return std::ranges::find(m_shownIds, id) != m_shownIds.end();
    };
    if (std::ranges::any_of(ids, isShown)) m_shownIds.clear();
  });
  connect(m_model, &HistoryModel::described, &m_history, &HistoryThread::describe);
  connect(m_undo, &QPushButton::clicked, this, [this] {
    m_history.restore(std::exchange(m_removed, {}));
    m_undoBar->dismiss();
    m_table->setFocus();
  });
}

}  // namespace strata::gui
