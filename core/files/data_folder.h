// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/result.h"

namespace strata {

/// The folder where Strata keeps what belongs to this user: settings, and later the history. It need not
/// exist yet; asking does not make it. UTF-8, absolute.
///
/// - Linux and the like: `$XDG_DATA_HOME/strata`, else `~/.local/share/strata`. A relative `XDG_DATA_HOME` is
///   as good as none, says the XDG Base Directory Specification 0.8.
/// - macOS: `~/Library/Application Support/Strata`.
/// - Windows: `%LOCALAPPDATA%\Strata`.
///
/// Error: `no-data-folder`, when the system names no place for this user.
Result<std::string> dataFolder();

}  // namespace strata
