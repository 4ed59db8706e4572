// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/plan/plan_parts.h"

/// What a plan has of each test.
namespace strata {

/// The pages in which a test is planned.
enum class TestPages : std::uint8_t {
  Default,
  Chosen,         ///< each kind that the selection asks for
  Large,          ///< transparent huge pages, whatever was chosen
  SmallAndLarge,  ///< both, whatever was chosen
};

/// The threads for which a test is planned.
enum class TestThreads : std::uint8_t {
  All,        ///< once; the test takes of them what it needs
  EachCount,  ///< for each number of threads, where the settings name several
};

/// The settings that a test goes by: what Setup and the command line ask for where it is chosen.
struct SettingsUsed {
  bool threads = false;        ///< their number
  bool memorySeconds = false;  ///< Settings::memorySeconds
  bool precision = false;      ///< cells end as soon as their results are precise
  bool regions = false;        ///< Settings::regions
  bool sweep = false;          ///< SweepOptions::sizes: there is more to a full one
};

struct PlannedTest {
  TestGroup group = TestGroup::Processor;
  /// Plans the steps for one kind of pages and one number of threads. Null for disk and network, which are
  /// planned from folders and peers.
  std::vector<Step> (*steps)(const PlanRequest&) = nullptr;
  SettingsUsed settings = {};
  TestThreads threads = TestThreads::All;
  TestPages pages = TestPages::Default;
  /// The buffers lie in transparent huge pages where the system gives them, and nothing is said where it does
  /// not: misses of the TLB are no part of what is asked.
  bool buffersInLargePages = false;
  /// Whether the test measures by a kernel of the catalogue, on some machine and with some settings.
  bool (*measuresBy)(const kernels::Kernel&) = [](const kernels::Kernel&) { return false; };
  /// Names of what it measures without a kernel.
  std::span<const std::string_view> others = {};
};

/// Every group once, in the order in which a run measures them.
std::span<const PlannedTest> plannedTests();
const PlannedTest& plannedTest(TestGroup group);

/// The tests whose row is so.
template <typename Predicate>
TestSet testsWhere(Predicate isSo) {
  TestSet tests;
  for (const PlannedTest& test : plannedTests())
    if (isSo(test)) tests.add(test.group);
  return tests;
}
/// The tests that go by a setting, a member of SettingsUsed.
inline TestSet testsThatUse(bool SettingsUsed::* setting) {
  return testsWhere([=](const PlannedTest& test) { return test.settings.*setting; });
}

/// The ids of the kernels that a test measures by, then the names of what it measures without one.
std::vector<std::string_view> kernelIdsOf(const PlannedTest& test);

}  // namespace strata
