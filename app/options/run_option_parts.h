// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "app/options/option.h"
#include "core/model/sweep_name.h"
#include "core/plan/disk_plan.h"

/// What the parts of the table of `run` share.
namespace strata::cli {

std::vector<Option> diskOptions();
std::vector<Option> networkOptions();

using Values = std::vector<std::string>;

// ---- Values of each type as texts, and back. A text is one that the option's kind takes.

inline void readValue(const std::string& text, int& into) {
  std::from_chars(text.data(), text.data() + text.size(), into);
}
inline void readValue(const std::string& text, Bytes& into) {
  into = parseSize(text).value_or(into);
}
inline void readValue(const std::string& text, std::string& into) {
  into = text;
}
inline void readValue(const std::string& text, PagePolicy& into) {
  into = pagesNamed(text).value_or(into);
}
inline void readValue(const std::string& text, Sweep& into) {
  into = sweepNamed(text).value_or(into);
}
inline void readValue(const std::string& text, DiskProfile& into) {
  into = findDiskProfile(text).value_or(into);
}
inline void readValue(const std::string& text, DiskRow& into) {
  into = diskRowNamed(text).value_or(into);
}

inline std::string textOf(int value) {
  return std::to_string(value);
}
inline std::string textOf(Bytes value) {
  return exactSize(value);
}
inline std::string textOf(const std::string& value) {
  return value;
}
inline std::string textOf(PagePolicy value) {
  return std::string(pagesName(value));
}
inline std::string textOf(Sweep value) {
  return sweepName(value);
}
inline std::string textOf(DiskProfile value) {
  return std::string(diskProfileName(value));
}
inline std::string textOf(const DiskRow& value) {
  std::string name = diskRowName(value);
  std::ranges::replace(name, ' ', '-');
  return name;
}

template <typename T>
void readAll(const Values& values, T& into) {
  readValue(values.front(), into);
}
template <typename T>
void readAll(const Values& values, std::optional<T>& into) {
  readValue(values.front(), into.emplace());
}
template <typename T>
void readAll(const Values& values, std::vector<T>& into) {
  into.clear();
  for (const std::string& value : values) readValue(value, into.emplace_back());
}

template <typename T>
Values textsOf(const T& value) {
  return {textOf(value)};
}
template <typename T>
Values textsOf(const std::optional<T>& value) {
  return value ? Values{textOf(*value)} : Values{};
}
template <typename T>
Values textsOf(const std::vector<T>& values) {
  Values texts;
  for (const T& value : values) texts.push_back(textOf(value));
  return texts;
}

/// A member of the settings, of the selection, or of the options of one kind of test.
template <auto member>
auto& memberOf(auto& request) {
  auto& selection = request.selection;
  if constexpr (requires { request.settings.*member; })
    return request.settings.*member;
  else if constexpr (requires { selection.*member; })
    return selection.*member;
  else if constexpr (requires { selection.sweep.*member; })
    return selection.sweep.*member;
  else if constexpr (requires { selection.disk.*member; })
    return selection.disk.*member;
  else if constexpr (requires { selection.sustained.*member; })
    return selection.sustained.*member;
  else
    return selection.network.*member;
}

// ---- Where values are stored.

template <auto member>
constexpr Stored in() {
  return {[](const Values& values, Request& into) { readAll(values, memberOf<member>(into)); },
          [](const Request& from) { return textsOf(memberOf<member>(from)); }};
}

/// A flag that sets the member to `value`.
template <auto member, bool value>
constexpr Stored flag() {
  return {
      [](const Values&, Request& into) { memberOf<member>(into) = value; },
      [](const Request& from) { return memberOf<member>(from) == value ? Values{std::string()} : Values{}; }};
}

/// A word that sets the member, and another that does not.
template <auto member, const char* set, const char* clear>
constexpr Stored word() {
  return {[](const Values& values, Request& into) { memberOf<member>(into) = values.front() == set; },
          [](const Request& from) { return Values{memberOf<member>(from) ? set : clear}; }};
}

}  // namespace strata::cli
