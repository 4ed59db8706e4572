// SPDX-License-Identifier: GPL-3.0-or-later
// Calls of the C library: each works on all of its bytes and on nothing beside them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "kernels/catalog.h"
#include "tests/kernels/guarded_buffer.h"

namespace strata::test {
namespace {

using kernels::LibraryCall;
using kernels::LibraryFunction;
using kernels::libraryShift;

/// The three buffers, as the engine fills them.
class Buffers {
 public:
  Buffers(std::uint64_t bytes, Placement placement)
      : m_text(bytes, placement), m_copy(bytes, placement, true), m_scratch(bytes + libraryShift, placement) {
    m_text.fill(1);
    for (std::byte& byte : m_text.bytes())
      if (byte == std::byte{0}) byte = std::byte{1};
    m_text.bytes().back() = std::byte{0};
    std::ranges::copy(m_text.bytes(), m_copy.bytes().begin());
    m_scratch.fill(2);
  }

  std::uint64_t call(std::string_view kernel, std::uint64_t calls) {
    const LibraryCall on{m_text.bytes().data(), m_copy.bytes().data(), m_scratch.bytes().data(),
                         m_text.bytes().size()};
    return std::get<LibraryFunction>(kernels::find(kernel)->function)(on, calls);
  }

  std::span<std::byte> text() const { return m_text.bytes(); }
  std::span<std::byte> copy() const { return m_copy.bytes(); }
  std::span<std::byte> scratch() const { return m_scratch.bytes(); }
  bool canariesIntact() const {
    return m_text.canariesIntact() && m_copy.canariesIntact() && m_scratch.canariesIntact();
  }

 private:
  GuardedBuffer m_text;
  GuardedBuffer m_copy;
  GuardedBuffer m_scratch;
};

using Content = std::vector<std::byte>;

Content contentOf(std::span<const std::byte> bytes) {
  return {bytes.begin(), bytes.end()};
}

constexpr std::uint64_t sizes[] = {1, 2, 7, 16, 64, 255, 256, 4096, 100003};
constexpr Placement placements[] = {Placement::Middle, Placement::AtStart, Placement::AtEnd};

class LibraryCalls : public testing::TestWithParam<std::string> {};

TEST_P(LibraryCalls, LeaveTextAndCopyEqualAndTouchNothingBeside) {
  for (const std::uint64_t bytes : sizes) {
    for (const Placement placement : placements) {
      Buffers buffers(bytes, placement);
      const Content before = contentOf(buffers.text());
      EXPECT_EQ(buffers.call(GetParam(), 3), 3u);
      EXPECT_EQ(contentOf(buffers.text()), before) << bytes;
      EXPECT_EQ(contentOf(buffers.copy()), before) << bytes;
      EXPECT_TRUE(buffers.canariesIntact()) << bytes;
    }
  }
}

TEST_P(LibraryCalls, MakeNoneWhenNoneIsAskedFor) {
  Buffers buffers(64, Placement::Middle);
  const Content before = contentOf(buffers.scratch());
  std::ranges::fill(buffers.copy(), std::byte{3});
  const Content copy = contentOf(buffers.copy());
  EXPECT_EQ(buffers.call(GetParam(), 0), 0u);
  EXPECT_EQ(contentOf(buffers.scratch()), before);
  EXPECT_EQ(contentOf(buffers.copy()), copy);
}

INSTANTIATE_TEST_SUITE_P(All, LibraryCalls,
                         testing::Values("library-memcpy", "library-memmove", "library-memset",
                                         "library-memcmp", "library-memchr", "library-strlen",
                                         "library-strcpy"),
                         [](const auto& tested) {
                           return std::string(tested.param).substr(std::strlen("library-"));
                         });

TEST(LibraryCopies, BringAllOfTheTextOver) {
  for (const char* kernel : {"library-memcpy", "library-strcpy"}) {
    for (const std::uint64_t bytes : sizes) {
      Buffers buffers(bytes, Placement::Middle);
      std::ranges::fill(buffers.copy(), std::byte{3});
      buffers.call(kernel, 1);
      EXPECT_EQ(contentOf(buffers.copy()), contentOf(buffers.text())) << kernel << bytes;
    }
  }
}

TEST(LibraryMemset, SetsAllToAByteThatIsNotZero) {
  for (const std::uint64_t bytes : sizes) {
    Buffers buffers(bytes, Placement::Middle);
    const Content before = contentOf(buffers.scratch());
    buffers.call("library-memset", 1);
    const Content after = contentOf(buffers.scratch());
    EXPECT_NE(after.front(), std::byte{0});
    EXPECT_EQ(std::count(after.begin(), after.end() - libraryShift, after.front()), bytes);
    EXPECT_TRUE(std::equal(after.end() - libraryShift, after.end(), before.end() - libraryShift));
  }
}

TEST(LibraryMemmove, MovesAllUpThoughItOverlaps) {
  for (const std::uint64_t bytes : sizes) {
    Buffers buffers(bytes, Placement::Middle);
    const Content before = contentOf(buffers.scratch());
    buffers.call("library-memmove", 1);
    const Content after = contentOf(buffers.scratch());
    EXPECT_TRUE(std::equal(before.begin(), before.end() - libraryShift, after.begin() + libraryShift));
    const auto head = static_cast<std::ptrdiff_t>(std::min(bytes, libraryShift));
    EXPECT_TRUE(std::equal(before.begin(), before.begin() + head, after.begin()));
  }
}

}  // namespace
}  // namespace strata::test
