// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/options/value_kinds.h"
#include "core/model/settings.h"
#include "core/model/test.h"

/// The options of strata-cli as one table of values. Parser, help, completion, the equal command, what
/// `--against` lays on top and the check of the manual page all come from it: a new option is a new row.
namespace strata::cli {

/// The place of an option in a request: how its values are stored there, and which values would restore what
/// is stored. A flag has one empty value. Both functions are null for an option that changes no request.
struct Stored {
  void (*read)(const std::vector<std::string>& values, Request& into) = nullptr;
  std::vector<std::string> (*shown)(const Request& from) = nullptr;
};

/// Under which heading help shows an option, in this order.
enum class OptionGroup { General, Processor, Memory, Latency, Disk, Network, Output };
std::string_view groupTitle(OptionGroup group);

/// What a test measures, in a line.
std::string_view aboutTest(TestGroup group);

/// The name for the run that measures each part of the machine within its share of the time
/// (core/plan/whole_machine.h). Tests that are named with it are the only parts.
inline constexpr std::string_view wholeMachineTests = "whole-machine";
/// The name for bandwidth and latency as sc-membench measures them.
inline constexpr std::string_view membenchTests = "membench";

/// A name that `run` takes, among those of the tests, for several of them.
struct TestsByName {
  std::string_view name;
  std::string_view about;
};
inline constexpr std::array testsByName{
    TestsByName{wholeMachineTests, "The whole machine in 40 s at most, as in the window"},
    TestsByName{membenchTests, "Bandwidth and latency in the sizes of sc-membench"}};

/// One option of one command.
struct Option {
  std::string_view name = {};  ///< "--memory-time"; never changes, but may become an older name of another
  std::string_view argument = {};  ///< "SIZE"; empty: a flag
  /// One sentence for the help; {} stands for what its values may be.
  std::string about = {};
  ValueKind kind = {};
  OptionGroup group = OptionGroup::General;
  char letter = 0;                                    ///< 'o' for -o
  std::vector<std::string_view> olderNames = {};      ///< each means the same
  TestSet tests = {};                                 ///< that use it; empty: every run does
  std::string_view usual = {};                        ///< the default; empty: that of a usual Request
  std::size_t most = 1;                               ///< how often it may be given; 0: as often as wanted
  Stored stored = {};                                 ///< in the request
  bool (*used)(const Request& request) = nullptr;     ///< where `tests` do not say all: whether a run uses it
  bool (*written)(const Request& request) = nullptr;  ///< besides: whether an equal command needs to say it
  bool always = false;                                ///< an equal command says it also where it is as usual
  bool ofWholeMachine = false;                        ///< a run of the whole machine goes by it
  bool ofBothSides = false;                           ///< cannot differ between the sides of `--against`
  bool isOffered = true;                              ///< by help and completion; all are taken
};

/// Two options that do not go together.
struct OptionPair {
  std::string_view one;
  std::string_view other;
  /// Given together they are refused. Otherwise only the other side of `--against` takes one back by giving
  /// the other.
  bool isRefused = true;
};

/// The options of `run`, in the order of help and of equal commands.
std::span<const Option> runOptions();
std::span<const OptionPair> runOptionPairs();
/// The options of a command other than run; empty for a command that has none.
std::span<const Option> optionsOf(std::string_view command);

/// The row that a name, an older name or a letter ("-o") means; null for none.
const Option* findOption(std::span<const Option> options, std::string_view name);

/// Whether it says what is done with the runs, not what they measure.
bool isAroundRuns(const Option& option);
/// Whether a run of these tests could use the option.
bool isForTests(const Option& option, TestSet tests);
/// Whether a run of the whole machine takes it: such a run settles most of what is measured itself.
bool isForWholeMachine(const Option& option);
/// Whether this very run uses it.
bool isUsed(const Option& option, const Request& request);
/// The tests that use it, as a sentence lists them: "memory, bandwidth".
std::string testsOf(const Option& option);

/// The sentence with what values may be, the default behind it: "Threads: 1-1024 (default: 1)".
std::string helpOf(const Option& option);
/// What holds where the option is not given; empty for flags and where nothing does.
std::string usualOf(const Option& option);

/// A row of a disk profile by its name, within the ranges of custom rows; absent for other texts.
std::optional<DiskRow> diskRowNamed(std::string_view name);

}  // namespace strata::cli
