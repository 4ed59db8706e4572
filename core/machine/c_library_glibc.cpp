// SPDX-License-Identifier: GPL-3.0-or-later
#include <gnu/libc-version.h>
#include <malloc.h>
#include <sys/resource.h>

#include "core/machine/c_library.h"

namespace strata {

namespace {

bool heapIsShared = false;  // of the process, as the heap is

}  // namespace

std::string cLibraryName() {
  return std::string("glibc ") + gnu_get_libc_version();
}

void shareHeapInLimitedSpace() {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  heapIsShared = mallopt(M_ARENA_MAX, 1) == 1;
}

bool sharesHeap() {
  return heapIsShared;
}

}  // namespace strata
