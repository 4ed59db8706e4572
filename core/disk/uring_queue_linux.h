// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>

#include "core/disk/direct_file_posix.h"
#include "core/disk/io_queue.h"

namespace strata {

/// A queue by io_uring to the file with this descriptor, both of which must outlive it. Engine "io-uring".
/// Null where the kernel has none, or does not let this process use it: by kernel.io_uring_disabled, or by a
/// filter of system calls, as many containers have one.
std::unique_ptr<IoQueue> uringQueue(PosixFile& file, int number, Bytes sector, std::size_t depth);

}  // namespace strata
