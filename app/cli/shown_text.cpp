// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shown_text.h"

#include <fmt/format.h>

#include <cstddef>

#include "core/base/plain_text.h"

namespace strata::cli {

bool isUtf8(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    const CodePoint point = codePointAt(bytes, at);
    if (!point.valid) return false;
    at += point.bytes;
  }
  return true;
}

std::string shownText(std::string_view given, std::size_t most) {
  std::string shown;
  std::size_t characters = 0;
  for (std::size_t at = 0; at < given.size(); ++characters) {
    if (characters == most) return shown + "...";
    const CodePoint point = codePointAt(given, at);
    const std::string_view bytes = given.substr(at, point.bytes);
    if (point.valid && !isControl(point.value))
      shown += bytes;
    else
      for (const char byte : bytes) shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
    at += point.bytes;
  }
  return shown;
}

}  // namespace strata::cli
