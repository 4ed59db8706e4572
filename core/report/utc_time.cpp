// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/utc_time.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace strata {

namespace {

/// Digits only where the form has a 0, and what stands between them as it is there.
bool isOfForm(std::string_view text, std::string_view form) {
  return std::equal(text.begin(), text.end(), form.begin(), form.end(),
                    [](char c, char place) { return place == '0' ? c >= '0' && c <= '9' : c == place; });
}

int numberAt(std::string_view text, std::size_t at, std::size_t digits) {
  int number = 0;
  std::from_chars(text.data() + at, text.data() + at + digits, number);
  return number;
}

/// How far a clock is ahead of UTC: "Z", "+01:00"; nothing for what is neither.
std::optional<std::chrono::minutes> offsetOf(std::string_view text) {
  if (text == "Z") return std::chrono::minutes(0);
  if (!isOfForm(text, "+00:00") && !isOfForm(text, "-00:00")) return std::nullopt;
  const auto offset = std::chrono::minutes(60 * numberAt(text, 1, 2) + numberAt(text, 4, 2));
  return text.front() == '-' ? -offset : offset;
}

}  // namespace

std::optional<std::chrono::sys_seconds> parseUtc(std::string_view text) {
  constexpr std::string_view form = "0000-00-00T00:00:00";
  if (!isOfForm(text.substr(0, form.size()), form)) return std::nullopt;
  const std::chrono::year_month_day day{std::chrono::year(numberAt(text, 0, 4)),
                                        std::chrono::month(static_cast<unsigned>(numberAt(text, 5, 2))),
                                        std::chrono::day(static_cast<unsigned>(numberAt(text, 8, 2)))};
  const int hour = numberAt(text, 11, 2), minute = numberAt(text, 14, 2), second = numberAt(text, 17, 2);
  std::string_view rest = text.substr(form.size());
  if (rest.starts_with('.'))
    rest.remove_prefix(std::min(rest.find_first_not_of("0123456789", 1), rest.size()));
  const auto offset = offsetOf(rest);
  if (!day.ok() || hour > 23 || minute > 59 || second > 60 || !offset) return std::nullopt;
  return std::chrono::sys_days(day) + std::chrono::hours(hour) + std::chrono::minutes(minute) +
         std::chrono::seconds(second) - *offset;
}

std::string utcText(std::chrono::sys_seconds time) {
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss clock(time - day);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     clock.hours().count(), clock.minutes().count(), clock.seconds().count());
}

}  // namespace strata
