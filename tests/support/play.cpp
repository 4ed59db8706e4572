// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/play.h"
#include "core/machine/topology.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace strata::test {

Plan planned(const Settings& settings, const Selection& selection, const Machine& machine) {
  auto plan = makePlan({settings, selection}, machine, {});
  EXPECT_TRUE(plan) << (plan ? "" : plan.error().id);
  return plan ? *plan : Plan{};
}

std::vector<int> cpusOf(const Plan& plan) {
  std::vector<int> cpus;
  for (const ThreadPlace& place : plan.threads) cpus.push_back(place.cpu.value_or(-1));
  return cpus;
}

Machine syntheticMachine(const std::string& description) {
  auto machine = machineFromSynthetic(description);
  EXPECT_TRUE(machine) << description;
  machine->memoryAvailable = 64_GiB;
  return *machine;
}

Settings regions(std::vector<Bytes> sizes, int threads) {
  Settings settings;
  settings.regions = std::move(sizes);
  settings.threads = threads;
  return settings;
}

Played play(FakeHost& host, const Settings& settings, const Selection& selection, int cpus,
            std::stop_token stop) {
  const Machine machine = plainMachine(cpus);
  const auto plan = makePlan({settings, selection}, machine, {plainFolder()});
  EXPECT_TRUE(plan);
  Played played;
  if (!plan) return played;
  played.run = execute(
      *plan, machine, host, [&](const Event& event) { played.events.push_back(event); }, std::move(stop));
  played.seconds = host.seconds();
  return played;
}

Played play(Scenario scenario, const Settings& settings, const Selection& selection, int cpus) {
  FakeHost host(std::move(scenario));
  return play(host, settings, selection, cpus);
}

const Measured& measured(const CellResult& result) {
  static const Measured none;
  const auto* found = std::get_if<Measured>(&result.outcome);
  EXPECT_NE(found, nullptr) << result.kernel << ": " << failure(result);
  return found != nullptr ? *found : none;
}

bool says(const CellResult& result, const std::string& id) {
  const auto& reasons = measured(result).verdict.reasons;
  return std::any_of(reasons.begin(), reasons.end(), [&](const Reason& reason) { return reason.id == id; });
}

std::string failure(const CellResult& result) {
  const auto* failed = std::get_if<Failed>(&result.outcome);
  return failed != nullptr ? failed->error.id : std::string();
}

}  // namespace strata::test
