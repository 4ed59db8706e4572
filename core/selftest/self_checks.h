// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/model/machine.h"
#include "core/model/reason.h"

namespace strata {

/// One check of the instrument: `what` is an id with the facts that were found.
struct SelfCheck {
  enum class Outcome { Passed, Failed, NotChecked };

  Reason what;
  Outcome outcome = Outcome::NotChecked;
};

/// Checks on this machine what every figure stands on: that the counter is steady and ordered, that the two
/// clock probes agree, that every kernel does exactly what it claims (kernel_checks.h), that loops of known
/// cost take what the design of the core says, that threads stay where they are bound, what a sample costs by
/// itself, that the hardware does not fetch the walk ahead that latency is measured with, that identical work
/// is not called different, and that direct I/O is told from the system's cache. Takes some seconds; leaves
/// nothing in `folder`.
std::vector<SelfCheck> selfChecks(const Machine& machine, const std::string& folder);

/// The same work, measured `each` times on two sides by turns; `figureOf` measures once. Failed: it is called
/// faster or slower. Not checked where the machine is too busy to decide.
SelfCheck checkIdenticalWork(int each, const std::function<double()>& figureOf);

/// Whether a file by direct I/O is not in the system's cache, and one that goes through the cache is found
/// there: only both together show that the disk test can tell them apart. Not checked where the folder is in
/// memory, refuses direct I/O, or does not report what the cache holds. Writes 4 MiB twice; leaves nothing.
SelfCheck checkDirectIo(const std::string& folder);

}  // namespace strata
