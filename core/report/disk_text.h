// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/folder_facts.h"
#include "core/report/text.h"

namespace strata {

/// Drive (or device), link, file system, sectors and room, and what is special about them, without the
/// folder. What is not known is left out.
std::vector<std::string> diskFacts(const FolderFacts& disk, const Words& words);
/// The same in one line.
std::string diskText(const FolderFacts& disk, const Words& words);

}  // namespace strata
