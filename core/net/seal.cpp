// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/seal.h"

#include <fmt/format.h>
#include <sodium.h>

namespace strata {

namespace {

template <typename Key>
Tag hashed(const Key& key, std::string_view text) {
  Tag tag;
  crypto_generichash(tag.data(), tag.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                     key.data(), key.size());
  return tag;
}

/// Names what a key is for, so that no two uses have the same.
std::string purpose(std::string_view what, Speaker speaker) {
  return fmt::format("strata {} {}", what, speaker == Speaker::Leader ? "leader" : "responder");
}

}  // namespace

Tag proofOf(const cpace::Key& key, Speaker speaker) {
  return hashed(key, purpose("proof", speaker));
}

std::string hostMark(const cpace::Key& key, std::string_view hostId) {
  std::string mark;
  for (const std::uint8_t octet : hashed(key, fmt::format("strata host {}", hostId)))
    mark += fmt::format("{:02x}", octet);
  return mark;
}

bool isSame(const Tag& tag, std::span<const std::uint8_t> other) {
  return other.size() == tag.size() && sodium_memcmp(tag.data(), other.data(), tag.size()) == 0;
}

Seal::Seal(const cpace::Key& key, Speaker speaker) : m_key(hashed(key, purpose("seal", speaker))) {}

Tag Seal::next(const FrameHead& head, std::string_view payload) {
  std::string text;
  for (int shift = 56; shift >= 0; shift -= 8) text += static_cast<char>(m_count >> shift & 0xff);
  for (const std::uint8_t octet : frameHead(head)) text += static_cast<char>(octet);
  text += payload;
  ++m_count;
  return hashed(m_key, text);
}

}  // namespace strata
