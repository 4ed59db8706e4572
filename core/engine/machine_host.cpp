// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <new>
#include <random>
#include <system_error>

#include "core/engine/host.h"
#include "core/engine/workloads.h"
#include "core/machine/binding.h"
#include "core/machine/counters.h"

namespace strata {

namespace {

class MachineHost : public Host {
 public:
  Status bind(const ThreadPlace& place) override {
    return place.cpu ? bindThisThread(*place.cpu) : success();
  }

  void keepOff(const Plan& plan) override {
    if (!plan.spareCpus.empty()) keepThisThreadOn(plan.spareCpus);
  }

  std::unique_ptr<RaisedPriority> raisePriority() override { return strata::raisePriority(); }

  std::unique_ptr<Sensors> makeSensors() override { return makeCoreSensors(); }

  Result<std::unique_ptr<Bench>> makeBench(const Step& step, std::uint64_t seed,
                                           std::stop_token stop) override {
    switch (step.kind) {
      case StepKind::Memory:
      case StepKind::Bandwidth:
        return makeWalkBench(step, seed, std::move(stop));
      case StepKind::Latency:
        return makeChaseBench(step, seed, std::move(stop));
      case StepKind::Copy:
      case StepKind::Library:
      case StepKind::String:
        return makeRegionBench(step, seed, std::move(stop));
      case StepKind::Processor:
      case StepKind::Registers:
      case StepKind::Disk:
        break;
    }
    return makeProcessorBench(step, seed);
  }

  Result<std::unique_ptr<DirectFile>> createFile(const FolderFacts& folder, Bytes size) override {
    return createDirectFile(folder, size);
  }
  FileMaker fileMaker() override { return createDirectFile; }

  std::optional<double> stolenSeconds(const std::vector<int>& cpus) override {
    return strata::stolenSeconds(cpus);
  }
  std::optional<double> loadAverage() override { return strata::loadAverage(); }

  std::string uuid() override {
    std::random_device device;
    std::uniform_int_distribution<std::uint64_t> words;
    // RFC 9562: version 4 in the 13th digit, variant 2 in the 17th.
    const std::uint64_t high = (words(device) & 0xffffffffffff0fffu) | 0x4000u;
    const std::uint64_t low = (words(device) & 0x3fffffffffffffffu) | 0x8000000000000000u;
    return fmt::format("{:08x}-{:04x}-{:04x}-{:04x}-{:012x}", high >> 32, (high >> 16) & 0xffff,
                       high & 0xffff, low >> 48, low & 0xffffffffffffu);
  }
};

}  // namespace

std::optional<std::jthread> Host::startThread(std::function<void()> body) {
  try {
    return std::jthread(std::move(body));
  } catch (const std::system_error&) {
    return std::nullopt;
  } catch (const std::bad_alloc&) {
    return std::nullopt;
  }
}

std::unique_ptr<Host> makeMachineHost() {
  return std::make_unique<MachineHost>();
}

}  // namespace strata
