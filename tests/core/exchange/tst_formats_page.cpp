// SPDX-License-Identifier: GPL-3.0-or-later
// The page that documents CSV and JSON names each column and each key that the writers make, in each
// language.
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "core/model/settings.h"
#include "core/report/csv.h"
#include "tests/support/sample_run.h"
#include "tests/support/source_text.h"

namespace strata {
namespace {

using test::sourceText;

std::set<std::string> matchesOf(const std::string& text, const char* pattern) {
  const std::regex expression(pattern);
  std::set<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), expression), end; it != end; ++it)
    found.insert((*it)[1]);
  return found;
}

/// Its source: the keys stand in it.
std::string writerOfRuns() {
  return sourceText("core/model/fields.h") + sourceText("core/report/json.cpp") +
         sourceText("core/report/json_machine.cpp") + sourceText("core/report/json_fields.cpp");
}

std::string sectionOf(const std::string& page, const std::string& from, const std::string& to) {
  const std::size_t begin = page.find("{#" + from + "}");
  const std::size_t end = page.find("{#" + to + "}");
  EXPECT_NE(begin, std::string::npos) << from;
  EXPECT_NE(end, std::string::npos) << to;
  return begin < end ? page.substr(begin, end - begin) : std::string();
}

class FormatsPage : public testing::TestWithParam<std::string> {
 protected:
  std::string page() const { return sourceText("resources/help/" + GetParam() + "/formats.md"); }
};

TEST_P(FormatsPage, HasARowForEachColumn) {
  const std::string csv = toCsv({classicRun()});
  std::istringstream head(csv.substr(0, csv.find('\n')));
  const std::set<std::string> rows =
      matchesOf(sectionOf(page(), "csv", "peers"), R"re(\n\| `([a-z0-9_]+)` \|)re");
  std::set<std::string> columns;
  for (std::string column; std::getline(head, column, ',');) columns.insert(column);
  EXPECT_GT(columns.size(), 60U);
  EXPECT_EQ(rows, columns);
}

TEST_P(FormatsPage, HasARowForEachKey) {
  const std::set<std::string> rows =
      matchesOf(sectionOf(page(), "json", "csv"), R"re(\n\| `([a-z0-9_]+)` \|)re");
  // Words in quotes in the writer: keys, but for these values.
  const std::set<std::string> values{"higher", "lower", "failed", "raised"};
  std::set<std::string> keys = matchesOf(writerOfRuns(), R"re("([a-z][a-z0-9_]*)")re");
  for (const std::string& key :
       matchesOf(settingsToJson(Settings{}, Written::All), R"re("([a-z][a-z0-9_]*)" ?:)re"))
    keys.insert(key);
  EXPECT_GT(keys.size(), 100U) << "the pattern finds no keys any more";
  for (const std::string& key : keys)
    EXPECT_TRUE(rows.contains(key) || values.contains(key)) << key << " is not documented";
}

TEST_P(FormatsPage, NamesNoKeyThatThereIsNot) {
  const std::string written =
      writerOfRuns() + sourceText("core/model/settings_json.cpp") + sourceText("core/model/settings.h");
  for (const std::string& row : matchesOf(sectionOf(page(), "json", "csv"), R"re(\n\| `([a-z0-9_]+)` \|)re"))
    EXPECT_NE(written.find('"' + row + '"'), std::string::npos) << row;
}

INSTANTIATE_TEST_SUITE_P(Languages, FormatsPage, testing::ValuesIn(test::languages()));

}  // namespace
}  // namespace strata
