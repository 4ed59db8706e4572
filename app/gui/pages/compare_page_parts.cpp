// SPDX-License-Identifier: GPL-3.0-or-later
// How the page is put together; what it does is in compare_page.cpp.
#include <QtCore/qcoreevent.h>
#include <QtGui/qaction.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlistview.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qsplitter.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <utility>

#include "app/gui/compare/compare_chart.h"
#include "app/gui/compare/compare_exports.h"
#include "app/gui/compare/compare_side_delegate.h"
#include "app/gui/compare/compare_sides_model.h"
#include "app/gui/compare/compare_table.h"
#include "app/gui/compare/compare_thread.h"
#include "app/gui/files/reading_bar.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/look/theme.h"
#include "app/gui/pages/compare_page.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/empty_state.h"
#include "app/gui/widgets/folded_text.h"
#include "app/gui/widgets/folding_splitter.h"
#include "app/gui/widgets/notice_bar.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/tool_row.h"

namespace strata::gui {

namespace {

/// A page lower than linesOfHighPage lines of text shows linesOfAnswer lines of the answer.
constexpr int linesOfHighPage = 44;
constexpr int linesOfAnswer = 2;

/// A tinted ground for the one sentence that counts.
class Banner : public QWidget {
 public:
  using QWidget::QWidget;

 protected:
  void paintEvent(QPaintEvent*) override {
    constexpr qreal corner = 4;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themeFor(palette()).accentTint);
    painter.drawRoundedRect(rect(), corner, corner);
  }
};

QAction* listAction(QListView* list, const QList<QKeySequence>& keys) {
  auto* action = new QAction(list);
  action->setShortcuts(keys);
  action->setShortcutContext(Qt::WidgetShortcut);
  list->addAction(action);
  return action;
}

}  // namespace

ComparePage::ComparePage(HistoryThread& history, FileChooser chooseFile, QWidget* parent)
    : WrappingPart(parent),
      m_history(history),
      m_chooseFile(std::move(chooseFile)),
      m_thread(std::make_unique<CompareThread>()),
      m_exports(new CompareExports(m_chooseFile, this)),
      m_notice(new NoticeBar(this, QStringLiteral("compareNotice"))),
      m_undoBar(new NoticeBar(this, QStringLiteral("compareUndoBar"))),
      m_undo(new QPushButton(this)),
      m_readingBar(new ReadingBar(m_reading, this, QStringLiteral("compareReading"))),
      m_add(new QPushButton(this)),
      m_addMenu(new QMenu(this)),
      m_fromHistory(m_addMenu->addAction(QString())),
      m_fromFiles(m_addMenu->addAction(QString())),
      m_references(m_addMenu->addMenu(QString())),
      m_baseline(new QPushButton(this)),
      m_remove(new QPushButton(this)),
      m_clear(new QPushButton(this)),
      m_copy(new QPushButton(this)),
      m_export(new QPushButton(this)),
      m_exportMenu(new QMenu(this)),
      m_exportTable(m_exportMenu->addAction(QString())),
      m_exportPicture(m_exportMenu->addAction(QString())),
      m_copyPicture(m_exportMenu->addAction(QString())),
      m_differing(new ElidedLabel(this)),
      m_banner(new Banner(this)),
      m_answer(plainLabel(m_banner)),
      m_how(new QToolButton(m_banner)),
      m_method(plainLabel(m_banner)),
      m_layers(new CurrentStack(this)),
      m_empty(new EmptyState(this)),
      m_halves(new FoldingSplitter(this)),
      m_list(new QListView(this)),
      m_sides(new CompareSidesModel(this)),
      m_right(new QSplitter(Qt::Vertical, this)),
      m_chart(new CompareChart(this)),
      m_table(new CompareTable(this)) {
  setObjectName(QStringLiteral("comparePage"));
  setAcceptDrops(true);
  makeMenus();
  makeList();
  layOut();
  connectParts();
  setReferences(nullptr);
  retranslate();
  showWhatCanBeDone();
}

void ComparePage::makeMenus() {
  m_addMenu->setObjectName(QStringLiteral("compareAddMenu"));
  m_fromHistory->setObjectName(QStringLiteral("compareFromHistory"));
  m_fromFiles->setObjectName(QStringLiteral("compareFromFiles"));
  m_references->setObjectName(QStringLiteral("compareReferences"));
  m_exportMenu->setObjectName(QStringLiteral("compareExportMenu"));
  m_exportTable->setObjectName(QStringLiteral("compareExportTable"));
  m_exportPicture->setObjectName(QStringLiteral("compareExportPicture"));
  m_copyPicture->setObjectName(QStringLiteral("compareCopyPicture"));
  m_add->setMenu(m_addMenu);
  m_export->setMenu(m_exportMenu);
}

void ComparePage::makeList() {
  m_list->setObjectName(QStringLiteral("compareSides"));
  m_list->setModel(m_sides);
  m_list->setItemDelegate(new CompareSideDelegate(m_list));
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_list->setUniformItemSizes(true);

  m_list->setDragDropMode(QAbstractItemView::InternalMove);
  m_list->setDefaultDropAction(Qt::MoveAction);

  QAction* remove = listAction(m_list, {QKeySequence(Qt::Key_Delete)});
  remove->setAutoRepeat(false);
  connect(remove, &QAction::triggered, m_remove, &QPushButton::click);
  // The signal activated() would also come with a single click in some styles.
  QAction* pin = listAction(m_list, {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
  pin->setAutoRepeat(false);
  connect(pin, &QAction::triggered, m_baseline, &QPushButton::click);
  connect(listAction(m_list, {QKeySequence(Qt::ALT | Qt::Key_Up)}), &QAction::triggered, this, [this] {
    const int row = m_list->currentIndex().row();
    moveSide(row, row - 1);
  });
  connect(listAction(m_list, {QKeySequence(Qt::ALT | Qt::Key_Down)}), &QAction::triggered, this, [this] {
    const int row = m_list->currentIndex().row();
    if (row + 1 < m_sides->rowCount()) moveSide(row, row + 2);
  });
  connect(m_list, &QListView::doubleClicked, m_baseline, &QPushButton::click);
}

QWidget* ComparePage::makeTools() {
  auto* tools = new ToolRow(this);
  tools->setObjectName(QStringLiteral("compareTools"));
  m_add->setObjectName(QStringLiteral("compareAdd"));
  m_baseline->setObjectName(QStringLiteral("compareBaseline"));
  m_remove->setObjectName(QStringLiteral("compareRemove"));
  m_clear->setObjectName(QStringLiteral("compareClear"));
  m_copy->setObjectName(QStringLiteral("compareCopy"));
  m_export->setObjectName(QStringLiteral("compareExport"));
  for (QPushButton* button : {m_add, m_baseline, m_remove, m_clear}) tools->addWidget(button);
  // It has a line of its own only where it does not fit beside the buttons.
  tools->addWidget(m_differing);
  // The buttons that are not about the chosen side stand apart from the others.
  tools->addSpace();
  for (QPushButton* button : {m_copy, m_export}) tools->addWidget(button);
  return tools;
}

void ComparePage::layOut() {
  m_differing->setObjectName(QStringLiteral("compareDiffering"));
  m_differing->hide();
  m_undo->setObjectName(QStringLiteral("compareUndo"));
  m_undoBar->addUndo(m_undo);
  m_undoBar->setCalm();
  m_answer->setObjectName(QStringLiteral("compareAnswer"));
  m_answer->setWordWrap(true);
  m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_answer->installEventFilter(this);
  m_how->setObjectName(QStringLiteral("compareHow"));
  m_how->setCheckable(true);
  m_how->setAutoRaise(true);
  m_how->setFocusPolicy(Qt::TabFocus);
  m_method->setObjectName(QStringLiteral("compareMethod"));
  m_method->setWordWrap(true);
  m_method->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_method->hide();
  m_banner->setObjectName(QStringLiteral("compareBanner"));
  auto* lines = new QVBoxLayout(m_banner);
  lines->setContentsMargins(10, 4, 10, 4);
  auto* line = new QHBoxLayout;
  line->addWidget(m_answer, 1);
  line->addWidget(m_how);
  lines->addLayout(line);
  lines->addWidget(m_method);
  auto* below = new WrappingPart(this);
  below->setObjectName(QStringLiteral("compareBelow"));
  auto* parts = new QVBoxLayout(below);
  parts->setContentsMargins(0, 4, 0, 0);
  parts->addWidget(m_banner);
  parts->addWidget(m_table, 1);
  m_right->setObjectName(QStringLiteral("compareRight"));
  m_right->addWidget(m_chart);
  m_right->addWidget(below);
  m_right->setStretchFactor(0, 3);
  m_right->setStretchFactor(1, 2);
  m_right->setChildrenCollapsible(false);
  m_right->installEventFilter(this);
  connect(m_right, &QSplitter::splitterMoved, this, [this] {
    const QList<int> sizes = m_right->sizes();
    m_chartShare = std::clamp(100 * sizes[0] / std::max(1, sizes[0] + sizes[1]), 1, 99);
  });
  m_halves->setObjectName(QStringLiteral("compareHalves"));
  m_halves->addWidget(m_list);
  m_halves->addWidget(m_right);
  m_halves->setStretchFactor(0, 0);
  m_halves->setStretchFactor(1, 1);
  m_halves->setRoomWanted(1, 70);
  m_layers->setObjectName(QStringLiteral("compareLayers"));
  m_layers->addWidget(m_empty);
  // A splitter's own margins are lost from right to left.
  m_content = m_layers->addFramed(m_halves, QMargins(20, 0, 20, 8));

  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(6);
  auto* top = new QVBoxLayout;
  top->setContentsMargins(20, 4, 20, 0);
  top->addWidget(makeTools());
  whole->addLayout(top);
  whole->addWidget(m_readingBar);
  whole->addWidget(m_notice);
  whole->addWidget(m_undoBar);
  whole->addWidget(m_layers, 1);
}

void ComparePage::setChartShare(int percent) {
  m_chartShare = percent > 0 && percent < 100 ? percent : 0;
  partHeight();
}

// The chart has three fifths of the height where that leaves the table a few rows.
void ComparePage::partHeight() {
  const QList<int> sizes = m_right->sizes();
  const int height = sizes[0] + sizes[1];
  if (height <= 0) return;
  const QWidget* below = m_right->widget(1);
  const int wanted = below->minimumSizeHint().height() + m_table->moreHeightWanted();
  const int chart =
      m_chartShare > 0 ? height * m_chartShare / 100 : std::min(height * 3 / 5, height - wanted);
  m_right->setSizes({std::max(1, chart), height - std::max(1, chart)});
}

bool ComparePage::eventFilter(QObject* watched, QEvent* event) {
  // The parts have their sizes of before until the splitter has seen to it.
  if (watched == m_right && event->type() == QEvent::Resize)
    QMetaObject::invokeMethod(this, &ComparePage::partHeight, Qt::QueuedConnection);
  if (watched == m_answer && event->type() == QEvent::Resize)
    QMetaObject::invokeMethod(this, &ComparePage::fitAnswer, Qt::QueuedConnection);
  return WrappingPart::eventFilter(watched, event);
}

void ComparePage::fitAnswer() {
  const bool isLow = height() < linesOfHighPage * fontMetrics().height();
  const QString shown =
      isLow && !m_how->isChecked()
          ? firstLines(m_wholeAnswer, m_answer->font(), std::max(1, m_answer->width()), linesOfAnswer)
          : m_wholeAnswer;
  m_answer->setToolTip(shown == m_wholeAnswer ? QString() : m_wholeAnswer);
  if (m_answer->text() == shown) return;
  m_answer->setText(shown);
  QMetaObject::invokeMethod(this, &ComparePage::partHeight, Qt::QueuedConnection);
}

void ComparePage::fit() {
  m_differing->setPalette(withText(palette(), themeFor(palette()).fair));
  QFont bold = font();
  bold.setBold(true);
  m_answer->setFont(bold);
  // Two sides of two lines each, and that there are more.
  m_list->setMinimumSize(fontMetrics().averageCharWidth() * 38, fontMetrics().height() * 6);
}

void ComparePage::retranslate() {
  m_add->setText(tr("&Add"));
  m_add->setToolTip(tr("Adds runs to compare; files can be dropped here too"));
  m_fromHistory->setText(tr("From the &history"));
  m_fromFiles->setText(tr("From a &file…"));
  m_references->setTitle(tr("&Reference runs"));
  m_baseline->setText(tr("Make &baseline"));
  m_baseline->setToolTip(tr("Makes the selected side the baseline (Enter)"));
  m_remove->setText(tr("Re&move"));
  m_remove->setToolTip(
      tr("Removes the selected side from the comparison (Delete). It stays in the history."));
  m_clear->setText(tr("C&lear"));
  m_clear->setToolTip(tr("Removes all sides from the comparison. They stay in the history."));
  m_undo->setText(tr("&Undo"));
  m_how->setText(tr("How this is decided"));
  m_copy->setText(tr("&Copy"));
  m_copy->setToolTip(tr("Copies the table in a form that spreadsheets accept"));
  m_export->setText(tr("E&xport"));
  m_exportTable->setText(tr("&Table…"));
  m_exportPicture->setText(tr("&Picture of the chart…"));
  m_copyPicture->setText(tr("&Copy the picture"));
  m_list->setAccessibleName(tr("Sides"));
  m_list->setAccessibleDescription(
      tr("The first is the baseline. Alt with the up or down arrow key moves one."));
  m_list->setToolTip(
      tr("Drag a side to another place, or press Alt with an arrow key. The first is the baseline."));
  m_empty->setText(tr("Nothing to compare yet"),
                   tr("Choose runs on the History page and press Compare, or press Add here. Files of runs "
                      "can be dropped here."));
  m_sides->retranslate();
  fit();
  showAnswer();
  showDiffering();
}

}  // namespace strata::gui
