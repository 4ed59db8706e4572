// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <vector>

#include "app/gui/disk/disk_table.h"
#include "app/gui/panel/panel_request.h"
#include "app/gui/text/rate_unit.h"

class QGridLayout;

namespace strata::gui {

class PanelButton;

/// The rows of a disk profile by what is done. Each figure, each row and each column is a button that
/// measures just that, the corner measures all; the arrow keys go from one to the next, and Tab leaves the
/// table. Where it is narrow it folds: each row stands above its figures.
class DiskGrid : public QWidget {
  Q_OBJECT

 public:
  explicit DiskGrid(QWidget* parent = nullptr);

  void setTable(const DiskTable& table);
  void setMeasure(DiskMeasure measure);
  void setRateUnit(RateUnit unit);
  const DiskTable& table() const { return m_table; }

  /// Why each figure that is in doubt is, in full.
  QStringList allReasons() const;
  /// Why the figure that has the keyboard is in doubt, in full; empty where it is not.
  QString reasonsOfCurrent() const;
  /// The figures as a table, columns parted by tabs.
  QString tableText() const;

  /// Is as narrow as the folded grid.
  QSize minimumSizeHint() const override;
  /// Is as wide as the grid needs so that no text folds.
  QSize sizeHint() const override;

 signals:
  void measureWanted(const strata::gui::RunRequest& request);
  /// Another cell has the keyboard, or none.
  void currentChanged();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeButtons();
  void arrange();
  void fold();
  int leastWidth(bool folded) const;
  void showFaces();
  void moveFocus(std::size_t row, std::size_t column, int right, int down);
  void setCurrent(PanelButton* button);
  RunRequest requestAt(std::size_t row, std::size_t column) const;

  QGridLayout* m_grid;
  /// The buttons by row and column of the unfolded grid; the heads come first.
  std::vector<std::vector<PanelButton*>> m_buttons;
  PanelButton* m_current = nullptr;  ///< has the focus, or gets it from Tab
  bool m_folded = false;
  DiskTable m_table;
  DiskMeasure m_measure = DiskMeasure::Rate;
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
};

}  // namespace strata::gui
