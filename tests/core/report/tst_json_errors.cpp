// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/model/json_syntax.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

Error errorOf(std::string_view json) {
  const auto runs = runsFromJson(json);
  if (runs) {
    ADD_FAILURE() << "was read";
    return {};
  }
  return runs.error();
}

std::string text(const Error& error, std::size_t index) {
  return index < error.data.size() ? std::get<std::string>(error.data[index].value) : "nothing";
}

/// The sample's JSON with the first `from` after `start` replaced.
std::string changed(std::string_view from, std::string_view to, std::string_view start = "{") {
  std::string json = toJson(troubledRun());
  const std::size_t at = json.find(from, json.find(start));
  EXPECT_NE(at, std::string::npos) << from;
  return json.replace(at, from.size(), to);
}

TEST(JsonErrors, NamesThePlaceOfBadSyntax) {
  const Error error = errorOf("{\n  \"schema\": \"strata.run/1\",\n  \"id\": nothing\n}");
  EXPECT_EQ(error.id, "bad-json");
  EXPECT_EQ(text(error, 0), "3:10");
  EXPECT_NE(text(error, 1).find("invalid literal"), std::string::npos) << text(error, 1);
}

TEST(JsonErrors, RefusesWhatIsNoJson) {
  for (const char* json : {"", "   ", "Strata 0.1.0", "{\"schema\": \"strata.run/1\"", "{} {}", "\xff\xfe{}"})
    EXPECT_EQ(errorOf(json).id, "bad-json") << json;
}

TEST(JsonErrors, RefusesNumbersThatNoDoubleHolds) {
  const Error error = errorOf(changed("0.2310625", "1e999"));
  EXPECT_EQ(error.id, "bad-json");
  EXPECT_NE(text(error, 1).find("1e999"), std::string::npos) << text(error, 1);
}

TEST(JsonErrors, SurvivesHostileNesting) {
  EXPECT_EQ(errorOf(std::string(1000000, '[')).id, "bad-json");
  EXPECT_EQ(errorOf(std::string(65, '[') + std::string(65, ']')).id, "bad-json");
  const std::string nested = std::string(40, '[') + std::string(40, ']');
  EXPECT_TRUE(runsFromJson(changed("\"label\"", "\"deep\": " + nested + ", \"label\"")));
}

TEST(JsonErrors, TellsOtherFilesFromRuns) {
  for (const char* json : {"[]", "1", "{}", R"({"schema": 1})", R"({"schema": "strata.settings/1"})",
                           R"({"schema": "strata.run/"})", R"({"schema": "strata.run/1b"})",
                           R"({"schema": "strata.run/0"})", R"({"context": {}, "benchmarks": []})"})
    EXPECT_EQ(errorOf(json).id, "not-a-run") << json;
}

TEST(JsonErrors, SaysThatAFileIsNewer) {
  const Error error = errorOf(changed("strata.run/1", "strata.run/2"));
  EXPECT_EQ(error, (Error{"newer-schema", {{"schema", std::string("strata.run/2")}}}));
  EXPECT_EQ(errorOf(R"({"schema": "strata.series/2"})").id, "newer-schema");
  EXPECT_EQ(errorOf(R"({"schema": "strata.series/1", "id": "", "runs": [{"schema": "strata.run/2"}]})").id,
            "newer-schema");
}

TEST(JsonErrors, NamesTheMissingKey) {
  const auto missing = [](std::string_view key, std::string_view start = "{") {
    const std::string quoted = '"' + std::string(key) + '"';
    const Error error = errorOf(changed(quoted, "\"was\"", start));
    EXPECT_EQ(error.id, "missing-key") << key;
    return text(error, 0);
  };
  EXPECT_EQ(missing("id"), "id");
  EXPECT_EQ(missing("results"), "results");
  EXPECT_EQ(missing("method"), "program.method");
  EXPECT_EQ(missing("model"), "machine.cpu.model");
  EXPECT_EQ(missing("size_bytes"), "machine.caches[0].size_bytes");
  EXPECT_EQ(missing("value"), "results[0].value");
  EXPECT_EQ(missing("id", "\"reasons\": [{"), "results[1].reasons[0].id");
}

TEST(JsonErrors, NamesTheBadValue) {
  const auto bad = [](std::string_view from, std::string_view to) {
    const Error error = errorOf(changed(from, to));
    EXPECT_EQ(error.id, "bad-value") << to;
    return text(error, 0) + " = " + text(error, 1);
  };
  EXPECT_EQ(bad("\"stopped\"", "\"tired\""), "status = \"tired\"");
  EXPECT_EQ(bad("\"repetition\": 3", "\"repetition\": 3.5"), "repetition = 3.5");
  EXPECT_EQ(bad("\"repetition\": 3", "\"repetition\": 3000000000"), "repetition = 3000000000");
  EXPECT_EQ(bad("\"repetition\": 3", "\"repetition\": null"), "repetition = null");
  EXPECT_EQ(bad("\"seed\": 1", "\"seed\": -1"), "seed = -1.8364758544493064e+19");
  EXPECT_EQ(bad("\"count\": 240", "\"count\": -1"), "results[0].count = -1");
  EXPECT_EQ(bad("\"verdict\": \"good\"", "\"verdict\": \"fine\""), "results[0].verdict = \"fine\"");
  EXPECT_EQ(bad("\"better\": \"higher\"", "\"better\": \"more\""), "results[0].better = \"more\"");
  EXPECT_EQ(bad("\"clean\": [true,", "\"clean\": ["),
            "results[0].clean = [true,true,false,true,true,true,true]");
  EXPECT_EQ(bad("\"reasons\": []", "\"reasons\": {}"), "results[0].reasons = {}");
  EXPECT_EQ(bad("\"reasons\": []", "\"reasons\": [7]"), "results[0].reasons[0] = 7");
  for (const std::string id : {"", "Your licence has expired.", "\\u001b[2J", "Network-lost"})
    EXPECT_TRUE(bad("\"reasons\": []", "\"reasons\": [{\"id\": \"" + id + "\"}]")
                    .starts_with("results[0].reasons[0].id = "))
        << id;
  EXPECT_EQ(bad("\"outcome\": \"skipped\"", "\"outcome\": \"lost\""), "results[18].outcome = \"lost\"");
  EXPECT_EQ(bad("\"core\": [0,", "\"core\": ["),
            "machine.cpu.usable.os_index = [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]");
}

TEST(JsonErrors, RefusesNumbersThatAreNoFigures) {
  const auto refusedKey = [](std::string_view from, const std::string& to) {
    const Error error = errorOf(changed(from, to));
    EXPECT_EQ(error.id, "bad-value") << to;
    return text(error, 0);
  };
  const std::string reasons = "\"reasons\": []";
  for (const std::string number : {"1.7976931348623157e308", "-1.1e30", "9e-31", "5e-324"}) {
    EXPECT_EQ(refusedKey("\"value\": ", "\"value\": " + number + ", \"was\": "), "results[0].value");
    EXPECT_EQ(refusedKey("\"samples\": [", "\"samples\": [" + number + ", "), "results[0].samples");
    EXPECT_EQ(refusedKey(reasons, R"("reasons": [{"id": "x", "y": )" + number + "}]"),
              "results[0].reasons[0].y");
    EXPECT_EQ(
        refusedKey(reasons, R"("network": {"latency_quantiles_ns": [[)" + number + ", 5]]}, " + reasons),
        "results[0].network.latency_quantiles_ns");
  }
  for (const std::string number : {"1e30", "1e-30", "-1e-30", "0", "-0.0"})
    EXPECT_TRUE(runsFromJson(changed("\"value\": ", "\"value\": " + number + ", \"was\": "))) << number;
}

TEST(JsonErrors, RefusesQuantilesThatAreNoPairs) {
  const auto errorWith = [](const std::string& quantiles) {
    const std::string reasons = "\"reasons\": []";
    const auto runs = runsFromJson(
        changed(reasons, R"("network": {"latency_quantiles_ns": )" + quantiles + "}, " + reasons));
    return runs ? std::string() : text(runs.error(), 0);
  };
  EXPECT_EQ(errorWith("[[0.5, 900], [1, 1200]]"), "");
  for (const char* none :
       {"{}", "7", "[5]", "[{}]", "[[]]", "[[0.5]]", "[[0.5, 900, 1]]", R"([["0.5", 900]])", "[[0.5, -1]]",
        "[[0.5, 1.5]]", R"([[0.5, "900"]])", "[[0.5, 900], [1]]"})
    EXPECT_EQ(errorWith(none), "results[0].network.latency_quantiles_ns") << none;
}

TEST(JsonErrors, ShowsTheBeginningsOfLongKeysAndValues) {
  const auto shown = [](const std::string& key, const std::string& value) {
    const Error error =
        errorOf(changed("\"reasons\": []", R"("reasons": [{"id": "x", ")" + key + "\": " + value + "}]"));
    EXPECT_EQ(error.id, "bad-value");
    return text(error, 0) + " = " + text(error, 1);
  };
  const auto letters = [](std::size_t count) { return std::string(count, 'k'); };
  const std::string place = "results[0].reasons[0].";
  EXPECT_EQ(shown(letters(60), "[]"), place + letters(60) + " = []");
  EXPECT_EQ(shown(letters(61), "[]"), place + letters(60) + " = []");
  // With brackets and quotes a text of 56 letters has 60 bytes.
  EXPECT_EQ(shown("k", "[\"" + letters(56) + "\"]"), place + "k = [\"" + letters(56) + "\"]");
  EXPECT_EQ(shown("k", "[\"" + letters(57) + "\"]"), place + "k = [\"" + letters(57) + "\"...");
}

TEST(JsonErrors, RefusesWholeNumbersThatDoNotFit) {
  const auto errorOfRepetition = [](const std::string& number) {
    const auto runs = runsFromJson(changed("\"repetition\": 3", "\"repetition\": " + number));
    return runs ? std::to_string(runs->front().repetition) : runs.error().id;
  };
  for (const char* fits : {"2147483647", "-2147483648"}) EXPECT_EQ(errorOfRepetition(fits), fits);
  for (const char* none : {"2147483648", "-2147483649", "9223372036854775808"})
    EXPECT_EQ(errorOfRepetition(none), "bad-value") << none;
  strata::Run run = classicRun();
  run.results[0].parameters.chains = std::numeric_limits<std::int64_t>::max();
  const std::string json = toJson(run);
  const std::string greatest = "9223372036854775807";
  ASSERT_NE(json.find(greatest), std::string::npos);
  const auto read = runsFromJson(json);
  ASSERT_TRUE(read) << read.error().id;
  EXPECT_EQ(read->front().results[0].parameters.chains, run.results[0].parameters.chains);
  std::string beyond = json;
  beyond.replace(beyond.find(greatest), greatest.size(), "9223372036854775808");
  EXPECT_EQ(text(errorOf(beyond), 0), "results[0].parameters.chains");
}

TEST(JsonErrors, TakesAHundredReasonsOfAFigure) {
  const auto errorWith = [](std::size_t reasons) {
    std::string list;
    for (std::size_t i = 0; i < reasons; ++i) list += i == 0 ? R"({"id": "x"})" : R"(, {"id": "x"})";
    const auto runs = runsFromJson(changed("\"reasons\": []", "\"reasons\": [" + list + "]"));
    return runs ? std::string() : text(runs.error(), 0);
  };
  EXPECT_EQ(errorWith(mostReasons), "");
  EXPECT_EQ(errorWith(mostReasons + 1), "results[0].reasons");
}

TEST(JsonErrors, RefusesANegativeNumberOfThreads) {
  const Error error = errorOf(changed("\"threads\": 2", "\"threads\": -1", "\"parameters\""));
  EXPECT_EQ(error.id, "bad-value");
  EXPECT_EQ(text(error, 0), "results[2].parameters.threads");
  // A load may lie before what was stored.
  const auto runs = runsFromJson(changed("\"threads\": 2", "\"offset\": -1", "\"parameters\""));
  ASSERT_TRUE(runs);
  EXPECT_EQ(runs->front().results.at(2).parameters.offset, -1);
}

TEST(JsonErrors, ReadsIdsInSmallLetters) {
  strata::Run run = troubledRun();
  run.id = "ABCDEFAB-0000-4000-8000-00000000000A";
  run.series = "ABCDEFAB-0000-4000-8000-00000000000B";
  const auto runs = runsFromJson(toJson(run));
  ASSERT_TRUE(runs);
  EXPECT_EQ(runs->front().id, "abcdefab-0000-4000-8000-00000000000a");
  EXPECT_EQ(runs->front().series, "abcdefab-0000-4000-8000-00000000000b");
  run.id = "Not A UUID";
  const auto other = runsFromJson(toJson(run));
  ASSERT_TRUE(other);
  EXPECT_EQ(other->front().id, "Not A UUID") << "which names no run, and is refused as it is";
}

TEST(JsonErrors, PassesOnWhatIsWrongInTheSettings) {
  const Error error = errorOf(changed("\"threads\": 2", "\"threads\": 5000", "\"settings\""));
  EXPECT_EQ(error.id, "out-of-range");
  EXPECT_EQ(text(error, 0), "settings.threads");
  EXPECT_EQ(text(errorOf(changed("\"bind\": \"spread\"", "\"bind\": 0", "\"settings\"")), 0),
            "settings.bind");
}

TEST(JsonErrors, RefusesAKeyThatIsGivenTwice) {
  const Error error = errorOf(changed("\"test\":", "\"test\": \"x\", \"test\":", "\"results\""));
  EXPECT_EQ(error.id, "bad-json");
  EXPECT_EQ(text(error, 1), "the key \"test\" is given twice");
}

TEST(JsonErrors, ReadsNothingOfWhatIsTooLarge) {
  // Never read, so that it need not be there.
  const char none = ' ';
  EXPECT_EQ(errorOf(std::string_view(&none, mostRunFile.count + 1)),
            (Error{"too-large", {{"most_bytes", static_cast<std::int64_t>(mostRunFile.count)}}}));
}

TEST(JsonErrors, RefusesTextsAndKeysThatAreTooLong) {
  const std::string longest(mostText.count, 'x');
  const auto labelled = [](const std::string& text) {
    return changed("\"label\": \"", "\"label\": \"" + text + "\", \"was\": \"");
  };
  EXPECT_TRUE(runsFromJson(labelled(longest)));
  const std::string said = "a text of more than 65536 bytes";
  EXPECT_EQ(text(errorOf(labelled(longest + 'x')), 1), said);
  EXPECT_EQ(text(errorOf(changed("\"label\"", '"' + longest + "x\": 1, \"label\"")), 1), said);
}

std::string repeatedText(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

TEST(JsonErrors, RefusesMoreValuesThanAnyRunHas) {
  const auto withValues = [](std::size_t count) {
    return changed("\"label\"", "\"many\": [" + repeatedText("{},", count) + "0], \"label\"");
  };
  EXPECT_EQ(text(errorOf(withValues(mostJsonValues)), 1), "more than 3000000 values");
  EXPECT_TRUE(runsFromJson(withValues(100000)));
}

TEST(JsonErrors, CountsFiguresBeforeItReadsThem) {
  const auto withResults = [](std::size_t more) {
    return changed("\"results\": [", "\"results\": [" + repeatedText("0, ", more));
  };
  EXPECT_EQ(errorOf(withResults(mostRunFigures)),
            (Error{"too-many-figures", {{"most", static_cast<std::int64_t>(mostRunFigures)}}}));
  EXPECT_EQ(text(errorOf(withResults(1)), 0), "results[0]");
}

TEST(JsonErrors, ShowsWhatIsWrongAsPlainText) {
  const Error hostile = errorOf(
      changed("\"reasons\": []", "\"reasons\": [{\"id\": \"x\", \"\\u001b[31m\\u0000\": [\"\xC3\xA9\"]}]"));
  EXPECT_EQ(hostile.id, "bad-value");
  EXPECT_EQ(text(hostile, 0), "results[0].reasons[0].\\u001b[31m\\u0000");
  EXPECT_EQ(text(hostile, 1), "[\"\\u00e9\"]");
}

TEST(JsonErrors, RefusesASeriesWithoutRuns) {
  EXPECT_EQ(errorOf(R"({"schema": "strata.series/1", "id": ""})").id, "missing-key");
  EXPECT_EQ(errorOf(R"({"schema": "strata.series/1", "id": "", "runs": []})").id, "bad-value");
  for (const char* runs : {"{}", R"({"a": 1})", "7", "[7]"})
    EXPECT_FALSE(
        runsFromJson(R"({"schema": "strata.series/1", "id": "", "runs": )" + std::string(runs) + "}"))
        << runs;
}

TEST(JsonErrors, ReadsNoPartOfADamagedFile) {
  const std::string json = toJson(troubledRun());
  for (std::size_t length = 0; length + 2 < json.size(); length += 97)
    EXPECT_EQ(errorOf(json.substr(0, length)).id, "bad-json") << length;
}

/// So many times a text, and once another behind it.
std::string times(std::size_t count, std::string_view part, std::string_view last = "") {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += part;
  return all + std::string(last);
}

std::string placeIn(std::string_view json) {
  const auto error = findJsonError(json);
  return error ? text(*error, 0) : "none";
}

TEST(JsonSyntax, IsBoundedInDepthKeysAndValues) {
  EXPECT_EQ(findJsonError(times(64, "[") + times(64, "]")), std::nullopt);
  EXPECT_NE(findJsonError(times(65, "[") + times(65, "]")), std::nullopt);
  EXPECT_EQ(findJsonError(times(64, R"({"a":)", "0") + times(64, "}")), std::nullopt);
  EXPECT_NE(findJsonError(times(65, R"({"a":)", "0") + times(65, "}")), std::nullopt);
  EXPECT_EQ(findJsonError(times(100, "[[]],[{}],").insert(0, "[") + "0]"), std::nullopt)
      << "beside each other";
  const auto keys = [](int count) {
    std::string object = "{";
    for (int i = 0; i < count; ++i) object += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
    return findJsonError(object + "}").has_value();
  };
  EXPECT_FALSE(keys(1000));
  EXPECT_TRUE(keys(1001));
  // The list is one of them.
  EXPECT_EQ(findJsonError("[" + times(mostJsonValues - 2, "0,", "0]")), std::nullopt);
  EXPECT_NE(findJsonError("[" + times(mostJsonValues - 1, "0,", "0]")), std::nullopt);
}

TEST(JsonSyntax, TellsLineAndColumn) {
  EXPECT_EQ(placeIn("[1,\n2,\n x]"), "3:2");
  EXPECT_EQ(placeIn("x"), "1:1");
  EXPECT_EQ(placeIn(std::string("[1]\0", 4)), "1:4");
  EXPECT_EQ(placeIn("[\n1,2]"), "none");
}

TEST(JsonSyntax, ShowsTheBeginningOfAKeyThatIsGivenTwice) {
  const auto told = [](const std::string& key) {
    return text(*findJsonError("{\"" + key + "\":1,\"" + key + "\":2}"), 1);
  };
  EXPECT_EQ(told("a"), "the key \"a\" is given twice");
  EXPECT_EQ(told("\xc3\xa4"), "the key \"\\u00e4\" is given twice");
  EXPECT_EQ(told(times(58, "k")), "the key \"" + times(58, "k") + "\" is given twice");
  EXPECT_EQ(told(times(59, "k")), "the key \"" + times(59, "k") + "... is given twice");
}

// The place is told apart, and of what the parser says about a text no more than its beginning.
TEST(JsonSyntax, TellsWhatIsWrongWithoutThePlace) {
  const auto said = [](std::string_view json) { return text(*findJsonError(json), 1); };
  EXPECT_TRUE(said("[1,").starts_with("syntax error while parsing value - ")) << said("[1,");
  EXPECT_EQ(said(""),
            "syntax error while parsing value - unexpected end of input; expected '[', '{', or a literal");
  // With the 26 characters around it a number of 74 has a hundred.
  const auto ofDigits = [&](std::size_t count) { return said("[" + times(count - 4, "9") + "e999]"); };
  EXPECT_EQ(ofDigits(74), "number overflow parsing '" + times(70, "9") + "e999'");
  EXPECT_EQ(ofDigits(75), "number overflow parsing '" + times(71, "9") + "e999...");
}

// What was read last may be as long as the file: a quotation mark and 39 letters are shown, of more the
// last 40.
TEST(JsonSyntax, TellsTheEndOfWhatWasReadLast) {
  const auto said = [](const std::string& json) { return text(*findJsonError(json), 1); };
  const auto endsWith = [&](const std::string& json, const std::string& end) {
    EXPECT_TRUE(said(json).starts_with("syntax error while parsing value - ")) << said(json);
    EXPECT_TRUE(said(json).ends_with("last read: '" + end + "'")) << said(json);
  };
  endsWith("[\"" + times(39, "k"), '"' + times(39, "k"));
  endsWith("[\"" + times(40, "k"), "..." + times(40, "k"));
  endsWith("[\"" + times(100, "k"), "..." + times(40, "k"));
  endsWith("[~", "[~");
  endsWith("[\x7f", "[\\x7f");
  endsWith("[\xff", "[\\xff");
}

TEST(JsonErrors, CountsFiguresUpToTheMost) {
  const auto errorWith = [](std::size_t results) {
    Json json = parsedJson(toJson(troubledRun()));
    json["results"] = Json(std::vector<Json>(results, Json::object()));
    return errorOf(json.dump()).id;
  };
  EXPECT_NE(errorWith(mostRunFigures), "too-many-figures");
  EXPECT_EQ(errorWith(mostRunFigures + 1), "too-many-figures");
}

TEST(JsonErrors, ReadsAFileOfTheGreatestSize) {
  std::string json = toJson(troubledRun());
  json.resize(mostRunFile.count, ' ');
  EXPECT_TRUE(runsFromJson(json));
  EXPECT_EQ(errorOf(json + ' ').id, "too-large");
}

TEST(JsonErrors, TellsSettingsOutOfRangeFromThoseThatAreNoNumber) {
  const auto errorWith = [](const char* seconds) {
    return settingsFromJson(R"({"schema": "strata.settings/1", "integer_s": )" + std::string(seconds) + "}")
        .error()
        .id;
  };
  EXPECT_EQ(errorWith("2147483647"), errorWith("100"));
  EXPECT_EQ(errorWith("-2147483648"), errorWith("0"));
  EXPECT_EQ(errorWith("2147483648"), errorWith("\"x\""));
  EXPECT_EQ(errorWith("-2147483649"), errorWith("\"x\""));
  EXPECT_NE(errorWith("0"), errorWith("\"x\""));
}

}  // namespace
}  // namespace strata
