// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <array>

#include "core/base/utf8_path.h"
#include "core/machine/host_id.h"

namespace strata {

namespace {

using Text = std::array<wchar_t, 256>;

std::optional<std::string> machineGuid() {
  Text text{};
  DWORD size = sizeof text;
  const LSTATUS outcome =
      RegGetValueW(HKEY_LOCAL_MACHINE, L"SOFTWARE\\Microsoft\\Cryptography", L"MachineGuid",
                   RRF_RT_REG_SZ | RRF_SUBKEY_WOW6464KEY, nullptr, text.data(), &size);
  if (outcome != ERROR_SUCCESS || text.front() == L'\0') return std::nullopt;
  return utf8Of(text.data());
}

std::string machineName() {
  Text text{};
  DWORD size = text.size();
  return GetComputerNameExW(ComputerNamePhysicalDnsHostname, text.data(), &size) != 0 ? utf8Of(text.data())
                                                                                      : "";
}

}  // namespace

// The number is drawn when the system is installed: copies of a disk have the same one, but not the same name
// in one network. When the system started would tell more, but is shifted each time the clock is set.
std::optional<std::string> hostId() {
  const std::optional<std::string> guid = machineGuid();
  return guid ? std::optional(*guid + " " + machineName()) : std::nullopt;
}

}  // namespace strata
