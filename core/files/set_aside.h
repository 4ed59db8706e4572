// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace strata {

/// `NAME-set-aside-NUMBER.EXTENSION` beside the file.
std::string nameSetAside(const std::string& path, int number);
/// The first from 1 whose name nothing has, not even a link that leads nowhere.
int freeNumberSetAside(const std::string& path);
/// The existing files that were set aside for `path`, by their numbers.
std::vector<std::string> filesSetAside(const std::string& path);

/// Renames a file that cannot be used to the first free of `NAME-set-aside-1.EXTENSION`, `…-2…` and so on
/// beside it: nothing that a person made is lost. `companions` are endings of files that belong to it, such
/// as "-wal"; those that are there get the new name and their ending. Gives the new path, or nothing when the
/// file could not be moved.
std::optional<std::string> setAside(const std::string& path,
                                    std::span<const std::string_view> companions = {});

}  // namespace strata
