// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fstream>

#include "core/disk/block_device_linux.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

namespace fs = std::filesystem;

constexpr char mountInfo[] =
    "22 27 0:21 / /proc rw,relatime - proc proc rw\n"
    "27 1 254:0 / / rw,relatime shared:1 master:2 - ext4 /dev/vda rw,discard\n"
    "127 27 0:44 /home /home rw - btrfs /dev/mapper/data rw\n"
    "30 27 0:50 / /mnt rw - fuse.sshfs me@there:/ rw\n";

TEST(FindMount, TakesTheTypeAndSourceBehindTheDash) {
  EXPECT_EQ(findMount(mountInfo, 22), (Mount{"proc", "proc", "rw,relatime", "rw"}));
  EXPECT_EQ(findMount(mountInfo, 27), (Mount{"ext4", "/dev/vda", "rw,relatime", "rw,discard"}));
  EXPECT_EQ(findMount(mountInfo, 127), (Mount{"btrfs", "/dev/mapper/data", "rw", "rw"}));
  EXPECT_EQ(findMount(mountInfo, 30), (Mount{"fuse.sshfs", "me@there:/", "rw", "rw"}));
  EXPECT_EQ(findMount("8 1 8:1 / / ro - ext4 /dev/sda1", 8), (Mount{"ext4", "/dev/sda1", "ro", ""}));
}

TEST(FindMount, IsNothingForAnotherNumberOrDamagedText) {
  EXPECT_EQ(findMount(mountInfo, 2), std::nullopt);
  EXPECT_EQ(findMount("", 22), std::nullopt);
  EXPECT_EQ(findMount("\n \nx y\n22 27 0:21 / /proc rw - proc", 22), std::nullopt);
  EXPECT_EQ(findMount("22", 22), std::nullopt);
}

TEST(FileSystemOfMagic, KnowsTheCommonOnes) {
  EXPECT_EQ(fileSystemOfMagic(0xEF53), "ext");
  EXPECT_EQ(fileSystemOfMagic(0x01021994), "tmpfs");
  EXPECT_EQ(fileSystemOfMagic(0x794C7630), "overlay");
  EXPECT_EQ(fileSystemOfMagic(0x12345678), "");
}

/// A tree as /sys shows it: sda with one partition, nvme0n1 with two, a volume on the second of them, and one
/// that lies on two disks.
class DiskUnder : public testing::Test {
 protected:
  void SetUp() override {
    disk("sda", "8:0");
    partition("sda", "sda1", "8:1");
    disk("nvme0n1", "259:0");
    partition("nvme0n1", "nvme0n1p1", "259:1");
    partition("nvme0n1", "nvme0n1p2", "259:2");
    std::ofstream(m_devices / "nvme0n1" / "queue" / "logical_block_size") << "4096\n";
    disk("dm-0", "253:0");
    lieOn("dm-0", m_devices / "nvme0n1" / "nvme0n1p2");
    disk("dm-1", "253:1");
    lieOn("dm-1", m_devices / "dm-0");
    disk("md0", "9:0");
    lieOn("md0", m_devices / "sda" / "sda1");
    lieOn("md0", m_devices / "nvme0n1" / "nvme0n1p1");
  }

  std::string nameUnder(unsigned major, unsigned minor) const {
    const auto found = diskUnder(m_sys, major, minor);
    return found ? found->name : "nothing";
  }

  void link(const fs::path& device, const std::string& number) {
    fs::create_directories(m_sys / "dev" / "block");
    fs::create_directory_symlink(device, m_sys / "dev" / "block" / number);
  }
  void disk(const std::string& name, const std::string& number) {
    fs::create_directories(m_devices / name / "queue");
    fs::create_directories(m_devices / name / "slaves");
    link(m_devices / name, number);
  }
  void partition(const std::string& disk, const std::string& name, const std::string& number) {
    fs::create_directories(m_devices / disk / name);
    std::ofstream(m_devices / disk / name / "partition") << "1\n";
    link(m_devices / disk / name, number);
  }
  void lieOn(const std::string& mapped, const fs::path& device) {
    fs::create_directory_symlink(device, m_devices / mapped / "slaves" / device.filename());
  }

  TemporaryFolder m_folder;
  fs::path m_sys{m_folder.path()};
  fs::path m_devices = m_sys / "devices";
};

TEST_F(DiskUnder, OfAPartitionIsTheWholeDisk) {
  EXPECT_EQ(nameUnder(8, 0), "sda");
  EXPECT_EQ(nameUnder(8, 1), "sda");
  EXPECT_EQ(nameUnder(259, 1), "nvme0n1");
}

TEST_F(DiskUnder, OfAMappedDeviceIsTheDiskBelowItsLayers) {
  EXPECT_EQ(nameUnder(253, 0), "nvme0n1");
  EXPECT_EQ(nameUnder(253, 1), "nvme0n1");
}

TEST_F(DiskUnder, OfADeviceOverSeveralDisksIsItself) {
  EXPECT_EQ(nameUnder(9, 0), "md0");
}

TEST_F(DiskUnder, OfAnUnknownNumberIsNothing) {
  EXPECT_EQ(nameUnder(8, 2), "nothing");
}

TEST_F(DiskUnder, TellsWhetherALayerEncrypts) {
  EXPECT_FALSE(diskUnder(m_sys, 253, 1)->encrypted);
  fs::create_directories(m_devices / "dm-0" / "dm");
  std::ofstream(m_devices / "dm-0" / "dm" / "uuid") << "CRYPT-LUKS2-0123-data\n";
  EXPECT_TRUE(diskUnder(m_sys, 253, 0)->encrypted);
  EXPECT_TRUE(diskUnder(m_sys, 253, 1)->encrypted);   // which lies on it
  EXPECT_FALSE(diskUnder(m_sys, 259, 2)->encrypted);  // what it lies on
  EXPECT_FALSE(diskUnder(m_sys, 9, 0)->encrypted);
  lieOn("md0", m_devices / "dm-1");
  EXPECT_TRUE(diskUnder(m_sys, 9, 0)->encrypted);
}

TEST_F(DiskUnder, TellsItsLogicalBlock) {
  EXPECT_EQ(diskUnder(m_sys, 253, 1)->logicalBlock, 4096_B);
  EXPECT_EQ(diskUnder(m_sys, 8, 1)->logicalBlock, 512_B);  // it does not say
}

TEST_F(DiskUnder, EndsOnATreeThatLoops) {
  disk("dm-2", "253:2");
  lieOn("dm-2", m_devices / "dm-2");
  EXPECT_EQ(nameUnder(253, 2), "dm-2");
}

TEST_F(DiskUnder, ServesFromMemoryWhenItIsARamDiskOrALoopThroughTheCache) {
  for (const char* name : {"loop0", "loop1"}) fs::create_directories(m_sys / "block" / name / "loop");
  std::ofstream(m_sys / "block" / "loop0" / "loop" / "dio") << "0\n";
  std::ofstream(m_sys / "block" / "loop1" / "loop" / "dio") << "1\n";
  for (const char* name : {"loop0", "ram0", "zram12"}) EXPECT_TRUE(servedFromMemory(m_sys, name)) << name;
  for (const char* name : {"loop1", "loop2", "sda", "ram", "rambler0", "8:1", ""})
    EXPECT_FALSE(servedFromMemory(m_sys, name)) << name;
}

}  // namespace
}  // namespace strata::test
