// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/pages.h"

#include <algorithm>
#include <array>
#include <utility>

namespace strata {

namespace {

struct NamedPolicy {
  PagePolicy policy;
  std::string_view name;
};
constexpr std::array named{
    NamedPolicy{PagePolicy::Default, "default"},
    NamedPolicy{PagePolicy::Transparent, "transparent"},
    NamedPolicy{PagePolicy::Explicit, "explicit"},
    NamedPolicy{PagePolicy::Huge, "huge"},
};

constexpr std::uint64_t fewestLargePages = 2;

std::uint64_t pagesIn(Bytes size, Bytes page) {
  return (size.count + page.count - 1) / page.count;
}

}  // namespace

std::string_view pagesName(PagePolicy policy) {
  const auto* const found = std::ranges::find(named, policy, &NamedPolicy::policy);
  return found == named.end() ? named.front().name : found->name;
}

std::optional<PagePolicy> pagesNamed(std::string_view name) {
  const auto* const found = std::ranges::find(named, name, &NamedPolicy::name);
  return found == named.end() ? std::nullopt : std::optional(found->policy);
}

const std::vector<std::string>& pagesNames() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const NamedPolicy& each : named) all.emplace_back(each.name);
    return all;
  }();
  return names;
}

bool asksForLargePages(PagePolicy policy) {
  return policy != PagePolicy::Default && policy != PagePolicy::Small;
}

bool asksForReservedPages(PagePolicy policy) {
  return policy == PagePolicy::Explicit || policy == PagePolicy::Huge;
}

std::vector<PagePolicy> pagesToMeasure(const std::vector<PagePolicy>& chosen) {
  std::vector<PagePolicy> kinds;
  for (const PagePolicy policy : chosen)
    if (std::ranges::find(kinds, policy) == kinds.end()) kinds.push_back(policy);
  if (kinds.empty()) return {PagePolicy::Default};
  if (kinds.size() > 1) std::ranges::replace(kinds, PagePolicy::Default, PagePolicy::Small);
  return kinds;
}

std::string obtainedText(const PagesObtained& pages) {
  return pages.areExplicit && !pages.size.empty() ? pages.size + " explicit" : pages.size;
}

PagesObtained combined(const PagesObtained& one, const PagesObtained& other) {
  PagesObtained both = one;
  both.areExplicit = one.areExplicit && other.areExplicit;
  if (one.size.empty() || other.size.empty())
    both.size.clear();
  else if (one.size != other.size || one.areExplicit != other.areExplicit)
    both.size = "mixed";
  if (!both.refusal) both.refusal = other.refusal;
  return both;
}

bool usesLargePages(Bytes ofThread, Bytes largePage) {
  return ofThread >= largePage * fewestLargePages;
}

std::uint64_t largePagesFor(std::uint64_t threads, Bytes ofThread, Bytes largePage) {
  return threads * pagesIn(ofThread, largePage);
}

std::optional<PagesRemark> remarkOnPages(PagePolicy asked, std::optional<Bytes> largePage,
                                         const std::optional<Reason>& unused, const PagesObtained& obtained,
                                         std::uint64_t toReserve) {
  if (!asksForLargePages(asked)) return std::nullopt;
  if (unused) return PagesRemark{unused->id != "region-below-large-pages", *unused};
  const bool areLarge = obtained.areExplicit || (largePage && obtained.size == exactSize(*largePage));
  const bool asWanted = asked == PagePolicy::Explicit ? obtained.areExplicit : areLarge;
  if (asWanted) return std::nullopt;
  if (obtained.refusal) {
    Reason reason = *obtained.refusal;
    if (asksForReservedPages(asked) && reason.id != "no-large-pages") {
      reason.data.insert(reason.data.begin(), {"reserve_pages", static_cast<std::int64_t>(toReserve)});
      reason.data.push_back({"obtained", obtained.size});
    }
    return PagesRemark{true, std::move(reason)};
  }
  if (obtained.size.empty()) return std::nullopt;
  return PagesRemark{true, {"pages-not-obtained", {{"obtained", obtained.size}}}};
}

}  // namespace strata
