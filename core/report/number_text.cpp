// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/number_text.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

#include "core/base/units.h"
#include "core/report/word_ids.h"

namespace strata {

namespace {

struct Suffix {
  std::string_view ending;
  std::string_view unit;
};

// The longer endings first: "_mbs" ends in "s" too.
constexpr std::array<Suffix, 7> suffixes{{{"_ghz", "GHz"},
                                          {"_mhz", "MHz"},
                                          {"_mbs", "MB/s"},
                                          {"_ms", "ms"},
                                          {"_us", "us"},
                                          {"_ns", "ns"},
                                          {"_s", "s"}}};

/// CPUs that others kept busy: 1.5 is "150 %".
constexpr std::string_view othersCpus = "others_cpus";

std::string numberWithUnit(double value, std::string_view name) {
  if (name.ends_with("percent")) return percentText(value);
  // One unit for what others take, whether it is more than a CPU or less.
  if (name == othersCpus) return percentText(100 * value);
  if (name.ends_with("_bytes") && value >= 0 && value < 0x1p64)
    return formatSize({static_cast<std::uint64_t>(value)});
  for (const Suffix& suffix : suffixes)
    if (name.ends_with(suffix.ending)) return fmt::format("{} {}", threeDigits(value), suffix.unit);
  return threeDigits(value);
}

/// Whoever takes a person at their word must be let through: what is there, and what fits, is rounded down.
bool isUpperBound(std::string_view name) {
  return name.starts_with("largest_") || name.starts_with("available_") || name.starts_with("free_");
}

bool hasUnit(std::string_view name) {
  if (name.ends_with("percent") || name.ends_with("_bytes") || name == othersCpus) return true;
  for (const Suffix& suffix : suffixes)
    if (name.ends_with(suffix.ending)) return true;
  return false;
}

}  // namespace

std::string threeDigits(double value) {
  if (!std::isfinite(value)) return "-";
  if (value == 0) return "0";

  // Rounded once, by the library, in decimal: "d.dde±xx".
  const std::string rounded = fmt::format("{:.2e}", value);
  const std::size_t mark = rounded.find('e');
  int exponent = 0;
  const std::size_t digitsOfExponent = mark + (rounded[mark + 1] == '+' ? 2 : 1);
  std::from_chars(rounded.data() + digitsOfExponent, rounded.data() + rounded.size(), exponent);
  if (exponent < -4 || exponent >= 15) return rounded;

  const bool negative = value < 0;
  std::string digits;
  for (const char c : rounded.substr(0, mark))
    if (c >= '0' && c <= '9') digits += c;

  std::string text;
  if (exponent < 0) {
    text = "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + digits;
  } else if (exponent < 2) {
    const auto whole = static_cast<std::size_t>(exponent) + 1;
    text = digits.substr(0, whole) + "." + digits.substr(whole);
  } else {
    text = digits + std::string(static_cast<std::size_t>(exponent - 2), '0');
  }
  return negative ? "-" + text : text;
}

std::string groupedFigure(double value) {
  std::string text = threeDigits(value);
  const bool plain = text.find_first_not_of("0123456789") == std::string::npos;
  if (!plain || text.size() < 5) return text;
  for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, "\u202f");
  return text;
}

std::string percentText(double percent) {
  if (!std::isfinite(percent)) return "-";
  if (percent > 0 && percent < 0.05) return "<0.1 %";
  return fmt::format("{:.{}f} %", percent, std::abs(percent) < 9.95 ? 1 : 0);
}

std::string percentFigure(double percent) {
  const std::string text = percentText(percent);
  return text.substr(0, text.find(' '));
}

std::string changePercent(double ratio) {
  return fmt::format("{:+.1f}", 100 * (ratio - 1));
}

std::string datumText(const Datum& datum) {
  if (const auto* text = std::get_if<std::string>(&datum.value)) return text->empty() ? "?" : *text;
  if (const auto* number = std::get_if<double>(&datum.value)) return numberWithUnit(*number, datum.name);
  const auto whole = std::get<std::int64_t>(datum.value);
  if (datum.name.ends_with("_bytes") && whole >= 0) {
    const Bytes size{static_cast<std::uint64_t>(whole)};
    return isUpperBound(datum.name) ? formatSizeDown(size) : formatSize(size);
  }
  // Counts are exact.
  return hasUnit(datum.name) ? numberWithUnit(static_cast<double>(whole), datum.name)
                             : fmt::format("{}", whole);
}

std::string datumRangeText(const Datum& low, const Datum& high) {
  const std::string from = datumText(low);
  const std::string to = datumText(high);
  if (from == to) return from;
  if (!hasUnit(low.name)) return fmt::format("{}-{}", from, to);
  const std::size_t fromUnit = from.rfind(' ');
  const std::size_t toUnit = to.rfind(' ');
  if (fromUnit == std::string::npos || toUnit == std::string::npos ||
      from.substr(fromUnit) != to.substr(toUnit))
    return fmt::format("{} - {}", from, to);
  return fmt::format("{}-{}", from.substr(0, fromUnit), to);
}

std::string wordIdOf(const Datum& datum) {
  const auto* text = std::get_if<std::string>(&datum.value);
  if (text && datum.name == "how") return wordId(howIds, *text);
  if (text && datum.name == "where") return wordId(whereIds, *text);
  if (text && datum.name == "memory_kind") return wordId(memoryKindIds, *text);
  return {};
}

}  // namespace strata
