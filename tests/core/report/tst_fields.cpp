// SPDX-License-Identifier: GPL-3.0-or-later
// The list of core/model/fields.h reaches files, their schema, shared copies and CSV, each by itself: so that
// figures of later tests are there as well.
#include "core/model/fields.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/report/anonymised.h"
#include "core/report/comparison_format.h"
#include "core/report/csv.h"
#include "core/report/csv_field.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "tests/support/sample_run.h"
#include "tests/support/source_text.h"

namespace strata {
namespace {

// Something in whatever can be empty or absent; times of a trace rise.

template <typename T>
void setSome(T& value) {
  if constexpr (std::is_same_v<T, bool>)
    value = true;
  else if constexpr (std::is_arithmetic_v<T>)
    value = 3;
}
void setSome(std::string& text) {
  text = "MB/s";
}
void setSome(Bytes& size) {
  size = Bytes{4096};
}
void setSome(LastLevelProbe& probe) {
  probe = LastLevelProbe::Confirmed;
}
void setSome(kernels::Needs& needs) {
  needs = kernels::Needs::Avx2;
}
void setSome(std::vector<bool>& values) {
  values.push_back(true);
}
void setSome(Priority& priority) {
  priority = {true, -5, std::nullopt};
}
template <typename T>
  requires requires(T& value) { withFields(value, [](const auto&) {}); }
void setSome(T& value) {
  withFields(value, [](const auto& field) { setSome(field.value); });
}
void setSome(EnduranceStretch& stretch) {
  stretch = {4096, 120.5, 1000, 2000, 3000};
}
template <typename T>
void setSome(std::optional<T>& value) {
  setSome(value.emplace());
}
template <typename T>
void setSome(std::vector<T>& values) {
  setSome(values.emplace_back());
}
void setSome(std::vector<LatencyQuantile>& quantiles) {
  quantiles = {{0.5, 1000}, {0.9, 2000}, {0.99, 3000}, {0.999, 4000}, {1, 5000}};
}
void setSome(std::vector<Pause>& pauses) {
  pauses = {{10, 20}, {40, 30}};
}
template <Trace T>
void setSome(T& trace) {
  withColumns(trace, [](const auto& column) { column.values = {1, 2}; });
}

/// A run of one cell that has the figures of the test with that key in files and no other's; nothing where
/// there is none.
std::optional<strata::Run> runWith(std::string_view test) {
  strata::Run run = classicRun();
  run.results.resize(1);
  TestFigures& figures = std::get<Measured>(run.results[0].outcome).ofTest();
  bool isThere = false;
  withFiguresOfTests(figures, [&](const auto& one) {
    if (test != one.key) return;
    isThere = true;
    withFields(one.value.emplace(), [](const auto& field) { setSome(field.value); });
  });
  return isThere ? std::optional(run) : std::nullopt;
}

std::vector<std::string> keysOfTests() {
  std::vector<std::string> keys;
  TestFigures none;
  withFiguresOfTests(none, [&](const auto& test) { keys.emplace_back(test.key); });
  return keys;
}

class FiguresOfTest : public testing::TestWithParam<std::string> {
 protected:
  const strata::Run run = runWith(GetParam()).value();
};

TEST_P(FiguresOfTest, AreTheSameFromAFile) {
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read) << read.error().id;
  EXPECT_EQ(std::get<Measured>(read->at(0).results.at(0).outcome).ofTest(),
            std::get<Measured>(run.results[0].outcome).ofTest());
  EXPECT_EQ(read->at(0).results.at(0).unknownJson, "");
}

TEST_P(FiguresOfTest, AreInSharedCopies) {
  const auto copy = anonymised({run}, {}, [] { return "00000000-0000-4000-8000-000000000001"; });
  ASSERT_TRUE(copy) << copy.error().id;
  EXPECT_EQ(std::get<Measured>(copy->runs.at(0).results.at(0).outcome).ofTest(),
            std::get<Measured>(run.results[0].outcome).ofTest())
      << "a text needs a row in core/report/shared_keys.cpp";
}

INSTANTIATE_TEST_SUITE_P(Files, FiguresOfTest, testing::ValuesIn(keysOfTests()),
                         [](const auto& test) { return test.param.empty() ? "disk" : test.param; });

/// Place of the key in the schema, by the type of the member.
template <typename T>
void addPlaces(std::set<std::string>& places, const std::string& place, const T&) {
  places.insert(place);
}
template <Trace T>
void addPlaces(std::set<std::string>& places, const std::string& place, const T& trace) {
  withColumns(trace, [&](const auto& column) { places.insert(place + ".properties." + column.key); });
}

TEST(Fields, StandInTheSchema) {
  std::set<std::string> places;
  const std::string properties = "$defs.measured.properties.";
  Measured measured;
  const auto add = [&](const auto& field) { places.insert(properties + field.key); };
  withSummary(measured, add);
  withFiguresOfSomeTests(measured, add);
  withFiguresOfTests(measured.ofTest(), [&](const auto& test) {
    const std::string key = test.key;
    const std::string before = key.empty() ? properties : properties + key + ".properties.";
    withFields(test.value.emplace(),
               [&](const auto& field) { addPlaces(places, before + field.key, field.value); });
  });
  EXPECT_GT(places.size(), 60U);
  const std::vector<std::string> there =
      keyPaths(test::sourceText("resources/schema/strata-run-1.schema.json"));
  for (const std::string& place : places)
    EXPECT_TRUE(std::ranges::any_of(there, [&](const std::string& path) {
      return path.starts_with(place + ".");
    })) << place;
}

/// Keys of a table, with those of the objects within that have a name of their own, and those `besides`.
template <typename T>
std::set<std::string> keysOf(std::set<std::string> besides = {}) {
  T value;
  std::set<std::string> keys = std::move(besides);
  const auto add = [&](const auto&... fields) { (keys.insert(fields.key), ...); };
  if constexpr (std::is_same_v<T, Parameters>)
    withParameters(value, add);
  else
    withFields(value, add);
  return keys;
}

/// Names that the schema has right under a place.
std::set<std::string> propertiesOf(const std::string& place) {
  std::set<std::string> names;
  const std::string before = place + ".properties.";
  for (const std::string& path : keyPaths(test::sourceText("resources/schema/strata-run-1.schema.json")))
    if (path.starts_with(before))
      names.insert(path.substr(before.size(), path.find('.', before.size()) - before.size()));
  return names;
}

TEST(Fields, AreThoseOfTheSchema) {
  EXPECT_EQ(keysOf<Parameters>(), propertiesOf("$defs.parameters"));
  EXPECT_EQ(keysOf<Program>(), propertiesOf("$defs.run.properties.program"));
  EXPECT_EQ(keysOf<Origin>(), propertiesOf("$defs.origin"));
  EXPECT_EQ(keysOf<Environment>(), propertiesOf("$defs.environment"));
  EXPECT_EQ(keysOf<Health>(), propertiesOf("$defs.health"));
  EXPECT_EQ(keysOf<CalmWait>(), propertiesOf("$defs.environment.properties.calm_wait"));
  const std::string machine = "$defs.machine";
  const std::string cpu = machine + ".properties.cpu";
  EXPECT_EQ(keysOf<Cache>(), propertiesOf(machine + ".properties.caches.items"));
  EXPECT_EQ(keysOf<MemoryModules>(), propertiesOf(machine + ".properties.memory_modules"));
  EXPECT_EQ(keysOf<CoreClass>(), propertiesOf(cpu + ".properties.core_class"));
  EXPECT_EQ(keysOf<WideAccesses>(), propertiesOf(cpu + ".properties.core_class.properties.wide.items"));
  EXPECT_EQ(keysOf<CoreKind>({"core_design", "seen_paths"}), propertiesOf(cpu + ".properties.kinds.items"));
  // With what is written of several of them.
  std::set<std::string> ofCpu{"threads", "core_design", "seen_paths"}, ofMachine{"cpu", "memory_limit_mbs"};
  const strata::Machine facts;
  withFacts(
      facts, [&](const auto& fact) { ofCpu.insert(fact.key); },
      [&](const auto& fact) { ofMachine.insert(fact.key); });
  EXPECT_EQ(ofCpu, propertiesOf(cpu));
  EXPECT_EQ(ofMachine, propertiesOf(machine));
  EXPECT_EQ(keysOf<FolderFacts>(), propertiesOf("$defs.disk"));
  EXPECT_EQ(keysOf<PeerFacts>(), propertiesOf("$defs.peer"));
}

TEST(Fields, OfRunsAndResultsStandInTheSchema) {
  const std::set<std::string> ofRun = propertiesOf("$defs.run"), ofResult = propertiesOf("$defs.result");
  const strata::Run run;
  withNames(run, [&](const auto& field) { EXPECT_TRUE(ofRun.contains(field.key)) << field.key; });
  const CellResult result;
  withLoop(result, [&](const auto& field) { EXPECT_TRUE(ofResult.contains(field.key)) << field.key; });
}

TEST(Fields, AreTheSameFromAFile) {
  strata::Run run = classicRun();
  const auto set = [](const auto& field) { setSome(field.value); };
  withFields(run.program, set);
  withFields(run.environment, set);
  withFacts(run.machine, set, set);
  withFields(run.disks.emplace_back(), set);
  withFields(run.peers.emplace_back(), set);
  withSummary(std::get<Measured>(run.results[0].outcome), set);
  withFiguresOfSomeTests(std::get<Measured>(run.results[0].outcome), set);
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read) << read.error().id;
  EXPECT_EQ(read->at(0), run);

  withFields(run.origin.emplace(), set);
  const auto foreign = runsFromJson(toJson(run));
  ASSERT_TRUE(foreign) << foreign.error().id;
  EXPECT_EQ(foreign->at(0).origin, run.origin);
  EXPECT_EQ(foreign->at(0).machine, run.machine);
}

// Caches and paths, of which files name each number in several places.
TEST(Fields, OfCoresAreInSharedCopies) {
  strata::Run run = classicRun();
  const auto set = [](const auto& fact) { setSome(fact.value); };
  withFacts(run.machine, set, set);
  run.machine.coreKinds.back().coreClass->source = LimitSource::Seen;
  const auto copy = anonymised({run}, {}, [] { return "00000000-0000-4000-8000-000000000001"; });
  ASSERT_TRUE(copy) << copy.error().id;
  EXPECT_EQ(copy->runs.at(0).machine.caches, run.machine.caches);
  EXPECT_EQ(copy->runs.at(0).machine.coreKinds, run.machine.coreKinds);
  EXPECT_EQ(copy->runs.at(0).machine.coreClass, run.machine.coreClass);
}

TEST(Fields, EachParameterHasAColumn) {
  const auto headings = [](const std::string& csv) { return "," + csv.substr(0, csv.find('\n')) + ","; };
  const std::string run = headings(toCsv({classicRun()}));
  const std::string comparison = headings(comparisonCsv({}));
  for (const std::string& key : keysOf<Parameters>()) {
    const std::string column = ',' + std::string(parameterHeading(key)) + ',';
    EXPECT_NE(run.find(column), std::string::npos) << key;
    EXPECT_NE(comparison.find(column), std::string::npos) << key;
  }
}

// A column without a function of its own shows the figure with the key that is its heading.
TEST(Fields, FillTheColumnsThatHaveTheirKeys) {
  // The fields of a line; a comma between quotes is a part of one.
  const auto fieldsOf = [](const std::string& line) {
    std::vector<std::string> fields(1);
    bool isQuoted = false;
    for (const char c : line) {
      if (c == '"') isQuoted = !isQuoted;
      if (c == ',' && !isQuoted)
        fields.emplace_back();
      else
        fields.back() += c;
    }
    return fields;
  };
  const auto cellOf = [&](const strata::Run& run, const std::string& heading) {
    const std::string csv = toCsv({run});
    const std::size_t end = csv.find('\n');
    const std::vector<std::string> headings = fieldsOf(csv.substr(0, end));
    const auto place = std::ranges::find(headings, heading) - headings.begin();
    return fieldsOf(csv.substr(end + 1, csv.size() - end - 2)).at(static_cast<std::size_t>(place));
  };
  EXPECT_EQ(cellOf(*runWith("sustained"), "fall_s"), "3");
  EXPECT_EQ(cellOf(*runWith("sustained"), "rate_unit"), "MB/s");
  EXPECT_EQ(cellOf(*runWith("pauses"), "stolen_percent"), "3");
  EXPECT_EQ(cellOf(*runWith("network"), "retransmissions"), "3");
  EXPECT_EQ(cellOf(*runWith("network"), "fall_s"), "");
  // Each test's "count" is its own, but the column is of the samples.
  const strata::Run pauses = *runWith("pauses");
  EXPECT_EQ(cellOf(pauses, "count"), std::to_string(std::get<Measured>(pauses.results[0].outcome).count));
}

}  // namespace
}  // namespace strata
