// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/engine/runner.h"
#include "tests/support/fake_host.h"

/// Whole runs on a fake host.
namespace strata::test {

inline constexpr Selection memoryOnly{false, true, false, {}, {}, {}};
inline constexpr Selection processorOnly{true, false, false, {}, {}, {}};
inline constexpr Selection diskOnly{false, false, true, {}, {}, {}};

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
