// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_unknown.h"

#include <nlohmann/json.hpp>
#include <string>

#include "core/report/json.h"

namespace strata {

namespace {

/// By name, since what was unknown once is written behind the known keys.
using SortedJson = nlohmann::json;

/// What of `whole` is not in `known`, object by object.
SortedJson difference(const SortedJson& whole, const SortedJson& known) {
  SortedJson rest = SortedJson::object();
  for (const auto& [key, value] : whole.items()) {
    const auto found = known.find(key);
    if (found == known.end()) {
      rest[key] = value;
    } else if (value.is_object() && found->is_object()) {
      if (SortedJson inner = difference(value, *found); !inner.empty()) rest[key] = std::move(inner);
    }
  }
  return rest;
}

std::string textOf(const SortedJson& unknown) {
  return unknown.empty() ? std::string() : unknown.dump();
}

}  // namespace

void keepUnknownKeys(std::string_view file, Run& run) {
  SortedJson head = SortedJson::parse(file);
  const SortedJson results = std::move(head["results"]);
  head.erase("results");
  head.erase("settings");
  const SortedJson known = SortedJson::parse(toJson(run));

  run.unknownJson = textOf(difference(head, known));
  for (std::size_t i = 0; i < run.results.size(); ++i)
    run.results[i].unknownJson = textOf(difference(results[i], known["results"][i]));
}

}  // namespace strata
