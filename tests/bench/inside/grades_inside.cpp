// SPDX-License-Identifier: GPL-3.0-or-later
// A run on a simulated core whose clock steps, for ./dev bench grades, since few machines let a program set
// it:
//
//     grades_inside SEED [steps]
//
// Processor, moves, bandwidth and latency in L1 and L2, with noise of 0.3 % drawn from SEED. With `steps` the
// clock changes between 4 GHz and lower ones at moments that are drawn from SEED too. Prints the run as
// strata-cli does.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
#include <random>
#include <span>
#include <string_view>
#include <vector>

#include "core/engine/runner.h"
#include "core/plan/plan.h"
#include "core/report/json.h"
#include "tests/support/fake_host.h"

namespace strata::test {

namespace {

constexpr double gigahertz = 1e9;

/// The clock from a moment on.
struct ClockStep {
  double fromS;
  double ghz;
};

/// Steps for an hour, which no run takes. Every other one is back to the full clock.
std::vector<ClockStep> clockSteps(std::minstd_rand random) {
  constexpr std::array<double, 4> lowerGhz{3.8, 3.4, 2.8, 2.0};
  constexpr double hourS = 3600;
  std::uniform_real_distribution<double> fullS(0.2, 2);
  std::uniform_real_distribution<double> lowerS(0.02, 0.6);
  std::uniform_int_distribution<std::size_t> which(0, lowerGhz.size() - 1);
  std::vector<ClockStep> steps{{0, 4}};
  for (double now = fullS(random); now < hourS; now += fullS(random)) {
    steps.push_back({now, lowerGhz[which(random)]});
    now += lowerS(random);
    steps.push_back({now, 4});
  }
  return steps;
}

class SteppingClock {
 public:
  explicit SteppingClock(std::vector<ClockStep> steps) : m_steps(std::move(steps)) {}

  double ghz(double now) const { return m_steps[at(now)].ghz; }
  double secondsOf(double now, double cycles) const {
    const double begin = now;
    for (std::size_t index = at(now); index + 1 < m_steps.size(); ++index) {
      const double perSecond = m_steps[index].ghz * gigahertz;
      const double untilNext = m_steps[index + 1].fromS - now;
      if (cycles <= untilNext * perSecond) return now - begin + cycles / perSecond;
      cycles -= untilNext * perSecond;
      now = m_steps[index + 1].fromS;
    }
    return now - begin + cycles / (m_steps.back().ghz * gigahertz);
  }

 private:
  std::size_t at(double now) const {
    const auto next = std::ranges::upper_bound(m_steps, now, {}, &ClockStep::fromS);
    return static_cast<std::size_t>(next - m_steps.begin()) - 1;
  }

  std::vector<ClockStep> m_steps;
};

Scenario scenarioOf(std::uint32_t seed, bool hasSteps) {
  const std::minstd_rand random(seed + 1);
  const SteppingClock clock(hasSteps ? clockSteps(random) : std::vector<ClockStep>{{0, 4}});
  Scenario scenario;
  scenario.clockGhz = [clock](double now) { return clock.ghz(now); };
  scenario.secondsOfCycles = [clock](double now, double cycles) { return clock.secondsOf(now, cycles); };
  // The levels differ, else the run doubts that there are two.
  scenario.cyclesOfCell = [](const CellId& cell) {
    return cell.parameters.regionBytes == (128_KiB).count ? std::optional(2.0) : std::nullopt;
  };
  constexpr double noise = 0.003;
  scenario.slowdown = [noises = std::minstd_rand(seed + 77),
                       shares = std::exponential_distribution<double>(1 / noise)](double) mutable {
    return 1 + shares(noises);
  };
  return scenario;
}

}  // namespace

}  // namespace strata::test

int main(int argc, char** argv) {
  using namespace strata;
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  const std::string_view seedText = argc > 1 ? arguments[1] : "";
  std::uint32_t seed = 0;
  if (std::from_chars(seedText.data(), seedText.data() + seedText.size(), seed).ec != std::errc() ||
      (argc > 2 && std::string_view(arguments[2]) != "steps")) {
    std::fputs("usage: grades_inside SEED [steps]\n", stderr);
    return 2;
  }

  Settings settings;
  settings.threads = 1;
  settings.regions = {8_KiB, 128_KiB};
  const Selection selection{
      .tests = {TestGroup::Processor, TestGroup::Memory, TestGroup::Bandwidth, TestGroup::Latency}};
  const Machine machine = test::plainMachine(4);
  const auto plan = makePlan({settings, selection}, machine, {test::plainFolder()});
  if (!plan) {
    std::fprintf(stderr, "not planned: %s\n", plan.error().id.c_str());
    return 1;
  }
  test::FakeHost host(test::scenarioOf(seed, argc > 2));
  const Run run = execute(*plan, machine, host, [](const Event&) {}, {});
  std::puts(toJson(run).c_str());
}
