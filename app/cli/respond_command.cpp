// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "app/cli/commands.h"
#include "app/cli/history_text.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/output.h"
#include "app/cli/shown_text.h"
#include "app/cli/terminal.h"
#include "app/words/words.h"
#include "core/engine/benchmark.h"
#include "core/history/history.h"
#include "core/history/series.h"
#include "core/machine/topology.h"
#include "core/model/network_address.h"
#include "core/report/text.h"

namespace strata::cli {

namespace {

void line(const std::string& text) {
  printText(stdout, text + '\n');
}

/// What the other machine says of itself can be anything.
std::string shown(const std::string& text) {
  return shownText(text, 80);
}

void tellOfKeeping(const EndedRun& ended) {
  if (ended.notice) line(sentence(*ended.notice));
  if (ended.notKept) line(sentence(*ended.notKept));
  if (ended.isKept) line(words("cli-kept", {shortId(ended.run.id)}));
}

/// Keeps runs in the history and tells of it, one after the other on a thread of its own: until the
/// responder's thread is free again nobody else can lead, and a disk may take its time. Waits in the end for
/// all of them.
class KeepAside {
 public:
  explicit KeepAside(std::string historyPath) : m_path(std::move(historyPath)) {}

  void keep(const Run& run) {
    try {
      m_last = std::jthread([before = std::move(m_last), led = run, path = m_path]() mutable {
        if (before.joinable()) before.join();
        tellOfKeeping(keepRun(std::move(led), path));
      });
    } catch (const std::system_error&) {
      tellOfKeeping(keepRun(run, m_path));  // no thread is to be had: late, but kept
    }
  }

 private:
  std::string m_path;
  std::jthread m_last;
};

/// What the person at this end sees of what a leader does.
class RespondTerminal {
 public:
  explicit RespondTerminal(bool keep) {
    if (!keep) return;
    if (auto path = historyPath())
      m_kept.emplace(*std::move(path));
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
    line(fill(english("respond-command"), {host, listens.code}));
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
    line(toText(*gone.run, words));
    if (m_kept) m_kept->keep(*gone.run);
  }
  void operator()(const WrongCode& wrong) {
    line(wrong.pauseS ? fill(english("respond-pause"),
                             {wrong.address, fmt::format("{:.0f}", std::ceil(*wrong.pauseS))})
                      : fill(english("respond-wrong"), {wrong.address}));
  }

 private:
  std::optional<KeepAside> m_kept;
};

}  // namespace

int respondCommand(const RespondArguments& arguments) {
  const InterruptWatch watch;
  const auto machine = readMachine();
  if (!machine) {
    sayLine(machine.error());
    return exitDevice;
  }
  RespondTerminal terminal(arguments.keep);
  const auto ended = respond(
      arguments.options, *machine, [&](const ResponderEvent& event) { std::visit(terminal, event); },
      watch.token());
  if (ended) return exitDone;
  sayLine(ended.error());
  return ended.error().id == "responder-idle" ? exitDone : exitRefused;
}

}  // namespace strata::cli
