// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/interruption.h"

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

#include "core/engine/benchmark.h"
#include "core/engine/runner.h"
#include "core/machine/release_arena.h"
#include "tests/support/watched_host.h"

namespace strata::test {

namespace {

using Clock = std::chrono::steady_clock;

/// What begins with a call, if anything.
std::optional<Phase> phaseOf(Call call) {
  switch (call) {
    case Call::MakeSensors:
      return Phase::Prepare;
    case Call::MakeBench:
      return Phase::Fill;
    case Call::BenchMade:
      return Phase::Calibrate;
    case Call::ReadCounters:
      return Phase::Sample;
    case Call::AskPages:
      return Phase::AskPages;
    case Call::ReleaseBench:
      return Phase::Release;
    case Call::CreateFile:
      return Phase::CreateFile;
    case Call::Write:
      return Phase::Write;
    case Call::WriteOut:
      return Phase::Flush;
    case Call::Read:
      return Phase::Read;
    case Call::Close:
      return Phase::Close;
    default:
      return std::nullopt;
  }
}

/// Follows the phases of one run.
class PhaseWatch {
 public:
  void see(Call call) {
    const auto phase = phaseOf(call);
    if (!phase || *phase == m_seen.load(std::memory_order_relaxed)) return;
    const std::lock_guard lock(m_mutex);
    enter(*phase);
  }

  /// Until that phase has begun, or the run has ended.
  void waitFor(Phase phase) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_phase == phase || m_ended; });
  }

  void end() {
    const std::lock_guard lock(m_mutex);
    enter(m_phase);
    m_ended = true;
  }

  Phase phase() {
    const std::lock_guard lock(m_mutex);
    return m_phase;
  }
  std::map<Phase, Milliseconds> lengths() const { return m_lengths; }

 private:
  void enter(Phase phase) {
    const Clock::time_point now = Clock::now();
    m_lengths[m_phase] = Milliseconds(now - m_since);
    m_since = now;
    m_phase = phase;
    m_seen = phase;
    m_changed.notify_all();
  }

  std::atomic<Phase> m_seen{Phase::Begin};
  std::mutex m_mutex;
  std::condition_variable m_changed;
  Phase m_phase = Phase::Begin;
  bool m_ended = false;
  Clock::time_point m_since = Clock::now();
  std::map<Phase, Milliseconds> m_lengths;
};

/// As runPlan does, but watched; the moment of its end.
Clock::time_point carryOut(const Plan& plan, const Machine& machine, const std::shared_ptr<PhaseWatch>& watch,
                           const std::stop_token& stop) {
  const auto inner = makeMachineHost();
  WatchedHost host(*inner, [watch](Call call) { watch->see(call); });
  std::jthread([&] { execute(plan, machine, host, [](const Event&) {}, stop); }).join();
  const Clock::time_point ended = Clock::now();
  watch->end();
  return ended;
}

}  // namespace

const char* nameOf(Phase phase) {
  switch (phase) {
    case Phase::Begin:
      return "begin";
    case Phase::Prepare:
      return "prepare";
    case Phase::Fill:
      return "fill";
    case Phase::Calibrate:
      return "warm up, calibrate";
    case Phase::Sample:
      return "sample";
    case Phase::AskPages:
      return "ask for pages";
    case Phase::Release:
      return "release memory";
    case Phase::CreateFile:
      return "create file";
    case Phase::Write:
      return "write";
    case Phase::Flush:
      return "flush";
    case Phase::Read:
      return "read";
    case Phase::Close:
      return "close file";
  }
  return "";
}

std::map<Phase, Milliseconds> phasesOf(const Plan& plan, const Machine& machine) {
  const auto watch = std::make_shared<PhaseWatch>();
  carryOut(plan, machine, watch, {});
  return watch->lengths();
}

Interrupted interrupt(const Plan& plan, const Machine& machine, Phase phase, Milliseconds after) {
  const auto watch = std::make_shared<PhaseWatch>();
  std::stop_source stop;
  Clock::time_point ended;
  std::jthread running([&] { ended = carryOut(plan, machine, watch, stop.get_token()); });
  watch->waitFor(phase);
  std::this_thread::sleep_for(after);
  Interrupted interrupted;
  interrupted.phase = watch->phase();
  const Clock::time_point asked = Clock::now();
  stop.request_stop();
  running.join();
  if (ended > asked) interrupted.took = Milliseconds(ended - asked);
  waitForReleases();
  return interrupted;
}

std::vector<InterruptedPlan> plansToInterrupt(const Machine& machine, const std::string& folder) {
  std::vector<InterruptedPlan> plans;
  Settings settings;
  settings.diskFolders = {folder};
  settings.diskProfile = DiskProfile::Classic;
  settings.diskFile = 32_MiB;
  const auto add = [&](TestGroup kind, Phase phase) {
    Selection selection{.tests = {kind}};
    if (auto plan = planFor({settings, selection}, machine, {})) plans.push_back({*std::move(plan), phase});
  };
  settings.regions = {64_MiB};
  add(TestGroup::Memory, Phase::Fill);
  settings.regions = {64_KiB};
  add(TestGroup::Memory, Phase::Sample);
  add(TestGroup::Disk, Phase::Write);
  return plans;
}

ProcessState stateOfThisProcess() {
  ProcessState state;
  std::ifstream status("/proc/self/status");
  for (std::string key; status >> key;) {
    if (key == "VmRSS:") status >> state.residentKiB;
    if (key == "Threads:") status >> state.threads;
  }
  state.descriptors = entriesOf("/proc/self/fd") - 1;  // one looks
  return state;
}

int entriesOf(const std::string& folder) {
  return static_cast<int>(
      std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator()));
}

}  // namespace strata::test
