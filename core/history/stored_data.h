// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/units.h"
#include "core/model/result.h"

namespace strata {

/// The file for sizes and places of the window, in the data folder.
inline constexpr const char* windowStateName = "window.ini";

/// A file of Strata's own in its data folder.
struct StoredFile {
  std::string name;  ///< in the folder, UTF-8
  Bytes size;

  friend bool operator==(const StoredFile&, const StoredFile&) = default;
};

/// All that Strata keeps for a person.
struct StoredData {
  std::string folder;             ///< UTF-8, absolute
  std::vector<StoredFile> files;  ///< by their names
  int others = 0;                 ///< what else lies there; Strata never removes it

  friend bool operator==(const StoredData&, const StoredData&) = default;
};

/// Whether a file of that name in the data folder is Strata's own, or would be.
bool isStoredName(std::string_view name);

/// What lies in that folder: settings, history and the like, with what was set aside of them or never
/// finished. Error: `cannot-read` (path, system) where the folder cannot be listed; none where there is no
/// folder.
Result<StoredData> storedData(const std::string& folder);

/// Removes these files, and the folder where nothing else is left in it, unless it is portableFolder().
/// Errors: `data-in-use` (path) while another Strata reads or writes the history, then nothing is removed;
/// `cannot-remove` (path, system) for the first file that the system keeps, then the rest is removed all the
/// same. Waits up to a second for the other.
Status removeStoredData(const StoredData& data);

}  // namespace strata
