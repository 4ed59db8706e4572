// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/real_number.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/json.h"

namespace strata {

namespace {

std::string_view takeDigits(std::string_view& text) {
  const std::string_view digits = text.substr(0, text.find_first_not_of("0123456789"));
  text.remove_prefix(digits.size());
  return digits;
}

bool take(std::string_view& text, std::string_view anyOf) {
  if (text.empty() || anyOf.find(text.front()) == std::string_view::npos) return false;
  text.remove_prefix(1);
  return true;
}

bool isZero(std::string_view digits) {
  return std::ranges::all_of(digits, [](char digit) { return digit == '0'; });
}

}  // namespace

std::optional<double> parseReal(std::string_view text) {
  const bool negative = take(text, "-");
  std::string_view whole = takeDigits(text);
  const std::string_view fraction = take(text, ".") ? takeDigits(text) : std::string_view();
  if (whole.empty() && fraction.empty()) return std::nullopt;
  const bool zero = isZero(whole) && isZero(fraction);

  std::string exponent;
  if (take(text, "eE")) {
    exponent = take(text, "-") ? "e-" : "e";
    if (exponent == "e") take(text, "+");
    const std::string_view digits = takeDigits(text);
    if (digits.empty()) return std::nullopt;
    exponent += digits;
  }
  if (!text.empty()) return std::nullopt;
  if (zero) return negative ? -0.0 : 0.0;

  // JSON wants digits at both sides of the point, and no zero in front of others.
  whole.remove_prefix(std::min(whole.find_first_not_of('0'), whole.size()));
  std::string number = negative ? "-" : "";
  number += whole.empty() ? "0" : whole;
  number += '.';
  number += fraction.empty() ? "0" : fraction;
  const auto json = parsedJson(number + exponent);
  if (!json.is_number() || json.get<double>() == 0) return std::nullopt;
  return json.get<double>();
}

bool isFigure(double number) {
  const double size = std::abs(number);
  return size == 0 || (size >= 1e-30 && size <= 1e30);
}

}  // namespace strata
