// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_options.h"

#include <algorithm>

#include "app/words/words.h"
#include "core/files/read_file.h"
#include "core/files/settings_file.h"
#include "kernels/catalog.h"

namespace strata::cli {

namespace {

std::variant<Bytes, Wrong> sizeOf(const char* option, const std::string& text) {
  const auto size = parseSize(text);
  if (!size) return Wrong{fill(english("cli-bad-size"), {option, text})};
  return *size;
}

std::optional<Wrong> readThreads(const std::string& text, Settings& settings) {
  if (text.empty()) return std::nullopt;
  if (text == "auto") {
    settings.threadMode = ThreadMode::Auto;
  } else if (text == "cores") {
    settings.threadMode = ThreadMode::Cores;
  } else {
    const bool digits = text.size() <= 6 &&
                        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!digits) return Wrong{fill(english("cli-bad-threads"), {text})};
    settings.threadMode = ThreadMode::Count;
    settings.threads = std::stoi(text);
  }
  return std::nullopt;
}

std::optional<Wrong> readRegions(const std::vector<std::string>& texts, Settings& settings) {
  if (texts.empty()) return std::nullopt;
  for (const char* alone : {"auto", "none"})
    if (texts.size() > 1 && std::find(texts.begin(), texts.end(), alone) != texts.end())
      return Wrong{fill(english("cli-region-alone"), {alone})};
  settings.regions.reset();
  if (texts.front() == "auto") return std::nullopt;
  settings.regions.emplace();
  if (texts.front() == "none") return std::nullopt;
  for (const std::string& text : texts) {
    const auto size = sizeOf("--region", text);
    if (const auto* wrong = std::get_if<Wrong>(&size)) return *wrong;
    settings.regions->push_back(std::get<Bytes>(size));
  }
  return std::nullopt;
}

std::variant<ChosenSettings, Wrong> startFromFile(const std::string& path) {
  const auto text = readFile(path);
  if (!text) return Wrong{sentence(text.error())};
  auto settings = settingsFromJson(*text);
  if (!settings) return Wrong{path + ": " + sentence(settings.error())};
  return ChosenSettings{*std::move(settings), {"cli-settings-file", {{"path", path}}}, std::nullopt};
}

ChosenSettings startFromPreset(std::string_view id) {
  const Preset* preset = findPreset(id);
  return {preset == nullptr ? Settings{} : preset->settings,
          {"cli-settings-preset", {{"preset", std::string(id)}}},
          std::nullopt};
}

ChosenSettings startFromSaved() {
  const auto path = settingsPath();
  if (!path) {
    ChosenSettings chosen = startFromPreset("default");
    chosen.notice = path.error();
    return chosen;
  }
  LoadedSettings saved = loadSettings(*path);
  const char* from = saved.fromFile ? "cli-settings-saved" : "cli-settings-none-saved";
  return {std::move(saved.settings), {from, {{"path", *path}}}, std::move(saved.notice)};
}

}  // namespace

std::variant<Selection, Wrong> selectionOf(const RunOptions& options) {
  Selection selection;
  if (!options.tests.empty()) {
    const auto chosen = [&](const char* test) {
      return std::find(options.tests.begin(), options.tests.end(), test) != options.tests.end();
    };
    selection.processor = chosen("processor");
    selection.memory = chosen("memory");
    selection.disk = chosen("disk");
  }
  selection.widths = options.widths;
  selection.patterns = options.patterns;
  selection.kernels = options.kernels;

  // An option that no chosen test uses would be ignored without a word: better to ask.
  struct Use {
    bool given;
    bool used;
    const char* option;
    const char* test;
  };
  const bool timed = selection.processor || selection.memory;
  for (const Use& use :
       {Use{options.integerSeconds.has_value(), selection.processor, "--int-time", "processor"},
        Use{options.floatingSeconds.has_value(), selection.processor, "--float-time", "processor"},
        Use{options.memorySeconds.has_value(), selection.memory, "--memory-time", "memory"},
        Use{options.stopWhenPrecise, timed, "--stop-when-precise", "memory"},
        Use{options.wholeTime, timed, "--whole-time", "memory"},
        Use{!options.regions.empty(), selection.memory, "--region", "memory"},
        Use{!options.widths.empty(), selection.memory, "--width", "memory"},
        Use{!options.patterns.empty(), selection.memory, "--pattern", "memory"},
        Use{!options.ops.empty(), selection.memory, "--op", "memory"},
        Use{!options.diskSize.empty(), selection.disk, "--disk-size", "disk"},
        Use{!options.diskFolders.empty(), selection.disk, "--disk-dir", "disk"}})
    if (use.given && !use.used) return Wrong{fill(english("cli-unused-option"), {use.option, use.test})};

  for (const std::string& id : options.kernels) {
    const bool onDisk = id == "disk-write-serial" || id == "disk-read-serial";
    if (!onDisk && kernels::find(id) == nullptr) return Wrong{fill(english("cli-no-such-kernel"), {id})};
  }
  return selection;
}

std::variant<ChosenSettings, Wrong> settingsOf(const RunOptions& options) {
  ChosenSettings chosen;
  if (options.settingsFile) {
    auto start = startFromFile(*options.settingsFile);
    if (auto* wrong = std::get_if<Wrong>(&start)) return *wrong;
    chosen = std::get<ChosenSettings>(std::move(start));
  } else {
    chosen = options.preset.empty() ? startFromSaved() : startFromPreset(options.preset);
  }

  Settings& settings = chosen.settings;
  settings.integerSeconds = options.integerSeconds.value_or(settings.integerSeconds);
  settings.floatingSeconds = options.floatingSeconds.value_or(settings.floatingSeconds);
  settings.memorySeconds = options.memorySeconds.value_or(settings.memorySeconds);
  if (options.stopWhenPrecise) settings.stopWhenPrecise = true;
  if (options.wholeTime) settings.stopWhenPrecise = false;
  if (auto wrong = readRegions(options.regions, settings)) return *wrong;
  if (!options.diskSize.empty()) {
    const auto size = sizeOf("--disk-size", options.diskSize);
    if (const auto* wrong = std::get_if<Wrong>(&size)) return *wrong;
    settings.diskFile = std::get<Bytes>(size);
  }
  if (!options.diskFolders.empty()) settings.diskFolders = options.diskFolders;
  if (auto wrong = readThreads(options.threads, settings)) return *wrong;
  if (!options.binding.empty())
    if (const Status bound = parseBinding(options.binding, settings); !bound)
      return Wrong{sentence(bound.error())};
  if (const auto error = checkRanges(settings)) return Wrong{sentence(*error)};
  return chosen;
}

}  // namespace strata::cli
