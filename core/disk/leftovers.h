// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/units.h"
#include "core/model/result.h"

/// Files that a disk test made and could not remove, since the power was cut or the drive pulled out. Nothing
/// here removes any of them unless it is asked to.
namespace strata {

struct Leftover {
  std::string path;
  Bytes size;

  friend bool operator==(const Leftover&, const Leftover&) = default;
};

/// The leftovers in this folder (not below it), by name: regular files, not links, whose names are exactly
/// those of temporaryFileName, and which no disk test, of this or another process, uses at the moment. Empty
/// for a folder that is not there or cannot be read.
std::vector<Leftover> findLeftovers(const std::string& folder);

/// Removes the file if findLeftovers would still find it; nothing is wrong when it is gone already. Errors:
/// `not-a-leftover` (path), `file-in-use` (path), `cannot-remove` (path, system).
Status removeLeftover(const std::string& path);

/// The leftovers in several folders, each read once. A folder that does not answer within `perFolder` is left
/// out, and is not read again until it has answered. Ends at a stop.
std::vector<Leftover> findLeftoversIn(const std::vector<std::string>& folders,
                                      std::chrono::milliseconds perFolder, const std::stop_token& stop);

/// Removes them one by one; what could not be removed, and why. Errors: those of removeLeftover, and
/// `device-not-answering` (folder). Ends at a stop.
std::vector<Error> removeLeftovers(const std::vector<Leftover>& leftovers, const std::stop_token& stop);

/// The leftovers in the folders of earlier disk tests (see DiskFolders) and in these, but for those that are
/// to be kept. Takes at most `perFolder` for each folder that does not answer; ends at a stop.
std::vector<Leftover> leftoversOfEarlierTests(const std::vector<std::string>& folders,
                                              std::chrono::milliseconds perFolder,
                                              const std::stop_token& stop);

/// Tells nobody of these again. Best effort.
void keepLeftovers(const std::vector<Leftover>& leftovers);

}  // namespace strata
