// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/report/notes.h"

namespace strata {
namespace {

using Sentences = std::vector<std::string>;

/// Shows what the words are asked for.
std::string echo(std::string_view id, const std::vector<std::string>& arguments) {
  std::string text = "<" + std::string(id) + ">";
  for (const std::string& argument : arguments) text += "|" + argument;
  return text;
}

CellResult cellWith(std::vector<Reason> reasons) {
  CellResult cell;
  Measured measured;
  measured.verdict.reasons = std::move(reasons);
  cell.outcome = std::move(measured);
  return cell;
}

Reason clockMoved(double low, double high, double excluded) {
  return {"clock-moved", {{"low_ghz", low}, {"high_ghz", high}, {"excluded_percent", excluded}}};
}

TEST(Notes, AreNumberedAsTheyCome) {
  const CellResult first = cellWith({{"not-bound", {}}, {"paged", {{"faults", std::int64_t{2}}}}});
  const CellResult second = cellWith({{"contended", {{"excluded_percent", 20.0}}}, {"not-bound", {}}});
  const CellResult none = cellWith({});
  Notes notes;
  EXPECT_TRUE(notes.empty());
  for (const CellResult* cell : {&first, &second, &none}) notes.add(*cell);
  EXPECT_EQ(numberListText(notes.numbersOf({&first})), "1,2");
  EXPECT_EQ(numberListText(notes.numbersOf({&second})), "1,3");
  EXPECT_EQ(numberListText(notes.numbersOf({&none})), "");
  EXPECT_EQ(notes.sentences(echo), Sentences({"<reason-not-bound> <report-note-count>|2", "<reason-paged>|2",
                                              "<reason-contended>|20 %"}));
}

TEST(Notes, ShortenNumbersInARow) {
  Notes notes;
  const auto paths = [](std::initializer_list<const char*> names) {
    std::vector<Reason> reasons;
    for (const char* name : names) reasons.push_back({"folder-missing", {{"path", std::string(name)}}});
    return cellWith(reasons);
  };
  const auto numbersOf = [&](std::initializer_list<const char*> names) {
    const CellResult cell = paths(names);
    return numberListText(notes.numbersOf({&cell}));
  };
  notes.add(paths({"1", "2", "3", "4", "5", "6"}));
  EXPECT_EQ(numbersOf({"5", "4", "2", "6", "1"}), "1,2,4-6");
  EXPECT_EQ(numbersOf({"1", "2", "3", "5"}), "1-3,5");
  EXPECT_EQ(numbersOf({"2", "2"}), "2");
}

TEST(Notes, ShareWhatDiffersInFiguresOnly) {
  const CellResult first = cellWith({clockMoved(3.2, 3.8, 12)});
  const CellResult second = cellWith({clockMoved(3.1, 3.7, 30)});
  const CellResult third = cellWith({clockMoved(3.3, 3.9, 15)});
  Notes notes;
  for (const CellResult* cell : {&first, &second, &third}) notes.add(*cell);
  EXPECT_EQ(notes.sentences(echo),
            Sentences({"<reason-clock-moved>|3.10 GHz|3.90 GHz|12-30 % <report-note-count>|3"}));
  EXPECT_EQ(numberListText(notes.numbersOf({&third})), "1");
}

TEST(Notes, StayApartWhereTheTextsDiffer) {
  const CellResult first =
      cellWith({{"shared-device", {{"device", std::string("sda")}, {"threads", std::int64_t{2}}}}});
  const CellResult second =
      cellWith({{"shared-device", {{"device", std::string("sdb")}, {"threads", std::int64_t{2}}}}});
  Notes notes;
  notes.add(first);
  notes.add(second);
  EXPECT_EQ(numberListText(notes.numbersOf({&second})), "2");
}

TEST(Notes, HoldWhyACellWasLeftOutOrFailed) {
  CellResult skipped;
  skipped.outcome = Skipped{{"too-many-elements", {{"width_bytes", std::int64_t{1}}}}};
  CellResult failed;
  failed.outcome = Failed{{"stopped", {}}};
  Notes notes;
  notes.add(skipped);
  notes.add(failed);
  EXPECT_EQ(notes.sentences(echo), Sentences({"<reason-too-many-elements>|1 B", "<reason-stopped>"}));
}

TEST(Notes, AskTheWordsForAnIdInsideAReason) {
  const CellResult cell = cellWith({{"buffered",
                                     {{"folder", std::string("/tmp")},
                                      {"how", std::string("not-real")},
                                      {"file_system", std::string("tmpfs")}}}});
  Notes notes;
  notes.add(cell);
  EXPECT_EQ(notes.sentences(echo), Sentences({"<reason-buffered>|/tmp|<how-not-real>|tmpfs"}));
}

}  // namespace
}  // namespace strata
