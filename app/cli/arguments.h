// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/words/last_words.h"
#include "core/model/reason.h"
#include "core/model/settings.h"
#include "core/net/responder.h"
#include "core/report/csv_field.h"
#include "core/report/run_format.h"
#include "core/stats/gate.h"

namespace strata::cli {

using Format = RunFormat;

/// Exit statuses of the program.
enum Exit : int {
  exitDone = 0,
  exitGate = 1,
  exitArguments = 2,
  exitRefused = 3,
  exitDevice = exitWithLastWords,
  exitStopped = 130
};

/// What `gate` measures again, and holds the new runs against.
struct GateBase {
  std::string name;         ///< as CompareArguments::sides
  std::optional<int> runs;  ///< to measure; absent: as many as the base has
};

/// What a run is measured against, by turns.
struct OtherSide : Request {
  std::string options;  ///< that make it, as given
};

struct RunArguments : Request {
  Reason settingsFrom;           ///< a sentence of app/words: what the settings started from
  std::optional<Reason> notice;  ///< what a person should know about the saved settings
  int repeat = 1;
  std::string label;
  std::string comment;
  Format format = Format::Text;
  std::optional<std::string> output;  ///< absent: standard output
  std::optional<std::string> events;  ///< file of what happens meanwhile, see EventLines
  bool quiet = false;
  bool verbose = false;
  bool keep = true;                ///< in the history
  bool mayDisturbPicture = false;  ///< without a question
  std::optional<std::uint64_t> seed;
  std::optional<int> timeLimitS;     ///< the run ends after it, with the results so far
  std::optional<OtherSide> against;  ///< then `repeat` counts pairs
  std::optional<GateBase> base;      ///< then settings, selection and `repeat` are those of it
  std::optional<GateRule> gate;      ///< put to the comparison that there is then
  bool ownFloors = true;             ///< margins by the history, where it has enough
  RunForm form = {};
};

struct ListArguments {
  Format format = Format::Text;
  bool references = false;  ///< reference runs instead of tests and kernels
  TestSet tests = {};       ///< of which kernels are listed; empty: the tests alone, in JSON all kernels
};
struct MachineArguments {
  Format format = Format::Text;
  bool verbose = false;
  bool probe = false;  ///< measure the usable last level, whatever is kept
};
/// What is compared, in the order given: each a file, or a run or series of the history (by its id, the
/// beginning of one, or "last").
struct CompareArguments {
  std::vector<std::string> sides;  ///< the first is what the others are compared with; at least two
  Format format = Format::Text;
  std::optional<GateRule> gate;  ///< absent: differences do not change the exit status
  bool ownFloors = true;         ///< margins by the history, where it has enough
  bool anonymous = false;        ///< without what tells whose machines they are
  CsvTexts csvTexts = CsvTexts::Shielded;
};
/// A file that Strata reads, written in another form.
struct ConvertArguments {
  std::string file;
  Format format = Format::Text;
  std::optional<std::string> output;  ///< absent: standard output
  bool anonymous = false;             ///< without what tells whose machine it is
  RunForm form = {};
};
/// The far end of a network test.
struct RespondArguments {
  ResponderOptions options;
  bool keep = true;  ///< what leaders measured, in the history
};
struct SelftestArguments {
  std::optional<std::string> save;  ///< file for the results
};
struct DataArguments {
  bool remove = false;  ///< what is kept, and not only list it
  bool isSure = false;  ///< without asking
};

/// A run is named by its id, the beginning of one, or "last".
struct HistoryList {};
struct HistoryShow {
  std::string run;
};
struct HistoryExport {
  std::string run;
  std::string file;
  bool anonymous = false;  ///< without what tells whose machine it is
};
struct HistoryImport {
  std::string file;
};
struct HistoryLabel {
  std::string run;
  std::string label;
};
struct HistoryDelete {
  std::string run;
};
struct HistoryRestore {
  std::string run;
};
using HistoryAction = std::variant<HistoryList, HistoryShow, HistoryExport, HistoryImport, HistoryLabel,
                                   HistoryDelete, HistoryRestore>;
struct HistoryArguments {
  HistoryAction action;
  std::optional<Format> format;  ///< absent: text, and for a file what its name says
  RunForm form = {};
};

/// There is nothing to do but to say this: help, version, or what is wrong with the arguments.
struct Ended {
  int exitCode = exitDone;
  std::string answer;     ///< for standard output: whole lines
  std::string complaint;  ///< for standard error: one line without its end
};

using Arguments =
    std::variant<RunArguments, ListArguments, MachineArguments, HistoryArguments, CompareArguments,
                 ConvertArguments, RespondArguments, SelftestArguments, DataArguments, Ended>;

/// Reads the command line (without the program's name). What is wrong is named with what is allowed. For a
/// run whose options are in order it reads the file of --settings, or without it and --preset the saved
/// settings.
Arguments parseArguments(const std::vector<std::string>& given);

}  // namespace strata::cli
