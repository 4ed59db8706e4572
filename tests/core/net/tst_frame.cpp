// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/net/frame.h"

namespace strata {

namespace {

using Head = std::array<std::uint8_t, frameHeadSize>;

std::string idOf(const Head& bytes, std::uint32_t most = mostWithKey) {
  const auto head = readFrameHead(bytes, most);
  return head ? "" : head.error().id;
}

}  // namespace

TEST(Frame, HeadIsTwelveBytesHighestFirst) {
  const Head expected{'S', 't', 'r', 'a', networkVersion, 5, 0, 0, 0x00, 0x01, 0x02, 0x03};
  EXPECT_EQ(frameHead({FrameKind::Words, 0x010203}), expected);
  const auto read = readFrameHead(expected, 0x010203);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, (FrameHead{FrameKind::Words, 0x010203}));
}

TEST(Frame, OtherProgramsAreNotStrata) {
  EXPECT_EQ(idOf({'G', 'E', 'T', ' ', '/', ' ', 'H', 'T', 'T', 'P', '/', '1'}), "network-not-strata");
  EXPECT_EQ(idOf({'S', 'S', 'H', '-', '2', '.', '0', '-', 'O', 'p', 'e', 'n'}), "network-not-strata");
  EXPECT_EQ(idOf({}), "network-not-strata");
}

TEST(Frame, AnotherVersionIsToldWithBothNumbers) {
  Head bytes = frameHead({FrameKind::Hello, 16});
  bytes[4] = networkVersion + 1;
  // What it means otherwise is for that version to know.
  bytes[5] = 200;
  const auto read = readFrameHead(bytes, mostBeforeKey);
  ASSERT_FALSE(read);
  const Error expected{
      "network-other-version",
      {{"theirs", std::int64_t{networkVersion + 1}}, {"ours", std::int64_t{networkVersion}}}};
  EXPECT_EQ(read.error(), expected);
}

TEST(Frame, TooLongIsRefusedBeforeAnythingIsKept) {
  EXPECT_EQ(idOf(frameHead({FrameKind::Hello, mostBeforeKey}), mostBeforeKey), "");
  EXPECT_EQ(idOf(frameHead({FrameKind::Hello, mostBeforeKey + 1}), mostBeforeKey), "network-bad-frame");
  EXPECT_EQ(idOf(frameHead({FrameKind::Hello, 0xffffffff})), "network-bad-frame");
}

TEST(Frame, KindsThatThereAreNotAreRefused) {
  for (const int kind : {0, 7, 255}) {
    Head bytes = frameHead({FrameKind::Hello, 0});
    bytes[5] = static_cast<std::uint8_t>(kind);
    EXPECT_EQ(idOf(bytes), "network-bad-frame") << kind;
  }
  Head bytes = frameHead({FrameKind::Hello, 0});
  bytes[7] = 1;
  EXPECT_EQ(idOf(bytes), "network-bad-frame");
}

TEST(Frame, AttachmentComesBack) {
  Attachment attachment{{1, 2, 3}, Carriage::RoundTrips, 63};
  const std::string bytes = attachmentBytes(attachment);
  const std::vector<std::uint8_t> octets(bytes.begin(), bytes.end());
  const auto read = readAttachment(octets);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, attachment);

  auto longer = octets;
  longer.push_back(0);
  EXPECT_FALSE(readAttachment(longer));
  EXPECT_FALSE(readAttachment({}));
  for (const int wrong : {0, 5}) {
    auto other = octets;
    other[16] = static_cast<std::uint8_t>(wrong);
    EXPECT_FALSE(readAttachment(other)) << wrong;
  }
}

}  // namespace strata
