// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/base/real_number.h"
#include "core/model/machine.h"
#include "core/model/reason.h"

/// What the writers of JSON in this folder share.
namespace strata {

/// What is absent, empty or no figure, such as an infinity, has no key: readers would refuse it.
inline void put(Json& into, const char* key, const std::optional<double>& value) {
  if (value && isFigure(*value)) into[key] = *value;
}

template <typename T>
void put(Json& into, const char* key, const std::vector<T>& list) {
  if (!list.empty()) into[key] = list;
}

inline void put(Json& into, const char* key, const std::string& text) {
  if (!text.empty()) into[key] = text;
}

template <typename T>
void put(Json& into, const char* key, const std::optional<T>& value) {
  if (value) into[key] = *value;
}

Json machineJson(const Machine& machine);
Json reasonJson(const Reason& reason);

/// The JSON on one line; what is no UTF-8 is replaced.
std::string compact(const Json& json);
/// Indented so that a person can read it and a line-by-line comparison means something: lists of figures and
/// small objects stay on one line.
std::string pretty(const Json& json);

}  // namespace strata
