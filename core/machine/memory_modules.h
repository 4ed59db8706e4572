// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/machine.h"

/// Modules of memory, from what firmware and drivers say of them. Firmware is often careless, and that of
/// virtual machines is made up: what is not plausible stays unknown.
namespace strata {

/// A module as the firmware describes it (SMBIOS structure of type 17).
struct MemoryDevice {
  Bytes size;
  std::optional<int> dataBits;  ///< width of the data path, without error correction
  std::string type;             ///< "DDR4"; empty where it is none that is known here
  std::optional<int> speedMts;  ///< configured, or else the fastest possible
  std::string maker;
  std::string locator;               ///< as printed on the board: "DIMM_A1"
  std::string bank;                  ///< "P0 CHANNEL A"
  std::optional<int> ratedMts = {};  ///< the fastest possible

  friend bool operator==(const MemoryDevice&, const MemoryDevice&) = default;
};

/// The modules of system memory in a table of SMBIOS structures (without entry point), empty sockets left
/// out. A table that is cut short or damaged gives what comes before the damage. Layout: DMTF DSP0134, System
/// Management BIOS Reference Specification 3.7, 7.17 and 7.18.
std::vector<MemoryDevice> memoryDevicesFromSmbios(std::span<const std::byte> table);

/// The same from what systemd's udev keeps of that table for everybody (the file "+dmi:id" of its database:
/// lines such as "E:MEMORY_DEVICE_0_SIZE=17179869184").
std::vector<MemoryDevice> memoryDevicesFromUdev(std::string_view database);

/// A module, or a rank of one, as a driver for error detection on Linux (EDAC) knows it.
struct EdacUnit {
  int controller = 0;
  std::string controllerName;  ///< mc_name
  bool isRank = false;         ///< several may be on one module
  std::string type;            ///< dimm_mem_type: "Unbuffered-DDR4"
  std::string location;        ///< dimm_location: "channel 0 slot 1"
};

/// What is known of the modules; absent when that is nothing.
///
/// A type and a speed must go together (DDR4 has 1600 to 5400 MT/s). Channels are counted from the names of
/// sockets and banks, when all of them name one, or else from EDAC; only channels of 64 bits, so none for
/// LPDDR.
///
/// In a virtual machine nothing is known unless every module has a type, a speed that fits it, a data path of
/// 64 bits, a size that modules have and a maker that is none of a hypervisor, and unless all together are
/// the `installed` memory: hypervisors give one module of any size, without a maker or with their own name.
std::optional<MemoryModules> modulesOf(const std::vector<MemoryDevice>& devices,
                                       const std::vector<EdacUnit>& units, Bytes installed,
                                       bool virtualMachine);

/// Reads the modules of this machine: from SMBIOS on Windows; from SMBIOS (for root), udev's database and
/// EDAC on Linux. Reads nothing on macOS, where only a separate program reports them.
std::optional<MemoryModules> readMemoryModules(Bytes installed, bool virtualMachine);

}  // namespace strata
