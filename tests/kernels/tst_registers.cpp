// SPDX-License-Identifier: GPL-3.0-or-later
// Transfers between registers: how many are made, and that the caller finds all that is its own as it was.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "kernels/registers.h"
#include "tests/kernels/walk_fixture.h"

namespace strata::test {
namespace {

using kernels::Kernel;
using kernels::RegisterFunction;
using kernels::registerUnroll;

std::vector<Kernel> transfers() {
  std::vector<Kernel> found;
  for (const Kernel& kernel : kernels::catalog())
    if (kernel.family == kernels::Family::Registers) found.push_back(kernel);
  return found;
}

class Registers : public WalkTest {
 protected:
  RegisterFunction function() const { return std::get<RegisterFunction>(GetParam().function); }
};

TEST_P(Registers, MakeWholeIterationsAndAtLeastWhatIsAskedFor) {
  EXPECT_EQ(function()(0), 0u);
  EXPECT_EQ(function()(1), registerUnroll);
  EXPECT_EQ(function()(registerUnroll), registerUnroll);
  EXPECT_EQ(function()(registerUnroll + 1), 2 * registerUnroll);
  EXPECT_EQ(function()(1000 * registerUnroll - 1), 1000 * registerUnroll);
}

/// The caller's frame, at a place that the compiler must not keep in registers, around calls at each place
/// within a cache line where a stack may stand.
template <std::size_t shift>
bool frameIsIntact(RegisterFunction function, std::uint64_t seed) {
  std::array<std::uint64_t, 64 + 2 * shift> frame;
  SplitMix64 random(seed);
  for (std::uint64_t& word : frame) word = random.next();
  asm volatile("" : : "r"(frame.data()) : "memory");
  function(3 * registerUnroll);
  asm volatile("" : : "r"(frame.data()) : "memory");
  SplitMix64 again(seed);
  return std::ranges::all_of(frame, [&](std::uint64_t word) { return word == again.next(); });
}

TEST_P(Registers, LeaveTheFrameOfTheCallerAsItWas) {
  EXPECT_TRUE(frameIsIntact<0>(function(), 1));
  EXPECT_TRUE(frameIsIntact<1>(function(), 2));
  EXPECT_TRUE(frameIsIntact<2>(function(), 3));
  EXPECT_TRUE(frameIsIntact<3>(function(), 4));
}

#if defined(__x86_64__)
// What every calling convention of x86-64 leaves to the called function to preserve. The stack's pointer is
// kept in r15: where that is not preserved, no return is found.
TEST_P(Registers, PreserveWhatACalledFunctionMust) {
  struct {
    std::array<std::uint64_t, 4> kept{};
    std::uint64_t made = 0;
  } found;
  auto* to = &found;
  auto called = function();
  std::uint64_t asked = 1;
  // Each register is either under test or the called function's: where results go stands on the stack, above
  // the 32 bytes there that a called function may use on Windows.
  asm volatile(
      "movq %%rsp, %%r15\n\t"
      "leaq -256(%%rsp), %%rsp\n\t"
      "andq $-64, %%rsp\n\t"
      "movq %[to], 64(%%rsp)\n\t"
      "movq %[asked], %%rcx\n\t"  // the first argument on Windows
      "movq $0x1234, %%rbx\n\t"
      "movq $0x5678, %%r12\n\t"
      "movq $0x9abc, %%r13\n\t"
      "movq $0xdef0, %%r14\n\t"
      "call *%[called]\n\t"
      "movq 64(%%rsp), %[to]\n\t"
      "movq %%r15, %%rsp\n\t"
      "movq %%rbx, (%[to])\n\t"
      "movq %%r12, 8(%[to])\n\t"
      "movq %%r13, 16(%[to])\n\t"
      "movq %%r14, 24(%[to])\n\t"
      "movq %[called], 32(%[to])\n\t"
      : [called] "+a"(called), [to] "+d"(to), [asked] "+D"(asked)
      :
      : "rbx", "rcx", "rsi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "xmm0", "xmm1", "xmm2",
        "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "cc", "memory");
  EXPECT_EQ(found.kept, (std::array<std::uint64_t, 4>{0x1234, 0x5678, 0x9abc, 0xdef0}));
  EXPECT_EQ(found.made, registerUnroll);
}
#endif

INSTANTIATE_TEST_SUITE_P(Catalog, Registers, testing::ValuesIn(transfers()),
                         [](const auto& parameter) { return testName(parameter.param); });

}  // namespace
}  // namespace strata::test
