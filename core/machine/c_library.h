// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace strata {

/// The C library that this process runs with: "glibc 2.36". Empty where the system does not tell.
std::string cLibraryName();

/// Lets all threads allocate from one heap where the address space of this process is limited (`ulimit -v`):
/// else the C library reserves 64 MiB of it for each thread, which are then lacking for buffers. To be called
/// before the first thread starts. Does nothing where the C library has no such heaps.
void shareHeapInLimitedSpace();
/// Whether it did.
bool sharesHeap();

}  // namespace strata
