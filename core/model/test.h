// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace strata {

/// What a person chooses to run, as a word of the command line or a section of the window. A step of a plan
/// measures cells of one group.
enum class TestGroup : std::uint8_t {
  Processor,
  Memory,
  Bandwidth,
  Latency,
  Disk,
  Copy,
  Library,
  Registers,
  String,
  MemoryTypes,
  Framebuffer,
  LoadedLatency,
  Numa,
  StoreForwarding,
  ParallelLoads,
  Tlb,
  Stride,
  Cores,
  CoreToCore,
  Contention,
  Pauses,
  Sustained,
  Network,
};

/// What a cell belongs to, as run files name it. The group `processor` has two tests; of each other group the
/// test has the group's name.
enum class Test : std::uint8_t {
  Integer,
  Floating,
  Memory,
  Bandwidth,
  Latency,
  Disk,
  Copy,
  Library,
  Registers,
  String,
  MemoryTypes,
  Framebuffer,
  LoadedLatency,
  Numa,
  StoreForwarding,
  ParallelLoads,
  Tlb,
  Stride,
  Cores,
  CoreToCore,
  Contention,
  Pauses,
  Sustained,
  Network,
};

/// One row of the catalogue of tests.
struct TestFacts {
  Test test;
  std::string_view id;    ///< in files, on the command line
  std::string_view word;  ///< id of its name
  TestGroup group;
  /// The unit of the test's results, live ones too. Round trips, commits, the arithmetic of single cores,
  /// wake-ups and latencies of nodes have another: see unitOf.
  std::string_view unit;
  /// Metric of its results where they are no rate or time of a kernel's work: see CellResult::metric.
  std::string_view metric = {};
  bool lowerIsBetter = false;  ///< of such a result
};

/// Every test once, in the order in which reports show them.
inline constexpr std::array<TestFacts, 24> allTests{{
    {Test::Integer, "integer", "test-integer", TestGroup::Processor, "MOPs/s"},
    {Test::Floating, "floating", "test-floating", TestGroup::Processor, "MOPs/s"},
    {Test::Memory, "memory", "test-memory", TestGroup::Memory, "MB/s"},
    {Test::Bandwidth, "bandwidth", "test-bandwidth", TestGroup::Bandwidth, "MB/s"},
    {Test::Latency, "latency", "test-latency", TestGroup::Latency, "ns"},
    {Test::LoadedLatency, "loaded-latency", "test-loaded-latency", TestGroup::LoadedLatency, "ns"},
    {Test::Numa, "numa", "test-numa", TestGroup::Numa, "MB/s"},
    {Test::StoreForwarding, "store-forwarding", "test-store-forwarding", TestGroup::StoreForwarding, "ns"},
    {Test::ParallelLoads, "parallel-loads", "test-parallel-loads", TestGroup::ParallelLoads, "ns"},
    {Test::Tlb, "tlb", "test-tlb", TestGroup::Tlb, "ns"},
    {Test::Stride, "stride", "test-stride", TestGroup::Stride, "ns"},
    {Test::Copy, "copy", "test-copy", TestGroup::Copy, "MB/s"},
    {Test::Library, "library", "test-library", TestGroup::Library, "MB/s"},
    {Test::Registers, "registers", "test-registers", TestGroup::Registers, "MB/s"},
    {Test::String, "string", "test-string", TestGroup::String, "MB/s"},
    {Test::MemoryTypes, "memtypes", "test-memtypes", TestGroup::MemoryTypes, "MB/s"},
    {Test::Framebuffer, "framebuffer", "test-framebuffer", TestGroup::Framebuffer, "MB/s"},
    {Test::Cores, "cores", "test-cores", TestGroup::Cores, "MB/s"},
    {Test::CoreToCore, "core-to-core", "test-core-to-core", TestGroup::CoreToCore, "ns"},
    {Test::Contention, "contention", "test-contention", TestGroup::Contention, "ns"},
    {Test::Pauses, "pauses", "test-pauses", TestGroup::Pauses, "%", "lost-time", true},
    {Test::Sustained, "sustained", "test-sustained", TestGroup::Sustained, "%", "sustained-share"},
    {Test::Disk, "disk", "test-disk", TestGroup::Disk, "MB/s"},
    {Test::Network, "network", "test-network", TestGroup::Network, "MB/s"},
}};

const TestFacts& factsOf(Test test);

/// "processor", or the id of the group's one test.
std::string_view testGroupId(TestGroup group);
/// The inverse; absent for other texts.
std::optional<TestGroup> testGroupNamed(std::string_view id);

/// The test of a cell as a file names it, whether or not this version knows it: results of tests of a newer
/// version stay readable and are kept. Equal and in order by the text.
class TestId {
 public:
  TestId() = default;
  TestId(Test test);  // NOLINT(google-explicit-constructor): a known test is an id
  explicit TestId(std::string_view id);

  const std::string& text() const { return m_text; }
  /// Absent for a test that this version does not know; likewise the group.
  std::optional<Test> known() const { return m_known; }
  std::optional<TestGroup> group() const;
  /// The id of the group; of an unknown test its own: what reports show in one section.
  std::string section() const;

  friend bool operator==(const TestId& a, const TestId& b) { return a.m_text == b.m_text; }
  friend bool operator==(const TestId& id, Test test) { return id.m_known == test; }
  friend auto operator<=>(const TestId& a, const TestId& b) { return a.m_text <=> b.m_text; }

 private:
  std::string m_text;
  std::optional<Test> m_known;
};

/// The groups in the order in which reports show them: that of allTests, where two of them share one.
inline constexpr auto reportedTestGroups = [] {
  std::array<TestGroup, allTests.size() - 1> groups{};
  std::size_t count = 0;
  for (const TestFacts& test : allTests)
    if (count == 0 || groups[count - 1] != test.group) groups[count++] = test.group;
  return groups;
}();

/// The groups in the order in which a command names them: that of their declaration.
inline constexpr auto allTestGroups = [] {
  auto groups = reportedTestGroups;
  std::ranges::sort(groups);
  return groups;
}();

/// A set of groups, in no order.
class TestSet {
 public:
  constexpr TestSet() = default;
  constexpr TestSet(std::initializer_list<TestGroup> groups) {
    for (const TestGroup group : groups) add(group);
  }

  constexpr bool contains(TestGroup group) const { return (m_groups & bitOf(group)) != 0; }
  constexpr bool containsAny(TestSet groups) const { return (m_groups & groups.m_groups) != 0; }
  constexpr bool empty() const { return m_groups == 0; }

  constexpr void add(TestGroup group) { m_groups |= bitOf(group); }
  constexpr void remove(TestGroup group) { m_groups &= ~bitOf(group); }
  constexpr void set(TestGroup group, bool member) { member ? add(group) : remove(group); }

  friend constexpr bool operator==(const TestSet&, const TestSet&) = default;

 private:
  static constexpr std::uint32_t bitOf(TestGroup group) { return 1U << static_cast<unsigned>(group); }

  std::uint32_t m_groups = 0;
};

/// Tests of whose results, or of most of them, a limit of the machine may be known.
inline constexpr TestSet testsWithLimit{TestGroup::Memory,    TestGroup::Bandwidth, TestGroup::Copy,
                                        TestGroup::Registers, TestGroup::String,    TestGroup::Network};
/// Tests whose times are read in cycles of the core too, where its clock was measured beside them.
inline constexpr TestSet testsInCycles{TestGroup::Latency, TestGroup::StoreForwarding};
/// Tests whose steps have threads of their own, whatever a plan says of threads.
inline constexpr TestSet testsWithOwnThreads{
    TestGroup::Network,    TestGroup::LoadedLatency, TestGroup::Cores,     TestGroup::CoreToCore,
    TestGroup::Contention, TestGroup::Pauses,        TestGroup::Sustained, TestGroup::Numa};

}  // namespace strata
