// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mman.h>

#include "core/machine/arena_layout.h"
#include "core/machine/arena_pages.h"
#include "core/machine/proc_text.h"
#include "core/machine/system_facts.h"
#include "core/machine/text_file.h"

namespace strata {

void adviseHugePages(std::byte* data, Bytes size) noexcept {
  madvise(data, size.count, MADV_HUGEPAGE);
}

std::string obtainedPages(const std::byte* data, Bytes size) {
  const std::optional<std::string> smaps = readTextFile("/proc/self/smaps");
  if (!smaps) return {};
  const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(data);
  const MappedPages pages = mappedPages(*smaps, begin, begin + size.count);
  if (pages.resident.count == 0) return {};
  if (pages.huge.count == 0) return pageSizeName(pageSize());
  const std::optional<Bytes> huge = hugePageSize();
  return pages.huge >= pages.resident && huge ? pageSizeName(*huge) : "mixed";
}

}  // namespace strata
