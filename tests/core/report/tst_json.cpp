// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <locale>
#include <random>
#include <string>

#include "core/base/json.h"
#include "core/base/real_number.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/json_writing.h"
#include "tests/core/report/golden.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

strata::Run readBack(const std::string& json) {
  const auto runs = runsFromJson(json);
  if (!runs) {
    ADD_FAILURE() << runs.error().id << " in\n" << json.substr(0, 2000);
    return {};
  }
  EXPECT_EQ(runs->size(), 1U);
  return runs->front();
}

/// Puts a text before the first occurrence of another, which must be there.
std::string insertedBefore(std::string json, std::string_view place, std::string_view text) {
  const std::size_t at = json.find(place);
  EXPECT_NE(at, std::string::npos) << place;
  return json.insert(at, text);
}

TEST(Json, ComesBackEqual) {
  for (const strata::Run& run :
       {classicRun(), classicRun(2), classicRun(256), troubledRun(), detailedRun(), scalingRun(), pagesRun(),
        diskRun(), enduranceRun(), networkRun(), networkPeersRun(), strata::Run{}})
    EXPECT_EQ(readBack(toJson(run)), run);
}

/// Of a program that tells two figures and a processor.
strata::Run foreignRun() {
  strata::Run run;
  run.id = "4b1f7a80-7a3c-4f6f-8f0a-b2c9f1f3d6ab";
  run.series = run.id;
  run.program = {"", "", 1};
  run.origin = Origin{"mbw", "1.3.0", "An article", "https://example.org/mbw", 2013, true, {}};
  run.machine.cpuModel = "Pentium MMX 150 MHz";
  run.machine.packages = run.machine.cores = run.machine.nodes = 0;
  CellResult cell;
  cell.test = strata::Test::Copy;
  cell.kernel = "mbw-memcpy";
  Measured measured;
  measured.value = 2913.018;
  cell.outcome = measured;
  run.results.push_back(cell);
  cell.kernel = "mbw-dumb";
  measured.standardDeviation = 3.0;
  measured.count = 7;
  cell.outcome = measured;
  run.results.push_back(cell);
  return run;
}

TEST(Json, KeepsTheCachesOfEachKindOfCore) {
  strata::Run run = classicRun();
  run.machine.coreKinds = {{"IntelCore",
                            1,
                            8,
                            {{1, 48_KiB, 2}, {2, 2_MiB, 2}},
                            CoreClass{"golden-cove", 3, 2, 5, {{32, 2, 1, 3}}}},
                           {"IntelAtom", 0, 8, {{1, 32_KiB, 1}, {2, 4_MiB, 4}}, {}}};
  run.machine.lineSize = 128_B;
  run.machine.lastLevelProbe = LastLevelProbe::Confirmed;
  run.machine.usableLastLevel = 0_B;
  const auto back = runsFromJson(toJson(run));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->front().machine, run.machine);
}

TEST(Json, KeepsADesignThatIsKnownByNameAlone) {
  strata::Run run = classicRun();
  run.machine.coreClass = CoreClass{"skymont"};
  run.machine.coreKinds = {{"IntelCore", 1, 8, {}, CoreClass{"lion-cove", 3, 2, 5}},
                           {"IntelAtom", 0, 8, {}, CoreClass{"skymont"}}};
  const std::string json = toJson(run);
  EXPECT_EQ(readBack(json), run);
  EXPECT_NE(json.find("\"core_design\": \"skymont\""), std::string::npos)
      << "core_class has had numbers from the first version on";
}

TEST(Json, SaysWhatTellsALimit) {
  strata::Run run = classicRun();
  run.machine.coreClass = CoreClass{"", 3, {}, 4, {{16, 2, 2, {}}}, LimitSource::Seen};
  constexpr std::array sources{LimitSource::Design, LimitSource::Seen, LimitSource::Memory,
                               LimitSource::Link};
  for (std::size_t i = 0; i < sources.size(); ++i)
    std::get<Measured>(run.results[i].outcome).limitSource = sources[i];
  const std::string json = toJson(run);
  EXPECT_EQ(readBack(json), run);
  for (const char* name : {"design", "seen", "memory", "link"})
    EXPECT_NE(json.find("\"limit_source\": \"" + std::string(name) + '"'), std::string::npos) << name;
  EXPECT_EQ(json.find("\"core_class\""), std::string::npos) << "what was seen is no design";
}

TEST(Json, KeepsTheStateOfTheMachineAndHowCalmWasWaitedFor) {
  strata::Run run = classicRun();
  run.machine.emulator = "QEMU";
  Health health{"powersave", "acpi-cpufreq", "never", false, "balanced",       true,    15.0,
                63.5,        0.25,           1.5,     2_GiB, "6.1.0-18-amd64", "0x430", "Wine 9.0"};
  run.environment.healthBefore = health;
  health.temperatureC = 80;
  run.environment.healthAfter = health;
  run.environment.calmWait = CalmWait{2.5, true};
  EXPECT_EQ(readBack(toJson(run)), run);
  run.environment.healthBefore = Health{};
  run.environment.healthAfter.reset();
  EXPECT_EQ(readBack(toJson(run)), run);
}

TEST(Json, SaysWhereAForeignRunIsFrom) {
  const strata::Run run = foreignRun();
  const std::string json = toJson(run);
  EXPECT_EQ(readBack(json), run);
  EXPECT_NE(json.find("\"year\": 2013"), std::string::npos) << json;
  EXPECT_NE(json.find("\"published\": true"), std::string::npos) << json;
}

TEST(Json, TellsNothingThatAForeignProgramDidNot) {
  const std::string json = toJson(foreignRun());
  for (const char* key :
       {"\"environment\"", "\"seed\"", "\"cores\"", "\"memory_bytes\"", "\"median\"", "\"mad\"",
        "\"samples\"", "\"elapsed_s\"", "\"confidence\"", "\"placement\"", "\"threads\""})
    EXPECT_EQ(json.find(key), std::string::npos) << key << " in\n" << json;
}

TEST(Json, KnowsNoOriginOfItsOwnRuns) {
  EXPECT_EQ(toJson(classicRun()).find("\"origin\""), std::string::npos);
  EXPECT_FALSE(readBack(toJson(classicRun())).origin);
}

TEST(Json, MarksARunThatMeasuredCellsOfAnotherAgain) {
  strata::Run run = classicRun();
  EXPECT_EQ(toJson(run).find("remeasures"), std::string::npos);
  run.remeasures = true;
  EXPECT_NE(toJson(run).find("\"remeasures\": true"), std::string::npos);
  EXPECT_EQ(readBack(toJson(run)), run);
}

TEST(Json, WritesASeriesAndReadsIt) {
  const std::vector<strata::Run> runs{classicRun(), troubledRun(), classicRun(4)};
  const auto read = runsFromJson(seriesToJson("4b1f7a80-7a3c-4f6f-8f0a-b2c9f1f3d6aa", runs));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, runs);
}

class RandomRun {
 public:
  explicit RandomRun(unsigned seed) : m_engine(seed) {}

  strata::Run make() {
    strata::Run run = m_engine() % 2 == 0 ? troubledRun() : classicRun(static_cast<int>(1 + m_engine() % 5));
    run.label = text();
    run.comment = text();
    run.seed = m_engine();
    run.environment.loadBefore = maybe(number());
    run.environment.stolenPercent = maybe(number());
    run.environment.suspendedS = maybe(number());
    run.environment.clockStepS = maybe(number());
    run.machine.hypervisor = text();
    run.machine.cpuModel = text();
    if (m_engine() % 2 == 0) run.machine.coreClass.reset();
    if (m_engine() % 2 == 0) run.machine.usableLastLevel.reset();
    if (m_engine() % 2 == 0) run.machine.caches.clear();
    for (CellResult& cell : run.results) {
      cell.higherIsBetter = m_engine() % 2 == 0;
      cell.parameters.fileBytes = maybe(m_engine());
      if (auto* measured = std::get_if<Measured>(&cell.outcome)) change(*measured);
    }
    return run;
  }

 private:
  void change(Measured& measured) {
    measured.value = number();
    measured.low = maybe(number());
    measured.limit = maybe(number());
    measured.clockGhz = maybe(number());
    measured.bytes = m_engine();
    for (double& sample : measured.samples) sample = number();
    for (std::size_t i = 0; i < measured.clean.size(); ++i) measured.clean[i] = m_engine() % 2 == 0;
    measured.verdict.reasons.push_back({"wide-interval",
                                        {{"half_width_percent", number()},
                                         {"whole", static_cast<std::int64_t>(m_engine())},
                                         {"round", std::floor(number() / 1e300)},
                                         {"text", text()}}});
  }

  /// Any figure, small and great alike.
  double number() {
    double value = 0;
    do value = std::bit_cast<double>(m_engine());
    while (!isFigure(value));
    return value;
  }

  std::string text() {
    static constexpr std::array<std::string_view, 9> parts{
        "", "a", "\"", "\\", "\n", "\x01", "ü", "\xf0\x9f\x92\xbe", "{}"};
    std::string text;
    for (std::uint64_t i = m_engine() % 6; i > 0; --i) text += parts[m_engine() % parts.size()];
    return text;
  }

  template <typename T>
  std::optional<T> maybe(T value) {
    if (m_engine() % 2 == 0) return std::nullopt;
    return value;
  }

  std::mt19937_64 m_engine;
};

TEST(Json, ComesBackEqualWhateverItHolds) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    const strata::Run run = RandomRun(seed).make();
    EXPECT_EQ(readBack(toJson(run)), run) << "seed " << seed;
  }
}

TEST(Json, IsOnlyWrittenInOneWay) {
  const std::string json = toJson(troubledRun());
  EXPECT_EQ(toJson(readBack(json)), json);
}

TEST(Json, DoesNotDependOnTheLocale) {
  class DecimalComma : public std::numpunct<char> {
   protected:
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
  };
  const std::string plain = toJson(troubledRun());
  const std::locale before = std::locale::global(std::locale(std::locale::classic(), new DecimalComma));
  const std::string other = toJson(troubledRun());
  const strata::Run read = readBack(plain);
  std::locale::global(before);
  EXPECT_EQ(other, plain);
  EXPECT_EQ(read, troubledRun());
}

TEST(Json, NeverHoldsNaNOrInfinity) {
  strata::Run run = classicRun();
  const double nan = std::nan("");
  std::get<Measured>(run.results[0].outcome).value = nan;
  std::get<Measured>(run.results[1].outcome).samples[2] = std::numeric_limits<double>::infinity();
  std::get<Measured>(run.results[2].outcome).limit = nan;
  std::get<Measured>(run.results[3].outcome).verdict.reasons = {
      {"clock-moved", {{"low_ghz", nan}, {"high_ghz", 4.0}}}};
  run.environment.loadBefore = nan;
  run.environment.ticksPerSecond = nan;

  const strata::Run read = readBack(toJson(run));
  EXPECT_EQ(read.results[0].outcome, Outcome(Failed{{"no-figure", {}}}));
  EXPECT_EQ(read.results[1].outcome, Outcome(Failed{{"no-figure", {}}}));
  EXPECT_EQ(std::get<Measured>(read.results[2].outcome).limit, std::nullopt);
  const Verdict verdict = std::get<Measured>(read.results[3].outcome).verdict;
  EXPECT_EQ(verdict.reasons, (std::vector<Reason>{{"clock-moved", {{"high_ghz", 4.0}}}}));
  EXPECT_EQ(read.environment.loadBefore, std::nullopt);
  EXPECT_EQ(read.environment.ticksPerSecond, 0);
}

TEST(Json, HoldsNoFigureAnyPartOfWhichIsNone) {
  const double nan = std::nan("");
  using Change = void (*)(Measured& measured, double value);
  for (const Change change :
       {Change([](Measured& measured, double value) { measured.value = value; }),
        Change([](Measured& measured, double value) { measured.confidence = value; }),
        Change([](Measured& measured, double value) { measured.median = value; }),
        Change([](Measured& measured, double value) { measured.mad = value; }),
        Change([](Measured& measured, double value) { measured.elapsedS = value; }),
        Change([](Measured& measured, double value) { measured.samples.front() = value; }),
        Change([](Measured& measured, double value) { measured.quantiles.front() = value; }),
        Change([](Measured& measured, double value) { measured.perThread = {value}; }),
        Change([](Measured& measured, double value) { measured.passSeconds = {value}; }),
        Change([](Measured& measured, double value) { measured.visits = {value}; })}) {
    strata::Run run = classicRun();
    change(std::get<Measured>(run.results[0].outcome), 1.5);
    EXPECT_EQ(readBack(toJson(run)), run);
    change(std::get<Measured>(run.results[0].outcome), nan);
    EXPECT_EQ(readBack(toJson(run)).results[0].outcome, Outcome(Failed{{"no-figure", {}}}));
  }
}

/// What another program tells of one figure, as it comes back.
TEST(Json, KeepsWhatAnotherProgramTellsOfAFigure) {
  const auto written = [](auto change) {
    strata::Run run = foreignRun();
    run.results.resize(1);
    change(run);
    const std::string json = toJson(run);
    EXPECT_EQ(readBack(json), run) << json;
    return json;
  };
  const auto figure = [&](auto change) {
    return written([&](strata::Run& run) { change(std::get<Measured>(run.results[0].outcome)); });
  };
  const auto has = [](const std::string& json, const char* key) {
    return json.find('"' + std::string(key) + '"') != std::string::npos;
  };
  EXPECT_FALSE(has(figure([](Measured&) {}), "confidence")) << "there is no interval";
  EXPECT_TRUE(has(figure([](Measured& measured) { measured.low = 1; }), "confidence"));
  EXPECT_TRUE(has(figure([](Measured& measured) { measured.high = 9; }), "confidence"));
  EXPECT_TRUE(has(figure([](Measured& measured) { measured.elapsedS = 1; }), "elapsed_s"));
  EXPECT_TRUE(has(figure([](Measured& measured) { measured.count = 1; }), "count"));
  EXPECT_FALSE(has(figure([](Measured& measured) { measured.median = 3; }), "placement"));
  EXPECT_TRUE(has(written([](strata::Run& run) { run.machine.packages = 1; }), "packages"));
}

TEST(Json, NamesTheQuantilesThatPeopleQuote) {
  strata::Run run = networkRun();
  CellResult& cell = run.results.front();
  Measured measured;
  measured.network.emplace();
  measured.network->latency = {{0.25, 1}, {0.5, 2}, {0.9, 3}, {0.99, 4}, {0.999, 5}, {1, 6}};
  cell.outcome = measured;
  run.results.resize(1);
  const std::string json = toJson(run);
  EXPECT_NE(json.find(R"({"p50":2,"p90":3,"p99":4,"p99.9":5,"max":6})"), std::string::npos) << json;
  EXPECT_EQ(readBack(json), run);
}

TEST(Json, TellsTicksOfACounterThatIsKnown) {
  strata::Run run = classicRun();
  run.environment.ticksPerSecond = 1;
  EXPECT_EQ(readBack(toJson(run)), run);
  run.environment.ticksPerSecond = 0;
  EXPECT_EQ(toJson(run).find("ticks_per_second"), std::string::npos);
}

// Small objects and lists of figures stay on a line; a line has at most 100 characters, with those before it.
TEST(Json, IsLaidOutForPersons) {
  const auto laidOut = [](const char* json) { return pretty(parsedJson(json)); };
  EXPECT_EQ(laidOut("7"), "7\n");
  EXPECT_EQ(laidOut("{}"), "{}\n");
  EXPECT_EQ(laidOut("[1, 2, {}]"), "[1,2,{}]\n");
  EXPECT_EQ(laidOut(R"({"a": 1, "b": [1, 2], "c": {"d": {"e": 2}}})"),
            "{\n \"a\": 1,\n \"b\": [1,2],\n \"c\": {\"d\":{\"e\":2}}\n}\n");
  EXPECT_EQ(laidOut(R"([{"a": 1}, [[2]], 3])"), "[\n {\"a\":1},\n [[2]],\n 3\n]\n");
  // {"k":"…"} has eight characters beside the text, and one stands before it.
  const auto ofLetters = [&](std::size_t letters) {
    return laidOut((R"({"o": {"k": ")" + std::string(letters, 'x') + "\"}}").c_str());
  };
  const std::string longest(91, 'x');
  EXPECT_EQ(ofLetters(91), "{\n \"o\": {\"k\":\"" + longest + "\"}\n}\n");
  EXPECT_EQ(ofLetters(92), "{\n \"o\": {\n  \"k\": \"" + longest + "x\"\n }\n}\n");
}

TEST(Json, ReplacesWhatIsNotUtf8) {
  strata::Run run = classicRun();
  run.settings.diskFolders = {"/tmp/\xff"};
  run.label = "\xc3";
  const strata::Run read = readBack(toJson(run));
  EXPECT_EQ(read.settings.diskFolders, std::vector<std::string>{"/tmp/\xef\xbf\xbd"});
  EXPECT_EQ(read.label, "\xef\xbf\xbd");
}

TEST(Json, KeepsKeysOfANewerVersion) {
  std::string json = toJson(troubledRun());
  json = insertedBefore(json, "\"label\"", R"("mood": {"calm": [1, 2.5, null]}, )");
  json = insertedBefore(json, "\"cores\"", R"("stepping": 7, )");
  json = insertedBefore(json, "\"spare_cpu\"", R"("governor": "performance", )");
  json = insertedBefore(json, "\"regions_bytes\"", R"("sweep": "full", )");
  json = insertedBefore(json, "\"kernel\": \"move-random-1\"", R"("chart": "log", )");
  json = insertedBefore(json, "\"width_bytes\": 1,", R"("depth": 4, )");

  const strata::Run read = readBack(json);
  EXPECT_NE(read, troubledRun());
  const std::string again = toJson(read);
  for (const char* key : {"mood", "calm", "stepping", "governor", "sweep", "chart", "depth"})
    EXPECT_NE(again.find('"' + std::string(key) + '"'), std::string::npos) << key;
  EXPECT_EQ(readBack(again), read);

  strata::Run plain = read;
  plain.unknownJson.clear();
  plain.settings.unknownJson.clear();
  for (CellResult& cell : plain.results) cell.unknownJson.clear();
  EXPECT_EQ(plain, troubledRun()) << "what is known is read as ever";
}

TEST(Json, DoesNotLetUnknownKeysReplaceKnownOnes) {
  strata::Run run = classicRun();
  run.unknownJson = R"({"label": "other", "machine": {"cpu": {"model": "other"}}, "results": []})";
  run.results[0].unknownJson = R"({"value": 1})";
  run.results[1].unknownJson = "no JSON";
  run.results[2].unknownJson = R"({"kernel": {"name": "other"}, "parameters": 7})";
  const strata::Run read = readBack(toJson(run));
  EXPECT_EQ(read.label, classicRun().label);
  EXPECT_EQ(read.machine, classicRun().machine);
  EXPECT_EQ(read.results, classicRun().results);
}

TEST(Json, ReadsFilesOfVersionOne) {
  EXPECT_EQ(readBack(golden("run-1.strata")), troubledRun());
  const auto series = runsFromJson(golden("series-1.strata"));
  ASSERT_TRUE(series);
  std::vector<strata::Run> expected{classicRun(), classicRun(2)};
  // Which CPUs share a last cache is not told there, and became that of the package.
  for (strata::Run& run : expected)
    for (LogicalCpu& cpu : run.machine.cpus) cpu.lastCache.reset();
  EXPECT_EQ(*series, expected);
  EXPECT_EQ(toJson(series->front()).find("last_cache"), std::string::npos);
}

TEST(Json, WritesWhatItWroteBefore) {
  expectGolden("run-1.strata", toJson(troubledRun()));
}

TEST(Json, SaysWhatTheMachineIs) {
  const std::string json = machineToJson(detailedRun().machine);
  EXPECT_NE(json.find(R"("size_bytes":1048576,"shared_by":2)"), std::string::npos) << json;
  EXPECT_NE(json.find(R"({"width_bytes":32,"loads_per_cycle":2.0,"stores_per_cycle":2.0})"),
            std::string::npos)
      << json;
  EXPECT_NE(json.find(R"("memory_modules": {"count":2,"type":"DDR5","speed_mts":6000,"channels":2})"),
            std::string::npos)
      << json;
  EXPECT_NE(json.find(R"("memory_limit_mbs": 96000.0)"), std::string::npos) << json;
}

TEST(Json, LeavesOutWhatIsNotKnownOfModules) {
  strata::Run run = detailedRun();
  for (const MemoryModules& modules :
       {MemoryModules{}, MemoryModules{{}, "DDR4", {}, 2}, MemoryModules{1, "", 2933, {}},
        MemoryModules{2, "DDR5", 4800, {}, 6000}}) {
    run.machine.memoryModules = modules;
    const std::string json = toJson(run);
    EXPECT_EQ(readBack(json), run);
    EXPECT_EQ(json.find("memory_limit_mbs"), std::string::npos);
  }
}

}  // namespace
}  // namespace strata
