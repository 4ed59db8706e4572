// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>

#include "core/disk/direct_file.h"
#include "core/model/result.h"
#include "core/plan/plan.h"

namespace strata {

using FolderReader = std::function<Result<FolderFacts>(const std::string&)>;

/// A disk that sleeps takes some seconds to turn.
inline constexpr std::chrono::seconds patienceWithDisk{8};

/// readFolderFacts, but for folders of disks that may never answer: waits no longer than `patience` for it,
/// and as long for what its disk still owes from earlier (see Unanswered); ends at a stop. Errors: those of
/// readFolderFacts, `stopped`, and `device-not-answering` (folder, and device where it is known). Any thread.
Result<FolderFacts> askFolder(const std::string& path, const std::stop_token& stop,
                              const FolderReader& read = readFolderFacts,
                              std::chrono::milliseconds patience = patienceWithDisk);

}  // namespace strata
