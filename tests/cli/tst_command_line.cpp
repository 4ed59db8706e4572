// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/shown_text.h"
#include "app/options/value_kinds.h"

namespace strata::cli {

namespace {

RunArguments runArguments(const std::vector<std::string>& options) {
  std::vector<std::string> given{"run", "--preset", "default"};
  given.insert(given.end(), options.begin(), options.end());
  Arguments parsed = parseArguments(given);
  if (auto* run = std::get_if<RunArguments>(&parsed)) return *run;
  ADD_FAILURE() << "refused: " << std::get<Ended>(parsed).complaint;
  return {};
}

std::string complaintAbout(const std::vector<std::string>& given) {
  const Arguments parsed = parseArguments(given);
  const auto* ended = std::get_if<Ended>(&parsed);
  if (ended == nullptr) return "taken";
  EXPECT_EQ(ended->exitCode, exitArguments);
  EXPECT_EQ(ended->answer, "");
  return ended->complaint;
}

}  // namespace

TEST(CommandLine, takesTextsAsTheyAre) {
  // Each has a meaning to parsers of arguments, and none here.
  for (const char* text : {"{}",
                           "[a,b]",
                           "[]",
                           "%%",
                           "a=b",
                           "=",
                           "/data",
                           "'a'",
                           "\"a\"",
                           "a,b",
                           "-5",
                           "-.5",
                           "@file",
                           "run",
                           "memory",
                           "caf\xC3\xA9",
                           "\xF0\x9F\x98\x80",
                           " ",
                           "\t",
                           "line\nline"}) {
    EXPECT_EQ(runArguments({"--label", text}).label, text);
    EXPECT_EQ(runArguments({std::string("--comment=") + text}).comment, text);
    EXPECT_EQ(runArguments({"--disk-dir", text}).settings.diskFolders, std::vector<std::string>{text});
    EXPECT_EQ(runArguments({"--disk-dir", text, "--disk-dir", text}).settings.diskFolders,
              (std::vector<std::string>{text, text}));
    EXPECT_EQ(runArguments({"--output", text}).output, text);
  }
  EXPECT_EQ(runArguments({"--label=--quiet"}).label, "--quiet");
  EXPECT_FALSE(runArguments({"--label=--quiet"}).quiet);
}

TEST(CommandLine, takesTestsBesideOptionsAndBehindTheMark) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{"memory", "disk", "--quiet"},
                                                std::vector<std::string>{"memory", "--quiet", "disk"},
                                                std::vector<std::string>{"--disk-dir", ".", "disk", "memory"},
                                                std::vector<std::string>{"--", "disk", "memory"}}) {
    const Selection selection = runArguments(words).selection;
    EXPECT_FALSE(selection.tests.contains(TestGroup::Processor));
    EXPECT_TRUE(selection.tests.contains(TestGroup::Memory));
    EXPECT_TRUE(selection.tests.contains(TestGroup::Disk));
  }
}

TEST(CommandLine, saysWhatIsWrongAndWhatIsAllowed) {
  EXPECT_EQ(complaintAbout({"run", "--int-time", "100"}),
            "--int-time: \"100\" is not allowed. Use a whole number of seconds from 1 to 99.");
  EXPECT_EQ(complaintAbout({"run", "--int-time"}),
            "--int-time lacks its value. Use a whole number of seconds from 1 to 99.");
  EXPECT_EQ(
      complaintAbout({"run", "--label", "--quiet"}),
      "--label lacks its value. Use a text of at most 64 KiB. A value that begins with a hyphen is given as "
      "--label=VALUE.");
  EXPECT_EQ(complaintAbout({"run", "--pattern="}),
            "--pattern: the value is empty. Use one of these: sequential, random.");
  EXPECT_EQ(
      complaintAbout({"list", "--region", "4K"}),
      "--region: strata-cli list has no such option, but strata-cli run has. See strata-cli list --help.");
  EXPECT_EQ(complaintAbout({"run", "--seed", "1", "--seed", "1"}), "--seed is given twice. Give it once.");
}

TEST(CommandLine, speaksOfOptionsByTheNamesTheyWereGiven) {
  EXPECT_EQ(complaintAbout({"run", "net"}).substr(0, 27), "TEST: \"net\" is not allowed.");
  EXPECT_TRUE(complaintAbout({"run", "memory", "--int-time", "1"}).starts_with("--int-time is used by none"));
  EXPECT_TRUE(complaintAbout({"run", "memory", "--integer-time", "1"}).starts_with("--integer-time is used"));
  EXPECT_EQ(complaintAbout({"run", "--int-time", "1", "--integer-time", "1"}),
            "--integer-time is given twice. Give it once.");
  EXPECT_EQ(complaintAbout({"run", "-o", "a", "--output", "b"}), "--output is given twice. Give it once.");
  EXPECT_TRUE(complaintAbout({"run", "-o"}).starts_with("-o lacks its value."));
  EXPECT_TRUE(complaintAbout({"run", "disk", "--disk-mix", "5", "--disk-op", "read"})
                  .starts_with("--disk-mix needs requests"));
}

TEST(CommandLine, namesTheFirstThingThatIsWrong) {
  EXPECT_TRUE(complaintAbout({"run", "--int-time", "x", "--float-time", "y"}).starts_with("--int-time:"));
  EXPECT_TRUE(complaintAbout({"run", "--bogus", "--help"}).starts_with("--bogus:"));
}

TEST(ShownText, keepsToOneLineOfPrintableText) {
  EXPECT_EQ(shownText("caf\xC3\xA9 \xF0\x9F\x98\x80"), "caf\xC3\xA9 \xF0\x9F\x98\x80");
  EXPECT_EQ(shownText("a\nb\x1b[31m\x7f"), "a\\x0ab\\x1b[31m\\x7f");
  EXPECT_EQ(shownText("caf\xE9"), "caf\\xe9");
  EXPECT_EQ(shownText("\xC2\x85"), "\\xc2\\x85") << "U+0085 ends a line";
  EXPECT_EQ(shownText(std::string("a\0b", 3)), "a\\x00b");
  EXPECT_EQ(shownText(std::string(60, 'x')), std::string(60, 'x'));
  EXPECT_EQ(shownText(std::string(61, 'x')), std::string(60, 'x') + "...");
}

TEST(ShownText, tellsUtf8FromOtherBytes) {
  for (const char* good : {"", "a", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80",
                           "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"})
    EXPECT_TRUE(isUtf8(good)) << shownText(good);
  for (const char* bad : {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC2", "\xC2 ", "\xE0\x9F\xBF",
                          "\xED\xA0\x80", "\xE1\x80", "\xE1\x80 ", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80",
                          "\xF5\x80\x80\x80", "\xF1\x80\x80", "\xFF", "a\xE9"})
    EXPECT_FALSE(isUtf8(bad)) << shownText(bad);
}

TEST(ValueKinds, readNumbersStrictly) {
  constexpr Range<std::uint64_t> all{0, UINT64_MAX};
  EXPECT_EQ(wholeNumber("0", all), 0u);
  EXPECT_EQ(wholeNumber("18446744073709551615", all), UINT64_MAX);
  EXPECT_EQ(wholeNumber("010", Range<int>{1, 99}), 10) << "decimal, whatever it begins with";
  for (const char* text :
       {"", "18446744073709551616", "-1", "+1", " 1", "1 ", "0x1", "1e1", "1.0", "1,0", "one"})
    EXPECT_FALSE(wholeNumber(text, all)) << text;
  EXPECT_FALSE(wholeNumber("4294967297", Range<int>{1, 99}));
}

TEST(ValueKinds, readARegionOfNoSizeAsOneLeftOut) {
  EXPECT_EQ(regionSize("0"), 0_B);
  EXPECT_EQ(regionSize("0K"), 0_B);
  EXPECT_EQ(regionSize("128"), 128_B);
  EXPECT_FALSE(regionSize("127"));
  EXPECT_FALSE(regionSize(""));
}

}  // namespace strata::cli
