// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"

#include <algorithm>
#include <array>
#include <string>

namespace strata {

namespace {

constexpr double clockGhz = 5.2;
constexpr double movesPerCycle = 2;  // two stores a cycle

struct RegionFigures {
  Bytes region;
  const char* statistic;
  bool isFirstLevel;
  std::array<double, 4> random;  // MB/s for 1, 2, 4, 8 bytes
  std::array<double, 4> serial;
};
const std::array<RegionFigures, 4> memoryFigures{{
    {12_KiB, "p90-per-clock", true, {3590, 7170, 14300, 28700}, {10200, 20400, 40700, 81600}},
    {256_KiB, "p90-per-clock", false, {1480, 2950, 5890, 11700}, {10100, 19900, 36400, 54100}},
    {7_MiB, "p90", false, {402, 803, 1600, 3190}, {9480, 17800, 29300, 33100}},
    {128_MiB, "p90", false, {46.2, 92.1, 184, 367}, {7310, 11200, 13800, 14600}},
}};

Machine machineWith(int cpus) {
  Machine machine;
  machine.cpuModel = "AMD Ryzen 7 9700X 8-Core Processor";
  machine.architecture = "x86-64";
  machine.packages = 1;
  machine.cores = cpus / 2;
  for (int cpu = 0; cpu < cpus; ++cpu)
    machine.cpus.push_back({cpu, cpu % machine.cores, 0, 0, 0, cpu / machine.cores});
  machine.coreKinds = {{"", 0, cpus}};
  machine.caches = {{1, 48_KiB, 2}, {2, 1_MiB, 2}, {3, 32_MiB, cpus}};
  machine.nodes = 1;
  machine.memory = 63384_MiB;
  machine.memoryAvailable = 59443_MiB;
  machine.pageSize = 4_KiB;
  machine.hugePageSize = 2_MiB;
  machine.usableLastLevel = 28_MiB;
  machine.coreClass = CoreClass{"zen5", 4, 2, 4};
  machine.system = "Debian GNU/Linux 12, Linux 6.1";
  return machine;
}

/// The figure with all that stands beside it, as if each thread had got nearly the same.
Measured measuredAs(double oneThread, const char* statistic, int threads) {
  constexpr std::size_t samples = 8;
  Measured measured;
  for (int thread = 0; thread < threads; ++thread) {
    measured.perThread.push_back(oneThread * (1 - 0.0025 * (thread % 7)));
    measured.value += measured.perThread.back();
    measured.placement.push_back(thread);
  }
  measured.statistic = statistic;
  measured.low = 0.9985 * measured.value;
  measured.high = 1.0005 * measured.value;
  measured.median = 0.998 * measured.value;
  measured.mad = 0.001 * measured.value;
  measured.count = 240;
  measured.cleanCount = 231;
  for (std::size_t i = 0; i < samples; ++i) {
    measured.samples.push_back(measured.value * (1 - 0.0005 * static_cast<double>(i * 5 % samples)));
    measured.clean.push_back(i != 3);
  }
  for (const double quantile : {0.981, 0.992, 0.9945, 0.9965, 0.998, 0.9992, 1.0, 1.0003, 1.0021})
    measured.quantiles.push_back(quantile * measured.value);
  measured.elapsedS = 0.2310625;
  measured.clockGhz = clockGhz;
  return measured;
}

CellResult processorCell(Test test, const char* kernel, double figure, int threads) {
  CellResult cell;
  cell.test = test;
  cell.kernel = kernel;
  cell.metric = "operations";
  cell.unit = "MOPs/s";
  cell.parameters.threads = threads;
  Measured measured = measuredAs(figure, "p90-per-clock", threads);
  measured.iterations = 13370;
  cell.outcome = std::move(measured);
  return cell;
}

CellResult memoryCell(const RegionFigures& figures, std::size_t index, bool random, int threads) {
  const int width = 1 << index;
  CellResult cell;
  cell.test = Test::Memory;
  cell.kernel = std::string(random ? "move-random-" : "move-serial-") + std::to_string(width);
  cell.metric = "rate";
  cell.unit = "MB/s";
  cell.parameters.regionBytes = figures.region.count;
  cell.parameters.widthBytes = width;
  cell.parameters.pattern = random ? "random" : "serial";
  cell.parameters.op = "move";
  cell.parameters.threads = threads;
  cell.parameters.pages = "default";
  Measured measured =
      measuredAs((random ? figures.random : figures.serial)[index], figures.statistic, threads);
  measured.bytes = 118304768;
  measured.iterations = measured.bytes / static_cast<std::uint64_t>(width);
  measured.pagesObtained = "4K";
  if (random) measured.indexOnlyNs = 0.246;
  if (figures.isFirstLevel) measured.limit = movesPerCycle * clockGhz * 1e3 * width * threads;
  cell.outcome = std::move(measured);
  return cell;
}

CellResult diskCell(const char* op, double figure, double overall, int threads) {
  CellResult cell;
  cell.test = Test::Disk;
  cell.kernel = std::string("disk-") + op + "-serial";
  cell.metric = "rate";
  cell.unit = "MB/s";
  cell.parameters.pattern = "serial";
  cell.parameters.op = op;
  cell.parameters.threads = threads;
  cell.parameters.blockBytes = (1_MiB).count;
  cell.parameters.fileBytes = (256_MiB).count;
  Measured measured = measuredAs(figure, "p50-operation", threads);
  measured.count = measured.cleanCount = 256;
  measured.clockGhz.reset();
  measured.totalRate = overall;
  measured.bytes = (256_MiB).count * static_cast<std::uint64_t>(threads);
  measured.iterations = 256 * static_cast<std::uint64_t>(threads);
  if (cell.parameters.op == "write") measured.flushS = 0.0213;
  cell.outcome = std::move(measured);
  return cell;
}

Measured& measuredIn(Run& run, std::string_view kernel, Bytes region = {}) {
  const auto found = std::find_if(run.results.begin(), run.results.end(), [&](const CellResult& cell) {
    return cell.kernel == kernel && cell.parameters.regionBytes.value_or(0) == region.count;
  });
  return std::get<Measured>(found->outcome);
}

void doubt(Measured& measured, Grade grade, Reason reason) {
  measured.verdict.grade = std::max(measured.verdict.grade, grade);
  measured.verdict.reasons.push_back(std::move(reason));
}

}  // namespace

Run classicRun(int threads) {
  Run run;
  run.id = "5f0c6c1e-9a53-4c1b-8f6e-2b1d7a3c9e01";
  run.series = run.id;
  run.label = "after the BIOS update";
  run.comment = "Side panel open, fans at full speed.";
  run.started = "2026-03-14T09:26:53Z";
  run.finished = "2026-03-14T09:27:21Z";
  run.program = {"0.1.0", "GCC 12.2.0", 1};
  run.machine = machineWith(std::max(16, threads));
  run.environment = {std::nullopt, 0.12, true, 3.8e9, std::nullopt, std::nullopt};
  run.settings.threads = threads;
  run.settings.diskFolders = {"/home/ada/bench"};
  run.settings.diskProfile = DiskProfile::Classic;
  run.seed = 18364758544493064720U;

  run.results.push_back(processorCell(Test::Integer, "heapsort-1000", 4820, threads));
  run.results.push_back(processorCell(Test::Floating, "floating-mix", 2410, threads));
  for (const RegionFigures& figures : memoryFigures)
    for (std::size_t index = 0; index < 4; ++index)
      for (const bool random : {true, false})
        run.results.push_back(memoryCell(figures, index, random, threads));
  run.results.push_back(diskCell("write", 4310.0 / threads, 3870, threads));
  run.results.push_back(diskCell("read", 6120.0 / threads, 5950, threads));

  doubt(measuredIn(run, "floating-mix"), Grade::Fair,
        {"clock-moved", {{"low_ghz", 4.71}, {"high_ghz", 5.23}, {"excluded_percent", 14.2}}});
  doubt(measuredIn(run, "move-serial-8", 128_MiB), Grade::Fair,
        {"wide-interval", {{"half_width_percent", 1.7}}});
  measuredIn(run, "move-serial-8", 128_MiB).low = 14380.0 * threads;
  measuredIn(run, "move-serial-8", 128_MiB).high = 14870.0 * threads;
  return run;
}

Run detailedRun() {
  Run run = classicRun();
  run.machine.coreClass->wide = {{16, 2, 2, 4}, {32, 2, 2, {}}, {64, 2, {}, {}}};
  run.machine.memoryModules = MemoryModules{2, "DDR5", 6000, 2};
  run.machine.cLibrary = "glibc 2.36";
  FolderFacts disk;
  disk.path = "/home/ada/bench";
  disk.free = 36_GiB + 4_KiB;
  disk.capacity = 252_GiB + 12_KiB;
  disk.largestFile = 16_GiB;
  disk.device = "nvme0n1";
  disk.fileSystem = "ext4";
  disk.mountOptions = "rw,relatime";
  disk.sector = 4_KiB;
  disk.physicalSector = 512_B;
  disk.model = "Samsung SSD 990 PRO 2TB";
  disk.rotates = false;
  disk.link = "PCIe 4.0 x4";
  disk.linkRate = 7876.923;
  disk.encrypted = true;
  run.disks.push_back(disk);
  disk = FolderFacts{"/mnt/backup drive/strata", 1_GiB, "8:1", "btrfs", 4_KiB};
  disk.rotates = true;
  disk.inMemory = disk.deviceInMemory = disk.throughProgram = disk.copyOnWrite = disk.compresses = true;
  run.disks.push_back(disk);
  CellResult copy = run.results.front();
  copy.test = Test::Copy;
  copy.kernel = "copy-blocks";
  copy.parameters.blockBytes = (256_KiB).count;
  std::get<Measured>(copy.outcome).statistic = "average";
  std::get<Measured>(copy.outcome).passSeconds = {0.002, 0.0021, 0.004};
  run.results.push_back(std::move(copy));
  CellResult store = run.results.front();
  store.test = Test::MemoryTypes;
  store.kernel = "write-serial-8";
  store.parameters.memoryKind = "write-combined";
  std::get<Measured>(store.outcome).memoryKindObtained = "uncached";
  std::get<Measured>(store.outcome).firstUseS = 0.081;
  std::get<Measured>(store.outcome).readRatio = 0.004;
  run.results.push_back(std::move(store));
  return run;
}

Run scalingRun() {
  Run run = classicRun(16);
  run.results.clear();
  run.label.clear();
  run.settings.threadMode = ThreadMode::Scale;
  run.settings.threads = 1;
  run.environment.priority = Priority{true, -5, Reason{"priority-limited", {{"nice", std::int64_t{-5}}}}};
  for (const bool memory : {false, true}) {
    for (const int threads : {1, 2, 4, 8, 16}) {
      for (const CellResult& cell : classicRun(threads).results) {
        const bool inMemory = cell.parameters.regionBytes == (128_MiB).count;
        const bool wanted = memory ? inMemory && cell.parameters.widthBytes == 8 : cell.unit == "MOPs/s";
        if (!wanted) continue;
        CellResult& added = run.results.emplace_back(cell);
        Measured& measured = std::get<Measured>(added.outcome);
        measured.verdict = {};
        if (!inMemory) continue;
        // Four are as many as the channels of memory serve; 16 get in each other's way.
        const double share = threads <= 4 ? 1 : threads == 8 ? 4.01 / 8 : 3.6 / 16;
        measured.value *= share;
        measured.low = 0.99 * measured.value;
        measured.high = 1.01 * measured.value;
        if (threads == 16)
          doubt(measured, Grade::Fair,
                {"memory-on-other-node", {{"threads", std::int64_t{8}}, {"elsewhere_percent", 12.5}}});
      }
    }
  }
  return run;
}

Run pagesRun() {
  Run run = classicRun();
  run.label.clear();
  const std::vector<CellResult> all = run.results;
  run.results.clear();
  const auto add = [&](CellResult cell, const char* pages, const char* obtained, double times) {
    cell.parameters.pages = pages;
    Measured& measured = std::get<Measured>(cell.outcome);
    measured.pagesObtained = obtained;
    measured.value *= times;
    measured.verdict = {};
    run.results.push_back(std::move(cell));
    return &std::get<Measured>(run.results.back().outcome).verdict;
  };
  for (const CellResult& cell : all) {
    if (cell.test != Test::Memory || cell.parameters.widthBytes != 8) continue;
    const bool inMemory = cell.parameters.regionBytes == (128_MiB).count;
    const bool random = cell.parameters.pattern == "random";
    add(cell, "default", "4K", 1);
    Verdict* const verdict = add(cell, "huge", inMemory ? "2M explicit" : "4K",
                                 !inMemory ? 1.003
                                 : random  ? 1.42
                                           : 0.98);
    if (!inMemory)
      verdict->reasons.push_back({"region-below-large-pages", {{"page_bytes", std::int64_t{2} << 20}}});
  }
  CellResult chase = all.front();
  chase.test = Test::Latency;
  chase.kernel = "chase-1";
  chase.metric = "latency";
  chase.unit = "ns";
  chase.higherIsBetter = false;
  chase.parameters = {};
  chase.parameters.regionBytes = (64_MiB).count;
  chase.parameters.pattern = "random";
  chase.parameters.op = "latency";
  chase.parameters.threads = 1;
  chase.parameters.chains = 1;
  Measured& time = std::get<Measured>(chase.outcome);
  time.value = 120;
  time.median = time.value;
  time.statistic = "p10";
  time.limit.reset();
  add(chase, "default", "4K", 1);
  *add(chase, "huge", "mixed", 0.75) = {Grade::Fair,
                                        {{"large-pages-not-reserved",
                                          {{"reserve_pages", std::int64_t{171}},
                                           {"free_pages", std::int64_t{8}},
                                           {"page_bytes", std::int64_t{2} << 20},
                                           {"obtained", std::string("mixed")}}}}};
  return run;
}

Run troubledRun() {
  Run run = classicRun(2);
  run.id = "0d9d3b52-0f53-4a4e-9d0e-6a4a51c0b2f7";
  run.series = "4b1f7a80-7a3c-4f6f-8f0a-b2c9f1f3d6aa";
  run.repetition = 3;
  run.label = "büro, \"quiet\" room";
  run.comment = "first line\nsecond line";
  run.status = RunStatus::Stopped;
  run.machine.hypervisor = "KVM";
  run.machine.coreKinds = {{"IntelCore", 1, 8}, {"IntelAtom", 0, 8}};
  run.environment.stolenPercent = 6.25;
  run.environment.spareCpu = false;
  run.settings.regions = std::vector<Bytes>{12_KiB, 256_KiB, 7_MiB};
  run.settings.diskFolders = {"/home/ada/bench", "/mnt/backup drive/strata"};
  run.settings.stopWhenPrecise = false;
  std::erase_if(run.results, [](const CellResult& cell) {
    return cell.parameters.regionBytes && *cell.parameters.regionBytes == (128_MiB).count;
  });

  double moved = 11;
  for (const char* kernel : {"move-random-1", "move-random-2", "move-random-4", "move-random-8"}) {
    Measured& measured = measuredIn(run, kernel, 256_KiB);
    doubt(measured, Grade::Fair,
          {"clock-moved",
           {{"low_ghz", 3.1 + moved / 100}, {"high_ghz", 5.1 + moved / 100}, {"excluded_percent", moved}}});
    measured.cleanCount = 240 - static_cast<std::uint64_t>(moved);
    moved += 2.5;
  }
  Measured& contended = measuredIn(run, "move-serial-8", 256_KiB);
  contended.cleanCount = 8;
  doubt(contended, Grade::Poor, {"contended", {{"excluded_percent", 96.7}}});
  doubt(contended, Grade::Poor,
        {"too-few-samples", {{"clean", std::int64_t{8}}, {"needed", std::int64_t{30}}}});
  doubt(measuredIn(run, "move-serial-1", 12_KiB), Grade::Good,
        {"time-extended", {{"planned_s", 2.0}, {"used_s", 3.4}}});

  for (CellResult& cell : run.results) {
    if (cell.kernel == "move-random-1" && *cell.parameters.regionBytes == (7_MiB).count)
      cell.outcome = Skipped{{"too-many-elements", {{"width_bytes", std::int64_t{1}}}}};
    if (cell.kernel == "disk-read-serial")
      cell.outcome = Failed{{"read-failed",
                             {{"path", std::string("/mnt/backup drive/strata")},
                              {"offset_bytes", std::int64_t{12582912}},
                              {"system", std::string("Input/output error")}}}};
  }
  Measured& written = measuredIn(run, "disk-write-serial");
  doubt(written, Grade::Poor,
        {"buffered",
         {{"folder", std::string("/home/ada/bench")},
          {"how", std::string("not-real")},
          {"file_system", std::string("tmpfs")}}});
  return run;
}

}  // namespace strata
