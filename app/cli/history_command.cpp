// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "app/cli/anonymous_text.h"
#include "app/cli/commands.h"
#include "app/cli/history_text.h"
#include "app/cli/named_runs.h"
#include "app/cli/output.h"
#include "app/options/shell_word.h"
#include "app/words/words.h"
#include "core/base/json.h"
#include "core/files/set_aside.h"
#include "core/files/write_file.h"
#include "core/history/history.h"

namespace strata::cli {

namespace {

void tell(std::string_view id, const std::vector<std::string>& arguments) {
  sayLine(words(id, arguments));
}

/// What was set aside when a history was mended holds what could not be read then.
void tellOfHistoriesAside() {
  const auto path = historyPath();
  const std::vector<std::string> files = path ? filesSetAside(*path) : std::vector<std::string>();
  if (!files.empty()) tell("cli-history-aside", {fmt::format("{}", fmt::join(files, ", "))});
}

class HistoryActor {
 public:
  HistoryActor(History history, std::optional<Format> format, const RunForm& form)
      : m_history(std::move(history)), m_format(format), m_form(form) {}

  int operator()(const HistoryList&) {
    const auto runs = m_history.list();
    if (!runs) return refused(runs.error());
    switch (m_format.value_or(Format::Text)) {
      case Format::Json:
        return printResult(historyJson(*runs), exitDone);
      case Format::Csv:
        return printResult(historyCsv(*runs, m_form.csvTexts), exitDone);
      default:
        tellOfHistoriesAside();
        return printResult(historyTable(*runs), exitDone);
    }
  }

  int operator()(const HistoryShow& show) {
    return withRun(show.run, [&](const Run& run) {
      return printResult(inFormat(m_format.value_or(Format::Text), {run}, words, m_form), exitDone);
    });
  }

  int operator()(const HistoryExport& to) {
    if (const auto refusal = refusalOfOutput(to.file)) return refused(*refusal);
    return withRun(to.run, [&](const Run& run) {
      const Format format = m_format.value_or(runFormatOfFile(to.file));
      const auto shared = to.anonymous ? toldAnonymised({run}) : Result<std::vector<Run>>(std::vector{run});
      if (!shared) return refused(shared.error());
      const Status written = writeFile(to.file, inFormat(format, *shared, words, m_form));
      return written ? int{exitDone} : refused(written.error());
    });
  }

  int operator()(const HistoryImport& from) {
    if (isHistoryFile(from.file)) return take(from.file);
    const auto runs = runsOfFile(from.file);
    if (!runs) return refused(runs.error());
    if (const Status added = m_history.add(*runs); !added) return refused(added.error());
    for (const Run& run : *runs) tell("cli-history-added", {shortId(run.id)});
    return exitDone;
  }

  int operator()(const HistoryLabel& label) {
    const auto id = keptRunId(m_history, label.run);
    if (!id) return refused(id.error());
    const Status done = m_history.describe(*id, label.label, std::nullopt);
    return done ? int{exitDone} : refused(done.error());
  }

  int operator()(const HistoryDelete& which) {
    const auto id = keptRunId(m_history, which.run);
    if (!id) return refused(id.error());
    if (const Status done = m_history.remove(*id); !done) return refused(done.error());
    tell("cli-history-removed", {shortId(*id), shellWord(*id, nativeShell())});
    return exitDone;
  }

  // A removed run is in no list any more, so its whole id is needed, which `delete` has printed.
  int operator()(const HistoryRestore& which) {
    const Status done = m_history.restore(which.run);
    return done ? int{exitDone} : refused(done.error());
  }

 private:
  int take(const std::string& file) {
    const auto taken = m_history.take(file);
    if (!taken) return refused(taken.error());
    tell("cli-history-taken",
         {std::to_string(taken->whole), std::to_string(taken->partial), std::to_string(taken->known)});
    if (taken->lost > 0) sayLine(Reason{"history-runs-lost", {{"runs", std::int64_t{taken->lost}}}});
    if (taken->fault) return refused(*taken->fault);
    return taken->lost > 0 ? exitDevice : exitDone;
  }

  template <typename Use>
  int withRun(const std::string& given, Use use) {
    const auto run = namedRun(m_history, given);
    return run ? use(*run) : refused(run.error());
  }

  History m_history;
  std::optional<Format> m_format;
  RunForm m_form;
};

}  // namespace

int historyCommand(const HistoryArguments& arguments) {
  const auto path = historyPath();
  if (!path) return refused(path.error());
  auto history = History::open(*path, tellOfMending);
  if (!history) return refused(history.error());
  return std::visit(HistoryActor(*std::move(history), arguments.format, arguments.form), arguments.action);
}

}  // namespace strata::cli
