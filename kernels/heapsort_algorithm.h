// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The heapsort that the kernel carries out, over types that a policy names: a test counts operations with
/// integers whose operators count.
///
/// An operation, as Nbench counted them: each assignment, each comparison, each arithmetic operation, each
/// array index, and for each call one plus one per argument. A decrement is an arithmetic operation and an
/// assignment. advanceIfGreater stands for `if (right > left) child = child + 1`: its comparison always
/// counts, its addition and its assignment when they are carried out. That the kernel does this without a
/// branch, and compares the child with the end once instead of twice, is no work of the algorithm.
namespace strata::kernels {

/// Moves the element at `hole` down to its place in the max-heap of `length` elements.
template <class Policy>
[[gnu::always_inline]] inline void siftDown(typename Policy::Array array, typename Policy::Index hole,
                                            typename Policy::Index length) noexcept {
  Policy::call(3);
  typename Policy::Value moved{};
  typename Policy::Index child{};
  moved = array[hole];
  for (;;) {
    child = hole * 2 + 1;
    if (child >= length) break;
    if (child + 1 < length) Policy::advanceIfGreater(child, array[child + 1], array[child]);
    if (array[child] <= moved) break;
    array[hole] = array[child];
    hole = child;
  }
  array[hole] = moved;
}

/// Sorts `length` elements, ascending, in place.
template <class Policy>
[[gnu::always_inline]] inline void heapsort(typename Policy::Array array,
                                            typename Policy::Index length) noexcept {
  Policy::call(2);
  typename Policy::Index root{};
  for (root = length / 2 - 1; root >= 0; --root) siftDown<Policy>(array, root, length);
  typename Policy::Index last{};
  typename Policy::Value largest{};
  for (last = length - 1; last > 0; --last) {
    largest = array[0];
    array[0] = array[last];
    array[last] = largest;
    siftDown<Policy>(array, 0, last);
  }
}

}  // namespace strata::kernels
