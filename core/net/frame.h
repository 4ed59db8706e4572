// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "core/model/result.h"

/// What goes over a connection between two programs of Strata before, and beside, the data that are measured.
/// A frame is a head of twelve bytes ("Stra", version, kind, two zeros, length in four bytes, the highest
/// first) and so many bytes. Pure.
namespace strata {

/// Raised when a program of before would not understand.
inline constexpr std::uint8_t networkVersion = 1;

enum class FrameKind : std::uint8_t {
  Hello = 1,    ///< a connection that is to lead: 16 random bytes; so is the answer
  Share = 2,    ///< of the key exchange: 32 bytes
  Proof = 3,    ///< that the key is known: 32 bytes
  Refusal = 4,  ///< instead of an answer: why not, a Message without authentication
  Words = 5,    ///< once the key is there: a Message, and its tag
  Attach = 6,   ///< a connection that carries data: see Attachment
};

struct FrameHead {
  FrameKind kind = FrameKind::Hello;
  std::uint32_t length = 0;

  friend bool operator==(const FrameHead&, const FrameHead&) = default;
};

inline constexpr std::size_t frameHeadSize = 12;
/// The most bytes of a frame before the key is there, and after.
inline constexpr std::uint32_t mostBeforeKey = 512;
inline constexpr std::uint32_t mostWithKey = 65536;

inline const Error badFrame{"network-bad-frame", {}};

std::array<std::uint8_t, frameHeadSize> frameHead(const FrameHead& head);

/// Errors: `network-not-strata`, `network-other-version` (theirs, ours), `network-bad-frame` (a kind that
/// there is not, or more than `most` bytes).
Result<FrameHead> readFrameHead(std::span<const std::uint8_t, frameHeadSize> bytes, std::uint32_t most);

/// What a connection of the data is to do, as the end that opened it sees it.
enum class Carriage : std::uint8_t {
  Send = 1,         ///< it sends as much as goes
  Receive = 2,      ///< it is sent as much as goes
  RoundTrips = 3,   ///< it sends small messages that come back
  Acknowledged = 4  ///< it sends chunks, and each is answered
};

/// The first frame of a connection that carries data.
struct Attachment {
  std::array<std::uint8_t, 16> token{};  ///< of the task: see TaskOffer
  Carriage carriage = Carriage::Send;
  std::uint8_t index = 0;  ///< among those of the same kind

  friend bool operator==(const Attachment&, const Attachment&) = default;
};

std::string attachmentBytes(const Attachment& attachment);
/// Error: `network-bad-frame`.
Result<Attachment> readAttachment(std::span<const std::uint8_t> bytes);

}  // namespace strata
