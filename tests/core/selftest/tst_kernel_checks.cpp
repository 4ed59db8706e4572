// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selftest/kernel_checks.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <variant>

#include "core/machine/processor.h"
#include "kernels/catalog.h"
#include "kernels/kernel.h"

namespace strata {
namespace {

using kernels::Kernel;

/// The kernel, with another loop in its place.
Kernel withLoop(std::string_view id, kernels::Function function) {
  Kernel kernel = *kernels::find(id);
  kernel.function = function;
  return kernel;
}

template <typename Function>
Function loopOf(std::string_view id) {
  return std::get<Function>(kernels::find(id)->function);
}

}  // namespace

TEST(KernelChecks, FindEveryKernelRight) {
  const ProcessorFacts facts = readProcessorFacts();
  for (const Kernel& kernel : kernels::catalog()) {
    if (!machineHas(kernel.needs, facts)) continue;
    EXPECT_TRUE(doesWhatItClaims(kernel)) << kernel.id;
  }
}

// Each loop is right, and then wrong in one byte, unit or element.

TEST(KernelChecks, FindAWalkThatWritesBeyondItsRegion) {
  const kernels::WalkFunction beyond = [](kernels::Walk& walk, std::uint64_t units) noexcept {
    const std::uint64_t made = loopOf<kernels::WalkFunction>("write-serial-8")(walk, units);
    walk.destination[8 * walk.elements] = std::byte{0};
    return made;
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("write-serial-8", beyond)));
}

TEST(KernelChecks, FindAWalkThatLeavesOutItsEnd) {
  const kernels::WalkFunction shorter = [](kernels::Walk& walk, std::uint64_t units) noexcept {
    kernels::Walk part = walk;
    part.elements -= 1;
    const std::uint64_t made = loopOf<kernels::WalkFunction>("copy-serial-8")(part, units);
    walk.position = part.position;
    return made;
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("copy-serial-8", shorter)));
  EXPECT_FALSE(doesWhatItClaims(withLoop("move-serial-8", shorter)));
}

TEST(KernelChecks, FindAReadThatWritesOrCountsTooMuch) {
  const kernels::WalkFunction writes = [](kernels::Walk& walk, std::uint64_t units) noexcept {
    return loopOf<kernels::WalkFunction>("write-chunks-8")(walk, units);
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("read-chunks-8", writes)));
  const kernels::WalkFunction counts = [](kernels::Walk& walk, std::uint64_t units) noexcept {
    return 2 * loopOf<kernels::WalkFunction>("read-random-4")(walk, units);
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("read-random-4", counts)));
}

TEST(KernelChecks, FindAChaseOfFewerChains) {
  const kernels::ChaseFunction first = [](kernels::ChaseWalk& walk, std::uint64_t loads) noexcept {
    return loopOf<kernels::ChaseFunction>("chase-1")(walk, loads);
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("chase-2", first)));
}

TEST(KernelChecks, FindASortThatLosesAnElement) {
  const kernels::SortFunction doubles = [](std::int32_t* data, std::size_t arrays) noexcept {
    loopOf<kernels::SortFunction>("heapsort-1000")(data, arrays);
    data[1] = data[0];  // still in order
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("heapsort-1000", doubles)));
}

TEST(KernelChecks, FindAFloatingLoopOfOneIterationLess) {
  const kernels::FloatingFunction less = [](kernels::FloatingState& state,
                                            std::uint64_t iterations) noexcept {
    loopOf<kernels::FloatingFunction>("floating-mix")(state, iterations - 1);
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("floating-mix", less)));
}

// mbw 1.1.1 did so.
TEST(KernelChecks, FindACopyWithoutTheRestThatIsNoBlock) {
  const kernels::RegionCopyFunction whole = [](const kernels::RegionCopy& copy,
                                               std::uint64_t passes) noexcept {
    std::memcpy(copy.destination, copy.source, copy.bytes / copy.blockBytes * copy.blockBytes);
    return passes;
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("copy-blocks", whole)));
}

TEST(KernelChecks, FindACallOfTheLibraryThatIsNotMade) {
  const kernels::LibraryFunction none = [](const kernels::LibraryCall&, std::uint64_t calls) noexcept {
    return calls;
  };
  for (const char* id : {"library-memcpy", "library-memmove", "library-memset", "library-strcpy"})
    EXPECT_FALSE(doesWhatItClaims(withLoop(id, none))) << id;
}

TEST(KernelChecks, FindTransfersThatAreCountedWrong) {
  const kernels::RegisterFunction counts = [](std::uint64_t transfers) noexcept { return transfers; };
  EXPECT_FALSE(doesWhatItClaims(withLoop("register-general-8", counts)));
}

TEST(KernelChecks, FindIncrementsThatAreLost) {
  const kernels::ContendFunction loses = [](std::uint64_t& word, std::uint64_t increments) noexcept {
    return loopOf<kernels::ContendFunction>("contention-add")(word, increments - 1) + 1;
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("contention-cas", loses)));
}

TEST(KernelChecks, FindAStoreThatIsLeftOutOrALoadOfTooFewBytes) {
  const kernels::ForwardFunction fewer = [](kernels::Forwarding& on, std::uint64_t rounds) noexcept {
    if (rounds == 0) return rounds;
    return loopOf<kernels::ForwardFunction>("forward-8-8")(on, rounds - 64) + 64;
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("forward-8-8", fewer)));
  const kernels::ForwardFunction narrow = [](kernels::Forwarding& on, std::uint64_t rounds) noexcept {
    return loopOf<kernels::ForwardFunction>("forward-8-4")(on, rounds);
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("forward-8-8", narrow)));
  EXPECT_FALSE(doesWhatItClaims(withLoop("forward-4-4", narrow)));
}

TEST(KernelChecks, FindATurnThatIsNoOnes) {
  const kernels::HandOverFunction hurries = [](kernels::HandOver& on, std::uint64_t turns) noexcept {
    *on.line += turns;
    on.next += 2 * turns;
    return turns;
  };
  EXPECT_FALSE(doesWhatItClaims(withLoop("handover-store", hurries)));
}

TEST(KernelChecks, FindALoadOnMemoryOfAnotherMix) {
  for (const char* other : {"inject-1to0", "inject-1to1"}) {
    Kernel kernel = *kernels::find("inject-2to1");
    kernel.function = kernels::find(other)->function;
    EXPECT_FALSE(doesWhatItClaims(kernel)) << other;
  }
}

}  // namespace strata
