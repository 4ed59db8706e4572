// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/machine.h"
#include "core/model/run.h"
#include "core/model/test.h"
#include "core/report/text.h"

/// Names that a file may have made up, or that a newer version knows, as they are shown.
namespace strata {

/// What a test is called; an unknown one is called so.
std::string testName(const TestId& test, const Words& words);

/// What a kernel is called, by its id alone; the id where there is no name for it. Some ids are sentences: no
/// file can put one in the place of a name.
std::string kernelWord(const std::string& kernel, const Words& words);

/// A unit as it stands beside a figure. One that this version does not measure in is marked as unknown: only
/// who knows it can judge the figure.
std::string unitName(const std::string& unit, const Words& words);

/// A value in the unit in which people read it.
struct ReadValue {
  double value = 0;
  std::string unit;
};
/// `value` is in the unit of the result; see microsecondsOf().
ReadValue asRead(const CellResult& result, double value, const Words& words);

/// What cores of that kind are called by the system, or else by the kind's number.
std::string coreKindName(int kind, const std::vector<CoreKind>& kinds, const Words& words);

/// A reason with what its sentence takes. If it is unknown, its id is told, and nothing else that it says.
std::string reasonSentence(const std::string& id, const std::vector<std::string>& arguments,
                           const Words& words);

}  // namespace strata
