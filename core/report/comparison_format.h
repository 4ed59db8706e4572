// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/csv_field.h"
#include "core/report/text.h"
#include "core/stats/comparison.h"
#include "core/stats/gate.h"

namespace strata {

/// JUnit's XML, as continuous integration shows test results: a suite a test, a case a cell and side. A case
/// fails where it lets a gate of that rule fail, and is skipped where nothing is decided or could be.
std::string comparisonJunit(const Comparison& comparison, const GateRule& rule, const Words& words);
/// A row a cell and side; ids and numbers in full.
std::string comparisonCsv(const Comparison& comparison, CsvTexts texts = CsvTexts::Shielded);
/// Writes a comparison in pairs: a row for each side that has measured the cell, and which side is the
/// baseline. `names` are those of the sides.
std::string pairsCsv(const Comparison& comparison, const std::vector<std::string>& names);
std::string comparisonJson(const Comparison& comparison);

/// The comparison as one HTML file, like toHtml: `head` in paragraphs, the comparison's charts of each test
/// (means, from the least to the greatest repetition), a table a test with difference, interval and what was
/// found as shape and word, what makes rows unlike, and the cells that lack a partner. `machine`: of the
/// first side, to mark where its caches end; may be null. `version` of the program that writes it.
std::string comparisonHtml(const Comparison& comparison, const Machine* machine, const std::string& version,
                           const Words& words, const std::vector<std::string>& head = {});

}  // namespace strata
