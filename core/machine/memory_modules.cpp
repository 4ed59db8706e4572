// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/memory_modules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

namespace strata {

namespace {

constexpr int bitsOfChannel = 64;

/// Speeds that modules of a type have: JEDEC's slowest, and what overclockers reach. DDR3 begins above the
/// clocks in MHz that old firmware gives in place of transfers.
struct TypeSpeeds {
  std::string_view type;
  int least;
  int most;
};
constexpr std::array typeSpeeds{TypeSpeeds{"DDR3", 1066, 3200},   TypeSpeeds{"DDR4", 1600, 5400},
                                TypeSpeeds{"DDR5", 3200, 10000},  TypeSpeeds{"LPDDR3", 1066, 2133},
                                TypeSpeeds{"LPDDR4", 1600, 4800}, TypeSpeeds{"LPDDR5", 3200, 10700}};

bool fits(const std::string& type, const std::optional<int>& speedMts) {
  return speedMts && std::any_of(typeSpeeds.begin(), typeSpeeds.end(), [&](const TypeSpeeds& speeds) {
           return type == speeds.type && *speedMts >= speeds.least && *speedMts <= speeds.most;
         });
}

std::string upperCase(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

bool isLetterOrDigit(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// "P0_NODE0_CHANNEL1" of "P0_Node0_Channel1_Dimm0": up to and with the one letter or digit after the word.
std::string namedChannel(const std::string& name) {
  constexpr std::string_view word = "CHANNEL";
  const std::size_t at = name.find(word);
  if (at == std::string::npos) return {};
  std::size_t end = at + word.size();
  while (end < name.size() && (name[end] == ' ' || name[end] == '_' || name[end] == '-')) ++end;
  if (end == name.size() || !isLetterOrDigit(name[end])) return {};
  return name.substr(0, end + 1);
}

/// "P1-DIMM|A" of "P1-DIMMA2", "DIMM_|A" of "DIMM_A1": boards name channels by letters and sockets by digits.
std::string letteredChannel(const std::string& name) {
  constexpr std::string_view word = "DIMM";
  const std::size_t at = name.find(word);
  if (at == std::string::npos) return {};
  std::size_t letter = at + word.size();
  while (letter < name.size() && (name[letter] == ' ' || name[letter] == '_' || name[letter] == '-'))
    ++letter;
  const bool isLetterThenDigit = letter + 2 == name.size() && name[letter] >= 'A' && name[letter] <= 'P' &&
                                 name[letter + 1] >= '0' && name[letter + 1] <= '9';
  return isLetterThenDigit ? name.substr(0, letter + 1) : std::string();
}

/// Absent unless every module says which channel it is in.
std::optional<int> channelsByName(const std::vector<MemoryDevice>& devices) {
  std::set<std::string> channels;
  for (const MemoryDevice& device : devices) {
    const std::string bank = upperCase(device.bank);
    const std::string locator = upperCase(device.locator);
    std::string channel = namedChannel(bank);
    if (channel.empty()) channel = namedChannel(locator);
    if (channel.empty()) channel = letteredChannel(locator);
    if (channel.empty()) return std::nullopt;
    channels.insert(std::move(channel));
  }
  return channels.empty() ? std::nullopt : std::optional(static_cast<int>(channels.size()));
}

std::string wordAfter(const std::string& text, std::string_view word) {
  const std::size_t at = text.find(word);
  if (at == std::string::npos) return {};
  const std::size_t begin = std::min(at + word.size(), text.size());
  return text.substr(begin, text.find_first_of(" \n", begin) - begin);
}

std::optional<int> channelsByEdac(const std::vector<EdacUnit>& units) {
  std::set<std::pair<int, std::string>> channels;
  for (const EdacUnit& unit : units) {
    // The driver of Intel's client processors counts channels of 16 or 32 bits.
    const std::string channel = wordAfter(unit.location, "channel ");
    if (channel.empty() || unit.controllerName.starts_with("Intel_client_SoC")) return std::nullopt;
    channels.insert({unit.controller, channel});
  }
  return channels.empty() ? std::nullopt : std::optional(static_cast<int>(channels.size()));
}

/// "DDR4" of "Unbuffered-DDR4", "LPDDR4" of "Low-Power-DDR4-RAM".
std::string edacType(const std::string& name) {
  for (const char* type : {"DDR3", "DDR4", "DDR5"})
    if (name.find(type) != std::string::npos)
      return (name.starts_with("Low-Power") ? "LP" : "") + std::string(type);
  return {};
}

bool isRealMaker(const std::string& maker) {
  const std::string name = upperCase(maker);
  static constexpr std::array notMakers{
      "",        "QEMU",   "VMWARE",  "MICROSOFT", "GOOGLE",    "AMAZON",  "XEN",
      "RED HAT", "ORACLE", "INNOTEK", "BOCHS",     "PARALLELS", "APPLE",   "NOT SPEC",
      "UNKNOWN", "NONE",   "NO DIMM", "UNDEFINED", "VIRTUAL",   "DEFAULT", "TO BE FILLED"};
  return std::none_of(notMakers.begin(), notMakers.end(), [&](std::string_view word) {
    return word.empty() ? name.empty() : name.starts_with(word);
  });
}

/// 2^n GiB, or half as much again.
bool isSizeOfModule(Bytes size) {
  return size >= 256_MiB &&
         (std::has_single_bit(size.count) || (size.count % 3 == 0 && std::has_single_bit(size.count / 3)));
}

bool isInvented(const std::vector<MemoryDevice>& devices, Bytes installed) {
  Bytes sum;
  for (const MemoryDevice& device : devices) {
    if (!fits(device.type, device.speedMts) || device.dataBits != bitsOfChannel ||
        !isRealMaker(device.maker) || !isSizeOfModule(device.size))
      return true;
    sum = sum + device.size;
  }
  // The system keeps a few percent for itself and its firmware.
  return devices.empty() || installed > sum || installed < sum / 8 * 7;
}

std::string commonType(const std::vector<std::string>& types) {
  const bool isCommon =
      !types.empty() &&
      std::all_of(types.begin(), types.end(), [&](const std::string& type) { return type == types[0]; });
  return isCommon ? types[0] : std::string();
}

/// Absent unless every module has one that its type can have.
std::optional<int> slowest(const std::vector<MemoryDevice>& devices,
                           std::optional<int> MemoryDevice::* speed) {
  std::optional<int> least;
  for (const MemoryDevice& device : devices) {
    const std::optional<int>& its = device.*speed;
    if (!its || !fits(device.type, its)) return std::nullopt;
    least = std::min(least.value_or(*its), *its);
  }
  return least;
}

MemoryModules fromDevices(const std::vector<MemoryDevice>& devices) {
  MemoryModules modules;
  std::vector<std::string> types;
  bool allWide = true;
  for (const MemoryDevice& device : devices) {
    types.push_back(device.type);
    allWide = allWide && device.dataBits == bitsOfChannel && !device.type.starts_with("LP");
  }
  modules.count = static_cast<int>(devices.size());
  modules.type = commonType(types);
  if (!modules.type.empty()) modules.speedMts = slowest(devices, &MemoryDevice::speedMts);
  if (modules.speedMts) modules.ratedMts = slowest(devices, &MemoryDevice::ratedMts);
  if (allWide) modules.channels = channelsByName(devices);
  return modules;
}

MemoryModules fromEdac(const std::vector<EdacUnit>& units) {
  MemoryModules modules;
  std::vector<std::string> types;
  for (const EdacUnit& unit : units) types.push_back(edacType(unit.type));
  modules.type = commonType(types);
  const bool hasRanks =
      std::any_of(units.begin(), units.end(), [](const EdacUnit& unit) { return unit.isRank; });
  if (!units.empty() && !hasRanks) modules.count = static_cast<int>(units.size());
  if (!modules.type.empty() && !modules.type.starts_with("LP")) modules.channels = channelsByEdac(units);
  return modules;
}

}  // namespace

std::optional<MemoryModules> modulesOf(const std::vector<MemoryDevice>& devices,
                                       const std::vector<EdacUnit>& units, Bytes installed,
                                       bool virtualMachine) {
  if (virtualMachine && isInvented(devices, installed)) return std::nullopt;
  const MemoryModules edac = fromEdac(units);
  MemoryModules modules = devices.empty() ? edac : fromDevices(devices);
  if (!modules.channels) modules.channels = edac.channels;
  // Two channels cannot share a module.
  if (modules.channels && modules.count && *modules.channels > *modules.count) modules.channels.reset();
  return modules == MemoryModules{} ? std::nullopt : std::optional(modules);
}

}  // namespace strata
