// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <array>

#include "app/gui/panel/heroes.h"

class QGridLayout;

namespace strata::gui {

class HeroCard;

/// The four figures side by side; where that is too narrow two by two, or one below the other.
class HeroRow : public QWidget {
  Q_OBJECT

 public:
  explicit HeroRow(QWidget* parent = nullptr);

  void setHeroes(const std::array<Hero, 4>& heroes);

  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  int leastCardWidth() const;
  void fold();
  void arrange();

  QGridLayout* m_grid;
  std::array<HeroCard*, 4> m_cards;
  int m_columns = 4;
};

}  // namespace strata::gui
