// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qbytearray.h>
#include <QtCore/qsize.h>
#include <QtCore/qstring.h>
#include <QtGui/qimage.h>

#include <vector>

#include "app/gui/panel/heroes.h"
#include "app/gui/panel/ladder.h"
#include "app/gui/panel/panel_values.h"
#include "app/gui/text/rate_unit.h"

/// One picture of the panel to share: what was measured, on which machine, how, when, and how far to believe
/// it.
namespace strata::gui {

struct ResultCard {
  Panel panel;
  std::vector<Hero> heroes;  ///< above the levels; none: the levels have all the room
  std::vector<Rung> rungs;
  RateUnit unit = RateUnit::GigabytesPerSecond;
  QString machine;   ///< the processor's name
  QString facts;     ///< cores, memory, clock; one line
  QString system;    ///< the operating system; one line
  QString settings;  ///< how it was measured; one line or two
  QString date;
  QString version;  ///< of the program
};

inline constexpr QSize cardSize{1280, 720};

/// Whether there is any figure to put on a card.
bool hasFigures(const Panel& panel);

/// In the window's language and reading direction; whatever the window's size and zoom. `scale` is 2 for
/// twice as many pixels each way.
QImage imageOf(const ResultCard& card, double scale = 1);
QByteArray svgOf(const ResultCard& card);

}  // namespace strata::gui
