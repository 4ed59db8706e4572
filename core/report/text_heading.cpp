// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_heading.h"

#include <algorithm>

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
  std::string text = spread(words("report-title", {run.program.version}), dateText(run.started));
  text += std::string(reportWidth, '=') + '\n';
  text += wrapped("", methodText(run, words));
  if (run.status == RunStatus::Stopped) text += wrapped("", words("report-stopped", {}));
  if (run.status == RunStatus::Failed) text += wrapped("", words("report-failed", {}));
  if (const std::string lines = linesText(ownFacts(run, words)); !lines.empty()) text += '\n' + lines;
  text += '\n' + words("heading-machine", {}) + '\n' + linesText(machineFacts(run, words));
  text += '\n' + words("heading-settings", {}) + '\n' + linesText(settingsFacts(run, words));
  return text;
}

}  // namespace strata
