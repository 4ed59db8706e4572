// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/engine/runner.h"
#include "tests/support/fake_host.h"

/// Whole runs on a fake host.
namespace strata::test {

inline constexpr Selection memoryOnly{.tests = {TestGroup::Memory}};
inline constexpr Selection processorOnly{.tests = {TestGroup::Processor}};
inline constexpr Selection diskOnly{.tests = {TestGroup::Disk}};

/// Made without a folder; what is refused fails the test, and gives an empty plan.
Plan planned(const Settings& settings, const Selection& selection, const Machine& machine = plainMachine(4));
/// The system's numbers of the CPUs that the threads are bound to, -1 for one that is not.
std::vector<int> cpusOf(const Plan& plan);
/// From hwloc's synthetic description, with 64 GiB available.
Machine syntheticMachine(const std::string& description);

Settings regions(std::vector<Bytes> sizes, int threads = 1);

struct Played {
  Run run;
  std::vector<Event> events;
  double seconds = 0;  ///< that went by on the fake clock
};

/// On a plainMachine of so many CPUs, whose disk is plainFolder().
Played play(FakeHost& host, const Settings& settings, const Selection& selection, int cpus = 4,
            std::stop_token stop = {});
Played play(Scenario scenario, const Settings& settings = regions({8_KiB}),
            const Selection& selection = memoryOnly, int cpus = 4);

const Measured& measured(const CellResult& result);
/// Among the reasons of a measured cell.
bool says(const CellResult& result, const std::string& id);
/// The error of a failed cell; empty for any other.
std::string failure(const CellResult& result);

}  // namespace strata::test
