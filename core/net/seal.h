// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/net/cpace.h"
#include "core/net/frame.h"

/// What is made of the key of a session: proofs that an end has it, and tags of the frames that follow.
/// BLAKE2b with a key (RFC 7693). Pure.
namespace strata {

using Tag = std::array<std::uint8_t, 32>;

/// One of each end, so that nothing that an end said can be held out to itself.
enum class Speaker { Leader, Responder };

/// Shows that the speaker has the key.
Tag proofOf(const cpace::Key& key, Speaker speaker);

/// A text about the system that a program runs on, which tells nothing to whoever lacks the key.
std::string hostMark(const cpace::Key& key, std::string_view hostId);

/// Compares in a time that does not tell where the tags differ.
bool isSame(const Tag& tag, std::span<const std::uint8_t> other);

/// Makes the tags of the frames of one speaker, or checks them at the other end: each frame counts, so none
/// can be left out, repeated or put elsewhere.
class Seal {
 public:
  Seal(const cpace::Key& key, Speaker speaker);

  /// The authentication tag of the next frame.
  Tag next(const FrameHead& head, std::string_view payload);

 private:
  std::array<std::uint8_t, 32> m_key{};
  std::uint64_t m_count = 0;
};

}  // namespace strata
