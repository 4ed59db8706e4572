// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planned_tests.h"

#include <algorithm>
#include <array>

#include "core/plan/disk_plan.h"
#include "core/plan/network_plan.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

using enum TestPages;
using enum TestThreads;
using kernels::Family;
using kernels::Kernel;

template <Family... families>
bool isOf(const Kernel& kernel) {
  return ((kernel.family == families) || ...);
}

bool isOneChase(const Kernel& kernel) {
  return kernel.id == oneChase;
}

bool isChaseOfLatency(const Kernel& kernel) {
  return isOf<Family::Chase>(kernel) && kernel.chains <= mostChainsOfLatency;
}

bool isOfLoadedLatency(const Kernel& kernel) {
  return isOneChase(kernel) || isOf<Family::Injection>(kernel);
}

template <Step (*make)(const PlanRequest&)>
std::vector<Step> oneStep(const PlanRequest& request) {
  return {make(request)};
}

constexpr std::array pauseNames{watchKernel, wakeUpKernel};

constexpr SettingsUsed ofBuffers{.threads = true, .memorySeconds = true, .precision = true, .regions = true};
constexpr SettingsUsed ofHierarchy{
    .threads = true, .memorySeconds = true, .precision = true, .regions = true, .sweep = true};
/// Their buffers and threads follow from the machine.
constexpr SettingsUsed ofMachine{.memorySeconds = true, .precision = true};
constexpr SettingsUsed ofMachineSwept{.memorySeconds = true, .precision = true, .sweep = true};

constexpr auto table = std::to_array<PlannedTest>({
    {.group = TestGroup::Processor,
     .steps = oneStep<processorStep>,
     .settings = {.threads = true, .precision = true},
     .threads = EachCount,
     .measuresBy = isOf<Family::Heapsort, Family::Floating>},
    {.group = TestGroup::Memory,
     .steps = memorySteps,
     .settings = ofBuffers,
     .threads = EachCount,
     .pages = Chosen,
     .measuresBy = isOf<Family::Move>},
    {.group = TestGroup::Bandwidth,
     .steps = bandwidthSteps,
     .settings = ofHierarchy,
     .threads = EachCount,
     .pages = Chosen,
     .measuresBy = isOf<Family::Read, Family::Write, Family::Copy, Family::Triad>},
    {.group = TestGroup::Latency,
     .steps = latencySteps,
     .settings = ofHierarchy,
     .pages = Chosen,
     .measuresBy = isChaseOfLatency},
    {.group = TestGroup::Copy,
     .steps = copySteps,
     .settings = ofBuffers,
     .threads = EachCount,
     .pages = Chosen,
     .measuresBy = isOf<Family::RegionCopy>},
    {.group = TestGroup::Library,
     .steps = librarySteps,
     .settings = ofBuffers,
     .threads = EachCount,
     .pages = Chosen,
     .measuresBy = isOf<Family::Library>},
    {.group = TestGroup::Registers,
     .steps = oneStep<registerStep>,
     .settings = {.threads = true, .memorySeconds = true, .precision = true},
     .threads = EachCount,
     .measuresBy = isOf<Family::Registers>},
    {.group = TestGroup::String,
     .steps = stringSteps,
     .settings = ofBuffers,
     .threads = EachCount,
     .pages = Chosen,
     .measuresBy = isOf<Family::String>},
    {.group = TestGroup::MemoryTypes,
     .steps = kindSteps,
     .settings = {.threads = true, .memorySeconds = true, .regions = true},
     .measuresBy = usesKinds},
    {.group = TestGroup::Framebuffer,
     .steps = framebufferSteps,
     .settings = {.memorySeconds = true, .precision = true, .regions = true},
     .measuresBy = measuresPictures},
    {.group = TestGroup::LoadedLatency,
     .steps = loadedLatencySteps,
     .settings = ofMachineSwept,
     .buffersInLargePages = true,
     .measuresBy = isOfLoadedLatency},
    {.group = TestGroup::Numa,
     .steps = numaSteps,
     .settings = ofMachine,
     .buffersInLargePages = true,
     .measuresBy = measuresNodes},
    {.group = TestGroup::StoreForwarding,
     .steps = forwardingSteps,
     .settings = ofMachineSwept,
     .measuresBy = isOf<Family::Forwarding>},
    {.group = TestGroup::ParallelLoads,
     .steps = parallelLoadSteps,
     .settings = ofMachine,
     .pages = Large,
     .measuresBy = isOf<Family::Chase>},
    {.group = TestGroup::Tlb,
     .steps = tlbSteps,
     .settings = ofMachine,
     .pages = SmallAndLarge,
     .measuresBy = isOneChase},
    {.group = TestGroup::Stride,
     .steps = strideSteps,
     .settings = ofMachine,
     .buffersInLargePages = true,
     .measuresBy = isOneChase},
    {.group = TestGroup::Cores,
     .steps = singleCoreSteps,
     .settings = {.sweep = true},
     .measuresBy = measuresCores},
    {.group = TestGroup::CoreToCore,
     .steps = coreSteps,
     .settings = {.sweep = true},
     .measuresBy = isOf<Family::HandOver>},
    {.group = TestGroup::Contention,
     .steps = contentionSteps,
     .settings = {.threads = true, .sweep = true},
     .measuresBy = isOf<Family::Contention>},
    {.group = TestGroup::Pauses,
     .steps = pauseSteps,
     .settings = {.memorySeconds = true},
     .others = pauseNames},
    {.group = TestGroup::Sustained,
     .steps = sustainedSteps,
     .settings = {.threads = true},
     .measuresBy = isSustainedLoad},
    {.group = TestGroup::Disk, .settings = {.threads = true}, .others = diskKernelIds},
    {.group = TestGroup::Network, .others = networkKernels},
});

static_assert(std::ranges::all_of(allTestGroups, [](TestGroup group) {
  return std::ranges::count(table, group, &PlannedTest::group) == 1;
}));

}  // namespace

std::span<const PlannedTest> plannedTests() {
  return table;
}

const PlannedTest& plannedTest(TestGroup group) {
  return *std::ranges::find(table, group, &PlannedTest::group);
}

std::vector<std::string_view> kernelIdsOf(const PlannedTest& test) {
  std::vector<std::string_view> ids;
  for (const Kernel& kernel : kernels::catalog())
    if (test.measuresBy(kernel)) ids.push_back(kernel.id);
  ids.insert(ids.end(), test.others.begin(), test.others.end());
  return ids;
}

}  // namespace strata
