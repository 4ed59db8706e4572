// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

#include "core/model/result.h"

namespace strata {

/// Writes a file whole or not at all: into a new file beside it, which takes its place when the disk has it;
/// so also where the machine stops while it is written. Where the path is a link, the file that it leads to
/// is replaced, or made where there is none, and the link stays; links that lead to each other are refused.
/// The new file may be read and written by whom the older one could, or by fewer where the system does not
/// give it the same owner and group; one that nobody may write is refused. To what is open already
/// (namesOpenStream()) the content is appended instead. Other names of an older file (hard links) keep what
/// it held. Error: `cannot-write` (path, system); an older file of that name is then as it was, and nothing
/// else is left, but where the program is ended meanwhile: see removeUnfinished, which this calls. Takes
/// milliseconds, on a busy disk seconds.
Status writeFile(const std::string& path, std::string_view content);

/// A name for a file that is not complete yet; another at each call.
std::string unfinishedName();
/// Whether a file's name begins as unfinishedName() makes them.
bool isUnfinishedName(std::string_view name);
/// Removes unfinished files in that folder that programs left when they were ended while writing, once an
/// hour has passed: those of isUnfinishedName(). Best effort.
void removeUnfinished(const std::string& folder);

/// Ignores SIGXFSZ, so that writing to a file that may not grow further (`ulimit -f`) fails instead of ending
/// the program. Does nothing on systems without that signal.
void outliveFileLimits();

/// Gives a file owner and group of an older one, as far as the system lets this program. Returns the
/// permissions that the file may have then: those given, without the group's where it has another group.
std::filesystem::perms keepOwner(const std::filesystem::path& older, const std::filesystem::path& file,
                                 std::filesystem::perms permissions);

/// Waits until a file's content has left the system's memory, so that a machine which stops a moment later
/// leaves no empty file. An error where the disk did not take it; none where the system cannot be asked.
/// Takes milliseconds, on a busy disk seconds.
std::error_code flushFile(const std::filesystem::path& file);

/// The same for the names in a folder, where the system knows of such a wait.
void flushFolder(const std::filesystem::path& folder);

/// Makes the folder with those above it, each new one for this user only, as the XDG specification asks. No
/// error when it is there already.
std::error_code makePrivateFolder(const std::filesystem::path& folder);

}  // namespace strata
