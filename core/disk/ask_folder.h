// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "core/disk/direct_file.h"
#include "core/model/plan.h"
#include "core/model/result.h"

namespace strata {

using FolderReader = std::function<Result<FolderFacts>(const std::string&)>;

/// readFolderFacts, but for folders of disks that may never answer: waits some seconds at most, and ends at a
/// stop. Errors: those of readFolderFacts, `stopped`, and `device-not-answering` (folder, and device where it
/// is known), when the folder does not answer now or its device still owes an earlier answer (see
/// Unanswered). Any thread.
Result<FolderFacts> askFolder(const std::string& path, const std::stop_token& stop,
                              const FolderReader& read = readFolderFacts);

}  // namespace strata
