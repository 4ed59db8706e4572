// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/folder_facts.h"
#include "core/report/text.h"

namespace strata {

/// Drive (or device), link, file system, sectors and room, and what is special about them, in one line
/// without the folder. What is not known is left out.
std::string diskText(const FolderFacts& disk, const Words& words);

}  // namespace strata
