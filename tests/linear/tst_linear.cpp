// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <new>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/words/words.h"
#include "core/exchange/any_text.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "core/model/json_syntax.h"
#include "core/report/anonymised.h"
#include "core/report/cbor.h"
#include "core/report/comparison_document.h"
#include "core/report/comparison_format.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_format.h"
#include "core/stats/sweep_curve.h"
#include "tests/support/sample_run.h"
#include "tests/support/temporary_folder.h"

namespace {

/// Steps since the beginning: pieces of code without a branch, and allocated memory at sixteen bytes a step,
/// because most copies go into newly allocated memory.
std::uint64_t steps = 0;

}  // namespace

/// The compiler inserts a call of it at the beginning of every counted piece of code.
extern "C" void __sanitizer_cov_trace_pc();
void __sanitizer_cov_trace_pc() {
  ++steps;
}

// The operators are not inline: otherwise GCC warns that memory from new is given to free().
[[gnu::noinline]] void* operator new(std::size_t size) {
  steps += 1 + size / 16;
  if (void* const memory = std::malloc(size > 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace strata {
namespace {

using Work = std::function<void()>;

/// A reader or writer, and its input. Four times the input must take at most five times the steps. It must
/// also take at least three times as many, or the input is not what the work depends on.
struct Linear {
  std::string name;
  std::size_t size = 0;
  std::function<Work(std::size_t size)> given;
};

std::uint64_t stepsOf(const Linear& linear, std::size_t size) {
  const Work work = linear.given(size);
  const std::uint64_t before = steps;
  work();
  return steps - before;
}

/// GoogleTest prints this where a test fails.
void PrintTo(const Linear& linear, std::ostream* out) {
  *out << linear.name;
}

class LinearWork : public testing::TestWithParam<Linear> {};

TEST_P(LinearWork, TakesFourTimesTheStepsForFourTimesTheInput) {
  const Linear& linear = GetParam();
  const std::uint64_t once = stepsOf(linear, linear.size);
  const std::uint64_t fourTimes = stepsOf(linear, 4 * linear.size);
  RecordProperty("steps", std::to_string(once) + " and " + std::to_string(fourTimes));
  EXPECT_LE(fourTimes, 5 * once);
  EXPECT_GE(fourTimes, 3 * once);
}

std::string uuid(std::size_t number) {
  const std::string digits = std::to_string(number);
  return "5f0c6c1e-9a53-4c1b-8f6e-" + std::string(12 - digits.size(), '0') + digits;
}

/// The classic run with that number of cells, each with a buffer size, a doubt and a note of its own.
strata::Run runOf(std::size_t cells) {
  strata::Run run = classicRun();
  const std::vector<CellResult> some = run.results;
  run.results.clear();
  for (std::size_t i = 0; i < cells; ++i) {
    CellResult cell = some[i % some.size()];
    cell.parameters.regionBytes = 4096 * (i + 1);
    if (auto* measured = std::get_if<Measured>(&cell.outcome))
      measured->verdict = {Grade::Fair, {{"memory-elsewhere", {{"text", "doubt " + std::to_string(i)}}}}};
    run.results.push_back(std::move(cell));
  }
  return run;
}

/// Runs of a few cells. Each is a series of its own, or all are of one.
std::vector<strata::Run> runsOf(std::size_t count, bool ofOneSeries) {
  std::vector<strata::Run> runs;
  for (std::size_t i = 0; i < count; ++i) {
    strata::Run& run = runs.emplace_back(classicRun());
    run.results.resize(3);
    run.id = uuid(i);
    run.series = ofOneSeries ? uuid(0) : run.id;
    run.repetition = static_cast<int>(ofOneSeries ? i : 0);
    run.label = "run " + std::to_string(i);
  }
  return runs;
}

std::string repeated(std::string_view text, std::size_t count) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

/// `line` for each number, with the number in place of "#".
std::string lines(std::string_view line, std::size_t count) {
  std::string all;
  for (std::size_t i = 1; i <= count; ++i)
    for (const char c : line) all += c == '#' ? std::to_string(i) : std::string(1, c);
  return all;
}

Linear textReader(std::string name, std::size_t size, std::function<std::string(std::size_t)> text) {
  return {std::move(name), size, [text](std::size_t count) -> Work {
            return [bytes = text(count)] {
              ASSERT_TRUE(runsFromAnyText("file", bytes)) << bytes.substr(0, 300);
            };
          }};
}

Linear writer(std::string name, std::size_t size, std::function<std::vector<strata::Run>(std::size_t)> runs,
              std::function<std::string(const std::vector<strata::Run>&)> write) {
  return {std::move(name), size, [runs, write](std::size_t count) -> Work {
            return [write, all = runs(count)] { EXPECT_FALSE(write(all).empty()); };
          }};
}

Linear comparer(std::string name, std::size_t size,
                std::function<std::vector<ComparedSide>(std::size_t)> sides,
                std::function<void(const std::vector<ComparedSide>&)> work) {
  return {std::move(name), size,
          [sides, work](std::size_t count) -> Work { return [work, all = sides(count)] { work(all); }; }};
}

std::vector<Linear> readers() {
  std::vector<Linear> all{
      textReader("run files, cells", 100, [](std::size_t count) { return toJson(runOf(count)); }),
      textReader("run files, runs", 50,
                 [](std::size_t count) { return seriesToJson(uuid(0), runsOf(count, true)); }),
      textReader("run files, CPUs", 200,
                 [](std::size_t count) { return toJson(classicRun(static_cast<int>(count))); }),
      textReader("run files, comment", 10000,
                 [](std::size_t count) {
                   strata::Run run = classicRun();
                   run.results.clear();
                   run.comment = repeated("\"\\\xc3\xa4", count / 4);
                   return toJson(run);
                 }),
      textReader("run files, unknown keys", 200,
                 [](std::size_t count) {
                   std::string keys = "{" + lines("\"new #\":[1,2,3,4,5,6,7,8,9,10,11,12],", count);
                   keys.back() = '}';
                   strata::Run run = classicRun();
                   run.results.clear();
                   run.unknownJson = keys;
                   return toJson(run);
                 }),
      textReader("sc-membench", 200,
                 [](std::size_t count) {
                   return "size_kb,operation,bandwidth_mb_s,latency_ns,latency_stddev_ns,latency_samples,"
                          "threads,iterations,elapsed_s\n" +
                          lines("#,read,9000.5,0,0,0,1,10,0.5\n", count);
                 }),
      textReader("sc-membench, runs", 200,
                 [](std::size_t count) {
                   return lines(
                       "size_kb,operation,bandwidth_mb_s,latency_ns,latency_stddev_ns,latency_samples,"
                       "threads,iterations,elapsed_s\n#,read,9000.5,0,0,0,1,10,0.5\n",
                       count);
                 }),
      textReader("bandwidth", 200,
                 [](std::size_t count) {
                   return "This is bandwidth Sequential 64-bit reads\n" + lines("#, 9000.5\n", count);
                 }),
      textReader("mbw, copies", 500,
                 [](std::size_t count) {
                   std::string text;
                   for (std::size_t i = 0; i < count; ++i)
                     text += std::to_string(i) +
                             "\tMethod: MEMCPY\tElapsed: 0.00093\tMiB: 16.00000\tCopy: 17139.796 MiB/s\n";
                   return text;
                 }),
      textReader("mbw, sizes", 200,
                 [](std::size_t count) {
                   return lines("AVG\tMethod: DUMB\tElapsed: 0.00093\tMiB: #.00000\tCopy: 17139.796 MiB/s\n",
                                count);
                 }),
      textReader("fio", 100,
                 [](std::size_t count) {
                   std::string jobs =
                       lines(R"({"jobname": "job #", "read": {"io_bytes": 5, "bw_bytes": 1000000}},)", count);
                   jobs.pop_back();
                   return R"({"fio version": "fio-3.33", "jobs": [)" + jobs + "]}";
                 }),
      textReader("fio, text before", 10000,
                 [](std::size_t count) {
                   return repeated("fio: {a} \"warning\n", count / 16) +
                          R"({"fio version": "fio-3.33", "jobs": [)"
                          R"({"jobname": "job", "read": {"io_bytes": 5, "bw_bytes": 1000000}}]})";
                 }),
  };
  // An error reports the place, and the text there.
  for (const auto& [name, text] : {std::pair{"no runs, lines", "a line that is of no program\n"},
                                   {"no runs, one line", "\t, Sequential reads Method: "},
                                   {"no runs, quotes", "{\"\\"}})
    all.push_back({name, 2000, [text = std::string(text)](std::size_t count) -> Work {
                     return [bytes = repeated(text, count)] { EXPECT_FALSE(runsFromAnyText("file", bytes)); };
                   }});
  for (const auto& [name, text] : {std::pair{"JSON, numbers", "-12.5e1,"},
                                   {"JSON, texts", "\"a \\u00e4 b\","},
                                   {"JSON, objects", "{\"a\":[true,{}]},"}})
    all.push_back({name, 1000, [text = std::string(text)](std::size_t count) -> Work {
                     return
                         [bytes = "[" + repeated(text, count) + "0]"] { EXPECT_FALSE(findJsonError(bytes)); };
                   }});
  // The keys of one object, in files that are read, in what a newer version wrote, and in settings.
  const auto keysOf = [](std::size_t count) {
    std::string keys = "{" + lines("\"key #\":#,", count);
    keys.back() = '}';
    return keys;
  };
  all.push_back({"settings, unknown keys", 200, [keysOf](std::size_t count) -> Work {
                   return [text = keysOf(count)] {
                     const auto settings = settingsFromJson(text);
                     ASSERT_TRUE(settings);
                     EXPECT_FALSE(settingsToJson(*settings).empty());
                   };
                 }});
  all.push_back({"JSON, an error at the end", 1000, [](std::size_t count) -> Work {
                   return
                       [bytes = "[" + repeated("1,\n", count) + "]"] { EXPECT_TRUE(findJsonError(bytes)); };
                 }});
  all.push_back({"settings, folders", 200, [](std::size_t count) -> Work {
                   Settings settings;
                   for (std::size_t i = 0; i < count; ++i)
                     settings.diskFolders.push_back("/folder/" + std::to_string(i));
                   return [text = settingsToJson(settings)] { ASSERT_TRUE(settingsFromJson(text)); };
                 }});
  all.push_back({"history, a run", 200, [](std::size_t count) -> Work {
                   return [bytes = headToCbor(classicRun(static_cast<int>(count)))] {
                     ASSERT_TRUE(headFromCbor(bytes));
                   };
                 }});
  all.push_back({"history, a cell", 200, [](std::size_t count) -> Work {
                   return [bytes = resultToCbor(classicRun(static_cast<int>(count)).results.front())] {
                     ASSERT_TRUE(resultFromCbor(bytes));
                   };
                 }});
  all.push_back({"any file", 100000, [](std::size_t count) -> Work {
                   return [count] {
                     const test::TemporaryFolder folder;
                     const std::string path = folder.path() + "/file";
                     ASSERT_TRUE(writeFile(path, std::string(count, 'x')));
                     ASSERT_TRUE(readFile(path, 1_MiB));
                   };
                 }});
  return all;
}

/// The output of the command line or the window for many cells, and for many runs.
std::vector<Linear> writers() {
  std::vector<Linear> all;
  for (const RunFormatEntry& entry : runFormats()) {
    if (entry.ofRuns == nullptr) continue;
    const auto write = [format = entry.format](const std::vector<strata::Run>& runs) {
      return inFormat(format, runs, words);
    };
    const std::string name(entry.name);
    all.push_back(
        writer(name + ", cells", 100, [](std::size_t count) { return std::vector{runOf(count)}; }, write));
    all.push_back(writer(
        name + ", runs of a series", 40, [](std::size_t count) { return runsOf(count, true); }, write));
    // A JSON document holds the series of a comparison's sides, which are only a few.
    if (entry.format != RunFormat::Json)
      all.push_back(
          writer(name + ", series", 40, [](std::size_t count) { return runsOf(count, false); }, write));
  }
  const auto anonymous = [](const std::vector<strata::Run>& runs) {
    std::size_t ids = 0;
    const auto shared = anonymised(runs, {}, [&] { return uuid(++ids); });
    return shared ? std::to_string(shared->runs.size()) : std::string();
  };
  all.push_back(writer(
      "anonymised, cells", 100, [](std::size_t count) { return std::vector{runOf(count)}; }, anonymous));
  all.push_back(writer(
      "anonymised, samples", 2000,
      [](std::size_t count) {
        strata::Run run = classicRun();
        run.results.resize(1);
        std::get<Measured>(run.results.front().outcome).perThread.assign(count, 5600.5);
        return std::vector{run};
      },
      anonymous));
  all.push_back(writer(
      "anonymised, unknown keys", 200,
      [](std::size_t count) {
        strata::Run run = classicRun();
        run.results.resize(1);
        run.results.front().unknownJson = "{" + lines("\"new #\":[1,2,3,4,5,6,7,8,9,10,11,12],", count);
        run.results.front().unknownJson.back() = '}';
        return std::vector{run};
      },
      anonymous));
  all.push_back(
      writer("anonymised, runs", 50, [](std::size_t count) { return runsOf(count, false); }, anonymous));
  all.push_back(writer(
      "settings, CPUs", 1000,
      [](std::size_t count) {
        strata::Run run;
        run.settings.binding = Binding::List;
        // Every second one: neighbours would be written as a range.
        for (std::size_t i = 0; i < count; ++i) run.settings.cpuList.push_back(static_cast<int>(2 * i));
        return std::vector{run};
      },
      [](const std::vector<strata::Run>& runs) {
        return settingsToJson(runs.front().settings) + bindingText(runs.front().settings);
      }));
  all.push_back(writer(
      "history, a run and its cells", 200,
      [](std::size_t count) { return std::vector{classicRun(static_cast<int>(count))}; },
      [](const std::vector<strata::Run>& runs) {
        std::string bytes = headToCbor(runs.front());
        for (const CellResult& cell : runs.front().results) bytes += resultToCbor(cell);
        return bytes;
      }));
  return all;
}

/// Two sides; the second lacks every other cell of the first, and has some that the first lacks.
std::vector<ComparedSide> sidesOf(std::size_t cells) {
  strata::Run second = runOf(cells);
  for (std::size_t i = 0; i < cells; i += 2) second.results[i].kernel += "-other";
  return {{"a", {runOf(cells)}}, {"b", {std::move(second)}}};
}

std::vector<ComparedSide> sidesOfRuns(std::size_t count) {
  return {{"a", runsOf(count, true)}, {"b", runsOf(count, true)}};
}

std::vector<ComparedSide> manySides(std::size_t count) {
  std::vector<ComparedSide> sides;
  for (strata::Run& run : runsOf(count, false)) sides.push_back({run.label, {run}});
  return sides;
}

std::vector<Linear> comparisons() {
  std::vector<Linear> all;
  const auto add = [&](const char* name, std::function<void(const std::vector<ComparedSide>&)> work) {
    all.push_back(comparer(std::string(name) + ", cells", 100, sidesOf, work));
    all.push_back(comparer(std::string(name) + ", runs", 80, sidesOfRuns, work));
    all.push_back(comparer(std::string(name) + ", sides", 20, manySides, work));
  };
  add("compared", [](const auto& sides) { EXPECT_FALSE(compare(sides).rows.empty()); });
  add("compared as text",
      [](const auto& sides) { EXPECT_FALSE(documentText(documentOf(compare(sides), words)).empty()); });
  add("compared as CSV", [](const auto& sides) { EXPECT_FALSE(comparisonCsv(compare(sides)).empty()); });
  add("compared as JSON", [](const auto& sides) { EXPECT_FALSE(comparisonJson(compare(sides)).empty()); });
  add("compared as HTML",
      [](const auto& sides) { EXPECT_FALSE(comparisonHtml(compare(sides), nullptr, "1", words).empty()); });
  all.push_back(comparer("runs by their series", 100, manySides, [](const auto& sides) {
    std::vector<strata::Run> runs;
    for (const ComparedSide& side : sides) runs.push_back(side.runs.front());
    EXPECT_EQ(sidesOf(runs).size(), sides.size());
  }));
  return all;
}

/// Walks of many sizes, each repeated `times` times.
std::vector<CellResult> walks(std::size_t sizes, std::size_t times) {
  std::vector<CellResult> cells;
  for (std::size_t i = 0; i < sizes * times; ++i) {
    CellResult& cell = cells.emplace_back();
    cell.test = strata::Test::Latency;
    cell.kernel = "chase-1";
    cell.parameters.regionBytes = 4096 * (i % sizes + 1);
    cell.parameters.blockBytes = 4096;
    Measured measured;
    measured.value = i % sizes < sizes / 4 ? 1 : 8;
    cell.outcome = measured;
  }
  return cells;
}

// The partition of a curve has a cost of its own, which does not grow once the curve has all its points.
TEST(LevelsOfACurve, TakeNoMoreStepsForRepeatedOrFurtherSizes) {
  const auto stepsFor = [](const std::vector<CellResult>& cells) {
    std::vector<const CellResult*> pointers;
    for (const CellResult& cell : cells) pointers.push_back(&cell);
    const std::uint64_t before = steps;
    EXPECT_TRUE(inferLevels(pointers));
    return steps - before;
  };
  EXPECT_LE(stepsFor(walks(50, 80)), 5 * stepsFor(walks(50, 20)));
  EXPECT_LE(stepsFor(walks(2000, 1)), 5 * stepsFor(walks(500, 1)));
}

std::string testName(const testing::TestParamInfo<Linear>& info) {
  std::string name;
  for (const char c : info.param.name) name += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Readers, LinearWork, testing::ValuesIn(readers()), testName);
INSTANTIATE_TEST_SUITE_P(Writers, LinearWork, testing::ValuesIn(writers()), testName);
INSTANTIATE_TEST_SUITE_P(Comparisons, LinearWork, testing::ValuesIn(comparisons()), testName);

}  // namespace
}  // namespace strata
