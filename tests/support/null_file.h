// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/disk/direct_file.h"

namespace strata {

/// A file that is not there: each request is done as soon as it is made, and moves nothing. What a test costs
/// with it is what the test itself costs. Engine "null".
std::unique_ptr<DirectFile> nullFile(Bytes size);

}  // namespace strata
