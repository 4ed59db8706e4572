// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/cpace.h"

#include <sodium.h>

#include "core/net/octets.h"

namespace strata::cpace {

namespace {

constexpr std::string_view name = "CPaceRistretto255";
constexpr std::string_view nameOfKey = "CPaceRistretto255_ISK";
constexpr std::size_t blockOfHash = 128;  // of SHA-512

using Text = std::vector<std::uint8_t>;

/// Its length before it, in seven bits an octet (LEB128).
void append(Text& text, Octets part) {
  std::size_t rest = part.size();
  do {
    const auto low = static_cast<std::uint8_t>(rest & 0x7f);
    rest >>= 7;
    text.push_back(rest > 0 ? static_cast<std::uint8_t>(low | 0x80) : low);
  } while (rest > 0);
  text.insert(text.end(), part.begin(), part.end());
}

Key hashed(const Text& text) {
  Key key;
  crypto_hash_sha512(key.data(), text.data(), text.size());
  return key;
}

std::size_t lengthWithPrefix(Octets part) {
  Text text;
  append(text, part);
  return text.size();
}

}  // namespace

std::vector<std::uint8_t> generatorText(const Occasion& occasion) {
  const Octets password = octetsOf(occasion.password);
  // The password fills the hash's first block, so that its length cannot be told by the time this takes.
  const std::size_t used = 1 + lengthWithPrefix(password) + lengthWithPrefix(octetsOf(name));
  const Text padding(used < blockOfHash ? blockOfHash - used : 0, 0);
  Text text;
  append(text, octetsOf(name));
  append(text, password);
  append(text, padding);
  append(text, occasion.channel);
  append(text, occasion.session);
  return text;
}

Element generator(const Occasion& occasion) {
  const Key hash = hashed(generatorText(occasion));
  Element element;
  crypto_core_ristretto255_from_hash(element.data(), hash.data());
  return element;
}

Scalar makeScalar() {
  Scalar scalar;
  crypto_core_ristretto255_scalar_random(scalar.data());
  return scalar;
}

Element share(const Scalar& own, const Occasion& occasion) {
  const Element base = generator(occasion);
  Element element{};
  // Fails for a product that is neutral, which neither scalar nor generator allow.
  if (crypto_scalarmult_ristretto255(element.data(), own.data(), base.data()) != 0) element.fill(0);
  return element;
}

std::optional<Key> key(const Scalar& own, const Element& others, const Occasion& occasion, const Said& first,
                       const Said& second) {
  Element secret;
  if (crypto_scalarmult_ristretto255(secret.data(), own.data(), others.data()) != 0) return std::nullopt;
  Text text;
  append(text, octetsOf(nameOfKey));
  append(text, occasion.session);
  append(text, secret);
  for (const Said& said : {first, second}) {
    append(text, said.share);
    append(text, said.beside);
  }
  const Key result = hashed(text);
  sodium_memzero(secret.data(), secret.size());
  sodium_memzero(text.data(), text.size());
  return result;
}

}  // namespace strata::cpace
