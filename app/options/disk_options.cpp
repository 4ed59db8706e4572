// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/options/run_option_parts.h"
#include "app/words/words.h"
#include "core/plan/endurance_plan.h"

namespace strata::cli {

namespace {

using enum TestGroup;

/// A part of the one row of the profile custom.
template <auto part>
constexpr Stored inCustomRow() {
  return {[](const Values& values, Request& into) { readAll(values, into.settings.diskCustom.*part); },
          [](const Request& from) { return textsOf(from.settings.diskCustom.*part); }};
}

constexpr Stored inFolders{[](const Values& values, Request& into) { into.settings.diskFolders = values; },
                           [](const Request& from) {
                             Values folders = from.settings.diskFolders;
                             for (std::string& folder : folders)
                               if (folder.empty()) folder = ".";
                             return folders;
                           }};

constexpr Stored inCustomPattern{
    [](const Values& values, Request& into) { into.settings.diskCustom.random = values.front() == "random"; },
    [](const Request& from) { return Values{from.settings.diskCustom.random ? "random" : "serial"}; }};

bool makesFile(const Request& request) {
  return !request.selection.disk.fileToRead;
}

bool isSustained(const Request& request) {
  return request.selection.disk.endurance.has_value();
}

bool goesByRows(const Request& request) {
  return !isSustained(request) && request.settings.diskProfile != DiskProfile::Classic;
}

bool mixesRequests(const Request& request) {
  if (!goesByRows(request)) return false;
  const Values& ops = request.selection.disk.ops;
  return ops.empty() ? request.settings.diskProfile == DiskProfile::Mixed
                     : std::ranges::find(ops, "mixed") != ops.end();
}

bool hasCustomRow(const Request& request) {
  return goesByRows(request) && request.settings.diskProfile == DiskProfile::Custom;
}

Values profileNames() {
  Values names;
  for (const DiskProfile profile : diskProfiles) names.emplace_back(diskProfileName(profile));
  return names;
}

ValueKind diskRowKind() {
  return {english("cli-use-disk-row"),
          [](const std::string& text) { return diskRowNamed(text).has_value(); }};
}

}  // namespace

std::optional<DiskRow> diskRowNamed(std::string_view name) {
  const auto row = parseDiskRow(name);
  const auto within = [](const auto& value, const auto& range) {
    return value >= range.least && value <= range.most;
  };
  if (!row || !within(row->block, diskBlockRange) || !within(row->queueDepth, queueDepthRange) ||
      !within(row->threads, threadsRange))
    return std::nullopt;
  return row;
}

std::vector<Option> diskOptions() {
  const auto disk = OptionGroup::Disk;
  return {
      {.name = "--disk-dir",
       .argument = "DIR",
       .about = "Folder of the test file. With several, each gets a file; in the profile classic each thread "
                "gets one",
       .kind = folderKind(),
       .group = disk,
       .tests = {Disk},
       .usual = "current folder",
       .most = 0,
       .stored = inFolders,
       .written = makesFile,
       .ofWholeMachine = true},
      {.name = "--disk-size",
       .argument = "SIZE",
       .about = "Size of each test file, {}",
       .kind = sizeKind(diskFileRange, "cli-use-disk-size"),
       .group = disk,
       .tests = {Disk},
       .stored = in<&Settings::diskFile>(),
       .written = makesFile},
      {.name = "--disk-profile",
       .argument = "NAME",
       .about =
           "Workloads: default, nvme, real-world, mixed, database (commits), custom, classic (as Nbench 2.0)",
       .kind = oneOf(profileNames()),
       .group = disk,
       .tests = {Disk},
       .stored = in<&Settings::diskProfile>()},
      {.name = "--disk-workload",
       .argument = "ROW",
       .about = "Only this workload of the profile, such as SEQ1M-Q8T1",
       .kind = diskRowKind(),
       .group = disk,
       .olderNames = {"--disk-row"},
       .tests = {Disk},
       .usual = "all",
       .most = 0,
       .stored = in<&DiskOptions::rows>(),
       .written = goesByRows},
      {.name = "--disk-op",
       .argument = "OP",
       .about = "Operation of each workload: {}",
       .kind = oneOf({"read", "write", "mixed", "commit"}),
       .group = disk,
       .tests = {Disk},
       .usual = "as the profile",
       .most = 0,
       .stored = in<&DiskOptions::ops>(),
       .written = goesByRows},
      {.name = "--disk-time",
       .argument = "S",
       .about = "Seconds per workload and operation, {}",
       .kind = secondsKind(),
       .group = disk,
       .tests = {Disk},
       .stored = in<&Settings::diskSeconds>(),
       .written = goesByRows},
      {.name = "--disk-read-percent",
       .argument = "N",
       .about = "Share of reads where reads and writes are mixed, {}",
       .kind = numberKind(readPercentRange),
       .group = disk,
       .olderNames = {"--disk-mix"},
       .tests = {Disk},
       .stored = in<&Settings::diskReadPercent>(),
       .written = mixesRequests},
      {.name = "--disk-block",
       .argument = "SIZE",
       .about = "Profile custom: block size, {}",
       .kind = sizeKind(diskBlockRange, "cli-use-block"),
       .group = disk,
       .tests = {Disk},
       .stored = inCustomRow<&DiskRow::block>(),
       .written = hasCustomRow,
       .always = true},
      {.name = "--disk-queue-depth",
       .argument = "N",
       .about = "Profile custom: queue depth of each thread, {}",
       .kind = numberKind(queueDepthRange),
       .group = disk,
       .tests = {Disk},
       .stored = inCustomRow<&DiskRow::queueDepth>(),
       .written = hasCustomRow,
       .always = true},
      {.name = "--disk-pattern",
       .argument = "P",
       .about = "Profile custom: {}",
       .kind = patternKind(),
       .group = disk,
       .tests = {Disk},
       .stored = inCustomPattern,
       .written = hasCustomRow,
       .always = true},
      {.name = "--disk-threads",
       .argument = "N",
       .about = "Profile custom: threads in each folder, {}",
       .kind = numberKind(threadsRange),
       .group = disk,
       .tests = {Disk},
       .usual = "--threads",
       .stored = inCustomRow<&DiskRow::threads>(),
       .written = hasCustomRow,
       .always = true},
      {.name = "--disk-zeros",
       .about = "Repeat each workload with all-zero data, which drives may compress",
       .group = disk,
       .tests = {Disk},
       .stored = flag<&Settings::diskZeros, true>(),
       .written = goesByRows},
      {.name = "--disk-read-file",
       .argument = "FILE",
       .about = "Only read this existing file, and write nothing",
       .kind = fileKind(),
       .group = disk,
       .olderNames = {"--disk-file"},
       .tests = {Disk},
       .stored = in<&DiskOptions::fileToRead>()},
      {.name = "--disk-sustained",
       .argument = "SIZE",
       .about =
           "Sustained write: overwrite the file until this much is written, instead of the workloads, {}",
       .kind = sizeKind(enduranceRange, "cli-use-endurance"),
       .group = disk,
       .olderNames = {"--disk-endurance"},
       .tests = {Disk},
       .stored = in<&DiskOptions::endurance>()},
      {.name = "--disk-verify",
       .about = "With --disk-sustained: read the file back after each time it was written, and compare",
       .group = disk,
       .tests = {Disk},
       .stored = flag<&DiskOptions::verify, true>(),
       .written = isSustained},
  };
}

}  // namespace strata::cli
