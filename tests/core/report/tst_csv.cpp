// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <locale>
#include <map>

#include "core/base/real_number.h"
#include "core/report/csv.h"
#include "tests/core/report/text_search.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

/// A reader by the grammar of RFC 4180, apart from the writer.
std::vector<TextRow> readCsv(std::string_view text) {
  std::vector<TextRow> rows{{""}};
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c != '"') {
        rows.back().back() += c;
      } else if (i + 1 < text.size() && text[i + 1] == '"') {
        rows.back().back() += text[++i];
      } else {
        quoted = false;
      }
    } else if (c == '"') {
      quoted = true;
    } else if (c == ',') {
      rows.back().emplace_back();
    } else if (c == '\n') {
      rows.emplace_back(1);
    } else {
      rows.back().back() += c;
    }
  }
  rows.pop_back();
  return rows;
}

/// The cells of a run by column.
std::vector<std::map<std::string, std::string>> cellsOf(const std::vector<strata::Run>& runs) {
  const std::vector<TextRow> rows = readCsv(toCsv(runs));
  std::vector<std::map<std::string, std::string>> cells;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i].size(), rows[0].size());
    for (std::size_t k = 0; k < rows[0].size(); ++k)
      (k == 0 ? cells.emplace_back() : cells.back())[rows[0][k]] = rows[i][k];
  }
  return cells;
}

TEST(Csv, HasARowForEachCellOfEachRun) {
  const std::vector<strata::Run> runs{classicRun(), troubledRun()};
  EXPECT_EQ(cellsOf(runs).size(), runs[0].results.size() + runs[1].results.size());
  EXPECT_EQ(readCsv(toCsv({})).size(), 1U) << "the headings";
  // Programs read columns by their place too: what is new comes last.
  EXPECT_EQ(readCsv(toCsv({})).front().back(), "thermal_state");
}

TEST(Csv, QuotesWhatNeedsIt) {
  const auto cell = cellsOf({troubledRun()}).front();
  EXPECT_EQ(cell.at("label"), "büro, \"quiet\" room");
  EXPECT_EQ(cell.at("comment"), "first line\nsecond line");
  EXPECT_EQ(cell.at("system"), "Debian GNU/Linux 12, Linux 6.1");
}

TEST(Csv, HasTheBeginningOfALongTextInEachRow) {
  strata::Run run = classicRun();
  run.comment = std::string(1000, 'c');
  run.label = run.program.compiler = std::string(1001, 'l');
  for (const auto& cell : cellsOf({run})) {
    EXPECT_EQ(cell.at("comment"), run.comment);
    EXPECT_EQ(cell.at("label"), std::string(997, 'l') + "\xe2\x80\xa6");
    EXPECT_EQ(cell.at("compiler"), cell.at("label"));
  }
}

TEST(Csv, LeavesNoFormulaToASpreadsheet) {
  for (const std::string text : {"=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "-", "-x", "+5"})
    for (const std::string& plain : {text, "\"" + text}) {
      const bool begins = plain == text;
      strata::Run run = classicRun();
      run.label = plain;
      EXPECT_EQ(cellsOf({run}).front().at("label"), begins ? "'" + plain : plain);
    }
  EXPECT_EQ(csvField("\xef\xbc\x9d"
                     "1+1"),
            "'\xef\xbc\x9d"
            "1+1")
      << "of full width";
  EXPECT_EQ(csvField("\xef\xbb\xbf=1"), "'\xef\xbb\xbf=1") << "behind a byte order mark";
  EXPECT_EQ(csvField(" =1"), "' =1");
  EXPECT_EQ(csvField("\n=1+1"), "\"\n'=1+1\"");
  EXPECT_EQ(csvField("x;=1+1;-2;-x"), "x;'=1+1;-2;'-x") << "where semicolons separate";
  EXPECT_EQ(csvField("\t=1"), "' =1");
  EXPECT_EQ(csvField("\r=1"), "' =1");
  EXPECT_EQ(csvField("=\"a\",1"), "\"'=\"\"a\"\",1\"");
  // A number is none, and keeps its sign.
  for (const char* number : {"-1", "-1.5", "-1e-7", "0", "12;13", "a=b", "'=1", ""})
    EXPECT_EQ(csvField(number), number);
  EXPECT_EQ(csvField("=1", CsvTexts::AsTheyAre), "=1");
  strata::Run run = classicRun();
  run.comment = "=1+1";
  EXPECT_NE(toCsv({run}).find(",'=1+1,"), std::string::npos);
  EXPECT_NE(toCsv({run}, CsvTexts::AsTheyAre).find(",=1+1,"), std::string::npos);
}

TEST(Csv, HoldsParametersAndFigures) {
  const auto cells = cellsOf({troubledRun()});
  const auto& cell = cells.at(2);
  EXPECT_EQ(cell.at("test"), "memory");
  EXPECT_EQ(cell.at("kernel"), "move-random-1");
  EXPECT_EQ(cell.at("region_bytes"), "12288");
  EXPECT_EQ(cell.at("width_bytes"), "1");
  EXPECT_EQ(cell.at("pattern"), "random");
  EXPECT_EQ(cell.at("threads"), "2");
  EXPECT_EQ(cell.at("block_bytes"), "");
  EXPECT_EQ(cell.at("unit"), "MB/s");
  EXPECT_EQ(cell.at("outcome"), "measured");
  EXPECT_EQ(cell.at("statistic"), "p90-per-clock");
  EXPECT_EQ(cell.at("limit"), "20800");
  EXPECT_EQ(cell.at("per_thread"), "3590;3581.025");
  EXPECT_EQ(cell.at("placement"), "0;1");
  EXPECT_EQ(cell.at("seed"), "18364758544493064720");
}

TEST(Csv, HasTheValueOfEachVisit) {
  strata::Run run = classicRun();
  std::get<Measured>(run.results[0].outcome).visits = {5600.5, 5612, 5598};
  EXPECT_EQ(cellsOf({run}).at(0).at("visits"), "5600.5;5612;5598");
  EXPECT_EQ(cellsOf({run}).at(1).at("visits"), "");
}

TEST(Csv, KeepsAllDigits) {
  const strata::Run run = classicRun(3);
  const auto cells = cellsOf({run});
  for (std::size_t i = 0; i < cells.size(); ++i) {
    EXPECT_EQ(strata::parseReal(cells[i].at("value")), std::get<Measured>(run.results[i].outcome).value);
  }
}

TEST(Csv, JoinsReasonsAndLeavesFiguresOfOtherOutcomesEmpty) {
  std::map<std::string, std::string> seen;
  for (const auto& cell : cellsOf({troubledRun()})) {
    if (!cell.at("reasons").empty()) seen[cell.at("reasons")] = cell.at("outcome") + " " + cell.at("verdict");
    if (cell.at("outcome") == "measured") continue;
    EXPECT_EQ(cell.at("value") + cell.at("low") + cell.at("count"), "");
  }
  EXPECT_EQ(seen.at("contended;too-few-samples"), "measured poor");
  EXPECT_EQ(seen.at("time-extended"), "measured good");
  EXPECT_EQ(seen.at("too-many-elements"), "skipped ");
  EXPECT_EQ(seen.at("read-failed"), "failed ");
}

TEST(Csv, NeverHoldsNaNOrInfinity) {
  strata::Run run = classicRun();
  std::get<Measured>(run.results[0].outcome).value = std::nan("");
  std::get<Measured>(run.results[0].outcome).limit = std::numeric_limits<double>::infinity();
  const auto cell = cellsOf({run}).front();
  EXPECT_EQ(cell.at("value"), "");
  EXPECT_EQ(cell.at("limit"), "");
}

class CommaPoint : public std::numpunct<char> {
 protected:
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

TEST(Csv, DoesNotDependOnTheLocale) {
  const std::string plain = toCsv({troubledRun()});
  const std::locale before = std::locale::global(std::locale(std::locale::classic(), new CommaPoint));
  const std::string other = toCsv({troubledRun()});
  std::locale::global(before);
  EXPECT_EQ(other, plain);
}

}  // namespace
}  // namespace strata
