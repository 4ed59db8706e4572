// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/gui/text/disk_text.h"
#include "core/base/units.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

namespace strata::gui {

/// The bytes that the rows of a disk test write.
struct DiskWrites {
  Bytes written;             ///< of all rows together, expected
  bool atLastRates = false;  ///< at the rates of the drives' last run; false: at assumedDiskRate
  Bytes files;               ///< that they are written to, all together
  bool isOneFile = true;
};

/// "Writes about 4 GiB at the rates of this drive's last run, to a file of 1 GiB", in the language of the
/// window.
QString diskWritesText(const DiskWrites& writes);

/// Rates at which the drives of the latest disk test wrote and read in each row.
class DriveRates {
 public:
  /// The rates of the run's disk test, in place of those of other drives; nothing where it has none.
  void take(const Run& run);

  /// Bytes that the plan writes if the drives are as fast as in that test; a row that it had not is taken to
  /// be as fast as its fastest. Nothing where it was of other drives, or where no row that writes had a
  /// figure.
  std::optional<Bytes> expectedWrites(const Plan& plan) const;
  /// The same or, where there is nothing, what the plan writes at assumedDiskRate.
  DiskWrites writesOf(const Plan& plan) const;
  /// MB/s of the row that wrote fastest in that test; nothing where it was of other drives than this one.
  std::optional<double> fastestWrite(const FolderFacts& folder) const;

 private:
  /// The same of several.
  std::optional<double> fastestWriteOf(const std::vector<FolderFacts>& folders) const;

  std::vector<std::string> m_drives;                 ///< sorted
  std::vector<std::pair<DiskCell, double>> m_rates;  ///< MB/s of each row that writes
};

}  // namespace strata::gui
