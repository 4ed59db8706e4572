// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/file_system_nature_linux.h"

#include <gtest/gtest.h>

namespace strata::test {
namespace {

FileSystemNature nature(const std::string& fileSystem, const std::string& options = "rw",
                        FolderFlags flags = {}) {
  return natureOf({fileSystem, "/dev/sda1", "rw,relatime", options}, flags);
}

TEST(FileSystemNature, KnowsThoseInMemory) {
  for (const char* name : {"tmpfs", "ramfs", "hugetlbfs", "devtmpfs"})
    EXPECT_TRUE(nature(name).inMemory) << name;
  for (const char* name : {"ext4", "fuse", "tmpfs2", ""}) EXPECT_FALSE(nature(name).inMemory) << name;
}

TEST(FileSystemNature, KnowsThoseThatAProgramAnswersFor) {
  for (const char* name : {"fuse", "fuseblk", "fuse.sshfs", "fuse.fuse2fs"})
    EXPECT_TRUE(nature(name).throughProgram) << name;
  for (const char* name : {"virtiofs", "fusectl", "ext4"}) EXPECT_FALSE(nature(name).throughProgram) << name;
}

TEST(FileSystemNature, KnowsThoseThatWriteElsewhere) {
  for (const char* name : {"btrfs", "zfs", "bcachefs", "nilfs2"})
    EXPECT_TRUE(nature(name).copyOnWrite) << name;
  for (const char* name : {"ext4", "xfs", "f2fs"}) EXPECT_FALSE(nature(name).copyOnWrite) << name;
  EXPECT_FALSE(nature("btrfs", "rw,nodatacow").copyOnWrite);
  EXPECT_FALSE(nature("btrfs", "rw,ssd", {.noCopyOnWrite = true}).copyOnWrite);
  EXPECT_FALSE(nature("bcachefs", "rw,nocow").copyOnWrite);
}

TEST(FileSystemNature, KnowsThoseThatCompress) {
  EXPECT_TRUE(nature("btrfs", "rw,compress=zstd:3,ssd").compresses);
  EXPECT_TRUE(nature("btrfs", "rw,compress-force=lzo").compresses);
  EXPECT_FALSE(nature("btrfs", "rw,compress=none").compresses);
  EXPECT_FALSE(nature("btrfs").compresses);
  EXPECT_TRUE(nature("btrfs", "rw", {.compressed = true}).compresses);
  EXPECT_FALSE(nature("btrfs", "rw,compress=zstd:3", {.neverCompressed = true}).compresses);
  EXPECT_FALSE(nature("btrfs", "rw,compress=zstd:3", {.noCopyOnWrite = true}).compresses);
  EXPECT_TRUE(nature("bcachefs", "rw,compression=lz4").compresses);
  EXPECT_FALSE(nature("bcachefs", "rw,compression=none").compresses);
  EXPECT_FALSE(nature("f2fs", "rw,compress_algorithm=lz4").compresses);  // chosen files only
  EXPECT_TRUE(nature("f2fs", "rw,compress_extension=*").compresses);
  EXPECT_TRUE(nature("ntfs3", "rw", {.compressed = true}).compresses);
  EXPECT_FALSE(nature("ext4", "rw,compress=zstd").compresses);
}

TEST(FileSystemNature, KnowsThoseThatEncrypt) {
  EXPECT_TRUE(nature("ext4", "rw", {.encrypted = true}).encrypts);
  EXPECT_TRUE(nature("fuse.gocryptfs").encrypts);
  EXPECT_FALSE(nature("ext4").encrypts);
}

TEST(ShownOptions, AreThoseOfMountAndFileSystemOnce) {
  EXPECT_EQ(shownOptions({"ext4", "/dev/sda1", "rw,relatime", "rw,discard"}), "rw,relatime,discard");
  EXPECT_EQ(shownOptions({"ext4", "/dev/sda1", "", ""}), "");
  EXPECT_EQ(shownOptions({"btrfs", "/dev/sda1", "rw", "rw,compress=zstd:1,ssd"}), "rw,compress=zstd:1,ssd");
}

TEST(ShownOptions, NameNobodyAndNoPlace) {
  EXPECT_EQ(shownOptions({"overlay", "overlay", "rw", "rw,lowerdir=/home/ada/x:/y,upperdir=/z,index=off"}),
            "rw,index=off");
  EXPECT_EQ(
      shownOptions({"cifs", "//server/ada", "rw", "rw,vers=3.1.1,username=ada,domain=HOME,addr=10.0.0.1"}),
      "rw,vers=3.1.1");
  EXPECT_EQ(shownOptions({"btrfs", "/dev/sda1", "rw", "rw,subvol=/@home"}), "rw");
}

}  // namespace
}  // namespace strata::test
