// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/drive_facts_linux.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <system_error>
#include <utility>

#include "core/base/real_number.h"
#include "core/disk/block_device_linux.h"
#include "core/machine/text_file.h"

namespace strata {

namespace fs = std::filesystem;

namespace {

std::string trimmed(std::string_view text) {
  constexpr std::string_view blank(" \t\n\0", 4);
  const std::size_t first = text.find_first_not_of(blank);
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(blank) - first + 1));
}

/// A small file of /sys, which has a line; empty when it is not there.
std::string lineOf(const fs::path& path) {
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  return trimmed(line);
}

/// The number that the text begins with.
std::optional<double> numberIn(std::string_view text) {
  const auto number = parseReal(text.substr(0, text.find_first_not_of("0123456789.")));
  return number && *number > 0 ? number : std::nullopt;
}

double megabytes(double bitsPerSecond) {
  return bitsPerSecond / 8 / 1e6;
}

/// The link of an NVMe drive's own end, as it is or at most. Ports behind Thunderbolt report rates that mean
/// nothing.
std::optional<DriveLink> pcieLinkOf(const fs::path& controller, const std::string& which) {
  const fs::path pci = controller / "device";
  return pcieLink(lineOf(pci / (which + "_link_speed")), lineOf(pci / (which + "_link_width")));
}

bool isOnPcie(const fs::path& controller) {
  const std::string transport = lineOf(controller / "transport");
  return transport.empty() || transport == "pcie";
}

/// Model as an ATA drive tells it, 40 characters; SCSI has room for 16 of them. From page 89h of what the
/// kernel has asked for: 60 bytes, then the answer to IDENTIFY DEVICE, with the model in words 27 to 46
/// (SAT-3, 12.4.2).
std::string ataModel(const fs::path& device) {
  const std::string page = readTextFile((device / "vpd_pg89").string()).value_or("");
  constexpr std::size_t begin = 60 + 27 * 2;
  constexpr std::size_t length = 40;
  if (page.size() < begin + length) return {};
  std::string model = page.substr(begin, length);
  for (std::size_t i = 0; i + 1 < length; i += 2) std::swap(model[i], model[i + 1]);
  return trimmed(model);
}

std::string modelOf(const fs::path& device) {
  if (std::string model = ataModel(device); !model.empty()) return model;
  std::string model = lineOf(device / "model");
  if (model.empty()) model = lineOf(device / "name");  // memory cards
  const std::string vendor = lineOf(device / "vendor");
  // The vendor of PCI and virtio devices is a number; ATA drives have their maker in the model.
  if (model.empty() || vendor.empty() || vendor == "ATA" || vendor.starts_with("0x")) return model;
  return vendor + " " + model;
}

/// The nearest folder above the device whose name is the kind with a number behind it.
std::optional<fs::path> above(const fs::path& device, std::string_view kind) {
  for (fs::path path = device; path.has_relative_path(); path = path.parent_path())
    if (isNumbered(path.filename().string(), kind)) return path;
  return std::nullopt;
}

/// The controller of an NVMe drive: the device itself or, where several ways may lead to the drive, the only
/// one below its subsystem.
std::optional<fs::path> nvmeController(const fs::path& device) {
  if (isNumbered(device.filename().string(), "nvme")) return device;
  std::error_code error;
  std::optional<fs::path> found;
  for (fs::directory_iterator entry(device, error), end; !error && entry != end; entry.increment(error)) {
    if (!isNumbered(entry->path().filename().string(), "nvme")) continue;
    if (found) return std::nullopt;
    found = fs::canonical(entry->path(), error);
  }
  return found;
}

std::optional<DriveLink> nvmeLink(const fs::path& device) {
  const auto controller = nvmeController(device);
  if (!controller) return std::nullopt;
  if (isOnPcie(*controller)) return pcieLinkOf(*controller, "current");
  const std::string transport = lineOf(*controller / "transport");
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> fabrics{
      {{"tcp", "TCP"}, {"rdma", "RDMA"}, {"fc", "Fibre Channel"}, {"loop", "loop"}}};
  for (const auto& [name, shown] : fabrics)
    if (transport == name) return DriveLink{fmt::format("NVMe over {}", shown), std::nullopt};
  return std::nullopt;
}

std::optional<DriveLink> sataLinkOf(const fs::path& device) {
  const auto port = above(device, "ata");
  if (!port) return std::nullopt;
  const std::string link = "link" + port->filename().string().substr(3);
  return sataLink(lineOf(*port / link / "ata_link" / link / "sata_spd"));
}

/// A drive's interface lies below its USB device, which has the speed.
std::optional<DriveLink> usbLinkOf(const fs::path& device) {
  std::error_code error;
  for (fs::path path = device; path.has_relative_path(); path = path.parent_path())
    if (fs::exists(path / "bNumInterfaces", error)) return usbLink(lineOf(path / "speed"));
  return std::nullopt;
}

std::optional<DriveLink> linkOf(const fs::path& disk, const fs::path& device) {
  if (disk.filename().string().starts_with("nvme")) return nvmeLink(device);
  if (auto link = usbLinkOf(device)) return link;
  return sataLinkOf(device);
}

/// The fastest link that the drive is made for. The files of other drives report only what the two ends
/// agreed on.
std::optional<DriveLink> linkAtMost(const fs::path& disk, const fs::path& device) {
  if (!disk.filename().string().starts_with("nvme")) return std::nullopt;
  const auto controller = nvmeController(device);
  return controller && isOnPcie(*controller) ? pcieLinkOf(*controller, "max") : std::nullopt;
}

/// The kernel says of them that they turn unless the host says otherwise.
bool isVirtual(const fs::path& disk) {
  const std::string path = disk.string();
  return path.find("/virtual/block/") != std::string::npos || above(disk, "virtio").has_value() ||
         disk.filename().string().starts_with("xvd");
}

}  // namespace

std::optional<DriveLink> pcieLink(std::string_view speed, std::string_view width) {
  struct Generation {
    double transfers;  // GT/s
    std::string_view name;
    double share;  // of the bits that are data
  };
  constexpr std::array<Generation, 6> generations{{{2.5, "1.0", 8.0 / 10},
                                                   {5, "2.0", 8.0 / 10},
                                                   {8, "3.0", 128.0 / 130},
                                                   {16, "4.0", 128.0 / 130},
                                                   {32, "5.0", 128.0 / 130},
                                                   {64, "6.0", 242.0 / 256}}};
  const auto transfers = numberIn(speed);
  const auto lanes = numberIn(width);
  if (!transfers || !lanes || *lanes > 32) return std::nullopt;
  for (const Generation& generation : generations)
    if (*transfers == generation.transfers)
      return DriveLink{fmt::format("PCIe {} x{:.0f}", generation.name, *lanes),
                       megabytes(*transfers * 1e9 * *lanes * generation.share)};
  return std::nullopt;
}

std::optional<DriveLink> sataLink(std::string_view speed) {
  const auto gigabits = numberIn(speed);
  if (!gigabits || speed.find("Gbps") == std::string_view::npos) return std::nullopt;
  return DriveLink{fmt::format("SATA {:g} Gbit/s", *gigabits), megabytes(*gigabits * 1e9 * 8 / 10)};
}

std::optional<DriveLink> usbLink(std::string_view megabits) {
  const auto rate = numberIn(megabits);
  if (!rate) return std::nullopt;
  std::string name =
      *rate < 1000 ? fmt::format("USB {:g} Mbit/s", *rate) : fmt::format("USB {:g} Gbit/s", *rate / 1000);
  if (*rate == 12) return DriveLink{std::move(name), 1.216};    // 19 packets of 64 bytes a millisecond
  if (*rate == 480) return DriveLink{std::move(name), 53.248};  // 13 packets of 512 bytes in 125 us
  if (*rate == 5000) return DriveLink{std::move(name), megabytes(*rate * 1e6 * 8 / 10)};
  if (*rate > 5000) return DriveLink{std::move(name), megabytes(*rate * 1e6 * 128 / 132)};
  return DriveLink{std::move(name), std::nullopt};
}

DriveFacts readDriveFacts(const fs::path& sysFolder, const std::string& diskName) {
  DriveFacts facts;
  std::error_code error;
  const fs::path disk = fs::canonical(sysFolder / "block" / diskName, error);
  if (error || diskName.empty()) return facts;
  const fs::path device = fs::canonical(disk / "device", error);
  const bool hasDevice = !error;
  if (hasDevice) facts.model = modelOf(device);
  if (const auto bytes = numberIn(lineOf(disk / "queue" / "physical_block_size")))
    facts.physicalSector = Bytes{static_cast<std::uint64_t>(*bytes)};
  if (isVirtual(disk)) return facts;
  const std::string rotates = lineOf(disk / "queue" / "rotational");
  if (rotates == "0" || rotates == "1") facts.rotates = rotates == "1";
  if (hasDevice) {
    facts.link = linkOf(disk, device);
    facts.linkAtMost = linkAtMost(disk, device);
  }
  return facts;
}

}  // namespace strata
