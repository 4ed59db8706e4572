// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_heading.h"

#include <algorithm>
#include <utility>

#include "core/report/heading_facts.h"
#include "core/report/text_layout.h"

namespace strata {

namespace {

/// Labelled lines whose texts begin in one column.
std::string linesText(const std::vector<HeadingFact>& facts) {
  std::size_t width = 10;
  for (const HeadingFact& fact : facts) width = std::max(width, displayWidth(fact.label));
  std::string text;
  for (const HeadingFact& fact : facts)
    for (const std::string& line : fact.lines) {
      const std::string label = &line == &fact.lines.front() ? fact.label : std::string();
      text += wrapped(label + std::string(width + 2 - displayWidth(label), ' '), line);
    }
  return text;
}

}  // namespace

std::string headingText(const Run& run, const Words& words) {
  std::string text = spread(titleText(run, words), dateText(run.started));
  text += std::string(reportWidth, '=') + '\n';
  text += wrapped("", methodText(run, words)) + linesText(originFacts(run, words));
  if (run.status == RunStatus::Stopped) text += wrapped("", words("report-stopped", {}));
  if (run.status == RunStatus::Failed) text += wrapped("", words("report-failed", {}));
  if (const std::string lines = linesText(ownFacts(run, words)); !lines.empty()) text += '\n' + lines;
  for (const auto& [heading, facts] : {std::pair{"heading-machine", machineFacts(run, words)},
                                       {"heading-settings", settingsFacts(run, words)}})
    if (!facts.empty() || !run.origin) text += '\n' + words(heading, {}) + '\n' + linesText(facts);
  return text;
}

}  // namespace strata
