// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <stop_token>

#include "core/base/random_words.h"
#include "core/base/units.h"

namespace strata {

/// Fills memory with data that no drive can compress: whole words of 8 bytes, a rest is left as it was.
/// False: a stop came first, which is looked for every 64 KiB, since each of a thousand threads that share a
/// CPU fills one such piece more after a stop.
bool fillWithRandomWords(std::byte* data, Bytes size, RandomWords& words, const std::stop_token& stop);

}  // namespace strata
