// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/model/disk_profile.h"

namespace strata {
namespace {

TEST(DiskProfile, NamesLeadBackToTheProfile) {
  for (const DiskProfile profile : diskProfiles)
    EXPECT_EQ(findDiskProfile(diskProfileName(profile)), profile);
  EXPECT_FALSE(findDiskProfile("peak"));
}

TEST(DiskProfile, RowsAreCalledAsTheFieldCallsThem) {
  EXPECT_EQ(diskRowName({false, 1_MiB, 8, 1}), "SEQ1M Q8T1");
  EXPECT_EQ(diskRowName({false, 128_KiB, 32, 1}), "SEQ128K Q32T1");
  EXPECT_EQ(diskRowName({true, 4_KiB, 32, 16}), "RND4K Q32T16");
  EXPECT_EQ(diskRowName({true, 512_B, 1, 1}), "RND512 Q1T1");
  EXPECT_EQ(diskRowName({true, 4_KiB, 1, 4, true}), "SYNC4K Q1T4");
  EXPECT_EQ(diskRowName({false, logRecord, 1, 1, true}), "APPEND2K Q1T1");
}

TEST(DiskProfile, RowNamesAreReadInAnyCaseAndWithADash) {
  EXPECT_EQ(parseDiskRow("RND4K Q32T16"), (DiskRow{true, 4_KiB, 32, 16}));
  EXPECT_EQ(parseDiskRow("seq1m-q8t1"), (DiskRow{false, 1_MiB, 8, 1}));
  EXPECT_EQ(parseDiskRow("RND512 Q1T1"), (DiskRow{true, 512_B, 1, 1}));
  for (const char* wrong : {"", "SEQ", "SEQ1M", "SEQ1M Q8", "SEQ1M Q0T1", "SEQ1M Q8T1x", "1M Q8T1",
                            "RNDx Q1T1", "APPEND4K Q1T1", "APPEND2K", "SYNC Q1T1", "SEQ1M Q99999999999T1"})
    EXPECT_FALSE(parseDiskRow(wrong)) << wrong;
}

TEST(DiskProfile, EveryRowHasANameThatLeadsBack) {
  for (const DiskProfile profile : diskProfiles)
    for (const DiskRow& row : diskRows(profile, {})) EXPECT_EQ(parseDiskRow(diskRowName(row)), row);
}

TEST(DiskProfile, ClassicHasNoRowsAndCustomTheOneThatIsAskedFor) {
  const DiskRow row{true, 16_KiB, 4, 2};
  EXPECT_EQ(diskRows(DiskProfile::Custom, row), std::vector{row});
  EXPECT_TRUE(diskRows(DiskProfile::Classic, row).empty());
}

}  // namespace
}  // namespace strata
