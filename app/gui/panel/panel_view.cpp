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
#include <array>

#include "app/gui/look/theme.h"
#include "app/gui/panel/panel_button.h"
#include "app/gui/panel/panel_faces.h"
#include "app/gui/text/labels.h"

namespace strata::gui {

namespace {

constexpr int headRow = 0;
constexpr int headColumn = 0;
constexpr int columnCount = 1 + static_cast<int>(allPanelColumns.size());

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
      m_all(switchButton(QStringLiteral("allThreads"), m_switch)) {
  setObjectName(QStringLiteral("panel"));
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setSpacing(0);
  for (int column = 1; column < columnCount; ++column) m_grid->setColumnStretch(column, 1);
  addSwitch();
  m_buttons.emplace_back(1, nullptr);
  for (const PanelColumn column : allPanelColumns)
    addButton(static_cast<int>(PanelButton::Kind::Column), headRow, static_cast<int>(column) + 1,
              QStringLiteral("panelColumn-") + QString::fromStdString(operationOf(column)));
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

/// A row of the grid for each level, and below them one for what is measured beside.
void PanelView::addRows(std::size_t count) {
  const bool hadFocus = m_current != nullptr && m_current->hasFocus();
  while (m_buttons.size() > 1) {
    for (PanelButton* button : m_buttons.back()) delete button;
    m_buttons.pop_back();
  }
  m_current = m_buttons[0][1];
  m_current->setFocusPolicy(Qt::StrongFocus);
  if (hadFocus) m_current->setFocus();
  for (std::size_t level = 0; level <= count; ++level) {
    const int row = static_cast<int>(level) + 1;
    const QString id =
        level < count ? QString::number(m_panel.rows[level].level.level) : QStringLiteral("others");
    m_buttons.emplace_back();
    addButton(static_cast<int>(PanelButton::Kind::Level), row, headColumn,
              QStringLiteral("panelLevel-") + id);
    for (int column = 1; column < columnCount; ++column)
      addButton(
          static_cast<int>(PanelButton::Kind::Figure), row, column,
          QStringLiteral("panelCell-%1-%2").arg(id, QString::fromStdString(operationOf(columnAt(column)))));
  }
  for (std::size_t row = 1; row < m_buttons.size(); ++row)
    for (PanelButton* button : m_buttons[row]) button->setFolded(m_folded);
  arrange();
  // They are made after the rest of the page but read before it; and shown at once, to take the focus.
  QWidget* before = m_buttons[headRow].back();
  for (std::size_t row = 1; row < m_buttons.size(); ++row)
    for (PanelButton* button : m_buttons[row]) {
      setTabOrder(before, button);
      button->show();
      before = button;
    }
}

/// Where a button stands in the grid: x and y, and how many columns it has. Folded, a level has a line of its
/// own above its figures; those of core and disk, which say their units, stand two by two.
QRect PanelView::placeOf(int row, int column) const {
  if (!m_folded) return {column, row, 1, 1};
  const int line = 2 * row;
  if (column == headColumn) return {1, line, columnCount - 1, 1};
  const bool paired = row > headRow && row + 1 == static_cast<int>(m_buttons.size());
  if (!paired) return {column, line + 1, 1, 1};
  return {column % 2 == 1 ? 1 : 3, line + (column < 3 ? 1 : 2), 2, 1};
}

void PanelView::arrange() {
  const auto put = [this](QWidget* widget, int row, int column) {
    const QRect place = placeOf(row, column);
    m_grid->addWidget(widget, place.y(), place.x(), 1, place.width());
  };
  put(m_switch, headRow, headColumn);
  for (std::size_t row = 0; row < m_buttons.size(); ++row)
    for (std::size_t column = 0; column < m_buttons[row].size(); ++column)
      if (PanelButton* button = m_buttons[row][column])
        put(button, static_cast<int>(row), static_cast<int>(column));
}

int PanelView::leastWidthOf(int column, bool folded) const {
  int least = 0;
  const bool pairsApart = folded && column != headColumn && m_buttons.size() > 1;
  const std::size_t rows = m_buttons.size() - (pairsApart ? 1 : 0);
  for (std::size_t row = 0; row < rows; ++row)
    if (const PanelButton* button = m_buttons[row][static_cast<std::size_t>(column)])
      least = std::max(least, button->leastWidth(folded));
  return least;
}

int PanelView::leastWidth(bool folded) const {
  const int threads = m_switch->isHidden() ? 0 : m_switch->minimumSizeHint().width();
  const int least = std::max(threads, leastWidthOf(headColumn, folded));
  int figures = 0;
  for (int column = 1; column < columnCount; ++column) figures += leastWidthOf(column, folded);
  if (!folded) return least + figures;
  if (m_buttons.size() > 1) {
    const std::vector<PanelButton*>& others = m_buttons.back();
    const auto half = [&](std::size_t upper, std::size_t lower, int first) {
      return std::max({leastWidthOf(first, true) + leastWidthOf(first + 1, true),
                       others[upper]->leastWidth(true), others[lower]->leastWidth(true)});
    };
    figures = half(1, 3, 1) + half(2, 4, 3);
  }
  return std::max(least, figures);
}

QSize PanelView::minimumSizeHint() const {
  return {leastWidth(true), m_grid->minimumSize().height()};
}

void PanelView::fold() {
  const bool wanted = width() < leastWidth(false);
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

void PanelView::setPanel(const Panel& panel) {
  const std::size_t before = m_panel.rows.size();
  m_panel = panel;
  if (before != panel.rows.size()) addRows(panel.rows.size());
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
  for (std::size_t level = 0; level < m_panel.rows.size(); ++level) {
    const auto& row = m_buttons[level + 1];
    row[headColumn]->setFace(faceOfLevel(m_panel, level));
    for (const PanelColumn column : allPanelColumns)
      row[static_cast<std::size_t>(column) + 1]->setFace(faceOfFigure(m_panel, level, column, m_unit));
  }
  if (m_panel.rows.empty()) return;
  const auto& others = m_buttons.back();
  PanelFace head;
  head.text = tr("Core and disk");
  head.toolTip = tr("Measures processor and disk");
  head.accessibleName = head.text;
  head.accessibleDescription = head.toolTip;
  others[0]->setFace(head);
  others[1]->setFace(faceOfOther(m_panel.others.integer, testName(Test::Integer), m_unit));
  others[2]->setFace(faceOfOther(m_panel.others.floating, testName(Test::Floating), m_unit));
  const auto onDisk = [](const char* operation) {
    return tr("Disk: %1", "write or read").arg(operationName(operation));
  };
  others[3]->setFace(faceOfOther(m_panel.others.diskWrite, onDisk("write"), m_unit));
  others[4]->setFace(faceOfOther(m_panel.others.diskRead, onDisk("read"), m_unit));
}

RunRequest PanelView::requestAt(int row, int column) const {
  if (row == headRow) return columnRequest(columnAt(column), m_panel.threads);
  if (row > static_cast<int>(m_panel.rows.size())) return otherAt(column);
  const int level = m_panel.rows[static_cast<std::size_t>(row - 1)].level.level;
  if (level == levelOfNetwork) return otherRequest(TestGroup::Network);
  return column == headColumn ? levelRequest(level, m_panel.threads)
                              : cellRequest(level, columnAt(column), m_panel.threads);
}

RunRequest PanelView::otherAt(int column) const {
  constexpr int firstOfDisk = 3;
  RunRequest request = otherRequest(column >= firstOfDisk ? TestGroup::Disk : TestGroup::Processor);
  if (column < firstOfDisk) request.threads = m_panel.threads;
  if (column == headColumn) request.selection.tests.add(TestGroup::Disk);
  return request;
}

void PanelView::moveFocus(int row, int column, int right, int down) {
  const int toRow = row + down;
  const int toColumn = column + right;
  if (toRow < 0 || toRow >= static_cast<int>(m_buttons.size()) || toColumn < 0 || toColumn >= columnCount)
    return;
  const std::vector<PanelButton*>& buttons = m_buttons[static_cast<std::size_t>(toRow)];
  PanelButton* const button = buttons[static_cast<std::size_t>(toColumn)];
  if (button == nullptr) return;
  button->setFocus(Qt::OtherFocusReason);
  // Tab scrolls by itself, the arrow keys do not. The level comes into sight too: it says what the figure is.
  for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget())
    if (auto* area = qobject_cast<QScrollArea*>(above))
      for (PanelButton* shown : {buttons[headColumn], button})
        if (shown != nullptr) area->ensureWidgetVisible(shown);
}

void PanelView::setCurrent(PanelButton* button) {
  if (button == m_current) return;
  if (m_current != nullptr) m_current->setFocusPolicy(Qt::ClickFocus);
  m_current = button;
  m_current->setFocusPolicy(Qt::StrongFocus);
}

QStringList PanelView::allReasons() const {
  QStringList all;
  for (const std::vector<PanelButton*>& row : m_buttons)
    for (const PanelButton* button : row)
      if (button != nullptr && !button->face().doubts.isEmpty()) all.append(button->face().doubts);
  all.removeDuplicates();
  return all;
}

QString PanelView::reasonsOfCurrent() const {
  if (m_current == nullptr || !m_current->hasFocus()) return {};
  return m_current->face().doubts;
}

bool PanelView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusOut) emit currentChanged();
  if (event->type() == QEvent::FocusIn)
    if (auto* button = qobject_cast<PanelButton*>(watched)) {
      setCurrent(button);
      emit currentChanged();
    }
  return QWidget::eventFilter(watched, event);
}

QString PanelView::tableText() const {
  QStringList lines;
  QStringList heads{tr("Level")};
  for (const PanelColumn column : allPanelColumns) heads.append(faceOfColumn(column, m_unit).accessibleName);
  lines.append(heads.join(u'\t'));
  for (std::size_t level = 0; level < m_panel.rows.size(); ++level) {
    QStringList cells{levelName(m_panel.rows[level].level.level)};
    for (const PanelColumn column : allPanelColumns)
      cells.append(faceOfFigure(m_panel, level, column, m_unit).text);
    lines.append(cells.join(u'\t'));
  }
  return lines.join(u'\n') + u'\n';
}

/// A rule below each row, and a stronger one above what is measured beside the levels.
void PanelView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme theme = themeFor(palette());
  for (std::size_t row = 0; row < m_buttons.size(); ++row) {
    const QRect last = m_buttons[row].back()->geometry();
    const bool strong = row + 2 == m_buttons.size();
    painter.fillRect(0, last.bottom(), width(), 1, strong ? theme.muted : theme.hairline);
  }
}

void PanelView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void PanelView::retranslate() {
  setAccessibleName(tr("Levels of memory"));
  m_one->setText(tr("One thread"));
  m_one->setAccessibleName(tr("Rates of one thread"));
  m_one->setToolTip(tr("Shows and measures what one core can do"));
  m_all->setText(tr("All threads"));
  m_all->setAccessibleName(tr("Rates of all threads"));
  m_all->setToolTip(tr("Shows and measures what all CPUs can do together; latency always has one thread"));
  showFaces();
}

}  // namespace strata::gui
