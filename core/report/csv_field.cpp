// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/csv_field.h"

#include <fmt/format.h>

#include "core/base/plain_text.h"
#include "core/base/real_number.h"
#include "core/model/fields.h"

namespace strata {

namespace {

bool isTakenForFormula(std::string_view text) {
  constexpr std::string_view beginnings = "=+-@\t\r";
  return !text.empty() && beginnings.find(text.front()) != std::string_view::npos && !parseReal(text);
}

}  // namespace

std::string csvField(std::string_view text, CsvTexts texts) {
  std::string plain = withoutControls(text);
  if (texts == CsvTexts::Shielded && isTakenForFormula(text)) plain.insert(0, 1, '\'');
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
