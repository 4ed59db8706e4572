// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/link_rate_linux.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <system_error>
#include <vector>

#include "core/machine/text_file.h"
#include "core/net/local_addresses.h"

namespace strata {

namespace fs = std::filesystem;

namespace {

/// More than anybody lays over another: a VLAN on a bridge on a bond on a line.
constexpr int mostLayers = 8;

std::optional<double> ownRate(const fs::path& folder) {
  const std::optional<std::string> text = readTextFile((folder / "speed").string());
  return text ? rateOfSpeed(*text) : std::nullopt;
}

/// The interfaces that this one lies over.
std::vector<std::string> lower(const fs::path& folder) {
  constexpr std::string_view mark = "lower_";
  std::vector<std::string> names;
  std::error_code failed;
  // The loop uses increment(), because ++ throws where the interface goes away meanwhile.
  for (fs::directory_iterator at(folder, failed); !failed && at != fs::directory_iterator();
       at.increment(failed)) {
    const std::string name = at->path().filename().string();
    if (name.starts_with(mark)) names.push_back(name.substr(mark.size()));
  }
  return names;
}

std::optional<double> rateUnder(const fs::path& interfaces, const std::string& interface, int layers) {
  if (interface.empty() || layers == 0) return std::nullopt;
  const fs::path folder = interfaces / interface;
  std::error_code ignored;
  if (fs::exists(folder / "device", ignored)) return ownRate(folder);
  std::optional<double> fastest;
  for (const std::string& name : lower(folder)) {
    const std::optional<double> rate = rateUnder(interfaces, name, layers - 1);
    if (rate) fastest = std::max(fastest.value_or(0), *rate);
  }
  if (!fastest || fs::exists(folder / "bridge", ignored)) return fastest;
  return ownRate(folder);
}

}  // namespace

std::optional<double> rateOfSpeed(std::string_view text) {
  std::int64_t megabits = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), megabits);
  if (error != std::errc() || megabits <= 0 || megabits >= std::numeric_limits<std::uint32_t>::max())
    return std::nullopt;
  if (end != text.data() + text.size() && *end != '\n') return std::nullopt;
  return static_cast<double>(megabits) / 8;
}

std::optional<double> linkRateUnder(const fs::path& interfaces, const std::string& interface) {
  return rateUnder(interfaces, interface, mostLayers);
}

std::optional<double> linkRate(const std::string& interface) {
  return linkRateUnder("/sys/class/net", interface);
}

}  // namespace strata
