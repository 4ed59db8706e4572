// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstring>
#include <numeric>
#include <utility>
#include <variant>
#include <vector>

#include "tests/kernels/walk_fixture.h"

namespace strata::test {
namespace {

using kernels::Kernel;

constexpr std::uint64_t roundsPerIteration = 16;
constexpr std::size_t lineBytes = 64;

/// Lines in one random cycle, the first eight bytes of each holding the address of the next.
class Cycle {
 public:
  explicit Cycle(std::size_t lines) : m_buffer(lines * lineBytes, Placement::AtEnd), m_order(lines) {
    m_buffer.fill(1);
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    SplitMix64 random(lines);
    for (std::size_t i = lines; i > 1; --i) std::swap(m_order[i - 1], m_order[random.next() % i]);
    for (std::size_t i = 0; i < lines; ++i) {
      const void* const next = at(i + 1);
      std::memcpy(m_buffer.bytes().data() + m_order[i] * lineBytes, static_cast<const void*>(&next),
                  sizeof next);
    }
    m_copy.assign(m_buffer.bytes().begin(), m_buffer.bytes().end());
  }

  /// The address of the line that is reached by so many steps from the first.
  const void* at(std::uint64_t steps) const {
    return m_buffer.bytes().data() + m_order[steps % m_order.size()] * lineBytes;
  }

  bool untouched() const {
    return std::memcmp(m_copy.data(), m_buffer.bytes().data(), m_copy.size()) == 0 &&
           m_buffer.canariesIntact();
  }

 private:
  GuardedBuffer m_buffer;
  std::vector<std::size_t> m_order;
  std::vector<std::byte> m_copy;
};

std::vector<Kernel> chaseKernels() {
  std::vector<Kernel> found;
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family == kernels::Family::Chase) found.push_back(kernel);
  }
  return found;
}

class Chase : public testing::TestWithParam<Kernel> {
 protected:
  std::uint64_t run(kernels::ChaseWalk& walk, std::uint64_t loads) const {
    return std::get<kernels::ChaseFunction>(GetParam().function)(walk, loads);
  }
};

TEST_P(Chase, EveryChainAdvancesAlongItsCycleByAnEqualPart) {
  const std::uint64_t chains = GetParam().chains;
  const std::uint64_t ofIteration = roundsPerIteration * chains;
  for (const std::size_t lines : {1u, 2u, 16u, 17u, 97u, 1000u}) {
    const Cycle cycle(lines);
    for (const std::uint64_t loads : {std::uint64_t{1}, ofIteration - 1, ofIteration, ofIteration + 1,
                                      7 * ofIteration, std::uint64_t{5000}}) {
      kernels::ChaseWalk walk;
      // Each chain begins elsewhere, so that one that follows another's pointer is found out.
      for (std::size_t chain = 0; chain < chains; ++chain) walk.at[chain] = cycle.at(5 * chain);
      const std::uint64_t made = run(walk, loads);
      EXPECT_EQ(made, (loads + ofIteration - 1) / ofIteration * ofIteration);
      for (std::size_t chain = 0; chain < chains; ++chain)
        EXPECT_EQ(walk.at[chain], cycle.at(5 * chain + made / chains))
            << "chain " << chain << " of " << chains << ", " << lines << " lines, " << loads << " loads";
      for (std::size_t chain = chains; chain < kernels::mostChains; ++chain)
        EXPECT_EQ(walk.at[chain], nullptr);
      EXPECT_TRUE(cycle.untouched());
    }
  }
}

TEST_P(Chase, NothingAskedFollowsNothing) {
  const Cycle cycle(10);
  kernels::ChaseWalk walk;
  for (std::size_t chain = 0; chain < GetParam().chains; ++chain) walk.at[chain] = cycle.at(chain);
  const kernels::ChaseWalk before = walk;
  EXPECT_EQ(run(walk, 0), 0u);
  EXPECT_EQ(walk.at, before.at);
}

INSTANTIATE_TEST_SUITE_P(Catalog, Chase, testing::ValuesIn(chaseKernels()),
                         [](const auto& parameter) { return testName(parameter.param); });

}  // namespace
}  // namespace strata::test
