// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <ostream>
#include <string>
#include <vector>

#include "kernels/catalog.h"
#include "tests/kernels/guarded_buffer.h"

namespace strata::kernels {

/// How GoogleTest shows a parameter.
inline void PrintTo(const Kernel& kernel, std::ostream* out) {
  *out << kernel.id;
}

}  // namespace strata::kernels

namespace strata::test {

/// The catalogue's moves of one pattern.
inline std::vector<kernels::Kernel> movesOf(kernels::Pattern pattern) {
  std::vector<kernels::Kernel> found;
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    if (kernel.family == kernels::Family::Move && kernel.pattern == pattern) found.push_back(kernel);
  }
  return found;
}

/// A kernel's id as a name that GoogleTest takes.
inline std::string testName(const kernels::Kernel& kernel) {
  std::string name(kernel.id);
  for (char& c : name) {
    if (c == '-') c = '_';
  }
  return name;
}

/// A source, a destination and a walk through them, with a model of what the destination must hold.
class MoveBench {
 public:
  MoveBench(const kernels::Kernel& kernel, std::uint64_t elements, Placement placement)
      : m_function(std::get<kernels::WalkFunction>(kernel.function)),
        m_widthBytes(kernel.widthBytes),
        m_source(elements * kernel.widthBytes, placement),
        m_destination(elements * kernel.widthBytes, placement, true) {
    m_source.fill(1);
    m_destination.fill(2);
    remember();
    walk.source = m_source.bytes().data();
    walk.destination = m_destination.bytes().data();
    walk.elements = elements;
  }

  std::uint64_t run(std::uint64_t moves) { return m_function(walk, moves); }

  /// New bytes in the source, so that a move that is made again can be seen.
  void refill(std::uint64_t seed) {
    m_source.fill(seed);
    remember();
  }

  /// Moves one element in the model.
  void expectMoved(std::uint64_t element) {
    const std::size_t at = element * m_widthBytes;
    std::memcpy(m_expected.data() + at, m_sourceCopy.data() + at, m_widthBytes);
  }

  void expectAllMoved() { m_expected = m_sourceCopy; }

  /// Whether destination and source are what the model says, and every canary is as it was.
  bool asExpected() const {
    return std::memcmp(m_expected.data(), m_destination.bytes().data(), m_expected.size()) == 0 &&
           std::memcmp(m_sourceCopy.data(), m_source.bytes().data(), m_sourceCopy.size()) == 0 &&
           m_source.canariesIntact() && m_destination.canariesIntact();
  }

  kernels::Walk walk;

 private:
  void remember() {
    m_sourceCopy.assign(m_source.bytes().begin(), m_source.bytes().end());
    if (m_expected.empty()) m_expected.assign(m_destination.bytes().begin(), m_destination.bytes().end());
  }

  kernels::WalkFunction m_function;
  std::size_t m_widthBytes;
  GuardedBuffer m_source;
  GuardedBuffer m_destination;
  std::vector<std::byte> m_sourceCopy;
  std::vector<std::byte> m_expected;
};

}  // namespace strata::test
