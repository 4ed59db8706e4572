// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <new>
#include <system_error>
#include <thread>

#include "core/base/uuid.h"
#include "core/engine/host.h"
#include "core/engine/workloads.h"
#include "core/machine/binding.h"
#include "core/machine/calm.h"
#include "core/machine/counters.h"
#include "core/machine/health.h"

namespace strata {

namespace {

class MachineHost : public Host {
 public:
  explicit MachineHost(const PageSource& pages) : m_pages(pages) {}

  Status bind(const ThreadPlace& place) override {
    return place.cpu ? bindThisThread(*place.cpu) : success();
  }

  void keepOff(const Plan& plan) override {
    if (!plan.spareCpus.empty()) keepThisThreadOn(plan.spareCpus);
  }

  void runAnywhere(const Plan& plan) override { keepThisThreadOn(plan.allowedCpus); }

  std::unique_ptr<RaisedPriority> raisePriority() override { return strata::raisePriority(); }

  std::unique_ptr<Awake> stayAwake() override { return strata::stayAwake(); }

  std::unique_ptr<Sensors> makeSensors() override { return makeCoreSensors(); }

  Result<std::unique_ptr<Bench>> makeBench(const Step& step, std::uint64_t seed,
                                           std::stop_token stop) override {
    switch (step.group) {
      case TestGroup::Memory:
      case TestGroup::Bandwidth:
        return makeWalkBench(step, seed, std::move(stop), m_pages);
      case TestGroup::Cores:
      case TestGroup::Sustained:
        return makeCoreBench(step, seed, std::move(stop), m_pages);
      case TestGroup::Latency:
      case TestGroup::ParallelLoads:
        return makeChaseBench(step, seed, std::move(stop), m_pages);
      case TestGroup::LoadedLatency:
        return makeLoadedChaseBench(step, seed, std::move(stop), m_pages);
      case TestGroup::Numa:
        return makeNodeBench(step, seed, std::move(stop), m_pages);
      case TestGroup::Tlb:
        return makeTlbBench(step, seed, std::move(stop), m_pages);
      case TestGroup::Stride:
        return makeStrideBench(step, seed, std::move(stop), m_pages);
      case TestGroup::Framebuffer:
        return makePictureBench(step, seed, allocatePicture, std::move(stop));
      case TestGroup::Copy:
      case TestGroup::Library:
      case TestGroup::String:
        return makeRegionBench(step, seed, std::move(stop), m_pages);
      default:  // what computes, and needs no memory but a little of its own
        return makeProcessorBench(step, seed);
    }
  }

  Result<std::unique_ptr<Bench>> makeInjectorBench(const Step& step, std::uint64_t seed,
                                                   std::stop_token stop) override {
    return strata::makeInjectorBench(step, seed, std::move(stop), m_pages);
  }

  Result<std::unique_ptr<DirectFile>> createFile(const FolderFacts& folder, Bytes size) override {
    return createDirectFile(folder, size);
  }
  FileMaker fileMaker() override { return createDirectFile; }
  FileMaker logMaker() override { return createLogFile; }

  std::optional<double> stolenSeconds(const std::vector<int>& cpus) override {
    return strata::stolenSeconds(cpus);
  }
  std::optional<double> othersBusySeconds() override { return strata::othersBusySeconds(); }
  std::optional<double> loadAverage() override { return strata::loadAverage(); }
  std::vector<ProgramTime> programTimes() override { return strata::programTimes(); }
  Health health() override { return readHealth(); }

  std::string uuid() override { return randomUuid(); }

 private:
  const PageSource& m_pages;
};

}  // namespace

// A thread that has been joined may count against the limits for a moment longer: the system says that it is
// gone before it has let go of all of it.
std::optional<std::jthread> Host::startThread(std::function<void()> body) {
  constexpr int tries = 20;
  constexpr std::chrono::milliseconds pause{1};
  for (int i = 0; i < tries; ++i) {
    if (i > 0) std::this_thread::sleep_for(pause);
    try {
      return std::jthread(body);
    } catch (const std::system_error& error) {
      if (error.code() != std::errc::resource_unavailable_try_again) return std::nullopt;
    } catch (const std::bad_alloc&) {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

Result<std::unique_ptr<Bench>> Host::makeInjectorBench(const Step& step, std::uint64_t seed,
                                                       std::stop_token stop) {
  return strata::makeInjectorBench(step, seed, std::move(stop));
}

Result<std::unique_ptr<KindBench>> Host::makeKindBench(const Step& step, std::uint64_t seed,
                                                       std::stop_token stop) {
  return strata::makeKindBench(step, seed, allocateKind, std::move(stop));
}

Result<std::unique_ptr<PairLines>> Host::makePairLines(const Step& step) {
  return strata::makePairLines(step);
}

Result<std::unique_ptr<ContendedWords>> Host::makeContendedWords(const Step& step, std::size_t threads) {
  return strata::makeContendedWords(step, threads);
}

std::unique_ptr<Host> makeMachineHost(const PageSource& pages) {
  return std::make_unique<MachineHost>(pages);
}

}  // namespace strata
