// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qrect.h>
#include <QtCore/qsize.h>
#include <QtCore/qstring.h>

#include <functional>
#include <optional>
#include <vector>

#include "app/gui/topology/topology_tree.h"

/// Where the parts of a machine stand in its picture: pure, in the coordinates of one who reads from left to
/// right.
namespace strata::gui {

/// How large texts are.
struct TopologyMetrics {
  std::function<double(const QString&)> width;
  double height = 0;
};

struct PlacedText {
  QRectF box;
  QString text;
  bool first = false;  ///< of the lines of its box
};

struct PlacedBox {
  TopologyLevel level = TopologyLevel::Machine;
  CoreRank rank = CoreRank::Same;
  CpuState state = CpuState::Usable;
  QRectF box;
  int depth = 0;       ///< frames around it
  bool framed = true;  ///< others only hold what is in them
  std::vector<PlacedText> texts;
  std::vector<int> cpus;
  std::optional<std::size_t> parent;  ///< index of the box around it, which comes before it
  QString description;
};

/// A sample of how a CPU is drawn that cannot be used, with its meaning.
struct PlacedSample {
  CpuState state = CpuState::NotAllowed;
  QRectF box;
  PlacedText text;
};

struct TopologyPicture {
  QSizeF size;
  std::vector<PlacedBox> boxes;  ///< in reading order, each before what is in it
  std::vector<PlacedSample> samples;
};

/// `width`: what there is; the picture is wider only where a single box would not fit. Cores stand in a grid,
/// with captions as long as there are few of them.
TopologyPicture layOut(const TopologyBox& machine, double width, const TopologyMetrics& metrics);

/// Cores that have captions, at most.
inline constexpr int mostCaptionedCores = 32;

/// The innermost box at that place; nothing where there is none.
std::optional<std::size_t> boxAt(const TopologyPicture& picture, QPointF place);

enum class Direction { Left, Right, Up, Down };

/// The CPU that is the next one from that one, as the picture stands; the same where there is none.
std::size_t neighbourOf(const TopologyPicture& picture, std::size_t cpu, Direction direction);

}  // namespace strata::gui
