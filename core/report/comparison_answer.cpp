// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_answer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <utility>

#include "core/report/comparison_names.h"
#include "core/report/heading_facts.h"
#include "core/report/number_text.h"

namespace strata {

namespace {

/// Sizes of memory that differ by less are of one machine: systems keep parts of it for themselves.
constexpr double sameMemory = 0.01;
/// With more sides each value is named once.
constexpr std::size_t mostInTurn = 6;

/// Settings that change what is measured.
constexpr std::array comparedSettings{Unlike::Threads, Unlike::Pages, Unlike::Placement};

struct Counts {
  std::size_t all = 0;
  std::size_t better = 0;
  std::size_t worse = 0;
  std::size_t same = 0;
  std::size_t open = 0;
  std::size_t likely = 0;  ///< among all: of too few repetitions
  std::size_t untold = 0;  ///< beside all
};

Counts countsOf(const Comparison& comparison, std::size_t side) {
  Counts counts;
  for (const ComparisonRow& row : comparison.rows) {
    const auto& difference = row.differences[side];
    if (!difference) continue;
    const Standing standing = standingOf(*difference, row.cell.higherIsBetter);
    if (standing == Standing::Untold) {
      ++counts.untold;
      continue;
    }
    ++counts.all;
    if (isLikelyOnly(*difference)) ++counts.likely;
    ++(standing == Standing::Better  ? counts.better
       : standing == Standing::Worse ? counts.worse
       : standing == Standing::Same  ? counts.same
                                     : counts.open);
  }
  return counts;
}

double distanceOf(const Difference& difference) {
  return std::abs(std::log(difference.ratio));
}

bool isBetterOrWorse(const ComparisonRow& row, std::size_t side) {
  const auto& difference = row.differences[side];
  if (!difference) return false;
  const Standing standing = standingOf(*difference, row.cell.higherIsBetter);
  return standing == Standing::Better || standing == Standing::Worse;
}

std::string percentOf(double ratio, const ChartTexts& texts) {
  return texts.labels.quantity(AxisKind::Change, std::round(1000 * (ratio - 1)) / 10);
}

/// The range from the least to the most of what was found so, in the section with the most such rows, rates
/// and times apart: " (Moves +19 % to +22 %)".
std::string rangeOf(const Comparison& comparison, std::size_t side, Standing standing,
                    const ChartTexts& texts) {
  std::map<std::pair<std::string, bool>, std::vector<double>> bySection;
  for (const ComparisonRow& row : comparison.rows)
    if (const auto& difference = row.differences[side];
        difference && standingOf(*difference, row.cell.higherIsBetter) == standing)
      bySection[{row.cell.test.section(), row.cell.higherIsBetter}].push_back(difference->ratio);
  const auto most =
      std::ranges::max_element(bySection, {}, [](const auto& one) { return one.second.size(); });
  if (most == bySection.end()) return {};
  const auto [least, greatest] = std::ranges::minmax(most->second);
  const std::string from = percentOf(least, texts);
  const std::string to = percentOf(greatest, texts);
  const std::string name = testSectionName(most->first.first, texts.words);
  return from == to ? texts("answer-one", {name, from}) : texts("answer-range", {name, from, to});
}

std::string countText(std::size_t count, const ChartTexts& texts) {
  return count == 0 ? texts("answer-none") : texts.count(static_cast<std::int64_t>(count));
}

/// One fact of a run as text; empty where it is not known.
using FactOf = std::function<std::string(const Run&)>;

}  // namespace

Standing standingOf(const Difference& difference, bool higherIsBetter) {
  switch (difference.finding) {
    case Finding::Faster:
      return Standing::Better;
    case Finding::Slower:
      return Standing::Worse;
    case Finding::NoDifference:
      return Standing::Same;
    case Finding::NotDecided:
      return Standing::Open;
    case Finding::Published:
    case Finding::NotTested:
      return Standing::Untold;
    case Finding::SingleRuns:
      break;
  }
  if (distanceOf(difference) <= std::log1p(difference.margin)) return Standing::Same;
  return (difference.ratio > 1) == higherIsBetter ? Standing::Better : Standing::Worse;
}

std::size_t disturbedDifferences(const Comparison& comparison, std::size_t side) {
  const auto isDisturbed = [&](const ComparisonRow& row) {
    if (!isBetterOrWorse(row, side)) return false;
    const Grade worst = std::max(row.sides[comparison.baseline].worst.value_or(Grade::Good),
                                 row.sides[side].worst.value_or(Grade::Good));
    return worst != Grade::Good;
  };
  return static_cast<std::size_t>(std::ranges::count_if(comparison.rows, isDisturbed));
}

std::string unlikeSettingsText(const Comparison& comparison, std::size_t side, const Words& words) {
  std::vector<std::string> settings;
  for (const Unlike setting : comparedSettings) {
    std::size_t all = 0;
    std::size_t unlike = 0;
    for (const ComparisonRow& row : comparison.rows) {
      if (!isBetterOrWorse(row, side)) continue;
      ++all;
      if (holds(row.unlike[side], setting)) ++unlike;
    }
    if (unlike > 0 && 2 * unlike >= all) settings.push_back(unlikeText(setting, words));
  }
  if (settings.empty()) return {};
  return words("answer-unlike", {fmt::format("{}", fmt::join(settings, ", "))});
}

std::string disturbedText(const Comparison& comparison, std::size_t side, const Words& words) {
  const std::size_t disturbed = disturbedDifferences(comparison, side);
  if (disturbed == 0) return {};
  const bool isUnlike = !unlikeSettingsText(comparison, side, words).empty();
  return words(isUnlike ? "answer-doubtful" : "answer-disturbed", {fmt::format("{}", disturbed)});
}

bool isLikelyOnly(const Difference& difference) {
  return difference.finding == Finding::SingleRuns;
}

const ComparisonRow* mostDifferent(const Comparison& comparison, std::size_t side) {
  const ComparisonRow* most = nullptr;
  for (const ComparisonRow& row : comparison.rows) {
    if (!isBetterOrWorse(row, side)) continue;
    if (most == nullptr || distanceOf(*row.differences[side]) > distanceOf(*most->differences[side]))
      most = &row;
  }
  return most;
}

std::optional<double> meanRatio(const Comparison& comparison, std::size_t side) {
  double sum = 0;
  double count = 0;
  for (const ComparisonRow& row : comparison.rows)
    if (const auto& difference = row.differences[side]; difference && isOnlyRatio(*difference)) {
      sum += std::log(difference->ratio) * (row.cell.higherIsBetter ? 1 : -1);
      ++count;
    }
  if (!(count > 0)) return std::nullopt;
  return std::exp(sum / count);
}

std::string answerOf(const Comparison& comparison, std::size_t side, const std::string& name,
                     const ChartTexts& texts) {
  const Counts counts = countsOf(comparison, side);
  if (counts.all == 0) return texts(counts.untold > 0 ? "answer-untested" : "answer-nothing", {name});
  // The range is that of the larger part of what differs.
  const Standing larger = counts.better >= counts.worse ? Standing::Better : Standing::Worse;
  const std::string range = rangeOf(comparison, side, larger, texts);
  const bool isBetter = larger == Standing::Better;
  const std::size_t disturbed = disturbedDifferences(comparison, side);
  const bool isDoubtful = disturbed > 0 && 2 * disturbed >= counts.better + counts.worse;
  std::string answer = unlikeSettingsText(comparison, side, texts.words);
  if (!answer.empty()) answer += ' ';
  answer += texts(
      counts.likely > 0 || isDoubtful ? "answer-likely" : "answer",
      {fmt::format("{}", counts.all), name, countText(counts.better, texts), countText(counts.worse, texts),
       countText(counts.same, texts), isBetter ? range : std::string(), isBetter ? std::string() : range});
  if (counts.open > 0) answer += ' ' + texts("answer-open", {fmt::format("{}", counts.open)});
  if (counts.likely > 0) answer += ' ' + texts("answer-few", {texts.count(leastRepetitions)});
  if (disturbed > 0) answer += ' ' + disturbedText(comparison, side, texts.words);
  return answer;
}

std::vector<std::string> differingFacts(const std::vector<const ComparedSide*>& sides,
                                        const ChartTexts& texts) {
  std::vector<const Run*> runs;  // null: a reference
  for (const ComparedSide* side : sides)
    runs.push_back(side->isPublished || side->runs.empty() ? nullptr : &side->runs.front());
  const auto size = [&](const Run& run) {
    // The first of nearly the same size stands for all of them.
    const auto same = std::ranges::find_if(runs, [&](const Run* other) {
      if (other == nullptr) return false;
      const auto one = static_cast<double>(run.machine.memory.count);
      return std::abs(one - static_cast<double>(other->machine.memory.count)) <= sameMemory * one;
    });
    const Bytes memory = (same == runs.end() ? run : **same).machine.memory;
    return memory.count > 0 ? texts.size(memory) : std::string();
  };
  const auto speed = [&](const Run& run) {
    const auto& modules = run.machine.memoryModules;
    return modules && modules->speedMts ? texts("compare-speed", {texts.count(*modules->speedMts)})
                                        : std::string();
  };
  const auto threads = [&](const Run& run) {
    const std::int64_t count = mostThreads(run);
    return count > 0 ? texts.count(count) : std::string();
  };
  const std::vector<std::pair<const char*, FactOf>> facts{
      {"label-processor", [](const Run& run) { return run.machine.cpuModel; }},
      {"label-memory", size},
      {"label-memory", speed},
      {"label-threads", threads},
      {"compare-pinning",
       [&](const Run& run) { return run.origin ? std::string() : bindingWords(run.settings, texts.words); }},
      {"label-system", [](const Run& run) { return run.machine.system; }},
      {"compare-version", [](const Run& run) { return run.origin ? std::string() : run.program.version; }}};
  std::vector<std::string> differing;
  for (const auto& [label, factOf] : facts) {
    std::vector<std::string> values;
    std::vector<std::string> known;  // each once
    for (const Run* run : runs) {
      if (run == nullptr) {
        values.emplace_back("-");
        continue;
      }
      std::string value = factOf(*run);
      if (!value.empty() && std::ranges::find(known, value) == known.end()) known.push_back(value);
      values.push_back(value.empty() ? "?" : std::move(value));
    }
    if (known.size() < 2) continue;
    const std::vector<std::string>& told = values.size() > mostInTurn ? known : values;
    differing.push_back(texts("compare-fact", {texts(label), fmt::format("{}", fmt::join(told, " | "))}));
  }
  return differing;
}

}  // namespace strata
