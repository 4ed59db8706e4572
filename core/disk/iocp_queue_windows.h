// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/disk/file_handle_windows.h"
#include "core/disk/io_queue.h"

namespace strata {

/// A queue by an I/O completion port to the file of a handle, with a handle of its own: a handle can have one
/// port only. Engine "iocp". Null where the system gives no second handle or no port.
std::unique_ptr<IoQueue> iocpQueue(HANDLE file, bool writes, bool direct, Bytes sector, std::size_t depth);

}  // namespace strata
