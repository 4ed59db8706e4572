// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include <limits>

#include "core/report/number_text.h"

namespace strata {
namespace {

TEST(ThreeDigits, KeepsThreeAtEachSize) {
  EXPECT_EQ(threeDigits(0.004561), "0.00456");
  EXPECT_EQ(threeDigits(0.05), "0.0500");
  EXPECT_EQ(threeDigits(0.5), "0.500");
  EXPECT_EQ(threeDigits(1.234), "1.23");
  EXPECT_EQ(threeDigits(12.34), "12.3");
  EXPECT_EQ(threeDigits(123.4), "123");
  EXPECT_EQ(threeDigits(1234), "1230");
  EXPECT_EQ(threeDigits(12345), "12300");
  EXPECT_EQ(threeDigits(9868845.93), "9870000");
}

TEST(ThreeDigits, RoundsIntoTheNextSize) {
  EXPECT_EQ(threeDigits(9.996), "10.0");
  EXPECT_EQ(threeDigits(99.96), "100");
  EXPECT_EQ(threeDigits(999.6), "1000");
  EXPECT_EQ(threeDigits(0.9996), "1.00");
  EXPECT_EQ(threeDigits(99950001), "100000000");
}

TEST(ThreeDigits, KnowsZeroSignsAndWhatIsNoNumber) {
  EXPECT_EQ(threeDigits(0), "0");
  EXPECT_EQ(threeDigits(-0.0), "0");
  EXPECT_EQ(threeDigits(-12.34), "-12.3");
  EXPECT_EQ(threeDigits(std::nan("")), "-");
  EXPECT_EQ(threeDigits(std::numeric_limits<double>::infinity()), "-");
}

TEST(ThreeDigits, UsesAnExponentFarOut) {
  EXPECT_EQ(threeDigits(0.0001), "0.000100");
  EXPECT_EQ(threeDigits(1.2e-7), "1.20e-07");
  EXPECT_EQ(threeDigits(1.234e15), "1.23e+15");
}

TEST(PercentText, HasOneDecimalBelowTen) {
  EXPECT_EQ(percentText(0), "0.0 %");
  EXPECT_EQ(percentText(0.04), "<0.1 %");
  EXPECT_EQ(percentText(0.44), "0.4 %");
  EXPECT_EQ(percentText(9.94), "9.9 %");
  EXPECT_EQ(percentText(9.96), "10 %");
  EXPECT_EQ(percentText(98.3), "98 %");
  EXPECT_EQ(percentText(104.6), "105 %");
}

TEST(DatumText, TakesTheUnitFromTheName) {
  EXPECT_EQ(datumText({"size_bytes", std::int64_t{16384}}), "16 KiB");
  EXPECT_EQ(datumText({"excluded_percent", 12.3}), "12 %");
  EXPECT_EQ(datumText({"percent", 0.21}), "0.2 %");
  EXPECT_EQ(datumText({"low_ghz", 3.1}), "3.10 GHz");
  EXPECT_EQ(datumText({"others_cpus", 0.967}), "97 %");
  EXPECT_EQ(datumRangeText({"others_cpus", 0.962}, {"others_cpus", 1.5}), "96-150 %");
  EXPECT_EQ(datumText({"rate_mhz", 3800.0}), "3800 MHz");
  EXPECT_EQ(datumText({"used_s", 1.2}), "1.20 s");
  EXPECT_EQ(datumText({"read_ns", 23.4}), "23.4 ns");
  EXPECT_EQ(datumText({"median_ms", 0.456}), "0.456 ms");
  EXPECT_EQ(datumText({"best_mbs", 1234.0}), "1230 MB/s");
  EXPECT_EQ(datumText({"threads", std::int64_t{12345}}), "12345") << "a count is exact";
  EXPECT_EQ(datumText({"path", std::string("/a_bytes")}), "/a_bytes");
  EXPECT_EQ(datumText({"file_system", std::string()}), "?");
}

TEST(DatumRangeText, JoinsTwoFigures) {
  EXPECT_EQ(datumRangeText({"excluded_percent", 5.2}, {"excluded_percent", 12.0}), "5.2-12 %");
  EXPECT_EQ(datumRangeText({"low_ghz", 3.1}, {"low_ghz", 3.8}), "3.10-3.80 GHz");
  EXPECT_EQ(datumRangeText({"low_ghz", 3.101}, {"low_ghz", 3.104}), "3.10 GHz") << "they read alike";
  EXPECT_EQ(datumRangeText({"size_bytes", std::int64_t{16384}}, {"size_bytes", std::int64_t{1 << 20}}),
            "16 KiB - 1 MiB");
  EXPECT_EQ(datumRangeText({"clean", std::int64_t{4}}, {"clean", std::int64_t{12}}), "4-12");
}

}  // namespace
}  // namespace strata
