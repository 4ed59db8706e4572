// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/anonymous_text.h"

#include "app/cli/output.h"
#include "app/cli/shown_text.h"
#include "app/words/words.h"
#include "core/uuid.h"

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

}  // namespace strata::cli
