// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/drive_facts_linux.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>

#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

namespace fs = std::filesystem;

double rateOf(const std::optional<DriveLink>& link) {
  return link && link->rate ? *link->rate : 0;
}

TEST(PcieLink, CarriesWhatItsCodingLeaves) {
  EXPECT_DOUBLE_EQ(rateOf(pcieLink("2.5 GT/s", "1")), 250);
  EXPECT_DOUBLE_EQ(rateOf(pcieLink("5.0 GT/s PCIe", "4")), 2000);
  // 8e9 transfers × 4 lanes × 128/130 ÷ 8 bits
  EXPECT_NEAR(rateOf(pcieLink("8.0 GT/s PCIe", "4")), 3938.46, 0.01);
  EXPECT_NEAR(rateOf(pcieLink("16.0 GT/s PCIe", "4")), 7876.92, 0.01);
  EXPECT_NEAR(rateOf(pcieLink("32.0 GT/s PCIe", "4")), 15753.85, 0.01);
  EXPECT_NEAR(rateOf(pcieLink("64.0 GT/s PCIe", "4")), 30250, 0.01);
  EXPECT_EQ(pcieLink("16.0 GT/s PCIe", "4")->name, "PCIe 4.0 x4");
}

TEST(PcieLink, IsNothingOfAnythingElse) {
  for (const auto& [speed, width] : {std::pair{"", ""},
                                     {"Unknown", "4"},
                                     {"8.0 GT/s PCIe", "0"},
                                     {"8.0 GT/s PCIe", "255"},
                                     {"7.0 GT/s", "4"},
                                     {"8.0 GT/s PCIe", ""}})
    EXPECT_EQ(pcieLink(speed, width), std::nullopt) << speed << width;
}

TEST(SataLink, CarriesEightBitsInTen) {
  EXPECT_EQ(sataLink("6.0 Gbps"), (DriveLink{"SATA 6 Gbit/s", 600}));
  EXPECT_EQ(sataLink("1.5 Gbps"), (DriveLink{"SATA 1.5 Gbit/s", 150}));
  for (const char* text : {"", "<unknown>", "6.0", "-1 Gbps"})
    EXPECT_EQ(sataLink(text), std::nullopt) << text;
}

TEST(UsbLink, CarriesWhatItsPacketsOrCodingLeave) {
  EXPECT_EQ(usbLink("12"), (DriveLink{"USB 12 Mbit/s", 1.216}));
  EXPECT_EQ(usbLink("480"), (DriveLink{"USB 480 Mbit/s", 53.248}));
  EXPECT_EQ(usbLink("5000"), (DriveLink{"USB 5 Gbit/s", 500}));
  EXPECT_EQ(usbLink("10000")->name, "USB 10 Gbit/s");
  EXPECT_NEAR(rateOf(usbLink("10000")), 1212.12, 0.01);
  EXPECT_NEAR(rateOf(usbLink("20000")), 2424.24, 0.01);
  EXPECT_EQ(usbLink("unknown"), std::nullopt);
}

/// A tree as /sys shows it.
class DriveFactsLinux : public testing::Test {
 protected:
  static void write(const fs::path& path, const std::string& text) {
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
  }
  /// A disk whose folder is `at`, with the device that it belongs to.
  void disk(const fs::path& at, const fs::path& device) {
    write(m_sys / at / "queue" / "physical_block_size", "4096\n");
    write(m_sys / at / "queue" / "rotational", "0\n");
    fs::create_directories(m_sys / device);
    fs::create_directory_symlink(m_sys / device, m_sys / at / "device");
    fs::create_directories(m_sys / "block");
    fs::create_directory_symlink(m_sys / at, m_sys / "block" / at.filename());
  }
  DriveFacts read(const std::string& name) const { return readDriveFacts(m_sys, name); }

  TemporaryFolder m_folder;
  fs::path m_sys{fs::canonical(m_folder.path())};
};

TEST_F(DriveFactsLinux, OfAnNvmeDrive) {
  const fs::path pci = "devices/pci0000:00/0000:00:1d.0/0000:01:00.0";
  disk(pci / "nvme/nvme0/nvme0n1", pci / "nvme/nvme0");
  write(m_sys / pci / "nvme/nvme0/model", "Samsung SSD 990 PRO 2TB                 \n");
  write(m_sys / pci / "nvme/nvme0/transport", "pcie\n");
  fs::create_directory_symlink(m_sys / pci, m_sys / pci / "nvme/nvme0/device");
  write(m_sys / pci / "current_link_speed", "16.0 GT/s PCIe\n");
  write(m_sys / pci / "current_link_width", "4\n");
  EXPECT_EQ(read("nvme0n1"),
            (DriveFacts{"Samsung SSD 990 PRO 2TB", 4_KiB, false, pcieLink("16.0 GT/s", "4")}));
  write(m_sys / pci / "current_link_speed", "8.0 GT/s PCIe\n");
  write(m_sys / pci / "current_link_width", "2\n");
  write(m_sys / pci / "max_link_speed", "16.0 GT/s PCIe\n");
  write(m_sys / pci / "max_link_width", "4\n");
  EXPECT_EQ(read("nvme0n1").link, pcieLink("8.0 GT/s", "2"));
  EXPECT_EQ(read("nvme0n1").linkAtMost, pcieLink("16.0 GT/s", "4"));
}

/// As the kernel shows it where a drive might have several ways to it.
TEST_F(DriveFactsLinux, OfAnNvmeDriveBelowItsSubsystem) {
  const fs::path subsystem = "devices/virtual/nvme-subsystem/nvme-subsys0";
  const fs::path controller = "devices/pci0000:00/0000:01:00.0/nvme/nvme0";
  disk(subsystem / "nvme0n1", subsystem);
  write(m_sys / subsystem / "model", "Drive\n");
  write(m_sys / controller / "transport", "tcp\n");
  fs::create_directory_symlink(m_sys / controller, m_sys / subsystem / "nvme0");
  EXPECT_EQ(read("nvme0n1"), (DriveFacts{"Drive", 4_KiB, false, DriveLink{"NVMe over TCP", {}}}));
  const fs::path second = "devices/pci0000:00/0000:02:00.0/nvme/nvme1";
  fs::create_directories(m_sys / second);
  fs::create_directory_symlink(m_sys / second, m_sys / subsystem / "nvme1");
  EXPECT_EQ(read("nvme0n1").link, std::nullopt);  // over which of them is not known
}

TEST_F(DriveFactsLinux, OfASataDrive) {
  const fs::path port = "devices/pci0000:00/0000:00:17.0/ata3";
  const fs::path device = port / "host2/target2:0:0/2:0:0:0";
  disk(device / "block/sda", device);
  write(m_sys / device / "vendor", "ATA     \n");
  write(m_sys / device / "model", "Samsung SSD 870 \n");
  write(m_sys / port / "link3/ata_link/link3/sata_spd", "3.0 Gbps\n");
  write(m_sys / device.parent_path() / "x", "");
  write(m_sys / device / "block/sda/queue/rotational", "1\n");
  EXPECT_EQ(read("sda"), (DriveFacts{"Samsung SSD 870", 4_KiB, true, DriveLink{"SATA 3 Gbit/s", 300}}));

  // 60 bytes, then words; the model in 27 to 46, two characters swapped in each.
  std::string page(572, '\0');
  std::string model = "Samsung SSD 870 EVO 500GB               ";
  ASSERT_EQ(model.size(), 40U);
  for (std::size_t i = 0; i < model.size(); i += 2) std::swap(model[i], model[i + 1]);
  page.replace(60 + 54, 40, model);
  write(m_sys / device / "vpd_pg89", page);
  EXPECT_EQ(read("sda").model, "Samsung SSD 870 EVO 500GB");

  // Reading the page may be an error, as reading what a process has at address 0 is.
  fs::remove(m_sys / device / "vpd_pg89");
  fs::create_symlink("/proc/self/mem", m_sys / device / "vpd_pg89");
  EXPECT_EQ(read("sda").model, "Samsung SSD 870");
}

TEST_F(DriveFactsLinux, OfADriveOnUsb) {
  const fs::path usb = "devices/pci0000:00/0000:00:14.0/usb1/1-2";
  const fs::path device = usb / "1-2:1.0/host4/target4:0:0/4:0:0:0";
  disk(device / "block/sdb", device);
  write(m_sys / device / "vendor", "SanDisk \n");
  write(m_sys / device / "model", "Ultra           \n");
  write(m_sys / usb / "bNumInterfaces", " 1\n");
  write(m_sys / usb / "speed", "480\n");
  write(m_sys / "devices/pci0000:00/0000:00:14.0/usb1/bNumInterfaces", " 1\n");
  write(m_sys / "devices/pci0000:00/0000:00:14.0/usb1/speed", "10000\n");
  EXPECT_EQ(read("sdb"), (DriveFacts{"SanDisk Ultra", 4_KiB, false, DriveLink{"USB 480 Mbit/s", 53.248}}));
}

/// The kernel says of a virtual disk that it turns, whatever the host has.
TEST_F(DriveFactsLinux, OfVirtualDisksAreFew) {
  const fs::path device = "devices/pci0000:00/0000:00:02.0/virtio1";
  disk(device / "block/vda", device);
  write(m_sys / device / "vendor", "0x1af4\n");
  write(m_sys / device / "block/vda/queue/rotational", "1\n");
  EXPECT_EQ(read("vda"), (DriveFacts{"", 4_KiB, std::nullopt, std::nullopt}));
  disk("devices/virtual/block/loop0", "devices/virtual/block/loop0/none");
  EXPECT_EQ(read("loop0").rotates, std::nullopt);
  EXPECT_EQ(read("sdz"), DriveFacts{});
  EXPECT_EQ(read(""), DriveFacts{});
}

}  // namespace
}  // namespace strata::test
