// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/options/option.h"
#include "app/words/words.h"
#include "core/base/json.h"
#include "core/base/json_text.h"
#include "core/exchange/references.h"
#include "core/plan/planned_tests.h"
#include "kernels/catalog.h"

namespace strata::cli {

namespace {

struct Row {
  TestGroup test;
  std::string kernel;
  int widthBytes;
  int revision;
};

std::vector<Row> allRows() {
  std::vector<Row> all;
  for (const PlannedTest& test : plannedTests())
    for (const std::string_view id : kernelIdsOf(test)) {
      const kernels::Kernel* kernel = kernels::find(id);
      all.push_back({test.group, std::string(id),
                     kernel != nullptr ? static_cast<int>(kernel->widthBytes) : 0,
                     kernel != nullptr ? static_cast<int>(kernel->revision) : 1});
    }
  return all;
}

/// The kernels of the given tests; those of all tests where none is given.
std::vector<Row> rowsOf(TestSet tests) {
  std::vector<Row> rows = allRows();
  if (!tests.empty()) std::erase_if(rows, [&](const Row& row) { return !tests.contains(row.test); });
  return rows;
}

std::string testsWithCounts() {
  const std::vector<Row> rows = allRows();
  std::string text;
  for (const TestGroup group : allTestGroups) {
    const auto kernels = std::ranges::count(rows, group, &Row::test);
    text += fmt::format("{:<16} {:>2} {:<7} {}\n", testGroupId(group), kernels,
                        kernels == 1 ? "kernel" : "kernels", aboutTest(group));
  }
  for (const TestsByName& several : testsByName)
    text += fmt::format("{:<16} {:<10} {}\n", several.name, "", several.about);
  return text;
}

int listReferences(Format format) {
  std::string text;
  auto json = Json::array();
  for (const auto& [name, run] : referenceRuns()) {
    if (format != Format::Json) {
      text += fmt::format("{:<36} {}\n", fmt::format("{}{}", referencePrefix, name), run.label);
      continue;
    }
    Json entry{{"name", fmt::format("{}{}", referencePrefix, name)}, {"label", run.label}};
    if (const std::string program = measuredBy(*run.origin); !program.empty()) entry["measured_by"] = program;
    entry["source"] = run.origin->source;
    if (run.origin->year) entry["year"] = *run.origin->year;
    json.push_back(std::move(entry));
  }
  if (format == Format::Json) text = jsonText(json, 2) + '\n';
  return printResult(text, exitDone);
}

}  // namespace

int listCommand(const ListArguments& arguments) {
  if (arguments.references) return listReferences(arguments.format);
  if (arguments.format == Format::Json) {
    auto json = Json::array();
    for (const Row& row : rowsOf(arguments.tests)) {
      Json entry{{"test", testGroupId(row.test)}, {"kernel", row.kernel}, {"revision", row.revision}};
      if (row.widthBytes > 0) entry["width_bytes"] = row.widthBytes;
      entry["description"] = english(row.kernel);
      json.push_back(std::move(entry));
    }
    return printResult(jsonText(json, 2) + '\n', exitDone);
  }
  if (arguments.tests.empty()) return printResult(testsWithCounts(), exitDone);
  std::string text;
  for (const Row& row : rowsOf(arguments.tests))
    text += fmt::format("{:<12} {:<25} {}\n", testGroupId(row.test), row.kernel, english(row.kernel));
  return printResult(text, exitDone);
}

}  // namespace strata::cli
