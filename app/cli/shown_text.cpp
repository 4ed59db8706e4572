// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shown_text.h"

#include <fmt/format.h>

#include <cstddef>

namespace strata::cli {

namespace {

unsigned byteAt(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0u;
}

/// The bytes of the character that begins at `at`; 0 where none does.
std::size_t lengthOfCharacter(std::string_view bytes, std::size_t at) {
  const auto follows = [&](std::size_t offset, unsigned least, unsigned most) {
    const unsigned byte = byteAt(bytes, at + offset);
    return byte >= least && byte <= most;
  };
  const auto rest = [&](std::size_t first, std::size_t last) {
    for (std::size_t offset = first; offset <= last; ++offset)
      if (!follows(offset, 0x80, 0xBF)) return false;
    return true;
  };
  const unsigned lead = byteAt(bytes, at);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return rest(1, 1) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF)
    return follows(1, lead == 0xE0 ? 0xA0 : 0x80, lead == 0xED ? 0x9F : 0xBF) && rest(2, 2) ? 3 : 0;
  if (lead >= 0xF0 && lead <= 0xF4)
    return follows(1, lead == 0xF0 ? 0x90 : 0x80, lead == 0xF4 ? 0x8F : 0xBF) && rest(2, 3) ? 4 : 0;
  return 0;
}

}  // namespace

bool isUtf8(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t length = lengthOfCharacter(bytes, at);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

std::string shownText(std::string_view given, std::size_t most) {
  std::string shown;
  std::size_t characters = 0;
  for (std::size_t at = 0; at < given.size(); ++characters) {
    if (characters == most) return shown + "...";
    const std::size_t length = lengthOfCharacter(given, at);
    const unsigned byte = byteAt(given, at);
    // U+0080 to U+009F are control characters too.
    const bool control = byte < 0x20 || byte == 0x7F || (byte == 0xC2 && byteAt(given, at + 1) < 0xA0);
    if (length == 0 || control) {
      shown += fmt::format("\\x{:02x}", byte);
      ++at;
    } else {
      shown += given.substr(at, length);
      at += length;
    }
  }
  return shown;
}

}  // namespace strata::cli
