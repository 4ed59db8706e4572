// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/anonymised.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/base/json.h"
#include "core/base/real_number.h"
#include "core/plan/network_plan.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/utc_time.h"

namespace strata {

namespace {

/// Whether the path is that of the table, where "*" stands for one key.
bool matches(std::string_view pattern, std::string_view path) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == path;
  const std::string_view rest = pattern.substr(star + 1);
  if (!path.starts_with(pattern.substr(0, star)) || path.size() <= star + rest.size()) return false;
  const std::string_view key = path.substr(star, path.size() - star - rest.size());
  return path.ends_with(rest) && key.find_first_of(".[") == std::string_view::npos;
}

/// The table of keys, the first of which that matches counts: those without "*" are looked up.
class KeyTable {
 public:
  KeyTable() {
    for (std::size_t i = 0; i < m_keys.size(); ++i)
      if (m_keys[i].path.find('*') == std::string_view::npos)
        m_places.try_emplace(m_keys[i].path, i);
      else
        m_withStar.push_back(i);
  }

  std::optional<Sharing> sharingOf(std::string_view path) const {
    const auto found = m_places.find(path);
    std::size_t place = found == m_places.end() ? m_keys.size() : found->second;
    for (const std::size_t i : m_withStar)
      if (i < place && matches(m_keys[i].path, path)) place = i;
    return place < m_keys.size() ? std::optional(m_keys[place].sharing) : std::nullopt;
  }

 private:
  const std::vector<SharedKey>& m_keys = sharedKeys();
  std::map<std::string_view, std::size_t, std::less<>> m_places;
  std::vector<std::size_t> m_withStar;
};

std::string shownText(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

double coarse(double value) {
  return parseReal(fmt::format("{:.2e}", value)).value_or(value);
}

Json coarseJson(const Json& value) {
  if (value.is_number_unsigned()) return static_cast<std::uint64_t>(coarse(value.get<double>()));
  return value.is_number() ? Json(coarse(value.get<double>())) : value;
}

/// "Debian GNU/Linux 12, Linux 6.1.0-custom" to the last digit of each version: a name that was built into it
/// goes, from a hyphen or the like on, or from a dot that no digit follows, up to the next comma.
std::string withoutBuildNames(const std::string& system) {
  std::string kept;
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  bool inVersion = false;
  bool dropping = false;
  for (std::size_t i = 0; i < system.size(); ++i) {
    const char c = system[i];
    if (c == ',') dropping = false;
    if (c == ',' || c == ' ') inVersion = false;
    if (isDigit(c) && (i == 0 || system[i - 1] == ' ')) inVersion = true;
    const bool endsVersion = c == '-' || c == '+' || c == '_' || c == '~' ||
                             (c == '.' && (i + 1 == system.size() || !isDigit(system[i + 1])));
    if (inVersion && endsVersion) dropping = true;
    if (!dropping) kept += c;
  }
  return kept;
}

/// Changes one run; keeps which new id stands for which old one, and what was changed.
class Sharer {
 public:
  Sharer(const SharingChoice& choice, const std::function<std::string()>& newId)
      : m_choice(choice), m_newId(newId) {}

  Json shared(const Json& run) {
    m_started = run.contains("started") ? shownText(run["started"]) : std::string();
    return *sharedObject(run, "");
  }

  std::vector<SharedChange> takeChanges() { return std::move(m_changes); }

 private:
  std::optional<Json> sharedObject(const Json& object, const std::string& path) {
    Json kept = Json::object();
    for (const auto& [key, value] : object.items()) {
      const std::string inner = path.empty() ? key : fmt::format("{}.{}", path, key);
      if (auto result = sharedValue(value, inner)) append(kept, key, *std::move(result));
    }
    // An object of unknown keys alone is as unknown as they are.
    if (kept.empty() && !object.empty()) return std::nullopt;
    return kept;
  }

  std::optional<Json> sharedValue(const Json& value, const std::string& path) {
    if (value.is_object()) return sharedObject(value, path);
    if (!value.is_array()) return sharedLeaf(value, path);
    Json kept = Json::array();
    const std::string inner = path + "[]";
    bool removed = false;
    for (const Json& entry : value) {
      auto result = sharedValue(entry, inner);
      removed = removed || !result;
      if (result) kept.push_back(*std::move(result));
    }
    // A list is what its entries are; an empty one says nothing.
    if (kept.empty() && removed) return std::nullopt;
    return kept;
  }

  std::optional<Json> sharedLeaf(const Json& value, const std::string& path) {
    const Sharing sharing = sharingOf(path).value_or(Sharing::Remove);
    std::optional<Json> after = changed(value, sharing);
    if (!after)
      note({path, shownText(value), std::nullopt});
    else if (*after != value)
      note({path, shownText(value), shownText(*after)});
    return after;
  }

  std::optional<Json> changed(const Json& value, Sharing sharing) {
    switch (sharing) {
      case Sharing::Keep:
        return value;
      case Sharing::Remove:
        return std::nullopt;
      case Sharing::Empty:
        return value.is_string() ? Json("") : value;
      case Sharing::NewId:
        return newIdOf(shownText(value));
      case Sharing::Day:
        return dayOf(shownText(value));
      case Sharing::Duration:
        return endAfterDay(shownText(value));
      case Sharing::Coarse:
        return coarseJson(value);
      case Sharing::Version:
        return value.is_string() ? Json(withoutBuildNames(value.get<std::string>())) : value;
      case Sharing::Peer:
        return value.is_string() ? Json(withoutPeerName(value.get<std::string>())) : value;
      case Sharing::Loop:
        return value.is_string() ? Json(withoutJobName(value.get<std::string>())) : value;
      case Sharing::OwnChoice:
        return m_choice.keepTexts ? value : Json("");
    }
    return std::nullopt;
  }

  std::string newIdOf(const std::string& old) {
    auto [entry, added] = m_ids.try_emplace(old);
    if (added) entry->second = m_newId();
    return entry->second;
  }

  /// The job's name is one that a person gave: fio-nightly-backup-read to fio-job-1-read.
  std::string withoutJobName(const std::string& kernel) {
    constexpr std::string_view prefix = "fio-";
    const std::size_t op = kernel.rfind('-');
    if (!kernel.starts_with(prefix) || op < prefix.size()) return kernel;
    const std::string job = kernel.substr(prefix.size(), op - prefix.size());
    const auto number = m_jobs.try_emplace(job, m_jobs.size() + 1).first->second;
    return fmt::format("{}job-{}{}", prefix, number, kernel.substr(op));
  }

  /// All together are no machine.
  std::string withoutPeerName(const std::string& peer) {
    if (peer == allPeers) return peer;
    return fmt::format("peer-{}", m_peers.try_emplace(peer, m_peers.size() + 1).first->second);
  }

  static std::string dayOf(const std::string& time) {
    return parseUtc(time) ? time.substr(0, 10) + "T00:00:00Z" : std::string();
  }

  std::string endAfterDay(const std::string& finished) const {
    const auto begin = parseUtc(m_started);
    const auto end = parseUtc(finished);
    if (!begin || !end || *end < *begin) return {};
    return utcText(*parseUtc(dayOf(m_started)) + (*end - *begin));
  }

  /// Equal changes once; entries of one list and equal keys of several cells become one.
  void note(SharedChange change) {
    if (change.before.empty() || change.before == "\"\"") return;
    if (m_known.insert({change.path, change.before, change.after}).second)
      m_changes.push_back(std::move(change));
  }

  const SharingChoice& m_choice;
  const std::function<std::string()>& m_newId;
  std::string m_started;
  std::map<std::string, std::string> m_ids;
  std::map<std::string, std::size_t> m_jobs;   ///< numbers of fio's jobs
  std::map<std::string, std::size_t> m_peers;  ///< numbers of machines in the network
  std::vector<SharedChange> m_changes;
  std::set<std::tuple<std::string, std::string, std::optional<std::string>>> m_known;  ///< of m_changes
};

/// `known` are those of `paths`.
void collect(const Json& value, const std::string& path, std::vector<std::string>& paths,
             std::set<std::string>& known) {
  if (value.is_object()) {
    for (const auto& [key, inner] : value.items())
      collect(inner, path.empty() ? key : fmt::format("{}.{}", path, key), paths, known);
  } else if (value.is_array()) {
    for (const Json& entry : value) collect(entry, path + "[]", paths, known);
  } else if (known.insert(path).second) {
    paths.push_back(path);
  }
}

}  // namespace

std::optional<Sharing> sharingOf(std::string_view path) {
  // A large array asks for its path a million times, and the table has hundreds.
  static const KeyTable table;
  return table.sharingOf(path);
}

std::vector<std::string> keyPaths(std::string_view json) {
  std::vector<std::string> paths;
  std::set<std::string> known;
  collect(parsedJson(json), "", paths, known);
  return paths;
}

Result<Anonymised> anonymised(const std::vector<Run>& runs, const SharingChoice& choice,
                              const std::function<std::string()>& newId) {
  Anonymised result;
  Sharer sharer(choice, newId);
  for (const Run& run : runs) {
    const Json json = parsedJson(toJson(run));
    auto read = runsFromJson(sharer.shared(json).dump());
    if (!read) return read.error();
    result.runs.push_back(std::move(read->front()));
  }
  result.changes = sharer.takeChanges();
  return result;
}

}  // namespace strata
