// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that measure kinds of memory, and memory of graphics devices.
#include <algorithm>

#include "core/model/memory_kind.h"
#include "core/plan/memory_limit.h"
#include "core/plan/needs.h"
#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

using kernels::Family;
using kernels::Kernel;

/// Whole turns of every loop: 16 operands of 64 bytes, 64 of 8.
constexpr Bytes wholeTurns = 1_KiB;
/// The width that is measured beside the widest when none is chosen: that of a double.
constexpr std::uint32_t usualWidth = 8;

/// Rough, for the progress bar: in bytes a second, and for uncached memory operands a second.
constexpr double expectedFirstRate = 1e9;
constexpr double expectedOperands = 4e7;
constexpr double readingS = 0.1;

const char* opOf(const Kernel& kernel) {
  return kernel.family == Family::Write ? "write" : "copy";
}

bool isWidestOfKinds(const Kernel& kernel, const Machine& machine) {
  return provides(machine, kernel.needs) &&
         std::ranges::none_of(kernels::catalog(), [&](const Kernel& other) {
           return usesKinds(other) && other.family == kernel.family && other.widthBytes > kernel.widthBytes &&
                  provides(machine, other.needs);
         });
}

bool isChosen(const Kernel& kernel, const PlanRequest& request) {
  const Selection& selection = request.selection;
  if (!usesKinds(kernel) || !wants(selection.ops, opOf(kernel)) || !wants(selection.kernels, kernel.id))
    return false;
  if (!selection.widths.empty()) return wants(selection.widths, static_cast<int>(kernel.widthBytes));
  return !selection.kernels.empty() || kernel.widthBytes == usualWidth ||
         isWidestOfKinds(kernel, request.machine);
}

double secondsOfUse(MemoryKind kind, const Kernel& kernel, Bytes region) {
  const double bytes = static_cast<double>(region.count);
  if (kind != MemoryKind::Uncached) return bytes / expectedCopyRate;
  return bytes / std::min(expectedCopyRate, expectedOperands * kernel.widthBytes);
}

PlannedCell cellOf(const Kernel& kernel, MemoryKind kind, Bytes region, const PlanRequest& request) {
  PlannedCell cell;
  cell.test = Test::MemoryTypes;
  cell.kernel = kernel.id;
  cell.parameters.regionBytes = region.count;
  cell.parameters.widthBytes = kernel.widthBytes;
  cell.parameters.pattern = "serial";
  cell.parameters.op = opOf(kernel);
  cell.parameters.threads = 1;
  cell.parameters.memoryKind = memoryKindName(kind);
  cell.passes = request.selection.passes.value_or(usualUses);
  if (!request.selection.passes) cell.passesWithinS = request.settings.memorySeconds;
  const double use = secondsOfUse(kind, kernel, region);
  const double uses = std::min(*cell.passes * use, cell.passesWithinS.value_or(*cell.passes * use));
  cell.seconds = uses + use + static_cast<double>(region.count) / expectedFirstRate + readingS;
  const auto element = kernel.family == Family::Write ? ElementUse::Write : ElementUse::Copy;
  // Where the other kinds come from is not known.
  if (kind == MemoryKind::Regular && liesInMemory(region, request.machine, 1))
    cell.unitsPerSecondLimit =
        elementsPerSecondOfMemory(request.machine, element, static_cast<int>(kernel.widthBytes));
  if (!provides(request.machine, kernel.needs))
    cell.skip = Reason{"not-provided", {{"needs", std::string(needsName(kernel.needs))}}};
  return cell;
}

const char* opOnPicture(const Kernel& kernel) {
  return kernel.family == Family::Read ? "read" : opOf(kernel);
}

/// A kernel is measured without being chosen by width or id: in sequence by eight bytes and by the widest
/// vectors, past the caches by the widest, at random by eight bytes.
bool isUsualOnPicture(const Kernel& kernel, const Machine& machine) {
  const bool isWidest =
      provides(machine, kernel.needs) && std::ranges::none_of(kernels::catalog(), [&](const Kernel& other) {
        return measuresPictures(other) && other.family == kernel.family && other.pattern == kernel.pattern &&
               other.variant == kernel.variant && other.widthBytes > kernel.widthBytes &&
               provides(machine, other.needs);
      });
  const bool isUsualWidth = kernel.variant == kernels::Variant::Plain && kernel.widthBytes == usualWidth;
  return isUsualWidth || (isWidest && kernel.pattern == kernels::Pattern::Serial);
}

bool isChosenOnPicture(const Kernel& kernel, const PlanRequest& request) {
  const Selection& selection = request.selection;
  if (!measuresPictures(kernel) || !wants(selection.ops, opOnPicture(kernel)) ||
      !wants(selection.kernels, kernel.id) || !wants(selection.patterns, patternName(kernel.pattern)))
    return false;
  if (!selection.widths.empty()) return wants(selection.widths, static_cast<int>(kernel.widthBytes));
  return !selection.kernels.empty() || isUsualOnPicture(kernel, request.machine);
}

PlannedCell cellOnPicture(const Kernel& kernel, std::string_view memory, Bytes region,
                          const PlanRequest& request) {
  PlannedCell cell;
  cell.test = Test::Framebuffer;
  cell.kernel = kernel.id;
  cell.parameters.regionBytes = region.count;
  cell.parameters.widthBytes = kernel.widthBytes;
  cell.parameters.pattern = patternName(kernel.pattern);
  cell.parameters.op = opOnPicture(kernel);
  cell.parameters.threads = 1;
  cell.parameters.memoryKind = memory;
  cell.skip = tooManyElements(kernel, region);
  if (!provides(request.machine, kernel.needs))
    cell.skip = Reason{"not-provided", {{"needs", std::string(needsName(kernel.needs))}}};
  return cell;
}

}  // namespace

bool measuresPictures(const Kernel& kernel) {
  const bool isSimple =
      kernel.variant == kernels::Variant::Plain || kernel.variant == kernels::Variant::Streaming;
  return isSimple &&
         (kernel.family == Family::Read || kernel.family == Family::Write || kernel.family == Family::Copy);
}

std::vector<Step> framebufferSteps(const PlanRequest& request) {
  std::vector<Bytes> regions{usualPictureRegion};
  if (request.settings.regions) regions = chosenRegions(request.settings, request.machine, 1);
  std::vector<Step> steps;
  for (const Bytes wanted : regions)
    for (const std::string_view memory : pictureMemories) {
      const Bytes region{std::max(wholeTurns.count, wanted.count / wholeTurns.count * wholeTurns.count)};
      Step step{TestGroup::Framebuffer, BoundBy::Shared, region, {}, 0};
      step.alone = true;
      for (const Kernel& kernel : kernels::catalog())
        if (isChosenOnPicture(kernel, request))
          step.cells.push_back(cellOnPicture(kernel, memory, region, request));
      shareTime(step, request.settings.memorySeconds);
      steps.push_back(std::move(step));
    }
  return steps;
}

bool usesKinds(const Kernel& kernel) {
  return (kernel.family == Family::Write || kernel.family == Family::Copy) &&
         kernel.pattern == kernels::Pattern::Serial && kernel.variant == kernels::Variant::Plain;
}

std::vector<Step> kindSteps(const PlanRequest& request) {
  std::vector<Bytes> regions{usualKindRegion};
  if (request.settings.regions) regions = chosenRegions(request.settings, request.machine, 1);
  std::vector<Step> steps;
  for (const Bytes wanted : regions) {
    const Bytes region{std::max(wholeTurns.count, wanted.count / wholeTurns.count * wholeTurns.count)};
    Step step{TestGroup::MemoryTypes, BoundBy::Shared, region, {}, 0};
    step.alone = true;
    for (const Kernel& kernel : kernels::catalog()) {
      if (!isChosen(kernel, request)) continue;
      for (const MemoryKind kind : memoryKinds) step.cells.push_back(cellOf(kernel, kind, region, request));
    }
    steps.push_back(std::move(step));
  }
  return steps;
}

}  // namespace strata
