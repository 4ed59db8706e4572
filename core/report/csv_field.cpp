// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/csv_field.h"

#include <fmt/format.h>

#include <cstdint>

#include "core/base/plain_text.h"
#include "core/base/real_number.h"
#include "core/model/fields.h"

namespace strata {

namespace {

/// What a spreadsheet passes over before it looks for a formula: spaces, controls, and marks without a width.
bool isPassedOver(std::uint32_t value) {
  return value == ' ' || isControl(value) || value == 0x200b || value == 0xfeff;
}

/// ASCII, or of full width as keyboards of Japanese and Chinese have them.
bool beginsFormula(std::uint32_t value) {
  return value == '=' || value == '+' || value == '-' || value == '@' || value == 0xff1d || value == 0xff0b ||
         value == 0xff0d || value == 0xff20;
}

bool isTakenForFormula(std::string_view text) {
  if (text.starts_with('\t') || text.starts_with('\r')) return true;
  std::size_t at = 0;
  CodePoint point;
  while (at < text.size() && (point = codePointAt(text, at)).valid && isPassedOver(point.value))
    at += point.bytes;
  return at < text.size() && point.valid && beginsFormula(point.value) && !parseReal(text);
}

/// The text with an apostrophe before each part that a spreadsheet could take for a formula. Where the
/// locale separates fields by semicolons, a field of ours ends at each of them, and quotes within a row do
/// not hold a newline together.
std::string shielded(std::string_view text) {
  std::string safe;
  for (;;) {
    const std::size_t end = text.find_first_of(";\n");
    const std::string_view part = text.substr(0, end);
    if (isTakenForFormula(part)) safe += '\'';
    safe += part;
    if (end == std::string_view::npos) return safe;
    safe += text[end];
    text.remove_prefix(end + 1);
  }
}

}  // namespace

std::string csvField(std::string_view text, CsvTexts texts) {
  const std::string plain = withoutControls(texts == CsvTexts::Shielded ? shielded(text) : std::string(text));
  if (plain.find_first_of(",\"\n") == std::string::npos) return plain;
  std::string field = "\"";
  for (const char c : plain) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + '"';
}

std::optional<std::string> parameterText(const Parameters& parameters, std::string_view heading) {
  std::optional<std::string> text;
  const auto take = [&](const auto& parameter) {
    if (heading == parameterHeading(parameter.key))
      text = parameter.value ? fmt::format("{}", *parameter.value) : std::string();
  };
  withParameters(parameters, [&](const auto&... each) { (take(each), ...); });
  return text;
}

}  // namespace strata
