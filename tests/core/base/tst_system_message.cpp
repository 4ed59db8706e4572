// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_message.h"

#include <gtest/gtest.h>

#include <future>

namespace strata {
namespace {

/// Both ENOENT and ERROR_FILE_NOT_FOUND.
constexpr int missing = 2;

TEST(SystemMessage, IsThatOfTheNumber) {
  const std::string message = systemMessage(missing);
  ASSERT_FALSE(message.empty());
  EXPECT_EQ(systemMessage(std::error_code(missing, std::system_category())), message);
}

TEST(SystemMessage, EndsWithoutFullStop) {
  EXPECT_EQ(std::string(".\r\n ").find(systemMessage(missing).back()), std::string::npos);
}

TEST(SystemMessage, OfALibraryIsThatOfItsCategory) {
  const std::error_code error = std::make_error_code(std::future_errc::no_state);
  EXPECT_EQ(systemMessage(error), error.message());
}

}  // namespace
}  // namespace strata
