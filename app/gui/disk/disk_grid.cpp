// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/disk/disk_grid.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qgridlayout.h>
#include <QtWidgets/qscrollarea.h>

#include <algorithm>

#include "app/gui/disk/disk_table.h"
#include "app/gui/look/theme.h"
#include "app/gui/panel/panel_button.h"

namespace strata::gui {

namespace {

constexpr int linesOfAFigure = 3;
/// The room for "149,000 IOPS · p50 215 µs · p99 409 µs" in the smaller font.
constexpr int captionCharacters = 34;

QString buttonName(const DiskTable& table, std::size_t row, std::size_t column) {
  const auto nameOfRow = [&] { return diskRowText(table.rows[row - 1]).replace(u' ', u'-'); };
  const auto nameOfColumn = [&] {
    const DiskColumn& of = table.columns[column - 1];
    return QString::fromStdString(of.op) + (of.zeros ? QStringLiteral("-zeros") : QString());
  };
  if (row == 0 && column == 0) return QStringLiteral("diskAll");
  if (row == 0) return QStringLiteral("diskColumn-") + nameOfColumn();
  if (column == 0) return QStringLiteral("diskRow-") + nameOfRow();
  return QStringLiteral("diskCell-%1-%2").arg(nameOfRow(), nameOfColumn());
}

}  // namespace

DiskGrid::DiskGrid(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)) {
  setObjectName(QStringLiteral("diskGrid"));
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setSpacing(0);
  setAccessibleName(tr("Disk test"));
}

void DiskGrid::makeButtons() {
  const bool hadFocus = m_current != nullptr && m_current->hasFocus();
  m_current = nullptr;
  for (const auto& row : m_buttons)
    for (PanelButton* button : row) delete button;
  m_buttons.clear();
  for (std::size_t row = 0; row <= m_table.rows.size(); ++row) {
    std::vector<PanelButton*>& line = m_buttons.emplace_back();
    for (std::size_t column = 0; column <= m_table.columns.size(); ++column) {
      const auto kind = column == 0 ? PanelButton::Kind::Level
                        : row == 0  ? PanelButton::Kind::Column
                                    : PanelButton::Kind::Figure;
      auto* button = new PanelButton(kind, this);
      button->setObjectName(buttonName(m_table, row, column));
      button->setFocusPolicy(m_current == nullptr ? Qt::StrongFocus : Qt::ClickFocus);
      if (m_current == nullptr) m_current = button;
      if (row > 0) button->setLines(linesOfAFigure);
      button->setFolded(m_folded);
      button->installEventFilter(this);
      line.push_back(button);
      connect(button, &QAbstractButton::clicked, this,
              [this, row, column] { emit measureWanted(requestAt(row, column)); });
      connect(button, &PanelButton::neighbourWanted, this,
              [this, row, column](int right, int down) { moveFocus(row, column, right, down); });
    }
  }
  arrange();
  if (hadFocus && m_current != nullptr) m_current->setFocus();
  // They are made after the rest of the page but read before it; and shown at once, to take the focus.
  QWidget* before = this;
  for (const auto& row : m_buttons)
    for (PanelButton* button : row) {
      setTabOrder(before, button);
      button->show();
      before = button;
    }
}

/// Folded, a row has a line of its own above its figures.
void DiskGrid::arrange() {
  for (int column = 0; column < m_grid->columnCount(); ++column) m_grid->setColumnStretch(column, 0);
  const auto columns = static_cast<int>(m_table.columns.size());
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    const auto row = static_cast<int>(i);
    for (int column = 0; column <= columns; ++column) {
      PanelButton* button = m_buttons[i][static_cast<std::size_t>(column)];
      if (!m_folded)
        m_grid->addWidget(button, row, column);
      else if (column == 0)
        m_grid->addWidget(button, 2 * row, 0, 1, columns);
      else
        m_grid->addWidget(button, 2 * row + 1, column - 1);
    }
  }
  for (int column = m_folded ? 0 : 1; column < (m_folded ? columns : columns + 1); ++column)
    m_grid->setColumnStretch(column, 1);
}

int DiskGrid::leastWidth(bool folded) const {
  int heads = 0;
  int figures = 0;
  for (std::size_t column = 0; column <= m_table.columns.size(); ++column) {
    int least = 0;
    for (const auto& row : m_buttons) least = std::max(least, row[column]->leastWidth(folded));
    // Side by side only where the line below a figure has room.
    if (!folded && column > 0) least = std::max(least, captionCharacters * fontMetrics().averageCharWidth());
    if (column == 0)
      heads = least;
    else
      figures += least;
  }
  return folded ? std::max(heads, figures) : heads + figures;
}

QSize DiskGrid::minimumSizeHint() const {
  return {leastWidth(true), m_grid->minimumSize().height()};
}

QSize DiskGrid::sizeHint() const {
  return {leastWidth(false), m_grid->sizeHint().height()};
}

void DiskGrid::fold() {
  const bool wanted = width() < leastWidth(false);
  if (wanted == m_folded) return;
  m_folded = wanted;
  for (const auto& row : m_buttons)
    for (PanelButton* button : row) button->setFolded(m_folded);
  arrange();
  updateGeometry();
}

bool DiskGrid::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) fold();
  return QWidget::event(event);
}

void DiskGrid::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

void DiskGrid::setTable(const DiskTable& table) {
  const bool other = m_buttons.empty() || table.rows != m_table.rows || table.columns != m_table.columns;
  m_table = table;
  if (other) makeButtons();
  showFaces();
  if (other) {
    fold();
    updateGeometry();
  }
}

void DiskGrid::setMeasure(DiskMeasure measure) {
  m_measure = measure;
  showFaces();
}

void DiskGrid::setRateUnit(RateUnit unit) {
  m_unit = unit;
  showFaces();
}

void DiskGrid::showFaces() {
  if (m_buttons.empty()) return;
  m_buttons[0][0]->setFace(faceOfAll(m_table));
  for (std::size_t column = 0; column < m_table.columns.size(); ++column)
    m_buttons[0][column + 1]->setFace(faceOfDiskColumn(m_table, column, m_measure, m_unit));
  for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
    m_buttons[row + 1][0]->setFace(faceOfDiskRow(m_table, row));
    for (std::size_t column = 0; column < m_table.columns.size(); ++column)
      m_buttons[row + 1][column + 1]->setFace(faceOfDiskFigure(m_table, row, column, m_measure, m_unit));
  }
}

RunRequest DiskGrid::requestAt(std::size_t row, std::size_t column) const {
  const auto index = [](std::size_t at) {
    return at == 0 ? std::optional<std::size_t>() : std::optional(at - 1);
  };
  return diskRequest(m_table, index(row), index(column));
}

void DiskGrid::moveFocus(std::size_t row, std::size_t column, int right, int down) {
  const auto moved = [](std::size_t at, int by, std::size_t count) {
    return static_cast<std::size_t>(
        std::clamp<long>(static_cast<long>(at) + by, 0, static_cast<long>(count) - 1));
  };
  const std::size_t nextRow = moved(row, down, m_buttons.size());
  const std::size_t nextColumn = moved(column, right, m_buttons[nextRow].size());
  PanelButton* const next = m_buttons[nextRow][nextColumn];
  next->setFocus(Qt::TabFocusReason);
  // Tab scrolls by itself, the arrow keys do not. The row comes into sight too: it says what the figure is.
  for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget())
    if (auto* area = qobject_cast<QScrollArea*>(above))
      for (PanelButton* shown : {m_buttons[nextRow][0], next}) area->ensureWidgetVisible(shown);
}

void DiskGrid::setCurrent(PanelButton* button) {
  if (m_current != nullptr) m_current->setFocusPolicy(Qt::ClickFocus);
  m_current = button;
  m_current->setFocusPolicy(Qt::StrongFocus);
  emit currentChanged();
}

bool DiskGrid::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn)
    if (auto* button = qobject_cast<PanelButton*>(watched)) setCurrent(button);
  if (event->type() == QEvent::FocusOut) emit currentChanged();
  return QWidget::eventFilter(watched, event);
}

QStringList DiskGrid::allReasons() const {
  QStringList all;
  for (const auto& row : m_buttons)
    for (const PanelButton* button : row)
      if (!button->face().doubts.isEmpty()) all.append(button->face().doubts);
  all.removeDuplicates();
  return all;
}

QString DiskGrid::reasonsOfCurrent() const {
  return m_current != nullptr && m_current->hasFocus() ? m_current->face().doubts : QString();
}

QString DiskGrid::tableText() const {
  return diskTableText(m_table, m_unit);
}

/// A rule below each row.
void DiskGrid::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QColor rule = themeFor(palette()).hairline;
  for (const auto& row : m_buttons) {
    const int bottom = std::max(row.front()->geometry().bottom(), row.back()->geometry().bottom());
    painter.fillRect(0, bottom, width(), 1, rule);
  }
}

void DiskGrid::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    setAccessibleName(tr("Disk test"));
    showFaces();
  }
  QWidget::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_disk_grid.cpp"
