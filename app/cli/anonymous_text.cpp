// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/anonymous_text.h"

#include <iterator>
#include <utility>

#include "app/cli/history_text.h"
#include "app/cli/output.h"
#include "app/cli/shown_text.h"
#include "app/words/words.h"
#include "core/base/uuid.h"

namespace strata::cli {

std::string anonymousText(const std::vector<SharedChange>& changes) {
  std::string text = words("shared-heading", {}) + '\n';
  for (const SharedChange& change : changes) {
    const std::string name = words(sharedWordId(change.path), {shownText(change.path)});
    const std::string before = shownText(change.before);
    const bool gone = !change.after || change.after->empty();
    text += "  " +
            (gone ? words("shared-removed", {name, before})
                  : words("shared-changed", {name, before, shownText(*change.after)})) +
            '\n';
  }
  return text + words("shared-stays", {}) + '\n';
}

Result<std::vector<Run>> toldAnonymised(const std::vector<Run>& runs) {
  auto shared = anonymised(runs, {}, randomUuid);
  if (!shared) return shared.error();
  sayAside(anonymousText(shared->changes));
  return std::move(shared->runs);
}

Result<std::vector<ComparedSide>> toldAnonymised(std::vector<ComparedSide> sides) {
  // All at once: what had one id, or was one machine in the network, is one afterwards.
  std::vector<Run> runs;
  for (const ComparedSide& side : sides)
    if (!side.isPublished) runs.insert(runs.end(), side.runs.begin(), side.runs.end());
  auto shared = toldAnonymised(runs);
  if (!shared) return shared.error();
  auto next = std::make_move_iterator(shared->begin());
  for (ComparedSide& side : sides) {
    for (Run& run : side.runs)
      if (!side.isPublished) run = *next++;
    const Run& first = side.runs.front();
    const std::string& name = side.isPublished ? first.label : first.machine.cpuModel;
    side.name = name.empty() ? shortId(first.id) : name;
  }
  return sides;
}

}  // namespace strata::cli
