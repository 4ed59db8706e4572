// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/frame.h"

#include <algorithm>

namespace strata {

namespace {

constexpr std::array<std::uint8_t, 4> mark{'S', 't', 'r', 'a'};

bool isKind(std::uint8_t number) {
  return number >= static_cast<std::uint8_t>(FrameKind::Hello) &&
         number <= static_cast<std::uint8_t>(FrameKind::Attach);
}

bool isCarriage(std::uint8_t number) {
  return number >= static_cast<std::uint8_t>(Carriage::Send) &&
         number <= static_cast<std::uint8_t>(Carriage::Acknowledged);
}

}  // namespace

std::array<std::uint8_t, frameHeadSize> frameHead(const FrameHead& head) {
  std::array<std::uint8_t, frameHeadSize> bytes{};
  std::ranges::copy(mark, bytes.begin());
  bytes[4] = networkVersion;
  bytes[5] = static_cast<std::uint8_t>(head.kind);
  for (std::size_t i = 0; i < 4; ++i) bytes[8 + i] = static_cast<std::uint8_t>(head.length >> (24 - 8 * i));
  return bytes;
}

Result<FrameHead> readFrameHead(std::span<const std::uint8_t, frameHeadSize> bytes, std::uint32_t most) {
  if (!std::equal(mark.begin(), mark.end(), bytes.begin())) return Error{"network-not-strata", {}};
  if (bytes[4] != networkVersion)
    return Error{"network-other-version",
                 {{"theirs", std::int64_t{bytes[4]}}, {"ours", std::int64_t{networkVersion}}}};
  FrameHead head;
  for (std::size_t i = 0; i < 4; ++i) head.length = head.length << 8 | bytes[8 + i];
  if (!isKind(bytes[5]) || bytes[6] != 0 || bytes[7] != 0 || head.length > most) return badFrame;
  head.kind = static_cast<FrameKind>(bytes[5]);
  return head;
}

std::string attachmentBytes(const Attachment& attachment) {
  std::string bytes(attachment.token.begin(), attachment.token.end());
  bytes += static_cast<char>(attachment.carriage);
  bytes += static_cast<char>(attachment.index);
  return bytes;
}

Result<Attachment> readAttachment(std::span<const std::uint8_t> bytes) {
  Attachment attachment;
  const std::size_t ofToken = attachment.token.size();
  if (bytes.size() != ofToken + 2 || !isCarriage(bytes[ofToken])) return badFrame;
  std::copy_n(bytes.begin(), ofToken, attachment.token.begin());
  attachment.carriage = static_cast<Carriage>(bytes[ofToken]);
  attachment.index = bytes[ofToken + 1];
  return attachment;
}

}  // namespace strata
