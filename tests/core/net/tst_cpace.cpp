// SPDX-License-Identifier: GPL-3.0-or-later
// The vectors of draft-irtf-cfrg-cpace, appendix "CPace using group ristretto255 and hash SHA-512".
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "core/net/cpace.h"

namespace strata::cpace {

namespace {

std::vector<std::uint8_t> fromHex(std::string_view hex) {
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
    bytes.push_back(static_cast<std::uint8_t>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16)));
  return bytes;
}

template <typename Array>
Array arrayOf(std::string_view hex) {
  Array array{};
  const auto bytes = fromHex(hex);
  EXPECT_EQ(bytes.size(), array.size());
  std::copy_n(bytes.begin(), std::min(bytes.size(), array.size()), array.begin());
  return array;
}

const auto channel = fromHex("0b415f696e69746961746f720b425f726573706f6e646572");
const auto session = fromHex("7e4b4791d6a8ef019b936c79fb7f2c57");
const Occasion occasion{"Password", channel, session};
const auto ya = arrayOf<Scalar>("da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08");
const auto yb = arrayOf<Scalar>("d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d");
const auto shareA = arrayOf<Element>("d6bac480f2c386c394efc7c47adb9925dcd2630b64f240c50f8d0eec482b9157");
const auto shareB = arrayOf<Element>("3ea7e0b19560d7c0b0f5734f63b955286dfa8232b5ebe63324e2d9e7433f7258");
const auto besideA = fromHex("414461");
const auto besideB = fromHex("414462");

std::optional<Key> keyOf(const Scalar& own, const Element& others, const Occasion& at = occasion) {
  return key(own, others, at, {shareA, besideA}, {shareB, besideB});
}

}  // namespace

TEST(CPace, GeneratorTextIsThatOfTheDraft) {
  EXPECT_EQ(generatorText(occasion), fromHex("11435061636552697374726574746f3235350850617373776f726464"
                                             "00000000000000000000000000000000000000000000000000000000"
                                             "00000000000000000000000000000000000000000000000000000000"
                                             "00000000000000000000000000000000000000000000000000000000"
                                             "00000000000000000000000000000000180b415f696e69746961746f"
                                             "720b425f726573706f6e646572107e4b4791d6a8ef019b936c79fb7f"
                                             "2c57"));
}

TEST(CPace, GeneratorIsThatOfTheDraft) {
  EXPECT_EQ(generator(occasion),
            arrayOf<Element>("222b6b195fe84b1652badb6f6a3ae3d24341e7306967f0b8115b40d5698c7e56"));
}

TEST(CPace, SharesAreThoseOfTheDraft) {
  EXPECT_EQ(share(ya, occasion), shareA);
  EXPECT_EQ(share(yb, occasion), shareB);
}

TEST(CPace, BothEndsComeToTheKeyOfTheDraft) {
  const auto expected = arrayOf<Key>(
      "b69effbf61b51d56401c0f65601abe428de8206feaaf0e32198896dc"
      "ae7b35cd2b38950a39dfd5d4a79164614c2984f7daa460b588c1e80c"
      "3fa2068af7900447");
  EXPECT_EQ(keyOf(ya, shareB), expected);
  EXPECT_EQ(keyOf(yb, shareA), expected);
}

// The draft's invalid values: the neutral element, and an octet string that encodes none.
TEST(CPace, TakesNoShareThatIsNoElement) {
  const auto scalar = arrayOf<Scalar>("7cd0e075fa7955ba52c02759a6c90dbbfc10e6d40aea8d283e407d88cf538a05");
  EXPECT_FALSE(keyOf(scalar, Element{}));
  EXPECT_FALSE(
      keyOf(scalar, arrayOf<Element>("2b3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c")));
  Element all{};
  all.fill(0xff);
  EXPECT_FALSE(keyOf(scalar, all));
}

TEST(CPace, AnotherPasswordChannelOrSessionIsAnotherKey) {
  const auto right = keyOf(ya, shareB);
  const auto other = fromHex("00");
  for (const Occasion& at : {Occasion{"password", channel, session}, Occasion{"Password", channel, other}}) {
    const Scalar own = makeScalar();
    const Scalar others = makeScalar();
    const auto mine = share(own, occasion);
    const auto theirs = share(others, at);
    const auto here = key(own, theirs, occasion, {mine, besideA}, {theirs, besideB});
    const auto there = key(others, mine, at, {mine, besideA}, {theirs, besideB});
    ASSERT_TRUE(here && there);
    EXPECT_NE(*here, *there);
  }
  EXPECT_NE(keyOf(ya, shareB, {"Password", channel, other}), right);
}

TEST(CPace, ScalarsAreFresh) {
  EXPECT_NE(makeScalar(), makeScalar());
}

// Lengths of 128 and more take two octets: 128 is 0x80 0x01.
TEST(CPace, LongTextsHaveTheirLengthInSevenBitsAnOctet) {
  const std::vector<std::uint8_t> longChannel(128, 0x5a);
  const auto text = generatorText({"Password", longChannel, session});
  const std::vector<std::uint8_t> lengths{0x80, 0x01, 0x5a};
  EXPECT_NE(std::ranges::search(text, lengths).begin(), text.end());
}

}  // namespace strata::cpace
