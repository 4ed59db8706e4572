// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <memory>
#include <stop_token>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/history_text.h"
#include "app/cli/interrupt.h"
#include "app/cli/leftover_notice.h"
#include "app/cli/terminal_progress.h"
#include "app/words/words.h"
#include "core/disk/ask_folder.h"
#include "core/disk/leftover_search.h"
#include "core/disk/unanswered.h"
#include "core/engine/benchmark.h"
#include "core/files/write_file.h"
#include "core/history/history.h"
#include "core/history/run_keeper.h"

namespace strata::cli {

namespace {

constexpr auto interruptPoll = std::chrono::milliseconds(20);

/// Turns the mark that a signal handler sets into a stop request, which a handler itself may not make.
class InterruptWatch {
 public:
  InterruptWatch() {
    try {
      m_thread = std::jthread([this](const std::stop_token& done) {
        while (!done.stop_requested() && !interrupted()) std::this_thread::sleep_for(interruptPoll);
        if (interrupted()) m_stop.request_stop();
      });
    } catch (const std::system_error&) {
      return;  // without a thread nobody would look: let the signal end the program
    }
    catchInterrupts();
  }
  std::stop_token token() const { return m_stop.get_token(); }

 private:
  std::stop_source m_stop;
  std::jthread m_thread;
};

/// Looks for what interrupted disk tests have left, while the machine is examined: nothing is measured yet.
class LeftoverWatch {
 public:
  explicit LeftoverWatch(const std::vector<std::string>& folders) {
    try {
      m_thread = std::jthread([this, folders](const std::stop_token& stop) {
        m_found = leftoversOfEarlierTests(folders, patienceWithDisk, stop);
      });
    } catch (const std::system_error&) {
      return;  // they are still there the next time
    }
  }

  /// Waits for nothing more.
  void tell() {
    m_thread.request_stop();
    if (m_thread.joinable()) m_thread.join();
    fmt::print(stderr, "{}", leftoverNotice(m_found));
  }

 private:
  std::vector<Leftover> m_found;
  std::jthread m_thread;  // last: it writes what stands above
};

void say(const Reason& reason) {
  fmt::print(stderr, "strata-cli: {}\n", sentence(reason));
}

/// Nothing here waits for such a disk, but a system may keep the whole program until its request comes back.
void tellOfUnanswered(const Plan& plan) {
  std::vector<DiskPlace> places;
  for (const FolderFacts& folder : plan.folders) places.push_back({folder.path, folder.device});
  if (const auto place = unansweredAmong(places, std::chrono::milliseconds(0), {}))
    fmt::print(stderr, "strata-cli: {}\n", words("cli-disk-owes", {place->folder}));
}

/// Gives a run its texts and its series, and keeps it in the history where that is wanted.
class Keeping {
 public:
  Keeping(const RunArguments& arguments, int repetition, const std::vector<Run>& earlier) {
    m_given.repetition = repetition;
    m_given.label = arguments.label;
    m_given.comment = arguments.comment;
    if (!earlier.empty()) m_given.series = earlier.front().series;
    if (!arguments.keep) return;
    if (const auto path = historyPath())
      m_keeper = std::make_unique<RunKeeper>(*path, m_given);
    else
      say(path.error());
  }

  void show(const Event& event) const {
    if (m_keeper) m_keeper->show(event);
  }

  /// True when it was kept; why not is said.
  bool finish(Run& run) const {
    m_given.giveTo(run);
    if (!m_keeper) return false;
    const auto error = m_keeper->finish(run);
    if (const auto notice = m_keeper->notice()) say(*notice);
    if (error) say(*error);
    return !error;
  }

 private:
  RunKeeper::Given m_given;
  std::unique_ptr<RunKeeper> m_keeper;
};

/// Refused before anything ran: what is missing, or what does not fit.
int exitOfRefusal(const Error& error) {
  const bool arguments =
      error.id == "out-of-range" || error.id == "no-such-cpu" || error.id == "nothing-selected";
  return arguments ? exitArguments : exitRefused;
}

int exitOfRuns(const std::vector<Run>& runs) {
  const auto any = [&](RunStatus status) {
    return std::any_of(runs.begin(), runs.end(), [&](const Run& run) { return run.status == status; });
  };
  if (any(RunStatus::Stopped)) return exitStopped;
  return any(RunStatus::Failed) ? exitDevice : exitDone;
}

}  // namespace

int runCommand(const RunArguments& arguments) {
  if (arguments.notice) say(*arguments.notice);
  if (arguments.verbose) say(arguments.settingsFrom);
  const InterruptWatch watch;
  LeftoverWatch leftovers(arguments.settings.diskFolders);
  const auto machine = examineMachine(watch.token());
  leftovers.tell();
  if (!machine) {
    if (machine.error().id == "stopped") return exitStopped;
    say(machine.error());
    return exitDevice;
  }
  auto plan = planFor(arguments.settings, arguments.selection, *machine, watch.token());
  if (!plan) {
    if (plan.error().id == "stopped") return exitStopped;
    say(plan.error());
    return exitOfRefusal(plan.error());
  }
  plan->seed = arguments.seed;

  std::vector<Run> runs;
  std::vector<std::string> kept;
  for (int repetition = 0; repetition < arguments.repeat && !watch.token().stop_requested(); ++repetition) {
    TerminalProgress progress(arguments.quiet ? TerminalProgress::Style::None : usualStyle());
    // A repetition has threads and buffers of its own, and data of its own unless the seed was given.
    const Keeping keeping(arguments, repetition, runs);
    const EventSink sink = [&](const Event& event) {
      keeping.show(event);
      progress.show(event);
    };
    Run run = runPlan(*plan, *machine, sink, watch.token());
    progress.finish();
    if (keeping.finish(run)) kept.push_back(shortId(run.id));
    runs.push_back(std::move(run));
  }

  if (runs.empty()) return exitStopped;
  const std::string report = inFormat(arguments.format, runs, words);
  if (!arguments.output) {
    std::fwrite(report.data(), 1, report.size(), stdout);
    std::fflush(stdout);
  } else if (const Status written = writeFile(*arguments.output, report); !written) {
    say(written.error());
    return exitDevice;
  }
  if (!arguments.quiet && !kept.empty())
    fmt::print(stderr, "strata-cli: {}\n", words("cli-kept", {fmt::format("{}", fmt::join(kept, ", "))}));
  tellOfUnanswered(*plan);
  return exitOfRuns(runs);
}

}  // namespace strata::cli
