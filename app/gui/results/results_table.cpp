// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/results_table.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qitemselectionmodel.h>
#include <QtCore/qsortfilterproxymodel.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qtableview.h>

#include <algorithm>
#include <optional>

#include "app/gui/look/theme.h"
#include "app/gui/results/result_delegate.h"
#include "app/gui/results/result_notes.h"
#include "app/gui/results/result_row.h"
#include "app/gui/results/results_model.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/table_text.h"
#include "app/gui/widgets/folded_text.h"
#include "app/gui/widgets/plain_header.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

/// What it reveals begins with a whole row. At the end the scroll bar goes as much further as that takes.
class WholeRowsView : public QTableView {
 public:
  using QTableView::QTableView;

  /// Scrolls no further than it takes to see these rows, or the first of them.
  void reveal(int first, int last) {
    QScrollBar& bar = *verticalScrollBar();
    const QHeaderView& rows = *verticalHeader();
    const int end = rows.sectionPosition(last) + rowHeight(last);
    const int from = std::max(bar.value(), end - viewport()->height());
    int begin = 0;
    while (begin < first && rows.sectionPosition(begin) < from) ++begin;
    bar.setValue(rows.sectionPosition(begin));
  }

 protected:
  void updateGeometries() override {
    QScrollBar& bar = *verticalScrollBar();
    const int before = bar.value();
    QTableView::updateGeometries();
    const QHeaderView& rows = *verticalHeader();
    const int cut = bar.maximum() > 0 ? rows.logicalIndexAt(bar.maximum() - rows.offset()) : -1;
    if (cut < 0 || rows.sectionPosition(cut) == bar.maximum()) return;
    bar.setMaximum(rows.sectionPosition(cut) + rowHeight(cut));
    bar.setValue(before);
  }
};

/// Lets through the rows of one kind; those of disk profiles have a table of their own.
class KindFilter : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  void setKind(std::optional<TestGroup> kind) {
    m_kind = kind;
    invalidateFilter();
  }

  /// Numbers the reasons of the rows.
  const ResultNotes& number() {
    m_notes = {};
    for (int at = 0; at < rowCount(); ++at) m_notes.take(rowAt(at));
    m_numbers.clear();
    for (int at = 0; at < rowCount(); ++at) m_numbers.append(m_notes.numbersOf(rowAt(at)));
    return m_notes;
  }

  /// Columns for which there is no room; what they have is told of the row.
  void setLeftOut(const QList<int>& columns) { m_leftOut = columns; }

  QVariant data(const QModelIndex& index, int role) const override {
    if (role == ResultsModel::notesRole) return m_numbers.value(index.row());
    const QVariant own = QSortFilterProxyModel::data(index, role);
    const bool isOfRow = role == Qt::AccessibleTextRole && index.column() == ResultsModel::testColumn;
    if (m_leftOut.isEmpty() || (role != Qt::ToolTipRole && !isOfRow)) return own;
    QStringList texts = textsLeftOut(index);
    if (const QString text = own.toString(); !text.isEmpty()) texts.prepend(text);
    return isOfRow ? joinedFacts(texts) : texts.join(u'\n');
  }

  /// A sentence for each reason for which rows are left out, in the order of the rows.
  QStringList whyLeftOut() const {
    QStringList reasons;
    for (int row = 0; row < sourceModel()->rowCount(); ++row)
      if (const QModelIndex index = sourceModel()->index(row, 0); isOfKind(index) && isLeftOut(index))
        reasons += index.data(ResultsModel::reasonsRole).toStringList();
    reasons.removeDuplicates();
    return reasons;
  }

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return isOfKind(index) && !isLeftOut(index);
  }

 private:
  const ResultRow& rowAt(int at) const {
    return static_cast<const ResultsModel*>(sourceModel())->row(mapToSource(index(at, 0)).row());
  }

  bool isOfKind(const QModelIndex& index) const {
    return !m_kind || (index.data(ResultsModel::kindRole).toInt() == static_cast<int>(*m_kind) &&
                       !index.data(ResultsModel::diskRowRole).toBool());
  }

  /// Most machines lack most kinds of memory.
  bool isLeftOut(const QModelIndex& index) const {
    return m_kind == TestGroup::MemoryTypes && index.data(ResultsModel::skippedRole).toBool();
  }

  QStringList textsLeftOut(const QModelIndex& index) const {
    QStringList texts;
    for (const int column : m_leftOut)
      if (const QString text = index.siblingAtColumn(column).data().toString(); !text.isEmpty())
        texts.append(tr("%1: %2", "column, what it has of a result")
                         .arg(headerData(column, Qt::Horizontal).toString(), text));
    return texts;
  }

  QList<int> m_leftOut;
  std::optional<TestGroup> m_kind;
  ResultNotes m_notes;
  QStringList m_numbers;  ///< those of each row
};

namespace {

constexpr int nameMargin = 30;

/// The longest texts that come in a column between name and grade, in the digits of the language.
QStringList longestTexts(int section) {
  constexpr int digits = 9;
  constexpr double leastPercent = 0.01;
  QStringList texts;
  if (section == ResultsModel::intervalColumn) texts.append(valueText(HalfWidth{leastPercent}));
  // Which digit is the widest is up to the font.
  for (int digit = 1; digit <= digits; ++digit) {
    if (section == ResultsModel::figureColumn)
      texts.append(figureText(digit * 111'000) + QStringLiteral(" MOPs/s"));
    if (section == ResultsModel::intervalColumn) texts.append(valueText(HalfWidth{digit * 1.1}));
    if (section == ResultsModel::cyclesColumn) texts.append(figureText(digit * 111.0));
    if (section == ResultsModel::limitColumn) texts.append(valueText(Percent{digit * 111.0}));
  }
  return texts;
}

}  // namespace

ResultsTable::ResultsTable(ResultsModel& model, QWidget* parent)
    : QWidget(parent),
      m_filter(new KindFilter(this)),
      m_view(new WholeRowsView(this)),
      m_reasons(plainLabel(this)),
      m_skipped(plainLabel(this)),
      m_notes(new FoldedText(QStringLiteral("resultNotes"), this)) {
  setObjectName(QStringLiteral("results"));
  m_filter->setSourceModel(&model);
  m_view->setObjectName(QStringLiteral("resultsTable"));
  m_view->setModel(m_filter);
  m_view->setItemDelegate(new ResultDelegate(m_view));
  m_view->setFrameShape(QFrame::NoFrame);
  m_view->setShowGrid(false);
  m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_view->setSelectionMode(QAbstractItemView::SingleSelection);
  m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_view->setTabKeyNavigation(false);
  m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_view->setCornerButtonEnabled(false);
  m_view->setWordWrap(false);
  m_view->verticalHeader()->hide();
  // fitRows() sets the heights: Qt would ask for the size of every cell after each figure that comes.
  m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_view->verticalHeader()->setMinimumSectionSize(1);
  auto* header = new PlainHeader(m_view);
  m_view->setHorizontalHeader(header);
  header->setObjectName(QStringLiteral("resultsHeader"));
  header->setSectionResizeMode(QHeaderView::Fixed);
  header->setSectionResizeMode(ResultsModel::testColumn, QHeaderView::Stretch);
  header->setMinimumSectionSize(40);

  m_reasons->setObjectName(QStringLiteral("reasons"));
  m_reasons->setWordWrap(true);
  m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_reasons->setContentsMargins(8, 4, 8, 0);
  m_reasons->hide();
  m_skipped->setObjectName(QStringLiteral("leftOut"));
  m_skipped->setWordWrap(true);
  m_skipped->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_skipped->setContentsMargins(8, 4, 8, 0);
  m_skipped->hide();
  m_notes->setContentsMargins(8, 4, 8, 0);
  m_notes->hide();

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_view, 1);
  column->addWidget(m_reasons);
  column->addWidget(m_skipped);
  column->addWidget(m_notes);

  connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &ResultsTable::showReasons);
  connect(m_filter, &QAbstractItemModel::modelReset, this, [this] {
    fitRows(0, shownRows() - 1);
    showReasons({});
    showSkipped();
    showNotes();
    findColumns();
    measureNames();
  });
  connect(m_filter, &QAbstractItemModel::dataChanged, this,
          [this](const QModelIndex& from, const QModelIndex& to) {
            fitRows(from.row(), to.row());
            // Figures on their way, which come ten times a second, have no notes.
            for (int row = from.row(); row <= to.row(); ++row)
              if (m_filter->index(row, 0).data(ResultsModel::finalRole).toBool()) return showNotes();
          });
  connect(m_filter, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex&, int first, int last) {
    fitRows(first, last);
    measureNames();
  });
  connect(m_filter, &QAbstractItemModel::layoutChanged, this, [this] { fitRows(0, shownRows() - 1); });
  connect(&model, &QAbstractItemModel::dataChanged, this, &ResultsTable::showSkipped);
  applyTheme();
}

void ResultsTable::setKind(std::optional<TestGroup> kind) {
  m_filter->setKind(kind);
  m_kind = kind;
  showSkipped();
  showNotes();
  findUsualName();
  findColumns();
  measureNames();
}

int ResultsTable::shownRows() const {
  return m_filter->rowCount();
}

void ResultsTable::reveal(std::size_t step) {
  if (m_view->currentIndex().isValid()) return;
  std::optional<int> first;
  int last = 0;
  for (int row = 0; row < m_filter->rowCount(); ++row) {
    const QModelIndex index = m_filter->index(row, 0);
    const QVariant stepOfRow = index.data(ResultsModel::stepRole);
    if (!stepOfRow.isValid() || stepOfRow.toULongLong() != step) continue;
    if (!first) first = row;
    last = row;
  }
  if (first) m_view->reveal(*first, last);
}

QWidget* ResultsTable::leftOut() const {
  return m_skipped;
}

QWidget* ResultsTable::notes() const {
  return m_notes;
}

void ResultsTable::revealTop() {
  m_view->scrollToTop();
}

QString ResultsTable::longestName(std::uint64_t regionBytes) const {
  CellId longest{Test::Memory, {}, {}};
  Parameters& of = longest.parameters;
  of.widthBytes = 8;
  of.pattern = "serial";
  of.regionBytes = regionBytes;
  // The language decides which of two names is longer.
  const auto longer = [this](const CellId& one, const CellId& other) {
    const auto width = [this](const CellId& cell) {
      return fontMetrics().horizontalAdvance(cellName(cell, NameStyle::WithSize));
    };
    return width(one) > width(other) ? one : other;
  };
  if (m_kind == TestGroup::Bandwidth) {
    const CellId write{Test::Bandwidth, "write-serial-64", of};
    of.op = "copy";  // of two buffers, which its name tells
    longest = longer({Test::Bandwidth, "copy-serial-64", of}, write);
  }
  if (m_kind == TestGroup::Latency) {
    const CellId whole{Test::Latency, "chase-1", of};
    of.blockBytes = (256_KiB).count;
    longest = longer({Test::Latency, "chase-1", of}, whole);
  }
  if (m_kind == TestGroup::Copy) {
    of.blockBytes = (256_KiB).count;
    longest = {Test::Copy, "copy-blocks", of};
  }
  if (m_kind == TestGroup::Network) {
    longest = {Test::Network, "network-round-trip-loaded", {}};
    of.direction = "both";
    of.streams = 1;
  }
  return cellName(longest, NameStyle::WithSize);
}

void ResultsTable::fitRows(int first, int last) {
  for (int row = first; row <= last; ++row) {
    const int height = ResultDelegate::heightOfRow(m_filter->index(row, 0), m_view->font());
    if (m_view->rowHeight(row) != height) m_view->setRowHeight(row, height);
  }
}

void ResultsTable::measureNames() {
  m_widestName = 0;
  for (int row = 0; row < m_filter->rowCount(); ++row)
    m_widestName =
        std::max(m_widestName, fontMetrics().horizontalAdvance(m_filter->index(row, 0).data().toString()));
  fitToWidth();
  updateGeometry();
}

void ResultsTable::findUsualName() {
  int widest = -1;
  // 1.11 to 8.88 MiB, which are longer than 888 KiB: which digit is the widest is up to the font.
  for (std::uint64_t digit = 1; digit < 9; ++digit) {
    constexpr std::uint64_t ones = 1'163'919;
    const QString longest = longestName(digit * ones);
    const int width = fontMetrics().horizontalAdvance(longest);
    if (width <= widest) continue;
    widest = width;
    m_usualName = longest;
  }
}

int ResultsTable::usualNameWidth() const {
  constexpr std::int64_t widestCount = 88;
  const auto* model = static_cast<const ResultsModel*>(m_filter->sourceModel());
  const QString whole = m_kind ? model->nameWithThreads(*m_kind, m_usualName, widestCount) : m_usualName;
  return fontMetrics().horizontalAdvance(whole) + nameMargin;
}

int ResultsTable::leastWidth() const {
  return usualNameWidth() + m_view->verticalScrollBar()->sizeHint().width() + m_figureWidth + m_gradeWidth;
}

bool ResultsTable::mayHave(int column) const {
  const auto may = [&](int row) {
    const QModelIndex index = m_filter->index(row, column);
    return index.data(ResultsModel::stepRole).isValid() || !index.data().toString().isEmpty();
  };
  bool found = m_filter->rowCount() == 0;
  for (int row = 0; row < m_filter->rowCount() && !found; ++row) found = may(row);
  return found;
}

void ResultsTable::findColumns() {
  m_mayHaveCycles = m_kind && testsInCycles.contains(*m_kind) && mayHave(ResultsModel::cyclesColumn);
  m_mayHaveLimits = (!m_kind || testsWithLimit.contains(*m_kind)) && mayHave(ResultsModel::limitColumn);
  fitToWidth();
}

int ResultsTable::usualWidth() const {
  return leastWidth() + m_intervalWidth + (m_mayHaveCycles ? m_cyclesWidth : 0) +
         (m_mayHaveLimits ? m_limitWidth : 0);
}

// Names of the usual tests are known before there are any; those of CPUs go by the machine. A narrow window
// goes without that, and without the numbers of the notes.
QSize ResultsTable::sizeHint() const {
  constexpr int mostCharactersOfName = 40;
  const int name =
      std::min(m_widestName + nameMargin, mostCharactersOfName * fontMetrics().averageCharWidth());
  const int more = std::max(0, name - usualNameWidth());
  return {usualWidth() + more + ResultDelegate::widthOfNotes(font()), QWidget::sizeHint().height()};
}

QSize ResultsTable::minimumSizeHint() const {
  constexpr int leastRows = 7;
  const int rowHeight = fontMetrics().height() + 10;
  return {leastWidth(), (leastRows + 1) * rowHeight};
}

void ResultsTable::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitToWidth();
}

void ResultsTable::fitToWidth() {
  int room = width() - leastWidth();
  QList<int> leftOut;
  const auto show = [&](int column, bool mayShow, int needs) {
    const bool shows = mayShow && room >= needs;
    if (shows) room -= needs;
    if (mayShow && !shows) leftOut.append(column);
    m_view->setColumnHidden(column, !shows);
  };
  show(ResultsModel::intervalColumn, true, m_intervalWidth);
  show(ResultsModel::cyclesColumn, m_mayHaveCycles, m_cyclesWidth);
  show(ResultsModel::limitColumn, m_mayHaveLimits, m_limitWidth);
  m_filter->setLeftOut(leftOut);
  const int spare = m_widestName > 0 ? std::max(0, usualNameWidth() - m_widestName - nameMargin) : 0;
  const int kept = std::clamp(room, 0, ResultDelegate::widthOfNotes(font()));
  const int notes = std::max(kept, std::min(m_notesWidth, std::max(0, room) + spare));
  m_view->horizontalHeader()->resizeSection(ResultsModel::verdictColumn, m_gradeWidth + notes);
}

void ResultsTable::showReasons(const QModelIndex& current) {
  const QStringList reasons = current.data(ResultsModel::reasonsRole).toStringList();
  m_reasons->setText(reasons.join(u'\n'));
  m_reasons->setVisible(!reasons.isEmpty());
  // The sentences take room from the table: the row they belong to stays in sight.
  layout()->activate();
  if (current.isValid()) m_view->scrollTo(current);
}

void ResultsTable::showSkipped() {
  m_skipped->setText(m_kind == TestGroup::MemoryTypes ? m_filter->whyLeftOut().join(u'\n') : QString());
  m_skipped->setVisible(!m_skipped->text().isEmpty());
}

void ResultsTable::showNotes() {
  const ResultNotes& notes = m_filter->number();
  m_notes->setText(notesText(notes), notesInBrief(notes));
  m_notes->setVisible(!m_notes->text().isEmpty());
  int widest = 0;
  for (int row = 0; row < m_filter->rowCount(); ++row) {
    const QModelIndex index = m_filter->index(row, ResultsModel::verdictColumn);
    if (const QString numbers = index.data(ResultsModel::notesRole).toString(); !numbers.isEmpty())
      widest = std::max(widest, ResultDelegate::widthOfVerdict(index.data().toString(), numbers, font()));
  }
  m_notesWidth = std::max(0, widest - m_gradeWidth);
  fitToWidth();
}

void ResultsTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
      event->type() == QEvent::LanguageChange)
    applyTheme();
  if (event->type() == QEvent::LanguageChange) {
    showReasons(m_view->currentIndex());
    showSkipped();
    showNotes();
  }
  QWidget::changeEvent(event);
}

void ResultsTable::applyTheme() {
  m_view->setAccessibleName(tr("Results"));
  const Theme theme = themeFor(palette());
  QPalette reasons;
  reasons.setColor(QPalette::WindowText, theme.muted);
  m_reasons->setPalette(reasons);
  m_skipped->setPalette(reasons);
  fitRows(0, shownRows() - 1);
  findUsualName();
  fitColumns();
  measureNames();
}

/// Wide enough for the longest that comes, so that no column moves while figures change.
void ResultsTable::fitColumns() {
  const QFontMetrics metrics = fontMetrics();
  QHeaderView* header = m_view->horizontalHeader();
  const auto fit = [&](int section, int extra) {
    // A hidden column has no width of its own.
    m_view->setColumnHidden(section, false);
    int width = header->sectionSizeHint(section);
    for (const QString& text : longestTexts(section))
      width = std::max(width, metrics.horizontalAdvance(text) + extra);
    header->resizeSection(section, width);
    return width;
  };
  m_figureWidth = fit(ResultsModel::figureColumn, 22);
  m_intervalWidth = fit(ResultsModel::intervalColumn, 18);
  m_cyclesWidth = fit(ResultsModel::cyclesColumn, 18);
  m_limitWidth = fit(ResultsModel::limitColumn, 18);
  int verdict = header->sectionSizeHint(ResultsModel::verdictColumn);
  for (const QString& text : verdictTexts())
    verdict = std::max(verdict, ResultDelegate::widthOfVerdict(text, metrics));
  m_gradeWidth = verdict;
  showNotes();
}

}  // namespace strata::gui

#include "moc_results_table.cpp"
#include "results_table.moc"
