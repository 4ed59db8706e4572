// SPDX-License-Identifier: GPL-3.0-or-later
// For check_settings_schema.py. `sample_settings write PATH` saves settings with all that a file can hold,
// `write-all PATH` the same with what a run file has besides, and `PRESET PATH` a preset; `sample_settings
// read` says of each line of standard input, a settings file without line ends, "good" or the id of what is
// wrong.
#include <iostream>
#include <string>
#include <string_view>

#include "core/files/settings_file.h"
#include "core/files/write_file.h"

namespace {

strata::Settings fullSettings() {
  using namespace strata;
  Settings settings = thoroughSettings();
  settings.regions = std::vector<Bytes>{1_KiB, 0_B, Bytes{100'000}, 64_MiB};
  settings.diskFolders = {"/tmp", "C:\\data"};
  settings.diskProfile = DiskProfile::Custom;
  settings.diskReadPercent = 30;
  settings.diskCustom = {false, 64_KiB, 4, 2};
  settings.diskZeros = true;
  settings.networkPeers = {{"desk.local"}, {"fe80::1", 49001}};
  settings.networkSeconds = 5;
  settings.networkStreams = 8;
  settings.threads = 12;
  settings.binding = Binding::List;
  settings.cpuList = {0, 2, 5};
  settings.unknownJson = R"({"colour": {"of": "the sky"}})";
  return settings;
}

int readLines() {
  for (std::string line; std::getline(std::cin, line);) {
    const auto settings = strata::settingsFromJson(line);
    std::cout << (settings ? "good" : settings.error().id) << '\n';
  }
  return 0;
}

}  // namespace

int main(int argumentCount, char** arguments) {
  using namespace strata;
  const std::string_view command = argumentCount > 1 ? arguments[1] : "";
  if (command == "read") return readLines();
  if (argumentCount != 3) return 1;
  if (command == "write") return saveSettings(arguments[2], fullSettings()) ? 0 : 1;
  if (command == "write-all")
    return writeFile(arguments[2], settingsToJson(fullSettings(), Written::All)) ? 0 : 1;
  const Preset* const preset = findPreset(command);
  return preset != nullptr && saveSettings(arguments[2], preset->settings) ? 0 : 1;
}
