// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of memory in a report.
#include <gtest/gtest.h>

#include "app/words/words.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/text.h"
#include "tests/core/report/text_search.h"

namespace strata {
namespace {

constexpr double bytesOfUse = 32e6;

CellResult cellOf(const char* kind, double firstS, double rateMbs, int uses = 30) {
  CellResult cell;
  cell.test = strata::Test::MemoryTypes;
  cell.kernel = "write-serial-8";
  cell.metric = "rate";
  cell.unit = "MB/s";
  cell.parameters.regionBytes = 32'000'000;
  cell.parameters.widthBytes = 8;
  cell.parameters.pattern = "serial";
  cell.parameters.op = "write";
  cell.parameters.threads = 1;
  cell.parameters.memoryKind = kind;
  Measured measured;
  measured.value = rateMbs;
  measured.statistic = "average";
  measured.perThread = {rateMbs};
  measured.passSeconds.assign(static_cast<std::size_t>(uses), bytesOfUse / rateMbs / 1e6);
  measured.elapsedS = uses * bytesOfUse / rateMbs / 1e6;
  measured.count = measured.cleanCount = static_cast<std::uint64_t>(uses);
  measured.firstUseS = firstS;
  measured.memoryKindObtained = kind;
  if (std::string(kind) != "regular") measured.readRatio = 0.004;
  cell.outcome = measured;
  return cell;
}

Measured& measuredOf(CellResult& cell) {
  return std::get<Measured>(cell.outcome);
}

/// A laptop of 2013, as it was published.
Run published() {
  strata::Run run;
  run.results = {cellOf("regular", 22e-3, 3800), cellOf("write-combined", 81e-3, 5700),
                 cellOf("uncached", 164e-3, 330, 19)};
  return run;
}

TEST(TextKinds, HaveFirstAndLaterUsesOfEachKind) {
  const std::string text = toText(published(), words);
  EXPECT_EQ(rowOf(text, "8-byte stores", "write-back"),
            (TextRow{"write-back", "22.0", "8.42", "3800", "write-back", "+"}));
  EXPECT_EQ(rowOf(text, "8-byte stores", "write-combining"),
            (TextRow{"write-combining", "81.0", "5.61", "5700", "write-combining", "+"}));
  EXPECT_EQ(rowOf(text, "8-byte stores", "uncached"),
            (TextRow{"uncached", "164", "97.0", "330", "uncached", "+"}));
  EXPECT_NE(text.find("Write-combining breaks even after passes: 21."), std::string::npos) << text;
  EXPECT_NE(text.find("MEMORY TYPES"), std::string::npos);
}

TEST(TextKinds, SayWhenItPaysAtOnceOrNever) {
  strata::Run run = published();
  measuredOf(run.results[1]).firstUseS = 20e-3;
  EXPECT_NE(toText(run, words).find("breaks even at once"), std::string::npos);
  run.results[1] = cellOf("write-combined", 20e-3, 3000);
  EXPECT_NE(toText(run, words).find("never breaks even"), std::string::npos);
}

TEST(TextKinds, SayNothingOfWhatWasNotObtained) {
  strata::Run run = published();
  Measured& combined = measuredOf(run.results[1]);
  combined.memoryKindObtained = "regular";
  combined.readRatio = 0.98;
  combined.verdict = {Grade::Poor,
                      {{"memory-kind-not-effective",
                        {{"memory_kind", std::string("write-combined")}, {"read_percent", 98.0}}}}};
  const std::string text = toText(run, words);
  EXPECT_EQ(text.find("breaks even"), std::string::npos) << text;
  EXPECT_EQ(rowOf(text, "8-byte stores", "write-combining"),
            (TextRow{"write-combining", "81.0", "5.61", "5700", "write-back", "x", "1"}));
  EXPECT_NE(text.find("another type"), std::string::npos);
  EXPECT_NE(text.find("98 %"), std::string::npos);
}

TEST(TextKinds, HaveRowsForWhatIsNotThere) {
  strata::Run run = published();
  run.results[1].outcome = Skipped{{"no-graphics-device", {}}};
  run.results[2].outcome = Skipped{{"memory-kind-not-provided", {{"memory_kind", std::string("uncached")}}}};
  const std::string text = toText(run, words);
  EXPECT_EQ(rowOf(text, "8-byte stores", "write-combining"),
            (TextRow{"write-combining", "-", "-", "-", "-", "skipped", "1"}));
  EXPECT_EQ(rowOf(text, "8-byte stores", "uncached"),
            (TextRow{"uncached", "-", "-", "-", "-", "skipped", "2"}));
  EXPECT_NE(text.find("memory of the type uncached"), std::string::npos) << text;
  EXPECT_EQ(text.find("breaks even"), std::string::npos);
}

TEST(TextKinds, HaveATableForEachOperationAndWidth) {
  strata::Run run = published();
  for (CellResult cell : published().results) {
    cell.kernel = "copy-serial-16";
    cell.parameters.op = "copy";
    cell.parameters.widthBytes = 16;
    run.results.push_back(cell);
  }
  const std::string text = toText(run, words);
  EXPECT_NE(text.find("8-byte stores\n"), std::string::npos);
  EXPECT_NE(text.find("16-byte copies from write-back memory\n"), std::string::npos);
}

TEST(KindsInFiles, ComeBackAsTheyWere) {
  const strata::Run run = published();
  const std::string json = toJson(run);
  EXPECT_NE(json.find("\"memory_kind\": \"write-combined\""), std::string::npos) << json;
  EXPECT_NE(json.find("\"memory_kind_obtained\": \"uncached\""), std::string::npos);
  const auto read = runsFromJson(json);
  ASSERT_TRUE(read) << read.error().id;
  EXPECT_EQ(read->front().results, run.results);
}

TEST(KindsInFiles, HaveColumnsOfTheirOwn) {
  const std::string csv = toCsv({published()});
  const std::string head = csv.substr(0, csv.find('\n'));
  EXPECT_NE(head.find(",memory_kind,memory_kind_obtained,first_use_s,read_ratio"), std::string::npos);
  EXPECT_NE(csv.find(",write-combined,write-combined,0.081,0.004"), std::string::npos) << csv;
}

CellResult onPicture(const char* kernel, const char* memory, double rateMbs) {
  CellResult cell = cellOf(memory, 0, rateMbs);
  cell.test = strata::Test::Framebuffer;
  cell.kernel = kernel;
  cell.parameters.regionBytes = 1u << 20;
  Measured measured;
  measured.value = rateMbs;
  measured.statistic = "p90";
  cell.outcome = measured;
  return cell;
}

TEST(TextFramebuffer, HasATableForEachDevice) {
  strata::Run run;
  run.results = {onPicture("read-serial-8", "framebuffer", 10.6),
                 onPicture("write-serial-8", "framebuffer", 1230),
                 onPicture("read-serial-8", "dumb-buffer", 0)};
  run.results[2].outcome = Skipped{{"no-graphics-file", {{"device", std::string("/dev/dri/card0")}}}};
  const std::string text = toText(run, words);
  const std::size_t screen = text.find("Memory: framebuffer, buffer 1 MiB");
  const std::size_t dumb = text.find("Memory: dumb buffer, buffer 1 MiB");
  ASSERT_NE(screen, std::string::npos) << text;
  ASSERT_NE(dumb, std::string::npos) << text;
  const std::string ofScreen = text.substr(screen, dumb - screen);
  EXPECT_NE(ofScreen.find("10.6"), std::string::npos) << ofScreen;
  EXPECT_NE(ofScreen.find("1230"), std::string::npos) << ofScreen;
  EXPECT_NE(text.find("skipped 1", dumb), std::string::npos) << text;
  EXPECT_NE(text.find("There is no /dev/dri/card0 here"), std::string::npos) << text;
}

}  // namespace
}  // namespace strata
