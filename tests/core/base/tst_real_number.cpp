// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/real_number.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <bit>
#include <clocale>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace strata {
namespace {

TEST(ParseReal, takesEveryFormOfANumber) {
  for (const auto& [text, value] : {std::pair("0", 0.0),
                                    {"1", 1.0},
                                    {"1.", 1.0},
                                    {".5", 0.5},
                                    {"-.5", -0.5},
                                    {"-1.5", -1.5},
                                    {"007", 7.0},
                                    {"000.250", 0.25},
                                    {"1e5", 1e5},
                                    {"1E-5", 1e-5},
                                    {"1.e2", 100.0},
                                    {".5e+1", 5.0},
                                    {"0e999", 0.0},
                                    {"0.000e99999999999999999999", 0.0},
                                    {"9007199254740993", 9007199254740992.0},
                                    {"18446744073709551617", 18446744073709551616.0},
                                    {"1.7976931348623157e308", 1.7976931348623157e308},
                                    {"2.2250738585072011e-308", 2.2250738585072011e-308},
                                    {"1e-310", 1e-310},
                                    {"4.94e-324", 5e-324}})
    EXPECT_EQ(parseReal(text), value) << text;
  const auto zero = parseReal("-0");
  ASSERT_TRUE(zero);
  EXPECT_TRUE(*zero == 0 && std::signbit(*zero));
}

TEST(ParseReal, refusesAllElse) {
  for (const char* text : {"",
                           ".",
                           "-",
                           "-.",
                           "+1",
                           "--1",
                           "-+1",
                           " 1",
                           "1 ",
                           "1e",
                           "1e+",
                           "e5",
                           ".e5",
                           "1e5.",
                           "1e 5",
                           "1e+-5",
                           "1..2",
                           "1.2.3",
                           "1,5",
                           "0x10",
                           "0x1p3",
                           "1p3",
                           "inf",
                           "-inf",
                           "nan",
                           "-nan",
                           "NaN()",
                           "1.5x",
                           "infinity",
                           "INFINITY",
                           "1'000",
                           "\"1\"",
                           "[1]",
                           "1\n",
                           "1e400",
                           "-1e400",
                           "1.8e308",
                           "1e-400",
                           "2e-324",
                           "null",
                           "1e99999999999999999999",
                           "1e-99999999999999999999"})
    EXPECT_FALSE(parseReal(text)) << text;
  EXPECT_FALSE(parseReal(std::string_view("1\0", 2)));
}

TEST(ParseReal, readsWhatWasWrittenToTheLastBit) {
  std::uint64_t random = 1;
  for (int i = 0; i < 20'000; ++i) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    const auto value = std::bit_cast<double>(random ^ (random >> 29));
    if (!std::isfinite(value)) continue;
    for (const std::string& text : {fmt::format("{}", value), fmt::format("{:.16e}", value)}) {
      const auto read = parseReal(text);
      ASSERT_TRUE(read) << text;
      ASSERT_EQ(std::bit_cast<std::uint64_t>(*read), std::bit_cast<std::uint64_t>(value)) << text;
    }
  }
}

TEST(ParseReal, roundsDigitsWithoutEnd) {
  // The middle between two neighbours goes to the even one; a trace more goes up.
  const std::string middle = "1.00000000000000011102230246251565404236316680908203125";
  EXPECT_EQ(parseReal(middle), 1.0);
  EXPECT_EQ(parseReal(middle + std::string(1000, '0') + '1'), std::nextafter(1.0, 2.0));
}

TEST(ParseReal, heedsNoLocale) {
  const std::string before = std::setlocale(LC_NUMERIC, nullptr);
  for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "de_DE", "fr_FR.UTF-8", "German"})
    if (std::setlocale(LC_NUMERIC, name) != nullptr) break;
  EXPECT_EQ(parseReal("1.5"), 1.5);
  EXPECT_FALSE(parseReal("1,5"));
  std::setlocale(LC_NUMERIC, before.c_str());
}

TEST(IsFigure, boundsWhatARunHolds) {
  for (const double number : {0.0, -0.0, 1.0, -1.0, 1e30, -1e30, 1e-30, -1e-30})
    EXPECT_TRUE(isFigure(number)) << number;
  for (const double number :
       {1.1e30, -1.1e30, 9e-31, 5e-324, 1.7976931348623157e308, HUGE_VAL, -HUGE_VAL, std::nan("")})
    EXPECT_FALSE(isFigure(number)) << number;
}

}  // namespace
}  // namespace strata
