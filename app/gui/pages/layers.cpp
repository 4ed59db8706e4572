// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/layers.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <map>

#include "app/gui/labels.h"

namespace strata::gui {

namespace {

class LayerText {
  Q_DECLARE_TR_FUNCTIONS(Layers)
};

constexpr std::size_t first = 0;
constexpr std::size_t second = 1;

std::int64_t widestOf(const std::vector<ResultRow>& rows) {
  std::int64_t widest = 0;
  for (const ResultRow& row : rows) widest = std::max(widest, row.parameters.widthBytes.value_or(0));
  return widest;
}

}  // namespace

int levelOfRegion(Bytes region, const Machine& machine) {
  const std::uint64_t both = 2 * region.count;
  int level = 0;
  for (auto cache = machine.caches.rbegin(); cache != machine.caches.rend(); ++cache) {
    const bool last = cache == machine.caches.rbegin();
    const Bytes usable = last && machine.usableLastLevel && *machine.usableLastLevel < cache->size
                             ? *machine.usableLastLevel
                             : cache->size;
    if (both <= usable.count) level = cache->level;
  }
  return level;
}

std::vector<Layer> layersOf(const std::vector<ResultRow>& rows, const std::optional<Machine>& machine) {
  Layer core;
  Layer disk;
  disk.kind = LayerKind::Disk;
  std::map<std::uint64_t, Layer> regions;
  const std::int64_t widest = widestOf(rows);
  for (const ResultRow& row : rows) {
    switch (row.kind) {
      case StepKind::Processor:
        core.figures[row.test == "integer" ? first : second] = row;
        break;
      case StepKind::Disk:
        disk.figures[row.parameters.op == "write" ? first : second] = row;
        break;
      case StepKind::Memory: {
        if (row.parameters.widthBytes != widest || !row.parameters.regionBytes) break;
        Layer& layer = regions[*row.parameters.regionBytes];
        layer.region = Bytes{*row.parameters.regionBytes};
        layer.figures[row.parameters.pattern == "random" ? second : first] = row;
        break;
      }
      case StepKind::Bandwidth:
      case StepKind::Latency:
        break;
    }
  }

  std::vector<Layer> layers;
  const auto add = [&](const Layer& layer) {
    if (layer.figures[first] || layer.figures[second]) layers.push_back(layer);
  };
  add(core);
  for (auto& [bytes, layer] : regions) {
    layer.cacheLevel = machine ? levelOfRegion(layer.region, *machine) : 0;
    layer.kind = layer.cacheLevel > 0 ? LayerKind::Cache : LayerKind::Memory;
    add(layer);
  }
  add(disk);
  return layers;
}

QString layerName(const Layer& layer) {
  switch (layer.kind) {
    case LayerKind::Core:
      return LayerText::tr("Core");
    case LayerKind::Cache:
      return LayerText::tr("L%1", "cache level").arg(QLocale().toString(layer.cacheLevel));
    case LayerKind::Memory:
      return LayerText::tr("Memory");
    case LayerKind::Disk:
      return LayerText::tr("Disk");
  }
  return {};
}

QString figureName(const ResultRow& row) {
  if (row.parameters.pattern && row.parameters.widthBytes)
    return LayerText::tr("%1, %2", "pattern, width of an operand")
        .arg(patternName(*row.parameters.pattern), widthName(*row.parameters.widthBytes));
  if (row.parameters.op && row.kind == StepKind::Disk) return operationName(*row.parameters.op);
  return testName(row.test);
}

}  // namespace strata::gui
