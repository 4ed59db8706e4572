// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/history_arguments.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/shown_text.h"
#include "app/words/words.h"

namespace strata::cli {

namespace {

using Given = std::vector<std::string>;

struct Known {
  std::string_view name;
  std::string_view operands;  ///< behind the name, as help shows them
  std::size_t count;          ///< of operands
  HistoryAction (*make)(const Given& given);
};

constexpr std::array<Known, 7> actions{{
    {"list", "", 0, [](const Given&) -> HistoryAction { return HistoryList{}; }},
    {"show", "RUN", 1, [](const Given& given) -> HistoryAction { return HistoryShow{given[1]}; }},
    {"export", "RUN FILE", 2,
     [](const Given& given) -> HistoryAction { return HistoryExport{given[1], given[2], false}; }},
    {"import", "FILE", 1, [](const Given& given) -> HistoryAction { return HistoryImport{given[1]}; }},
    {"label", "RUN TEXT", 2,
     [](const Given& given) -> HistoryAction { return HistoryLabel{given[1], given[2]}; }},
    {"delete", "RUN", 1, [](const Given& given) -> HistoryAction { return HistoryDelete{given[1]}; }},
    {"restore", "RUN", 1, [](const Given& given) -> HistoryAction { return HistoryRestore{given[1]}; }},
}};

std::string usageOf(const Known& action) {
  std::string usage(action.name);
  if (!action.operands.empty()) usage += ' ' + std::string(action.operands);
  return usage;
}

}  // namespace

Operands historyActions() {
  std::string usage;
  for (const Known& action : actions) usage += (usage.empty() ? "" : " | ") + usageOf(action);
  ValueKind kind = textKind();
  for (const Known& action : actions) kind.choices.emplace_back(action.name);
  return {"ACTION", "[ACTION...]", usage, kind, true};
}

std::variant<HistoryAction, Wrong> historyAction(const GivenCommand& given) {
  const Given words = given.values("ACTION");
  if (words.empty() && given.has("--anonymous")) return Wrong{english("cli-anonymous-export")};
  if (words.empty()) return HistoryAction{HistoryList{}};
  std::string names;
  for (const Known& action : actions) {
    names += (names.empty() ? "" : ", ") + std::string(action.name);
    if (action.name != words.front()) continue;
    // Only a label may be empty, which takes it away.
    const bool labelled = action.name == "label";
    const auto empty = std::find(words.begin(), words.end() - (labelled ? 1 : 0), std::string());
    if (words.size() != action.count + 1 || empty != words.end() - (labelled ? 1 : 0))
      return Wrong{fill(english("cli-history-usage"), {"strata-cli history " + usageOf(action)})};
    HistoryAction made = action.make(words);
    if (given.has("--anonymous")) {
      auto* to = std::get_if<HistoryExport>(&made);
      if (to == nullptr) return Wrong{english("cli-anonymous-export")};
      to->anonymous = true;
    }
    return made;
  }
  return Wrong{fill(english("cli-history-unknown"), {shownText(words.front()), names})};
}

}  // namespace strata::cli
