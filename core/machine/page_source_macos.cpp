// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/page_source_posix.h"
#include "core/machine/system_facts.h"

namespace strata {

namespace {

/// There are no large pages to ask for, and so only one size to obtain.
class MacPages final : public PosixPages {
 public:
  Result<Mapping> takeExplicit(const ArenaLayout&, const std::stop_token&) const override {
    return Error{"no-large-pages", {}};
  }
  Status adviseLarge(const Mapping&) const override { return Error{"no-large-pages", {}}; }
  void adviseSmall(const Mapping&) const override {}
  PagesObtained obtained(const Mapping&) const override { return {pageSizeName(pageSize())}; }
};

}  // namespace

const PageSource& systemPages() {
  static const MacPages& pages = *new MacPages;
  return pages;
}

}  // namespace strata
