// SPDX-License-Identifier: GPL-3.0-or-later
// The values that the readers take from outputs of other programs, up to the bounds and beyond.
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "app/words/words.h"
#include "core/base/json.h"
#include "core/base/text_parts.h"
#include "core/exchange/any_text.h"
#include "core/exchange/peer_formats.h"
#include "core/exchange/peer_run.h"
#include "core/model/likeness.h"
#include "core/report/cell_name.h"
#include "core/report/json.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

std::string times(std::size_t count, std::string_view text) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

/// The only cell of a text; absent where the text is refused.
std::optional<CellResult> cellIn(const std::string& text) {
  const auto runs = runsFromAnyText("x", text);
  if (!runs || runs->front().results.size() != 1) return std::nullopt;
  return runs->front().results.front();
}

const Measured& figureIn(const std::optional<CellResult>& cell) {
  static const Measured none;
  const auto* measured = cell ? std::get_if<Measured>(&cell->outcome) : nullptr;
  EXPECT_NE(measured, nullptr);
  return measured == nullptr ? none : *measured;
}

TEST(PeerNumbers, AreZeroOrOfAUsualSize) {
  for (const double inside : {0.0, 1e-12, -1e-12, 1.0, 1e18, -1e18})
    EXPECT_TRUE(isPeerNumber(inside)) << inside;
  for (const double outside : {9.9e-13, -9.9e-13, 1.01e18, -1.01e18})
    EXPECT_FALSE(isPeerNumber(outside)) << outside;
}

TEST(PeerTexts, AreShownInAscii) {
  EXPECT_EQ(shownBeginning(" ~\x1f\x7f\xc3", 5), " ~???");
  EXPECT_EQ(shownBeginning("abc", 3), "abc");
  EXPECT_EQ(shownBeginning("abcd", 3), "abc...");
  const auto shown = [](std::size_t length) { return shownBeginning(times(length, "x"), 60); };
  EXPECT_EQ(shown(60), times(60, "x"));
  EXPECT_EQ(shown(61), times(60, "x") + "...");
}

TEST(PeerTexts, AreLinesWithNumbers) {
  const auto lines = linesOf("a\r\n\nb\n c ");
  ASSERT_EQ(lines.size(), 4u);
  const std::vector<std::string_view> texts{"a", "", "b", " c "};
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(lines[i].number, i + 1);
    EXPECT_EQ(lines[i].text, texts[i]);
  }
  EXPECT_EQ(parts(" a ,, b", ','), (std::vector<std::string_view>{"a", "", "b"}));
  EXPECT_EQ(trimmed(" \t\r\n\f\v"), "");
}

// A history knows by the id whether it has a run already, so the same text has the same id in every version.
TEST(PeerTexts, AreUtf8OfUtf16) {
  using namespace std::string_view_literals;
  EXPECT_EQ(utf8OfUtf16("\xff\xfe"
                        "a\0\xe9\0\xac\x20\x3d\xd8\x00\xde"sv),
            "a\u00e9\u20ac\U0001f600");
  EXPECT_EQ(utf8OfUtf16("\xfe\xff"
                        "\0a\0\xe9\x20\xac\xd8\x3d\xde\x00"sv),
            "a\u00e9\u20ac\U0001f600");
  EXPECT_EQ(utf8OfUtf16("\xff\xfe"
                        "\x3d\xd8"
                        "a\0"sv),
            "\ufffd"
            "a")
      << "half of a pair";
  EXPECT_EQ(utf8OfUtf16("\xff\xfe"
                        "\x00\xde"sv),
            "\ufffd");
  EXPECT_EQ(utf8OfUtf16("\xff\xfe"
                        "a\0b"sv),
            "a")
      << "half of a unit";
  EXPECT_EQ(utf8OfUtf16("\xff\xfe"sv), "");
  EXPECT_FALSE(utf8OfUtf16("\xff"sv));
  EXPECT_FALSE(utf8OfUtf16("a\0"sv));
}

TEST(PeerRuns, HaveIdsAndLabelsOfTheirTextAndName) {
  strata::Run run = peerRun("mbw", "1.2");
  EXPECT_EQ(run.program.method, 1);
  EXPECT_EQ(run.machine.packages, 0);
  EXPECT_EQ(run.machine.cores, 0);
  EXPECT_EQ(run.machine.nodes, 0);
  run.results.resize(1);
  const auto namedAs = [&](std::string_view name) {
    return named({run, run}, {"mbw", name, "some text"})->front().label;
  };
  EXPECT_EQ(namedAs("today.csv"), "today");
  EXPECT_EQ(namedAs("a/b\\today.old.csv"), "today.old");
  EXPECT_EQ(namedAs(".hidden"), ".hidden");
  EXPECT_EQ(namedAs("plain"), "plain");
  const auto runs = named({run, strata::Run(), run}, {"mbw", "x", "some text"});
  ASSERT_EQ(runs->size(), 2u) << "one has no figures";
  EXPECT_EQ((*runs)[0].repetition, 0);
  EXPECT_EQ((*runs)[1].repetition, 1);
  EXPECT_EQ((*runs)[0].id, "15b9e594-d5d3-8704-a76a-a612cf49dca1");
  EXPECT_EQ((*runs)[1].id, "8c45f5ec-6f05-8b75-aab2-163f3b63da4e");
  EXPECT_EQ((*runs)[1].series, (*runs)[0].id);
  std::size_t digested = 0;
  EXPECT_TRUE(named({run, run}, {"mbw", "x", "some text"}, &digested));
  EXPECT_EQ(digested, 2u * 9 + 2 * 36);
}

TEST(RunFiles, AreRefusedWithTheBeginningOfWhatIsWrong) {
  const auto shown = [](const std::string& id) {
    auto json = parsedJson(toJson(classicRun()));
    json["id"] = id;
    const auto read = runsFromAnyText("x", json.dump());
    return read ? std::string() : std::get<std::string>(read.error().data.at(1).value);
  };
  EXPECT_EQ(shown(times(60, "x")), times(60, "x"));
  EXPECT_EQ(shown(times(61, "x")), times(60, "x"));
  EXPECT_EQ(shown(times(59, "x") + "ä" + "y"), times(59, "x")) << "no letter is cut in two";
  EXPECT_EQ(shown(times(58, "x") + "ä" + "y"), times(58, "x") + "ä");
}

TEST(RunFiles, MayBeginWithBlanks) {
  const std::string run = toJson(classicRun());
  EXPECT_TRUE(runsFromAnyText("x", times(999, " ") + run));
  EXPECT_EQ(runsFromAnyText("x", times(1000, " ") + run).error().id, "unknown-format");
}

/// The text with blanks at its end, `bytes` long.
std::string padded(std::string text, std::size_t bytes) {
  text.resize(bytes, ' ');
  return text;
}

TEST(PeerTexts, AreOfAsManyBytesAsAreRead) {
  const std::string fio = R"({"fio version": "fio-3.33", "jobs": []})";
  for (const std::string& text : {std::string("nothing"), fio}) {
    EXPECT_NE(runsFromAnyText("x", padded(text, mostPeerText.count)).error().id, "too-large");
    EXPECT_EQ(runsFromAnyText("x", padded(text, mostPeerText.count + 1)).error().id, "too-large");
  }
}

const std::string membenchHead =
    "size_kb,operation,bandwidth_mb_s,latency_ns,latency_stddev_ns,latency_samples,threads,iterations,"
    "elapsed_s\n";

TEST(Membench, HasNineFieldsInRange) {
  const auto read = [](const std::string& line) { return cellIn(membenchHead + line); };
  const auto cell = read("32,read,1000.5,7,0,0,4,10,0.25");
  EXPECT_EQ(cell->kernel, "membench-read");
  EXPECT_EQ(cell->metric, "rate");
  EXPECT_TRUE(cell->higherIsBetter);
  EXPECT_EQ(cell->parameters.regionBytes, 32768u);
  EXPECT_EQ(cell->parameters.threads, 4);
  EXPECT_DOUBLE_EQ(figureIn(cell).value, 1000.5 * 1.048576);
  EXPECT_EQ(figureIn(cell).statistic, "mean");
  EXPECT_EQ(figureIn(cell).iterations, 10u);
  EXPECT_EQ(figureIn(cell).elapsedS, 0.25);
  EXPECT_EQ(figureIn(cell).count, 0u);
  // Only size, operation and value are needed.
  for (const char* taken : {"1125899906842624,read,1,0,0,0,1,1,0.1", "1,write,1,0,0,0,1000000,1,0",
                            "1,copy,1,x,0,0,1,1,0.1", "1,latency,x,1,0,0,1,1,0.1", "1,read,0,0,0,0,1,1,0.1",
                            "1,read,1,0,x,0,1,1,0.1", "1,read,1,0,0,x,1,1,0.1", "1,read,1,0,0,0,x,1,0.1",
                            "1,read,1,0,0,0,1,x,0.1", "1,read,1,0,0,0,1,1,x", "1,read,1,0,0,0,1,1"})
    EXPECT_TRUE(read(taken)) << taken;
  for (const char* refused :
       {"1125899906842625,read,1,0,0,0,1,1,0.1", "1,write,1,0,0,0,1000001,1,0", "x,read,1,0,0,0,1,1,0.1",
        "1,other,1,0,0,0,1,1,0.1", "1,read,x,0,0,0,1,1,0.1", "1,latency,1,x,0,0,1,1,0.1"})
    EXPECT_FALSE(cellIn(membenchHead + refused)) << refused;
}

TEST(Membench, BeginsWithItsHeadingAndMayHaveEmptyLines) {
  EXPECT_TRUE(cellIn("said before\n" + membenchHead + "\n1,read,0.5,0,0,0,1,1,0.1\n \n"));
  EXPECT_DOUBLE_EQ(figureIn(cellIn(membenchHead + "1,read,0.5,0,0,0,1,1,0.1")).value, 0.524288);
  for (const char* refused : {"1,read,1e19,0,0,0,1,1,0.1", "1,read,1e-13,0,0,0,1,1,0.1"})
    EXPECT_FALSE(cellIn(membenchHead + refused)) << refused;
}

// As many cells as a run file holds are read; a text with one more is refused.
TEST(PeerTexts, AreOfAsManyCellsAsAreKept) {
  const auto isRead = [](const std::string& head, const std::string& line, const std::string& end,
                         std::size_t cells) {
    std::string text = head;
    for (std::size_t i = 1; i <= cells; ++i)
      for (const char c : line) text += c == '#' ? std::to_string(i) : std::string(1, c);
    const auto runs = runsFromAnyText("x", text + end);
    EXPECT_TRUE(runs || runs.error().id == "too-many-figures") << runs.error().id;
    return static_cast<bool>(runs);
  };
  for (const auto& [head, line, end] :
       {std::tuple<std::string, std::string, std::string>{membenchHead, "#,read,1,0,0,0,1,1,0.1\n", ""},
        {"Sequential 64-bit reads\n", "#, 1\n", ""},
        {"", "AVG\tMethod: DUMB\tElapsed: 1\tMiB: #\tCopy: 1 MiB/s\n", ""},
        {R"({"fio version": "fio-3.33", "jobs": [)",
         R"({"jobname": "#", "read": {"io_bytes": 1, "bw_bytes": 1e6}},)", R"({"jobname": "none"}]})"}}) {
    EXPECT_TRUE(isRead(head, line, end, mostPeerCells)) << line;
    EXPECT_FALSE(isRead(head, line, end, mostPeerCells + 1)) << line;
  }
}

TEST(Membench, HasADeviationOfTwoWalksOrMore) {
  const auto walk = [](const char* samples) {
    return figureIn(cellIn(membenchHead + "8,latency,0,1.5,0.25," + samples + ",1,1,0"));
  };
  EXPECT_EQ(walk("2").standardDeviation, 0.25);
  EXPECT_EQ(walk("2").count, 2u);
  EXPECT_EQ(walk("2").median, 1.5);
  EXPECT_EQ(walk("2").statistic, "p50");
  EXPECT_FALSE(walk("1").standardDeviation);
}

TEST(Bandwidth, HasSectionsOfFiveWidths) {
  for (const auto& [bits, bytes] : {std::pair{"32", 4}, {"64", 8}, {"128", 16}, {"256", 32}, {"512", 64}}) {
    const auto cell = cellIn("Title Sequential " + std::string(bits) + "-bit reads (dashed)\n4096, 1000\n");
    ASSERT_TRUE(cell) << bits;
    EXPECT_EQ(cell->parameters.widthBytes, bytes);
    EXPECT_EQ(cell->parameters.pattern, "serial");
    EXPECT_EQ(cell->parameters.regionBytes, 4096u);
    EXPECT_EQ(cell->parameters.threads, 1);
    EXPECT_DOUBLE_EQ(figureIn(cell).value, 1048.576);
  }
  EXPECT_FALSE(cellIn("Sequential 48-bit reads\n4096, 1000\n"));
  EXPECT_FALSE(cellIn("Sequential-bit reads\n4096, 1000\n"));
  EXPECT_FALSE(cellIn("Other 64-bit reads\n4096, 1000\n"));
  EXPECT_FALSE(cellIn("Sequential 64-bit other\n4096, 1000\n"));
}

TEST(Bandwidth, HasLinesOfASizeAndARate) {
  const std::string head = "Sequential 64-bit reads\n4096, 1000\n";
  const auto cells = [&](const std::string& line) {
    const auto runs = runsFromAnyText("x", head + line);
    return runs ? runs->front().results.size() : 0;
  };
  EXPECT_EQ(cells("1, 0\n"), 2u);
  EXPECT_EQ(cells(" \n\n8192, 5\n"), 2u) << "empty lines";
  for (const char* refused : {"0, 5\n", "1, -1\n", "1, 2, 3\n", "1\n", "x, 1\n", "1, x\n"})
    EXPECT_EQ(cells(refused), 1u) << "left out: " << refused;
}

TEST(Bandwidth, GoesOnAfterALineThatIsCut) {
  const auto runs = runsFromAnyText("x", "Sequential 64-bit reads\n4096, 1000\n8192,\n16384, 900\n");
  EXPECT_EQ(runs->front().results.size(), 2u);
  EXPECT_EQ(runs->front().origin->leftOut, std::vector<std::string>{"8192,"});
}

TEST(Bandwidth, ShowsTheBeginningOfItsTitle) {
  const auto comment = [](std::size_t length) {
    return runsFromAnyText("x", times(length, "t") + " Sequential 64-bit reads\n4096, 1\n")->front().comment;
  };
  EXPECT_EQ(comment(300), times(300, "t"));
  EXPECT_EQ(comment(301), times(300, "t") + "...");
}

std::string copyLine(const std::string& number, const std::string& elapsed, const std::string& mib,
                     const std::string& rate, const std::string& method = "MEMCPY") {
  return number + "\tMethod: " + method + "\tElapsed: " + elapsed + "\tMiB: " + mib + "\tCopy: " + rate +
         " MiB/s\n";
}

TEST(Mbw, TakesLinesInRange) {
  const auto measured = figureIn(cellIn(copyLine("0", "0.5", "16", "1000")));
  EXPECT_DOUBLE_EQ(measured.value, 1048.576);
  EXPECT_EQ(measured.count, 1u);
  EXPECT_EQ(measured.iterations, 1u);
  EXPECT_EQ(measured.bytes, 16777216u);
  EXPECT_EQ(measured.elapsedS, 0.5);
  for (const std::string& taken : {copyLine("7", "0", "16", "1"), copyLine("0", "1", "1000000000000", "1"),
                                   copyLine("AVG", "1", "1", "1"), copyLine("0", "1", "1", "1", "MCBLOCK")})
    EXPECT_TRUE(cellIn(taken)) << taken;
  for (const std::string& refused :
       {copyLine("x", "1", "16", "1"), copyLine("0", "-1", "16", "1"), copyLine("0", "x", "16", "1"),
        copyLine("0", "1", "0", "1"), copyLine("0", "1", "-1", "1"), copyLine("0", "1", "x", "1"),
        copyLine("0", "1", "1000000000001", "1"), copyLine("0", "1", "1", "1", "OTHER")})
    EXPECT_EQ(runsFromAnyText("x", copyLine("0", "1", "1", "1") + refused)->front().origin->leftOut.size(),
              1u)
        << refused;
}

TEST(Mbw, HasTheBlockThatItSays) {
  const auto block = [](const std::string& line) {
    const auto cell = cellIn(line + copyLine("0", "1", "16", "1", "MCBLOCK"));
    EXPECT_EQ(cell->parameters.threads, 1);
    return cell->parameters.blockBytes;
  };
  EXPECT_EQ(block("Using 4096 bytes as blocks for it.\n"), 4096u);
  EXPECT_FALSE(block("Older 4096 bytes as blocks for it.\n"));
  EXPECT_FALSE(block("Using 4096 bytes\n"));
}

// On systems whose longs have 4 bytes the loop was taken for one of 8.
TEST(Mbw, HasTheWidthOfALong) {
  const auto loop = [](const std::string& head, const std::string& method = "DUMB") {
    return cellIn(head + copyLine("0", "1", "16", "1", method));
  };
  const std::string narrow = "Long uses 4 bytes. Allocating 2*4194304 elements = 33554432 bytes of memory.\n";
  EXPECT_EQ(loop(narrow)->parameters.widthBytes, 4);
  EXPECT_EQ(likenessOf(*loop(narrow))->widthBytes, 4);
  EXPECT_EQ(cellName(*loop(narrow), NameStyle::Kernel, words), "4-byte loop");
  EXPECT_FALSE(loop(narrow, "MEMCPY")->parameters.widthBytes) << "a function has none";
  for (const std::string head : {"Long uses 8 bytes. Allocating\n", "Long uses\n", ""}) {
    EXPECT_FALSE(loop(head)->parameters.widthBytes) << head;
    EXPECT_EQ(likenessOf(*loop(head))->widthBytes, 8) << head;
    EXPECT_EQ(cellName(*loop(head), NameStyle::Kernel, words), "8-byte loop") << head;
  }
}

TEST(Mbw, TimesEachPassWhereThereAreNoMoreThanARunFileHolds) {
  const auto passes = [](std::size_t count, const char* last) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
      text += copyLine(std::to_string(i), i + 1 == count ? last : "0.5", "1", "2");
    return figureIn(cellIn(text)).passSeconds.size();
  };
  EXPECT_EQ(passes(3, "0.25"), 3u);
  EXPECT_EQ(passes(3, "0"), 0u) << "a clock that stood still";
  EXPECT_EQ(passes(1000, "0.5"), 1000u);
  EXPECT_EQ(passes(1001, "0.5"), 0u);
}

TEST(Mbw, BeginsAnotherCellWhereALineDoesNotFollow) {
  const auto cells = [](const std::string& text) {
    std::vector<std::size_t> counts;
    const auto runs = runsFromAnyText("x", text);
    for (const strata::Run& run : *runs) counts.push_back(run.results.size());
    return counts;
  };
  using Counts = std::vector<std::size_t>;
  const std::string first = copyLine("0", "1", "16", "1") + copyLine("1", "1", "16", "1");
  EXPECT_EQ(cells(first + copyLine("AVG", "1", "16", "1")), Counts{1});
  EXPECT_EQ(cells(first + copyLine("0", "1", "16", "1")), (Counts{1, 1})) << "the same again: another run";
  EXPECT_EQ(cells(first + copyLine("2", "1", "32", "1")), Counts{2}) << "another size";
  EXPECT_EQ(cells(first + copyLine("0", "1", "16", "1", "DUMB")), Counts{2}) << "another method";
  EXPECT_EQ(cells(first + copyLine("AVG", "1", "16", "1") + copyLine("2", "1", "16", "1")), (Counts{1, 1}))
      << "after the average";
  EXPECT_EQ(cells(first + "Long uses 8 bytes\n" + copyLine("0", "1", "32", "1")), (Counts{1, 1}))
      << "the program was started again";
}

/// Series with the labels and blocks of their repetitions, of a text of such averages.
std::string seriesIn(const std::string& text) {
  const auto runs = runsFromAnyText("page.md", text);
  std::string series;
  if (!runs) return runs.error().id;
  for (const strata::Run& run : *runs) {
    series += run.repetition == 0 ? (series.empty() ? "" : "; ") + run.label : std::string(" again");
    for (const CellResult& cell : run.results)
      series += cell.parameters.blockBytes ? " " + std::to_string(*cell.parameters.blockBytes) : " -";
  }
  return series;
}

const std::string averageOfBlocks = "AVG\tMethod: MCBLOCK\tElapsed: 1\tMiB: 32.0\tCopy: 1000.0 MiB/s\n";

// Two commands, or two machines, were two repetitions, with a mean that nobody measured.
TEST(Mbw, RepeatsOnlyWhatHasNothingElseBetween) {
  EXPECT_EQ(seriesIn("#### UpCloud\n```\n" + averageOfBlocks + "```\n\n#### DigitalOcean:\n```\n" +
                     averageOfBlocks + "```\n"),
            "page: UpCloud -; page: DigitalOcean -");
  EXPECT_EQ(seriesIn("$ mbw 32\n" + averageOfBlocks + "\nAnother option is -b.\n\n$ mbw -b 4096 32\n" +
                     averageOfBlocks),
            "page: mbw 32 262144; page: Another option is -b: mbw -b 4096 32 4096");
  EXPECT_EQ(seriesIn("$ mbw 32\n" + averageOfBlocks + "$ mbw -b 4096 32\n" + averageOfBlocks + "$ mbw 32\n" +
                     averageOfBlocks),
            "page: mbw 32 262144 again 262144; page: mbw -b 4096 32 4096");
  EXPECT_EQ(seriesIn("It said:\n$ mbw 32\n" + averageOfBlocks + "\n```\n$ mbw 32\n" + averageOfBlocks),
            "page 262144 again 262144");
  EXPECT_EQ(seriesIn("me@one:~$ mbw 32\n" + averageOfBlocks + "me@two:~$ mbw 32\n" + averageOfBlocks),
            "page: mbw 32 262144; page: mbw 32 262144")
      << "another machine";
  EXPECT_EQ(seriesIn(averageOfBlocks + "\n" + averageOfBlocks), "page - again -");
  EXPECT_EQ(seriesIn("Using 4096 bytes as blocks\n" + averageOfBlocks + "Elsewhere\n" + averageOfBlocks),
            "page 4096; page: Elsewhere -")
      << "what a block has there is not told";
}

TEST(Mbw, HasWhatItsCommandSays) {
  EXPECT_EQ(seriesIn("$ mbw -b 4096 32 -t2 | grep AVG\n" + averageOfBlocks), "page 4096");
  EXPECT_EQ(seriesIn("./mbw 32 -n 2 -b8192 > log -b 7\n" + averageOfBlocks), "page 8192");
  EXPECT_EQ(seriesIn("I ran `mbw -b 4096 32`:\n" + averageOfBlocks), "page 4096");
  EXPECT_EQ(seriesIn("$ mbw -b 4096 32\nUsing 512 bytes as blocks\nwait\n" + averageOfBlocks), "page 512");
  for (const char* none : {"$ mbw -b\n", "$ mbw -b x 32\n", "$ mbw -b 0 32\n", "mbw has -b 4096\n",
                           "$ mbwx -b 4096 32\n", "$ mbw 32; test -b 4096\n"})
    EXPECT_EQ(seriesIn(none + averageOfBlocks), "page -") << none;
  for (const char* usual : {"$ mbw 32\n", "$ mbw 32 # not -b 4096\n", "$ mbw -n 2 32 | grep AVG\n"})
    EXPECT_EQ(seriesIn(usual + averageOfBlocks), "page 262144") << usual;
  EXPECT_EQ(seriesIn("$ mbw -b 4096 " + std::string(300, '1') + "\n" + averageOfBlocks), "page -")
      << "no command";
  const auto threads = [](const std::string& line) {
    return cellIn(line + averageOfBlocks)->parameters.threads;
  };
  EXPECT_EQ(threads("$ mbw -w 16 32\n"), 16) << "of a program made from it";
  EXPECT_EQ(threads("$ mbw -t 2 32\n"), 1) << "a test";
  EXPECT_EQ(threads("$ mbw -w 1000001 32\n"), 1);
}

// Somebody else may print into the midst of an output.
TEST(Mbw, GoesOnAfterALineOfOthersWhereItsCopiesGoOn) {
  const std::string head = "Using 4096 bytes as blocks\n" + copyLine("0", "1", "16", "1", "MCBLOCK");
  EXPECT_EQ(seriesIn(head + "warning: hot\n" + copyLine("1", "1", "16", "1", "MCBLOCK")), "page 4096");
  EXPECT_EQ(seriesIn(head + "1 Metho\n" + copyLine("2", "1", "16", "1", "MCBLOCK")), "page 4096 again 4096");
  EXPECT_EQ(seriesIn(head + "warning: hot\n" + copyLine("0", "1", "16", "1", "MCBLOCK")),
            "page 4096; page: warning: hot -");
}

// A text that is full is read to its end: what is left out behind the last figure is named, too.
TEST(Mbw, NamesWhatIsLeftOutOfATextOfAsManyCellsAsAreKept) {
  std::string text;
  for (std::size_t i = 1; i <= mostPeerCells; ++i) text += copyLine("AVG", "1", std::to_string(i), "1");
  const auto runs = runsFromAnyText("x", text + "0\tMethod: ONE\n0\tMethod: OTHER\n");
  ASSERT_TRUE(runs) << runs.error().id;
  EXPECT_EQ(runs->back().origin->leftOut.size(), 2u);
}

TEST(Mbw, AveragesByTheBytes) {
  // 1 and 3 MiB/s: two MiB in 4/3 s are 1.5 MiB/s.
  EXPECT_DOUBLE_EQ(figureIn(cellIn(copyLine("0", "1", "1", "1") + copyLine("1", "1", "1", "3"))).value,
                   1.5 * 1.048576);
  EXPECT_EQ(figureIn(cellIn(copyLine("0", "1", "1", "1") + copyLine("1", "2", "1", "3"))).elapsedS, 3);
  const auto lost = cellIn(copyLine("0", "1", "1", "1") + copyLine("1", "0", "1", "inf"));
  ASSERT_TRUE(lost);
  EXPECT_TRUE(std::holds_alternative<Failed>(lost->outcome)) << "one rate is not told";
}

/// The JSON of fio with one job.
strata::Run fioRun(const std::string& job, const std::string& more = "") {
  const auto runs =
      runsFromAnyText("x", R"({"fio version": "fio-3.33", )" + more + R"("jobs": [)" + job + "]}");
  if (!runs) ADD_FAILURE() << runs.error().id << ' ' << job;
  return runs ? runs->front() : strata::Run();
}

strata::Run fioRead(const std::string& figures, const std::string& options = "{}",
                    const std::string& more = "") {
  return fioRun(R"({"jobname": "a", "job options": )" + options + R"(, "read": {)" + figures + "}}", more);
}

TEST(Fio, HasSizesOfPowersOf1024) {
  const auto block = [](const std::string& text) {
    return fioRead(R"("io_bytes": 1, "bw_bytes": 1e6)", R"({"bs": ")" + text + R"("})")
        .results.front()
        .parameters.blockBytes;
  };
  for (const auto& [text, bytes] : {std::pair<const char*, std::uint64_t>{"512", 512},
                                    {"512b", 512},
                                    {"512B", 512},
                                    {"3k", 3u << 10},
                                    {"3K", 3u << 10},
                                    {"3kb", 3u << 10},
                                    {"3KiB", 3u << 10},
                                    {"3m", 3u << 20},
                                    {"3M", 3u << 20},
                                    {"3g", std::uint64_t{3} << 30},
                                    {"3G", std::uint64_t{3} << 30},
                                    {"3t", std::uint64_t{3} << 40},
                                    {"3T", std::uint64_t{3} << 40},
                                    {"4503599627370496k", std::uint64_t{1} << 62}})
    EXPECT_EQ(block(text), bytes) << text;
  for (const char* none : {"4503599627370497k", "3x", "3kk", "k", "", "-3k"})
    EXPECT_FALSE(block(none)) << none;
}

// fio tells no option that nobody gave: its requests carry 4 KiB then.
TEST(Fio, HasRequestsOf4KibWithoutAnOption) {
  const auto block = [](const std::string& carried, const std::string& options) {
    return fioRead(carried + R"(, "bw_bytes": 1e6)", options).results.front().parameters.blockBytes;
  };
  const std::string usual = R"("io_bytes": 40960, "total_ios": 10)";
  EXPECT_EQ(block(usual, "{}"), 4096U);
  EXPECT_FALSE(block(usual, R"({"bsrange": "1k-8k"})"));
  EXPECT_FALSE(block(usual, R"({"bssplit": "2k/50:6k/50"})"));
  EXPECT_FALSE(block(R"("io_bytes": 40961, "total_ios": 10)", "{}"));
  EXPECT_FALSE(block(R"("io_bytes": 40960)", "{}"));
}

TEST(Fio, ReportsTheThreadsOfAGroup) {
  const auto threads = [](const std::string& options) {
    return fioRead(R"("io_bytes": 1, "bw_bytes": 1e6)", options).results.front().parameters.threads;
  };
  EXPECT_EQ(threads(R"({"group_reporting": "1", "numjobs": "999999"})"), 999999);
  EXPECT_FALSE(threads(R"({"group_reporting": "1", "numjobs": "1000000"})"));
  EXPECT_FALSE(threads(R"({"numjobs": "4"})"));
  EXPECT_FALSE(threads(R"({"group_reporting": "1"})"));
}

TEST(Fio, TellsWhenItEndedUpTo2100) {
  const auto finished = [](const std::string& seconds) {
    return fioRead(R"("io_bytes": 1, "bw_bytes": 1e6)", "{}", R"("timestamp": )" + seconds + ", ").finished;
  };
  EXPECT_EQ(finished("1"), "1970-01-01T00:00:01Z");
  EXPECT_EQ(finished("4102444800"), "2100-01-01T00:00:00Z");
  EXPECT_EQ(finished("4102444801"), "");
  EXPECT_EQ(finished("0"), "");
  EXPECT_EQ(fioRead(R"("io_bytes": 1, "bw_bytes": 1e6)").finished, "");
  EXPECT_EQ(finished("-1"), "");
}

TEST(Fio, TakesItsFigures) {
  const strata::Run run = fioRead(
      R"("io_bytes": 4096, "bw_bytes": 2500000, "bw": 7, "runtime": 1500, "total_ios": 3, "iops": 2.5,)"
      R"("lat_ns": {"mean": 100, "stddev": 0, "N": 9},)"
      R"("clat_ns": {"mean": 90, "stddev": -1,)"
      R"("percentile": {"50.000000": 80, "95.000000": 81, "99.000000": 82, "99.900000": 83, "99.990000": 84}})");
  const std::vector<std::pair<std::string, double>> expected{{"rate", 2.5},
                                                             {"operations", 2.5},
                                                             {"latency", 100},
                                                             {"completion-latency", 90},
                                                             {"completion-latency-p50", 80},
                                                             {"completion-latency-p95", 81},
                                                             {"completion-latency-p99", 82},
                                                             {"completion-latency-p99.9", 83}};
  ASSERT_EQ(run.results.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(run.results[i].metric, expected[i].first);
    EXPECT_DOUBLE_EQ(std::get<Measured>(run.results[i].outcome).value, expected[i].second)
        << expected[i].first;
    EXPECT_EQ(run.results[i].higherIsBetter, i < 2) << expected[i].first;
  }
  const auto& rate = std::get<Measured>(run.results[0].outcome);
  EXPECT_EQ(rate.elapsedS, 1.5);
  EXPECT_EQ(rate.bytes, 4096u);
  EXPECT_EQ(rate.iterations, 3u);
  EXPECT_EQ(std::get<Measured>(run.results[2].outcome).standardDeviation, 0);
  EXPECT_EQ(std::get<Measured>(run.results[2].outcome).count, 9u);
  EXPECT_FALSE(std::get<Measured>(run.results[3].outcome).standardDeviation);
}

TEST(Fio, TellsTheJobsOfEachHostAndOfAll) {
  const auto runs = runsFromFioJson({R"({"fio version": "fio-3.35", "client_stats": [
    {"jobname": "scan", "hostname": "vega-1", "read": {"io_bytes": 1, "bw_bytes": 3000000, "iops": 3.0}},
    {"jobname": "scan", "hostname": "vega-2", "read": {"io_bytes": 1, "bw_bytes": 4000000, "iops": 4.0}},
    {"jobname": "All clients", "read": {"io_bytes": 1, "bw_bytes": 7000000, "iops": 7.0}}]})"});
  ASSERT_TRUE(runs);
  std::vector<std::pair<std::string, double>> rates;
  for (const CellResult& cell : runs->front().results)
    if (cell.unit == "MB/s") rates.emplace_back(cell.kernel, std::get<Measured>(cell.outcome).value);
  EXPECT_EQ(rates,
            (std::vector<std::pair<std::string, double>>{
                {"fio-scan-vega-1-read", 3}, {"fio-scan-vega-2-read", 4}, {"fio-All clients-read", 7}}));
}

TEST(Fio, OfOlderVersionsTellsKibibytesAndMicroseconds) {
  const strata::Run run = fioRead(
      R"("io_bytes": 5, "bw": 1000, "lat": {"mean": 2, "stddev": 1}, "clat": {"mean": 3}, "runtime": 0)");
  ASSERT_EQ(run.results.size(), 3u);
  const auto& rate = std::get<Measured>(run.results[0].outcome);
  EXPECT_DOUBLE_EQ(rate.value, 1.024);
  EXPECT_EQ(rate.bytes, 0u) << "they were KiB";
  EXPECT_EQ(rate.elapsedS, 0);
  EXPECT_EQ(std::get<Measured>(run.results[1].outcome).value, 2000);
  EXPECT_EQ(std::get<Measured>(run.results[1].outcome).standardDeviation, 1000);
  EXPECT_EQ(std::get<Measured>(run.results[2].outcome).value, 3000);
  EXPECT_EQ(fioRead(R"("io_kbytes": 1, "bw": 1)").results.size(), 1u);
}

TEST(Fio, MayHaveFiguresBelowOne) {
  const strata::Run run = fioRead(R"("io_bytes": 1, "bw_bytes": 1e6, "runtime": 1,)"
                                  R"("lat_ns": {"mean": 0.5, "percentile": {"50.000000": 0.25}})");
  ASSERT_EQ(run.results.size(), 3u);
  EXPECT_EQ(std::get<Measured>(run.results[0].outcome).elapsedS, 1e-3);
  EXPECT_EQ(std::get<Measured>(run.results[1].outcome).value, 0.5);
  EXPECT_EQ(std::get<Measured>(run.results[2].outcome).value, 0.25);
  EXPECT_EQ(std::get<Measured>(fioRead(R"("io_bytes": 1, "bw_bytes": 1e6, "runtime": -5)").results[0].outcome)
                .elapsedS,
            0);
}

TEST(Fio, HasNoCellsWhereNothingWasDone) {
  const std::string other = R"({"jobname": "b", "read": {"io_bytes": 1, "bw_bytes": 1e6}})";
  for (const char* nothing : {R"("io_bytes": 0, "bw": 5)", R"("bw": 5)", R"("io_kbytes": 0, "bw": 5)",
                              R"("io_bytes": 1)", R"("io_bytes": 1, "lat_ns": {"mean": 0})",
                              R"("io_bytes": 1, "lat_ns": {"percentile": {"50.000000": 0}})"})
    EXPECT_EQ(fioRun(R"({"jobname": "a", "read": {)" + std::string(nothing) + "}}, " + other).results.size(),
              1u)
        << nothing;
}

TEST(Fio, NumbersThreadsOfOneName) {
  const std::string job = R"({"jobname": "a", "write": {"io_bytes": 1, "bw_bytes": 1e6}})";
  const strata::Run run = fioRun(job + "," + job + "," + job);
  ASSERT_EQ(run.results.size(), 3u);
  EXPECT_EQ(run.results[0].kernel, "fio-a-write");
  EXPECT_EQ(run.results[1].kernel, "fio-a-2-write");
  EXPECT_EQ(run.results[2].kernel, "fio-a-3-write");
  EXPECT_EQ(fioRun(R"({"trim": {"io_bytes": 1, "bw_bytes": 1e6}})").results.front().kernel, "fio-trim");
}

TEST(Fio, TellsErrorsUpToAMillion) {
  const auto error = [](const std::string& number) {
    const strata::Run run = fioRun(R"({"jobname": "a", "error": )" + number + R"(, "read": {}})");
    return std::get<std::int64_t>(std::get<Failed>(run.results.at(0).outcome).error.data.at(1).value);
  };
  EXPECT_EQ(error("1"), 1);
  EXPECT_TRUE(fioRun(R"({"jobname": "a", "error": 1, "read": {}})").results.at(0).higherIsBetter);
  EXPECT_EQ(error("-3"), -3);
  EXPECT_EQ(error("1e7"), 1000000);
  EXPECT_EQ(error("-1e7"), -1000000);
}

TEST(Fio, BeginsAtTheBraceBeforeItsVersion) {
  const std::string json = R"({"fio version": "fio-3.33", "jobs": []})";
  EXPECT_EQ(beginOfFioJson(json), 0u);
  const std::string more = json + "x";
  EXPECT_EQ(fioTextsOf(more).reports, std::vector<std::string_view>{json}) << "what stands behind it";
  EXPECT_EQ(fioTextsOf(more).around, "x");
  EXPECT_EQ(beginOfFioJson("said: " + json), 6u);
  EXPECT_EQ(beginOfFioJson(R"("fio version" )" + json), 14u) << "the first stands in no object";
  EXPECT_EQ(beginOfFioJson(R"("fio version")"), std::string_view::npos);
}

}  // namespace
}  // namespace strata
