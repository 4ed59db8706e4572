// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/model/result.h"
#include "core/model/settings.h"

/// The one settings file that the Setup dialog writes and the command line starts from.
namespace strata {

/// A settings file is small: this bounds what is read of one that is something else.
inline constexpr Bytes mostSettingsFile = 1_MiB;

/// `settings.json` in the data folder. Error: that of dataFolder.
Result<std::string> settingsPath();

struct LoadedSettings {
  Settings settings;             ///< the defaults where the file gave none
  bool fromFile = false;         ///< the file gave them
  std::optional<Reason> notice;  ///< what a person should know about the file
  bool unread = false;           ///< there is a file, which could not be read: nothing may be written over it
};

/// Reads the file; never fails.
///
/// - No file: defaults without a notice.
/// - A damaged one (no JSON, a value that is not allowed, a newer schema, over mostSettingsFile) is renamed
/// to the first free of
///   `settings-set-aside-1.json`, `…-2.json` and so on beside it. The notice is `settings-` and the id of
///   what settingsFromJson or readFile says: `settings-bad-json`, `settings-bad-setting`,
///   `settings-out-of-range`, `settings-newer-schema`, `settings-too-large`. Its data: path, the facts of
///   that error, and last moved_to, which is absent when the file could not be renamed.
/// - One that cannot be read is left alone: `settings-unreadable` (path, system).
LoadedSettings loadSettings(const std::string& path);

/// Makes the folder where there is none (for this user only, where the system knows such), and writes the
/// file whole or not at all. Errors: `cannot-write` (path, system), and what settingsFromJson would say of
/// settings that could not be read again.
Status saveSettings(const std::string& path, const Settings& settings);

}  // namespace strata
