// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/model/settings.h"

namespace strata {

namespace {

std::string errorOf(const std::string& json) {
  const auto settings = settingsFromJson(json);
  return settings ? "none" : settings.error().id;
}

}  // namespace

TEST(SettingsJson, writesOnlyWhatDiffersFromTheDefaults) {
  EXPECT_EQ(settingsToJson(Settings{}), "{\n  \"schema\": \"strata.settings/1\"\n}");
}

TEST(SettingsJson, givesBackWhatWasWritten) {
  Settings settings;
  settings.integerSeconds = 7;
  settings.floatingSeconds = 1;
  settings.memorySeconds = 99;
  settings.regions = std::vector<Bytes>{1_KiB, 0_B, Bytes{100'000}};
  settings.diskFile = 10_MiB;
  settings.diskFolders = {"/tmp", "C:\\Users\\a b"};
  settings.diskProfile = DiskProfile::RealWorld;
  settings.diskSeconds = 5;
  settings.diskReadPercent = 45;
  settings.diskCustom = {false, 128_KiB, 16, 3};
  settings.diskZeros = true;
  settings.networkPeers = {{"desk.local"}, {"192.168.1.7", 49001}, {"fe80::1"}, {"::1", 1}};
  settings.networkSeconds = 9;
  settings.networkStreams = 64;
  settings.threads = 12;
  settings.binding = Binding::List;
  settings.cpuList = {0, 2, 5};
  settings.cores = CoreChoice::LowPower;
  settings.stopWhenPrecise = false;
  settings.keepRuns = false;
  const auto read = settingsFromJson(settingsToJson(settings));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, settings);

  settings.threads = 1;
  settings.threadMode = ThreadMode::Auto;
  EXPECT_EQ(*settingsFromJson(settingsToJson(settings)), settings);
  settings.threadMode = ThreadMode::Cores;
  EXPECT_EQ(*settingsFromJson(settingsToJson(settings)), settings);
  EXPECT_EQ(*settingsFromJson(settingsToJson(classicNbench())), classicNbench());
}

TEST(SettingsJson, saysTheClassicDiskTestAndTakesTheUsualOneWhereNoneIsSaid) {
  const std::string classic = settingsToJson(classicNbench());
  EXPECT_NE(classic.find(R"("disk_profile": "classic")"), std::string::npos) << classic;
  EXPECT_EQ(settingsFromJson(R"({"disk_file_bytes": "64M"})")->diskProfile, DiskProfile::Default);
  EXPECT_NE(settingsToJson(Settings{}, Written::All).find(R"("disk_profile": "default")"), std::string::npos);
}

TEST(SettingsJson, writesMachinesAsAPersonWould) {
  Settings settings;
  settings.networkPeers = {{"desk.local"}, {"fe80::1", 49001}};
  const std::string json = settingsToJson(settings);
  EXPECT_NE(json.find(R"("desk.local")"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("[fe80::1]:49001")"), std::string::npos) << json;
  EXPECT_EQ(settingsFromJson(R"({"network_peers": [" desk.local:49000 "]})")->networkPeers,
            std::vector<NetworkAddress>{{"desk.local"}});
}

TEST(SettingsJson, writesAllForARunFile) {
  const std::string all = settingsToJson(Settings{}, Written::All);
  for (const char* key :
       {"integer_s", "floating_s", "memory_s", "disk_file_bytes", "disk_folders", "disk_profile", "disk_s",
        "disk_read_percent", "disk_custom", "disk_zeros", "network_peers", "network_s", "network_streams",
        "sustained_min", "threads", "bind", "stop_when_precise", "history"})
    EXPECT_NE(all.find(key), std::string::npos) << key;
  EXPECT_EQ(*settingsFromJson(all), Settings{});
}

TEST(SettingsJson, namesThingsAsOptionsDoInASettingsFileAlone) {
  Settings settings;
  settings.binding = Binding::None;
  settings.diskCustom.random = false;
  const std::string file = settingsToJson(settings);
  EXPECT_NE(file.find(R"("affinity": "none")"), std::string::npos) << file;
  EXPECT_NE(file.find(R"("pattern": "sequential")"), std::string::npos) << file;
  EXPECT_EQ(file.find("bind"), std::string::npos) << file;
  const std::string run = settingsToJson(settings, Written::All);
  EXPECT_NE(run.find(R"("bind": "none")"), std::string::npos) << run;
  EXPECT_NE(run.find(R"("pattern": "serial")"), std::string::npos) << run;
  EXPECT_EQ(run.find("affinity"), std::string::npos) << run;
  EXPECT_EQ(*settingsFromJson(file), settings);
  EXPECT_EQ(*settingsFromJson(run), settings);
}

TEST(SettingsJson, keepsKeysOfANewerVersion) {
  const auto read = settingsFromJson(R"({"threads": 3, "colour": {"of": ["the", "sky"]}})");
  ASSERT_TRUE(read);
  const std::string again = settingsToJson(*read);
  EXPECT_NE(again.find("\"colour\""), std::string::npos);
  EXPECT_EQ(*settingsFromJson(again), *read);
}

TEST(SettingsJson, takesSizesAsTextToo) {
  const auto read = settingsFromJson(R"({"regions_bytes": ["16K", 1000], "disk_file_bytes": "2 MiB"})");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->regions, (std::vector<Bytes>{16_KiB, 1000_B}));
  EXPECT_EQ(read->diskFile, 2_MiB);
}

TEST(SettingsJson, namesWhatIsWrong) {
  EXPECT_EQ(errorOf("{"), "bad-json");
  EXPECT_EQ(errorOf("[]"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"integer_s": 1e999})"), "bad-json");
  EXPECT_EQ(errorOf(std::string(100000, '[')), "bad-json");
  EXPECT_EQ(errorOf(R"({"schema": "strata.settings/2"})"), "newer-schema");
  EXPECT_EQ(errorOf(R"({"schema": "strata.run/1"})"), "bad-setting");
  for (const char* version : {"", "0", "-1", "1x", "01", "x", " 1", "99999999999"})
    EXPECT_EQ(errorOf(std::string(R"({"schema": "strata.settings/)") + version + "\"}"), "bad-setting")
        << version;
  EXPECT_EQ(errorOf(R"({"schema": 1})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"integer_s": "2"})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"integer_s": 2.5})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"integer_s": 0})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"integer_s": 99999999999})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"memory_s": 100})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"threads": 1025})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"threads": "all"})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"bind": "everywhere"})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"regions_bytes": 5})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"regions_bytes": [127]})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"regions_bytes": [1024,1024,1024,1024,1024]})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"disk_file_bytes": 5})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"disk_folders": [1]})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"disk_profile": "peak"})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"disk_s": 0})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"disk_read_percent": 100})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"disk_custom": {"queue_depth": 0}})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"disk_custom": {"threads": 1025}})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"disk_custom": {"block_bytes": 1}})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"disk_custom": {"pattern": true}})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"disk_zeros": "no"})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"network_peers": "desk"})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"network_peers": ["desk:0"]})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"network_peers": [49000]})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"network_s": 100})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"network_streams": 65})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"network_streams": 1.5})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"sustained_min": 121})"), "out-of-range");
  EXPECT_EQ(errorOf(R"({"stop_when_precise": "yes"})"), "bad-setting");
  EXPECT_EQ(errorOf(R"({"history": "no"})"), "bad-setting");
}

TEST(SettingsJson, saysWhereAndWhatIsAllowed) {
  const auto facts = [](const std::string& json) {
    const auto settings = settingsFromJson(json);
    std::vector<std::string> texts;
    if (settings) return texts;
    for (const Datum& datum : settings.error().data) texts.push_back(std::get<std::string>(datum.value));
    return texts;
  };
  using Facts = std::vector<std::string>;
  EXPECT_EQ(facts(R"({"integer_s": null})"), (Facts{"integer_s", "1 to 99 s"}));
  EXPECT_EQ(facts(R"({"integer_s": 18446744073709551615})"), (Facts{"integer_s", "1 to 99 s"}));
  EXPECT_EQ(facts(R"({"memory_s": -1})"), (Facts{"memory_s", "-1 s", "1 s", "99 s"}));
  EXPECT_EQ(facts(R"({"threads": 1e300})"), (Facts{"threads", "1 to 1024, auto, cores, scale"}));
  EXPECT_EQ(facts(R"({"regions_bytes": ["x"]})"), (Facts{"regions_bytes", "[128 B to 64 TiB, ...]"}));
  EXPECT_EQ(facts(R"({"regions_bytes": [1,2,3,4,5]})"), (Facts{"regions_bytes", "5", "0", "4"}));
  EXPECT_EQ(facts(R"({"disk_file_bytes": true})"), (Facts{"disk_file_bytes", "1 MiB to 64 TiB"}));
  EXPECT_EQ(facts(R"({"disk_file_bytes": 1})"), (Facts{"disk_file_bytes", "1 B", "1 MiB", "64 TiB"}));
  EXPECT_EQ(facts("{\n\"threads\": 1,\n  \"threads\": 1}"),
            (Facts{"3:11", "the key \"threads\" is given twice"}));
  EXPECT_EQ(facts(R"({"a": {"b": 1, "c": {"b": 1}, "b": 2}})"),
            (Facts{"1:33", "the key \"b\" is given twice"}));
  EXPECT_EQ(facts("{\"\\u001b[31m\\u0000\": 1, \"\\u001b[31m\\u0000\": 2}")[1],
            "the key \"\\u001b[31m\\u0000\" is given twice");
  EXPECT_EQ(facts("{\"a\":\n" + std::string(64, '[')), (Facts{"2:64", "nested more than 64 deep"}));
  EXPECT_EQ(facts("{\"a\": \"\xE9\"}")[0], "1:9");
  EXPECT_TRUE(facts("{\"a\": \"\xF1s\"}")[1].ends_with("last read: '\"\\xf1s'"));
  const std::string longText = facts("{\"a\": \"" + std::string(100'000, 'x') + "\x01")[1];
  EXPECT_LT(longText.size(), 300u) << longText;
  EXPECT_NE(longText.find("last read: '...xxx"), std::string::npos) << longText;
  std::string manyKeys = "{\n\"0\":0";
  for (int key = 1; key < 200'000; ++key) manyKeys += ",\n\"" + std::to_string(key) + "\":0";
  EXPECT_EQ(facts(manyKeys + "}"), (Facts{"1002:6", "more than 1000 keys in one object"}));
  EXPECT_EQ(facts("")[0], "1:1");
  EXPECT_EQ(facts(std::string("{}\n\0{}", 6)), (Facts{"2:1", "a zero byte"}));
}

TEST(SettingsJson, namesKeysThatItDoesNotKnow) {
  EXPECT_TRUE(unknownSettings(Settings{}).empty());
  const auto read = settingsFromJson(R"({"thread": 3, "threads": 2, "colour": null})");
  ASSERT_TRUE(read);
  EXPECT_EQ(unknownSettings(*read), (std::vector<std::string>{"thread", "colour"}));
}

TEST(Presets, haveNamesThatAreFound) {
  std::vector<std::string_view> ids;
  for (const Preset& preset : presets()) {
    ids.push_back(preset.id);
    ASSERT_NE(findPreset(preset.id), nullptr);
    EXPECT_EQ(findPreset(preset.id)->settings, preset.settings);
    EXPECT_FALSE(checkRanges(preset.settings)) << preset.id;
  }
  EXPECT_EQ(ids, (std::vector<std::string_view>{"default", "classic", "quick", "thorough"}));
  EXPECT_EQ(findPreset("Quick"), nullptr);
  EXPECT_EQ(findPreset("default")->settings, Settings{});
  EXPECT_EQ(findPreset("classic")->settings, classicNbench());
}

TEST(Presets, measureTheDiskInRowsButTheClassicOne) {
  for (const Preset& preset : presets()) {
    const DiskProfile usual = preset.id == "classic" ? DiskProfile::Classic : DiskProfile::Default;
    EXPECT_EQ(preset.settings.diskProfile, usual) << preset.id;
  }
}

TEST(Presets, quickIsShorterThanTheDefaultAndThoroughLonger) {
  const Settings usual;
  const Settings quick = findPreset("quick")->settings;
  const Settings thorough = findPreset("thorough")->settings;
  for (const auto seconds : {&Settings::integerSeconds, &Settings::floatingSeconds, &Settings::memorySeconds,
                             &Settings::diskSeconds}) {
    EXPECT_LT(quick.*seconds, usual.*seconds);
    EXPECT_GT(thorough.*seconds, usual.*seconds);
  }
  EXPECT_LT(quick.diskFile, usual.diskFile);
  EXPECT_GT(thorough.diskFile, usual.diskFile);
  EXPECT_TRUE(quick.stopWhenPrecise);
  EXPECT_FALSE(thorough.stopWhenPrecise);
}

TEST(Presets, takeOnlyWhatTheyDecide) {
  Settings own;
  own.memorySeconds = 77;
  own.threads = 3;
  own.threadMode = ThreadMode::Scale;
  own.binding = Binding::List;
  own.cpuList = {1};
  own.diskFolders = {"/data"};
  own.keepRuns = false;
  own.networkPeers = {{}};
  own.unknownJson = "{\"new\":1}";
  EXPECT_EQ(presetOf(own), nullptr);
  for (const Preset& preset : presets()) {
    const Settings settings = withPreset(preset, own);
    EXPECT_EQ(presetOf(settings), &preset) << preset.id;
    EXPECT_EQ(settings.memorySeconds, preset.settings.memorySeconds);
    EXPECT_EQ(settings.diskFile, preset.settings.diskFile);
    EXPECT_EQ(settings.regions, preset.settings.regions);
    EXPECT_EQ(settings.threads, 3);
    EXPECT_EQ(settings.threadMode, ThreadMode::Scale);
    EXPECT_EQ(settings.cpuList, std::vector<int>{1});
    EXPECT_EQ(settings.diskFolders, std::vector<std::string>{"/data"});
    EXPECT_FALSE(settings.keepRuns);
    EXPECT_EQ(settings.networkPeers.size(), 1u);
    EXPECT_EQ(settings.unknownJson, own.unknownJson);
    // One value more or less is no preset any more.
    Settings other = settings;
    other.diskSeconds += 1;
    EXPECT_EQ(presetOf(other), nullptr) << preset.id;
  }
}

TEST(Binding, isReadAndWritten) {
  Settings settings;
  ASSERT_TRUE(parseBinding("0,2,4-7", settings));
  EXPECT_EQ(settings.binding, Binding::List);
  EXPECT_EQ(settings.cpuList, (std::vector<int>{0, 2, 4, 5, 6, 7}));
  EXPECT_EQ(bindingText(settings), "0,2,4-7");
  ASSERT_TRUE(parseBinding("close", settings));
  EXPECT_EQ(settings.binding, Binding::Close);
  EXPECT_TRUE(settings.cpuList.empty());
  for (const char* text : {"", ",", "1,", "-1", "3-1", "1-", "a", "0-99999999999", "0-999999"})
    EXPECT_FALSE(parseBinding(text, settings)) << text;
}

TEST(Binding, boundsWhatAListMayGrowTo) {
  Settings settings;
  ASSERT_TRUE(parseBinding("0-65535", settings));
  EXPECT_EQ(settings.cpuList.size(), 65536u);
  EXPECT_EQ(settings.cpuList.back(), 65535);
  // A file has no text that is longer than 64 KiB.
  const auto read = settingsFromJson(settingsToJson(settings));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, settings);
  // The last of these once ended in an overflow and all of the machine's memory.
  for (const char* text : {"0-65535,0", "0-65535,0-65535,0-65535", "65536", "2147483647"})
    EXPECT_FALSE(parseBinding(text, settings)) << text;
}

}  // namespace strata
