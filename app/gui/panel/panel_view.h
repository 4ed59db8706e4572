// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <memory>
#include <optional>
#include <vector>

#include "app/gui/panel/against.h"
#include "app/gui/panel/ladder.h"
#include "app/gui/panel/panel_faces.h"
#include "app/gui/panel/panel_request.h"
#include "app/gui/panel/panel_values.h"
#include "app/gui/text/rate_unit.h"

class QGridLayout;
class QToolButton;

namespace strata::gui {

class ElidedLabel;
class LadderBar;
class PanelButton;

/// From the core through the levels of memory to disk and network, by operation; at the end of each line its
/// rung of the ladder. Each figure, each level and each column is a button that measures just that; the arrow
/// keys go from one to the next, and Tab leaves the panel. In its corner stands the switch between one thread
/// and all. Where it is narrow it folds: each level stands with its rung above its figures.
class PanelView : public QWidget {
  Q_OBJECT

 public:
  explicit PanelView(QWidget* parent = nullptr);

  /// `rungs` of the same results, with what was published of another machine. `against`: figures to be set
  /// beside these; null: none.
  void setPanel(const Panel& panel, const std::vector<Rung>& rungs,
                std::shared_ptr<const AgainstPanels> against = nullptr);
  void setRateUnit(RateUnit unit);
  const Panel& panel() const { return m_panel; }
  /// Where height is scarce, lines of levels and of the disk have one line of text.
  void setCompact(bool compact);

  /// Why figures are in doubt; their cells have the numbers.
  const ResultNotes& notes() const { return m_notes; }
  /// The figures and the ladder as a table, columns parted by tabs.
  QString tableText() const;

  /// Is as narrow as the folded panel.
  QSize minimumSizeHint() const override;

 signals:
  void measureWanted(const strata::gui::RunRequest& request);
  void threadsChosen(strata::gui::PanelThreads threads);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  enum class LineKind { Core, Level, Disk };
  struct Line {
    LineKind kind = LineKind::Level;
    std::size_t level = 0;  ///< index into Panel::rows

    friend bool operator==(const Line&, const Line&) = default;
  };

  static std::vector<Line> linesOf(const Panel& panel);
  QString idOf(const Line& line) const;
  int layerOf(const Line& line) const;
  void addSwitch();
  PanelButton* addButton(int kind, int row, int column, const QString& name);
  void fold();
  void arrange();
  QRect placeOf(int row, int column) const;
  int leastWidthOf(int column, bool folded) const;
  int leastWidth(bool folded) const;
  void addLines(const std::vector<Line>& lines);
  void showCompact();
  void showFaces();
  PanelFace faceAt(const Line& line, PanelColumn column) const;
  std::optional<FigureChange> changeAt(const Line& line, PanelColumn column) const;
  void showLadder();
  /// Tells the cells in which columns units stand beside figures.
  void tellUnits();
  void retranslate();
  void moveFocus(int row, int column, int right, int down);
  void setCurrent(PanelButton* button);
  RunRequest requestAt(int row, int column) const;

  QGridLayout* m_grid;
  QWidget* m_switch;
  QToolButton* m_one;
  QToolButton* m_all;
  ElidedLabel* m_ladderHead;
  std::vector<Line> m_lines;
  /// The heads, then a row for each line, by columns as they stand while it is not folded. Null where there
  /// is nothing to measure.
  std::vector<std::vector<PanelButton*>> m_buttons;
  std::vector<LadderBar*> m_bars;    ///< by line
  PanelButton* m_current = nullptr;  ///< has the focus, or gets it from Tab
  bool m_folded = false;
  bool m_compact = false;
  Panel m_panel;
  ResultNotes m_notes;
  std::vector<Rung> m_rungs;
  std::shared_ptr<const AgainstPanels> m_against;
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
};

}  // namespace strata::gui
