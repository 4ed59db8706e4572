// SPDX-License-Identifier: GPL-3.0-or-later
// The values that the readers take from what other programs print on a console, up to the bounds and beyond.
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "core/exchange/any_text.h"
#include "core/exchange/peer_formats.h"

namespace strata::console_values {
namespace {

/// The only cell of a text; absent where the text is refused.
std::optional<CellResult> cellOfText(const std::string& text) {
  const auto runs = runsFromAnyText("x", text);
  if (!runs || runs->size() != 1 || runs->front().results.size() != 1) return std::nullopt;
  return runs->front().results.front();
}

double figureOf(const std::optional<CellResult>& cell) {
  const Measured* measured = cell ? measuredOf(&*cell) : nullptr;
  EXPECT_NE(measured, nullptr);
  return measured == nullptr ? 0 : measured->value;
}

std::optional<CellResult> sized(const std::string& size, const std::string& loop = "read (64-bit),",
                                const std::string& rate = "1000") {
  return cellOfText("Sequential " + loop + " " + size + ", loops = 5, " + rate + " MB/s\n");
}

TEST(BandwidthConsole, HasSizesOfAByteAndMore) {
  for (const auto& [text, bytes] : {std::pair<const char*, std::uint64_t>{"size=1", 1},
                                    {"size = 256", 256},
                                    {"size = 0.5 kB", 512},
                                    {"size = 3 KB", 3 << 10},
                                    {"size = 1.25 MB", 1310720},
                                    {"size = 1073741824 GB", std::uint64_t{1} << 60}}) {
    const auto cell = sized(text);
    ASSERT_TRUE(cell) << text;
    EXPECT_EQ(cell->parameters.regionBytes, bytes) << text;
    EXPECT_DOUBLE_EQ(figureOf(cell), 1048.576);
  }
  for (const char* refused :
       {"size = 0", "size = 0.5", "size = x", "size 256", "size", "size = 1073741825 GB", "bytes = 256"})
    EXPECT_FALSE(sized(refused)) << refused;
}

TEST(BandwidthConsole, HasLoopsThatAreKnown) {
  for (const auto& [bits, bytes] :
       {std::pair{"8", 1}, {"16", 2}, {"32", 4}, {"64", 8}, {"128", 16}, {"256", 32}, {"512", 64}})
    EXPECT_EQ(sized("size=256", "read (" + std::string(bits) + "-bit),")->parameters.widthBytes, bytes);
  for (const char* refused : {"read (9-bit),", "read", "(64-bit),", "frob read (64-bit),", "frob (64-bit),"})
    EXPECT_FALSE(sized("size=256", refused)) << refused;
}

TEST(BandwidthConsole, HasRatesThatAreNotNegative) {
  const auto none = sized("size=256", "read (64-bit),", "0");
  ASSERT_TRUE(none) << "it could not measure this one";
  EXPECT_TRUE(std::holds_alternative<Failed>(none->outcome));
  for (const char* refused : {"-1", "x"}) EXPECT_FALSE(sized("size=256", "read (64-bit),", refused));
}

TEST(BandwidthConsole, OfFirstReleasesNamesALevel) {
  const auto line = [](const std::string& loop) { return cellOfText(loop + " 1000 MB/sec\n"); };
  const auto first = line("L1 cache sequential read");
  ASSERT_TRUE(first);
  EXPECT_EQ(first->kernel, "bandwidth-read-l1");
  EXPECT_EQ(first->parameters.widthBytes, 4);
  EXPECT_EQ(first->parameters.pattern, "serial");
  EXPECT_EQ(first->parameters.op, "read");
  EXPECT_FALSE(first->parameters.regionBytes);
  const auto last = line("L9 cache random write");
  ASSERT_TRUE(last);
  EXPECT_EQ(last->kernel, "bandwidth-write-l9");
  EXPECT_EQ(last->parameters.pattern, "random");
  EXPECT_EQ(last->parameters.op, "write");
  EXPECT_EQ(line("Main memory random read")->kernel, "bandwidth-read-memory");
  for (const char* refused :
       {"L0 cache sequential read", "LA cache sequential read", "M1 cache sequential read",
        "L1 cachx sequential read", "Main memory frob read", "Main memory sequential frob",
        "Main memory random frob", "Main memory sequential", "Main memory sequential read twice"})
    EXPECT_FALSE(line(refused)) << refused;
}

TEST(BandwidthConsole, CountsTransfersAndLibraryFunctionsOfOneThread) {
  const auto wide = cellOfText("512-bit vector register to vector register transfers: 2 billion/second\n");
  ASSERT_TRUE(wide);
  EXPECT_EQ(wide->parameters.widthBytes, 64);
  EXPECT_EQ(wide->parameters.threads, 1);
  EXPECT_DOUBLE_EQ(figureOf(wide), 128'000);
  EXPECT_FALSE(cellOfText("520-bit vector register to vector register transfers: 2 billion/second\n"));
  const auto library = cellOfText("Library: memset 1000 MB/s\n");
  ASSERT_TRUE(library);
  EXPECT_EQ(library->parameters.threads, 1);
}

TEST(BandwidthConsole, TellsTheCachesOfTheMachine) {
  const auto cachesOf = [](const std::string& lines) {
    const auto runs = runsFromAnyText("x", lines + "\nL1 cache sequential read 1000 MB/sec\n");
    return runs ? runs->front().machine.caches : std::vector<Cache>();
  };
  const std::string end = ", line size 64, 8-ways, 512 sets, size ";
  EXPECT_EQ(cachesOf("Cache 2: L2 unified cache" + end + "256k"), (std::vector<Cache>{{2, 256_KiB, 1}}));
  EXPECT_EQ(cachesOf("Cache 3: L4 unified cache" + end + "1k"), (std::vector<Cache>{{4, 1_KiB, 1}}));
  EXPECT_EQ(cachesOf("Cache 3: L3 unified cache" + end + "1099511627776k"),
            (std::vector<Cache>{{3, Bytes{std::uint64_t{1} << 50}, 1}}));
  EXPECT_EQ(cachesOf("Cache 0: L1 data cache" + end + "32k\nCache 1: L1 data cache" + end + "64k"),
            (std::vector<Cache>{{1, 32_KiB, 1}}))
      << "the first of a level";
  for (const std::string& none :
       {"cache 2: L2 unified cache" + end + "256k", "Cache 2: L2 instruction cache" + end + "256k",
        "Cache 2: L2 cache" + end + "256k", "Cache 2: L22 unified cache" + end + "256k",
        "Cache 2: X2 unified cache" + end + "256k", "Cache 2: L0 unified cache" + end + "256k",
        "Cache 2: L5 unified cache" + end + "256k", "Cache 2: L2 unified cache" + end + "0k",
        "Cache 2: L2 unified cache" + end + "xk", "Cache 2: L2 unified cache" + end + "256",
        "Cache 2: L2 unified cache" + end + "1099511627777k", std::string("Cache 2: L2 unified cache, none")})
    EXPECT_TRUE(cachesOf(none).empty()) << none;
}

TEST(BandwidthConsole, TellsTheCachesOfEachCore) {
  const auto cachesOf = [](const std::string& lines) {
    const auto runs = runsFromAnyText("x", lines + "\nL1 cache sequential read 1000 MB/sec\n");
    return runs ? runs->front().machine.caches : std::vector<Cache>();
  };
  const std::string core = "CPU core 0: max 4.7 GHz, min 0.4 GHz; caches: L1 instruction 32kB, L1 data 48kB";
  const std::vector<Cache> wanted{{1, 48_KiB, 1}, {2, 1280_KiB, 1}, {3, 18_MiB, 1}};
  EXPECT_EQ(cachesOf(core + ", L2 1.25MB, L3 18MB"), wanted);
  EXPECT_EQ(cachesOf(core + ", L2 1.250000.02MB, L3 18.00MB"), wanted) << "as some releases print it";
  EXPECT_EQ(cachesOf("CPU current core: caches: L1 instruction 192kB, L1 data 128kB, L2 12MB"),
            (std::vector<Cache>{{1, 128_KiB, 1}, {2, 12_MiB, 1}}));
  EXPECT_EQ(
      cachesOf(core + ", L2 1.25MB, L3 18MB\nCPU core 1: caches: L1 instruction 32kB, L1 data 32kB, L2 2MB"),
      wanted)
      << "the first of a level";
  for (const char* none : {"CPU core 0: max 4.7 GHz", "Core 0: caches: L1 data 48kB",
                           "CPU core 0: caches: L5 data 48kB", "CPU core 0: caches: L1 data 48",
                           "CPU core 0: caches: L1 data xkB", "CPU core 0: caches: L1 data 0kB"})
    EXPECT_TRUE(cachesOf(none).empty()) << none;
}

TEST(BandwidthConsole, ShowsTheBeginningOfTheProcessorsName) {
  const auto nameOf = [](std::size_t length) {
    const auto runs = runsFromAnyText(
        "x", "CPU model: " + std::string(length, 'p') + "\nL1 cache sequential read 1000 MB/sec\n");
    return runs->front().machine.cpuModel;
  };
  EXPECT_EQ(nameOf(100), std::string(100, 'p'));
  EXPECT_EQ(nameOf(101), std::string(100, 'p') + "...");
}

TEST(BandwidthSections, AreAHeadingAndASizeWithARate) {
  EXPECT_EQ(runsFromAnyText("x", "nothing\n5, 6\n").error().id, "unknown-format");
  EXPECT_EQ(runsFromAnyText("x", "Sequential 64-bit reads\nnothing\n").error().id, "unknown-format");
}

TEST(MembenchText, HasRowsInRange) {
  for (const auto& [row, bytes, value] :
       {std::tuple<const char*, std::uint64_t, double>{"1 B read 1 MB/s - 1", 1, 1.048576},
        {"2 KiB write 3 GB/s - 1", 2048, 3145.728},
        {"2 KB copy 2 TB/s - 1000000", 2048, 2097152},
        {"1073741824 GiB read 1 MB/s - 1", std::uint64_t{1} << 60, 1.048576},
        {"32 MB latency - 97.1 ns 1", 32 << 20, 97.1}}) {
    const auto cell = cellOfText(row);
    ASSERT_TRUE(cell) << row;
    EXPECT_EQ(cell->parameters.regionBytes, bytes) << row;
    EXPECT_DOUBLE_EQ(figureOf(cell), value) << row;
  }
  EXPECT_EQ(cellOfText("1 B read 1 MB/s - 1000000")->parameters.threads, 1'000'000);
  for (const char* refused : {"x KB read 1 MB/s - 1", "1 XB read 1 MB/s - 1", "0.5 B read 1 MB/s - 1",
                              "1073741825 GiB read 1 MB/s - 1", "1 KB frob 1 MB/s - 1",
                              "1 KB read 1 MB/s - 1000001", "1 KB read 1 MB/s - x", "1 KB read x MB/s - 1",
                              "1 KB read 1 XB/s - 1", "1 KB read 1 MB/s 7 1", "1 KB latency 4 97.1 ns 1",
                              "1 KB latency - x ns 1", "1 KB latency - 97.1 us 1", "1 KB read 1 MB/s -"})
    EXPECT_FALSE(cellOfText(refused)) << refused;
}

const std::string rows = "1 KB read 1 MB/s - 4\n1 KB write 1 MB/s - 2\n1 KB latency - 97.1 ns 9\n";

TEST(MembenchText, HasPeaksAndMeansOfTheMostThreads) {
  const auto runs = runsFromAnyText("x", rows + "Read 200 100\nWrite 20 10\n");
  ASSERT_TRUE(runs);
  const std::vector<CellResult>& cells = runs->front().results;
  ASSERT_EQ(cells.size(), 7U);
  EXPECT_EQ(cells[3].kernel, "membench-read-peak");
  EXPECT_EQ(cells[4].kernel, "membench-read-weighted-average");
  EXPECT_EQ(cells[5].kernel, "membench-write-peak");
  for (std::size_t i = 3; i < cells.size(); ++i) {
    EXPECT_FALSE(cells[i].parameters.regionBytes) << i;
    EXPECT_EQ(cells[i].parameters.threads, 4) << i;
  }
  for (const char* none :
       {"Read x 100\n", "Read 200 x\n", "Frob 200 100\n", "Read 200\n", "Read 200 100 1\n"})
    EXPECT_EQ(runsFromAnyText("x", rows + none)->front().results.size(), 3U) << none;
}

// The summary was dropped where it was all that a text had of latencies.
TEST(MembenchText, HasTheBestLatencyWhereItsRowIsMissing) {
  const auto cellsOf = [](const std::string& text) {
    const auto runs = runsFromAnyText("x", text);
    EXPECT_TRUE(runs) << text;
    return runs ? runs->front().results : std::vector<CellResult>();
  };
  const std::string row = "1 KB read 1 MB/s - 4\n";
  const auto cells = cellsOf(row + "LATENCY:\n  Best latency: 97.2 ns (RAM) at 131072 KB buffer\n");
  ASSERT_EQ(cells.size(), 2U);
  EXPECT_EQ(cells[1].kernel, "membench-latency");
  EXPECT_EQ(cells[1].parameters.regionBytes, std::uint64_t{128} << 20);
  EXPECT_EQ(cells[1].parameters.threads, 1);
  EXPECT_EQ(measuredOf(&cells[1])->value, 97.2);
  EXPECT_EQ(cellsOf(row + "Best latency: 10 ns (L2/L3 cache) at 3 KB buffer\n").size(), 2U);
  const std::string latency = "2.9 KB latency - 97.1 ns 1\n";
  EXPECT_EQ(cellsOf(latency + "Best latency: 97.1 ns (RAM) at 3 KB buffer\n").size(), 1U) << "the row";
  EXPECT_EQ(cellsOf(latency + "Best latency: 96.1 ns (RAM) at 3 KB buffer\n").size(), 2U);
  EXPECT_EQ(cellsOf(latency + "Best latency: 97.1 ns (RAM) at 9 KB buffer\n").size(), 2U);
  for (const char* cut :
       {"Best latency: 97.2 ns (RAM)", "Best latency: 97.2 us (RAM) at 3 KB buffer",
        "Best latency:", "Best latency: x ns (RAM) at 3 KB buffer", "Best latency: 1 ns at 0 KB buffer"}) {
    const auto runs = runsFromAnyText("x", row + cut + "\n");
    EXPECT_EQ(runs->front().results.size(), 1U) << cut;
    EXPECT_EQ(runs->front().origin->leftOut, std::vector<std::string>{cut});
  }
}

TEST(MembenchText, BeginsAnotherRunAtItsHeading) {
  const std::string head = "Size Op Bandwidth Latency Threads\n";
  EXPECT_EQ(runsFromAnyText("x", head + rows + head + rows)->size(), 2U);
  for (const char* other : {"Size Op Bandwidth Latency\n", "Sizes Op Bandwidth Latency Threads\n",
                            "Size Ops Bandwidth Latency Threads\n", "said in five other words\n"})
    EXPECT_EQ(runsFromAnyText("x", head + rows + other + rows)->size(), 1U) << other;
}

TEST(MembenchText, LeavesOutByNameARowThatIsCut) {
  const auto leftOut = [](const std::string& line) {
    return runsFromAnyText("x", rows + line + "\n")->front().origin->leftOut;
  };
  EXPECT_EQ(leftOut("32 KB read"), std::vector<std::string>{"32 KB read"});
  EXPECT_EQ(leftOut("32 KB"), std::vector<std::string>());
  EXPECT_EQ(leftOut("32 KB frob read"), std::vector<std::string>());
}

TEST(MembenchText, HasAsManyRowsAsAreKept) {
  const auto isRead = [](std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += "1 KB read 1 MB/s - 4\n";
    const auto runs = runsFromAnyText("x", text);
    EXPECT_TRUE(runs || runs.error().id == "too-many-figures");
    return static_cast<bool>(runs);
  };
  EXPECT_TRUE(isRead(mostPeerCells));
  EXPECT_FALSE(isRead(mostPeerCells + 1));
}

TEST(MembenchColumns, AreASizeAnOperationAndAFigure) {
  const auto isMembench = [](const std::string& head, const std::string& line) {
    const auto runs = runsFromAnyText("x", head + "\n" + line + "\n");
    return runs && runs->front().results.size() == 1;
  };
  EXPECT_TRUE(isMembench("size_kb,operation,bandwidth_mb_s", "1,read,5"));
  EXPECT_TRUE(isMembench("size_kb,operation,latency_ns", "1,latency,5"));
  EXPECT_FALSE(isMembench("operation,bandwidth_mb_s", "read,5"));
  EXPECT_FALSE(isMembench("size_kb,bandwidth_mb_s", "1,5"));
  EXPECT_FALSE(isMembench("size_kb,operation", "1,read"));
  const auto runs = runsFromAnyText("x", "size_kb,operation,latency_ns\n1,latency,5\n");
  const Measured& measured = *measuredOf(&runs->front().results.front());
  EXPECT_EQ(measured.iterations, 0U) << "what is not told";
  EXPECT_EQ(measured.count, 0U);
  EXPECT_FALSE(measured.standardDeviation);
}

Parameters fioParameters(const std::string& options) {
  const std::string report = R"({"fio version": "fio-3.33", "jobs": [{"jobname": "a", )" + options +
                             R"("read": {"io_bytes": 1, "bw_bytes": 1e6}}]})";
  const auto runs = runsFromFioJson({report});
  return runs->front().results.at(0).parameters;
}

TEST(FioOptions, TellWhatShareOfAMixtureReads) {
  const auto share = [](const std::string& options) {
    return fioParameters(R"("job options": {)" + options + "}, ").readPercent;
  };
  for (const char* way : {"rw", "randrw", "readwrite"}) {
    const std::string rw = std::string(R"("rw": ")") + way + '"';
    EXPECT_EQ(share(rw), 50) << way;
    EXPECT_EQ(share(rw + R"(, "rwmixread": "70")"), 70) << way;
  }
  EXPECT_EQ(share(R"("rw": "rw", "rwmixread": "100")"), 100);
  EXPECT_EQ(share(R"("rw": "randrw", "rwmixwrite": "30")"), 70);
  EXPECT_EQ(share(R"("rw": "randrw:8")"), 50) << "eight addresses at a time";
  EXPECT_EQ(share(R"("rw": "rw", "rwmixread": "101")"), 50);
  EXPECT_FALSE(share(R"("rw": "randread", "rwmixread": "70")"));
}

TEST(FioOptions, TellTheQueueDepth) {
  const auto depth = [](const std::string& text) {
    return fioParameters(R"("job options": {"iodepth": ")" + text + "\"}, ").queueDepth;
  };
  EXPECT_EQ(depth("1"), 1);
  EXPECT_EQ(depth("1000000"), 1'000'000);
  for (const char* none : {"0", "1000001", "x"}) EXPECT_FALSE(depth(none)) << none;
  EXPECT_EQ(fioParameters(R"("job options": {}, )").queueDepth, 1) << "one at a time";
  EXPECT_FALSE(fioParameters("").queueDepth) << "no options are told";
}

// What such an engine was asked for stands in its options all the same; it had one request in flight.
TEST(FioOptions, TellADepthOfOneForEnginesThatWait) {
  const auto depth = [](const std::string& engine, const std::string& more = "") {
    return fioParameters(R"("job options": {"iodepth": "32", "ioengine": ")" + engine + "\"}, " + more)
        .queueDepth;
  };
  for (const char* waits : {"sync", "psync", "vsync", "pvsync", "pvsync2", "mmap"})
    EXPECT_EQ(depth(waits), 1) << waits;
  EXPECT_EQ(depth("libaio"), 32);
  EXPECT_EQ(depth("io_uring", R"("iodepth_level": {"1": 100.0, "2": 0.0}, )"), 1) << "as it was counted";
  EXPECT_EQ(depth("io_uring", R"("iodepth_level": {"1": 99.9, "2": 0.1}, )"), 32);
}

TEST(FioText, BeginsWithABraceBeforeItsVersion) {
  EXPECT_EQ(beginOfFioJson(R"(["fio version"])"), std::string_view::npos);
}

TEST(FioText, BeginsWithTheBraceOfALineWhereItsKeysAreSorted) {
  EXPECT_EQ(beginOfFioJson(R"({"disk_util": [{}], "fio version": "fio-3.33"})"), 0U);
  EXPECT_EQ(beginOfFioJson("{}\n  {\"disk_util\": [],\n \"fio version\": \"fio-3.33\"}"), 5U);
  EXPECT_EQ(beginOfFioJson("{}\n\"fio version\""), std::string_view::npos);
}

}  // namespace
}  // namespace strata::console_values
