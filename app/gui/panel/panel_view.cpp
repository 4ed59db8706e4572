// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/panel_view.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qlocale.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qbuttongroup.h>
#include <QtWidgets/qgridlayout.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>

#include "app/gui/look/theme.h"
#include "app/gui/panel/ladder_bar.h"
#include "app/gui/panel/panel_button.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/table_text.h"
#include "app/gui/widgets/elided_label.h"

namespace strata::gui {

namespace {

constexpr int headRow = 0;
constexpr int headColumn = 0;
constexpr int columnCount = 1 + static_cast<int>(allPanelColumns.size());
/// The column of the grid after those of the results.
constexpr int ladderColumn = columnCount;
/// A folded line has its name and a row of figures.
constexpr int foldedRows = 2;

PanelColumn columnAt(int column) {
  return allPanelColumns[static_cast<std::size_t>(column - 1)];
}

QToolButton* switchButton(const QString& name, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setObjectName(name);
  button->setCheckable(true);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

}  // namespace

PanelView::PanelView(QWidget* parent)
    : QWidget(parent),
      m_grid(new QGridLayout(this)),
      m_switch(new QWidget(this)),
      m_one(switchButton(QStringLiteral("oneThread"), m_switch)),
      m_all(switchButton(QStringLiteral("allThreads"), m_switch)),
      m_ladderHead(new ElidedLabel(this)) {
  setObjectName(QStringLiteral("panel"));
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setSpacing(0);
  addSwitch();
  m_ladderHead->setObjectName(QStringLiteral("ladderHead"));
  m_ladderHead->setContentsMargins(10, 0, 10, 0);
  m_buttons.emplace_back(1, nullptr);
  for (const PanelColumn column : allPanelColumns)
    addButton(static_cast<int>(PanelButton::Kind::Column), headRow, static_cast<int>(column) + 1,
              QStringLiteral("panelColumn-") + QString::fromStdString(operationOf(column)))
        ->setNumbered();
  arrange();
  retranslate();
}

void PanelView::addSwitch() {
  m_switch->setObjectName(QStringLiteral("panelThreads"));
  auto* row = new QHBoxLayout(m_switch);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  row->addWidget(m_one);
  row->addWidget(m_all);
  row->addStretch(1);
  auto* both = new QButtonGroup(this);
  both->addButton(m_one);
  both->addButton(m_all);
  m_one->setChecked(true);
  connect(m_all, &QToolButton::toggled, this,
          [this](bool all) { emit threadsChosen(all ? PanelThreads::All : PanelThreads::One); });
}

PanelButton* PanelView::addButton(int kind, int row, int column, const QString& name) {
  auto* button = new PanelButton(static_cast<PanelButton::Kind>(kind), this);
  button->setObjectName(name);
  button->setFocusPolicy(m_current == nullptr ? Qt::StrongFocus : Qt::ClickFocus);
  if (m_current == nullptr) m_current = button;
  button->installEventFilter(this);
  m_buttons[static_cast<std::size_t>(row)].push_back(button);
  connect(button, &QAbstractButton::clicked, this,
          [this, row, column] { emit measureWanted(requestAt(row, column)); });
  connect(button, &PanelButton::neighbourWanted, this,
          [this, row, column](int right, int down) { moveFocus(row, column, right, down); });
  return button;
}

std::vector<PanelView::Line> PanelView::linesOf(const Panel& panel) {
  std::vector<Line> lines;
  if (panel.rows.empty()) return lines;
  lines.push_back({LineKind::Core, 0});
  for (std::size_t level = 0; level < panel.rows.size(); ++level) {
    if (panel.rows[level].level.level == levelOfNetwork) continue;
    lines.push_back({LineKind::Level, level});
  }
  lines.push_back({LineKind::Disk, 0});
  if (panel.rows.back().level.level == levelOfNetwork)
    lines.push_back({LineKind::Level, panel.rows.size() - 1});
  return lines;
}

QString PanelView::idOf(const Line& line) const {
  switch (line.kind) {
    case LineKind::Core:
      return QStringLiteral("core");
    case LineKind::Disk:
      return QStringLiteral("disk");
    case LineKind::Level:
      break;
  }
  return QString::number(m_panel.rows[line.level].level.level);
}

int PanelView::layerOf(const Line& line) const {
  switch (line.kind) {
    case LineKind::Core:
      return layerOfRegisters;
    case LineKind::Disk:
      return layerOfDisk;
    case LineKind::Level:
      break;
  }
  return layerOfLevel(m_panel.rows[line.level].level.level);
}

void PanelView::addLines(const std::vector<Line>& lines) {
  const bool hadFocus = m_current != nullptr && m_current->hasFocus();
  while (m_buttons.size() > 1) {
    for (PanelButton* button : m_buttons.back()) delete button;
    m_buttons.pop_back();
  }
  for (LadderBar* bar : m_bars) delete bar;
  m_bars.clear();
  m_lines = lines;
  m_current = m_buttons[0][1];
  m_current->setFocusPolicy(Qt::StrongFocus);
  if (hadFocus) m_current->setFocus();
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const int row = static_cast<int>(line) + 1;
    const QString id = idOf(lines[line]);
    m_buttons.emplace_back();
    addButton(static_cast<int>(PanelButton::Kind::Level), row, headColumn,
              QStringLiteral("panelLevel-") + id);
    for (int column = 1; column < columnCount; ++column) {
      // Nobody copies in a core, or within a disk.
      if (lines[line].kind != LineKind::Level && columnAt(column) == PanelColumn::Copy) {
        m_buttons.back().push_back(nullptr);
        continue;
      }
      addButton(
          static_cast<int>(PanelButton::Kind::Figure), row, column,
          QStringLiteral("panelCell-%1-%2").arg(id, QString::fromStdString(operationOf(columnAt(column)))))
          ->setNumbered();
    }
    m_bars.push_back(new LadderBar(this));
    m_bars.back()->setObjectName(QStringLiteral("ladderBar-") + id);
  }
  for (std::size_t row = 1; row < m_buttons.size(); ++row)
    for (PanelButton* button : m_buttons[row])
      if (button != nullptr) button->setFolded(m_folded);
  showCompact();
  arrange();
  // They are made after the rest of the page but read before it; and shown at once, to take the focus.
  QWidget* before = m_buttons[headRow].back();
  for (std::size_t row = 1; row < m_buttons.size(); ++row)
    for (PanelButton* button : m_buttons[row]) {
      if (button == nullptr) continue;
      setTabOrder(before, button);
      button->show();
      before = button;
    }
  for (LadderBar* bar : m_bars) bar->show();
}

void PanelView::setCompact(bool compact) {
  if (compact == m_compact) return;
  m_compact = compact;
  showCompact();
  fold();
}

// A core's figures have their names below them, since no column head says these.
void PanelView::showCompact() {
  for (std::size_t line = 0; line < m_lines.size(); ++line)
    for (PanelButton* button : m_buttons[line + 1])
      if (button != nullptr) button->setCompact(m_compact && m_lines[line].kind != LineKind::Core);
}

/// The place of a part in the grid: x and y, and how many columns it has. Folded, a level has a line of its
/// own above its figures, with the ladder's bar at its end.
QRect PanelView::placeOf(int row, int column) const {
  if (!m_folded) return {column, row, 1, 1};
  const int line = foldedRows * row;
  if (row == headRow && column == headColumn) return {1, line, columnCount - 1, 1};  // the switch
  if (column == headColumn) return {1, line, 2, 1};
  if (column == ladderColumn) return {3, line, 2, 1};
  return {column, line + 1, 1, 1};
}

void PanelView::arrange() {
  const auto put = [this](QWidget* widget, int row, int column) {
    const QRect place = placeOf(row, column);
    m_grid->addWidget(widget, place.y(), place.x(), 1, place.width());
  };
  put(m_switch, headRow, headColumn);
  // A narrow panel has no room for the heading of the bars.
  m_ladderHead->setVisible(!m_folded);
  if (!m_folded) put(m_ladderHead, headRow, ladderColumn);
  for (std::size_t row = 0; row < m_buttons.size(); ++row)
    for (std::size_t column = 0; column < m_buttons[row].size(); ++column)
      if (PanelButton* button = m_buttons[row][column])
        put(button, static_cast<int>(row), static_cast<int>(column));
  for (std::size_t line = 0; line < m_bars.size(); ++line)
    put(m_bars[line], static_cast<int>(line) + 1, ladderColumn);
  // Latencies have the longest captions.
  for (int column = 1; column < columnCount; ++column)
    m_grid->setColumnStretch(column, m_folded || columnAt(column) != PanelColumn::Latency ? 3 : 4);
  m_grid->setColumnStretch(ladderColumn, m_folded ? 0 : 6);
}

int PanelView::leastWidthOf(int column, bool folded) const {
  int least = 0;
  for (std::size_t row = 0; row < m_buttons.size(); ++row) {
    if (const PanelButton* button = m_buttons[row][static_cast<std::size_t>(column)])
      least = std::max(least, button->leastWidth(folded));
  }
  return least;
}

int PanelView::leastWidth(bool folded) const {
  const int threads = m_switch->isHidden() ? 0 : m_switch->minimumSizeHint().width();
  const int head = std::max(threads, leastWidthOf(headColumn, folded));
  int bars = 0;
  for (const LadderBar* bar : m_bars) bars = std::max(bars, bar->minimumSizeHint().width());
  if (folded) {
    const int first = std::max(leastWidthOf(1, true) + leastWidthOf(2, true), leastWidthOf(headColumn, true));
    const int second = std::max(leastWidthOf(3, true) + leastWidthOf(4, true), bars);
    return std::max(threads, first + second);
  }
  int figures = 0;
  for (int column = 1; column < columnCount; ++column) figures += leastWidthOf(column, false);
  return head + figures + bars;
}

QSize PanelView::minimumSizeHint() const {
  return {leastWidth(true), m_grid->minimumSize().height()};
}

void PanelView::fold() {
  const int least = leastWidth(false);
  const bool wanted = width() < least;
  // Where there is room, levels have one line; rows rather have two than fold.
  int head = 0;
  if (m_compact && !wanted)
    for (const std::vector<PanelButton*>& row : m_buttons)
      if (row[headColumn] != nullptr) head = std::max(head, row[headColumn]->oneLineWidth());
  if (width() < least + head - leastWidthOf(headColumn, false)) head = 0;
  if (m_grid->columnMinimumWidth(headColumn) != head) m_grid->setColumnMinimumWidth(headColumn, head);
  if (wanted == m_folded) return;
  m_folded = wanted;
  for (const std::vector<PanelButton*>& row : m_buttons)
    for (PanelButton* button : row)
      if (button != nullptr) button->setFolded(m_folded);
  arrange();
  updateGeometry();
}

bool PanelView::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) fold();
  return QWidget::event(event);
}

void PanelView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

void PanelView::setPanel(const Panel& panel, const std::vector<Rung>& rungs,
                         std::shared_ptr<const AgainstPanels> against) {
  m_panel = panel;
  m_against = std::move(against);
  m_rungs = rungs;
  m_notes = notesOf(panel);
  if (const std::vector<Line> lines = linesOf(panel); lines != m_lines) addLines(lines);
  showFaces();
}

void PanelView::setRateUnit(RateUnit unit) {
  m_unit = unit;
  showFaces();
}

void PanelView::showFaces() {
  const bool all = m_panel.threads == PanelThreads::All;
  // The person's choice comes back here; it must not go out again.
  const QSignalBlocker block(m_all);
  (all ? m_all : m_one)->setChecked(true);
  m_switch->setVisible(m_panel.allThreads > 1);
  for (const PanelColumn column : allPanelColumns)
    m_buttons[headRow][static_cast<std::size_t>(column) + 1]->setFace(faceOfColumn(column, m_unit));
  for (std::size_t line = 0; line < m_lines.size(); ++line)
    for (const PanelColumn column : allPanelColumns)
      if (PanelButton* button = m_buttons[line + 1][static_cast<std::size_t>(column) + 1]) {
        PanelFace face = faceAt(m_lines[line], column);
        setChange(face, changeAt(m_lines[line], column));
        button->setFace(face);
      }
  tellUnits();
  showLadder();
}

// A latency has a unit of its own in the row of the disk, which may be measured at any time.
void PanelView::tellUnits() {
  for (int column = 1; column < columnCount; ++column) {
    const auto hasUnit = [column](const std::vector<PanelButton*>& row) {
      const PanelButton* button = row[static_cast<std::size_t>(column)];
      return button != nullptr && !button->face().unit.isEmpty() && !button->face().unitBelow;
    };
    const bool units = columnAt(column) == PanelColumn::Latency ||
                       std::any_of(m_buttons.begin() + 1, m_buttons.end(), hasUnit);
    for (const std::vector<PanelButton*>& row : m_buttons)
      if (PanelButton* button = row[static_cast<std::size_t>(column)]) button->setUnitsInColumn(units);
  }
}

PanelFace PanelView::faceAt(const Line& line, PanelColumn column) const {
  const PanelOthers& others = m_panel.others;
  if (line.kind == LineKind::Level) return faceOfFigure(m_panel, line.level, column, m_unit, m_notes);
  if (line.kind == LineKind::Disk) {
    const std::optional<ResultRow>& row = column == PanelColumn::Read    ? others.diskRead
                                          : column == PanelColumn::Write ? others.diskWrite
                                                                         : others.diskWait;
    return faceOfDiskFigure(row, column, m_unit, m_notes);
  }
  if (column == PanelColumn::Read)
    return faceOfArithmetic(others.integer, testName(Test::Integer), m_unit, m_notes);
  if (column == PanelColumn::Write)
    return faceOfArithmetic(others.floating, testName(Test::Floating), m_unit, m_notes);
  const auto registers = std::ranges::find(m_rungs, layerOfRegisters, &Rung::layer);
  if (registers == m_rungs.end()) return faceOfRegisters({}, false);
  return faceOfRegisters(registers->latencyNs, registers->latencyIsEarlier);
}

std::optional<FigureChange> PanelView::changeAt(const Line& line, PanelColumn column) const {
  if (!m_against) return std::nullopt;
  const Panel& other = m_against->of(m_panel.threads);
  const auto between = [this](const std::optional<ResultRow>& own, const std::optional<ResultRow>& of) {
    return changeOf(own, of, m_unit, *m_against);
  };
  const PanelOthers& own = m_panel.others;
  switch (line.kind) {
    case LineKind::Level: {
      const int level = m_panel.rows[line.level].level.level;
      const PanelFigure* figure = level == levelOfNetwork ? nullptr : figureAt(other, level, column);
      return figure == nullptr ? std::nullopt : between(m_panel.rows[line.level][column].row, figure->row);
    }
    case LineKind::Disk:
      if (column == PanelColumn::Latency)
        return changeOfWait(own.diskWait, other.others.diskWait, *m_against);
      return column == PanelColumn::Read ? between(own.diskRead, other.others.diskRead)
                                         : between(own.diskWrite, other.others.diskWrite);
    case LineKind::Core:
      break;
  }
  if (column == PanelColumn::Read) return between(own.integer, other.others.integer);
  return column == PanelColumn::Write ? between(own.floating, other.others.floating) : std::nullopt;
}

/// What a bar says in full is with its level, where the keyboard comes.
void PanelView::showLadder() {
  const std::vector<RungBars> bars = barsOf(m_rungs);
  const LadderQuantity quantity = quantityOf(m_rungs);
  QStringList title{ladderTitle(quantity), tr("log", "scale of the bars, short")};
  if (m_panel.threads == PanelThreads::All) title.append(tr("one thread", "what the bars are of"));
  m_ladderHead->setText(joinedFacts(title), tr("Reading by one thread. The bars are logarithmic."));
  // Room for what will stand there, so that the panel does not fold when it comes.
  Rung usual;
  usual.slower = 88.8;
  QStringList texts{slownessText(usual)};
  for (std::size_t line = 0; line < m_lines.size(); ++line) {
    const Line& of = m_lines[line];
    PanelFace head = of.kind == LineKind::Level  ? faceOfLevel(m_panel, of.level)
                     : of.kind == LineKind::Core ? faceOfCore()
                                                 : faceOfDisk();
    const auto rung = std::ranges::find(m_rungs, layerOf(of), &Rung::layer);
    if (rung == m_rungs.end()) {
      m_bars[line]->setRung({}, {}, {}, false);
    } else {
      const QString details = rungLine(*rung);
      m_bars[line]->setRung(bars[static_cast<std::size_t>(rung - m_rungs.begin())], slownessText(*rung),
                            details, isEarlier(*rung, quantity));
      head.accessibleDescription = details + u'\n' + head.accessibleDescription;
    }
    m_buttons[line + 1][headColumn]->setFace(head);
    texts.append(m_bars[line]->text());
  }
  for (LadderBar* bar : m_bars) bar->setTextsOfAll(texts);
}

RunRequest PanelView::requestAt(int row, int column) const {
  if (row == headRow) return columnRequest(columnAt(column), m_panel.threads);
  const Line& line = m_lines[static_cast<std::size_t>(row - 1)];
  if (line.kind == LineKind::Disk) return otherRequest(TestGroup::Disk);
  if (line.kind == LineKind::Core) {
    if (column != headColumn && columnAt(column) == PanelColumn::Latency)
      return cellRequest(m_panel.rows.front().level.level, PanelColumn::Latency, m_panel.threads);
    RunRequest request = otherRequest(TestGroup::Processor);
    request.threads = m_panel.threads;
    return request;
  }
  const int level = m_panel.rows[line.level].level.level;
  if (level == levelOfNetwork) return otherRequest(TestGroup::Network);
  return column == headColumn ? levelRequest(level, m_panel.threads)
                              : cellRequest(level, columnAt(column), m_panel.threads);
}

void PanelView::moveFocus(int row, int column, int right, int down) {
  const auto at = [this](int toRow, int toColumn) -> PanelButton* {
    return m_buttons[static_cast<std::size_t>(toRow)][static_cast<std::size_t>(toColumn)];
  };
  const auto isInside = [this](int toRow, int toColumn) {
    return toRow >= 0 && toRow < static_cast<int>(m_buttons.size()) && toColumn >= 0 &&
           toColumn < columnCount;
  };
  // The focus goes over places without a button to the next one that has one.
  int toRow = row + down;
  int toColumn = column + right;
  while (isInside(toRow, toColumn) && at(toRow, toColumn) == nullptr) {
    toRow += down;
    toColumn += right;
  }
  if (!isInside(toRow, toColumn)) return;
  PanelButton* const button = at(toRow, toColumn);
  button->setFocus(Qt::OtherFocusReason);
  // Tab scrolls by itself, the arrow keys do not. The level comes into sight too: it says what the figure is.
  for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget())
    if (auto* area = qobject_cast<QScrollArea*>(above))
      for (PanelButton* shown : {at(toRow, headColumn), button})
        if (shown != nullptr) area->ensureWidgetVisible(shown);
}

void PanelView::setCurrent(PanelButton* button) {
  if (button == m_current) return;
  if (m_current != nullptr) m_current->setFocusPolicy(Qt::ClickFocus);
  m_current = button;
  m_current->setFocusPolicy(Qt::StrongFocus);
}

bool PanelView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn)
    if (auto* button = qobject_cast<PanelButton*>(watched)) setCurrent(button);
  return QWidget::eventFilter(watched, event);
}

QString PanelView::tableText() const {
  Table table{{{tr("Level").toStdString()}, {}, false}, {{}}};
  std::vector<Column>& columns = table.groups.front().columns;
  for (const PanelColumn column : allPanelColumns) {
    Column& figures =
        columns.emplace_back(Column{{faceOfColumn(column, m_unit).accessibleName.toStdString()}, {}});
    for (const Line& line : m_lines) {
      const PanelFace face = faceAt(line, column);
      const QString text =
          face.unit.isEmpty() ? face.text : tr("%1 %2", "figure, unit").arg(face.text, face.unit);
      figures.values.emplace_back(text.toStdString());
    }
  }
  Column& speeds = columns.emplace_back(Column{{tr("Relative speed").toStdString()}, {}});
  for (std::size_t line = 0; line < m_lines.size(); ++line) {
    table.labels.values.emplace_back(m_buttons[line + 1][headColumn]->face().text.toStdString());
    speeds.values.emplace_back(m_bars[line]->text().toStdString());
  }
  return tabSeparated(table);
}

/// A rule below each line.
void PanelView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme theme = themeFor(palette());
  for (const std::vector<PanelButton*>& row : m_buttons) {
    int bottom = 0;
    for (const PanelButton* button : row)
      if (button != nullptr) bottom = std::max(bottom, button->geometry().bottom());
    painter.fillRect(0, bottom, width(), 1, theme.hairline);
  }
}

void PanelView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange)
    m_ladderHead->setPalette(withText(palette(), themeFor(palette()).muted));
  QWidget::changeEvent(event);
}

void PanelView::retranslate() {
  setAccessibleName(tr("Core, levels of memory and disk"));
  m_ladderHead->setPalette(withText(palette(), themeFor(palette()).muted));
  m_one->setText(tr("One thread"));
  m_one->setAccessibleName(tr("Rates of one thread"));
  m_one->setToolTip(tr("Shows and measures what one core can do"));
  m_all->setText(tr("All threads"));
  m_all->setAccessibleName(tr("Rates of all threads"));
  m_all->setToolTip(tr("Shows and measures what all CPUs can do together; latency always has one thread"));
  showFaces();
}

}  // namespace strata::gui

#include "moc_panel_view.cpp"
