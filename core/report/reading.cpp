// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/reading.h"

#include <algorithm>

#include "core/report/number_text.h"

namespace strata {

namespace {

template <typename Predicate>
bool anyMeasured(const Run& run, Predicate predicate) {
  return std::any_of(run.results.begin(), run.results.end(), [&](const CellResult& cell) {
    const Measured* measured = measuredOf(&cell);
    return measured && predicate(cell, *measured);
  });
}

/// Its limit and its streams are explained by themselves.
bool isNetwork(const CellResult& cell) {
  return cell.test == Test::Network;
}

}  // namespace

std::vector<std::string> readingSentences(const Run& whole, const Run& rest, std::string_view grades,
                                          const Words& words) {
  std::vector<std::string> sentences{words("reading-units", {})};
  if (!anyMeasured(whole, [](const CellResult&, const Measured&) { return true; })) return sentences;
  sentences.push_back(words(grades, {}));
  if (anyMeasured(whole, [](const CellResult&, const Measured& measured) {
        return measured.cleanCount > 1 && measured.passSeconds.empty();
      }))
    sentences.push_back(words("reading-samples", {}));
  const auto hasInterval = [](const Measured& measured) { return measured.low && measured.high; };
  if (anyMeasured(rest, [&](const CellResult&, const Measured& measured) { return hasInterval(measured); })) {
    double confidence = 0;
    for (const CellResult& cell : rest.results)
      if (const Measured* measured = measuredOf(&cell); measured && hasInterval(*measured))
        confidence = measured->confidence;
    sentences.push_back(words("reading-interval", {percentText(100 * confidence)}));
  }
  const auto hasLimit = [&](bool ofNetwork) {
    return anyMeasured(rest, [ofNetwork](const CellResult& cell, const Measured& measured) {
      return isNetwork(cell) == ofNetwork && measured.limit.has_value();
    });
  };
  const bool isSeen = anyMeasured(rest, [](const CellResult&, const Measured& measured) {
    return measured.limitSource == LimitSource::Seen;
  });
  if (hasLimit(false)) sentences.push_back(words("reading-limit", {}));
  if (isSeen) sentences.push_back(words("reading-limit-seen", {}));
  if (hasLimit(true)) sentences.push_back(words("reading-network-limit", {}));
  if (anyMeasured(rest, [](const CellResult& cell, const Measured& measured) {
        return !isNetwork(cell) && cell.higherIsBetter && measured.perThread.size() > 1;
      }))
    sentences.push_back(words("reading-threads", {}));
  return sentences;
}

}  // namespace strata
