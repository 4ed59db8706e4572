// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace strata {

struct Sentence {
  std::string_view id;
  std::string_view text;
  /// English for a count of 1, where {1} is a count. A translation has a form for each kind of number that
  /// its language has.
  std::string_view one = {};
};

/// A reason, and what is said of it.
struct ReasonRow {
  std::string_view id;
  std::string_view data;      ///< names of its data between blanks; a placeholder is the datum of that number
  std::string_view brief;     ///< what happened, in at most 24 characters; empty where it is about no result
  std::string_view sentence;  ///< what happened, then what to do
};

/// Why a figure is in doubt, was left out, or failed; why a plan is refused; what the self-test found.
std::span<const ReasonRow> runReasons();
/// Likewise of the network test, and why two machines do not come together.
std::span<const ReasonRow> networkReasons();
/// What is wrong with files of our own: runs, settings, the history.
std::span<const ReasonRow> fileReasons();

/// All of them.
inline std::array<std::span<const ReasonRow>, 3> reasonTables() {
  return {runReasons(), networkReasons(), fileReasons()};
}

/// Names of what the network test measures, and what reports and the command line say of it.
std::span<const Sentence> networkSentences();
/// Names of tests, kernels, operations, statistics and grades.
std::span<const Sentence> nameSentences();
/// What reports in HTML say besides: headings of sections and columns.
std::span<const Sentence> htmlSentences();
/// Titles, axes, legends and notes of charts.
std::span<const Sentence> chartSentences();
/// Labels and sentences of the report.
std::span<const Sentence> reportSentences();
/// What the command line and the progress line say besides.
std::span<const Sentence> screenSentences();

}  // namespace strata
