// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace strata {

struct Sentence {
  std::string_view id;
  std::string_view text;
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
/// What reports in HTML and SVG say besides: titles of charts, headings of sections and columns.
std::span<const Sentence> htmlSentences();
/// Labels and sentences of the report.
std::span<const Sentence> reportSentences();
/// What the command line and the progress line say besides.
std::span<const Sentence> screenSentences();

}  // namespace strata
