// SPDX-License-Identifier: GPL-3.0-or-later
// Load on memory: which lines are loaded and stored to, and how many bytes that moves.
#include "kernels/injection.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "kernels/catalog.h"
#include "tests/kernels/guarded_buffer.h"

namespace strata::test {
namespace {

using kernels::Injection;
using kernels::Kernel;

constexpr std::size_t line = kernels::injectionLine;

std::vector<Kernel> injections() {
  std::vector<Kernel> found;
  for (const Kernel& kernel : kernels::catalog())
    if (kernel.family == kernels::Family::Injection) found.push_back(kernel);
  return found;
}

class Injections : public testing::TestWithParam<Kernel> {
 protected:
  static std::uint64_t run(Injection& on, std::uint64_t units) {
    return std::get<kernels::InjectFunction>(GetParam().function)(on, units);
  }
  static std::uint64_t linesOfUnit() { return GetParam().bytesRead / line; }

  /// The lines of the buffer that differ from what they were.
  static std::vector<std::size_t> changed(std::span<const std::byte> now, const std::vector<std::byte>& was) {
    std::vector<std::size_t> lines;
    for (std::size_t i = 0; i < now.size() / line; ++i)
      if (std::memcmp(now.data() + i * line, was.data() + i * line, line) != 0) lines.push_back(i);
    return lines;
  }
};

// The mixes are what they are called: bytes that are read to bytes that are written.
TEST(InjectionRows, ReadAndWriteInTheRatioOfTheirNames) {
  const std::vector<Kernel> rows = injections();
  ASSERT_EQ(rows.size(), 4U);
  for (const Kernel& kernel : rows) {
    const double reads = kernel.id[7] - '0';
    const double writes = kernel.id.back() - '0';
    EXPECT_EQ(kernel.bytesRead * writes, kernel.bytesWritten * reads) << kernel.id;
    EXPECT_EQ(kernel.bytesRead % line, 0U);
  }
}

// Each byte of a stored line is another, and no other byte: with the loads that the disassembly shows, that
// is all that a unit moves.
TEST_P(Injections, StoreToTheLastLineOfEachUnitAndToAllOfIt) {
  constexpr std::size_t units = 4;
  GuardedBuffer buffer(units * linesOfUnit() * line, Placement::Middle);
  buffer.fill(1);
  const std::vector<std::byte> before(buffer.bytes().begin(), buffer.bytes().end());
  Injection on{buffer.bytes().data(), units * linesOfUnit(), 1, 0};
  EXPECT_EQ(run(on, 3), 3U);
  std::vector<std::size_t> expected;
  if (GetParam().bytesWritten > 0)
    for (std::size_t unit = 0; unit < 3; ++unit) expected.push_back((unit + 1) * linesOfUnit() - 1);
  EXPECT_EQ(changed(buffer.bytes(), before), expected);
  for (const std::size_t stored : expected)
    for (std::size_t at = 0; at < line; at += 16) {
      const std::byte* operand = buffer.bytes().data() + stored * line + at;
      EXPECT_EQ(std::memcmp(operand, buffer.bytes().data() + expected[0] * line, 16), 0) << stored;
    }
  EXPECT_EQ(on.position, 3U);
  EXPECT_TRUE(buffer.canariesIntact());
}

TEST_P(Injections, GoOnFromWhereTheyWereAndRoundTheBuffer) {
  constexpr std::size_t units = 5;
  GuardedBuffer buffer(units * linesOfUnit() * line, Placement::Middle);
  Injection on{buffer.bytes().data(), units * linesOfUnit(), 1, 0};
  EXPECT_EQ(run(on, 4), 4U);
  EXPECT_EQ(on.position, 4U);
  EXPECT_EQ(run(on, 1), 1U);
  EXPECT_EQ(on.position, 0U) << "round";
  EXPECT_EQ(run(on, 5 + 2), 7U);
  EXPECT_EQ(on.position, 2U);
  on.position = 1'000'000;  // of another buffer
  EXPECT_EQ(run(on, 1), 1U);
  EXPECT_EQ(on.position, 1U);
  EXPECT_TRUE(buffer.canariesIntact());
}

// The pages before and after survive no access.
TEST_P(Injections, TouchNothingBeyondTheirLines) {
  for (const Placement placement : {Placement::AtStart, Placement::AtEnd}) {
    GuardedBuffer buffer(6 * line, placement);
    Injection on{buffer.bytes().data(), 6, 3, 0};
    EXPECT_EQ(run(on, 20), 20U);
    EXPECT_TRUE(buffer.canariesIntact());
  }
}

TEST_P(Injections, LeaveOutARestThatIsNoUnit) {
  GuardedBuffer buffer(7 * line, Placement::Middle);
  buffer.fill(2);
  const std::vector<std::byte> before(buffer.bytes().begin(), buffer.bytes().end());
  Injection on{buffer.bytes().data(), 7, 1, 0};
  EXPECT_EQ(run(on, 100), 100U);
  const std::vector<std::size_t> stored = changed(buffer.bytes(), before);
  const std::size_t whole = 7 / linesOfUnit();
  EXPECT_EQ(stored.size(), GetParam().bytesWritten > 0 ? whole : 0U);
}

TEST_P(Injections, DoNothingWhereNothingIsAskedForOrThereIsNoLine) {
  GuardedBuffer buffer(6 * line, Placement::Middle);
  Injection on{buffer.bytes().data(), 6, 1, 2};
  EXPECT_EQ(run(on, 0), 0U);
  EXPECT_EQ(on.position, 2U);
  Injection none{buffer.bytes().data(), linesOfUnit() - 1, 1, 0};
  EXPECT_EQ(run(none, 3), 0U);
  Injection hurried{buffer.bytes().data(), 6, 0, 0};
  EXPECT_EQ(run(hurried, 2), 2U) << "a delay of 0 ends, too";
}

INSTANTIATE_TEST_SUITE_P(Kernels, Injections, testing::ValuesIn(injections()), [](const auto& row) {
  std::string name(row.param.id);
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace strata::test
