// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qrect.h>
#include <QtGui/qfont.h>
#include <QtGui/qpalette.h>

#include <optional>
#include <set>

#include "app/gui/topology/topology_layout.h"

class QPainter;

namespace strata::gui {

/// What a picture of a machine is drawn with.
struct TopologyLook {
  QPalette palette;
  QFont font;
  Qt::LayoutDirection direction = Qt::LeftToRight;
};

/// What a person does to it.
struct TopologyMarks {
  std::set<int> picked;                ///< CPUs
  std::optional<std::size_t> current;  ///< has the keyboard
  std::optional<std::size_t> pointed;  ///< would be picked by a click
};

/// Lays out the picture with the metrics of that font.
TopologyPicture layOut(const TopologyBox& machine, double width, const QFont& font);

/// Where `box` stands on a page that wide, for one who reads in that direction.
QRectF shownAt(const QRectF& box, double width, Qt::LayoutDirection direction);

/// Paints the picture at the origin, on a page that wide. Packages, nodes and caches are frames within one
/// another, cores frames without a ground, CPUs cells: with sharp corners, or round ones in efficient cores;
/// picked ones filled, those that cannot be used crossed out.
void paintTopology(QPainter& painter, const TopologyPicture& picture, double width, const TopologyLook& look,
                   const TopologyMarks& marks);

}  // namespace strata::gui
