// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/extents_linux.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>

#include "core/disk/direct_file.h"
#include "core/disk/direct_file_posix.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

/// Every second block of a file is taken out of it.
TEST(Extents, OfAFileWithHoles) {
  const TemporaryFolder folder;
  const Descriptor file(open((folder.path() + "/f").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600));
  const std::array<char, 4096> block{1};
  constexpr int blocks = 600;  // more than are asked for at once
  for (int i = 0; i < blocks; ++i)
    ASSERT_EQ(pwrite(file.number(), block.data(), block.size(), i * 8192), 4096);
  ASSERT_EQ(fsync(file.number()), 0);
  const auto pieces = extentsOf(file.number());
  if (!pieces) GTEST_SKIP() << "the file system of the build folder does not tell";
  EXPECT_EQ(*pieces, static_cast<std::uint64_t>(blocks));
}

TEST(Extents, AreNotToldOfWhatIsNoFile) {
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  const Descriptor reader(ends[0]);
  const Descriptor writer(ends[1]);
  EXPECT_EQ(extentsOf(reader.number()), std::nullopt);
}

}  // namespace
}  // namespace strata::test
