// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <charconv>

#include "core/machine/page_source_posix.h"
#include "core/machine/proc_text.h"
#include "core/machine/system_facts.h"
#include "core/machine/text_file.h"

// These flags came with Linux 5.14 and 3.8; headers may be older than the system.
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif
#ifndef MAP_HUGE_SHIFT
#define MAP_HUGE_SHIFT 26
#endif

namespace strata {

namespace {

/// The documentation is admin-guide/mm/hugetlbpage.rst and transhuge.rst of the kernel.
std::int64_t freeLargePages(Bytes page) {
  const auto text =
      readTextFile(fmt::format("/sys/kernel/mm/hugepages/hugepages-{}kB/free_hugepages", page.count / 1024));
  std::int64_t free = 0;
  if (text) std::from_chars(text->data(), text->data() + text->size(), free);
  return free;
}

Error notReserved(Bytes page) {
  return {"large-pages-not-reserved",
          {{"free_pages", freeLargePages(page)}, {"page_bytes", static_cast<std::int64_t>(page.count)}}};
}

/// Touches all of it, so that a page that cannot be had is an error now and no signal later: a control group
/// or a node that is not allowed may refuse what the mapping was promised. Error: `stopped`, or without an
/// id.
Status makeAllPages(const Mapping& mapping, const std::stop_token& stop) {
  for (Bytes done; done < mapping.usable;) {
    if (stop.stop_requested()) return Error{"stopped", {}};
    const Bytes piece = std::min(releaseChunk, mapping.usable - done);
    if (madvise(mapping.data + done.count, piece.count, MADV_POPULATE_WRITE) != 0) {
      if (errno == EINVAL) return success();  // an older kernel: they come when they are written
      return Error{};
    }
    done = done + piece;
  }
  return success();
}

class LinuxPages final : public PosixPages {
 public:
  Result<Mapping> takeExplicit(const ArenaLayout& layout, const std::stop_token& stop) const override {
    if (!layout.largePage) return Error{"no-large-pages", {}};
    const Bytes page = *layout.largePage;
    const int size = std::countr_zero(page.count) << MAP_HUGE_SHIFT;
    // Explicit pages are not mapped into a reserved range: if that fails, it leaves a hole, which another
    // thread may fill.
    void* const given = mmap(nullptr, layout.usable.count, PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB | size, -1, 0);
    if (given == MAP_FAILED) return notReserved(page);
    auto* const data = static_cast<std::byte*>(given);
    Mapping mapping{data, layout.usable, data, layout.usable};
    const Status made = makeAllPages(mapping, stop);
    if (made) return mapping;
    while (releasePiece(mapping)) {
    }
    return made.error().id == "stopped" ? made.error() : notReserved(page);
  }

  Status adviseLarge(const Mapping& mapping) const override {
    const auto enabled = readTextFile("/sys/kernel/mm/transparent_hugepage/enabled");
    const auto mode = enabled ? chosenWord(*enabled) : std::nullopt;
    if (!mode) return Error{"no-large-pages", {}};
    if (*mode == "never") return Error{"transparent-pages-off", {}};
    madvise(mapping.data, mapping.usable.count, MADV_HUGEPAGE);
    return success();
  }

  void adviseSmall(const Mapping& mapping) const override {
    madvise(mapping.data, mapping.usable.count, MADV_NOHUGEPAGE);
  }

  PagesObtained obtained(const Mapping& mapping) const override {
    const std::optional<std::string> smaps = readTextFile("/proc/self/smaps");
    if (!smaps) return {};
    const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(mapping.data);
    return obtainedOf(mappedPages(*smaps, begin, begin + mapping.usable.count), pageSize(), hugePageSize());
  }
};

}  // namespace

const PageSource& systemPages() {
  static const LinuxPages& pages = *new LinuxPages;
  return pages;
}

}  // namespace strata
