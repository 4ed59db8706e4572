// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "app/cli/commands.h"
#include "app/cli/history_text.h"
#include "app/cli/interrupt.h"
#include "app/cli/keep_aside.h"
#include "app/cli/output.h"
#include "app/cli/shown_text.h"
#include "app/cli/terminal.h"
#include "app/options/shell_word.h"
#include "app/words/words.h"
#include "core/base/plain_text.h"
#include "core/history/history.h"
#include "core/history/series.h"
#include "core/machine/topology.h"
#include "core/model/network_address.h"
#include "core/report/text.h"

namespace strata::cli {

namespace {

/// What the other machine says of itself can be anything.
std::string shown(const std::string& text) {
  return shownText(text, 80);
}

void tellOfKeeping(const EndedRun& ended, ResultOutput& output) {
  if (ended.notice) output.print(withoutControls(sentence(*ended.notice)) + '\n');
  if (ended.notKept) output.print(withoutControls(sentence(*ended.notKept)) + '\n');
  if (ended.isKept) output.print(words("cli-kept", {shortId(ended.run.id)}) + '\n');
}

/// What the person at this end sees of what a leader does.
class RespondTerminal {
 public:
  /// `output` lives as long as this.
  RespondTerminal(bool keep, ResultOutput& output) : m_output(output) {
    if (!keep) return;
    if (auto path = historyPath())
      m_kept.emplace([path = *std::move(path), &output](Run run) {
        tellOfKeeping(keepRun(std::move(run), path), output);
      });
    else
      line(sentence(path.error()));
  }

  void operator()(const ResponderListens& listens) {
    const std::string code = listens.code.substr(0, 3) + ' ' + listens.code.substr(3);
    line(fill(english("respond-listens"), {fmt::format("{}", listens.port)}));
    for (const std::string& address : listens.addresses) line("  " + address);
    line(fill(english("respond-code"), {code}));
    if (listens.addresses.empty()) return;
    const std::string host = addressText({listens.addresses.front(), listens.port});
    line(fill(english("respond-command"),
              {shellWord(host, nativeShell()), shellWord(listens.code, nativeShell())}));
    line(english("respond-end"));
  }
  void operator()(const LeaderCame& came) {
    line(
        fill(english("respond-came"), {came.leader.name, shown(came.leader.cpu), shown(came.leader.system)}));
  }
  void operator()(const LeaderBegan&) const {}
  void operator()(const LeaderMoved&) const {}
  void operator()(const LeaderMeasured& measured) {
    if (const auto* failed = std::get_if<Failed>(&measured.result.outcome)) line(sentence(failed->error));
  }
  void operator()(const LeaderGone& gone) {
    if (gone.reason) line(sentence(*gone.reason));
    if (!gone.run) {
      line(english("respond-nothing"));
      return;
    }
    // It is kept whoever has stopped reading what is said of it.
    if (m_kept) m_kept->keep(*gone.run);
    line(toText(*gone.run, words));
  }
  void operator()(const WrongCode& wrong) {
    std::string told = words(wrong.brokeOff ? "respond-broke-off" : "respond-wrong", {wrong.address});
    if (wrong.pauseS) told += ' ' + words("respond-pause", {fmt::format("{:.0f}", std::ceil(*wrong.pauseS))});
    line(told);
  }

 private:
  void line(const std::string& text) { m_output.print(withoutControls(text) + '\n'); }

  ResultOutput& m_output;
  std::optional<KeepAside> m_kept;
};

}  // namespace

int respondCommand(const RespondArguments& arguments) {
  outliveReaders();
  const InterruptWatch watch;
  const auto machine = readMachine();
  if (!machine) {
    sayLine(machine.error());
    return exitDevice;
  }
  ResultOutput output;
  const Status ended = [&] {
    RespondTerminal terminal(arguments.keep, output);
    return respond(
        arguments.options, *machine, [&](const ResponderEvent& event) { std::visit(terminal, event); },
        watch.token());
  }();
  if (ended) return output.status(exitDone);
  sayLine(ended.error());
  return ended.error().id == "responder-idle" ? output.status(exitDone) : exitRefused;
}

}  // namespace strata::cli
