// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/text.h"

namespace strata {

/// One run, or the repetitions of a series, as one HTML file for people: machine and settings, charts as
/// inline SVG, a table a test with verdicts as shape and word, notes and how to read it. Three significant
/// digits; all of them are in the run file. Nothing in it runs, and nothing is fetched: a policy in its head
/// forbids both. A series has each cell's mean with the least and the greatest, and what the first run says
/// of the machine.
std::string toHtml(const std::vector<Run>& runs, const Words& words);

}  // namespace strata
