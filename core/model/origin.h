// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace strata {

/// Where a run comes from that Strata did not measure: the output of another program, or figures that were
/// published. What is not known is empty or absent.
struct Origin {
  std::string program;      ///< that measured: "mbw"
  std::string version;      ///< of that program: "1.3.0"
  std::string source;       ///< the publication's name
  std::string address;      ///< of the publication
  std::optional<int> year;  ///< of the publication
  /// Figures that were printed, without samples: they are shown beside others, and never tested for
  /// significance.
  bool published = false;
  /// Lines of the output that look like results and are not known, by their beginnings: they were not read.
  std::vector<std::string> leftOut;

  friend bool operator==(const Origin&, const Origin&) = default;
};

/// Program and version, "mbw 1.3.0", as far as they are known.
inline std::string measuredBy(const Origin& origin) {
  if (origin.program.empty() || origin.version.empty()) return origin.program + origin.version;
  return origin.program + ' ' + origin.version;
}

}  // namespace strata
