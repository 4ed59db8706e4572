// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "core/model/run.h"
#include "core/stats/comparison.h"
#include "core/stats/gate.h"

namespace strata::cli {

struct ReportForm {
  Format format = Format::Text;  ///< one of comparisons
  CsvTexts csvTexts = CsvTexts::Shielded;
  GateRule gate = anyLoss;  ///< by which a case of JUnit fails
};

/// The text to be printed of a comparison of these sides. If they are two settings that were measured by
/// turns, JSON has the runs of both with it.
std::string comparedReport(const Comparison& comparison, const std::vector<ComparedSide>& sides,
                           const ReportForm& form);

}  // namespace strata::cli
