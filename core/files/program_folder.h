// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace strata {

/// The folder in which the file of the running program lies, links followed; on macOS that of the bundle,
/// where it is in one. UTF-8, absolute; empty where the system does not say.
std::string programFolder();

}  // namespace strata
