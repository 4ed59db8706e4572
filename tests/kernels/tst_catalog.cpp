// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/catalog.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace strata::test {
namespace {

using kernels::Family;
using kernels::Kernel;
using kernels::Pattern;

// Stored in run files: a row may be added here, none may change or go.
TEST(Catalog, HasTheseIdsInThisOrder) {
  const std::vector<std::string_view> expected{
      "heapsort-1000", "floating-mix",  "move-serial-1", "move-serial-2", "move-serial-4", "move-serial-8",
      "move-random-1", "move-random-2", "move-random-4", "move-random-8", "index-random"};
  std::vector<std::string_view> ids;
  for (const Kernel& kernel : kernels::catalog()) ids.push_back(kernel.id);
  EXPECT_EQ(ids, expected);
}

TEST(Catalog, IdsAreUniqueAndKebabCase) {
  std::set<std::string_view> seen;
  for (const Kernel& kernel : kernels::catalog()) {
    EXPECT_TRUE(seen.insert(kernel.id).second) << kernel.id;
    EXPECT_TRUE(std::ranges::all_of(kernel.id, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    })) << kernel.id;
  }
}

TEST(Catalog, FindsEveryRowByItsIdAndNothingElse) {
  for (const Kernel& kernel : kernels::catalog()) EXPECT_EQ(kernels::find(kernel.id), &kernel);
  for (const std::string_view id : {"", "move", "move-serial-16", "MOVE-SERIAL-1", "move-serial-1 "}) {
    EXPECT_EQ(kernels::find(id), nullptr) << id;
  }
}

TEST(Catalog, FunctionsAreThereAndOfTheFamilysShape) {
  for (const Kernel& kernel : kernels::catalog()) {
    std::visit([&](auto function) { EXPECT_NE(function, nullptr) << kernel.id; }, kernel.function);
    EXPECT_EQ(std::holds_alternative<kernels::SortFunction>(kernel.function),
              kernel.family == Family::Heapsort);
    EXPECT_EQ(std::holds_alternative<kernels::FloatingFunction>(kernel.function),
              kernel.family == Family::Floating);
    EXPECT_EQ(std::holds_alternative<kernels::WalkFunction>(kernel.function),
              kernel.family == Family::Move || kernel.family == Family::Index);
  }
}

TEST(Catalog, NoTwoRowsShareAFunction) {
  const auto rows = kernels::catalog();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_NE(rows[i].function, rows[j].function) << rows[i].id << " and " << rows[j].id;
    }
  }
}

TEST(Catalog, FactsAgreeWithOneAnother) {
  for (const Kernel& kernel : kernels::catalog()) {
    EXPECT_GE(kernel.revision, 1u) << kernel.id;
    EXPECT_GE(kernel.unroll, 1u) << kernel.id;
    EXPECT_EQ(kernel.instructionSet, kernels::catalog().front().instructionSet) << kernel.id;
    const bool compute = kernel.family == Family::Heapsort || kernel.family == Family::Floating;
    EXPECT_EQ(kernel.operations > 0.0, compute) << kernel.id;
    EXPECT_EQ(kernel.pattern == Pattern::None, compute) << kernel.id;
    EXPECT_EQ(kernel.widthBytes > 0, kernel.family == Family::Move) << kernel.id;
    EXPECT_EQ(kernel.bytesRead, kernel.widthBytes) << kernel.id;
    EXPECT_EQ(kernel.bytesWritten, kernel.widthBytes) << kernel.id;
  }
}

TEST(Catalog, MovesAreNamedForPatternAndWidth) {
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::Move) continue;
    const std::string pattern = kernel.pattern == Pattern::Serial ? "serial" : "random";
    EXPECT_EQ(kernel.id, "move-" + pattern + "-" + std::to_string(kernel.widthBytes));
  }
}

TEST(Catalog, IsForTheProcessorItRunsOn) {
#if defined(__x86_64__)
  constexpr auto expected = kernels::InstructionSet::X86;
#else
  constexpr auto expected = kernels::InstructionSet::Arm;
#endif
  EXPECT_EQ(kernels::catalog().front().instructionSet, expected);
}

}  // namespace
}  // namespace strata::test
