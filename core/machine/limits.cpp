// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/limits.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/machine/core_designs.h"

namespace strata {

namespace {

using Designs = std::vector<const CoreDesign*>;

bool lists(const CoreDesign& design, const ProcessorFacts& facts) {
  return facts.vendor == design.vendor && std::ranges::any_of(design.models, [&](const ModelRange& models) {
           return facts.family == models.family && facts.model >= models.first && facts.model <= models.last;
         });
}

/// A property that the table leaves out excludes no core.
bool fits(const CoreDesign& design, const ProcessorFacts& facts) {
  const auto isOther = [](const std::optional<Bytes>& wanted, const std::optional<Bytes>& found) {
    return wanted && found != wanted;
  };
  return facts.vendor == design.vendor && facts.features.hasAll(design.required) &&
         !facts.features.hasAny(design.forbidden) && !isOther(design.l1d, facts.l1d) &&
         (!facts.l1i || !isOther(design.l1i, facts.l1i)) &&
         (design.l2.empty() || (facts.l2 && std::ranges::find(design.l2, *facts.l2) != design.l2.end()));
}

/// The names of QEMU's processors ("AMD EPYC-Rome Processor", "Intel Xeon Processor (Skylake, IBRS)") come
/// from a list and do not depend on the real processor. Real names contain a number instead.
bool namedByEmulator(std::string_view brand) {
  return !emulatorOf(brand, {}).empty() || brand.starts_with("QEMU") || brand.starts_with("Common ") ||
         brand.starts_with("AMD EPYC-") || brand.starts_with("AMD EPYC Processor") ||
         brand.find("Processor (") != std::string_view::npos;
}

/// The designs that the processor's own numbers mean: its native model where it has one, else its model.
Designs designsByNumbers(const ProcessorFacts& facts) {
  Designs found;
  if (facts.native)
    for (const CoreDesign& design : coreDesigns())
      if (design.vendor == facts.vendor && design.native == facts.native) found.push_back(&design);
  if (!found.empty()) return found;
  for (const CoreDesign& design : coreDesigns())
    if (lists(design, facts)) found.push_back(&design);
  return found;
}

Designs thoseThatFit(Designs designs, const ProcessorFacts& facts) {
  std::erase_if(designs, [&](const CoreDesign* design) { return !fits(*design, facts); });
  return designs;
}

/// A hypervisor can hide features, so their absence proves little about the model. It cannot add any:
/// features of later designs mean that the model is not the real one.
bool hasLaterFeatures(const Designs& listed, const ProcessorFacts& facts) {
  return !listed.empty() && std::ranges::all_of(listed, [&](const CoreDesign* design) {
    return facts.features.hasAny(design->forbidden);
  });
}

/// All designs that features and caches allow, whatever the model. A design that is only a name fits
/// everything, so it is left out.
Designs designsByFeatures(const ProcessorFacts& facts) {
  Designs found;
  for (const CoreDesign& design : coreDesigns())
    if (design.paths && fits(design, facts)) found.push_back(&design);
  return found;
}

bool agree(const Designs& designs) {
  return std::ranges::all_of(
      designs, [&](const CoreDesign* design) { return design->paths == designs.front()->paths; });
}

/// The widths in which all designs agree; designs, and variants of one, may differ in their vectors.
std::vector<WideAccesses> commonWidths(const Designs& designs) {
  std::vector<WideAccesses> common;
  for (const WideAccesses& accesses : designs.front()->wide) {
    const bool isCommon = std::ranges::all_of(designs, [&](const CoreDesign* design) {
      return std::ranges::find(design->wide, accesses) != design->wide.end();
    });
    if (isCommon) common.push_back(accesses);
  }
  return common;
}

/// The name of each design, once: "golden-cove, redwood-cove".
std::string namesOf(const Designs& designs) {
  std::vector<std::string_view> names;
  std::string text;
  for (const CoreDesign* design : designs) {
    if (std::ranges::find(names, design->id) != names.end()) continue;
    names.push_back(design->id);
    text += (text.empty() ? "" : ", ") + std::string(design->id);
  }
  return text;
}

}  // namespace

std::optional<CoreClass> coreClassOf(const ProcessorFacts& facts) {
  if (namedByEmulator(facts.brand)) return std::nullopt;
  const Designs listed = designsByNumbers(facts);
  const bool isHidden = facts.virtualMachine && (listed.empty() || hasLaterFeatures(listed, facts));
  const Designs found = isHidden ? designsByFeatures(facts) : thoseThatFit(listed, facts);
  if (found.empty() || (isHidden && !agree(found))) return std::nullopt;
  CoreClass core{namesOf(found)};
  if (!agree(found) || !found.front()->paths) return core;
  const CorePaths& paths = *found.front()->paths;
  core.loadsPerCycle = paths.loads;
  core.storesPerCycle = paths.stores;
  core.accessesPerCycle = paths.accesses;
  core.wide = commonWidths(found);
  return core;
}

}  // namespace strata
