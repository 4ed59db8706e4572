// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/proc_text.h"

#include <gtest/gtest.h>

#include <map>

namespace strata {
namespace {

using Strings = std::vector<std::string>;

constexpr std::string_view procStat =
    "cpu  4845 0 3261 227795 448 0 77 12 0 0\n"
    "cpu0 1826 0 1053 115270 13 0 12 2 0 0\n"
    "cpu1 3019 0 2208 112524 434 0 64 10 0 0\n"
    "cpu10 1 1 1 1 1 1 1 700 0 0\n"
    "intr 314038 0 0\n";

TEST(StolenTicks, AddsTheCpusAskedFor) {
  EXPECT_EQ(stolenTicks(procStat, {0}), 2u);
  EXPECT_EQ(stolenTicks(procStat, {0, 1}), 12u);
  EXPECT_EQ(stolenTicks(procStat, {1, 10}), 710u);
  EXPECT_EQ(stolenTicks(procStat, {}), 0u);
}

TEST(BusyTicks, AreAllButIdleAndWaiting) {
  EXPECT_EQ(busyTicks(procStat), 4845u + 0 + 3261 + 0 + 77 + 12);
  EXPECT_FALSE(busyTicks("cpu0 1 2 3 4 5 6 7 8\n"));
  EXPECT_FALSE(busyTicks("cpu  1 2 3 4\n"));
  EXPECT_FALSE(busyTicks(""));
}

TEST(PressureOf, IsThatOfSomeProgramInTheLastTenSeconds) {
  EXPECT_EQ(pressureOf("some avg10=1.53 avg60=0.40 avg300=0.10 total=1234\n"
                       "full avg10=0.80 avg60=0.10 avg300=0.05 total=600\n"),
            1.53);
  EXPECT_EQ(pressureOf("full avg10=0.80\n"), std::nullopt);
  EXPECT_EQ(pressureOf("some avg10=x\n"), std::nullopt);
  EXPECT_EQ(pressureOf(""), std::nullopt) << "a kernel without it";
}

TEST(CpuInfoField, IsThatOfTheFirstCpu) {
  constexpr std::string_view info =
      "processor\t: 0\nmicrocode\t: 0xa1\n\nprocessor\t: 1\nmicrocode\t: 0xa2\n";
  EXPECT_EQ(cpuInfoField(info, "microcode"), "0xa1");
  EXPECT_EQ(cpuInfoField(info, "stepping"), "");
}

TEST(CgroupLimits, AreThoseOfTheTightestGroup) {
  std::map<std::string, std::string> files{
      {"/proc/self/mountinfo", "30 23 0:26 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw\n"},
      {"/proc/self/cgroup", "0::/outer/inner\n"},
      {"/sys/fs/cgroup/outer/inner/cpu.max", "max 100000\n"},
      {"/sys/fs/cgroup/outer/inner/memory.max", "2147483648\n"},
      {"/sys/fs/cgroup/outer/cpu.max", "150000 100000\n"},
      {"/sys/fs/cgroup/outer/memory.max", "4294967296\n"}};
  const ReadText read = [&](const std::string& path) {
    const auto found = files.find(path);
    return found != files.end() ? std::optional(found->second) : std::nullopt;
  };
  EXPECT_EQ(cgroupLimits(read).cpus, 1.5);
  EXPECT_EQ(cgroupLimits(read).memory, 2_GiB);
  files["/sys/fs/cgroup/outer/cpu.max"] = "max 100000\n";
  files["/sys/fs/cgroup/outer/inner/memory.max"] = "max\n";
  files["/sys/fs/cgroup/outer/memory.max"] = "max\n";
  EXPECT_EQ(cgroupLimits(read).cpus, std::nullopt);
  EXPECT_EQ(cgroupLimits(read).memory, std::nullopt);
  files.clear();
  EXPECT_EQ(cgroupLimits(read).memory, std::nullopt);
}

TEST(StolenTicks, AbsentWhereACpuHasNoLine) {
  EXPECT_FALSE(stolenTicks(procStat, {0, 2}));
  EXPECT_FALSE(stolenTicks("", {0}));
}

TEST(StolenTicks, AbsentOnAKernelThatCountsNone) {
  EXPECT_FALSE(stolenTicks("cpu0 1 2 3 4\n", {0}));
}

TEST(StolenTicks, AbsentWhenTheColumnIsNoNumber) {
  EXPECT_FALSE(stolenTicks("cpu0 1 2 3 4 5 6 7 x\n", {0}));
}

constexpr std::string_view procMemInfo =
    "MemTotal:       24684084 kB\n"
    "MemFree:        23781188 kB\n"
    "MemAvailable:   24244760 kB\n"
    "HugePages_Total:       0\n";

TEST(ResourceGroup, IsTheOneThatTheKernelNames) {
  EXPECT_EQ(resourceGroup("res:/\nmon:/\n"), "/");
  EXPECT_EQ(resourceGroup("res:/batch\nmon:/one\n"), "/batch");
  EXPECT_EQ(resourceGroup("res:\nmon:\n"), std::nullopt) << "not mounted";
  EXPECT_EQ(resourceGroup(""), std::nullopt);
}

TEST(MemInfo, FieldsAreInKibibytes) {
  EXPECT_EQ(memInfo(procMemInfo, "MemTotal"), Bytes{24684084ull * 1024});
  EXPECT_EQ(memInfo(procMemInfo, "MemAvailable"), Bytes{24244760ull * 1024});
}

TEST(MemInfo, AbsentFieldsAreAbsent) {
  EXPECT_FALSE(memInfo(procMemInfo, "Mem"));
  EXPECT_FALSE(memInfo("", "MemTotal"));
  EXPECT_FALSE(memInfo("MemTotal:\n", "MemTotal"));
  EXPECT_FALSE(memInfo("MemTotal: many kB\n", "MemTotal"));
}

TEST(PrettyName, WithAndWithoutQuotes) {
  EXPECT_EQ(prettyName("NAME=\"Debian GNU/Linux\"\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n"),
            "Debian GNU/Linux 12 (bookworm)");
  EXPECT_EQ(prettyName("PRETTY_NAME='Alpine Linux v3.20'"), "Alpine Linux v3.20");
  EXPECT_EQ(prettyName("PRETTY_NAME=Slackware\r\n"), "Slackware");
  EXPECT_FALSE(prettyName("NAME=x\n"));
  EXPECT_FALSE(prettyName("PRETTY_NAME=\"\"\n"));
}

TEST(ChosenWord, IsTheOneInBrackets) {
  EXPECT_EQ(chosenWord("always [madvise] never\n"), "madvise");
  EXPECT_EQ(chosenWord("[always] madvise never\n"), "always");
  EXPECT_FALSE(chosenWord("always madvise never\n"));
  EXPECT_FALSE(chosenWord("] ["));
}

constexpr std::string_view smaps =
    "00400000-00500000 r-xp 00000000 08:01 1  /usr/bin/thing-4-5\n"
    "Size:               1024 kB\n"
    "Rss:                1024 kB\n"
    "AnonHugePages:         0 kB\n"
    "VmFlags: rd ex mr mw me dw\n"
    "7f0000200000-7f0000600000 rw-p 00000000 00:00 0 \n"
    "Size:               4096 kB\n"
    "KernelPageSize:        4 kB\n"
    "Rss:                4096 kB\n"
    "AnonHugePages:      2048 kB\n"
    "THPeligible:           1\n"
    "7f0000600000-7f0000700000 rw-p 00000000 00:00 0 \n"
    "Rss:                 512 kB\n"
    "AnonHugePages:         0 kB\n"
    "7f0000700000-7f0000800000 rw-p 00000000 00:00 0 \n"
    "Rss:                 100 kB\n"
    "AnonHugePages:         0 kB\n";

TEST(MappedPages, AddsWhatLiesInside) {
  const MappedPages one = mappedPages(smaps, 0x7f0000200000, 0x7f0000600000);
  EXPECT_EQ(one.resident, 4096_KiB);
  EXPECT_EQ(one.huge, 2048_KiB);
  const MappedPages two = mappedPages(smaps, 0x7f0000200000, 0x7f0000700000);
  EXPECT_EQ(two.resident, 4608_KiB);
  EXPECT_EQ(two.huge, 2048_KiB);
}

TEST(MappedPages, CountsReservedOnesApart) {
  // As the kernel writes them: the field of resident memory counts none of them.
  const char* const text =
      "7f0000200000-7f0000600000 rw-p 00000000 00:11 1 /anon_hugepage (deleted)\n"
      "Size:               4096 kB\n"
      "KernelPageSize:     2048 kB\n"
      "Rss:                   0 kB\n"
      "AnonHugePages:         0 kB\n"
      "Shared_Hugetlb:        0 kB\n"
      "Private_Hugetlb:    4096 kB\n";
  const MappedPages pages = mappedPages(text, 0x7f0000200000, 0x7f0000600000);
  EXPECT_EQ(pages.resident, 4_MiB);
  EXPECT_EQ(pages.huge, 0_B);
  EXPECT_EQ(pages.reserved, 4_MiB);
}

TEST(MappedPages, AreNamedByTheirSizeAndKind) {
  const auto of = [](MappedPages pages) { return obtainedOf(pages, 4_KiB, 2_MiB); };
  EXPECT_EQ(of({0_B, 0_B}), PagesObtained{});
  EXPECT_EQ(of({4_MiB, 0_B}), PagesObtained{"4K"});
  EXPECT_EQ(of({4_MiB, 2_MiB}), PagesObtained{"mixed"});
  EXPECT_EQ(of({4_MiB, 4_MiB}), PagesObtained{"2M"});
  EXPECT_EQ(of({4_MiB, 0_B, 4_MiB}), (PagesObtained{"2M", true}));
  EXPECT_EQ(of({4_MiB, 2_MiB, 2_MiB}), PagesObtained{"mixed"});
  EXPECT_EQ(of({4_MiB, 0_B, 2_MiB}), PagesObtained{"mixed"});
}

TEST(MappedPages, LeavesOutWhatReachesBeyond) {
  EXPECT_EQ(mappedPages(smaps, 0x7f0000200000, 0x7f0000500000).resident, 0_B);
  EXPECT_EQ(mappedPages("", 0, 1).resident, 0_B);
}

constexpr std::string_view mountInfoOne =
    "31 23 0:28 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755\n"
    "32 31 0:29 / /sys/fs/cgroup/cpu rw,relatime - cgroup cgroup rw,cpu\n"
    "35 31 0:32 / /sys/fs/cgroup/memory rw,relatime shared:7 master:1 - cgroup cgroup rw,memory\n"
    "41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw\n";

constexpr std::string_view mountInfoContainer =
    "600 500 0:32 /docker/0123 /sys/fs/cgroup/memory ro,nosuid - cgroup cgroup rw,memory\n";

TEST(CgroupMount, FindsTheMemoryHierarchyOfVersionOne) {
  const auto mount = cgroupMount(mountInfoOne, CgroupVersion::One);
  ASSERT_TRUE(mount);
  EXPECT_EQ(mount->point, "/sys/fs/cgroup/memory");
  EXPECT_EQ(mount->root, "/");
}

TEST(CgroupMount, FindsVersionTwo) {
  EXPECT_EQ(cgroupMount(mountInfoOne, CgroupVersion::Two)->point, "/sys/fs/cgroup/unified");
  EXPECT_FALSE(cgroupMount(mountInfoContainer, CgroupVersion::Two));
  EXPECT_FALSE(cgroupMount("", CgroupVersion::One));
  EXPECT_FALSE(cgroupMount("1 2 3 -\n1 2 0:1 / /x rw - cgroup2\n", CgroupVersion::Two));
}

TEST(CgroupMount, SeesTheRootOfAContainer) {
  EXPECT_EQ(cgroupMount(mountInfoContainer, CgroupVersion::One)->root, "/docker/0123");
}

TEST(CgroupPath, OfEachVersion) {
  constexpr std::string_view text =
      "5:devices:/\n4:cpu,memory:/batch/job-7\n3:memory_other:/no\n0::/user.slice/a:b\n";
  EXPECT_EQ(cgroupPath(text, CgroupVersion::One), "/batch/job-7");
  EXPECT_EQ(cgroupPath(text, CgroupVersion::Two), "/user.slice/a:b");
  EXPECT_FALSE(cgroupPath("1:cpu:/\n", CgroupVersion::One));
  EXPECT_FALSE(cgroupPath("1:name=systemd:/\n\nrubbish\n", CgroupVersion::Two));
}

TEST(CgroupDirectories, GoFromTheGroupToTheMount) {
  EXPECT_EQ(cgroupDirectories({"/sys/fs/cgroup", "/"}, "/user.slice/job"),
            (Strings{"/sys/fs/cgroup/user.slice/job", "/sys/fs/cgroup/user.slice", "/sys/fs/cgroup"}));
  EXPECT_EQ(cgroupDirectories({"/sys/fs/cgroup", "/"}, "/"), (Strings{"/sys/fs/cgroup"}));
}

TEST(CgroupDirectories, InAContainerThePathIsBelowItsRoot) {
  const CgroupMount mount{"/m", "/docker/0123"};
  EXPECT_EQ(cgroupDirectories(mount, "/docker/0123"), (Strings{"/m"}));
  EXPECT_EQ(cgroupDirectories(mount, "/docker/0123/child"), (Strings{"/m/child", "/m"}));
  EXPECT_EQ(cgroupDirectories(mount, "/docker/01234"), (Strings{"/m"}));
  EXPECT_EQ(cgroupDirectories(mount, "/elsewhere"), (Strings{"/m"}));
}

TEST(CgroupDirectories, NeverLeaveTheMount) {
  EXPECT_EQ(cgroupDirectories({"/m", "/"}, "/../../outside"), (Strings{"/m"}));
  // What does not begin with a slash is no path of a group; it once never ended.
  EXPECT_EQ(cgroupDirectories({"/m", "/"}, "outside"), (Strings{"/m"}));
  EXPECT_EQ(cgroupDirectories({"/m", "/"}, "outside/job"), (Strings{"/m"}));
  EXPECT_EQ(cgroupDirectories({"/m", "/"}, ""), (Strings{"/m"}));
}

TEST(CgroupAvailable, IsLimitLessUsage) {
  EXPECT_EQ(cgroupAvailable({"1073741824\n", std::nullopt, "268435456\n", std::nullopt}, CgroupVersion::Two),
            768_MiB);
  EXPECT_EQ(cgroupAvailable({"1073741824\n", std::nullopt, std::nullopt, std::nullopt}, CgroupVersion::One),
            1_GiB);
}

TEST(CgroupAvailable, CountsFilePagesThatWouldBeDropped) {
  const CgroupMemory two{"1073741824\n", "max\n", "805306368\n",
                         "anon 1\ninactive_file 536870912\nactive_file 9\n"};
  EXPECT_EQ(cgroupAvailable(two, CgroupVersion::Two), 768_MiB);
  const CgroupMemory one{"1073741824\n", std::nullopt, "805306368\n",
                         "inactive_file 1\ntotal_inactive_file 536870912\n"};
  EXPECT_EQ(cgroupAvailable(one, CgroupVersion::One), 768_MiB);
}

TEST(CgroupAvailable, IsNothingWhenMoreThanTheLimitIsUsed) {
  EXPECT_EQ(cgroupAvailable({"100\n", std::nullopt, "200\n", std::nullopt}, CgroupVersion::Two), 0_B);
}

TEST(CgroupAvailable, AbsentWithoutALimit) {
  EXPECT_FALSE(cgroupAvailable({"max\n", "max\n", "1\n", std::nullopt}, CgroupVersion::Two));
  EXPECT_FALSE(
      cgroupAvailable({"9223372036854771712\n", std::nullopt, "1\n", std::nullopt}, CgroupVersion::One));
  EXPECT_FALSE(cgroupAvailable({}, CgroupVersion::Two));
}

TEST(CgroupAvailable, TheLowerOfTwoLimitsBinds) {
  EXPECT_EQ(cgroupAvailable({"1073741824\n", "536870912\n", "268435456\n", std::nullopt}, CgroupVersion::Two),
            256_MiB);
  EXPECT_EQ(cgroupAvailable({"max\n", "536870912\n", "0\n", std::nullopt}, CgroupVersion::Two), 512_MiB);
  EXPECT_EQ(cgroupAvailable({"268435456\n", "536870912\n", "0\n", std::nullopt}, CgroupVersion::Two),
            256_MiB);
}

/// The files of a machine that is not there.
class Files {
 public:
  Files& add(const std::string& path, const std::string& text) {
    m_texts[path] = text;
    return *this;
  }
  ReadText reader() const {
    return [this](const std::string& path) -> std::optional<std::string> {
      const auto found = m_texts.find(path);
      return found == m_texts.end() ? std::nullopt : std::optional(found->second);
    };
  }
  std::optional<Bytes> available(CgroupVersion version) const { return tightestCgroup(version, reader()); }

 private:
  std::map<std::string, std::string> m_texts;
};

TEST(TightestCgroup, OfVersionTwoBindsOnAnyLevel) {
  // A job of 4 GiB in a slice of 1 GiB, of which others hold 768 MiB.
  Files files;
  files
      .add("/proc/self/mountinfo",
           "30 23 0:26 / /sys/fs/cgroup rw shared:4 - cgroup2 cgroup2 rw,nsdelegate\n")
      .add("/proc/self/cgroup", "0::/batch.slice/job-7.scope\n")
      .add("/sys/fs/cgroup/batch.slice/memory.max", "1073741824\n")
      .add("/sys/fs/cgroup/batch.slice/memory.high", "max\n")
      .add("/sys/fs/cgroup/batch.slice/memory.current", "805306368\n")
      .add("/sys/fs/cgroup/batch.slice/memory.stat", "anon 805306368\ninactive_file 0\n")
      .add("/sys/fs/cgroup/batch.slice/job-7.scope/memory.max", "4294967296\n")
      .add("/sys/fs/cgroup/batch.slice/job-7.scope/memory.current", "1048576\n");
  EXPECT_EQ(files.available(CgroupVersion::Two), 256_MiB);
  EXPECT_FALSE(files.available(CgroupVersion::One));
  // Without the slice's limit the job's own is what binds; without that, nothing.
  files.add("/sys/fs/cgroup/batch.slice/memory.max", "max\n");
  EXPECT_EQ(files.available(CgroupVersion::Two), 4095_MiB);
  files.add("/sys/fs/cgroup/batch.slice/job-7.scope/memory.max", "max\n");
  EXPECT_FALSE(files.available(CgroupVersion::Two));
}

TEST(TightestCgroup, OfVersionOneBindsOnAnyLevel) {
  Files files;
  files.add("/proc/self/mountinfo", std::string(mountInfoOne))
      .add("/proc/self/cgroup", "4:memory:/docker/0123\n1:name=systemd:/x\n0::/\n")
      .add("/sys/fs/cgroup/memory/docker/0123/memory.limit_in_bytes", "536870912\n")
      .add("/sys/fs/cgroup/memory/docker/0123/memory.usage_in_bytes", "268435456\n")
      .add("/sys/fs/cgroup/memory/docker/0123/memory.stat", "total_inactive_file 134217728\n")
      .add("/sys/fs/cgroup/memory/docker/memory.limit_in_bytes", "9223372036854771712\n")
      .add("/sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
  EXPECT_EQ(files.available(CgroupVersion::One), 384_MiB);
  EXPECT_FALSE(files.available(CgroupVersion::Two)) << "the unified hierarchy has no memory controller here";
}

TEST(TightestCgroup, InAContainerThatSeesItsOwnGroupAlone) {
  Files files;
  files.add("/proc/self/mountinfo", std::string(mountInfoContainer))
      .add("/proc/self/cgroup", "4:memory:/docker/0123\n")
      .add("/sys/fs/cgroup/memory/memory.limit_in_bytes", "268435456\n")
      .add("/sys/fs/cgroup/memory/memory.usage_in_bytes", "1048576\n");
  EXPECT_EQ(files.available(CgroupVersion::One), 255_MiB);
}

TEST(TightestCgroup, AbsentWhereNothingCanBeRead) {
  EXPECT_FALSE(Files().available(CgroupVersion::One));
  EXPECT_FALSE(Files().add("/proc/self/cgroup", "0::/\n").available(CgroupVersion::Two));
}

TEST(StatusSize, IsInKibibytes) {
  constexpr std::string_view status =
      "Name:\tstrata-cli\nVmPeak:\t  300000 kB\nVmSize:\t  262144 kB\nVmData:\t 4 kB\n";
  EXPECT_EQ(statusSize(status, "VmSize"), 256_MiB);
  EXPECT_EQ(statusSize(status, "VmData"), 4_KiB);
  EXPECT_FALSE(statusSize(status, "VmSwap"));
}

TEST(CommitLeft, BindsOnlyWhereTheSystemIsStrict) {
  constexpr std::string_view info = "MemTotal: 16 kB\nCommitLimit:  4194304 kB\nCommitted_AS: 1048576 kB\n";
  EXPECT_EQ(commitLeft("2\n", info), 3_GiB);
  EXPECT_FALSE(commitLeft("0\n", info));
  EXPECT_FALSE(commitLeft("1\n", info));
  EXPECT_FALSE(commitLeft("", info));
  EXPECT_EQ(commitLeft("2\n", "CommitLimit: 8 kB\nCommitted_AS: 9 kB\n"), 0_B);
  EXPECT_FALSE(commitLeft("2\n", "CommitLimit: 8 kB\n"));
}

}  // namespace
}  // namespace strata
