// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>
#include <string>
#include <string_view>

#include "core/model/disk_profile.h"
#include "core/model/run.h"
#include "core/model/settings.h"

/// What the disk test does, and its names in the user's language.
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

/// What a cell of the disk test in rows is, read from its kernel and parameters.
struct DiskCell {
  DiskRow row;
  std::string op;            ///< "read", "write", "mixed"
  int readPercent = 0;       ///< of "mixed"
  bool zeros = false;        ///< with zeros for data
  bool isEndurance = false;  ///< writes for long: rate against bytes written

  friend bool operator==(const DiskCell&, const DiskCell&) = default;
};

/// What a cell is of a disk profile; absent for the cells of Classic and of other tests.
std::optional<DiskCell> diskCellOf(const CellId& id);

/// Whether the run was stopped before the row had its time.
bool isCutShort(const CellResult& result);

}  // namespace strata::gui
