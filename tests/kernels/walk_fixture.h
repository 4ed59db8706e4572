// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "core/machine/processor.h"
#include "kernels/catalog.h"
#include "tests/kernels/guarded_buffer.h"

namespace strata::kernels {

/// How GoogleTest shows a parameter.
inline void PrintTo(const Kernel& kernel, std::ostream* out) {
  *out << kernel.id;
}

}  // namespace strata::kernels

namespace strata::test {

/// Whether this machine can run it.
inline bool runsHere(const kernels::Kernel& kernel) {
  static const ProcessorFacts facts = readProcessorFacts();
  return machineHas(kernel.needs, facts);
}

/// The catalogue's kernels that walk through buffers and are as `chosen` says.
template <class Chosen>
std::vector<kernels::Kernel> walksThat(Chosen chosen) {
  std::vector<kernels::Kernel> found;
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    const bool walks = std::holds_alternative<kernels::WalkFunction>(kernel.function);
    if (walks && kernel.family != kernels::Family::Index && chosen(kernel)) found.push_back(kernel);
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

/// A test of each kernel of a list, where the machine can run it.
class WalkTest : public testing::TestWithParam<kernels::Kernel> {
 protected:
  void SetUp() override {
    if (!runsHere(GetParam())) GTEST_SKIP() << "this machine cannot run " << GetParam().id;
  }
};

/// A source, a destination and a walk through them, with a model of what the destination must hold.
class WalkBench {
 public:
  WalkBench(const kernels::Kernel& kernel, std::uint64_t elements, Placement placement)
      : m_kernel(kernel),
        m_source(elements * kernel.widthBytes, placement),
        m_destination(elements * kernel.widthBytes, placement, true),
        m_second(elements * kernel.widthBytes, placement) {
    refill(1);
    walk.second = m_second.bytes().data();
    walk.source = m_source.bytes().data();
    walk.destination = m_destination.bytes().data();
    walk.elements = elements;
  }

  std::uint64_t run(std::uint64_t units) {
    return std::get<kernels::WalkFunction>(m_kernel.function)(walk, units);
  }

  /// New bytes in both buffers, so that an element that is written again can be seen.
  void refill(std::uint64_t seed) {
    m_source.fill(2 * seed);
    m_destination.fill(2 * seed + 1);
    if (m_kernel.family == kernels::Family::Triad) {
      fillWithNumbers(m_source, seed);
      fillWithNumbers(m_second, 3 * seed);
    }
    m_sourceCopy.assign(m_source.bytes().begin(), m_source.bytes().end());
    m_expected.assign(m_destination.bytes().begin(), m_destination.bytes().end());
  }

  /// Does to one element in the model what the kernel's family does.
  void expectDone(std::uint64_t element) {
    const std::size_t at = element * m_kernel.widthBytes;
    if (m_kernel.family == kernels::Family::Triad) return expectTriad(at);
    for (std::size_t i = 0; i < m_kernel.widthBytes; ++i) {
      if (m_kernel.bytesRead == 0 && m_kernel.bytesWritten > 0) m_expected[at + i] = written(i);
      if (m_kernel.bytesRead > 0 && m_kernel.bytesWritten > 0) m_expected[at + i] = m_sourceCopy[at + i];
    }
  }

  void expectAllDone() {
    for (std::uint64_t i = 0; i < walk.elements; ++i) expectDone(i);
  }

  /// Whether destination and source are what the model says, and every canary is as it was.
  bool asExpected() const {
    return std::memcmp(m_expected.data(), m_destination.bytes().data(), m_expected.size()) == 0 &&
           std::memcmp(m_sourceCopy.data(), m_source.bytes().data(), m_sourceCopy.size()) == 0 &&
           m_second.canariesIntact() && m_source.canariesIntact() && m_destination.canariesIntact();
  }

  kernels::Walk walk;

 private:
  /// The byte that a write stores at that place of an element.
  static std::byte written(std::size_t at) {
    constexpr std::array<unsigned char, 8> pattern{0xf0, 0xe1, 0xd2, 0xc3, 0xb4, 0xa5, 0x96, 0x87};
    return static_cast<std::byte>(pattern[at % pattern.size()]);
  }

  /// Fills the buffer with whole numbers, whose products and sums are exact.
  static void fillWithNumbers(GuardedBuffer& buffer, std::uint64_t seed) {
    for (std::size_t at = 0; at + sizeof(double) <= buffer.bytes().size(); at += sizeof(double)) {
      const auto number = static_cast<double>((seed * 7919 + at) % 1000003);
      std::memcpy(buffer.bytes().data() + at, &number, sizeof number);
    }
  }

  void expectTriad(std::size_t begin) {
    for (std::size_t at = begin; at < begin + m_kernel.widthBytes; at += sizeof(double)) {
      double first = 0;
      double second = 0;
      std::memcpy(&first, m_source.bytes().data() + at, sizeof first);
      std::memcpy(&second, m_second.bytes().data() + at, sizeof second);
      const double sum = first + 3 * second;
      std::memcpy(m_expected.data() + at, &sum, sizeof sum);
    }
  }

  kernels::Kernel m_kernel;
  GuardedBuffer m_source;
  GuardedBuffer m_destination;
  GuardedBuffer m_second;
  std::vector<std::byte> m_sourceCopy;
  std::vector<std::byte> m_expected;
};

}  // namespace strata::test
