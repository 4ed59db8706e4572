// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/units.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>

#include "core/base/real_number.h"

namespace strata {

namespace {

struct Unit {
  std::string_view name;
  double factor;
};

constexpr double ki = 1024.0;
constexpr double k = 1000.0;
constexpr std::array<Unit, 17> units{{
    {"", 1},
    {"B", 1},
    {"b", 1},
    {"K", ki},
    {"k", ki},
    {"KiB", ki},
    {"kB", k},
    {"KB", k},
    {"M", ki* ki},
    {"MiB", ki* ki},
    {"MB", k* k},
    {"G", ki* ki* ki},
    {"GiB", ki* ki* ki},
    {"GB", k* k* k},
    {"T", ki* ki* ki* ki},
    {"TiB", ki* ki* ki* ki},
    {"TB", k* k* k* k},
}};

constexpr std::array<std::string_view, 5> binaryNames{"B", "KiB", "MiB", "GiB", "TiB"};

std::string_view trim(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

/// A size as a number of binaryNames[step].
struct InUnit {
  double value = 0;
  std::size_t step = 0;
};
InUnit inLargestUnit(Bytes size) {
  InUnit found{static_cast<double>(size.count), 0};
  while (found.value >= ki && found.step + 1 < binaryNames.size()) {
    found.value /= ki;
    ++found.step;
  }
  return found;
}

/// Three digits in all.
int decimalsOf(double value) {
  return value < 10 ? 2 : value < 100 ? 1 : 0;
}

}  // namespace

std::optional<Bytes> parseSize(std::string_view text) {
  text = trim(text);
  if (text.empty() || text.front() < '0' || text.front() > '9') return std::nullopt;

  // Whole numbers go through integers: a double would round sizes above 2^53.
  std::uint64_t whole = 0;
  const auto* end = text.data() + text.size();
  const auto integer = std::from_chars(text.data(), end, whole);
  const bool fraction = integer.ptr != end && *integer.ptr == '.';
  double number = static_cast<double>(whole);
  const char* rest = integer.ptr;
  if (integer.ec != std::errc{}) return std::nullopt;
  if (fraction) {
    const std::string_view decimal = text.substr(0, text.find_first_not_of("0123456789."));
    const auto real = parseReal(decimal);
    if (!real) return std::nullopt;
    number = *real;
    rest = text.data() + decimal.size();
  }

  const std::string_view name = trim({rest, static_cast<std::size_t>(end - rest)});
  for (const Unit& unit : units) {
    if (unit.name != name) continue;
    const double product = number * unit.factor;
    if (product >= 18446744073709551616.0) return std::nullopt;
    if (!fraction) return Bytes{whole * static_cast<std::uint64_t>(unit.factor)};
    return Bytes{static_cast<std::uint64_t>(std::llround(product))};
  }
  return std::nullopt;
}

std::string formatSize(Bytes size) {
  const auto [value, step] = inLargestUnit(size);
  if (value == std::floor(value)) return fmt::format("{:.0f} {}", value, binaryNames[step]);
  return fmt::format("{:.{}f} {}", value, decimalsOf(value), binaryNames[step]);
}

std::string formatSizeDown(Bytes size) {
  const auto [value, step] = inLargestUnit(size);
  const int decimals = decimalsOf(value);
  const double scale = std::pow(10, decimals);
  const double rounded = std::floor(value * scale) / scale;
  if (rounded == std::floor(rounded)) return fmt::format("{:.0f} {}", rounded, binaryNames[step]);
  return fmt::format("{:.{}f} {}", rounded, decimals, binaryNames[step]);
}

std::string exactSize(Bytes size) {
  constexpr std::string_view suffixes = "KMGT";
  std::uint64_t value = size.count;
  std::size_t step = 0;
  while (value != 0 && value % 1024 == 0 && step < suffixes.size()) {
    value /= 1024;
    ++step;
  }
  return step == 0 ? fmt::format("{}", value) : fmt::format("{}{}", value, suffixes[step - 1]);
}

}  // namespace strata
