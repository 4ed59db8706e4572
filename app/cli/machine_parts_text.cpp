// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/machine_parts_text.h"

#include <fmt/format.h>

#include "app/words/words.h"

namespace strata::cli {

namespace {

std::string cpusText(const std::vector<int>& cpus) {
  if (cpus.empty()) return english("parts-no-cpus");
  return fill(english(cpus.size() == 1 ? "parts-cpu" : "parts-cpus"), {numbersText(cpus)});
}

std::string line(const std::string& label, const std::string& text) {
  return fmt::format("{:<18} {}\n", label, text);
}

std::string number(int value) {
  return fmt::format("{}", value);
}

std::string cacheText(const CachePart& cache) {
  std::string text = formatSize(cache.size);
  if (cache.ways) text += "; " + fill(english("parts-ways"), {number(*cache.ways)});
  if (cache.line) text += "; " + fill(english("parts-line"), {formatSize(*cache.line)});
  return text + "; " + cpusText(cache.cpus);
}

const char* cacheLabel(const CachePart& cache) {
  if (!cache.holdsData) return "parts-code-cache";
  return cache.holdsCode ? "parts-cache" : "parts-data-cache";
}

}  // namespace

std::string machinePartsText(const MachineParts& parts) {
  std::string text;
  for (const PackagePart& package : parts.packages)
    text += line(fill(english("parts-package"), {number(package.number)}),
                 (package.model.empty() ? "" : package.model + "; ") + cpusText(package.cpus));
  for (const NodePart& node : parts.nodes)
    text += line(fill(english("parts-node"), {number(node.number)}),
                 formatSize(node.memory) + "; " + cpusText(node.cpus));
  for (const CachePart& cache : parts.caches)
    text += line(fill(english(cacheLabel(cache)), {number(cache.level)}), cacheText(cache));
  for (const CorePart& core : parts.cores)
    text += line(fill(english("parts-core"), {number(core.number)}),
                 (core.kind.empty() ? "" : core.kind + "; ") + cpusText(core.cpus));
  text += line(english("parts-usable"), cpusText(parts.usable));
  if (!parts.notAllowed.empty()) text += line(english("parts-not-allowed"), cpusText(parts.notAllowed));
  if (!parts.offline.empty()) text += line(english("parts-offline"), cpusText(parts.offline));
  return text;
}

}  // namespace strata::cli
