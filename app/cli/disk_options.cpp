// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/disk_options.h"

#include <algorithm>

#include "app/words/words.h"
#include "core/plan/endurance_plan.h"

namespace strata::cli {

namespace {

std::vector<std::string> profileNames() {
  std::vector<std::string> names;
  for (const DiskProfile profile : diskProfiles) names.emplace_back(diskProfileName(profile));
  return names;
}

ValueKind intKind(Range<int> range) {
  return numberKind({static_cast<std::uint64_t>(range.least), static_cast<std::uint64_t>(range.most)});
}

std::optional<DiskRow> rowNamed(const std::string& name) {
  const auto row = parseDiskRow(name);
  const auto within = [](const auto& value, const auto& range) {
    return value >= range.least && value <= range.most;
  };
  if (!row || !within(row->block, diskBlockRange) || !within(row->queueDepth, queueDepthRange) ||
      !within(row->threads, threadsRange))
    return std::nullopt;
  return row;
}

ValueKind rowKind() {
  return {english("cli-use-disk-row"), [](const std::string& text) { return rowNamed(text).has_value(); }};
}

ValueKind diskBlockKind() {
  return {fill(english("cli-use-block"), {formatSize(diskBlockRange.least), formatSize(diskBlockRange.most)}),
          [](const std::string& text) { return sizeWithin(text, diskBlockRange).has_value(); }};
}

ValueKind enduranceKind() {
  return {
      fill(english("cli-use-endurance"), {formatSize(enduranceRange.least), formatSize(enduranceRange.most)}),
      [](const std::string& text) { return sizeWithin(text, enduranceRange).has_value(); }};
}

bool makesCustom(const DiskOptions& options) {
  return options.block || options.queueDepth || options.pattern || options.threads;
}

/// Whether something was given that endurance has no use for.
bool isOfRows(const DiskOptions& options) {
  return !options.ops.empty() || !options.rows.empty() || options.seconds || options.readPercent ||
         options.zeros || options.file;
}

}  // namespace

void declareDiskRows(CommandLine& line) {
  line.option("--disk-profile", "NAME",
              "Rows of the disk test: default (unless given), nvme, real-world, mixed, custom or classic (as "
              "Nbench 2.0)",
              oneOf(profileNames()));
  line.repeatable("--disk-op", "OP", "read, write or mixed, of each row; may be given again",
                  oneOf({"read", "write", "mixed"}));
  line.repeatable("--disk-row", "ROW", "Only this row of the profile, such as SEQ1M-Q8T1; may be given again",
                  rowKind());
  line.option("--disk-time", "S", "Seconds of each row and operation, 1 to 99", secondsKind());
  line.option("--disk-mix", "PERCENT",
              "Share of the requests that read where both are mixed; 70 unless given",
              intKind(readPercentRange));
  line.option("--disk-block", "SIZE", "Of the profile custom: one request, such as 4K or 1M",
              diskBlockKind());
  line.option("--disk-queue-depth", "N", "Of custom: requests of each thread under way at once",
              intKind(queueDepthRange));
  line.option("--disk-pattern", "P", "Of custom: serial or random", oneOf({"serial", "random"}));
  line.option("--disk-threads", "N", "Of custom: threads in each folder; --threads unless given",
              intKind(threadsRange));
  line.flag("--disk-zeros", "Each row a second time with zeros for data, which drives may compress");
  line.option("--disk-file", "FILE", "Only read this file, which exists, and make none", fileKind());
  line.exclude("--disk-file", "--disk-size");
  line.exclude("--disk-file", "--disk-dir");
  line.exclude("--disk-file", "--disk-zeros");
  line.option("--disk-endurance", "SIZE",
              "Write so much in each folder instead of rows, round and round through its file",
              enduranceKind());
  line.flag("--disk-verify", "Of endurance: read each round back and compare it");
  for (const char* other :
       {"--disk-file", "--disk-op", "--disk-row", "--disk-time", "--disk-mix", "--disk-zeros"})
    line.exclude("--disk-endurance", other);
}

DiskOptions diskOptions(const GivenCommand& given) {
  DiskOptions options;
  if (const auto profile = given.value("--disk-profile")) options.profile = findDiskProfile(*profile);
  options.ops = given.values("--disk-op");
  if (const auto block = given.value("--disk-block")) options.block = sizeWithin(*block, diskBlockRange);
  if (const auto depth = given.value("--disk-queue-depth"))
    options.queueDepth = wholeNumber(*depth, queueDepthRange);
  options.pattern = given.value("--disk-pattern");
  if (const auto threads = given.value("--disk-threads"))
    options.threads = wholeNumber(*threads, threadsRange);
  if (const auto seconds = given.value("--disk-time")) options.seconds = wholeNumber(*seconds, secondsRange);
  if (const auto percent = given.value("--disk-mix"))
    options.readPercent = wholeNumber(*percent, readPercentRange);
  for (const std::string& name : given.values("--disk-row"))
    if (const auto row = rowNamed(name)) options.rows.push_back(*row);
  options.zeros = given.has("--disk-zeros");
  options.file = given.value("--disk-file");
  if (const auto size = given.value("--disk-endurance"))
    options.endurance = sizeWithin(*size, enduranceRange);
  options.verify = given.has("--disk-verify");
  return options;
}

std::vector<std::string> DiskOptions::given() const {
  std::vector<std::string> names;
  const auto add = [&](bool isGiven, const char* name) {
    if (isGiven) names.emplace_back(name);
  };
  add(!ops.empty(), "--disk-op");
  add(!rows.empty(), "--disk-row");
  add(seconds.has_value(), "--disk-time");
  add(readPercent.has_value(), "--disk-mix");
  add(block.has_value(), "--disk-block");
  add(queueDepth.has_value(), "--disk-queue-depth");
  add(pattern.has_value(), "--disk-pattern");
  add(threads.has_value(), "--disk-threads");
  add(zeros, "--disk-zeros");
  add(file.has_value(), "--disk-file");
  add(endurance.has_value(), "--disk-endurance");
  add(verify, "--disk-verify");
  return names;
}

void replaceDisk(DiskOptions& options, const DiskOptions& more) {
  if (more.profile) {
    options.block = {};
    options.queueDepth = options.threads = {};
    options.pattern = {};
  }
  if (makesCustom(more)) options.profile = {};
  if (more.file) options.zeros = false;
  if (more.zeros) options.file = {};
  if (more.endurance) {
    options.ops.clear();
    options.rows.clear();
    options.seconds = options.readPercent = {};
    options.zeros = false;
    options.file = {};
  } else if (isOfRows(more)) {
    options.endurance = {};
    options.verify = false;
  }
  if (more.profile) options.profile = more.profile;
  if (!more.ops.empty()) options.ops = more.ops;
  if (more.block) options.block = more.block;
  if (more.queueDepth) options.queueDepth = more.queueDepth;
  if (more.pattern) options.pattern = more.pattern;
  if (more.threads) options.threads = more.threads;
  if (more.seconds) options.seconds = more.seconds;
  if (more.readPercent) options.readPercent = more.readPercent;
  if (!more.rows.empty()) options.rows = more.rows;
  options.zeros = options.zeros || more.zeros;
  if (more.file) options.file = more.file;
  if (more.endurance) options.endurance = more.endurance;
  options.verify = options.verify || more.verify;
}

void applyDisk(const DiskOptions& options, Selection& selection) {
  selection.diskOps = options.ops;
  selection.diskRows = options.rows;
  selection.diskFileToRead = options.file;
  selection.diskEndurance = options.endurance;
  selection.diskVerify = options.verify;
}

std::optional<Wrong> applyDisk(const DiskOptions& options, bool threadsGiven, Settings& settings) {
  if (options.verify && !options.endurance) return Wrong{english("cli-disk-verify")};
  if (options.profile) settings.diskProfile = *options.profile;
  // Writing for long is of no profile, and is measured as rows are.
  if (options.endurance && !options.profile && settings.diskProfile == DiskProfile::Classic)
    settings.diskProfile = DiskProfile::Default;
  if (makesCustom(options)) {
    if (options.profile.value_or(DiskProfile::Custom) != DiskProfile::Custom)
      return Wrong{fill(english("cli-disk-custom"), {std::string(diskProfileName(*options.profile))})};
    settings.diskProfile = DiskProfile::Custom;
  }
  const std::vector<std::string> given = options.given();
  if (settings.diskProfile == DiskProfile::Classic && !given.empty())
    return Wrong{fill(english("cli-disk-classic"), {given.front()})};

  DiskRow& custom = settings.diskCustom;
  custom.block = options.block.value_or(custom.block);
  custom.queueDepth = options.queueDepth.value_or(custom.queueDepth);
  if (options.pattern) custom.random = *options.pattern == "random";
  if (settings.diskProfile == DiskProfile::Custom && threadsGiven && settings.threadMode == ThreadMode::Count)
    custom.threads = settings.threads;
  custom.threads = options.threads.value_or(custom.threads);
  settings.diskSeconds = options.seconds.value_or(settings.diskSeconds);
  settings.diskReadPercent = options.readPercent.value_or(settings.diskReadPercent);
  if (options.zeros) settings.diskZeros = true;

  const bool mixes = options.ops.empty()
                         ? settings.diskProfile == DiskProfile::Mixed
                         : std::find(options.ops.begin(), options.ops.end(), "mixed") != options.ops.end();
  if (options.readPercent && !mixes) return Wrong{english("cli-disk-mix")};
  return std::nullopt;
}

}  // namespace strata::cli
