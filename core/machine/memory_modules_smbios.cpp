// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdint>
#include <set>

#include "core/machine/memory_modules.h"

namespace strata {

namespace {

using Table = std::span<const std::byte>;

constexpr unsigned physicalMemoryArray = 16;
constexpr unsigned memoryDevice = 17;
constexpr unsigned endOfTable = 127;
constexpr std::size_t headerLength = 4;

/// A structure: its formatted area, and behind it the texts, each with a zero at its end.
struct Structure {
  unsigned type = 0;
  Table area;
  Table texts;
};

/// Little-endian number of `bytes` bytes; 0, which stands for unknown throughout, where an older and shorter
/// structure ends before it.
std::uint64_t number(const Structure& structure, std::size_t offset, std::size_t bytes) {
  if (offset + bytes > structure.area.size()) return 0;
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < bytes; ++i)
    value |= std::to_integer<std::uint64_t>(structure.area[offset + i]) << (8 * i);
  return value;
}

/// The text that the byte at the offset numbers, from 1 on; firmware pads it with blanks.
std::string text(const Structure& structure, std::size_t offset) {
  std::uint64_t toGo = number(structure, offset, 1);
  std::string found;
  for (const std::byte byte : structure.texts) {
    if (byte != std::byte{0}) {
      found += std::to_integer<char>(byte);
      continue;
    }
    if (toGo-- == 1) return found.substr(0, found.find_last_not_of(' ') + 1);
    found.clear();
  }
  return {};
}

std::vector<Structure> structuresOf(Table table) {
  std::vector<Structure> structures;
  while (table.size() >= headerLength) {
    Structure structure;
    structure.type = std::to_integer<unsigned>(table[0]);
    const auto length = std::to_integer<std::size_t>(table[1]);
    if (length < headerLength || length > table.size()) break;
    structure.area = table.first(length);
    const Table rest = table.subspan(length);
    constexpr std::array end{std::byte{0}, std::byte{0}};
    const auto found = std::search(rest.begin(), rest.end(), end.begin(), end.end());
    if (found == rest.end()) break;
    structure.texts = rest.first(static_cast<std::size_t>(found - rest.begin()) + 1);
    structures.push_back(structure);
    if (structure.type == endOfTable) break;
    table = rest.subspan(structure.texts.size() + 1);
  }
  return structures;
}

// Offsets and codes: DSP0134, 7.17 and 7.18.

std::string typeName(std::uint64_t code) {
  switch (code) {
    case 0x18:
      return "DDR3";
    case 0x1A:
      return "DDR4";
    case 0x1D:
      return "LPDDR3";
    case 0x1E:
      return "LPDDR4";
    case 0x22:
      return "DDR5";
    case 0x23:
      return "LPDDR5";
    default:
      return {};
  }
}

Bytes sizeOf(const Structure& structure) {
  const std::uint64_t size = number(structure, 0x0C, 2);
  constexpr std::uint64_t unknown = 0xFFFF;
  constexpr std::uint64_t extended = 0x7FFF;
  constexpr std::uint64_t inKiB = 0x8000;
  if (size == unknown) return 0_B;
  if (size == extended) return 1_MiB * (number(structure, 0x1C, 4) & 0x7FFFFFFF);
  return (size & inKiB) != 0 ? 1_KiB * (size & ~inKiB) : 1_MiB * size;
}

std::optional<int> speedOf(const Structure& structure, std::size_t offset, std::size_t extendedOffset) {
  std::uint64_t speed = number(structure, offset, 2);
  constexpr std::uint64_t isExtended = 0xFFFF;
  if (speed == isExtended) speed = number(structure, extendedOffset, 4) & 0x7FFFFFFF;
  return speed > 0 ? std::optional(static_cast<int>(speed)) : std::nullopt;
}

MemoryDevice deviceOf(const Structure& structure) {
  MemoryDevice device;
  device.size = sizeOf(structure);
  const std::uint64_t bits = number(structure, 0x0A, 2);
  if (bits > 0 && bits < 0xFFFF) device.dataBits = static_cast<int>(bits);
  device.type = typeName(number(structure, 0x12, 1));
  device.ratedMts = speedOf(structure, 0x15, 0x54);
  device.speedMts = speedOf(structure, 0x20, 0x58);
  if (!device.speedMts) device.speedMts = device.ratedMts;
  device.maker = text(structure, 0x17);
  device.locator = text(structure, 0x10);
  device.bank = text(structure, 0x11);
  return device;
}

}  // namespace

std::vector<MemoryDevice> memoryDevicesFromSmbios(std::span<const std::byte> table) {
  const std::vector<Structure> structures = structuresOf(table);
  // Flash and video memory have arrays of their own. Some firmware gives a device an array that is not there.
  constexpr std::uint64_t systemMemory = 3;
  std::set<std::uint64_t> otherArrays;
  for (const Structure& structure : structures)
    if (structure.type == physicalMemoryArray && number(structure, 5, 1) != systemMemory)
      otherArrays.insert(number(structure, 2, 2));
  std::vector<MemoryDevice> devices;
  for (const Structure& structure : structures) {
    if (structure.type != memoryDevice || otherArrays.contains(number(structure, 4, 2))) continue;
    // Persistent memory (codes above that of DRAM) is slower, and no channel's only module.
    constexpr std::uint64_t dram = 3;
    if (number(structure, 0x28, 1) > dram) continue;
    MemoryDevice device = deviceOf(structure);
    if (device.size > 0_B) devices.push_back(std::move(device));
  }
  return devices;
}

}  // namespace strata
