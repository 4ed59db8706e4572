// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_table.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qobject.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qstyleditemdelegate.h>
#include <QtWidgets/qtableview.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "app/gui/compare/compare_model.h"
#include "app/gui/look/theme.h"
#include "app/gui/text/table_text.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/widgets/plain_header.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/text_delegate.h"
#include "app/gui/widgets/tool_row.h"
#include "core/report/comparison_answer.h"

namespace strata::gui {

namespace {

/// Rows that are in sight at least; the page is scrolled where there is no room for them.
constexpr int leastRows = 3;
constexpr int lineMargin = 4;
constexpr int mostOfName = 54;       ///< of a result, in characters of usual width
constexpr int mostOfHeading = 22;    ///< the same of a side
constexpr int mostToTellApart = 66;  ///< a file may hold names of any length
constexpr int leastOfColumn = 14;
/// The widths, in characters, of a side whose figures and differences share one line, and of the difference
/// in it.
constexpr int roomOfLine = 30;
constexpr int roomOfDifference = 19;
/// Rows that the table has in sight where the chart leaves them.
constexpr int wantedRows = 4;
/// The greatest width of the search field, in characters.
constexpr int mostOfSearch = 20;

/// Between the mark of a side and its name.
constexpr int markGap = 6;

/// The place that the mark of a side takes before its name.
qreal roomOfMark(const QFontMetricsF& metrics) {
  return metrics.height() * 0.55 + markGap;
}

/// The places where a name can be parted into two lines.
std::vector<qsizetype> breaksOf(const QString& name) {
  std::vector<qsizetype> breaks;
  for (qsizetype at = name.indexOf(u' '); at >= 0; at = name.indexOf(u' ', at + 1)) breaks.push_back(at);
  return breaks;
}

/// A name in as many lines as it needs of one or two; what has no room ends in an ellipsis.
QStringList linesOf(const QString& name, const QFontMetricsF& metrics, qreal room, int most) {
  if (metrics.horizontalAdvance(name) <= room || most < 2)
    return {metrics.elidedText(name, Qt::ElideRight, room)};
  qsizetype parted = 0;
  for (const qsizetype at : breaksOf(name))
    if (metrics.horizontalAdvance(name.left(at)) <= room) parted = at;
  if (parted == 0) return {metrics.elidedText(name, Qt::ElideRight, room)};
  return {name.left(parted), metrics.elidedText(name.mid(parted + 1), Qt::ElideRight, room)};
}

/// What a name needs in two lines.
qreal widthInTwoLines(const QString& name, const QFontMetricsF& metrics) {
  qreal least = metrics.horizontalAdvance(name);
  for (const qsizetype at : breaksOf(name))
    least = std::min(least, std::max(metrics.horizontalAdvance(name.left(at)),
                                     metrics.horizontalAdvance(name.mid(at + 1))));
  return least;
}

/// The mark of its side before each name, which has two lines where one has no room for it.
class CompareHeader : public PlainHeader {
 public:
  using PlainHeader::PlainHeader;

  /// How many lines the names have, one or two.
  void setLines(int lines) {
    m_lines = lines;
    const int height = lines > 1 ? sizeHint().height() + QFontMetrics(boldFont()).height() : 0;
    if (height == minimumHeight()) return;
    setMinimumHeight(height);
    emit geometriesChanged();
    viewport()->update();
  }
  int wantedHeight() const { return std::max(sizeHint().height(), minimumHeight()); }

  QFont boldFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
  }

  void setLooks(std::vector<std::optional<SeriesStyle>> looks) {
    m_looks = std::move(looks);
    viewport()->update();
  }

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override {
    const Theme theme = themeFor(palette());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(rect, palette().brush(QPalette::Base));
    const QFont bold = boldFont();
    painter->setFont(bold);
    const QFontMetricsF metrics(bold);
    const QRectF inner = QRectF(rect).adjusted(cellSideMargin, 0, -cellSideMargin, 0);
    const auto look = static_cast<std::size_t>(section) < m_looks.size()
                          ? m_looks[static_cast<std::size_t>(section)]
                          : std::nullopt;
    const qreal taken = look ? roomOfMark(metrics) : 0;
    const QStringList lines = linesOf(model()->headerData(section, Qt::Horizontal).toString(), metrics,
                                      inner.width() - taken, m_lines);
    qreal widest = 0;
    for (const QString& line : lines) widest = std::max(widest, metrics.horizontalAdvance(line));
    // The title is placed in reading order: from the left, or for figures up to the right.
    const auto placed = [&](const QRectF& box) { return mirrored(box, rect, layoutDirection()); };
    if (look) {
      const qreal size = taken - markGap;
      painter->setPen(Qt::NoPen);
      painter->setBrush(colourOf(*look, theme));
      const QRectF mark(inner.right() - widest - taken, inner.center().y() - size / 2, size, size);
      paintMark(*painter, look->mark.value_or(Mark::Circle), placed(mark).center(), size);
    }
    painter->setPen(look ? palette().color(QPalette::Text) : theme.muted);
    qreal top = inner.center().y() - metrics.height() * static_cast<qreal>(lines.size()) / 2;
    for (const QString& line : lines) {
      const qreal width = metrics.horizontalAdvance(line);
      const QRectF place(look ? inner.right() - width : inner.left(), top, width + 1, metrics.height());
      painter->drawText(placed(place), static_cast<int>(Qt::AlignCenter), line);
      top += metrics.height();
    }
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(theme.muted);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->restore();
  }

 private:
  std::vector<std::optional<SeriesStyle>> m_looks;
  int m_lines = 1;
};

/// Draws the cells of CompareModel: a hairline under each row, and below the figure the difference in its
/// colour.
class CompareDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  /// Differences stand beside the figures, in so many pixels; 0: below them.
  void setDifferenceWidth(int width) { m_differenceWidth = width; }

  void paint(QPainter* painter, const QStyleOptionViewItem& styleOption,
             const QModelIndex& index) const override {
    QStyleOptionViewItem option(styleOption);
    initStyleOption(&option, index);
    const Theme theme = themeFor(option.palette);
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) painter->fillRect(option.rect, theme.accentTint);
    painter->setPen(theme.hairline);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const QRect inner = option.rect.adjusted(cellSideMargin, lineMargin, -cellSideMargin, -lineMargin);
    const auto write = [&](const QRect& where, const QFont& font, const QColor& colour, const QString& text,
                           std::optional<Qt::Alignment> alignment = {}) {
      painter->setFont(font);
      painter->setPen(colour);
      painter->drawText(where,
                        static_cast<int>(QStyle::visualAlignment(
                            option.direction, alignment.value_or(option.displayAlignment))),
                        QFontMetrics(font).elidedText(text, Qt::ElideRight, where.width()));
    };
    const QColor text = option.palette.color(QPalette::Text);
    const QString second = index.data(CompareModel::secondRole).toString();
    if (index.data(CompareModel::headingRole).toBool()) {
      QFont bold = option.font;
      bold.setBold(true);
      write(inner, bold, text, option.text);
    } else if (second.isEmpty() && (index.column() == 0 || index.model()->columnCount() < 3)) {
      write(inner, option.font, text, option.text);
    } else if (m_differenceWidth > 0 && index.column() > 0) {
      const bool isBaseline = second.isEmpty();
      QRect figure = inner;
      if (!isBaseline) figure.setRight(figure.right() - m_differenceWidth);
      QRect difference = inner;
      difference.setLeft(figure.right() + 1 + cellSideMargin);
      const auto placed = [&](const QRect& box) {
        return QStyle::visualRect(option.direction, option.rect, box);
      };
      write(placed(figure), option.font, text, option.text);
      const QVariant standing = index.data(CompareModel::standingRole);
      if (!isBaseline)
        write(placed(difference), secondLineFont(option.font),
              standing.isValid() ? colourOf(static_cast<Standing>(standing.toInt()), theme) : theme.muted,
              second, Qt::AlignLeading | Qt::AlignVCenter);
    } else {
      const QFont small = secondLineFont(option.font);
      const QVariant standing = index.data(CompareModel::standingRole);
      QRect line(inner.left(), inner.top(), inner.width(), QFontMetrics(option.font).height());
      write(line, option.font, text, option.text);
      line = {inner.left(), line.bottom() + 1, inner.width(), QFontMetrics(small).height()};
      write(line, small,
            standing.isValid() ? colourOf(static_cast<Standing>(standing.toInt()), theme) : theme.muted,
            second);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
      painter->setPen(theme.accent);
      painter->setBrush(Qt::NoBrush);
      painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
    }
    painter->restore();
  }

 private:
  int m_differenceWidth = 0;
};

/// The names of the results, in place while the sides are scrolled: drawn over the table as its own first
/// column, which alone the keyboard, the mouse and a screen reader know.
class NamesInPlace : public QWidget {
 public:
  explicit NamesInPlace(QTableView& table) : QWidget(&table), m_table(table) {
    setObjectName(QStringLiteral("compareNames"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    const auto moved = [this] { place(); };
    connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this, moved);
    connect(table.horizontalScrollBar(), &QScrollBar::rangeChanged, this, moved);
    connect(table.verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { update(); });
    table.viewport()->installEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Resize) place();
    return QWidget::eventFilter(watched, event);
  }

  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.fillRect(rect(), palette().brush(QPalette::Base));
    QStyleOptionViewItem option;
    option.initFrom(&m_table);
    option.font = m_table.font();
    const int top = m_table.viewport()->y() - y();
    painter.setClipRect(rect().adjusted(0, top, 0, 0));
    const QAbstractItemModel& model = *m_table.model();
    for (int row = std::max(0, m_table.rowAt(0)); row < model.rowCount(); ++row) {
      const int at = top + m_table.rowViewportPosition(row);
      if (at > height()) break;
      const QModelIndex index = model.index(row, 0);
      option.rect = {0, at, width(), m_table.rowHeight(row)};
      option.state = QStyle::State_Enabled;
      option.state.setFlag(QStyle::State_Selected, m_table.selectionModel()->isSelected(index));
      m_table.itemDelegate()->paint(&painter, option, index);
    }
    painter.setClipping(false);
    painter.setPen(themeFor(palette()).muted);
    painter.drawLine(0, top - 1, width(), top - 1);
    const int edge = layoutDirection() == Qt::RightToLeft ? 0 : width() - 1;
    painter.drawLine(edge, top, edge, height());
  }

 private:
  void place() {
    const QScrollBar& bar = *m_table.horizontalScrollBar();
    const QRect room = m_table.viewport()->geometry();
    const int width = m_table.columnWidth(0);
    // If the names would leave no room for a side, they are hidden and the sides get all of it.
    setVisible(bar.value() > bar.minimum() && width <= room.width() / 2);
    const QRect header = m_table.horizontalHeader()->geometry();
    setGeometry(QStyle::visualRect(
        layoutDirection(), room, QRect(room.left(), header.top(), width, room.bottom() + 1 - header.top())));
    raise();  // over the header too
    update();
  }

  QTableView& m_table;
};

/// Scrolls the current cell out from under the names.
class SidesTable : public QTableView {
 public:
  explicit SidesTable(QWidget* parent) : QTableView(parent), m_names(new NamesInPlace(*this)) {}

  void scrollTo(const QModelIndex& index, ScrollHint hint) override {
    QTableView::scrollTo(index, hint);
    if (index.column() == 0 || m_names->isHidden()) return;
    const QRect cell = visualRect(index);
    const int covered = layoutDirection() == Qt::RightToLeft
                            ? cell.right() + 1 + m_names->width() - viewport()->width()
                            : m_names->width() - cell.left();
    if (covered > 0) horizontalScrollBar()->setValue(horizontalScrollBar()->value() - covered);
  }

 private:
  NamesInPlace* m_names;
};

int heightOfHeading(const QFont& font) {
  return QFontMetrics(font).height() + 2 * lineMargin;
}

int heightOfTwoLines(const QFont& font) {
  return heightOfHeading(font) + QFontMetrics(secondLineFont(font)).height() + 1;
}

}  // namespace

CompareTable::CompareTable(QWidget* parent)
    : QWidget(parent),
      m_model(new CompareModel(this)),
      m_table(new SidesTable(this)),
      m_nothing(plainLabel(m_table->viewport())),
      m_tools(new ToolRow(this)),
      m_unmatched(new QToolButton(this)),
      m_filter(new QLineEdit(this)),
      m_onlyDifferences(new QCheckBox(this)),
      m_legend(plainLabel(this)),
      m_footnotes(plainLabel(this)) {
  setObjectName(QStringLiteral("compareTablePart"));
  m_unmatched->setObjectName(QStringLiteral("compareUnmatched"));
  m_unmatched->setCheckable(true);
  m_unmatched->setAutoRaise(true);
  m_unmatched->setFocusPolicy(Qt::TabFocus);
  m_unmatched->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_filter->setObjectName(QStringLiteral("compareFilter"));
  m_filter->setClearButtonEnabled(true);
  m_onlyDifferences->setObjectName(QStringLiteral("compareOnlyDifferences"));
  m_legend->setObjectName(QStringLiteral("compareLegend"));
  m_footnotes->setObjectName(QStringLiteral("compareFootnotes"));
  m_footnotes->setWordWrap(true);
  m_tools->setObjectName(QStringLiteral("compareTableTools"));
  m_tools->addWidget(m_filter);
  m_tools->addWidget(m_onlyDifferences);
  m_tools->addWidget(m_unmatched);
  m_tools->addWidget(m_legend);

  m_table->setObjectName(QStringLiteral("compareTable"));
  m_table->setModel(m_model);
  m_table->setItemDelegate(new CompareDelegate(m_table));
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setShowGrid(false);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setTabKeyNavigation(false);
  m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->setWordWrap(false);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  auto* header = new CompareHeader(m_table);
  header->setObjectName(QStringLiteral("compareHeader"));
  m_table->setHorizontalHeader(header);

  m_nothing->setObjectName(QStringLiteral("compareNothing"));
  m_nothing->setAlignment(Qt::AlignCenter);
  m_nothing->setWordWrap(true);
  m_nothing->hide();
  auto* room = new QVBoxLayout(m_table->viewport());
  room->setSizeConstraint(QLayout::SetNoConstraint);
  room->addWidget(m_nothing);

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_table, 1);
  column->addWidget(m_footnotes);
  column->addWidget(m_tools);

  connect(m_filter, &QLineEdit::textChanged, m_model, &CompareModel::setFilter);
  connect(m_onlyDifferences, &QCheckBox::toggled, m_model, &CompareModel::setOnlyDifferences);
  connect(m_unmatched, &QToolButton::toggled, m_model, &CompareModel::setUnmatchedShown);
  connect(m_model, &QAbstractItemModel::modelReset, this, &CompareTable::fit);
  retranslate();
}

void CompareTable::setView(const CompareView& view) {
  m_view = view;
  m_model->setView(view);
}

void CompareTable::setRateUnit(RateUnit unit) {
  m_model->setRateUnit(unit);
}

void CompareTable::setSection(const std::string& section) {
  m_model->setSection(section);
}

QString CompareTable::text() const {
  return tabSeparated(m_model->table());
}

void CompareTable::showUnmatched() {
  const auto count = static_cast<int>(m_model->unmatchedCount());
  m_unmatched->setVisible(count > 0);
  m_unmatched->setText(tr("%Ln results that only some sides have", nullptr, count));
  m_unmatched->setArrowType(m_unmatched->isChecked()               ? Qt::DownArrow
                            : layoutDirection() == Qt::RightToLeft ? Qt::LeftArrow
                                                                   : Qt::RightArrow);
}

void CompareTable::fit() {
  fitColumns();
  m_table->clearSpans();
  for (int row = 0; row < m_model->rowCount(); ++row)
    if (m_model->isHeading(row) && m_model->columnCount() > 1)
      m_table->setSpan(row, 0, 1, m_model->columnCount());
  fitRows();
  std::vector<std::optional<SeriesStyle>> looks(static_cast<std::size_t>(m_model->columnCount()));
  for (int column = 0; column < m_model->columnCount(); ++column)
    if (const auto side = m_model->sideOf(column))
      looks[static_cast<std::size_t>(column)] = styleOf(m_view.set.sides()[*side]);
  static_cast<CompareHeader*>(m_table->horizontalHeader())->setLooks(std::move(looks));
  showUnmatched();
  // Footnotes stand one after the other: a line each would take from the height of chart and table.
  QString footnotes = m_model->footnotes();
  m_footnotes->setText(footnotes.replace(u'\n', QStringLiteral("\u2003")));
  m_footnotes->setVisible(!footnotes.isEmpty());
  m_nothing->setVisible(m_model->rowCount() == 0 && m_model->lacksCommonResults());
  for (QLabel* label : {m_legend, m_footnotes, m_nothing}) {
    label->setPalette(withText(palette(), themeFor(palette()).muted));
    label->setFont(secondLineFont(font()));
  }
  m_filter->setMaximumWidth(mostOfSearch * fontMetrics().averageCharWidth());
}

void CompareTable::fitRows() {
  const int oneLine = heightOfHeading(font());
  const int twoLines = heightOfTwoLines(font());
  const int usual = usualRowHeight();
  m_table->verticalHeader()->setDefaultSectionSize(usual);
  for (int row = 0; row < m_model->rowCount(); ++row) {
    const bool isHeading = m_model->isHeading(row);
    // Why a result is not compared stands below its name.
    const bool hasReason = !m_model->index(row, 0).data(CompareModel::secondRole).toString().isEmpty();
    m_table->setRowHeight(row, isHeading ? oneLine : hasReason ? twoLines : usual);
  }
}

int CompareTable::usualRowHeight() const {
  return m_isInOneLine ? heightOfHeading(font()) : heightOfTwoLines(font());
}

// Where differences stand beside their figures, all sides are in sight.
void CompareTable::fitHeight() {
  const int bar = m_isInOneLine ? 0 : m_table->horizontalScrollBar()->sizeHint().height();
  m_table->setMinimumHeight(static_cast<CompareHeader*>(m_table->horizontalHeader())->wantedHeight() +
                            leastRows * usualRowHeight() + bar);
}

int CompareTable::moreHeightWanted() const {
  return std::max(0, (std::min(wantedRows, m_model->rowCount()) - leastRows) * usualRowHeight());
}

QStringList CompareTable::heads() const {
  const QFontMetricsF metrics(static_cast<CompareHeader*>(m_table->horizontalHeader())->boldFont());
  QStringList heads;
  for (int column = 1; column < m_model->columnCount(); ++column)
    heads << headIn(column, m_table->columnWidth(column), metrics).join(u'\n');
  return heads;
}

QStringList CompareTable::headIn(int column, int width, const QFontMetricsF& metrics) const {
  return linesOf(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), metrics,
                 width - 2 * cellSideMargin - roomOfMark(metrics), 2);
}

// Names that begin alike have the room in which they can be told apart, even if sides go out of sight.
void CompareTable::tellApart(std::vector<int>& widths, const QFontMetricsF& metrics) const {
  const int step = 2 * fontMetrics().averageCharWidth();
  const int most = mostToTellApart * fontMetrics().averageCharWidth();
  std::map<QString, std::vector<int>> alike;
  const auto isDone = [&] {
    alike.clear();
    for (int column = 1; column < static_cast<int>(widths.size()); ++column) {
      const QStringList lines = headIn(column, widths[static_cast<std::size_t>(column)], metrics);
      alike[lines.join(u' ')].push_back(column);
    }
    bool done = true;
    for (const auto& [text, columns] : alike)
      for (const int column : columns)
        if (columns.size() > 1 && widths[static_cast<std::size_t>(column)] < most &&
            text != m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) {
          widths[static_cast<std::size_t>(column)] += step;
          done = false;
        }
    return done;
  };
  while (!isDone()) {
  }
}

void CompareTable::fitColumns() {
  const int columns = m_model->columnCount();
  if (columns < 2) return;
  const int character = fontMetrics().averageCharWidth();
  auto* header = static_cast<CompareHeader*>(m_table->horizontalHeader());
  const QFontMetricsF metrics(header->boldFont());
  // Figures are of even width: measuring each of a hundred sides would take longer than it helps.
  int widest = leastOfColumn * character;
  for (int row = 0; row < m_model->rowCount(); ++row)
    if (!m_model->isHeading(row))
      widest = std::max(widest, fontMetrics().horizontalAdvance(m_model->index(row, 0).data().toString()));
  std::vector<int> widths{std::min(widest + 2 * cellSideMargin + character, mostOfName * character)};
  std::vector<int> least{0};  // in which a name has room in two lines
  int used = widths.front();
  for (int column = 1; column < columns; ++column) {
    const QString heading = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const auto wanted = [&](qreal width) {
      const int whole = static_cast<int>(std::ceil(width + roomOfMark(metrics))) + 2 * cellSideMargin;
      return std::clamp(whole + character, leastOfColumn * character, mostOfHeading * character);
    };
    widths.push_back(wanted(metrics.horizontalAdvance(heading)));
    least.push_back(wanted(widthInTwoLines(heading, metrics)));
    used += widths.back();
  }
  const int room = m_table->width() - m_table->verticalScrollBar()->sizeHint().width() - 2;
  // Long names are parted, and cut, before a side goes out of sight.
  for (const bool isCut : {false, true})
    for (int most = mostOfHeading * character; used > room && most > leastOfColumn * character;
         most -= character)
      for (std::size_t column = 1; column < widths.size(); ++column) {
        const int narrower = std::min(widths[column], isCut ? most : std::max(most, least[column]));
        used -= widths[column] - narrower;
        widths[column] = narrower;
      }
  tellApart(widths, metrics);
  used = std::accumulate(widths.begin(), widths.end(), 0);
  // What is left goes to the sides, each the same.
  const int more = std::max(0, room - used) / (columns - 1);
  int lines = 1;
  for (int column = 0; column < columns; ++column) {
    const int width = widths[static_cast<std::size_t>(column)] + (column > 0 ? more : 0);
    m_table->setColumnWidth(column, width);
    if (column > 0 && headIn(column, width, metrics).size() > 1) lines = 2;
  }
  header->setLines(lines);
  fitHeight();
  const int narrowest = *std::ranges::min_element(widths.begin() + 1, widths.end()) + more;
  m_isInOneLine = columns > 2 && narrowest >= roomOfLine * character;
  static_cast<CompareDelegate*>(m_table->itemDelegate())
      ->setDifferenceWidth(m_isInOneLine ? roomOfDifference * character : 0);
}

void CompareTable::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool before = m_isInOneLine;
  fitColumns();
  if (m_isInOneLine != before) fitRows();
}

void CompareTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) fit();
  QWidget::changeEvent(event);
}

void CompareTable::retranslate() {
  m_model->retranslate();
  m_filter->setPlaceholderText(tr("Search the tests"));
  m_filter->setAccessibleName(tr("Search the tests"));
  m_onlyDifferences->setText(tr("Only &differences"));
  m_onlyDifferences->setToolTip(tr("Shows the rows that are better or worse"));
  m_unmatched->setToolTip(tr("Shows or hides them below the others, with the reason"));
  m_legend->setText(tr("▲ better   ▼ worse   ? inconclusive   ~ few repetitions"));
  m_nothing->setText(tr("No result that the sides have in common."));
  m_table->setAccessibleName(tr("Comparison table"));
}

}  // namespace strata::gui

#include "moc_compare_table.cpp"
