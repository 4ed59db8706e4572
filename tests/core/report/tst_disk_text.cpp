// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/disk_text.h"

#include <gtest/gtest.h>

#include "app/words/words.h"
#include "core/report/text.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

FolderFacts sampleDisk() {
  FolderFacts disk;
  disk.path = "/data";
  disk.free = 36_GiB;
  disk.capacity = 252_GiB;
  disk.device = "nvme0n1";
  disk.fileSystem = "ext4";
  disk.mountOptions = "rw,relatime";
  disk.physicalSector = 512_B;
  disk.model = "Samsung SSD 990 PRO 2TB";
  disk.rotates = false;
  disk.link = "PCIe 4.0 x4";
  return disk;
}

TEST(DiskText, TellsDriveFileSystemAndRoom) {
  EXPECT_EQ(
      diskText(sampleDisk(), words),
      "Samsung SSD 990 PRO 2TB, PCIe 4.0 x4, ext4 (rw,relatime), sectors of 512 B, 36 GiB of 252 GiB free");
}

TEST(DiskText, LeavesOutWhatIsNotKnown) {
  EXPECT_EQ(diskText(FolderFacts{}, words), "");
  FolderFacts disk = sampleDisk();
  disk.model.clear();
  disk.link.clear();
  disk.mountOptions.clear();
  disk.physicalSector.reset();
  disk.capacity.reset();
  EXPECT_EQ(diskText(disk, words), "nvme0n1, ext4, 36 GiB free");
  disk.device = "42";  // the system's number of it
  EXPECT_EQ(diskText(disk, words), "ext4, 36 GiB free");
}

TEST(DiskText, NamesWhatIsSpecial) {
  FolderFacts disk;
  disk.fileSystem = "x";
  disk.rotates = true;
  EXPECT_EQ(diskText(disk, words), "rotating, x");
  disk.rotates.reset();
  disk.inMemory = disk.deviceInMemory = disk.throughProgram = true;
  EXPECT_EQ(diskText(disk, words), "x, in memory, on a device in memory, through a program");
  disk.inMemory = disk.deviceInMemory = disk.throughProgram = false;
  disk.copyOnWrite = disk.compresses = disk.encrypted = true;
  EXPECT_EQ(diskText(disk, words), "x, copy-on-write, compressing, encrypted");
}

TEST(DiskText, StandsInTheReportOfARun) {
  strata::Run run = classicRun();
  run.disks = {sampleDisk()};
  const std::string text = toText(run, words);
  EXPECT_NE(text.find("\nDisk        Samsung SSD 990 PRO 2TB, PCIe 4.0 x4, ext4 (rw,relatime),"),
            std::string::npos)
      << text;
  run.disks.push_back(run.disks.front());
  run.disks.back().path = "/other";
  const std::string both = toText(run, words);
  EXPECT_NE(both.find("\nDisk        /data: Samsung"), std::string::npos) << both;
  EXPECT_NE(both.find("\n            /other: Samsung"), std::string::npos) << both;
}

}  // namespace
}  // namespace strata
