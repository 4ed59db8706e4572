// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <span>
#include <vector>

#include "kernels/catalog.h"
#include "kernels/heapsort.h"
#include "kernels/heapsort_algorithm.h"
#include "tests/kernels/counted.h"
#include "tests/kernels/guarded_buffer.h"

namespace strata::test {
namespace {

using kernels::heapsortLength;
using Array = std::vector<std::int32_t>;

Array randomArray(std::uint64_t seed) {
  SplitMix64 random(seed);
  Array array(heapsortLength);
  for (std::int32_t& element : array) element = static_cast<std::int32_t>(random.next() >> 32);
  return array;
}

void expectSorted(Array array) {
  Array expected = array;
  std::ranges::sort(expected);
  kernels::heapsort1000(array.data(), 1);
  EXPECT_EQ(array, expected);
}

TEST(Heapsort, SortsRandomArrays) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) expectSorted(randomArray(seed));
}

TEST(Heapsort, SortsSortedReversedAndEqualArrays) {
  Array array = randomArray(1);
  std::ranges::sort(array);
  expectSorted(array);
  std::ranges::sort(array, std::greater<>());
  expectSorted(array);
  expectSorted(Array(heapsortLength, 7));
}

TEST(Heapsort, SortsFewValuesAndTheExtremes) {
  Array array = randomArray(2);
  for (std::int32_t& element : array) element &= 3;
  expectSorted(array);
  array = randomArray(3);
  for (std::size_t i = 0; i < array.size(); i += 3) array[i] = std::numeric_limits<std::int32_t>::min();
  for (std::size_t i = 1; i < array.size(); i += 3) array[i] = std::numeric_limits<std::int32_t>::max();
  expectSorted(array);
}

TEST(Heapsort, SortsEveryArrayOfAPoolByItselfAndNothingElse) {
  constexpr std::size_t arrays = 5;
  for (const Placement placement : {Placement::Middle, Placement::AtStart, Placement::AtEnd}) {
    GuardedBuffer buffer(arrays * heapsortLength * sizeof(std::int32_t), placement);
    auto* data = reinterpret_cast<std::int32_t*>(buffer.bytes().data());
    Array expected;
    for (std::size_t i = 0; i < arrays; ++i) {
      Array array = randomArray(i);
      std::ranges::copy(array, data + i * heapsortLength);
      std::ranges::sort(array);
      expected.insert(expected.end(), array.begin(), array.end());
    }
    kernels::heapsort1000(data, arrays);
    EXPECT_TRUE(std::ranges::equal(std::span(data, expected.size()), expected));
    EXPECT_TRUE(buffer.canariesIntact());
  }
}

TEST(Heapsort, SortsNoArrayWhenThereIsNone) {
  Array array = randomArray(4);
  const Array before = array;
  kernels::heapsort1000(array.data(), 0);
  EXPECT_EQ(array, before);
}

struct Counting {
  using Index = Counted<std::ptrdiff_t>;
  using Value = Counted<std::int32_t>;
  using Array = CountedArray<std::int32_t, std::ptrdiff_t>;

  static void call(unsigned arguments) { tally.callsAndArguments += 1 + arguments; }
  static void advanceIfGreater(Index& index, Value right, Value left) {
    if (right > left) index = index + 1;
  }
};

Tally countSort(std::vector<Counted<std::int32_t>>& array) {
  tally = {};
  kernels::heapsort<Counting>(Counting::Array(array.data()), static_cast<std::ptrdiff_t>(array.size()));
  return tally;
}

// 2 elements: the call 1 + 2. Building: root = 2/2 − 1 (÷, −, =), 0 ≥ 0 (≥), then a sift of 2 elements, −−
// (−, =), −1 ≥ 0 (≥). Ordering: last = 2 − 1 (−, =), 1 > 0 (>), the swap (3 =, 4 []), a sift of 1 element, −−
// (−, =), 0 > 0. Sift of 2 elements {1, 2} from 0: call 1 + 3; moved = a[0] (=, []); child = 0 · 2 + 1 (·, +,
// =); 1 ≥ 2 (≥); 1 + 1 < 2 (+, <); a[1] ≤ 1 ([], ≤); a[0] = a[1] (=, 2 []); hole = child (=); child = 1 · 2 +
// 1 (·, +, =); 3 ≥ 2 (≥); a[1] = moved (=, []). Sift of 1 element: call 4; = []; ·, +, =; 1 ≥ 1 (≥); = [].
TEST(HeapsortTwin, CountsAHandWorkedSort) {
  std::vector<Counted<std::int32_t>> array{1, 2};
  const Tally counted = countSort(array);
  EXPECT_EQ(counted.callsAndArguments, 3u + 4 + 4);
  EXPECT_EQ(counted.divisions, 1u);
  EXPECT_EQ(counted.subtractions, 2u + 2);
  EXPECT_EQ(counted.multiplications, 2u + 1);
  EXPECT_EQ(counted.additions, 3u + 1);
  EXPECT_EQ(counted.comparisons, 2u + 2 + 4 + 1);
  EXPECT_EQ(counted.indices, 4u + 5 + 2);
  EXPECT_EQ(counted.assignments, 2u + 5 + 6 + 3);
  EXPECT_EQ(array[0].value(), 1);
  EXPECT_EQ(array[1].value(), 2);
}

TEST(HeapsortTwin, MeanOfRandomArraysIsTheCataloguesCount) {
  constexpr int arrays = 1000;
  std::uint64_t sum = 0;
  for (std::uint64_t seed = 0; seed < arrays; ++seed) {
    const Array plain = randomArray(seed);
    std::vector<Counted<std::int32_t>> counted(plain.begin(), plain.end());
    sum += countSort(counted).all();
    if (seed == 0) {
      EXPECT_TRUE(std::ranges::is_sorted(counted, {}, &Counted<std::int32_t>::value));
    }
  }
  const double mean = static_cast<double>(sum) / arrays;
  const kernels::Kernel* row = kernels::find("heapsort-1000");
  ASSERT_NE(row, nullptr);
  EXPECT_NEAR(mean, row->operations, 0.005 * row->operations);
  EXPECT_NEAR(mean, 169'700.0, 0.005 * 169'700.0);
  RecordProperty("mean", std::to_string(mean));
}

}  // namespace
}  // namespace strata::test
