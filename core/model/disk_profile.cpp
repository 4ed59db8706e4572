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
constexpr std::array<Named, 6> names{{
    {DiskProfile::Classic, "classic"},
    {DiskProfile::Default, "default"},
    {DiskProfile::Nvme, "nvme"},
    {DiskProfile::RealWorld, "real-world"},
    {DiskProfile::Mixed, "mixed"},
    {DiskProfile::Custom, "custom"},
}};

constexpr DiskRow sequential(Bytes block, int depth) {
  return {false, block, depth, 1};
}
constexpr DiskRow random(int depth, int threads) {
  return {true, 4_KiB, depth, threads};
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
  return std::find_if(names.begin(), names.end(), [&](const Named& named) { return named.first == profile; })
      ->second;
}

std::optional<DiskProfile> findDiskProfile(std::string_view name) {
  const auto found =
      std::find_if(names.begin(), names.end(), [&](const Named& named) { return named.second == name; });
  if (found == names.end()) return std::nullopt;
  return found->first;
}

std::string diskRowName(const DiskRow& row) {
  return fmt::format("{}{} Q{}T{}", row.random ? "RND" : "SEQ", shortSize(row.block), row.queueDepth,
                     row.threads);
}

std::optional<DiskRow> parseDiskRow(std::string_view name) {
  std::string upper(name);
  std::transform(upper.begin(), upper.end(), upper.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
  std::string_view text = upper;
  DiskRow row;
  row.random = text.starts_with("RND");
  if (!take(text, "RND") && !take(text, "SEQ")) return std::nullopt;
  const std::size_t end = text.find_first_of(" -");
  if (end == std::string_view::npos) return std::nullopt;
  const auto block = parseSize(text.substr(0, end));
  if (!block) return std::nullopt;
  row.block = *block;
  text.remove_prefix(end + 1);
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
    case DiskProfile::Custom:
      break;
  }
  return {custom};
}

}  // namespace strata
