// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "core/base/utf8_path.h"
#include "core/files/settings_file.h"
#include "core/files/write_file.h"
#include "tests/core/files/content_of.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace fs = std::filesystem;

namespace {

class SettingsFile : public testing::Test {
 protected:
  std::string inside(const std::string& name) const { return utf8Of(pathOf(m_folder.path()) / pathOf(name)); }
  std::string path() const { return inside("settings.json"); }
  void write(const std::string& content) const { ASSERT_TRUE(writeFile(path(), content)); }
  bool exists(const std::string& name) const { return fs::exists(pathOf(inside(name))); }
  std::ptrdiff_t entries() const { return m_folder.entries(); }

 private:
  test::TemporaryFolder m_folder;
};

std::string text(const Reason& reason, std::size_t index) {
  return std::get<std::string>(reason.data.at(index).value);
}

}  // namespace

TEST_F(SettingsFile, missingGivesDefaultsWithoutANotice) {
  const LoadedSettings loaded = loadSettings(path());
  EXPECT_EQ(loaded.settings, Settings{});
  EXPECT_FALSE(loaded.fromFile);
  EXPECT_FALSE(loaded.notice);
  EXPECT_EQ(entries(), 0) << "asking makes no file";
}

TEST_F(SettingsFile, goodOneIsRead) {
  write(R"({"schema": "strata.settings/1", "memory_s": 7})");
  const LoadedSettings loaded = loadSettings(path());
  EXPECT_EQ(loaded.settings.memorySeconds, 7);
  EXPECT_TRUE(loaded.fromFile);
  EXPECT_FALSE(loaded.notice);
  EXPECT_EQ(entries(), 1);
}

TEST_F(SettingsFile, damagedOneIsSetAsideWithTheReasonsFacts) {
  write("{\"threads\": \n");
  const LoadedSettings loaded = loadSettings(path());
  EXPECT_EQ(loaded.settings, Settings{});
  EXPECT_FALSE(loaded.fromFile);
  ASSERT_TRUE(loaded.notice);
  EXPECT_EQ(loaded.notice->id, "settings-bad-json");
  ASSERT_EQ(loaded.notice->data.size(), 4u);
  EXPECT_EQ(loaded.notice->data[0], (Datum{"path", path()}));
  EXPECT_EQ(loaded.notice->data[1].name, "place");
  EXPECT_EQ(loaded.notice->data[2].name, "detail");
  EXPECT_EQ(loaded.notice->data[3], (Datum{"moved_to", inside("settings-set-aside-1.json")}));
  EXPECT_FALSE(exists("settings.json"));
  EXPECT_EQ(contentOf(inside("settings-set-aside-1.json")), "{\"threads\": \n");
  EXPECT_FALSE(loadSettings(path()).notice) << "said once";
}

TEST_F(SettingsFile, emptyOneIsDamaged) {
  write("");
  const LoadedSettings loaded = loadSettings(path());
  ASSERT_TRUE(loaded.notice);
  EXPECT_EQ(loaded.notice->id, "settings-bad-json");
}

TEST_F(SettingsFile, noticeNamesWhatIsWrong) {
  struct Case {
    const char* content;
    const char* id;
    std::vector<std::string> facts;
  };
  for (const Case& wrong :
       {Case{R"({"schema": "strata.settings/2"})", "settings-newer-schema", {"strata.settings/2"}},
        Case{R"({"schema": "strata.run/1"})", "settings-bad-setting", {"schema", "strata.settings/1"}},
        Case{R"({"stop_when_precise": "yes"})", "settings-bad-setting", {"stop_when_precise", "true, false"}},
        Case{R"({"history": 0})", "settings-bad-setting", {"history", "true, false"}},
        Case{R"({"threads": 5000})", "settings-out-of-range", {"threads", "5000", "1", "1024"}},
        Case{R"({"integer_s": 0})", "settings-out-of-range", {"integer_s", "0 s", "1 s", "99 s"}},
        // What fits into 32 bits is a number out of range, and what does not is none.
        Case{R"({"integer_s": -2147483648})",
             "settings-out-of-range",
             {"integer_s", "-2147483648 s", "1 s", "99 s"}},
        Case{R"({"integer_s": 2147483647})",
             "settings-out-of-range",
             {"integer_s", "2147483647 s", "1 s", "99 s"}},
        Case{R"({"integer_s": -2147483649})", "settings-bad-setting", {"integer_s", "1 to 99 s"}},
        Case{R"({"integer_s": 2147483648})", "settings-bad-setting", {"integer_s", "1 to 99 s"}},
        Case{R"({"integer_s": 18446744073709551615})", "settings-bad-setting", {"integer_s", "1 to 99 s"}},
        Case{R"({"regions_bytes": [1]})",
             "settings-out-of-range",
             {"regions_bytes", "1 B", "128 B", "64 TiB"}},
        Case{"{\"threads\": 1,\n \"threads\": 2}",
             "settings-bad-json",
             {"2:10", "the key \"threads\" is given twice"}}}) {
    write(wrong.content);
    const LoadedSettings loaded = loadSettings(path());
    EXPECT_EQ(loaded.settings, Settings{});
    ASSERT_TRUE(loaded.notice) << wrong.content;
    EXPECT_EQ(loaded.notice->id, wrong.id);
    ASSERT_EQ(loaded.notice->data.size(), wrong.facts.size() + 2) << wrong.content;
    for (std::size_t i = 0; i < wrong.facts.size(); ++i)
      EXPECT_EQ(text(*loaded.notice, i + 1), wrong.facts[i]) << wrong.content;
    EXPECT_EQ(contentOf(text(*loaded.notice, wrong.facts.size() + 1)), wrong.content);
  }
}

TEST_F(SettingsFile, oneCutShortAnywhereIsDamaged) {
  const std::string whole = settingsToJson(thoroughSettings(), Written::All);
  for (std::size_t length = 0; length < whole.size(); ++length) {
    write(whole.substr(0, length));
    const LoadedSettings loaded = loadSettings(path());
    ASSERT_TRUE(loaded.notice) << length;
    ASSERT_EQ(loaded.notice->id, "settings-bad-json") << length;
    ASSERT_EQ(loaded.settings, Settings{}) << length;
    ASSERT_EQ(contentOf(text(*loaded.notice, 3)), whole.substr(0, length));
    fs::remove(pathOf(text(*loaded.notice, 3)));
  }
}

TEST_F(SettingsFile, whatIsNoSettingsFileIsNotReadToItsEnd) {
  const std::string large(mostSettingsFile.count + 1, ' ');
  write(large);
  const LoadedSettings loaded = loadSettings(path());
  ASSERT_TRUE(loaded.notice);
  EXPECT_EQ(loaded.notice->id, "settings-too-large");
  ASSERT_EQ(loaded.notice->data.size(), 3u);
  EXPECT_EQ(loaded.notice->data[1], (Datum{"most_bytes", std::int64_t{1 << 20}}));
  EXPECT_EQ(text(*loaded.notice, 2), inside("settings-set-aside-1.json"));
  write(std::string(mostSettingsFile.count - 2, ' ') + "{}");
  EXPECT_TRUE(loadSettings(path()).fromFile) << "as large as can be";
}

TEST_F(SettingsFile, oneFromAnotherEditorIsRead) {
  for (const char* content :
       {"\xEF\xBB\xBF{\"memory_s\": 7}", "{\r\n  \"memory_s\": 7\r\n}\r\n", "\t{ \"memory_s\" :7 }\n\n"}) {
    write(content);
    const LoadedSettings loaded = loadSettings(path());
    EXPECT_FALSE(loaded.notice) << content;
    EXPECT_EQ(loaded.settings.memorySeconds, 7) << content;
  }
}

TEST_F(SettingsFile, oneSetAsideBeforeIsNeverOverwritten) {
  ASSERT_TRUE(writeFile(inside("settings-set-aside-1.json"), "mine"));
  fs::create_directory(pathOf(inside("settings-set-aside-2.json")));
  write("second");
  EXPECT_EQ(text(*loadSettings(path()).notice, 3), inside("settings-set-aside-3.json"));
  write("third");
  EXPECT_EQ(text(*loadSettings(path()).notice, 3), inside("settings-set-aside-4.json"));
  EXPECT_EQ(contentOf(inside("settings-set-aside-1.json")), "mine");
  EXPECT_EQ(contentOf(inside("settings-set-aside-3.json")), "second");
  EXPECT_EQ(contentOf(inside("settings-set-aside-4.json")), "third");
}

TEST_F(SettingsFile, aLinkThatLeadsNowhereIsNotOverwrittenEither) {
  std::error_code error;
  fs::create_symlink("nowhere", pathOf(inside("settings-set-aside-1.json")), error);
  if (error) GTEST_SKIP() << "no links here: " << error.message();
  write("x");
  EXPECT_EQ(text(*loadSettings(path()).notice, 3), inside("settings-set-aside-2.json"));
}

TEST_F(SettingsFile, oneThatCannotBeReadIsLeftAlone) {
  fs::create_directory(pathOf(path()));
  const LoadedSettings loaded = loadSettings(path());
  EXPECT_EQ(loaded.settings, Settings{});
  EXPECT_FALSE(loaded.fromFile);
  EXPECT_TRUE(loaded.unread);
  EXPECT_FALSE(loadSettings(inside("none.json")).unread) << "where there is none, one may be written";
  ASSERT_TRUE(loaded.notice);
  EXPECT_EQ(loaded.notice->id, "settings-unreadable");
  ASSERT_EQ(loaded.notice->data.size(), 2u);
  EXPECT_EQ(text(*loaded.notice, 0), path());
  EXPECT_TRUE(fs::is_directory(pathOf(path())));
  EXPECT_EQ(entries(), 1);
}

TEST_F(SettingsFile, savedSettingsAreLoadedAgain) {
  Settings settings = classicNbench();
  settings.diskFolders = {"/tmp",
                          "D:\\Gr\xC3\xB6\xC3\x9F"
                          "e"};
  settings.threadMode = ThreadMode::Cores;
  settings.binding = Binding::List;
  settings.cpuList = {3, 1};
  const std::string deep = utf8Of(pathOf(inside("new")) / "folder" / "settings.json");
  ASSERT_TRUE(saveSettings(deep, settings));
  ASSERT_TRUE(saveSettings(deep, settings)) << "over the older one";
  const LoadedSettings loaded = loadSettings(deep);
  EXPECT_EQ(loaded.settings, settings);
  EXPECT_TRUE(loaded.fromFile);
  EXPECT_FALSE(loaded.notice);
}

TEST_F(SettingsFile, everySettingIsWrittenAndRead) {
  Settings settings = thoroughSettings();
  settings.integerSeconds = 11;
  settings.floatingSeconds = 12;
  settings.memorySeconds = 13;
  settings.regions = std::vector<Bytes>{1_KiB, Bytes{100'000}};
  settings.diskFile = 256_MiB;
  settings.diskFolders = {"/tmp"};
  settings.diskProfile = DiskProfile::Custom;
  settings.diskSeconds = 14;
  settings.diskReadPercent = 30;
  settings.diskCustom = {true, 64_KiB, 4, 2};
  settings.diskZeros = true;
  settings.networkPeers = {{"desk.local"}, {"fe80::1", 49001}};
  settings.networkSeconds = 15;
  settings.networkStreams = 8;
  settings.binding = Binding::List;
  settings.cpuList = {0, 2, 5};
  settings.stopWhenPrecise = !Settings().stopWhenPrecise;
  settings.keepRuns = !Settings().keepRuns;
  for (const ThreadMode mode : {ThreadMode::Auto, ThreadMode::Cores, ThreadMode::Scale, ThreadMode::Count})
    for (const bool isRandom : {true, false}) {
      settings.threadMode = mode;
      settings.threads = mode == ThreadMode::Count ? 12 : Settings().threads;
      settings.diskCustom.random = isRandom;
      for (const Written written : {Written::All, Written::Differences}) {
        write(settingsToJson(settings, written));
        EXPECT_EQ(loadSettings(path()).settings, settings) << settingsToJson(settings, written);
      }
    }
  EXPECT_EQ(settingsToJson(Settings(), Written::Differences).find("memory_s"), std::string::npos);
  EXPECT_NE(settingsToJson(Settings(), Written::All).find("memory_s"), std::string::npos);
}

TEST_F(SettingsFile, whatIsOutOfRangeIsNamedByItsKey) {
  for (const auto& [key, value] : {std::pair{"disk_file_bytes", "1"},
                                   {"disk_custom", R"({"block_bytes": 1})"},
                                   {"disk_custom", R"({"queue_depth": 0})"},
                                   {"disk_custom", R"({"threads": 0})"},
                                   {"regions_bytes", "[1]"},
                                   {"memory_s", "0"}}) {
    write("{\"" + std::string(key) + "\": " + value + "}");
    const auto notice = loadSettings(path()).notice;
    ASSERT_TRUE(notice) << value;
    EXPECT_EQ(notice->id, "settings-out-of-range") << value;
    EXPECT_EQ(text(*notice, 1), key) << value;
  }
}

// Run files and older settings files have other words for two of them.
TEST_F(SettingsFile, olderNamesAreRead) {
  for (const char* pattern : {"sequential", "serial", "random"}) {
    write(R"({"disk_custom": {"pattern": ")" + std::string(pattern) + "\"}}");
    const LoadedSettings loaded = loadSettings(path());
    EXPECT_TRUE(loaded.fromFile) << pattern;
    EXPECT_EQ(loaded.settings.diskCustom.random, std::string(pattern) == "random");
  }
  write(R"({"disk_custom": {"pattern": "backwards"}})");
  EXPECT_EQ(loadSettings(path()).notice->id, "settings-bad-setting");
  for (const char* key : {"affinity", "bind"}) {
    write("{\"" + std::string(key) + R"(": "none"})");
    EXPECT_EQ(loadSettings(path()).settings.binding, Binding::None) << key;
  }
}

TEST_F(SettingsFile, unknownKeysSurvive) {
  write(R"({"threads": 2, "colour": {"of": ["the", "sky"]}})");
  Settings settings = loadSettings(path()).settings;
  settings.threads = 3;
  ASSERT_TRUE(saveSettings(path(), settings));
  EXPECT_EQ(loadSettings(path()).settings, settings);
  EXPECT_NE(contentOf(path()).find("\"sky\""), std::string::npos);
}

TEST_F(SettingsFile, isNotWrittenUnderAPlainFile) {
  ASSERT_TRUE(writeFile(inside("plain"), "x"));
  for (const char* name : {"plain/settings.json", "plain/below/settings.json"}) {
    const Status saved = saveSettings(inside(name), Settings{});
    ASSERT_FALSE(saved) << name;
    EXPECT_EQ(saved.error().id, "cannot-write");
    EXPECT_EQ(text(saved.error(), 0), inside(name));
    EXPECT_NE(text(saved.error(), 1), "");
  }
  EXPECT_EQ(contentOf(inside("plain")), "x");
}

TEST_F(SettingsFile, isNotWrittenWhenItCouldNotBeReadAgain) {
  write("{}");
  Settings settings;
  settings.memorySeconds = 0;
  EXPECT_EQ(saveSettings(path(), settings).error().id, "out-of-range");
  settings = Settings{};
  settings.binding = Binding::List;  // of no CPU
  EXPECT_EQ(saveSettings(path(), settings).error().id, "bad-setting");
  EXPECT_EQ(contentOf(path()), "{}");
}

TEST(SettingsPath, liesInTheDataFolder) {
  const auto path = settingsPath();
  ASSERT_TRUE(path);
  EXPECT_EQ(pathOf(*path).filename(), "settings.json");
  EXPECT_TRUE(pathOf(*path).is_absolute());
}

}  // namespace strata
