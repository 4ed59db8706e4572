// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
#include <random>
#include <stop_token>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/gate.h"
#include "app/cli/history_text.h"
#include "app/cli/interrupt.h"
#include "app/cli/leftover_notice.h"
#include "app/cli/named_runs.h"
#include "app/cli/output.h"
#include "app/cli/run_events.h"
#include "app/cli/run_report.h"
#include "app/cli/terminal.h"
#include "app/cli/terminal_progress.h"
#include "app/words/words.h"
#include "core/disk/ask_folder.h"
#include "core/disk/leftovers.h"
#include "core/disk/unanswered.h"
#include "core/engine/benchmark.h"
#include "core/files/write_file.h"
#include "core/history/history.h"
#include "core/history/history_floors.h"
#include "core/history/series.h"
#include "core/machine/calm.h"
#include "core/machine/kind_memory.h"
#include "core/machine/seen_paths.h"
#include "core/model/core_kinds.h"
#include "core/model/series.h"
#include "core/plan/advice.h"
#include "core/plan/plan.h"
#include "core/plan/selection_like.h"
#include "core/report/cell_name.h"
#include "core/report/disk_text.h"
#include "core/report/expected_text.h"
#include "core/report/heading_facts.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"
#include "core/stats/sign_test.h"

namespace strata::cli {

namespace {

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
    sayAside(leftoverNotice(m_found));
  }

 private:
  std::vector<Leftover> m_found;
  std::jthread m_thread;  // last: it writes what stands above
};

/// Nothing here waits for such a disk, but a system may keep the whole program until its request comes back.
void tellOfUnanswered(const Plan& plan) {
  std::vector<DiskPlace> places;
  for (const FolderFacts& folder : plan.folders) places.push_back({folder.path, folder.device});
  if (const auto place = unansweredAmong(places, std::chrono::milliseconds(0), {}))
    sayLine(words("cli-disk-owes", {place->folder}));
}

/// Empty: nowhere. Why, where it should be somewhere, is said.
std::string pathToKeepIn(const RunArguments& arguments) {
  if (!arguments.keep) return {};
  const auto path = historyPath();
  if (path) return *path;
  sayLine(path.error());
  return {};
}

/// Each folder with what is known of its disk, and what of that will spoil the figures.
void tellOfTargets(const Plan& plan) {
  std::vector<std::string> told;
  for (const FolderFacts& folder : plan.folders) {
    if (std::find(told.begin(), told.end(), folder.path) != told.end()) continue;
    told.push_back(folder.path);
    sayAside(fill(english("disk-in-folder"), {folder.path, diskText(folder, words)}) + '\n');
  }
  for (const Reason& reason : adviceOnFileSystems(plan)) sayAside(sentence(reason) + '\n');
}

/// Tells before anything is written where it goes, how much it is, and how long it takes.
void tellOfDisk(const Plan& plan) {
  tellOfTargets(plan);
  if (!plan.diskInRows()) return;
  const auto seconds = fmt::format("{:.0f}", std::ceil(plan.expectedSeconds));
  if (plan.diskFileToRead) {
    sayAside(fill(english("cli-disk-reads"), {*plan.diskFileToRead, formatSize(plan.diskFile), seconds}) +
             '\n');
    return;
  }
  for (const FolderFacts& folder : plan.folders)
    sayAside(
        fill(english("cli-disk-writes"),
             {folder.path, formatSize(folder.free), formatSize(plan.diskNeeded / plan.folders.size()),
              formatSize(plan.diskWritten / plan.folders.size()), fmt::format("{:.0f}", assumedDiskRate)}) +
        '\n');
}

/// Each thread must get its turn on a CPU many times over, so that many threads take long.
void tellOfThreads(const Plan& plan) {
  if (!sharesCpus(plan)) return;
  sayLine(
      words("cli-many-threads", {fmt::format("{}", plan.threads.size()), fmt::format("{}", plan.usableCpus),
                                 fmt::format("{:.0f}", std::ceil(plan.expectedSeconds))}));
}

/// Asks before the picture on a screen that somebody uses is disturbed. The exit status where it must not be.
std::optional<int> askForPicture(const RunArguments& arguments, const std::vector<Plan>& plans) {
  const bool draws = std::ranges::any_of(
      plans, [](const Plan& plan) { return plan.selection.tests.contains(TestGroup::Framebuffer); });
  if (!draws || arguments.mayDisturbPicture || !isPictureInUse()) return std::nullopt;
  return statusUnlessAgreed(words("cli-picture-question", {}), words("cli-picture-refused", {}));
}

/// The kinds of cores that are measured by turns; none where all runs have the settings as given, or the
/// machine has one kind.
std::vector<CoreChoice> kindsOf(const RunArguments& arguments, const Machine& machine) {
  return arguments.selection.eachCoreKind ? coreChoices(machine) : std::vector<CoreChoice>();
}

/// The settings as given, and those that they are measured against; one for each of kindsOf.
Result<std::vector<Plan>> plansOf(const RunArguments& arguments, const Machine& machine,
                                  const std::stop_token& stop) {
  std::vector<Plan> plans;
  const auto add = [&](const Request& request) -> Status {
    auto plan = planFor(request, machine, stop);
    if (!plan) return plan.error();
    plan->seed = arguments.seed;
    plans.push_back(*std::move(plan));
    return success();
  };
  const std::vector<CoreChoice> kinds = kindsOf(arguments, machine);
  for (const CoreChoice kind : kinds) {
    Request request = arguments;
    request.settings.cores = kind;
    if (const Status added = add(request); !added) return added.error();
  }
  if (!kinds.empty()) return plans;
  if (const Status added = add(arguments); !added) return added.error();
  if (!arguments.against) return plans;
  if (const Status added = add(*arguments.against); !added) return added.error();
  return plans;
}

/// Waits for the machine to be calm before each run, where asked for, and prints how long it took.
std::optional<CalmWait> waitedForCalm(const Selection& selection, const Machine& machine, bool quiet,
                                      const std::stop_token& stop) {
  if (!selection.calmSeconds) return std::nullopt;
  const int most = *selection.calmSeconds;
  if (!quiet) sayAside(words("cli-calm-waits", {fmt::format("{}", most)}) + '\n');
  const CalmWait wait = waitForCalm(most, calmWatchOf(machine), stop);
  if (!quiet && !stop.stop_requested())
    sayAside(
        words(wait.calm ? "cli-calm-came" : "cli-calm-stays-away", {fmt::format("{:.1f}", wait.waitedS)}) +
        '\n');
  return wait;
}

std::vector<SeriesMember> membersOf(const RunArguments& arguments, std::size_t sides) {
  if (sides > 1 && !arguments.against) return inTurn(sides, arguments.repeat);
  if (!arguments.against) return repetitionsOf(arguments.repeat);
  return interleavedPairs(arguments.repeat, arguments.seed.value_or(std::random_device()()));
}

std::string labelOf(const RunArguments& arguments, const std::vector<CoreChoice>& kinds, std::size_t side) {
  if (!kinds.empty()) {
    const std::string kind = coreChoiceWords(kinds[side], words);
    return arguments.label.empty() ? kind : arguments.label + ' ' + kind;
  }
  if (side == 0) return arguments.label;
  const std::string& options = arguments.against->options;
  return arguments.label.empty() ? options : arguments.label + ' ' + options;
}

/// What is compared in the end; empty where runs are reported by themselves.
std::vector<ComparedSide> comparedSidesOf(const RunArguments& arguments, const std::vector<CoreChoice>& kinds,
                                          const std::optional<ComparedSide>& base,
                                          std::vector<std::vector<Run>> sides) {
  if (base) {
    const std::string now = arguments.label.empty() ? words("cli-gate-now", {}) : arguments.label;
    return {*base, {now, std::move(sides.front())}};
  }
  if (!kinds.empty()) {
    std::vector<ComparedSide> compared;
    for (std::size_t side = 0; side < kinds.size(); ++side)
      if (side < sides.size() && !sides[side].empty())
        compared.push_back({labelOf(arguments, kinds, side), std::move(sides[side])});
    return compared.size() > 1 ? compared : std::vector<ComparedSide>();
  }
  if (!arguments.against) return {};
  sides.resize(2);  // stopped before the other's first run
  const std::string asGiven = arguments.label.empty() ? words("cli-against-as-given", {}) : arguments.label;
  return {{asGiven, std::move(sides[0])}, {labelOf(arguments, kinds, 1), std::move(sides[1])}};
}

Comparison comparisonOf(const RunArguments& arguments, const std::vector<ComparedSide>& sides) {
  const FloorOf floorOf = arguments.ownFloors ? floorsOfHistory(sides) : usualFloors;
  return arguments.against ? compareByTurns(sides[0], sides[1], floorOf) : compare(sides, floorOf);
}

/// Whether the arguments alone are why it is refused, whatever the machine has.
bool isOfArguments(const Error& error) {
  return error.id == "out-of-range" || error.id == "no-such-cpu" || error.id == "no-such-core-kind" ||
         error.id == "core-kind-needs-affinity" || error.id == "nothing-selected" ||
         error.id == "no-such-row" || error.id == "no-such-operation" || error.id == "file-only-read" ||
         error.id == "no-peer" || error.id == "no-code" || error.id == "bad-code" || error.id == "same-peer";
}

/// Refused before anything ran: what is missing, or what does not fit.
int exitOfRefusal(const Error& error) {
  return isOfArguments(error) ? exitArguments : exitRefused;
}

/// Why the arguments are refused whatever folders, memory and threads the system gives: it is not asked for
/// them, since what asking takes of it would be missing from what is planned later.
std::optional<Error> refusalOfArguments(const RunArguments& arguments, const Machine& machine) {
  FolderFacts roomy;
  roomy.free = Bytes{std::uint64_t{1} << 60};
  const auto refusalOf = [&](const Request& request) -> std::optional<Error> {
    const auto plan = makePlan(request, machine, {roomy});
    if (plan || !isOfArguments(plan.error())) return std::nullopt;
    return plan.error();
  };
  auto refusal = refusalOf(arguments);
  if (refusal || !arguments.against) return refusal;
  return refusalOf(*arguments.against);
}

/// Whether everything that is measured of a machine before its runs is known already.
bool isExamined(const Machine& machine) {
  return machine.lastLevelProbe == LastLevelProbe::Confirmed && !mayBeSeen(machine);
}

/// The machine that the runs are planned for. It is not measured where the arguments are refused; the error
/// is then theirs.
Result<Machine> machineFor(const RunArguments& arguments, const std::stop_token& stop) {
  auto machine = examineMachine(Probe::Never, {}, stop);
  if (!machine || isExamined(*machine)) return machine;
  if (auto refusal = refusalOfArguments(arguments, *machine)) return *std::move(refusal);
  TerminalProgress progress(arguments.quiet ? TerminalProgress::Style::None : usualStyle());
  bool isProbed = false;
  machine = examineMachine(
      Probe::WhenUnknown,
      [&](double fraction) {
        isProbed = true;
        progress.showProbe(fraction);
      },
      stop);
  if (isProbed) progress.finish();
  return machine;
}

/// Prints or writes it, and gives the exit status: the given one, unless that failed, which is said.
int statusAfterReport(const RunArguments& arguments, const std::string& report, int status) {
  if (!arguments.output) return printResult(report, status);
  const Status written = writeFile(*arguments.output, report);
  if (written) return status;
  sayLine(written.error());
  // What was measured is not to be lost with it; events on standard output are not to be mixed with it.
  return arguments.events == "-" ? int{exitDevice} : printResult(report, exitDevice);
}

bool hasFailed(const Run& run) {
  // A run that was stopped has the status Stopped even if a part had failed before, so its results are
  // searched too.
  return run.status == RunStatus::Failed || std::ranges::any_of(run.results, [](const CellResult& result) {
           return std::holds_alternative<Failed>(result.outcome);
         });
}

int exitOfRuns(const std::vector<Run>& runs) {
  if (std::ranges::find(runs, RunStatus::Stopped, &Run::status) != runs.end()) return exitStopped;
  return std::ranges::any_of(runs, hasFailed) ? exitDevice : exitDone;
}

void tellOfLength(const std::vector<SeriesMember>& members, const std::vector<Plan>& plans) {
  double seconds = 0;
  for (const SeriesMember& member : members) seconds += plans[member.side].expectedSeconds;
  const double each = std::ceil(seconds / static_cast<double>(members.size()));
  sayLine(words("cli-expected-series", {fmt::format("{}", members.size()), fmt::format("{:.0f}", each)}));
}

struct KeptId {
  std::string series;
  std::string run;
};

/// Prints the ids of the stored runs; the id of a series stands for all of its runs.
void tellOfKept(const std::vector<KeptId>& kept) {
  for (std::size_t first = 0; first < kept.size(); ++first) {
    const std::string& series = kept[first].series;
    if (std::ranges::find(kept, series, &KeptId::series) != kept.begin() + static_cast<std::ptrdiff_t>(first))
      continue;
    const auto count = std::ranges::count(kept, series, &KeptId::series);
    if (count == 1)
      sayLine(words("cli-kept", {shortId(kept[first].run)}));
    else
      sayLine(words("cli-kept-series", {shortId(series), fmt::format("{}", count)}));
  }
}

/// Counts the results of a stored run that lie within their usual range, and names the others. Says nothing
/// while the history has too few runs, or cannot be read, which has been said before.
void tellOfExpected(const Run& run) {
  const auto path = historyPath();
  if (!path) return;
  auto history = History::open(*path);
  if (!history) return;
  const auto ranges = expectedRangesFor(*history, run);
  if (!ranges || ranges->empty()) return;
  const auto inside = std::ranges::count_if(*ranges, std::not_fn(&ExpectedRange::isOutside));
  sayLine(words("cli-expected", {fmt::format("{}", inside), fmt::format("{}", ranges->size())}));
  for (const ExpectedRange& range : *ranges) {
    const CellResult& cell = run.results[range.result];
    if (!range.isOutside()) continue;
    const ReadValue shown = asRead(cell, range.value, words);
    sayLine(
        words("cli-expected-outside", {resultName(cell, words), threeDigits(shown.value) + ' ' + shown.unit,
                                       expectedText(range, cell, words)}));
  }
}

/// What came of all runs.
struct MeasuredRuns {
  std::vector<std::vector<Run>> sides;  ///< of each side
  std::vector<KeptId> kept;
  bool isAllKept = true;  ///< what should be

  std::vector<Run> all() const {
    std::vector<Run> runs;
    for (const std::vector<Run>& side : sides) runs.insert(runs.end(), side.begin(), side.end());
    return runs;
  }
};

/// Runs them one after the other, a plan for each side, with progress on standard error.
MeasuredRuns measure(const RunArguments& arguments, const std::vector<CoreChoice>& kinds,
                     const std::vector<SeriesMember>& members, const std::vector<Plan>& plans,
                     const Machine& machine, std::optional<EventLines>& events, const std::stop_token& stop) {
  const std::string path = pathToKeepIn(arguments);
  MeasuredRuns measured;
  RunPlace place{0, members.size()};
  const RunMember runMember = [&](const SeriesMember& member,
                                  const std::optional<std::string>& series) -> std::optional<EndedRun> {
    Plan plan = plans[member.side];
    const bool isOther = member.side > 0 && arguments.against;
    plan.calmWait = waitedForCalm(isOther ? arguments.against->selection : arguments.selection, machine,
                                  arguments.quiet, stop);
    if (plan.calmWait && stop.stop_requested()) return std::nullopt;
    TerminalProgress progress(arguments.quiet ? TerminalProgress::Style::None : usualStyle());
    ++place.number;
    place.label = labelOf(arguments, kinds, member.side);
    // A repetition has threads and buffers of its own, and data of its own unless the seed was given.
    EndedRun ended = runAndKeep(
        plan, machine, {series, member.repetition, place.label, arguments.comment}, path,
        [&](const Event& event) {
          progress.show(event);
          if (events) events->show(event, place);
        },
        stop);
    progress.finish();
    if (ended.notice) sayLine(*ended.notice);
    if (ended.notKept) {
      sayLine(*ended.notKept);
      measured.isAllKept = false;
    }
    if (ended.isKept) measured.kept.push_back({ended.run.series, ended.run.id});
    return ended;
  };
  measured.sides = runSeries(members, runMember, stop);
  return measured;
}

std::string reportOf(const RunArguments& arguments, const MeasuredRuns& measured,
                     const std::optional<Comparison>& comparison, const std::vector<ComparedSide>& compared) {
  if (!comparison) return inFormat(arguments.format, measured.sides.front(), words, arguments.form);
  return comparedReport(*comparison, compared,
                        {arguments.format, arguments.form.csvTexts, arguments.gate.value_or(anyLoss)});
}

int refusedFor(const Wrong& wrong) {
  sayLine(wrong.sentence);
  return exitRefused;
}

/// Reads the base, and takes over what of it holds whatever machine this is. The exit status where it is
/// none, which is said.
std::optional<int> takeBase(RunArguments& arguments, std::optional<ComparedSide>& base) {
  auto sides = comparedSides({arguments.base->name});
  if (!sides) return refused(sides.error());
  if (const auto wrong = whyNoBase(*sides, arguments.base->name)) return refusedFor(*wrong);
  base = std::move(sides->front());
  arguments.settings = base->runs.front().settings;
  arguments.keep = arguments.keep && arguments.settings.keepRuns;
  arguments.repeat = arguments.base->runs.value_or(static_cast<int>(base->runs.size()));
  return std::nullopt;
}

/// The status of what went before, unless that left everything to the gate.
int statusAfterGate(const Comparison& comparison, const GateRule& rule, bool isWhole, int status) {
  if (!isWhole) {
    sayLine(words("cli-gate-not-judged", {}));
    // A time limit is no failure of a run, but leaves a gate without an answer.
    return status == exitDone ? exitRefused : status;
  }
  return status == exitDone ? gateStatus(comparison, rule) : status;
}

}  // namespace

int runCommand(const RunArguments& given) {
  RunArguments arguments = given;
  if (arguments.output) {
    const bool hasFile = arguments.events && *arguments.events != "-";
    const auto used = hasFile ? std::vector{*arguments.events} : std::vector<std::string>();
    if (const auto refusal = refusalOfOutput(*arguments.output, used)) return refused(*refusal);
  }
  std::optional<ComparedSide> base;
  if (arguments.base)
    if (const auto status = takeBase(arguments, base)) return *status;
  if (arguments.notice) sayLine(*arguments.notice);
  if (arguments.verbose) sayLine(arguments.settingsFrom);
  // What is measured is kept whoever has stopped reading what is said of it.
  outliveReaders();
  const InterruptWatch watch(arguments.timeLimitS ? std::optional(std::chrono::seconds(*arguments.timeLimitS))
                                                  : std::nullopt);
  if (arguments.timeLimitS && !watch.isWatching()) {
    sayLine(words("cli-no-time-limit", {}));
    return exitRefused;
  }
  // The time limit was over before the first run: nothing failed, and nothing was measured.
  const auto endedBeforeRuns = [&] {
    if (watch.isTimeUp()) sayLine(words("cli-time-limit-early", {fmt::format("{}", *arguments.timeLimitS)}));
    return exitStopped;
  };
  std::optional<EventLines> events;
  if (arguments.events) {
    auto opened = EventLines::open(*arguments.events);
    if (!opened) return refused(opened.error());
    events = *std::move(opened);
  }
  LeftoverWatch leftovers(arguments.settings.diskFolders);
  auto machine = machineFor(arguments, watch.token());
  leftovers.tell();
  if (!machine) {
    if (machine.error().id == "stopped") return endedBeforeRuns();
    sayLine(machine.error());
    return isOfArguments(machine.error()) ? exitArguments : exitDevice;
  }
  if (base) {
    machine = withSizesOf(base->runs.front(), *std::move(machine));
    auto selection = selectionOfBase(*base, *machine);
    if (const auto* wrong = std::get_if<Wrong>(&selection)) return refusedFor(*wrong);
    arguments.selection = std::get<Selection>(std::move(selection));
  }
  const auto plans = plansOf(arguments, *machine, watch.token());
  if (!plans) {
    if (plans.error().id == "stopped") return endedBeforeRuns();
    sayLine(plans.error());
    return exitOfRefusal(plans.error());
  }
  if (const auto status = askForPicture(arguments, *plans)) return *status;

  const std::vector<CoreChoice> kinds = kindsOf(arguments, *machine);
  if (arguments.selection.eachCoreKind && kinds.empty()) sayLine(words("cli-one-core-kind", {}));
  const std::vector<SeriesMember> members = membersOf(arguments, plans->size());
  if (!arguments.quiet) {
    if (members.size() > 1) tellOfLength(members, *plans);
    for (const Plan& plan : *plans) {
      tellOfDisk(plan);
      tellOfThreads(plan);
    }
  }

  const MeasuredRuns measured = measure(arguments, kinds, members, *plans, *machine, events, watch.token());
  const std::vector<Run> runs = measured.all();
  if (runs.empty()) return endedBeforeRuns();
  int ended = exitOfRuns(runs);
  const bool isWhole = ended == exitDone;
  if (watch.isTimeUp()) {
    sayLine(words("cli-time-limit", {fmt::format("{}", *arguments.timeLimitS)}));
    // A run that ends because its time limit is over has not failed.
    if (ended == exitStopped) ended = std::ranges::any_of(runs, hasFailed) ? exitDevice : exitDone;
  }
  const bool isFollowed = !events || !events->lost();
  if (!isFollowed) sayLine(*events->lost());
  // What a script relies on to be in the history, or among the events, is not there.
  if (ended == exitDone && !(measured.isAllKept && isFollowed)) ended = exitDevice;
  const std::vector<ComparedSide> compared = comparedSidesOf(arguments, kinds, base, measured.sides);
  std::optional<Comparison> comparison;
  if (!compared.empty()) comparison = comparisonOf(arguments, compared);
  int status = statusAfterReport(arguments, reportOf(arguments, measured, comparison, compared), ended);
  if (!arguments.quiet) tellOfKept(measured.kept);
  // Runs of a series are compared with each other, not with the history.
  if (!arguments.quiet && measured.kept.size() == 1 && isWhole) tellOfExpected(runs.front());
  if (arguments.gate && comparison) status = statusAfterGate(*comparison, *arguments.gate, isWhole, status);
  for (const Plan& plan : *plans) tellOfUnanswered(plan);
  return status;
}

}  // namespace strata::cli
