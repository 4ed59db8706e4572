// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/model/machine.h"
#include "core/model/result.h"
#include "core/model/settings.h"

namespace strata {

/// A comparison of before and after a change, which may need a restart of the computer: what of it is to be
/// remembered meanwhile. The request is what was run, so that the same can be run again.
struct BeforeAfter : Request {
  std::string series;   ///< of the history: the baseline
  std::string started;  ///< of its first run, ISO 8601, UTC
  int repetitions = 5;
  /// The answer by which the baseline chose regions and levels. The change may be one of the caches, and the
  /// probe may have another answer by then: then nothing could be compared.
  LastLevelAnswer lastLevel;

  friend bool operator==(const BeforeAfter&, const BeforeAfter&) = default;
};

/// `before-after.json` in the data folder. Error: that of dataFolder.
Result<std::string> beforeAfterPath();

/// Nothing where there is no such file, or one that is damaged or of a newer kind.
std::optional<BeforeAfter> loadBeforeAfter(const std::string& path);
/// Whole or not at all; its folder is made where there is none. Errors: those of writeFile.
Status saveBeforeAfter(const std::string& path, const BeforeAfter& state);
/// True when there is none afterwards.
bool forgetBeforeAfter(const std::string& path);

}  // namespace strata
