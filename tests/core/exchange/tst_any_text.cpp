// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "app/words/words.h"
#include "core/base/json.h"
#include "core/exchange/any_text.h"
#include "core/exchange/peer_formats.h"
#include "core/files/read_file.h"
#include "core/model/likeness.h"
#include "core/report/cell_name.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/membench.h"
#include "core/report/run_names.h"
#include "core/report/text.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

std::string peer(const std::string& name) {
  const auto text = readFile(STRATA_SOURCE_DIR "/tests/golden/peers/" + name, mostPeerText);
  EXPECT_TRUE(text) << name;
  return text ? *text : std::string();
}

std::vector<strata::Run> runsOf(std::string_view text, std::string_view name = "folder/today.txt") {
  auto runs = runsFromAnyText(name, text);
  if (!runs) {
    ADD_FAILURE() << runs.error().id;
    return {};
  }
  return *std::move(runs);
}

strata::Run onlyRun(std::string_view text) {
  auto runs = runsOf(text);
  EXPECT_EQ(runs.size(), 1U);
  return runs.empty() ? strata::Run() : runs.front();
}

strata::Run firstRun(std::string_view text) {
  const auto runs = runsOf(text);
  return runs.empty() ? strata::Run() : runs.front();
}

Error errorOf(std::string_view text) {
  const auto runs = runsFromAnyText("x", text);
  EXPECT_FALSE(runs);
  return runs ? Error{} : runs.error();
}

const CellResult& cellOf(const strata::Run& run, std::string_view kernel, std::string_view metric = "rate",
                         std::optional<std::uint64_t> regionBytes = std::nullopt) {
  static const CellResult none;
  for (const CellResult& cell : run.results)
    if (cell.kernel == kernel && cell.metric == metric &&
        (!regionBytes || cell.parameters.regionBytes == regionBytes))
      return cell;
  ADD_FAILURE() << "no " << kernel << ' ' << metric;
  return none;
}

const Measured& measuredOf(const CellResult& cell) {
  static const Measured none;
  const auto* measured = std::get_if<Measured>(&cell.outcome);
  EXPECT_NE(measured, nullptr) << cell.kernel;
  return measured ? *measured : none;
}

// Releases from 2016 to 2021 write the title on a line of its own, before the first section.
TEST(BandwidthCsv, HasItsTitleBeforeItsFirstSection) {
  const strata::Run run = onlyRun(
      "My box, 2.4 GHz\nSequential 64-bit reads\n256, 51000.0\nSequential 64-bit writes\n256, 50000.0\n");
  EXPECT_EQ(run.comment, "My box, 2.4 GHz");
  EXPECT_EQ(run.results.size(), 2U);
  EXPECT_TRUE(run.origin->leftOut.empty());
}

// The first version had bytes; spreadsheets put quotes around everything.
TEST(MembenchCsv, HasSizesInBytesAndQuotes) {
  const strata::Run bytes = onlyRun(
      "size_bytes,operation,bandwidth_mb_s,latency_ns,threads,iterations,elapsed_s\n1024,read,45678.90,0,1,"
      "1000000,0.01\n");
  EXPECT_EQ(cellOf(bytes, "membench-read").parameters.regionBytes, 1024U);
  const strata::Run quoted = onlyRun(
      "\"size_kb\",\"operation\",\"bandwidth_mb_s\",\"latency_ns\",\"threads\"\n\"32\",\"read\",\"100\","
      "\"0\",\"2\"\n");
  EXPECT_EQ(cellOf(quoted, "membench-read").parameters.regionBytes, 32768U);
  EXPECT_EQ(cellOf(quoted, "membench-read").parameters.threads, 2);
}

TEST(MembenchText, NamesARowThatItDoesNotKnow) {
  const strata::Run run = onlyRun(
      "Size       Op          Bandwidth      Latency  Threads\n----       --          ---------      ------- "
      " -------\n"
      "32 KB      read         2.6 TB/s            -       32\n128 MB     scan       115.2 GB/s            - "
      "      32\n");
  EXPECT_EQ(run.results.size(), 1U);
  ASSERT_EQ(run.origin->leftOut.size(), 1U);
  EXPECT_NE(run.origin->leftOut[0].find("scan"), std::string::npos);
}

TEST(AnyText, RefusesWhatNamesNoRunAndNoMoment) {
  const auto refused = [](const char* key, const std::string& value) {
    auto json = parsedJson(toJson(classicRun()));
    json[key] = value;
    const auto read = runsFromAnyText("run.strata", json.dump());
    return read ? std::string() : std::get<std::string>(read.error().data.at(0).value);
  };
  for (const char* key : {"id", "series"}) {
    EXPECT_EQ(refused(key, "0D9d3b52-0f53-4a4e-9d0e-6a4a51c0b2f7"), "");
    for (const char* value :
         {"", "%", "../../x", "-x", "x; touch /tmp/x #", "0d9d3b52-0f53-4a4e-9d0e-6a4a51c0b2f",
          "0d9d3b52-0f53-4a4e-9d0e-6a4a51c0b2f7\n", "0d9d3b52 0f53 4a4e 9d0e 6a4a51c0b2f7"})
      EXPECT_EQ(refused(key, value), key) << value;
  }
  for (const char* key : {"started", "finished"}) {
    for (const char* value :
         {"2026-03-14T09:26:53Z", "2026-03-14T09:26:53.125Z", "2026-03-14T10:26:53+01:00"})
      EXPECT_EQ(refused(key, value), "") << value;
    for (const char* value : {"today", "2026-03-14", "2026-03-84T09:26:53Z", "2026-03-14T09:26:53",
                              "2026-03-14T09:26:53Zx", "2026-03-14 09:26:53Z", "2026-03-14T29:26:53Z"})
      EXPECT_EQ(refused(key, value), key) << value;
  }
}

// A table with a column for each kernel and a row for each region would need gigabytes.
TEST(AnyText, RefusesMoreKernelsAndRegionsThanTablesHaveRoomFor) {
  const auto refused = [](std::size_t kernels, std::size_t regions, std::size_t reasons) {
    strata::Run run = classicRun();
    CellResult cell = run.results.front();
    cell.test = strata::Test::Library;
    std::get<Measured>(cell.outcome).verdict.reasons.assign(reasons, Reason{"not-checked", {}});
    run.results.clear();
    for (std::size_t i = 0; i < kernels + regions - 1; ++i) {
      cell.kernel = "library-" + std::to_string(std::min(i, kernels - 1));
      cell.parameters.regionBytes = i < kernels ? 0 : 4096 * (i - kernels + 1);
      run.results.push_back(cell);
    }
    const auto read = runsFromAnyText("run.strata", toJson(run));
    return read ? std::string() : std::get<std::string>(read.error().data.at(0).value);
  };
  EXPECT_EQ(refused(mostKernels, mostRegions, 1), "");
  EXPECT_EQ(refused(mostKernels + 1, 1, 1), "results[500].kernel");
  EXPECT_EQ(refused(1, mostRegions + 1, 1), "results[1000].parameters.region_bytes");
  strata::Run absent = classicRun();
  const CellResult cell = absent.results.front();
  absent.results.assign(mostRegions + 1, cell);
  for (std::size_t i = 0; i < mostRegions; ++i) absent.results[i].parameters.regionBytes = i + 1;
  absent.results.back().parameters.regionBytes.reset();
  const auto fault = faultOfNames(absent);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->data.at(0), (Datum{"key", std::string("results[1000].parameters.region_bytes")}));
  EXPECT_EQ(fault->data.at(1), (Datum{"value", std::string("0")})) << "as a table would show it";
  EXPECT_EQ(refused(1, 1, mostReasons), "");
  EXPECT_EQ(refused(1, 1, mostReasons + 1), "results[0].reasons");
}

/// A run of so many figures of one test, each changed by its number.
template <typename Change>
strata::Run runOfFigures(strata::Test test, std::size_t count, Change change) {
  strata::Run run = classicRun();
  CellResult cell = run.results.front();
  cell.test = test;
  cell.unit = "MB/s";
  cell.parameters = {};
  run.results.assign(count, cell);
  for (std::size_t i = 0; i < count; ++i) change(run.results[i], static_cast<std::int64_t>(i));
  return run;
}

std::string keyOfFault(const strata::Run& run) {
  const auto fault = faultOfNames(run);
  return fault ? std::get<std::string>(fault->data.at(0).value) : std::string();
}

// A row and a column for each CPU, thread count or node would need gigabytes.
TEST(AnyText, RefusesMoreValuesOfAParameterThanTablesHaveRoomFor) {
  const auto varied = [](std::size_t count, auto set) {
    return keyOfFault(runOfFigures(strata::Test::Stride, count,
                                   [&](CellResult& cell, std::int64_t i) { set(cell.parameters, i); }));
  };
  const auto threads = [](Parameters& of, std::int64_t i) { of.threads = i; };
  const auto nodes = [](Parameters& of, std::int64_t i) { of.nodeFrom = i; };
  const auto pairs = [](Parameters& of, std::int64_t i) { of.cpuA = 2 * i, of.cpuB = 2 * i + 1; };
  const auto peers = [](Parameters& of, std::int64_t i) { of.peer = std::to_string(i); };
  const auto patterns = [](Parameters& of, std::int64_t i) { of.pattern = std::to_string(i); };
  EXPECT_EQ(varied(mostValues, threads), "");
  EXPECT_EQ(varied(mostValues + 1, threads), "results[1024].parameters.threads");
  EXPECT_EQ(varied(mostValues, nodes), "");
  EXPECT_EQ(varied(mostValues + 1, nodes), "results[1024].parameters.node_from");
  EXPECT_EQ(varied(mostValues / 2, pairs), "");
  EXPECT_EQ(varied(mostValues / 2 + 1, pairs), "results[512].parameters.cpu_b") << "CPUs of both together";
  EXPECT_EQ(varied(mostValues, peers), "");
  EXPECT_EQ(varied(mostValues + 1, peers), "results[1024].parameters.peer");
  EXPECT_EQ(varied(mostWords, patterns), "");
  EXPECT_EQ(varied(mostWords + 1, patterns), "results[50].parameters.pattern");
}

TEST(AnyText, RefusesFiguresThatMakeLargerTablesThanThereIsRoomFor) {
  const auto curves = [](std::int64_t threads) {
    return keyOfFault(runOfFigures(strata::Test::Bandwidth, 20'000, [=](CellResult& cell, std::int64_t i) {
      cell.parameters.threads = i % threads + 1;
      cell.parameters.widthBytes = i / 1000;
      cell.parameters.chains = i % 1000;
    }));
  };
  EXPECT_EQ(curves(12), "") << "20,000 curves, of 12 numbers of threads";
  EXPECT_EQ(curves(13), "results");
  const auto passes = [](std::size_t most) {
    return keyOfFault(runOfFigures(strata::Test::Copy, 1000, [=](CellResult& cell, std::int64_t i) {
      measuredOf(&cell)->passSeconds.assign(i == 0 ? most : 1, 0.1);
    }));
  };
  EXPECT_EQ(passes(333), "");
  EXPECT_EQ(passes(334), "results");
  const auto tests = [](std::size_t count) {
    strata::Run run = runOfFigures(strata::Test::Stride, 2000 * count, [](CellResult& cell, std::int64_t i) {
      cell.test = TestId("test-" + std::to_string(i / 2000));
      cell.parameters.widthBytes = i % 2000 < 1000 ? i % 1000 : 0;
      cell.parameters.regionBytes = i % 2000 < 1000 ? 0 : static_cast<std::uint64_t>(i % 500);
    });
    return keyOfFault(run);
  };
  EXPECT_EQ(tests(2), "");
  EXPECT_EQ(tests(3), "results") << "all together";
}

// Charts of such runs have a curve for each peer or pair, too, and jobs of fio are many.
TEST(AnyText, RefusesRunsOfOtherProgramsThatAreMoreVariedThanAny) {
  const auto foreign = [](std::size_t count, auto set) {
    strata::Run run = runOfFigures(strata::Test::CoreToCore, count, set);
    run.origin = Origin{};
    return keyOfFault(run);
  };
  EXPECT_EQ(foreign(513,
                    [](CellResult& cell, std::int64_t i) {
                      cell.parameters.cpuA = 2 * i;
                      cell.parameters.cpuB = 2 * i + 1;
                    }),
            "results[512].parameters.cpu_b");
  EXPECT_EQ(foreign(20'000, [](CellResult& cell, std::int64_t i) { cell.kernel = std::to_string(i); }), "");
}

TEST(AnyText, ReadsRunFilesOfStrata) {
  EXPECT_EQ(onlyRun(toJson(classicRun())), classicRun());
  EXPECT_EQ(onlyRun("\n " + toJson(troubledRun())), troubledRun());
  EXPECT_EQ(errorOf("{\"schema\": \"strata.run/9\"}").id, "newer-schema");
  EXPECT_EQ(errorOf("{").id, "bad-json");
}

TEST(AnyText, ReadsRunFilesOfStrataThatNameFio) {
  auto json = parsedJson(toJson(classicRun()));
  json["extra"] = {{"fio version", "fio-3.1"}};
  EXPECT_EQ(onlyRun(json.dump()).id, classicRun().id);
  EXPECT_EQ(onlyRun("\n" + json.dump(2)).id, classicRun().id);
  json["schema"] = "strata.run/9";
  EXPECT_EQ(errorOf(json.dump()).id, "newer-schema");
}

TEST(AnyText, ReadsWhatIsReadAgain) {
  for (const char* name : {"membench.csv", "membench.txt", "bandwidth.csv", "bandwidth-1.3.csv",
                           "bandwidth-1.1.txt", "mbw.txt", "mbw-spaces.txt", "fio.json"}) {
    const strata::Run run = onlyRun(peer(name));
    const auto again = runsFromJson(toJson(run));
    ASSERT_TRUE(again) << name << ": " << again.error().id;
    EXPECT_EQ(again->front(), run) << name;
    ASSERT_TRUE(run.origin) << name;
    EXPECT_FALSE(run.origin->published);
    EXPECT_EQ(run.label, "today");
  }
}

TEST(AnyText, LeavesFieldsEmptyThatTheProgramDoesNotTell) {
  const std::string csv =
      toCsv({onlyRun("size_kb,operation,bandwidth_mb_s,latency_ns,latency_stddev_ns,"
                     "latency_samples,threads,iterations,elapsed_s\n"
                     "32,latency,0,1.5,0.00,7,1,0,0\n")});
  const std::string row = csv.substr(csv.find('\n') + 1);
  std::vector<std::string> fields{""};
  for (const char c : row)
    if (c == ',')
      fields.emplace_back();
    else
      fields.back() += c;
  // What is 0: the repetition, and the deviation that it tells.
  EXPECT_EQ(std::count(fields.begin(), fields.end(), "0"), 2) << row;
  EXPECT_EQ(row.find("0.95"), std::string::npos) << row;
}

TEST(AnyText, GivesTheSameTextTheSameId) {
  const std::string text = peer("mbw.txt");
  const strata::Run run = onlyRun(text);
  EXPECT_EQ(run.id, runsOf(text, "other.txt").front().id);
  EXPECT_NE(run.id, onlyRun(text + "\n").id);
  ASSERT_EQ(run.id.size(), 36U);
  EXPECT_EQ(run.id[14], '8');
  EXPECT_NE(std::string("89ab").find(run.id[19]), std::string::npos) << run.id;
}

TEST(AnyText, ReadsMembench) {
  const strata::Run run = onlyRun(peer("membench.csv"));
  EXPECT_EQ(run.origin->program, "sc-membench");
  ASSERT_EQ(run.results.size(), 5U);
  const CellResult& read = cellOf(run, "membench-read");
  EXPECT_EQ(read.test, strata::Test::Bandwidth);
  EXPECT_EQ(read.unit, "MB/s");
  EXPECT_EQ(read.parameters.regionBytes, 32U * 1024);
  EXPECT_EQ(read.parameters.threads, 32);
  // 32 KiB × 32 threads × 292056 in 0.094113 s give this number of MiB per second.
  EXPECT_DOUBLE_EQ(measuredOf(read).value, 2612561.25 * 1.048576);
  EXPECT_FALSE(measuredOf(read).median);
  const CellResult& latency = cellOf(run, "membench-latency", "latency", 131072U * 1024);
  EXPECT_EQ(latency.test, strata::Test::Latency);
  EXPECT_FALSE(latency.higherIsBetter);
  const Measured& walk = measuredOf(latency);
  EXPECT_DOUBLE_EQ(walk.value, 96.78);
  EXPECT_EQ(walk.median, 96.78);
  EXPECT_EQ(walk.standardDeviation, 3.0);
  EXPECT_EQ(walk.count, 7U);
  EXPECT_TRUE(walk.samples.empty());
  EXPECT_EQ(walk.verdict.grade, Grade::Fair);
  EXPECT_EQ(walk.verdict.reasons.at(0).id, "not-checked");
}

TEST(AnyText, TakesHeadingsForAnotherRun) {
  const std::string text = peer("membench.csv");
  const auto runs = runsOf(text + text);
  ASSERT_EQ(runs.size(), 2U);
  EXPECT_EQ(runs[0].results, runs[1].results);
  EXPECT_NE(runs[0].id, runs[1].id);
  EXPECT_EQ(runs[1].series, runs[0].id);
  EXPECT_EQ(runs[1].repetition, 1);
}

TEST(AnyText, ReadsBandwidthWhoseMegabytesAreLarger) {
  const strata::Run run = onlyRun(peer("bandwidth.csv"));
  EXPECT_EQ(run.origin->program, "bandwidth");
  EXPECT_EQ(run.comment, "Some Maker Example Processor 3.4 GHz x86_64 Linux 6.1");
  ASSERT_EQ(run.results.size(), 5U);
  const CellResult& read = cellOf(run, "bandwidth-read", "rate", 1048576);
  EXPECT_NEAR(measuredOf(read).value, 20972.044, 0.001);  // 20000.5 × 1.048576
  EXPECT_EQ(read.parameters.widthBytes, 8);
  EXPECT_EQ(read.parameters.pattern, "serial");
  const CellResult& past = cellOf(run, "bandwidth-write-nontemporal");
  EXPECT_DOUBLE_EQ(measuredOf(past).value, 10485.76);
  EXPECT_EQ(past.parameters.widthBytes, 64);
  EXPECT_EQ(run.results[3].parameters.pattern, "random");
  const auto* failed = std::get_if<Failed>(&cellOf(run, "bandwidth-copy").outcome);
  ASSERT_NE(failed, nullptr);
  EXPECT_EQ(failed->error.id, "no-peer-figure");
}

constexpr std::string_view mbwLines =
    "Using 262144 bytes as blocks for memcpy block copy test.\n"
    "0\tMethod: MEMCPY\tElapsed: 0.01000\tMiB: 16.00000\tCopy: 1600.000 MiB/s\n"
    "1\tMethod: MEMCPY\tElapsed: 0.02000\tMiB: 16.00000\tCopy: 800.000 MiB/s\n"
    "AVG\tMethod: MEMCPY\tElapsed: 0.01500\tMiB: 16.00000\tCopy: 1066.667 MiB/s\n"
    "0\tMethod: MCBLOCK\tElapsed: 0.01000\tMiB: 16.00000\tCopy: 1000.000 MiB/s\n";

TEST(AnyText, ReadsMbwInMegabytes) {
  const strata::Run run = onlyRun(mbwLines);
  EXPECT_EQ(run.origin->program, "mbw");
  ASSERT_EQ(run.results.size(), 2U);
  const CellResult& whole = cellOf(run, "mbw-memcpy");
  EXPECT_EQ(whole.test, strata::Test::Copy);
  EXPECT_EQ(whole.parameters.regionBytes, 16777216U);
  EXPECT_FALSE(whole.parameters.blockBytes);
  const Measured& copied = measuredOf(whole);
  EXPECT_NEAR(copied.value, 1118.481, 0.001);  // 1066.667 × 1.048576
  EXPECT_EQ(copied.statistic, "average");
  ASSERT_EQ(copied.samples.size(), 2U);
  EXPECT_NEAR(copied.samples[1], 838.8608, 1e-9);
  EXPECT_EQ(copied.passSeconds, (std::vector<double>{0.01, 0.02}));
  EXPECT_EQ(copied.bytes, 33554432U);
  EXPECT_EQ(cellOf(run, "mbw-mcblock").parameters.blockBytes, 262144U);
}

TEST(AnyText, AveragesCopiesWhereMbwDoesNot) {
  std::string text(mbwLines);
  const std::size_t average = text.find("AVG");
  text.erase(average, text.find('\n', average) + 1 - average);
  // All bytes over all time: 32 MiB in 0.03 s.
  EXPECT_NEAR(measuredOf(cellOf(onlyRun(text), "mbw-memcpy")).value, 1118.481, 0.001);
}

TEST(AnyText, ReadsWhatMbwPrints) {
  const strata::Run run = onlyRun(peer("mbw.txt"));
  ASSERT_EQ(run.results.size(), 3U);
  for (const CellResult& cell : run.results) {
    EXPECT_EQ(measuredOf(cell).count, 3U) << cell.kernel;
    EXPECT_GT(measuredOf(cell).value, 0);
  }
  EXPECT_EQ(runsOf(peer("mbw.txt") + peer("mbw.txt")).size(), 2U);
}

TEST(AnyText, ReadsMbwWithWorkerThreads) {
  const strata::Run run = onlyRun(
      "Long uses 8 bytes. Allocating 2*134217728 elements = 2147483648 bytes of memory.\n"
      "Using 16 worker threads.\n"
      "Using 262144 bytes as blocks for memcpy block copy test.\n"
      "0\tMethod: MEMCPY\tElapsed: 0.01661\tMiB: 1024.00000\tCopy: 61668.172 MiB/s  517312.0 Mb/s\n"
      "AVG\tMethod: MEMCPY\tElapsed: 0.01692\tMiB: 1024.00000\tCopy: 60520.095 MiB/s  507679.0 Mb/s\n");
  const CellResult& cell = cellOf(run, "mbw-memcpy");
  EXPECT_EQ(cell.parameters.threads, 16);
  EXPECT_NEAR(measuredOf(cell).value, 60520.095 * 1.048576, 1e-6);
}

TEST(AnyText, SaysThatMbwsClockStoodStill) {
  const strata::Run run = onlyRun("0\tMethod: DUMB\tElapsed: 0.00000\tMiB: 1.00000\tCopy: inf MiB/s\n");
  ASSERT_TRUE(std::holds_alternative<Failed>(run.results.at(0).outcome));
}

TEST(AnyText, ReadsFioWithItsKibibytes) {
  const strata::Run run = onlyRun(
      R"(fio: a warning {with braces}
{ "fio version" : "fio-3.33", "timestamp" : 1385596800, "global options": {"size": "1g"},
  "jobs" : [ { "jobname" : "seq", "error" : 0, "job options" : { "rw" : "randread", "bs" : "64k" },
    "read" : { "io_bytes" : 1000, "bw" : 1000, "iops" : 12.5, "runtime": 2000, "total_ios": 25,
               "lat_ns" : { "mean" : 1500.0, "stddev" : 20.0, "N": 25 },
               "clat_ns" : { "mean" : 1400.0, "percentile" : { "50.000000" : 1300, "99.000000" : 9000 } } },
    "write" : { "io_bytes" : 0, "bw" : 0, "iops" : 0 } } ] }
fio: done)");
  EXPECT_EQ(run.origin->version, "3.33");
  EXPECT_EQ(run.finished, "2013-11-28T00:00:00Z");
  const CellResult& rate = cellOf(run, "fio-seq-read");
  EXPECT_DOUBLE_EQ(measuredOf(rate).value, 1.024);  // 1000 KiB/s
  EXPECT_EQ(rate.test, strata::Test::Disk);
  EXPECT_EQ(rate.parameters.pattern, "random");
  EXPECT_EQ(rate.parameters.blockBytes, 65536U);
  EXPECT_EQ(rate.parameters.fileBytes, 1073741824U);
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(run, "fio-seq-read", "operations")).value, 12.5);
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(run, "fio-seq-read", "latency")).value, 1500);
  EXPECT_EQ(measuredOf(cellOf(run, "fio-seq-read", "latency")).standardDeviation, 20.0);
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(run, "fio-seq-read", "completion-latency-p99")).value, 9000);
  EXPECT_FALSE(cellOf(run, "fio-seq-read", "completion-latency-p99").higherIsBetter);
  for (const CellResult& cell : run.results) EXPECT_EQ(cell.parameters.op, "read");
}

TEST(AnyText, PrefersFiosBytes) {
  const strata::Run run = onlyRun(peer("fio.json"));
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(run, "fio-seq-read")).value, 728.556051);
  EXPECT_EQ(measuredOf(cellOf(run, "fio-seq-read")).bytes, 729284608U);
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(run, "fio-seq-write")).value, 723.645762);
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(run, "fio-rand-read")).value, 402.541458);
  EXPECT_EQ(cellOf(run, "fio-rand-read").parameters.fileBytes, 4194304U);
}

TEST(AnyText, SaysThatAJobOfFioFailed) {
  const strata::Run run = onlyRun(
      R"({"fio version": "fio-3.33", "jobs": [{"jobname": "a", "error": 28, "read": {"io_bytes": 5, "bw": 1}}]})");
  const auto* failed = std::get_if<Failed>(&run.results.at(0).outcome);
  ASSERT_NE(failed, nullptr);
  EXPECT_EQ(failed->error.id, "fio-error");
}

TEST(AnyText, KeepsTheBeginningOfALongNameOfAJobOfFio) {
  const std::string name(65000, 'j');
  const std::string job = R"({"jobname": ")" + name + R"(", "read": {"io_bytes": 5, "bw_bytes": 1000000}})";
  const strata::Run run = onlyRun(R"({"fio version": ")" + name + R"(", "jobs": [)" + job + "," + job + "]}");
  const std::string kept = std::string(197, 'j') + "\xe2\x80\xa6";
  ASSERT_EQ(run.results.size(), 2U);
  EXPECT_EQ(run.results[0].kernel, "fio-" + kept + "-read");
  EXPECT_EQ(run.results[1].kernel, "fio-" + kept + "-2-read");
  EXPECT_EQ(run.origin->version, kept);
}

std::string fioReport(const std::string& jobs, const std::string& more = "") {
  return R"({"fio version": "fio-3.33", )" + more + R"("jobs": [)" + jobs + "]}";
}

std::string fioJob(const std::string& name, const std::string& options = "{}", const std::string& more = "") {
  return R"({"jobname": ")" + name + R"(", "job options": )" + options + ", " + more +
         R"("read": {"io_bytes": 5, "bw_bytes": 1000000}})";
}

TEST(AnyText, ReadsAReportOfFioBehindAnother) {
  const std::string first = fioReport(fioJob("a")), second = fioReport(fioJob("b"));
  for (const std::string& text :
       {first + "\n" + second, R"({"disk_util": [], )" + first.substr(1) + "\n" + second,
        "[" + first + ",\n" + second + "]",
        "```json\n" + first + "\n```\nThe {second}:\n" + second + "\n}"}) {
    const auto runs = runsOf(text);
    ASSERT_EQ(runs.size(), 2U) << text;
    EXPECT_EQ(runs[0].results.at(0).kernel, "fio-a-read");
    EXPECT_EQ(runs[1].results.at(0).kernel, "fio-b-read");
    EXPECT_EQ(runs[0].series, runs[1].series);
  }
}

// Each says what was done until then, so they are no repetitions.
TEST(AnyText, KeepsTheLastOfTheReportsThatOneRunOfFioPrinted) {
  const auto at = [](int seconds, const char* timestamp) {
    return fioReport(fioJob("a", "{}", "\"elapsed\": " + std::to_string(seconds) + ", "),
                     std::string("\"timestamp\": ") + timestamp + ", ");
  };
  const auto runs =
      runsOf(at(2, "1385596802") + at(4, "1385596804") + at(5, "1385596806") + at(2, "1385596900"));
  ASSERT_EQ(runs.size(), 2U);
  EXPECT_EQ(runs[0].finished, "2013-11-28T00:00:06Z");
  EXPECT_EQ(runs[1].finished, "2013-11-28T00:01:40Z");
}

// Two drives at once, and the outputs in one file: the first was taken for the second on its way.
TEST(AnyText, KeepsReportsOfFioThatBeganTogether) {
  const auto of = [](const char* file, int seconds) {
    return fioReport(fioJob("a", std::string(R"({"filename": ")") + file + "\"}",
                            "\"elapsed\": " + std::to_string(seconds) + ", "),
                     "\"timestamp\": 1385596804, ");
  };
  EXPECT_EQ(runsOf(of("/dev/sda", 4) + of("/dev/sdb", 4)).size(), 2U);
  EXPECT_EQ(runsOf(of("/dev/sda", 4) + of("/dev/sda", 4)).size(), 2U) << "nothing went on";
}

TEST(BandwidthText, TakesTimeInProportionToALine) {
  std::string line;
  while (line.size() < 4'000'000) line += "1 MB/s ";
  EXPECT_EQ(errorOf(line + "\nSequential read (64-bit), size = 1 kB, loops = 1, 12 345.6 MB/s").id,
            "unknown-format");
}

TEST(AnyText, ReadsFioWithSortedKeysAndInOneSum) {
  const strata::Run run = onlyRun(
      "{\"disk_util\": [],\xc2\xa0\"fio version\": \"fio-3.33\",\n\"jobs\": [{\"jobname\": \"a\","
      "\"mixed\": {\"io_bytes\": 5, \"bw_bytes\": 2000000}}]}");
  EXPECT_EQ(run.results.at(0).kernel, "fio-a-mixed");
  EXPECT_EQ(
      onlyRun("<pre>{ &quot;fio version&quot;: &quot;fio-3.33&quot;, &quot;jobs&quot;: [{&quot;mixed&quot;: "
              "{&quot;io_bytes&quot;: 5, &quot;bw_bytes&quot;: 2000000}}]}</pre>")
          .results.at(0)
          .kernel,
      "fio-mixed");
  EXPECT_DOUBLE_EQ(measuredOf(run.results.at(0)).value, 2);
}

// A quarter of what a drive does with four at once stood beside what it does with one.
TEST(AnyText, ComparesNoJobOfFioThatRanBesideOthers) {
  const std::string options = R"({"rw": "randread", "bs": "4k", "iodepth": "1"})";
  const std::string walled = R"({"rw": "randread", "bs": "4k", "iodepth": "1", "stonewall": ""})";
  const auto alike = [](const strata::Run& run) {
    std::vector<bool> list;
    for (const CellResult& cell : run.results)
      if (cell.metric == "rate") {
        const auto& reasons = measuredOf(cell).verdict.reasons;
        const bool isTold = std::ranges::find(reasons, "jobs-beside", &Reason::id) != reasons.end();
        EXPECT_NE(likenessOf(cell).has_value(), isTold) << cell.kernel;
        list.push_back(!isTold);
      }
    return list;
  };
  const auto run = [&](const std::string& jobs, const std::string& more = "") {
    return onlyRun(fioReport(jobs, more));
  };
  using List = std::vector<bool>;
  EXPECT_EQ(alike(run(fioJob("a", options))), List{true});
  EXPECT_EQ(alike(run(fioJob("a", options) + "," + fioJob("b", walled))), (List{true, true}));
  EXPECT_EQ(alike(run(fioJob("a", options) + "," + fioJob("b", options) + "," + fioJob("c", walled))),
            (List{false, false, true}));
  EXPECT_EQ(alike(run(fioJob("a", walled) + "," + fioJob("a", walled))), (List{false, false}))
      << "threads of one";
  EXPECT_EQ(alike(run(fioJob("a", options) + "," + fioJob("b", options),
                      R"("global options": {"stonewall": "1"}, )")),
            (List{true, true}));
}

/// Whether each job has a counterpart, of jobs with these keys besides.
std::vector<bool> alikeOf(const std::vector<std::string>& jobs, const std::string& options = "{}") {
  std::string text;
  for (std::size_t i = 0; i < jobs.size(); ++i)
    text +=
        (i == 0 ? "" : ",") +
        fioJob(std::string(1, static_cast<char>('a' + i)),
               R"({"rw": "randread", "bs": "4k", "iodepth": "1")" +
                   (jobs[i].starts_with('{') ? ", " + jobs[i].substr(1, jobs[i].find('}') - 1) : "") + "}",
               jobs[i].substr(jobs[i].starts_with('{') ? jobs[i].find('}') + 1 : 0) + ", ");
  std::vector<bool> list;
  for (const CellResult& cell : onlyRun(fioReport(text, "\"global options\": " + options + ", ")).results)
    if (cell.metric == "rate") list.push_back(likenessOf(cell).has_value());
  return list;
}

std::string inGroup(int group, int ms, int elapsedS, const std::string& more = "") {
  return "\"groupid\": " + std::to_string(group) + ", \"job_runtime\": " + std::to_string(ms) +
         ", \"elapsed\": " + std::to_string(elapsedS) + more;
}

// fio 3.33 tells nothing of the option "stonewall" without a value but another group, which "new_group" makes
// as well. The figures are those that it printed.
TEST(AnyText, TellsJobsOfFioThatWaitedByTheTimeThatAllTook) {
  using List = std::vector<bool>;
  EXPECT_EQ(alikeOf({inGroup(0, 1000, 3), inGroup(1, 1000, 3)}), (List{true, true}));
  EXPECT_EQ(alikeOf({inGroup(0, 1000, 2), inGroup(1, 1000, 2)}), (List{false, false})) << "new_group";
  EXPECT_EQ(alikeOf({inGroup(0, 10000, 21), inGroup(1, 10000, 21)}), (List{true, true}));
  EXPECT_EQ(alikeOf({inGroup(0, 10000, 11), inGroup(1, 10000, 11)}), (List{false, false}));
  EXPECT_EQ(alikeOf({inGroup(0, 990, 2), inGroup(1, 990, 2)}), (List{false, false}))
      << "either may have taken 2 s, rounded up";
  EXPECT_EQ(alikeOf({inGroup(0, 1000, 3), inGroup(0, 1000, 3), inGroup(1, 1000, 3)}),
            (List{false, false, true}));
  EXPECT_EQ(alikeOf({inGroup(0, 10000, 21), inGroup(1, 10000, 21), inGroup(2, 500, 21)}),
            (List{false, false, false}))
      << "the last may have been beside another";
  EXPECT_EQ(alikeOf({inGroup(0, 10000, 60), inGroup(1, 10000, 60)}), (List{false, false})) << "what else?";
  EXPECT_EQ(alikeOf({inGroup(0, 10000, 21), R"({"ramp_time": "10"})" + inGroup(1, 10000, 21)}),
            (List{false, false}));
  EXPECT_EQ(alikeOf({inGroup(0, 10000, 21), R"({"new_group": "1"})" + inGroup(1, 10000, 21)}),
            (List{false, false}));
  EXPECT_EQ(alikeOf({inGroup(0, 10000, 21), inGroup(1, 10000, 21)}, R"({"startdelay": "10"})"),
            (List{false, false}));
}

// From version 3.36 on, the report has when each job began.
TEST(AnyText, TellsJobsOfFioThatWaitedByWhenTheyBegan) {
  using List = std::vector<bool>;
  const auto from = [](const char* start, int group = 0) {
    return inGroup(group, 1000, 9, std::string(", \"job_start\": ") + start);
  };
  EXPECT_EQ(alikeOf({from("1796033947000"), from("1796033948020")}), (List{true, true}));
  EXPECT_EQ(alikeOf({from("1796033947000"), from("1796033947002", 1)}), (List{false, false}));
  EXPECT_EQ(alikeOf({from("1796033947500"), from("1796033949000", 1), from("1796033947000", 2)}),
            (List{false, true, false}));
  EXPECT_EQ(alikeOf({from("1796033947000"), R"({"stonewall": "1"})" + from("1796033947500", 1)}),
            (List{false, false}))
      << "the first was delayed";
  EXPECT_EQ(alikeOf({from("1796033947000"), from("0", 1)}), (List{false, false})) << "not begun";
}

TEST(AnyText, TellsJobsOfFioThatWaitedByTheirOptions) {
  using List = std::vector<bool>;
  const std::string plain = "\"error\": 0";
  const auto with = [&](const char* options) { return options + plain; };
  EXPECT_EQ(alikeOf({plain, with(R"({"wait_for": "a"})")}), (List{true, true}));
  EXPECT_EQ(alikeOf({plain, with(R"({"wait_for": "a"})"), plain}), (List{false, false, false}))
      << "the last waited for none";
  EXPECT_EQ(alikeOf({plain, plain, with(R"({"wait_for": "a"})")}), (List{false, false, false}))
      << "the second may have gone on";
  EXPECT_EQ(alikeOf({plain, with(R"({"stonewall": "0"})")}, R"({"stonewall": "1"})"), (List{false, false}));
  EXPECT_EQ(alikeOf({with(R"({"startdelay": "5"})"), with(R"({"stonewall": "1"})")}), (List{false, false}))
      << "the second began at once";
  EXPECT_EQ(alikeOf({"\"groupid\": 0", R"({"stonewall": "1"})" + std::string("\"groupid\": 1")}),
            (List{true, true}));
}

// Neither does it tell "group_reporting" without a value.
TEST(AnyText, CountsTheThreadsOfFioThatOneResultIsOf) {
  const auto run = [](const char* more, const char* options) {
    return onlyRun(R"({"fio version": "fio-3.33", "global options": )" + std::string(options) +
                   R"(, "jobs": [{"jobname": "a", "job options": {"rw": "randread", "bs": "4k"}, )" + more +
                   R"("read": {"io_bytes": 5, "bw_bytes": 1000000, "runtime": 1000}}]})");
  };
  const strata::Run two = run(R"("job_runtime": 2000, )", R"({"numjobs": "2"})");
  EXPECT_EQ(two.results.at(0).parameters.threads, 2);
  EXPECT_TRUE(likenessOf(two.results.at(0)));
  const strata::Run four = run(R"("job_runtime": 4002, )", R"({"numjobs": "2"})");
  EXPECT_FALSE(likenessOf(four.results.at(0))) << "those of another job too";
  EXPECT_FALSE(likenessOf(run(R"("job_runtime": 2000, )", "{}").results.at(0)));
  EXPECT_TRUE(likenessOf(run(R"("job_runtime": 1003, )", "{}").results.at(0)));
}

TEST(AnyText, ReadsEachProgramThatATextHasOutputOf) {
  const std::string mbw = "0\tMethod: MEMCPY\tElapsed: 0.1\tMiB: 16.0\tCopy: 160.000 MiB/s\n";
  const std::string bandwidth = "Sequential read (64-bit), size = 256 B, loops = 1, 100.0 MB/s\n";
  const auto runs = runsOf(mbw + bandwidth + fioReport(fioJob("a")));
  ASSERT_EQ(runs.size(), 3U);
  std::set<std::string> programs, ids, series;
  for (const strata::Run& run : runs) {
    programs.insert(run.origin->program);
    ids.insert(run.id);
    series.insert(run.series);
  }
  EXPECT_EQ(programs, (std::set<std::string>{"bandwidth", "fio", "mbw"}));
  EXPECT_EQ(ids.size(), 3U);
  EXPECT_EQ(series.size(), 3U) << "they repeat nothing";
  EXPECT_EQ(runsOf("-- result for thread 0 --\n" + mbw + bandwidth).size(), 1U) << "mbw has no figure here";
}

// A page that shows both forms of one program: the rows of the second were lost without a word.
TEST(AnyText, ReadsBothFormsOfAProgramInATextInEitherOrder) {
  const std::string console =
      "This is bandwidth version 1.17.0\nSequential 128-bit nontemporal reads:\n"
      "Thread 0: 5.0 MB/s (ran on core 1)\nSum: 5.0 MB/s\n"
      "Sequential read (64-bit), size = 256 B, loops = 1, 100.0 MB/s\n";
  std::string tabs = "size_kb\toperation\tbandwidth_mb_s\tlatency_ns\titerations\tthreads\n";
  tabs += "16\tread\t100.0\t0\t7\t48\n";
  struct Forms {
    std::string csv;
    std::string text;
  };
  for (const auto& [csv, text] :
       {Forms{peer("membench.csv"), peer("membench.txt")}, Forms{tabs, peer("membench.txt")},
        Forms{peer("bandwidth.csv"), peer("bandwidth-1.1.txt")}, Forms{peer("bandwidth.csv"), console}})
    for (const std::string& both : {csv + "\n" + text, text + "\n" + csv}) {
      const auto runs = runsOf(both);
      ASSERT_EQ(runs.size(), 2U) << both;
      EXPECT_EQ(runs[0].results, onlyRun(csv).results) << both;
      EXPECT_EQ(runs[1].results, onlyRun(text).results) << both;
      EXPECT_EQ(runs[1].origin->version, onlyRun(text).origin->version) << both;
      EXPECT_NE(runs[0].series, runs[1].series) << "they repeat nothing";
      EXPECT_EQ(runs[0].comment, onlyRun(csv).comment) << both;
      EXPECT_TRUE(runs[0].origin->leftOut.empty()) << both;
      EXPECT_TRUE(runs[1].origin->leftOut.empty()) << both;
    }
}

TEST(AnyText, ReadsARowThatTwoFormsOfAProgramKnowOnce) {
  const std::string row = "32\tKB\tread\t2.6\tTB/s\t-\t32\n";
  EXPECT_EQ(onlyRun(row).results.size(), 1U);
  const strata::Run run =
      onlyRun("size_kb\tunit\toperation\tbandwidth_mb_s\tper\tlatency_ns\tthreads\n" + row);
  ASSERT_EQ(run.results.size(), 1U);
  EXPECT_DOUBLE_EQ(measuredOf(run.results[0]).value, 2.6 * 1.048576);
}

// A page has the CSV of sc-membench as a table.
TEST(AnyText, ReadsTablesOfMarkdown) {
  const std::string head = "| size_kb | operation | bandwidth_mb_s | latency_ns | threads |\n";
  const std::string rows = "| 32 | read | 9309701.64 | 0 | 96 |\n| 32 | latency | 0 | 1.77 | 1 |\n";
  for (const std::string& text :
       {head + "|---|---|---|---|---|\n" + rows,
        "Results:\n\n" + head + "|:--|---:|:-:|---|---|\r\n" + rows + "\nEnd",
        "> " + head +
            "> |---|---|---|---|---|\n> | 32 | read | 9309701.64 | 0 | 96 |\n> | 32 | latency | 0 | 1.77 | 1 "
            "|",
        std::string("size_kb | operation | bandwidth_mb_s | latency_ns | threads\n--|--|--|--|--\n"
                    "32 | read | 9309701.64 | 0 | 96\n32 | latency | 0 | 1.77 | 1")}) {
    const strata::Run run = onlyRun(text);
    ASSERT_EQ(run.results.size(), 2U) << text;
    EXPECT_EQ(cellOf(run, "membench-read").parameters.threads, 96);
    EXPECT_EQ(measuredOf(run.results[1]).value, 1.77);
    EXPECT_TRUE(run.origin->leftOut.empty()) << text;
  }
  const strata::Run text = onlyRun(
      "| Size | Op | Bandwidth | Latency | Threads |\n|---|---|---|---|---|\n| 32 KB | read | 2.6 TB/s | - | "
      "32 |\n"
      "| 32 KB | latency | - | 0.9 ns | 1 |\n");
  EXPECT_EQ(text.results.size(), 2U);
  EXPECT_EQ(errorOf(head + rows).id, "unknown-format") << "no table";
}

// Those of the documentation of sc-membench were in no form that Strata read.
TEST(AnyText, ReadsTheLatencyTablesOfMembench) {
  const std::string head =
      "| Buffer | No Huge Pages | With THP (-H) | Improvement |\n|--------|---------------|----|----|\n";
  const std::string rows =
      "| 32 KB  | 1.77 ns | 1.75 ns | HP not used (< 4MB) |\n| **32 MB** | 44.90 ns | **36.23 ns** | "
      "**-19%** |\n";
  const strata::Run run =
      onlyRun("Measured here:\n\n" + head + rows + "| 64 MB | many | more | |\n\n| 1 KB | 5 ns |\n");
  ASSERT_EQ(run.results.size(), 4U);
  EXPECT_EQ(run.origin->leftOut, std::vector<std::string>{"64 MB?many?more"});
  EXPECT_EQ(run.origin->program, "sc-membench");
  const std::vector<std::tuple<std::uint64_t, std::string, double>> wanted{{32 << 10, "default", 1.77},
                                                                           {32 << 10, "huge", 1.75},
                                                                           {32 << 20, "default", 44.90},
                                                                           {32 << 20, "huge", 36.23}};
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const CellResult& cell = run.results[i];
    EXPECT_EQ(cell.kernel, "membench-latency");
    EXPECT_EQ(cell.parameters.threads, 1);
    EXPECT_EQ(std::tuple(*cell.parameters.regionBytes, *cell.parameters.pages, measuredOf(cell).value),
              wanted[i]);
    EXPECT_EQ(likenessOf(cell)->measured, "latency/whole/" + *cell.parameters.pages + "/latency/ns");
  }
  const auto runs = runsOf("#### Azure\n\n" + head + rows + "\n#### AWS (AMD)\n\n" + head + rows, "page.md");
  ASSERT_EQ(runs.size(), 2U);
  EXPECT_NE(runs[0].series, runs[1].series) << "two machines";
  EXPECT_EQ(runs[0].label, "page: Azure");
  EXPECT_EQ(runs[1].label, "page: AWS (AMD)");
  // Each of the forms that its documentation shows is read.
  EXPECT_EQ(runsOf(peer("membench.csv") + "\n" + head + rows + "\n" + peer("membench.txt")).size(), 3U);
  EXPECT_EQ(errorOf("| Buffer | With THP (-H) |\n|---|---|\n| 1 KB | 5 ns |\n").id, "unknown-format");
  EXPECT_EQ(errorOf(head).id, "no-figures");
}

// Each reader named what that of the other had read.
TEST(AnyText, LeavesOutOfATextOfTwoProgramsWhatNeitherKnows) {
  const auto runs = runsOf(
      "32 KB      read         2.6 TB/s            -       32\n1.5 MB     copy       850.0 MB/s            - "
      "       8\n"
      "BANDWIDTH (MB/s):\n  Read            2612561      1680432\n1 MB scan 5 GB/s - 32\n"
      "Sequential nontemporal read (128-bit), size = 96 MB, loops = 30, 25359.2 MB/s\n"
      "Frobbed read (128-bit), size = 96 MB, loops = 3, 7.2 MB/s\n"
      "0\tMethod: MEMCPY\tElapsed: 0.1\tMiB: 16.0\tCopy: 160.000 MiB/s\n");
  ASSERT_EQ(runs.size(), 3U);
  EXPECT_EQ(runs[0].results.size(), 4U);
  EXPECT_EQ(runs[0].origin->leftOut, std::vector<std::string>{"1 MB scan 5 GB/s - 32"});
  EXPECT_TRUE(runs[1].origin->leftOut.empty());
  EXPECT_EQ(runs[2].results.size(), 1U);
  EXPECT_EQ(runs[2].origin->leftOut.size(), 1U);
}

// Logs, pages, mail and terminals show them so.
TEST(AnyText, ReadsLinesWithTheMarksOfOthersAroundThem) {
  struct Frame {
    const char* before;
    const char* after;
  };
  const std::string mbw = "AVG\tMethod: MEMCPY\tElapsed: 0.1\tMiB: 16.0\tCopy: 160.000 MiB/s";
  const std::string bandwidth = "Sequential read (64-bit), size = 256 B, loops = 1, 100.0 MB/s";
  const std::string membench = "32 KB      read         2.6 TB/s            -       32";
  const std::string library = "Library: memset 2039.3 MB/s";
  for (const auto& [before, after] :
       {Frame{"> ", ""}, Frame{"# ", ""}, Frame{"    12\t", ""}, Frame{"2024-05-01T10:00:00.1234567Z ", ""},
        Frame{"[2024-05-01 10:00:00] ", ""}, Frame{"", "<br>"}, Frame{"<p>", "</p>"},
        Frame{"\x1b[1;31m", "\x1b[0m"}, Frame{"&gt;&nbsp;", ""}, Frame{"\xc2\xa0\xc2\xa0", "\xc2\xa0"},
        Frame{"[me@host ~]$ ./it\n", ""}})
    for (const std::string& line : {mbw, bandwidth, membench, library}) {
      const strata::Run run = onlyRun(before + line + after + "\n");
      ASSERT_EQ(run.results.size(), 1U) << before << line;
      EXPECT_TRUE(run.origin->leftOut.empty()) << before << line;
    }
  for (const char* before : {"> ", "# ", "    12\t", "2024-05-01T10:00:00.1234567Z "}) {
    const strata::Run run = onlyRun(before + std::string("size_kb,operation,bandwidth_mb_s,threads\n") +
                                    before + "16,read,100.0,4\n");
    EXPECT_EQ(run.results.at(0).parameters.regionBytes, 16384U) << before;
  }
}

// Version, processor and caches were lost of what stood in a mail or a log.
TEST(AnyText, ReadsWhatAProgramSaysOfTheMachineBehindMarksOfLines) {
  for (const char* mark : {"> ", ">", ">> ", "> > ", "[12:30:01] ", "[2024-05-01 10:00:00.5] ", "12:30:01 ",
                           "2024-05-01T10:00:00.1234567Z ", "&gt; ", "  > [12:30:01] "}) {
    std::string text;
    for (const char* line : {"This is bandwidth version 1.1.", "CPU model: Some CPU",
                             "Cache 0: L1 data cache, line size 64, size 32k",
                             "Cache 2: L2 unified cache, line size 64, size 256k", "",
                             "Sequential read (128-bit), size = 128 B, loops = 1, 103429.6 MB/s"})
      text += mark + std::string(line) + "\n";
    const strata::Run run = onlyRun(text);
    EXPECT_EQ(run.origin->version, "1.1") << mark;
    EXPECT_EQ(run.machine.cpuModel, "Some CPU") << mark;
    EXPECT_EQ(run.machine.caches.size(), 2U) << mark;
  }
  // What is no mark stays.
  EXPECT_EQ(runsOf("[1] 12 Sequential read (128-bit), size = 128 B, 1.5 MB/s").size(), 1U);
}

// A mail has broken its lines at 60 columns.
TEST(BandwidthText, HasResultsThatAreBrokenInTwoLines) {
  const strata::Run run = onlyRun(
      "Cache 0: L1 data cache,        line size 64,  8-ways,    64 \nsets, size 32k \n"
      "Sequential read (128-bit), size = 128 B, loops = \n4236771328, 103429.6 MB/s\n"
      "Random write bypassing cache (128-bit), size = 128 MB, \nloops = 570, 14576.0 MB/s\n"
      "Main register to main register transfers (64-bit) 79931.3\nMB/s\n"
      "Vector register to vector register transfers (128-bit)\n79931.3 MB/s\n"
      "Sequential write (64-bit),\nsize = 1 kB, loops = 1, 5.0 MB/s\n");
  ASSERT_EQ(run.results.size(), 5U);
  EXPECT_TRUE(run.origin->leftOut.empty());
  EXPECT_EQ(run.machine.caches.size(), 1U);
  EXPECT_EQ(run.results[0].parameters.regionBytes, 128U);
  EXPECT_EQ(run.results[1].kernel, "bandwidth-write-nontemporal");
  EXPECT_EQ(run.results[2].kernel, "bandwidth-register-general-8");
  EXPECT_EQ(run.results[3].kernel, "bandwidth-register-vector-16");
  EXPECT_EQ(run.results[4].parameters.regionBytes, 1024U);
  const std::string whole = "Sequential read (64-bit), size = 1 kB, loops = 1, 5.0 MB/s\n";
  for (const char* apart : {"Sequential read (128-bit), size = 128 B, loops =\n\n4236771328, 103429.6 MB/s\n",
                            "Sequential read (128-bit), size = 128 B, loops =\nand 103429.6 MB/s\n",
                            "Sequential read (128-bit)\n103429.6 MB/s\n", "something\n103429.6 MB/s\n"})
    EXPECT_EQ(onlyRun(whole + apart).results.size(), 1U) << apart;
}

// The first loop and size had the last rate.
TEST(BandwidthText, HasSeveralResultsInALine) {
  const strata::Run run = onlyRun(
      "Sequential read (64-bit), size = 1 MB, loops = 1, 100.0 MB/s "
      "Sequential write (64-bit), size = 2 MB, loops = 1, 50.0 MB/s Library: memset 25.0 MB/s and so on");
  ASSERT_EQ(run.results.size(), 3U);
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(run, "bandwidth-read", "rate", 1 << 20)).value, 104.8576);
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(run, "bandwidth-write", "rate", 2 << 20)).value, 52.4288);
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(run, "bandwidth-library-memset")).value, 26.2144);
}

// 1 byte, 1 byte, 16 bytes, and nothing was said of the last two.
TEST(BandwidthText, LeavesOutLinesWhoseSizeOrRateIsNotUnderstood) {
  const auto line = [](const std::string& size, const std::string& rate) {
    return "Sequential read (64-bit), size = " + size + ", loops = 1, " + rate + " MB/s\n";
  };
  const strata::Run run = onlyRun(line("256 B", "1.0") + line("1,25 MB", "2.0") + line("1 024 kB", "3.0") +
                                  line("16 KiB", "4.0") + line("512", "inf") + line("1 kB", "nan"));
  EXPECT_EQ(run.results.size(), 1U);
  EXPECT_EQ(run.origin->leftOut.size(), 5U);
}

// 1.17 with -M: one thread a core. Its plain and random stores of vectors are those of 64 bits.
TEST(BandwidthText, HasTheSumOfAllCores) {
  const strata::Run run = onlyRun(
      "This is bandwidth 1.17.0\n\nSequential 128-bit nontemporal reads:\n"
      "Thread 0: 9158.7 MB/s (ran on core 4)\nThread 1: 9381.7 MB/s (ran on cores 2 & 4)\nSum: 18540.4 "
      "MB/s\n\n"
      "Sequential 256-bit writes:\nThread 0: 5.0 MB/s (unknown core number)\nSum: 5.0 MB/s\n"
      "Random 128-bit nontemporal writes:\nThread 0: 6.0 MB/s (ran on core 1)\nSum: 6.0 MB/s\n"
      "Sequential 256-bit nontemporal writes:\nThread 0: 7.0 MB/s (ran on core 1)\nSum: 7.0 MB/s\n");
  EXPECT_EQ(run.origin->version, "1.17.0");
  ASSERT_EQ(run.results.size(), 2U);
  const CellResult& read = cellOf(run, "bandwidth-read-nontemporal");
  EXPECT_DOUBLE_EQ(measuredOf(read).value, 18540.4 * 1.048576);
  EXPECT_EQ(read.parameters.threads, 2);
  EXPECT_EQ(read.parameters.regionBytes, 192U << 20);
  EXPECT_EQ(cellOf(run, "bandwidth-write-nontemporal").parameters.widthBytes, 32);
  EXPECT_EQ(run.origin->leftOut,
            (std::vector<std::string>{"Sequential 256-bit writes:", "Random 128-bit nontemporal writes:"}));
}

TEST(BandwidthText, HasTransfersPerSecondAndGreetsInTwoWays) {
  const auto runs = runsOf(
      "This is bandwidth version 1.11\n64-bit register-to-register transfers per second: 10.5 billion\n"
      "64-bit register increments per second: 5.00 billion\n"
      "This is bandwidth 1.17.0\n2024-05-01T10:00:00Z 64-bit main register to main register transfers: 3.0 "
      "billion/second\n");
  ASSERT_EQ(runs.size(), 2U);
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(runs[0], "bandwidth-register-general-8")).value, 84000);
  EXPECT_EQ(runs[0].origin->leftOut,
            std::vector<std::string>{"64-bit register increments per second: 5.00 billion"});
  EXPECT_EQ(runs[1].origin->version, "1.17.0");
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(runs[1], "bandwidth-register-general-8")).value, 24000);
}

// The versions of some weeks tell the size of all threads, of a copy with both buffers; before them, a copy
// counted twice.
TEST(MembenchCsv, TellsWhatItsSizeAndACopyCount) {
  const auto cell = [](const std::string& row) {
    return onlyRun("size_kb,operation,bandwidth_mb_s,latency_ns,threads,iterations,elapsed_s\n" + row)
        .results.at(0);
  };
  // 4 threads, each 256 KiB, 1000 times: 1000 MiB in a second.
  EXPECT_EQ(cell("256,read,1000,0,4,1000,1.0").parameters.regionBytes, 256U << 10);
  EXPECT_EQ(cell("1024,read,1000,0,4,1000,1.0").parameters.regionBytes, 256U << 10);
  EXPECT_EQ(cell("1024,write,1000,0,4,1000,1.0").parameters.regionBytes, 256U << 10);
  EXPECT_EQ(cell("256,copy,1000,0,4,1000,1.0").parameters.regionBytes, 256U << 10);
  EXPECT_EQ(cell("2048,copy,1000,0,4,1000,1.0").parameters.regionBytes, 256U << 10);
  EXPECT_DOUBLE_EQ(measuredOf(cell("256,copy,1000,0,4,1000,1.0")).value, 1048.576);
  EXPECT_DOUBLE_EQ(measuredOf(cell("256,copy,2000,0,4,1000,1.0")).value, 1048.576);
  EXPECT_DOUBLE_EQ(measuredOf(cell("1024,copy,2000,0,1,1000,1.0")).value, 1048.576);
  EXPECT_EQ(cell("256,read,7,0,4,1000,1.0").parameters.regionBytes, 256U << 10)
      << "as newer versions tell it";
}

TEST(MbwText, LeavesOutThreadsThatWereMeasuredAtOnce) {
  const std::string copy = "0\tMethod: MEMCPY\tElapsed: 0.02\tMiB: 100.0\tCopy: 5000.0 MiB/s  41943.0 Mb/s\n";
  EXPECT_EQ(errorOf("Long uses 8 bytes.\n-- result for thread 0 --\n" + copy + "-- result for thread 1 --\n" +
                    copy + "Test MEMCPY\t 2 Thread(s) AVG Total COPY 75497.4 Mb/s\n")
                .id,
            "no-figures");
  const strata::Run run = onlyRun("Long uses 8 bytes.\n" + copy);
  EXPECT_EQ(run.results.size(), 1U);
}

using Names = std::vector<std::string>;

TEST(AnyText, LeavesOutByNameWhatItDoesNotKnow) {
  std::string text = peer("membench.csv");
  text.replace(text.find("1605601.50"), 10, "many");
  const strata::Run membench = onlyRun(text);
  EXPECT_EQ(membench.origin->leftOut, Names{"32,write,many,0,0,0,32,578703,0.175918"});
  EXPECT_EQ(membench.results.size(), 4U);
  const strata::Run mbw = onlyRun(std::string(mbwLines) + "2\tMethod: OTHER\n");
  EXPECT_EQ(mbw.origin->leftOut, Names{"2?Method: OTHER"});
  EXPECT_EQ(mbw.results.size(), 2U);
  EXPECT_EQ(onlyRun(peer("bandwidth.csv") + "nothing\n256, 1\n512, 2\n").origin->leftOut, Names{"nothing"});
  EXPECT_EQ(onlyRun(peer("bandwidth.csv") + "256,\nlater, 1\n").origin->leftOut, (Names{"256,", "later, 1"}));
  std::string many = peer("bandwidth.csv");
  for (int i = 0; i < 100; ++i) many += "nothing of " + std::to_string(i) + "\n256, 1\n";
  EXPECT_EQ(onlyRun(many).origin->leftOut.size(), 21U);
  EXPECT_EQ(onlyRun(many).origin->leftOut.back(), "...");
}

// Twenty sentences of the documentation of sc-membench were named as results, and each line of a console.
TEST(AnyText, NamesNoSentenceAsAResultThatIsLeftOut) {
  const std::string page =
      "## Why latency improves more than bandwidth\n\nIn this example ([Azure](https://x), 64KB L1, 1MB "
      "L2):\n"
      "- **32KB**: Fits in L1 \u2192 low latency (~1.8ns, stddev 0.00)\n"
      "For comparable scores, run without -t, -p, or -s options.\n"
      "checksum ^= buffer[i];  // For all elements, using 8 independent accumulators\n"
      "4. **Median** latency is reported (robust to outliers)\n- Measured latency = true latency + overhead\n"
      "| Aspect | sc-membench latency | lmbench lat_mem_rd |\n|---|---|---|\n| L1/2 | Pure (e.g., 32KB) | 1 "
      "|\n"
      "Of these 2 read all, write 3, copy 4, with latency in 2026\n"
      "one, two, three, four, five, six, seven, eight, nine\n"
      "one, two, three, four, five, six, seven, eight, nine, ten\n"
      "Copyright (C) 2005-2024, 2026 by Zack T Smith.\nNotation: B = byte, kB = 1024 B, MB = 1048576 B.\n";
  for (const char* file : {"membench.csv", "membench.txt", "bandwidth.csv", "bandwidth-1.1.txt", "mbw.txt"})
    for (const std::string& text : {page + peer(file), peer(file) + page}) {
      const strata::Run run = onlyRun(text);
      EXPECT_EQ(run.results, onlyRun(peer(file)).results) << file;
      EXPECT_EQ(run.origin->leftOut, Names()) << file;
    }
  for (const char* row : {"32,scan,7,0,0,0,1,1,1", "x,read,1,0,0,0,1,1,0.1", "32,read"})
    EXPECT_EQ(onlyRun(peer("membench.csv") + page + row).origin->leftOut, Names{row});
  for (const char* row :
       {"32 KB read", "32 KB scan 2.6 TB/s - 32", "x KB copy 2.6 TB/s - 32", "$ 1 KB latency - 5 us 1"})
    EXPECT_EQ(onlyRun(peer("membench.txt") + page + row).origin->leftOut, Names{row});
}

TEST(BandwidthCsv, HasItsTitleBehindAPage) {
  const std::string csv = "\"A CPU, Linux 6.1\"\nSequential 64-bit reads\n256, 5.5\n";
  EXPECT_EQ(onlyRun("This is bandwidth version 1.17.0\n\nTitle: A CPU\n\n" + csv).comment,
            "A CPU, Linux 6.1");
  const strata::Run run = onlyRun("Sequential 3-fold reads\n256, 1.5\n512, 2.5\n" + csv);
  EXPECT_EQ(run.comment, "A CPU, Linux 6.1");
  EXPECT_EQ(run.origin->leftOut, Names{"Sequential 3-fold reads"});
  EXPECT_EQ(run.results.size(), 1U);
}

TEST(AnyText, ReadsTheConsoleOfBandwidth) {
  const strata::Run run = onlyRun(peer("bandwidth-1.1.txt"));
  EXPECT_EQ(run.origin->version, "1.1");
  EXPECT_TRUE(run.origin->leftOut.empty());
  ASSERT_EQ(run.machine.caches.size(), 3U);
  EXPECT_EQ(run.machine.caches[2].size, 8_MiB);
  EXPECT_EQ(run.results.size(), 18U);
  EXPECT_NEAR(measuredOf(cellOf(run, "bandwidth-read", "rate", 1310720)).value, 38989.7 * 1.048576, 1e-6);
  EXPECT_EQ(cellOf(run, "bandwidth-write-nontemporal").parameters.pattern, "random");
  EXPECT_EQ(cellOf(run, "bandwidth-string-lods-2").test, strata::Test::String);
  EXPECT_NEAR(measuredOf(cellOf(run, "bandwidth-register-general-8")).value, 80463.5 * 1.048576, 1e-6);
  EXPECT_EQ(cellOf(run, "bandwidth-register-extract-1").test, strata::Test::Registers);
  EXPECT_EQ(cellOf(run, "bandwidth-register-insert-4").parameters.widthBytes, 4);
  EXPECT_EQ(cellOf(run, "bandwidth-library-memset").test, strata::Test::Library);
}

TEST(AnyText, ReadsTheConsoleOfOldAndNewReleases) {
  const strata::Run first = onlyRun(
      "This is bandwidth version 0.15a\nAll tests are 32-bit:\nL1 cache sequential read 11000.5 MB/sec \n"
      "Main memory sequential write 900 MB/sec \nLibrary function memset: 1234.5 MB/sec \n"
      "Framebuffer memory sequential read 10.1 MB/sec \n");
  EXPECT_EQ(first.origin->version, "0.15a");
  EXPECT_EQ(cellOf(first, "bandwidth-read-l1").parameters.widthBytes, 4);
  EXPECT_NEAR(measuredOf(cellOf(first, "bandwidth-write-memory")).value, 943.7184, 1e-6);
  const strata::CellResult& ofScreen = cellOf(first, "bandwidth-read");
  EXPECT_EQ(ofScreen.test, strata::Test::Framebuffer);
  EXPECT_EQ(ofScreen.parameters.memoryKind, "framebuffer");
  // The program counts 10.1 MiB.
  EXPECT_NEAR(measuredOf(ofScreen).value, 10.5906176, 1e-6);
  EXPECT_TRUE(first.origin->leftOut.empty());
  const strata::Run second = onlyRun(
      "Sequential read (64-bit, size=256, loops = 4194304) 12345.6 MB/sec \n"
      "Sequential write (128-bit (bypasses caches), size=65536, loops = 16384) 5000 MB/sec \n");
  EXPECT_EQ(cellOf(second, "bandwidth-read", "rate", 256).parameters.widthBytes, 8);
  EXPECT_EQ(cellOf(second, "bandwidth-write-nontemporal", "rate", 65536).parameters.widthBytes, 16);
  const strata::Run last = onlyRun(
      "Sequential read nontemporal (64-bit), size = 24 kB, loops = 5, 30000.1 MB/s\n"
      "Sequential copy (512-bit), size = 2 MB, loops = 5, 30000.1 MB/s\n"
      "64-bit main register to main register transfers: 10.50 billion/second\n"
      "64-bit stack value increments: 0.90 billion/second\n");
  EXPECT_EQ(cellOf(last, "bandwidth-read-nontemporal", "rate", 24576).parameters.widthBytes, 8);
  EXPECT_EQ(cellOf(last, "bandwidth-copy").parameters.widthBytes, 64);
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(last, "bandwidth-register-general-8")).value, 84000);
  EXPECT_EQ(last.origin->leftOut.size(), 1U);
}

TEST(AnyText, ReadsSectionsOfEveryReleaseOfBandwidth) {
  const strata::Run run = onlyRun(peer("bandwidth-1.3.csv"));
  EXPECT_EQ(run.origin->leftOut, Names{"Sequential 3-fold reads"});
  EXPECT_EQ(run.results.size(), 7U);
  EXPECT_EQ(cellOf(run, "bandwidth-write").parameters.widthBytes, 16);
  EXPECT_EQ(cellOf(run, "bandwidth-write-nontemporal").parameters.regionBytes, 134217728U);
  EXPECT_EQ(cellOf(run, "bandwidth-read-nontemporal").parameters.pattern, "random");
  EXPECT_EQ(cellOf(run, "bandwidth-string-lods-4").parameters.op, "read");
}

TEST(AnyText, ReadsMbwWithBlanksForTabs) {
  const strata::Run run = onlyRun(peer("mbw-spaces.txt"));
  ASSERT_EQ(run.results.size(), 3U);
  EXPECT_NEAR(measuredOf(cellOf(run, "mbw-memcpy")).value, 9877.763 * 1.048576, 1e-6);
  std::string blanks(mbwLines);
  std::ranges::replace(blanks, '\t', ' ');
  EXPECT_EQ(onlyRun(blanks).results, onlyRun(mbwLines).results);
}

TEST(AnyText, ReadsTheTextOfMembench) {
  const strata::Run run = onlyRun(peer("membench.txt"));
  EXPECT_EQ(run.results.size(), 12U);
  EXPECT_NEAR(measuredOf(cellOf(run, "membench-read", "rate", 32768)).value, 2.6e6 * 1.048576, 1e-3);
  EXPECT_EQ(cellOf(run, "membench-copy").parameters.threads, 32);
  EXPECT_DOUBLE_EQ(measuredOf(cellOf(run, "membench-latency", "latency", 134217728)).value, 97.1);
  EXPECT_NEAR(measuredOf(cellOf(run, "membench-read-peak")).value, 2612561 * 1.048576, 1e-3);
  EXPECT_FALSE(cellOf(run, "membench-copy-weighted-average").parameters.regionBytes);
  EXPECT_TRUE(run.origin->leftOut.empty());
}

TEST(AnyText, ReadsColumnsOfMembenchByTheirNames) {
  const strata::Run run = onlyRun(
      "size_kb,operation,bandwidth_mb_s,latency_ns,threads,iterations,elapsed_s\n"
      "16,read,2276940.70,0,48,589309,0.19\n16,latency,0,1.07,1,48176,0.11\n");
  EXPECT_EQ(run.results.size(), 2U);
  EXPECT_EQ(cellOf(run, "membench-read").parameters.threads, 48);
  EXPECT_FALSE(measuredOf(cellOf(run, "membench-latency", "latency")).standardDeviation);
}

// The first version counts the loads of a latency, and tells no samples.
TEST(AnyText, KeepsIterationsOfTheFirstMembenchThereAndBack) {
  const std::string csv =
      toMembenchCsv({onlyRun("size_bytes,operation,bandwidth_mb_s,latency_ns,threads,iterations,elapsed_s\n"
                             "33554432,latency,0,20.76,1,48176,1.000123\n")});
  EXPECT_EQ(csv.substr(csv.find('\n') + 1), "32768,latency,0,20.76,0.00,0,1,48176,1.000123\n");
}

// Peaks and averages followed from rates in the three digits of the table.
TEST(AnyText, KeepsPeaksAndAveragesOfMembenchThereAndBack) {
  const std::string text = peer("membench.txt");
  const std::string again = toMembenchText(onlyRun(text), words);
  EXPECT_EQ(again.substr(0, text.size() - 1), text.substr(1)) << again;
}

TEST(AnyText, KeepsRowsAndSamplesOfMembenchThereAndBack) {
  const std::string text = peer("membench.csv");
  EXPECT_EQ(toMembenchCsv({onlyRun(text)}), text);
}

std::string utf16Of(std::string_view text, bool isLittle) {
  std::string bytes = isLittle ? "\xff\xfe" : "\xfe\xff";
  for (const char c : text) bytes += isLittle ? std::string{c, '\0'} : std::string{'\0', c};
  return bytes;
}

std::string replaced(std::string text, char from, char to) {
  std::ranges::replace(text, from, to);
  return text;
}

const std::string headOfMembench =
    "size_kb,operation,bandwidth_mb_s,latency_ns,latency_stddev_ns,latency_samples,threads,iterations,"
    "elapsed_s\n";

std::string jsonOf(const CellResult& cell) {
  strata::Run run;
  run.results.push_back(cell);
  return toJson(run);
}

bool areEqual(const strata::Run& a, const strata::Run& b) {
  EXPECT_EQ(a.results.size(), b.results.size());
  for (std::size_t i = 0; i < std::min(a.results.size(), b.results.size()); ++i)
    if (jsonOf(a.results[i]) != jsonOf(b.results[i])) return false;
  return a.origin->leftOut == b.origin->leftOut;
}

// What a shell of Windows saves of the output of a program.
TEST(AnyText, ReadsUtf16WithItsMark) {
  for (const char* file : {"membench.csv", "membench.txt", "mbw.txt", "bandwidth.csv", "bandwidth-1.1.txt"})
    for (const bool isLittle : {true, false})
      EXPECT_TRUE(areEqual(firstRun(utf16Of(peer(file), isLittle)), firstRun(peer(file)))) << file;
  EXPECT_TRUE(runsFromAnyText("x", utf16Of(peer("fio.json"), true)));
  EXPECT_EQ(onlyRun(utf16Of(toJson(classicRun()), true)).id, classicRun().id);
  // Without the mark nobody can tell.
  EXPECT_FALSE(runsFromAnyText("x", utf16Of(peer("mbw.txt"), true).substr(2)));
}

// Spreadsheets save CSV with semicolons where decimals have commas.
TEST(AnyText, ReadsCsvAsSpreadsheetsSaveIt) {
  for (const char* file : {"membench.csv", "bandwidth.csv", "bandwidth-1.3.csv"}) {
    const std::string text = peer(file);
    const strata::Run wanted = firstRun(text);
    for (const char separator : {';', '\t'}) {
      const std::string other = replaced(text, ',', separator);
      EXPECT_EQ(firstRun(other).results.size(), wanted.results.size()) << file;
      EXPECT_TRUE(areEqual(firstRun(replaced(other, '.', ',')), wanted)) << file;
    }
  }
  // Short lines are filled up, and texts may have quotes.
  const strata::Run filled = onlyRun("My box;\nSequential 64-bit reads;\n;\n256;43155,1\n512;43200\n");
  EXPECT_EQ(filled.comment, "My box");
  EXPECT_NEAR(measuredOf(cellOf(filled, "bandwidth-read", "rate", 256)).value, 43155.1 * 1.048576, 1e-6);
  const strata::Run quoted = onlyRun(headOfMembench + "32,read,\"1000,5\",0,0,0,2,10,\"0,1\"\n");
  EXPECT_NEAR(measuredOf(cellOf(quoted, "membench-read")).value, 1000.5 * 1.048576, 1e-6);
}

TEST(AnyText, RefusesCommasThatMayBeEither) {
  const auto ofLine = [](std::int64_t line) { return Error{"ambiguous-decimals", {{"line", line}}}; };
  // Commas between the columns and before the decimals.
  EXPECT_EQ(errorOf(headOfMembench + "32,read,1000,5,0,0,0,2,10,0,1\n"), ofLine(2));
  EXPECT_EQ(errorOf("Sequential 64-bit reads\n256,43155,1\n512,43200,5\n1024,43100\n"), ofLine(2));
  // Both ways of writing decimals.
  EXPECT_EQ(errorOf("Sequential 64-bit reads\n256;43155,1\n512;43200.5\n"), ofLine(2));
  // Thousands as well as decimals, where no other number tells.
  EXPECT_EQ(errorOf("Sequential 64-bit reads\n256;43,155\n512;43,200\n"), ofLine(2));
  EXPECT_EQ(onlyRun("Sequential 64-bit reads\n256;43,155\n512;43,20\n").results.size(), 2U);
}

// Its network test counts 1000000 bytes to a MB.
TEST(AnyText, ReadsTheNetworkTestOfBandwidth) {
  const strata::Run run = onlyRun(
      "This is bandwidth version 0.32.\nBandwidth sending to 192.168.1.7:\n"
      "\r\tChunk 32 kB x 64: \t51.82 MB/s (sent)\t69.02 MB/s (received)\n"
      "\r\tChunk 1 MB x 2: \t41.83 MB/s (sent)\t31.13 MB/s (received)\n\nDone.\n");
  ASSERT_EQ(run.results.size(), 4U);
  EXPECT_EQ(run.origin->version, "0.32");
  EXPECT_TRUE(run.origin->leftOut.empty());
  const strata::CellResult& sent = run.results[0];
  EXPECT_EQ(sent.test, strata::Test::Network);
  EXPECT_EQ(sent.kernel, "bandwidth-network-acknowledged");
  EXPECT_EQ(sent.parameters.blockBytes, 32768U);
  EXPECT_FALSE(sent.parameters.direction);
  EXPECT_FALSE(sent.parameters.peer) << "there is one machine";
  EXPECT_DOUBLE_EQ(measuredOf(sent).value, 51.82);
  EXPECT_EQ(cellName(sent, NameStyle::WithSize, words), "32 KiB: Chunk upload");
  const strata::CellResult& received = run.results[3];
  EXPECT_EQ(received.kernel, "bandwidth-network-returned");
  EXPECT_EQ(received.parameters.blockBytes, 1048576U);
  EXPECT_EQ(received.parameters.direction, "from");
  EXPECT_DOUBLE_EQ(measuredOf(received).value, 31.13);
  EXPECT_EQ(cellName(received, NameStyle::WithSize, words), "1 MiB: Chunk returned");

  const strata::Run first = onlyRun(
      "This is bandwidth version 0.24.\n\nBandwidth sending to a:\n\tSent 8 kB...59.76 MB/second\n\n"
      "Bandwidth sending to b:\n\tSent 8 kB...9.81 MB/second\n\nDone.\n");
  ASSERT_EQ(first.results.size(), 2U);
  EXPECT_EQ(first.results[0].parameters.peer, "a");
  EXPECT_EQ(first.results[1].parameters.peer, "b");
  EXPECT_DOUBLE_EQ(measuredOf(first.results[1]).value, 9.81);
  for (const char* refused :
       {"Sent 8 xB...59.76 MB/second\n", "Sent 8 kB..59.76 MB/second\n", "Sent 8 kB... MB/second\n",
        "Chunk 32 kB x 64: -1 MB/s (sent)\n", "Chunk 32 kB x 64: 1 MB/s (lost)\n"})
    EXPECT_FALSE(runsFromAnyText("x", refused)) << refused;
}

TEST(AnyText, SetsWhatBandwidthSendsBesideAcknowledgedChunks) {
  const strata::Run run = onlyRun("Chunk 32 kB x 64: 51.82 MB/s (sent) 69.02 MB/s (received)\n");
  strata::CellResult own = run.results[0];
  own.kernel = "network-acknowledged";
  const auto like = likenessOf(run.results[0]);
  ASSERT_TRUE(like);
  EXPECT_EQ(like->measured, likenessOf(own)->measured);
  EXPECT_EQ(like->blockBytes, likenessOf(own)->blockBytes);
  // A part of the way there is in it, so nothing is like it.
  EXPECT_FALSE(likenessOf(run.results[1]));
}

// The line of the frame buffer tells no width, and was taken for one of 32 bits in every release.
TEST(AnyText, TakesTheWidestLoopForTheFrameBuffer) {
  const std::string screen = "Framebuffer memory sequential read 76.7 MB/s\n";
  const auto widthAfter = [&](const std::string& lines) {
    return firstRun(lines + screen).results.back().parameters.widthBytes;
  };
  const std::string wide = "Sequential read (128-bit), size = 128 B, loops = 5, 68014.0 MB/s\n";
  const std::string wider = "Sequential read (256-bit), size = 128 B, loops = 5, 68014.0 MB/s\n";
  const std::string plain = "Sequential read (64-bit), size = 128 B, loops = 5, 68014.0 MB/s\n";
  EXPECT_EQ(widthAfter(wide + wider + plain), 16) << "the program has no loop of 256 bits for it";
  EXPECT_EQ(widthAfter(plain), 8);
  EXPECT_EQ(widthAfter("L1 cache sequential read 11000.5 MB/sec\n"), 4);
}

TEST(AnyText, KeepsTheQueueOfFiosJobs) {
  const auto depthOf = [](const char* options) {
    const strata::Run run =
        onlyRun(std::string(R"({"fio version": "fio-3.33", "jobs": [{"jobname": "a", "job options": )") +
                options + R"(, "read": {"io_bytes": 5, "bw_bytes": 1000000}}]})");
    return run.results.at(0).parameters.queueDepth;
  };
  EXPECT_EQ(depthOf(R"({"rw": "randread", "iodepth": "32"})"), 32);
  EXPECT_EQ(depthOf(R"({"rw": "randread"})"), 1);
}

// Both rows were "fio-a-read random".
TEST(AnyText, TellsTheQueueOfFiosJobsInText) {
  const std::string job = R"({"jobname": "a", "job options": {"rw": "randread", "iodepth": "#"}, )"
                          R"("read": {"io_bytes": 5, "bw_bytes": 1000000}})";
  const auto of = [&](const char* depth) { return std::string(job).replace(job.find('#'), 1, depth); };
  const std::string text =
      toText(onlyRun(R"({"fio version": "fio-3.33", "jobs": [)" + of("1") + ", " + of("32") + "]}"), words);
  EXPECT_NE(text.find("fio-a-read Q1 random"), std::string::npos) << text;
  EXPECT_NE(text.find("fio-a-2-read Q32 random"), std::string::npos) << text;
}

TEST(AnyText, RefusesWhatItDoesNotKnow) {
  for (const char* text : {"", "\n", "hello", "a,b,c\n1,2,3\n", "\xff\xfe", "Sequential 64-bit reads\n"})
    EXPECT_EQ(errorOf(text).id, "unknown-format") << text;
  EXPECT_EQ(errorOf(std::string(1 + mostPeerText.count, 'x')).id, "too-large");
}

TEST(AnyText, RefusesOutputsWithoutFigures) {
  const std::string text = peer("membench.csv");
  EXPECT_EQ(errorOf(text.substr(0, text.find('\n'))).id, "no-figures");
  EXPECT_EQ(errorOf(R"({"fio version": "fio-3.33", "jobs": []})").id, "no-figures");
  EXPECT_EQ(errorOf(R"({"fio version": "fio-3.33"})").id, "missing-key");
  EXPECT_EQ(errorOf(R"({"fio version": "fio-3.33", "jobs": [)" + std::string(100000, '[')).id, "bad-json");
}

TEST(AnyText, RefusesMoreFiguresThanItKeeps) {
  const std::string text = peer("membench.csv");
  std::string many = text.substr(0, text.find('\n') + 1);
  for (std::size_t i = 0; i <= mostPeerCells; ++i) many += "32,read,1.00,0,0,0,1,1,0.1\n";
  EXPECT_EQ(errorOf(many).id, "too-many-figures");
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

TEST(AnyText, StopsReadingWhereItHasTooManyFigures) {
  const auto cellsOf = [](const Result<std::vector<strata::Run>>& runs) {
    EXPECT_TRUE(runs);
    std::size_t cells = 0;
    if (runs)
      for (const strata::Run& run : *runs) cells += run.results.size();
    return cells;
  };
  const std::size_t tooMany = mostPeerCells + 1000;
  const std::string membench = peer("membench.csv");
  const std::string membenchHeading = membench.substr(0, membench.find('\n') + 1);
  const std::string membenchCell = "32,read,1.00,0,0,0,1,1,0.1\n";
  for (const std::string& text :
       {membenchHeading + repeated(membenchCell, tooMany), repeated(membenchHeading + membenchCell, tooMany)})
    EXPECT_LE(cellsOf(runsFromMembenchCsv(linesOf(text))), mostPeerCells + 2);
  const std::string bandwidth = peer("bandwidth.csv");
  const std::string line = bandwidth.substr(0, bandwidth.find_last_of('\n'));
  const std::string last = line.substr(line.find_last_of('\n') + 1) + '\n';
  EXPECT_LE(cellsOf(runsFromBandwidthCsv(linesOf(bandwidth + repeated(last, tooMany)))), mostPeerCells + 2);
  // Each in a run of its own, since it has the first copy again.
  const std::string copy = "0\tMethod: MEMCPY\tElapsed: 0.00093\tMiB: 16.00000\tCopy: 17139.796 MiB/s\n";
  EXPECT_LE(cellsOf(runsFromMbwText(linesOf(repeated(copy, tooMany)))), mostPeerCells + 2);
}

TEST(AnyText, MakesNoRunsOfHeadingsAlone) {
  const std::string text = peer("membench.csv");
  const std::string heading = text.substr(0, text.find('\n') + 1);
  const auto runs = runsFromMembenchCsv(linesOf(repeated(heading, 1000) + text));
  ASSERT_TRUE(runs);
  EXPECT_EQ(runs->size(), runsFromMembenchCsv(linesOf(text))->size());
}

TEST(AnyText, GoesThroughATextOnceForTheIdsOfItsRuns) {
  const auto digested = [](std::size_t count) {
    strata::Run run = peerRun("mbw", "");
    run.results.resize(1);
    std::size_t bytes = 0;
    const std::string text(1000 * count, 'x');
    const auto runs = named(std::vector(count, run), {"mbw", "x", text}, &bytes);
    EXPECT_TRUE(runs);
    std::set<std::string> ids;
    for (const strata::Run& one : *runs) ids.insert(one.id);
    EXPECT_EQ(ids.size(), count);
    return bytes;
  };
  EXPECT_GE(digested(10), 10000U);
  EXPECT_LE(digested(40), 5 * digested(10));
}

TEST(AnyText, TakesTheOptionsOfAJobOfFioBeforeThoseOfAll) {
  const strata::Run run = onlyRun(
      R"({"fio version": "fio-3.33", "global options": {"bs": "4k", "rw": "randread"}, "jobs": [)"
      R"({"jobname": "a", "job options": {"bs": "64k"}, "read": {"io_bytes": 5, "bw_bytes": 1000000}}]})");
  const Parameters& parameters = run.results.at(0).parameters;
  EXPECT_EQ(parameters.blockBytes, 65536U);
  EXPECT_EQ(parameters.pattern, "random");
}

}  // namespace
}  // namespace strata
