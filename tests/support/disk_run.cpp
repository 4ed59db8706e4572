// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"

namespace strata {

namespace {

/// A latency of so many nanoseconds for half of the operations, and a tail.
DiskFigures figuresOf(double operationsPerSecond, std::uint64_t medianNs, double medianRate) {
  DiskFigures figures;
  figures.engine = "io-uring";
  figures.operationsPerSecond = operationsPerSecond;
  figures.latency = {{0, medianNs / 2},    {0.5, medianNs},        {0.9, medianNs * 2},
                     {0.99, medianNs * 5}, {0.999, medianNs * 20}, {1, medianNs * 60}};
  figures.medianOperationRate = medianRate;
  figures.cpuPercent = 12.5;
  figures.extents = 3;
  return figures;
}

CellResult rowCell(const char* op, bool random, Bytes block, int depth, double operations,
                   std::uint64_t medianNs) {
  CellResult cell;
  cell.test = Test::Disk;
  cell.kernel = std::string("disk-") + op + (random ? "-random" : "-serial");
  cell.metric = "rate";
  cell.unit = "MB/s";
  cell.parameters.op = op;
  cell.parameters.pattern = random ? "random" : "serial";
  cell.parameters.blockBytes = block.count;
  cell.parameters.queueDepth = depth;
  cell.parameters.threads = 1;
  cell.parameters.fileBytes = (256_MiB).count;
  Measured measured;
  measured.value = operations * static_cast<double>(block.count) / 1e6;
  measured.statistic = "total";
  measured.low = 0.98 * measured.value;
  measured.high = 1.01 * measured.value;
  measured.median = 1.001 * measured.value;
  measured.mad = 0.004 * measured.value;
  measured.count = measured.cleanCount = 64;
  for (int i = 0; i < 4; ++i) {
    measured.samples.push_back(measured.value * (1 - 0.002 * i));
    measured.clean.push_back(true);
  }
  for (const double quantile : {0.95, 0.97, 0.98, 0.99, 1.0, 1.004, 1.006, 1.008, 1.02})
    measured.quantiles.push_back(quantile * measured.value);
  measured.perThread = {0.5 * measured.value, 0.5 * measured.value};
  measured.iterations = static_cast<std::uint64_t>(2 * operations);
  measured.bytes = measured.iterations * block.count;
  measured.elapsedS = 2;
  if (cell.parameters.op != "read") measured.flushS = 0.0042;
  const double underWay = 2.0 * depth * static_cast<double>(block.count);
  measured.disk = figuresOf(operations, medianNs, underWay * 1e3 / static_cast<double>(medianNs));
  cell.outcome = std::move(measured);
  return cell;
}

}  // namespace

Run diskRun() {
  Run run = classicRun();
  run.results.clear();
  run.settings.diskProfile = DiskProfile::Custom;
  run.settings.diskFolders = {"/home/ada/bench", "/mnt/pool"};
  FolderFacts drive{"/home/ada/bench", Bytes{812'345'678'848}, "nvme0n1p2", "ext4", 512_B};
  drive.largestFile = Bytes{17'592'186'040'320};
  drive.capacity = Bytes{1'000'204'886'016};
  drive.mountOptions = "rw,relatime";
  drive.model = "Samsung SSD 990 PRO 1TB";
  drive.physicalSector = 512_B;
  drive.rotates = false;
  drive.link = "PCIe 4.0 x4";
  drive.linkRate = 7877;
  FolderFacts pool{"/mnt/pool", Bytes{99'000'000'512}, "sda1", "btrfs", 4_KiB};
  pool.mountOptions = "rw,compress=zstd:3";
  pool.rotates = true;
  pool.inMemory = pool.deviceInMemory = pool.throughProgram = pool.copyOnWrite = pool.compresses =
      pool.encrypted = true;
  run.disks = {drive, pool};

  run.results = {rowCell("read", false, 1_MiB, 8, 6512.25, 1'220'000),
                 rowCell("write", false, 1_MiB, 8, 4987.5, 1'580'000),
                 rowCell("read", true, 4_KiB, 32, 612'345, 98'000),
                 rowCell("mixed", true, 4_KiB, 32, 401'234, 150'000),
                 rowCell("write", true, 4_KiB, 1, 48'211.5, 20'100),
                 rowCell("write", true, 4_KiB, 1, 61'002, 15'900),
                 rowCell("read", false, 64_MiB, 1, 100, 100)};
  run.results[3].parameters.readPercent = 70;
  run.results[5].parameters.fill = "zeros";
  run.results[6].outcome = Skipped{{"file-below-blocks",
                                    {{"file_bytes", std::int64_t{256 << 20}},
                                     {"threads", std::int64_t{8}},
                                     {"block_bytes", std::int64_t{64 << 20}}}}};
  for (std::size_t i = 0; i < 6; ++i) {
    Verdict& verdict = std::get<Measured>(run.results[i].outcome).verdict;
    verdict.grade = Grade::Poor;
    verdict.reasons = {{"buffered",
                        {{"folder", std::string("/mnt/pool")},
                         {"how", std::string("not-real")},
                         {"file_system", std::string("btrfs")}}}};
  }
  Measured& written = std::get<Measured>(run.results[1].outcome);
  written.disk->stretches = {{1'000'000'000, 5300, 1'500'000, 4'000'000, 9'000'000},
                             {2'000'000'000, 1200, 6'400'000, 31'000'000, 88'000'000}};
  return run;
}

Run enduranceRun() {
  Run run = diskRun();
  run.settings = Settings{};
  run.settings.diskFile = 1_GiB;
  run.settings.diskFolders = {run.disks[0].path};
  run.disks.resize(1);
  CellResult cell = rowCell("write", false, 1_MiB, 8, 1, 1'610'000);
  cell.kernel = "disk-endurance-serial";
  cell.parameters.fileBytes = (1_GiB).count;
  Measured& measured = std::get<Measured>(cell.outcome);
  measured.low.reset();
  measured.high.reset();
  measured.disk->cpuPercent.reset();
  measured.disk->extents.reset();
  // The fast part of the drive takes 20 GiB.
  constexpr Bytes stretch = 2_GiB;
  constexpr int fast = 10;
  double seconds = 0;
  std::vector<double> rates;
  for (int i = 1; i <= 24; ++i) {
    const bool isFast = i <= fast;
    const double rate = (isFast ? 5200.0 : 1100.0) + 8 * (i % 3);
    const std::uint64_t p50 = isFast ? 1'610'000 : 7'420'000;
    measured.disk->stretches.push_back(
        {stretch.count * static_cast<std::uint64_t>(i), rate, p50, 4 * p50, 30 * p50});
    seconds += static_cast<double>(stretch.count) / 1e6 / rate;
    rates.push_back(rate);
  }
  measured.bytes = stretch.count * rates.size();
  measured.iterations = measured.bytes / (1_MiB).count;
  measured.elapsedS = seconds;
  measured.value = static_cast<double>(measured.bytes) / 1e6 / seconds;
  measured.perThread = {measured.value};
  measured.disk->operationsPerSecond = static_cast<double>(measured.iterations) / seconds;
  measured.median = 1116;
  measured.mad = 8;
  measured.count = measured.cleanCount = rates.size();
  measured.samples = rates;
  measured.clean.assign(rates.size(), true);
  measured.quantiles = {1100, 1100, 1108, 1108, 1116, 5200, 5208, 5208, 5216};
  measured.verdict.grade = Grade::Fair;
  measured.verdict.reasons = {{"rate-fell",
                               {{"at_bytes", static_cast<std::int64_t>((stretch * fast).count)},
                                {"before_mbs", 5208.0},
                                {"after_mbs", 1108.0}}}};
  run.results = {std::move(cell)};
  return run;
}

}  // namespace strata
