// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/units.h"
#include "core/model/reason.h"

/// The pages of memory that buffers ask for, and what came of it.
namespace strata {

/// The pages that an arena requests.
enum class PagePolicy {
  Default,      ///< as the system gives them to any program: large ones too where it does so unasked
  Transparent,  ///< large ones, which the system makes of free memory as it can
  Explicit,     ///< large ones that were reserved for programs or need a right; else as Transparent
  Huge,         ///< the best that can be had: Explicit, else Transparent, else Default
  /// Small ones, also where the system gives large ones unasked. What Default is beside another kind in one
  /// run: such a run asks what large pages save, which pages of one size would not answer.
  Small
};

/// "default", "transparent", "explicit", "huge", as run files and options name them; Small is a "default".
std::string_view pagesName(PagePolicy policy);
/// The one of that name.
std::optional<PagePolicy> pagesNamed(std::string_view name);
/// The names that there are, from the simplest on.
const std::vector<std::string>& pagesNames();

/// Asks for large pages, of whatever kind.
bool asksForLargePages(PagePolicy policy);
/// May take from the large pages that are reserved.
bool asksForReservedPages(PagePolicy policy);

/// What is measured for these choices: each once, in this order; none means Default; see PagePolicy::Small.
std::vector<PagePolicy> pagesToMeasure(const std::vector<PagePolicy>& chosen);

/// The pages of one arena, or of those of all threads.
struct PagesObtained {
  std::string size;          ///< "4K", "2M", "mixed"; empty: none touched, or the system does not tell
  bool areExplicit = false;  ///< all of them are large ones of the explicit kind
  std::optional<Reason> refusal = {};  ///< why the system did not give what was asked for, where it says so

  friend bool operator==(const PagesObtained&, const PagesObtained&) = default;
};
/// The text that run files have: the size, with " explicit" behind it where the pages are.
std::string obtainedText(const PagesObtained& pages);
/// The pages of two threads together: "mixed" where they differ.
PagesObtained combined(const PagesObtained& one, const PagesObtained& other);

/// Less memory of a thread than two large pages lies in default ones: a large one would mostly be empty.
bool usesLargePages(Bytes ofThread, Bytes largePage);

/// The number of large pages that hold the buffers of all threads, each of which begins a page of its own.
std::uint64_t largePagesFor(std::uint64_t threads, Bytes ofThread, Bytes largePage);

/// What is to be said of a figure's pages.
struct PagesRemark {
  bool isDoubt = false;  ///< not what was asked for
  Reason reason;

  friend bool operator==(const PagesRemark&, const PagesRemark&) = default;
};
/// Nothing where the pages are those that were asked for, or the system does not tell. `unused`: why none
/// were asked of the system. `toReserve`: explicit pages that the whole run needs.
///
/// Doubts: `no-large-pages`, `transparent-pages-off`; `pages-not-obtained` (obtained), where the system said
/// nothing; `large-pages-…` of PageSource, with the pages to reserve before their own data and what was
/// obtained behind it. No doubt: `region-below-large-pages` (page_bytes).
std::optional<PagesRemark> remarkOnPages(PagePolicy asked, std::optional<Bytes> largePage,
                                         const std::optional<Reason>& unused, const PagesObtained& obtained,
                                         std::uint64_t toReserve);

}  // namespace strata
