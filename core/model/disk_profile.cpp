// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/disk_profile.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <utility>

namespace strata {

namespace {

using Named = std::pair<DiskProfile, std::string_view>;
constexpr std::array<Named, 7> profileNames{{
    {DiskProfile::Classic, "classic"},
    {DiskProfile::Default, "default"},
    {DiskProfile::Nvme, "nvme"},
    {DiskProfile::RealWorld, "real-world"},
    {DiskProfile::Mixed, "mixed"},
    {DiskProfile::Database, "database"},
    {DiskProfile::Custom, "custom"},
}};

constexpr DiskRow sequential(Bytes block, int depth) {
  return {false, block, depth, 1};
}
constexpr DiskRow random(int depth, int threads) {
  return {true, 4_KiB, depth, threads};
}
constexpr DiskRow commits(int threads) {
  return {true, 4_KiB, 1, threads, true};
}
constexpr DiskRow appends{false, logRecord, 1, 1, true};
constexpr std::string_view appendName = "APPEND2K";

/// What a row does, before the size of its blocks.
std::string_view verbOf(const DiskRow& row) {
  if (row.commits) return "SYNC";
  return row.random ? "RND" : "SEQ";
}

/// "1M" of a whole number of that unit.
std::string shortSize(Bytes size) {
  if (size.count % (1_MiB).count == 0) return fmt::format("{}M", size.count / (1_MiB).count);
  if (size.count % (1_KiB).count == 0) return fmt::format("{}K", size.count / (1_KiB).count);
  return fmt::format("{}", size.count);
}

/// Takes `prefix` off the front of `text`.
bool take(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

std::optional<int> takeNumber(std::string_view& text) {
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc{} || number < 1) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
  return number;
}

}  // namespace

std::string_view diskProfileName(DiskProfile profile) {
  return std::find_if(profileNames.begin(), profileNames.end(),
                      [&](const Named& named) { return named.first == profile; })
      ->second;
}

std::optional<DiskProfile> findDiskProfile(std::string_view name) {
  const auto found = std::find_if(profileNames.begin(), profileNames.end(),
                                  [&](const Named& named) { return named.second == name; });
  if (found == profileNames.end()) return std::nullopt;
  return found->first;
}

std::string diskRowName(const DiskRow& row) {
  const std::string what = row.commits && !row.random
                               ? std::string(appendName)
                               : fmt::format("{}{}", verbOf(row), shortSize(row.block));
  return fmt::format("{} Q{}T{}", what, row.queueDepth, row.threads);
}

std::optional<DiskRow> parseDiskRow(std::string_view name) {
  std::string upper(name);
  std::transform(upper.begin(), upper.end(), upper.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
  std::string_view text = upper;
  DiskRow row;
  const std::size_t end = text.find_first_of(" -");
  if (end == std::string_view::npos) return std::nullopt;
  if (text.substr(0, end) == appendName) {
    row = appends;
  } else {
    row.commits = text.starts_with("SYNC");
    row.random = row.commits || text.starts_with("RND");
    if (!take(text, "SYNC") && !take(text, "RND") && !take(text, "SEQ")) return std::nullopt;
    const auto block = parseSize(text.substr(0, text.find_first_of(" -")));
    if (!block) return std::nullopt;
    row.block = *block;
  }
  text.remove_prefix(text.find_first_of(" -") + 1);
  if (!take(text, "Q")) return std::nullopt;
  const auto depth = takeNumber(text);
  if (!depth || !take(text, "T")) return std::nullopt;
  const auto threads = takeNumber(text);
  if (!threads || !text.empty()) return std::nullopt;
  row.queueDepth = *depth;
  row.threads = *threads;
  return row;
}

std::vector<DiskRow> diskRows(DiskProfile profile, const DiskRow& custom) {
  switch (profile) {
    case DiskProfile::Classic:
      return {};
    case DiskProfile::Default:
    case DiskProfile::Mixed:
      return {sequential(1_MiB, 8), sequential(1_MiB, 1), random(32, 1), random(1, 1)};
    case DiskProfile::Nvme:
      return {sequential(1_MiB, 8), sequential(128_KiB, 32), random(32, 16), random(1, 1)};
    case DiskProfile::RealWorld:
      return {sequential(1_MiB, 1), random(1, 1)};
    case DiskProfile::Database:
      return {commits(1), commits(4), appends};
    case DiskProfile::Custom:
      break;
  }
  return {custom};
}

}  // namespace strata
