// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/reason.h"

namespace strata {

/// Whether the code that was used must not be used again: whoever was at the other end may have guessed at
/// it.
inline bool isCodeSpent(const Error& error) {
  return error.id == "network-wrong-code" || error.id == "network-unproved";
}

}  // namespace strata
