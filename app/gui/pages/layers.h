// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <array>
#include <optional>
#include <vector>

#include "app/gui/result_row.h"
#include "core/model/machine.h"

/// The layers of the computer, from the core outwards, with the figures that stand for each.
namespace strata::gui {

enum class LayerKind { Core, Cache, Memory, Disk };

/// A layer has two figures: integer and floating operations for the core; serial and random moves of the
/// widest operand for a cache and for memory; writing and reading for the disk.
struct Layer {
  LayerKind kind = LayerKind::Core;
  int cacheLevel = 0;  ///< of a cache
  Bytes region;        ///< of a cache or of memory
  std::array<std::optional<ResultRow>, 2> figures;
};

/// The level that holds both buffers of a move of that region: 1 … the last, by the size that is usable; 0
/// for memory. Without a word on caches it is 0 too.
int levelOfRegion(Bytes region, const Machine& machine);

/// One layer for each region that was measured, caches and memory told apart by the machine's cache sizes.
std::vector<Layer> layersOf(const std::vector<ResultRow>& rows, const std::optional<Machine>& machine);

/// "Core", "L1", "Memory", "Disk"
QString layerName(const Layer& layer);
/// "serial, 8 bytes", "integer", "write"
QString figureName(const ResultRow& row);

}  // namespace strata::gui
