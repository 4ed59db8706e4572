// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_writing.h"

#include <algorithm>
#include <cstddef>

#include "core/base/json_text.h"

namespace strata {

std::string compact(const Json& json) {
  return jsonText(json);
}

namespace {

void write(std::string& text, const Json& json, std::size_t indent) {
  constexpr std::size_t lineWidth = 100;
  const bool nests = std::any_of(json.begin(), json.end(),
                                 [](const Json& value) { return value.is_structured() && !value.empty(); });
  const bool figures = json.is_array() && !nests;
  if (!json.is_structured() || json.empty() || figures) {
    text += compact(json);
    return;
  }
  if (std::string line = compact(json); indent > 0 && indent + line.size() <= lineWidth) {
    text += line;
    return;
  }

  const std::string margin(indent + 1, ' ');
  const bool isObject = json.is_object();
  text += isObject ? "{\n" : "[\n";
  bool first = true;
  for (const auto& [key, value] : json.items()) {
    if (!first) text += ",\n";
    first = false;
    text += margin;
    if (isObject) text += compact(key) + ": ";
    write(text, value, indent + 1);
  }
  text += '\n' + std::string(indent, ' ') + (isObject ? '}' : ']');
}

}  // namespace

std::string pretty(const Json& json) {
  std::string text;
  write(text, json, 0);
  text += '\n';
  return text;
}

}  // namespace strata
