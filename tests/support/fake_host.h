// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/engine/host.h"

namespace strata::test {

/// What happens on a made-up core, as functions of the fake time in seconds. The defaults are a calm core of
/// 4 GHz.
struct Scenario {
  std::function<double(double)> clockGhz = [](double) { return 4.0; };
  std::function<bool(double)> clockConfirmed = [](double) { return true; };
  std::function<double(double)> aluPerCycle = [](double) { return 5.0; };
  /// By which factor work takes longer than `cyclesPerUnit` says.
  std::function<double(double)> slowdown = [](double) { return 1.0; };
  std::function<std::uint64_t(double)> involuntarySwitches = [](double) { return 0; };  ///< so far
  std::function<std::uint64_t(double)> majorFaults = [](double) { return 0; };          ///< so far
  std::function<double(double)> lostSeconds = [](double) { return 0.0; };               ///< so far
  std::function<std::optional<int>(double)> cpu = [](double) { return std::nullopt; };  ///< nothing: as bound
  std::map<std::string, double> cyclesPerUnit;  ///< by kernel; others take 1
  std::optional<Error> bindError;
  std::optional<Error> benchError;
  std::optional<double> stolenSeconds;  ///< in all, growing evenly over the first ten seconds
};

/// A host on which time passes only by what the engine does. For one thread its figures are exact; several
/// threads advance the one clock together.
class FakeHost : public Host {
 public:
  explicit FakeHost(Scenario scenario) : m_scenario(std::move(scenario)) {}

  Status bind(const ThreadPlace& place) override;
  void keepOff(const Plan&) override {}
  std::unique_ptr<Sensors> makeSensors() override;
  Result<std::unique_ptr<Bench>> makeBench(const Step& step, std::uint64_t seed,
                                           std::stop_token stop) override;
  Result<std::unique_ptr<DirectFile>> createFile(const FolderFacts&, Bytes) override {
    return Error{"create-failed", {{"path", std::string("fake")}}};
  }
  std::optional<double> stolenSeconds(const std::vector<int>&) override;
  std::optional<double> loadAverage() override { return 0.25; }
  std::string now() override { return "2026-01-02T03:04:05Z"; }
  std::string uuid() override { return "00000000-0000-4000-8000-000000000000"; }

  double seconds() const { return static_cast<double>(m_ticks.load()) * 1e-9; }
  const Scenario& scenario() const { return m_scenario; }
  void advance(double seconds) { m_ticks += static_cast<std::uint64_t>(seconds * 1e9); }
  std::uint64_t ticks() { return ++m_ticks; }
  /// Called with the fake time before each piece of work; may ask for a stop.
  std::function<void(double)> onWork = [](double) {};
  std::uint64_t workDone() const { return m_work.load(); }
  void countWork() { ++m_work; }

 private:
  Scenario m_scenario;
  std::atomic<std::uint64_t> m_ticks{1};  // nanoseconds
  std::atomic<std::uint64_t> m_work{0};
};

/// A machine with so many single-threaded cores, 32 KiB of L1, 512 KiB of L2 and 16 MiB of L3.
Machine plainMachine(int cpus);

}  // namespace strata::test
