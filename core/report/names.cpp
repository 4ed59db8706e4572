// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/names.h"

#include <array>

namespace strata {

namespace {

// The names in the order of the enumerations and of the variant.
constexpr std::array<std::string_view, 3> statuses{"complete", "stopped", "failed"};
constexpr std::array<std::string_view, 3> grades{"good", "fair", "poor"};
constexpr std::array<std::string_view, 3> outcomes{"measured", "skipped", "failed"};
constexpr std::array<std::string_view, 4> limitSources{"design", "seen", "memory", "link"};

template <typename Enum, std::size_t count>
std::optional<Enum> fromName(const std::array<std::string_view, count>& names, std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<Enum>(i);
  return std::nullopt;
}

}  // namespace

std::string_view statusName(RunStatus status) {
  return statuses[static_cast<std::size_t>(status)];
}
std::optional<RunStatus> statusFromName(std::string_view name) {
  return fromName<RunStatus>(statuses, name);
}

std::string_view gradeName(Grade grade) {
  return grades[static_cast<std::size_t>(grade)];
}
std::optional<Grade> gradeFromName(std::string_view name) {
  return fromName<Grade>(grades, name);
}

std::string_view limitSourceName(LimitSource source) {
  return limitSources[static_cast<std::size_t>(source)];
}
std::optional<LimitSource> limitSourceFromName(std::string_view name) {
  return fromName<LimitSource>(limitSources, name);
}

std::string_view outcomeName(const Outcome& outcome) {
  return outcomes[outcome.index()];
}

std::string_view raisedName(bool raised) {
  return raised ? "raised" : "normal";
}

std::optional<bool> raisedFromName(std::string_view name) {
  if (name != raisedName(true) && name != raisedName(false)) return std::nullopt;
  return name == raisedName(true);
}

}  // namespace strata
