// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/utc_time.h"

#include <fmt/format.h>

#include <array>
#include <charconv>

namespace strata {

std::optional<std::chrono::sys_seconds> parseUtc(std::string_view text) {
  constexpr std::array<std::size_t, 6> places{0, 5, 8, 11, 14, 17};
  std::array<int, 6> parts{};
  if (text.size() < 19) return std::nullopt;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const char* const end = text.data() + (i + 1 < places.size() ? places[i + 1] - 1 : 19);
    if (std::from_chars(text.data() + places[i], end, parts[i]).ptr != end) return std::nullopt;
  }
  const std::chrono::year_month_day day{std::chrono::year(parts[0]),
                                        std::chrono::month(static_cast<unsigned>(parts[1])),
                                        std::chrono::day(static_cast<unsigned>(parts[2]))};
  if (!day.ok()) return std::nullopt;
  return std::chrono::sys_days(day) + std::chrono::hours(parts[3]) + std::chrono::minutes(parts[4]) +
         std::chrono::seconds(parts[5]);
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
