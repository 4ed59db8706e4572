// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/text.h"

/// What a report says of a run before its figures.
namespace strata {

struct HeadingFact {
  std::string label;
  std::vector<std::string> lines;  ///< one at least
};

std::vector<HeadingFact> ownFacts(const Run& run, const Words& words);  ///< label and comment
std::vector<HeadingFact> machineFacts(const Run& run, const Words& words);
/// Who measured, and where it is published; empty of Strata's own.
std::vector<HeadingFact> originFacts(const Run& run, const Words& words);
/// Empty of a run that another program measured.
std::vector<HeadingFact> settingsFacts(const Run& run, const Words& words);

/// "2026-03-14 09:26:53 UTC"; what is no such time stays as it is.
std::string dateText(const std::string& started);

/// Whose report it is.
std::string titleText(const Run& run, const Words& words);

/// Where it is from, if Strata did not measure it; else method, compiler and how long it took.
std::string methodText(const Run& run, const Words& words);

}  // namespace strata
