// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>

/// Ids of the words for values that runs and settings hold, such as "op-read" for the operation "read". Each
/// id is written whole, so that a search for it ends at a list, and a search for the list at who says it.
namespace strata {

/// The ids of one kind of value: they begin with the same prefix, and end with the value.
struct ValueIds {
  std::string_view prefix;
  std::array<std::string_view, 16> ids{};  ///< those beyond the last are empty

  consteval ValueIds(std::string_view begin, std::initializer_list<std::string_view> all) : prefix(begin) {
    std::size_t count = 0;
    for (const std::string_view id : all) {
      if (!id.starts_with(prefix)) throw std::invalid_argument("an id of another kind");
      ids.at(count++) = id;
    }
  }
};

inline constexpr ValueIds operationIds{
    "op-", {"op-read", "op-write", "op-copy", "op-move", "op-triad", "op-commit", "op-mixed"}};
inline constexpr ValueIds patternIds{"pattern-", {"pattern-serial", "pattern-random"}};
inline constexpr ValueIds loopIds{"loop-",
                                  {"loop-chunks", "loop-stream", "loop-stream-chunks", "loop-prefetch",
                                   "loop-interleave", "loop-page", "loop-pair", "loop-sve", "loop-best"}};
/// Moves of memory; the width stands behind the id.
inline constexpr ValueIds moveIds{"memory-", {"memory-serial", "memory-random"}};

inline constexpr ValueIds pagesIds{"pages-",
                                   {"pages-default", "pages-transparent", "pages-explicit", "pages-huge"}};
/// Pages by themselves, in legends.
inline constexpr ValueIds pagesAloneIds{
    "pages-kind-",
    {"pages-kind-default", "pages-kind-transparent", "pages-kind-explicit", "pages-kind-huge"}};
/// The name of a cell with its pages.
inline constexpr ValueIds cellPagesIds{"cell-pages-",
                                       {"cell-pages-transparent", "cell-pages-explicit", "cell-pages-huge"}};

inline constexpr ValueIds memoryKindIds{
    "memory-kind-",
    {"memory-kind-regular", "memory-kind-write-combined", "memory-kind-uncached", "memory-kind-framebuffer",
     "memory-kind-dumb-buffer"}};
/// What is done with a memory type, by the operation.
inline constexpr ValueIds kindTableIds{"kinds-", {"kinds-write", "kinds-copy"}};

inline constexpr ValueIds registerRowIds{
    "row-",
    {"row-register-general", "row-register-to-stack", "row-register-from-stack", "row-register-push",
     "row-register-pop", "row-register-to-vector", "row-register-from-vector", "row-register-insert",
     "row-register-extract", "row-register-vector", "row-register-sve"}};
inline constexpr ValueIds copyRowIds{"row-", {"row-copy-memcpy", "row-copy-elements", "row-copy-blocks"}};

inline constexpr ValueIds diskEngineIds{
    "engine-",
    {"engine-io-uring", "engine-iocp", "engine-threads", "engine-fdatasync", "engine-fsync",
     "engine-F_FULLFSYNC", "engine-FlushFileBuffers", "engine-null"}};
inline constexpr ValueIds fillIds{"fill-", {"fill-zeros"}};

/// Rows of the network by their direction; the number of streams stands behind the id.
inline constexpr ValueIds networkRowIds{"network-row-",
                                        {"network-row-to", "network-row-from", "network-row-both"}};
inline constexpr ValueIds loadedNetworkRowIds{
    "network-row-loaded-", {"network-row-loaded-to", "network-row-loaded-from", "network-row-loaded-both"}};
/// Charts of the network by their kernel.
inline constexpr ValueIds networkChartIds{
    "chart-", {"chart-network-stream", "chart-network-round-trip", "chart-network-acknowledged"}};

inline constexpr ValueIds sustainedLoadIds{"sustained-",
                                           {"sustained-integer", "sustained-vectors", "sustained-memory"}};
inline constexpr ValueIds thermalStateIds{"sustained-thermal-",
                                          {"sustained-thermal-nominal", "sustained-thermal-fair",
                                           "sustained-thermal-serious", "sustained-thermal-critical"}};

inline constexpr ValueIds metricIds{
    "metric-", {"metric-rate", "metric-operations", "metric-latency", "metric-completion-latency"}};
inline constexpr ValueIds statisticIds{
    "statistic-",
    {"statistic-p90", "statistic-p90-per-clock", "statistic-p90-of-visits",
     "statistic-p90-per-clock-of-visits", "statistic-p10", "statistic-p10-per-clock",
     "statistic-p10-of-lines", "statistic-p50", "statistic-p50-operation", "statistic-mean",
     "statistic-average", "statistic-total", "statistic-lost-share", "statistic-sustained-share"}};
inline constexpr ValueIds rateIds{"rate-",
                                  {"rate-mb", "rate-mib", "rate-gb", "rate-mbit", "rate-gbit", "rate-cycle"}};

inline constexpr ValueIds gradeIds{"grade-", {"grade-good", "grade-fair", "grade-poor"}};
inline constexpr ValueIds outcomeIds{"outcome-", {"outcome-skipped", "outcome-failed"}};
inline constexpr ValueIds statusIds{"status-", {"status-complete", "status-stopped", "status-failed"}};

inline constexpr ValueIds findingIds{
    "finding-",
    {"finding-faster", "finding-slower", "finding-no-difference", "finding-not-decided",
     "finding-single-runs", "finding-published", "finding-not-tested"}};
inline constexpr ValueIds explanationIds{
    "explain-",
    {"explain-faster", "explain-slower", "explain-no-difference", "explain-not-decided",
     "explain-single-runs", "explain-published", "explain-not-tested"}};
inline constexpr ValueIds unlikeIds{
    "unlike-",
    {"unlike-kernel", "unlike-method", "unlike-pages", "unlike-threads", "unlike-placement", "unlike-machine",
     "unlike-doubtful", "unlike-program", "unlike-size", "unlike-level", "unlike-width", "unlike-median"}};
inline constexpr ValueIds briefUnlikeIds{
    "unlike-brief-",
    {"unlike-brief-kernel", "unlike-brief-method", "unlike-brief-pages", "unlike-brief-threads",
     "unlike-brief-placement", "unlike-brief-machine", "unlike-brief-doubtful", "unlike-brief-program",
     "unlike-brief-size", "unlike-brief-level", "unlike-brief-width", "unlike-brief-median"}};

/// Data of reasons: how something came about, and at which end of a line.
inline constexpr ValueIds howIds{
    "how-", {"how-refused", "how-not-real", "how-in-memory", "how-program", "how-device-in-memory"}};
inline constexpr ValueIds whereIds{"where-", {"where-here", "where-peer"}};

/// The id for a value. One of a newer version's values has no sentence: it is shown by its id.
inline std::string wordId(const ValueIds& of, std::string_view value) {
  const auto known = std::ranges::find_if(of.ids, [&](std::string_view id) {
    return id.size() == of.prefix.size() + value.size() && id.ends_with(value);
  });
  return known != of.ids.end() ? std::string(*known) : std::string(of.prefix) + std::string(value);
}

/// The id with a number behind it, which is the first argument of its sentence: see wordingOf().
inline std::string numberedId(std::string_view id, std::int64_t number) {
  return std::string(id) + '-' + std::to_string(number);
}

}  // namespace strata
