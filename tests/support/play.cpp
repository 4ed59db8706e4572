// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/play.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace strata::test {

Settings regions(std::vector<Bytes> sizes, int threads) {
  Settings settings;
  settings.regions = std::move(sizes);
  settings.threads = threads;
  return settings;
}

Played play(FakeHost& host, const Settings& settings, const Selection& selection, int cpus,
            std::stop_token stop) {
  const Machine machine = plainMachine(cpus);
  const auto plan = makePlan(settings, selection, machine, {plainFolder()});
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
