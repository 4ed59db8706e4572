// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_text.h"

#include <fmt/format.h>

#include <cstddef>
#include <string_view>

#include "core/base/plain_text.h"

namespace strata {

std::string jsonText(const Json& json, int indent) {
  const std::string dumped = json.dump(indent, ' ', false, Json::error_handler_t::replace);
  std::string text;
  text.reserve(dumped.size());
  for (std::size_t at = 0; at < dumped.size();) {
    const CodePoint point = codePointAt(dumped, at);
    // Those of ASCII are escaped already, and beside texts there are newlines only.
    if (point.value >= 0x7f && isControl(point.value))
      text += fmt::format("\\u{:04x}", point.value);
    else
      text += std::string_view(dumped).substr(at, point.bytes);
    at += point.bytes;
  }
  return text;
}

}  // namespace strata
