// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/settings_file.h"

#include <string_view>
#include <system_error>
#include <utility>

#include "core/base/system_message.h"
#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"
#include "core/files/read_file.h"
#include "core/files/set_aside.h"
#include "core/files/write_file.h"

namespace strata {

namespace {

/// The notice about a file with such an error.
std::string_view noticeIdOf(std::string_view error) {
  constexpr std::pair<std::string_view, std::string_view> ids[]{
      {"bad-json", "settings-bad-json"},
      {"out-of-range", "settings-out-of-range"},
      {"newer-schema", "settings-newer-schema"},
      {"too-large", "settings-too-large"},
  };
  for (const auto& [of, id] : ids)
    if (of == error) return id;
  return "settings-bad-setting";
}

}  // namespace

Result<std::string> settingsPath() {
  auto folder = dataFolder();
  if (!folder) return folder.error();
  return utf8Of(pathOf(*folder) / "settings.json");
}

LoadedSettings loadSettings(const std::string& path) {
  const auto text = readFile(path, mostSettingsFile);
  if (!text && text.error().id == "file-missing") return {};
  if (!text && text.error().id == "cannot-read")
    return {{}, false, Reason{"settings-unreadable", text.error().data}, true};
  auto settings = text ? settingsFromJson(*text) : text.error();
  if (settings) return {*std::move(settings), true, std::nullopt};

  Reason notice{std::string(noticeIdOf(settings.error().id)), {{"path", path}}};
  for (const Datum& fact : settings.error().data) notice.data.push_back(fact);
  if (auto name = setAside(path)) notice.data.push_back({"moved_to", *std::move(name)});
  return {{}, false, std::move(notice)};
}

Status saveSettings(const std::string& path, const Settings& settings) {
  const std::string text = settingsToJson(settings) + "\n";
  if (const auto readable = settingsFromJson(text); !readable) return readable.error();
  if (const std::error_code error = makePrivateFolder(pathOf(path).parent_path()))
    return Error{"cannot-write", {{"path", path}, {"system", systemMessage(error)}}};
  return writeFile(path, text);
}

}  // namespace strata
