// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/leftover_notice.h"

#include <gtest/gtest.h>

namespace strata::cli {
namespace {

TEST(LeftoverNotice, SaysNothingOfNothing) {
  EXPECT_EQ(leftoverNotice({}), "");
}

TEST(LeftoverNotice, HasASentenceAndACommandForEachFolder) {
  EXPECT_EQ(leftoverNotice({{"/my data/strata-1.tmp", 256_MiB},
                            {"/b/strata-3.tmp", 1_MiB},
                            {"/my data/strata-2.tmp", 256_MiB}},
                           Shell::Posix),
            "Files that an interrupted disk test left in /b: 1, together 1 MiB. This command deletes them:\n"
            "  rm /b/strata-3.tmp\n"
            "Files that an interrupted disk test left in /my data: 2, together 512 MiB. This command deletes "
            "them:\n"
            "  rm '/my data/strata-1.tmp' '/my data/strata-2.tmp'\n");
  EXPECT_EQ(
      leftoverNotice({{"/my data/strata-1.tmp", 3_KiB}}, Shell::Windows),
      "Files that an interrupted disk test left in /my data: 1, together 3 KiB. This command deletes them:\n"
      "  del \"/my data/strata-1.tmp\"\n");
}

}  // namespace
}  // namespace strata::cli
