// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <string>

#include "core/model/settings.h"

/// Names of what the disk test does, in the user's language.
namespace strata::gui {

/// What is done, and with which data.
struct DiskColumn {
  std::string op;  ///< "read", "write", "mixed"
  bool zeros = false;

  friend bool operator==(const DiskColumn&, const DiskColumn&) = default;
};

QString diskProfileText(DiskProfile profile);  ///< "Default", "Real world"
/// "SEQ1M Q8T1": the same in every language.
QString diskRowText(const DiskRow& row);
/// "one after another, 1 MiB, 8 at once, 1 thread"
QString diskRowExplanation(const DiskRow& row);
/// "Read", "Mixed 70 % reads", "Read, zeros"
QString diskColumnText(const DiskColumn& column, int readPercent);
/// "io_uring"; what it is in plain words where it has no name.
QString diskEngineText(const std::string& engine);
/// "85 ns", "61.2 µs", "1.20 ms"
QString timeText(double ns);

}  // namespace strata::gui
