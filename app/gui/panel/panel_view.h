// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <vector>

#include "app/gui/panel/panel_request.h"
#include "app/gui/panel/panel_values.h"
#include "app/gui/text/rate_unit.h"

class QGridLayout;
class QToolButton;

namespace strata::gui {

class PanelButton;

/// Levels of memory by operation. Each figure, each level and each column is a button that measures just
/// that; the arrow keys go from one to the next, and Tab leaves the panel. In its corner stands the switch
/// between one thread and all. Where it is narrow it folds: each level stands above its figures.
class PanelView : public QWidget {
  Q_OBJECT

 public:
  explicit PanelView(QWidget* parent = nullptr);

  void setPanel(const Panel& panel);
  void setRateUnit(RateUnit unit);
  const Panel& panel() const { return m_panel; }

  /// Why each figure that is in doubt is, in full.
  QStringList allReasons() const;
  /// Why the figure that has the keyboard is in doubt, in full; empty where it is not.
  QString reasonsOfCurrent() const;
  /// The figures as a table, columns parted by tabs.
  QString tableText() const;

  /// As narrow as it is when folded.
  QSize minimumSizeHint() const override;

 signals:
  void measureWanted(const strata::gui::RunRequest& request);
  void threadsChosen(strata::gui::PanelThreads threads);
  /// Another cell has the keyboard, or none.
  void currentChanged();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void addSwitch();
  PanelButton* addButton(int kind, int row, int column, const QString& name);
  void fold();
  void arrange();
  QRect placeOf(int row, int column) const;
  int leastWidthOf(int column, bool folded) const;
  int leastWidth(bool folded) const;
  void addRows(std::size_t count);
  void showFaces();
  void retranslate();
  void moveFocus(int row, int column, int right, int down);
  void setCurrent(PanelButton* button);
  RunRequest requestAt(int row, int column) const;
  RunRequest otherAt(int column) const;

  QGridLayout* m_grid;
  QWidget* m_switch;
  QToolButton* m_one;
  QToolButton* m_all;
  /// By row and column as they stand while it is not folded; the corner is null.
  std::vector<std::vector<PanelButton*>> m_buttons;
  PanelButton* m_current = nullptr;  ///< has the focus, or gets it from Tab
  bool m_folded = false;
  Panel m_panel;
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
};

}  // namespace strata::gui
