// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtWidgets/qwidget.h>

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "app/gui/panel/against.h"
#include "app/gui/panel/panel_values.h"
#include "app/gui/text/rate_unit.h"

class QGridLayout;

/// The few figures that answer how fast a machine is.
namespace strata::gui {

struct Hero {
  QString name;    ///< "Memory"
  QString figure;  ///< "61.9"; empty: not measured
  QString unit;    ///< "GB/s"
  QString line;    ///< related results: "all threads 63.4 · 1.02× · 83 % of peak"
  std::optional<Grade> grade = {};
  bool settled = false;                     ///< a result of a run that is over, or of a step that is
  std::optional<FigureChange> change = {};  ///< how the figure stands to another run
  QString usual = {};                       ///< where such results lie, as its tool tip; empty: not known

  friend bool operator==(const Hero&, const Hero&) = default;
};

/// Processor, memory bandwidth, latency and disk. `one` and `all` are the panel of the same results for one
/// thread and for all. `against`: what is set beside them; null: nothing.
std::array<Hero, 4> heroesOf(const Panel& one, const Panel& all, RateUnit unit,
                             const AgainstPanels* against = nullptr);
/// Integer and floating-point of the processor.
std::array<Hero, 2> processorHeroesOf(const Panel& one, const Panel& all);

inline constexpr std::array heroNames{"Processor", "Memory", "Latency", "Disk"};
inline constexpr std::array processorHeroNames{"Integer", "Floating"};

class HeroCard;

/// A few figures side by side; where that is too narrow in half as many columns, or one below the other.
class HeroRow : public QWidget {
  Q_OBJECT

 public:
  /// `names`: of the figures, for their parts' object names.
  explicit HeroRow(std::span<const char* const> names, QWidget* parent = nullptr);

  /// `heroes`: as many as there are names.
  void setHeroes(std::span<const Hero> heroes);
  /// Where height is scarce, cards are lower.
  void setCompact(bool compact);

  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  int leastCardWidth() const;
  void fold();
  void arrange();

  QGridLayout* m_grid;
  std::vector<HeroCard*> m_cards;
  int m_columns;
};

}  // namespace strata::gui
