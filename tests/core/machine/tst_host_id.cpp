// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/host_id.h"

#include <gtest/gtest.h>

namespace strata {
namespace {

TEST(HostId, StaysTheSame) {
  const std::optional<std::string> id = hostId();
  ASSERT_TRUE(id);
  EXPECT_GE(id->size(), 36U) << "a UUID, at least";
  EXPECT_EQ(id->find('\n'), std::string::npos);
  EXPECT_EQ(hostId(), id);
}

}  // namespace
}  // namespace strata
