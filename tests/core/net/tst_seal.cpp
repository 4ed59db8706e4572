// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "core/net/seal.h"

namespace strata {

namespace {

cpace::Key keyOf(std::uint8_t first) {
  cpace::Key key{};
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(first + i);
  return key;
}

FrameHead headOf(std::string_view payload, FrameKind kind = FrameKind::Words) {
  return {kind, static_cast<std::uint32_t>(payload.size() + std::tuple_size_v<Tag>)};
}

struct Tagged {
  std::string payload;
  Tag tag{};
};

Tagged tagged(Seal& seal, std::string payload) {
  const Tag tag = seal.next(headOf(payload), payload);
  return {std::move(payload), tag};
}

/// What the end does that receives it.
bool accepts(Seal& seal, const Tagged& frame) {
  return isSame(seal.next(headOf(frame.payload), frame.payload), frame.tag);
}

}  // namespace

TEST(Seal, TheOtherEndComesToTheSameTags) {
  Seal own(keyOf(1), Speaker::Leader);
  Seal others(keyOf(1), Speaker::Leader);
  for (const char* payload : {"", "one", "two", "two", "three"})
    EXPECT_TRUE(accepts(others, tagged(own, payload))) << payload;
}

TEST(Seal, TagsDifferByAllThatTheyAreOf) {
  std::vector<Tag> tags;
  const std::string payload = "payload";
  Seal seal(keyOf(1), Speaker::Leader);
  for (int count = 0; count < 300; ++count) tags.push_back(seal.next(headOf(payload), payload));
  const auto first = [&](std::uint8_t key, Speaker speaker, const FrameHead& head, std::string_view text) {
    tags.push_back(Seal(keyOf(key), speaker).next(head, text));
  };
  first(2, Speaker::Leader, headOf(payload), payload);
  first(1, Speaker::Responder, headOf(payload), payload);
  first(1, Speaker::Leader, headOf(payload, FrameKind::Share), payload);
  first(1, Speaker::Leader, headOf("longer than that"), payload);
  first(1, Speaker::Leader, headOf(payload), "Payload");
  first(1, Speaker::Leader, headOf(payload), "");
  EXPECT_EQ(std::set<Tag>(tags.begin(), tags.end()).size(), tags.size());
}

TEST(Seal, ARepeatedFrameIsRefused) {
  Seal own(keyOf(1), Speaker::Leader);
  Seal others(keyOf(1), Speaker::Leader);
  const auto frame = tagged(own, "go");
  EXPECT_TRUE(accepts(others, frame));
  EXPECT_FALSE(accepts(others, frame));
}

TEST(Seal, SwappedFramesAreRefused) {
  Seal own(keyOf(1), Speaker::Leader);
  Seal others(keyOf(1), Speaker::Leader);
  const auto one = tagged(own, "go");
  const auto two = tagged(own, "go");
  EXPECT_FALSE(accepts(others, two));
  EXPECT_FALSE(accepts(others, one));
}

TEST(Seal, AFrameThatIsLeftOutIsMissed) {
  Seal own(keyOf(1), Speaker::Leader);
  Seal others(keyOf(1), Speaker::Leader);
  static_cast<void>(tagged(own, "left out"));
  EXPECT_FALSE(accepts(others, tagged(own, "go")));
}

TEST(Seal, WhatAnEndSaidIsNotHeldOutToItself) {
  Seal own(keyOf(1), Speaker::Responder);
  Seal others(keyOf(1), Speaker::Leader);
  EXPECT_FALSE(accepts(others, tagged(own, "go")));
  EXPECT_NE(proofOf(keyOf(1), Speaker::Leader), proofOf(keyOf(1), Speaker::Responder));
}

TEST(Seal, ProofIsOfTheKeyAlone) {
  EXPECT_EQ(proofOf(keyOf(1), Speaker::Leader), proofOf(keyOf(1), Speaker::Leader));
  EXPECT_NE(proofOf(keyOf(1), Speaker::Leader), proofOf(keyOf(2), Speaker::Leader));
  // Each bit of it counts.
  auto other = keyOf(1);
  other.back() ^= 1;
  EXPECT_NE(proofOf(keyOf(1), Speaker::Leader), proofOf(other, Speaker::Leader));
}

TEST(Seal, ATagIsTheSameInAllOfItsBytesOnly) {
  const Tag tag = proofOf(keyOf(1), Speaker::Leader);
  std::vector<std::uint8_t> other(tag.begin(), tag.end());
  EXPECT_TRUE(isSame(tag, other));
  for (std::size_t i = 0; i < other.size(); ++i) {
    other[i] ^= 0x80;
    EXPECT_FALSE(isSame(tag, other)) << i;
    other[i] ^= 0x80;
  }
  other.push_back(0);
  EXPECT_FALSE(isSame(tag, other));
  other.resize(tag.size() - 1);
  EXPECT_FALSE(isSame(tag, other));
  EXPECT_FALSE(isSame(tag, {}));
}

TEST(Seal, HostMarkIsTheSameForTheSameHostAndKeyOnly) {
  const std::string id = "0123456789abcdef0123456789abcdef";
  const std::string mark = hostMark(keyOf(1), id);
  EXPECT_EQ(mark, hostMark(keyOf(1), id));
  EXPECT_NE(mark, hostMark(keyOf(2), id));
  EXPECT_NE(mark, hostMark(keyOf(1), "0123456789abcdef0123456789abcdee"));
  EXPECT_NE(mark, hostMark(keyOf(1), ""));
  EXPECT_EQ(mark.size(), 64u);
  EXPECT_EQ(mark.find_first_not_of("0123456789abcdef"), std::string::npos);
  EXPECT_EQ(mark.find(id), std::string::npos);
}

}  // namespace strata
