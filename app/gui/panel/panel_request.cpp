// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/panel_request.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/plan/needs.h"
#include "core/plan/whole_machine.h"
#include "kernels/catalog.h"

namespace strata::gui {

namespace {

Selection levelsOf(TestSet tests) {
  Selection selection{.tests = tests};
  selection.sweep.sizes = Sweep::Levels;
  return selection;
}

bool isOfBandwidth(const kernels::Kernel& kernel) {
  using kernels::Family;
  return kernel.family == Family::Read || kernel.family == Family::Write || kernel.family == Family::Copy;
}

bool isPlainSerial(const kernels::Kernel& kernel) {
  return kernel.variant == kernels::Variant::Plain && kernel.pattern == kernels::Pattern::Serial;
}

std::vector<std::string> loopsOfBandwidth(SweepLoops loops, const Machine& machine) {
  std::uint32_t widest = 0;
  for (const kernels::Kernel& kernel : kernels::catalog())
    if (isOfBandwidth(kernel) && isPlainSerial(kernel) && provides(machine, kernel.needs))
      widest = std::max(widest, kernel.widthBytes);
  std::vector<std::string> ids;
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    if (!isOfBandwidth(kernel) || (loops != SweepLoops::All && !isPlainSerial(kernel))) continue;
    if (loops == SweepLoops::Widest && kernel.widthBytes != widest) continue;
    ids.emplace_back(kernel.id);
  }
  return ids;
}

}  // namespace

Request requestFor(Settings settings, const RunRequest& request) {
  if (request.selection.wholeMachine)
    return {wholeMachineSettings(std::move(settings), *request.selection.wholeMachine), request.selection};
  if (request.diskProfile) settings.diskProfile = *request.diskProfile;
  if (request.sustainedMinutes) settings.sustainedMinutes = *request.sustainedMinutes;
  if (request.networkPeers) settings.networkPeers = *request.networkPeers;
  // What a file that exists holds is not ours to choose.
  if (request.selection.disk.fileToRead) settings.diskZeros = false;
  if (request.scalesThreads) settings.threadMode = ThreadMode::Scale;
  if (request.threads) {
    settings.threadMode = *request.threads == PanelThreads::One ? ThreadMode::Count : ThreadMode::Auto;
    settings.threads = 1;
  }
  return {std::move(settings), request.selection};
}

RunRequest wholeMachineRequest(bool withDisk, WholeMachinePace pace) {
  return {wholeMachineSelection(withDisk, pace)};
}

RunRequest panelRequest(PanelThreads threads) {
  return {levelsOf({TestGroup::Bandwidth, TestGroup::Latency}), threads};
}

RunRequest columnRequest(PanelColumn column, PanelThreads threads) {
  const bool latency = column == PanelColumn::Latency;
  RunRequest request{levelsOf({latency ? TestGroup::Latency : TestGroup::Bandwidth}), threads};
  if (!latency) request.selection.ops = {operationOf(column)};
  return request;
}

RunRequest cellRequest(int level, PanelColumn column, PanelThreads threads) {
  RunRequest request = columnRequest(column, threads);
  request.selection.sweep.levels = {level};
  return request;
}

RunRequest levelRequest(int level, PanelThreads threads) {
  RunRequest request = panelRequest(threads);
  request.selection.sweep.levels = {level};
  return request;
}

RunRequest otherRequest(TestGroup kind) {
  return {Selection{.tests = {kind}}};
}

RunRequest sweepRequestOf(TestGroup kind, Sweep extent, SweepLoops loops, const Machine& machine,
                          std::optional<PanelThreads> threads, SweepPages pages) {
  RunRequest request{Selection{.tests = {kind}}, threads};
  Selection& selection = request.selection;
  selection.sweep.sizes = extent;
  if (pages == SweepPages::Large) selection.pages = {PagePolicy::Huge};
  if (pages == SweepPages::Both) selection.pages = {PagePolicy::Default, PagePolicy::Huge};
  if (kind == TestGroup::Latency) {
    if (loops == SweepLoops::Widest) selection.sweep.chains = 1;
    return request;
  }
  selection.kernels = loopsOfBandwidth(loops, machine);
  return request;
}

}  // namespace strata::gui
