// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>

namespace strata::cli {

/// Whether a person is at the other end of the stream.
bool isTerminal(std::FILE* stream);

}  // namespace strata::cli
