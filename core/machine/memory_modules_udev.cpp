// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>

#include "core/machine/memory_modules.h"

namespace strata {

namespace {

template <typename T>
std::optional<T> wholeNumber(std::string_view text) {
  T value{};
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
  return value;
}

using Properties = std::map<std::string, std::string, std::less<>>;

std::string valueOf(const Properties& properties, std::string_view key) {
  const auto found = properties.find(key);
  return found == properties.end() ? std::string() : found->second;
}

/// Names as udev has them are those of SMBIOS; others are not known here.
std::string knownType(const std::string& type) {
  for (const char* known : {"DDR3", "DDR4", "DDR5", "LPDDR3", "LPDDR4", "LPDDR5"})
    if (type == known) return type;
  return {};
}

}  // namespace

std::vector<MemoryDevice> memoryDevicesFromUdev(std::string_view database) {
  constexpr std::string_view prefix = "E:MEMORY_DEVICE_";
  std::map<int, Properties> all;
  while (!database.empty()) {
    const std::string_view line = database.substr(0, database.find('\n'));
    database.remove_prefix(std::min(line.size() + 1, database.size()));
    if (!line.starts_with(prefix)) continue;
    const std::string_view rest = line.substr(prefix.size());
    const std::size_t bar = rest.find('_');
    const std::size_t equals = rest.find('=');
    if (bar == std::string_view::npos || equals == std::string_view::npos || bar > equals) continue;
    if (const auto index = wholeNumber<int>(rest.substr(0, bar)))
      all[*index].emplace(rest.substr(bar + 1, equals - bar - 1), rest.substr(equals + 1));
  }
  std::vector<MemoryDevice> devices;
  for (const auto& [index, properties] : all) {
    MemoryDevice device;
    device.size = Bytes{wholeNumber<std::uint64_t>(valueOf(properties, "SIZE")).value_or(0)};
    if (device.size == 0_B || valueOf(properties, "PRESENT") == "0") continue;
    device.dataBits = wholeNumber<int>(valueOf(properties, "DATA_WIDTH"));
    device.type = knownType(valueOf(properties, "TYPE"));
    device.ratedMts = wholeNumber<int>(valueOf(properties, "SPEED_MTS"));
    device.speedMts = wholeNumber<int>(valueOf(properties, "CONFIGURED_SPEED_MTS"));
    if (!device.speedMts) device.speedMts = device.ratedMts;
    device.maker = valueOf(properties, "MANUFACTURER");
    device.locator = valueOf(properties, "LOCATOR");
    device.bank = valueOf(properties, "BANK_LOCATOR");
    devices.push_back(std::move(device));
  }
  return devices;
}

}  // namespace strata
