// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/model/result.h"

namespace strata {

/// The folder where Strata keeps settings and history. It need not exist yet; asking does not make it.
/// UTF-8, absolute. Beside a program that is carried about it is portableFolder(), else userDataFolder().
/// Error: that of userDataFolder.
Result<std::string> dataFolder();

/// `strata-data` in the folder of the program, where somebody has made such a folder: then nothing is kept
/// elsewhere. `programFolder`: of this program; empty: unknown, and there is none.
std::optional<std::string> portableFolder(const std::string& programFolder);

/// The place for data of this user.
///
/// - Linux and the like: `$XDG_DATA_HOME/strata`, else `~/.local/share/strata`. A relative `XDG_DATA_HOME` is
///   as good as none, says the XDG Base Directory Specification 0.8.
/// - macOS: `~/Library/Application Support/Strata`.
/// - Windows: `%LOCALAPPDATA%\Strata`.
///
/// Error: `no-data-folder`, when the system names no place for this user.
Result<std::string> userDataFolder();

/// The folder in which the file of the running program lies, links followed; on macOS that of the bundle,
/// where it is in one. UTF-8, absolute; empty where the system does not say.
std::string programFolder();

}  // namespace strata
