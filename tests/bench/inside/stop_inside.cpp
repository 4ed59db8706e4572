// SPDX-License-Identifier: GPL-3.0-or-later
// Real runs that are stopped, watched from inside, for ./dev bench stop and ./dev bench interruptions:
//
//     stop_inside latency TRIES FOLDER THREADS   stops each phase of each test TRIES times, at random moments
//     stop_inside interruptions EACH FOLDER      stops EACH fills, as many samplings and disk tests
//
// Lines of fields with tabs between go to standard output: test, phase and milliseconds from the stop request
// to the end of the run; or how many interruptions there were, resident KiB, threads, descriptors, files.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "core/engine/benchmark.h"
#include "core/plan/plan.h"
#include "tests/support/interruption.h"
#include "tests/support/only.h"

namespace strata::test {

namespace {

using Clock = std::chrono::steady_clock;

/// The default of machines with large caches.
constexpr Bytes largestDefault = 512_MiB;

struct Subject {
  std::string name;
  Plan plan;
};

Plan planOrDie(const Settings& settings, TestGroup kind, const Machine& machine) {
  auto plan = planFor({settings, only(kind)}, machine, {});
  if (plan) return *std::move(plan);
  std::fprintf(stderr, "no plan: %s\n", plan.error().id.c_str());
  std::exit(1);
}

Machine machineOrDie() {
  auto machine = examineMachine(Probe::WhenUnknown, {}, {});
  if (machine) return *std::move(machine);
  std::fprintf(stderr, "no machine: %s\n", machine.error().id.c_str());
  std::exit(1);
}

std::vector<Subject> subjectsOn(const Machine& machine, const std::string& folder, int threads) {
  Settings settings;
  settings.diskFolders = {folder};
  settings.threads = threads;
  std::vector<Subject> subjects;
  subjects.push_back({"processor", planOrDie(settings, TestGroup::Processor, machine)});
  std::vector<Bytes> regions = defaultRegions(machine, threads);
  regions.push_back(largestDefault);
  for (const Bytes region : regions) {
    settings.regions = {region};
    subjects.push_back({"memory " + formatSize(region), planOrDie(settings, TestGroup::Memory, machine)});
  }
  settings.diskProfile = DiskProfile::Classic;
  subjects.push_back({"disk", planOrDie(settings, TestGroup::Disk, machine)});
  return subjects;
}

/// Stops the examination of the machine at a random moment of it.
void stopProbe(int tries, std::mt19937_64& random) {
  const Clock::time_point begin = Clock::now();
  machineOrDie();
  std::uniform_real_distribution<double> moment(0, Milliseconds(Clock::now() - begin).count());
  for (int i = 0; i < tries; ++i) {
    std::stop_source stop;
    Clock::time_point ended;
    std::jthread examining([&] {
      static_cast<void>(examineMachine(Probe::Always, {}, stop.get_token()));
      ended = Clock::now();
    });
    std::this_thread::sleep_for(Milliseconds(moment(random)));
    const Clock::time_point asked = Clock::now();
    stop.request_stop();
    examining.join();
    if (ended > asked) std::printf("examination\t\t%.3f\n", Milliseconds(ended - asked).count());
  }
}

void stopPhases(const Subject& subject, const Machine& machine, int tries, std::mt19937_64& random) {
  const std::map<Phase, Milliseconds> lengths = phasesOf(subject.plan, machine);
  for (const auto& [phase, length] : lengths) {
    std::uniform_real_distribution<double> moment(0, length.count());
    for (int i = 0; i < tries; ++i) {
      const Interrupted interrupted = interrupt(subject.plan, machine, phase, Milliseconds(moment(random)));
      if (!interrupted.took) continue;  // it had come to its end before
      std::printf("%s\t%s\t%.3f\n", subject.name.c_str(), nameOf(interrupted.phase),
                  interrupted.took->count());
      std::fflush(stdout);
    }
  }
}

int latency(int tries, const std::string& folder, int threads) {
  std::mt19937_64 random(std::random_device{}());
  stopProbe(tries, random);
  const Machine machine = machineOrDie();
  for (const Subject& subject : subjectsOn(machine, folder, threads))
    stopPhases(subject, machine, tries, random);
  return 0;
}

void tellState(int done, const std::string& folder) {
  // A thread that nobody joins has said that it is done a moment before it is gone.
  std::this_thread::sleep_for(Milliseconds(20));
  const ProcessState state = stateOfThisProcess();
  std::printf("%d\t%ld\t%d\t%d\t%d\n", done, state.residentKiB, state.threads, state.descriptors,
              entriesOf(folder));
  std::fflush(stdout);
}

int interruptions(int each, const std::string& folder) {
  std::mt19937_64 random(std::random_device{}());
  const Machine machine = machineOrDie();
  constexpr int tellEvery = 10;
  int done = 0;
  for (const InterruptedPlan& target : plansToInterrupt(machine, folder)) {
    std::uniform_real_distribution<double> moment(0, phasesOf(target.plan, machine).at(target.phase).count());
    for (int i = 0; i < each; ++i) {
      interrupt(target.plan, machine, target.phase, Milliseconds(moment(random)));
      if (++done % tellEvery == 0) tellState(done, folder);
    }
  }
  return 0;
}

}  // namespace

}  // namespace strata::test

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() == 4 && arguments[0] == "latency")
    return strata::test::latency(std::stoi(arguments[1]), arguments[2], std::stoi(arguments[3]));
  if (arguments.size() == 3 && arguments[0] == "interruptions")
    return strata::test::interruptions(std::stoi(arguments[1]), arguments[2]);
  std::fputs("usage: stop_inside latency TRIES FOLDER THREADS | interruptions EACH FOLDER\n", stderr);
  return 2;
}
