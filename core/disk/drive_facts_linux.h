// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/units.h"

namespace strata {

/// What carries the data between drive and machine.
struct DriveLink {
  std::string name;            ///< "PCIe 4.0 x4", "SATA 6 Gbit/s", "NVMe over TCP"
  std::optional<double> rate;  ///< most that it carries, MB/s after its coding

  friend bool operator==(const DriveLink&, const DriveLink&) = default;
};

/// `speed` and `width` as /sys has them of a PCI device: "16.0 GT/s PCIe" and "4". Lanes of 2.5 and 5 GT/s
/// carry 8 bits in 10, from 8 GT/s on 128 in 130, and of 64 GT/s 242 in 256 (PCI Express Base
/// Specification 6.0, 4.2). Headers of packets take more, so that nothing reaches this.
std::optional<DriveLink> pcieLink(std::string_view speed, std::string_view width);

/// "6.0 Gbps", as /sys has it; 8 bits in 10 (Serial ATA 3.0, 7.2).
std::optional<DriveLink> sataLink(std::string_view speed);

/// Mbit/s as /sys has it, such as "480". Up to 480 Mbit/s what packets of bulk data leave (USB 2.0, tables
/// 5-9 and 5-10); 5 Gbit/s carry 8 bits in 10, more than that 128 in 132 (USB 3.2, 6.3 and 6.4).
std::optional<DriveLink> usbLink(std::string_view megabits);

/// What the kernel tells of a drive. Empty or absent: it does not, or cannot know, as of virtual ones.
struct DriveFacts {
  std::string model;
  std::optional<Bytes> physicalSector;
  std::optional<bool> rotates;
  std::optional<DriveLink> link;
  std::optional<DriveLink> linkAtMost = {};  ///< the fastest that the drive is made for

  friend bool operator==(const DriveFacts&, const DriveFacts&) = default;
};

/// `sysFolder` is /sys, `diskName` as in BlockDevice. No serial number is read.
DriveFacts readDriveFacts(const std::filesystem::path& sysFolder, const std::string& diskName);

}  // namespace strata
