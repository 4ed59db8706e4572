// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>

#include "core/disk/direct_file.h"
#include "core/disk/io_queue.h"

namespace strata {

/// Works wherever files do: requests are carried out by DirectFile::transfer on up to `depth` threads, which
/// are started as they are needed. Engine "threads". Where the system gives fewer threads, fewer requests are
/// carried out at once; where it gives none, submit() fails. `file` must outlive it.
std::unique_ptr<IoQueue> threadQueue(DirectFile& file, std::size_t depth);

}  // namespace strata
