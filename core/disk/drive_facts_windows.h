// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "core/base/units.h"

namespace strata {

/// What Windows tells of a drive. Empty or absent: it does not.
struct DriveFacts {
  std::string model;
  std::string link;  ///< "NVMe", "SATA", "USB": how fast it is is not told
  std::optional<Bytes> physicalSector;
  std::optional<bool> rotates;
};

/// Maker and model in what IOCTL_STORAGE_QUERY_PROPERTY gives for StorageDeviceProperty.
std::string modelIn(std::span<const std::byte> descriptor);

/// The name of a STORAGE_BUS_TYPE; empty for one that has no name for people.
std::string linkName(std::uint32_t busType);

/// The facts of \\.\PhysicalDrive with that number; needs no rights. No serial number is kept.
DriveFacts readDriveFacts(std::uint32_t diskNumber);

}  // namespace strata
