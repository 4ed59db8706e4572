// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>

#include "core/base/units.h"

namespace strata {

TEST(ParseSize, readsBinaryAndDecimalUnits) {
  EXPECT_EQ(parseSize("128"), 128_B);
  EXPECT_EQ(parseSize("16K"), 16_KiB);
  EXPECT_EQ(parseSize("16 KiB"), 16_KiB);
  EXPECT_EQ(parseSize("1.5M"), Bytes{1536 * 1024});
  EXPECT_EQ(parseSize("2GB"), Bytes{2'000'000'000});
  EXPECT_EQ(parseSize("10kB"), Bytes{10'000});
  EXPECT_EQ(parseSize("3T"), Bytes{std::uint64_t{3} << 40});
  EXPECT_EQ(parseSize(" 7 B "), 7_B);
  EXPECT_EQ(parseSize("0"), 0_B);
}

TEST(ParseSize, refusesWhatIsNoSize) {
  for (const char* text : {"", " ", "K", "-1", "+1", "1.5.2K", "16X", "16 K iB", "nan", "1e9", "0x10", ".5M",
                           "99999999999999999999", "20000000T", "18446744073709551616"})
    EXPECT_FALSE(parseSize(text)) << text;
}

TEST(ParseSize, takesAPointWithoutDigitsAfterIt) {
  EXPECT_EQ(parseSize("2."), 2_B);
  EXPECT_EQ(parseSize("2.K"), 2_KiB);
  EXPECT_EQ(parseSize("0.5 K"), 512_B);
  EXPECT_FALSE(parseSize("0." + std::string(400, '0') + "1"));
}

TEST(ParseSize, keepsLargeWholeNumbersExact) {
  EXPECT_EQ(parseSize("9007199254740993"), Bytes{9007199254740993u});
}

TEST(ExactSize, isReadBackToTheSameSize) {
  for (const std::uint64_t count :
       {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1000}, std::uint64_t{1024}, std::uint64_t{1536},
        std::uint64_t{10} << 20, std::uint64_t{5} << 42})
    EXPECT_EQ(parseSize(exactSize({count})), Bytes{count}) << count;
  EXPECT_EQ(exactSize(16_KiB), "16K");
  EXPECT_EQ(exactSize(1000_B), "1000");
}

TEST(FormatSize, downIsNeverMoreThanTheSizeAndHardlyLess) {
  EXPECT_EQ(formatSizeDown(100_B), "100 B");
  EXPECT_EQ(formatSizeDown(16_KiB), "16 KiB");
  EXPECT_EQ(formatSizeDown(16_KiB - 1_B), "15.9 KiB");
  EXPECT_EQ(formatSizeDown(Bytes{926'924'800}), "883 MiB");  // 883.98 MiB
  EXPECT_EQ(formatSize(Bytes{926'924'800}), "884 MiB");
  std::uint64_t random = 1;
  for (int i = 0; i < 1000; ++i) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    const Bytes size{random >> (random % 50 + 4)};
    const auto read = parseSize(formatSizeDown(size));
    ASSERT_TRUE(read);
    EXPECT_LE(*read, size);
    EXPECT_GE(static_cast<double>(read->count), 0.989 * static_cast<double>(size.count));
  }
}

TEST(FormatSize, keepsThreeDigits) {
  EXPECT_EQ(formatSize(100_B), "100 B");
  EXPECT_EQ(formatSize(16_KiB), "16 KiB");
  EXPECT_EQ(formatSize(Bytes{1536}), "1.50 KiB");
  EXPECT_EQ(formatSize(Bytes{23'400'000}), "22.3 MiB");
  EXPECT_EQ(formatSize(480_MiB), "480 MiB");
}

}  // namespace strata
