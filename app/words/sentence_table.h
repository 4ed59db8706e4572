// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Why a figure is in doubt, was left out, or failed; what the self-test found. Placeholders are the reason's
/// data.
std::span<const Sentence> reasonSentences();
/// The same in a few words, for reasons that stand beside a result; ids begin with "brief-".
std::span<const Sentence> briefReasonSentences();
/// What is wrong with files of our own: runs, settings, the history.
std::span<const Sentence> fileSentences();
/// Likewise of the network test, and why two machines do not come together.
std::span<const Sentence> networkReasonSentences();
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
