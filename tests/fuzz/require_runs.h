// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/shown_text.h"
#include "app/words/words.h"
#include "core/model/result.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "tests/fuzz/require.h"

namespace strata::fuzz {

/// What must hold of any bytes that were read: they are refused with a reason that can be told, or are runs
/// that are read back equal once written. False where they were refused.
inline bool requireRuns(const Result<std::vector<Run>>& runs) {
  if (!runs) {
    const std::string told = sentence(runs.error());
    require(!told.empty() && !told.starts_with(runs.error().id), "a reason has a sentence", told);
    require(cli::shownText(told, 1000) == told, "a reason is told in one printable line", told);
    return false;
  }
  require(!runs->empty(), "a file that is read holds a run");
  const std::string series = seriesToJson("fuzz", *runs);
  const auto read = runsFromJson(series);
  require(static_cast<bool>(read), "what was written is read", series);
  require(*read == *runs, "what was written is read back equal", series);
  require(seriesToJson("fuzz", *read) == series, "what is written does not change any more", series);
  return true;
}

}  // namespace strata::fuzz
