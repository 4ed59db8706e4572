// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/disk/direct_file.h"
#include "core/disk/io_queue.h"

namespace strata {

/// Commits, as databases make them, one at a time: each request is written by DirectFile::write, and comes
/// back once exactly one DirectFile::flush has succeeded after it. Both happen in wait(), on the thread that
/// waits. The engine is the call that flushes: "fdatasync", "fsync", "F_FULLFSYNC", "FlushFileBuffers". A
/// flush that fails is the error of wait(), `flush-failed`. `file` must outlive it; several threads have a
/// queue each.
std::unique_ptr<IoQueue> commitQueue(DirectFile& file);

}  // namespace strata
