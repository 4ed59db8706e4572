// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include "core/machine/memory_modules.h"

namespace strata {

namespace {

/// The table of SMBIOS structures, behind the header that Windows puts before it (RawSMBIOSData: four bytes
/// of versions, four of length).
std::vector<std::byte> readTable() {
  constexpr DWORD rawSmbios = 0x52534D42;  // 'RSMB'
  constexpr std::ptrdiff_t header = 8;
  const UINT size = GetSystemFirmwareTable(rawSmbios, 0, nullptr, 0);
  std::vector<std::byte> table(size);
  const UINT written = size > 0 ? GetSystemFirmwareTable(rawSmbios, 0, table.data(), size) : 0;
  if (written <= static_cast<UINT>(header) || written > size) return {};
  table.resize(written);
  table.erase(table.begin(), table.begin() + header);
  return table;
}

}  // namespace

std::optional<MemoryModules> readMemoryModules(Bytes installed, bool virtualMachine) {
  return modulesOf(memoryDevicesFromSmbios(readTable()), {}, installed, virtualMachine);
}

}  // namespace strata
