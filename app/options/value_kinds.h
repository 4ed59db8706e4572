// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/settings.h"

/// What the options of the command line take, and how it is read: strictly, so that nothing is taken for
/// something else. A number is decimal digits and no more.
namespace strata::cli {

/// What a shell may offer for a value besides ValueKind::choices.
enum class Paths { None, Files, Folders };

/// A word that is kept under another: "sequential" in files is "serial".
struct KeptWord {
  std::string name;
  std::string id;
};

struct ValueKind {
  std::string use;                                ///< one sentence: what is allowed
  std::function<bool(const std::string&)> takes;  ///< of a text that is UTF-8 and not empty
  std::string range = {};  ///< the same as short as can be, for help: "1-99", "read, write"
  bool isOptions = false;  ///< begins with a hyphen, so that the next word is taken whatever it is
  std::vector<std::string> choices = {};  ///< the words that it takes, or the ones worth offering
  Paths paths = Paths::None;
  std::vector<KeptWord> keptWords = {};  ///< the first of an id is the one to show

  /// What is kept for a value, and the value to show for what is kept; most are both.
  std::string idOf(const std::string& value) const;
  std::string nameOf(const std::string& id) const;
};

/// Nothing when the text is no such number, or outside the range.
std::optional<std::uint64_t> wholeNumber(std::string_view text, Range<std::uint64_t> range);
/// The same for a range of positive numbers.
std::optional<int> wholeNumber(std::string_view text, Range<int> range);
/// A size with or without a unit (parseSize), within the range.
std::optional<Bytes> sizeWithin(std::string_view text, Range<Bytes> range);
/// "1 MiB to 64 TiB".
std::string rangeText(Range<Bytes> range);
/// A region: within regionRange, or 0, which leaves it out.
std::optional<Bytes> regionSize(std::string_view text);
/// "auto", "cores" or a number within threadsRange, into threadMode and threads; false otherwise.
bool readThreads(std::string_view text, Settings& into);

/// The texts that stand for all regions at once.
inline constexpr std::string_view regionsAuto = "auto";
inline constexpr std::string_view regionsNone = "none";

/// The percentage of "slower:2.5", or of "2.5"; 0 to 1000.
std::optional<double> slowerPercent(std::string_view text);

ValueKind gateKind();
ValueKind secondsKind();
ValueKind numberKind(Range<std::uint64_t> range);
ValueKind numberKind(Range<int> range);
ValueKind regionKind();
/// A size; `useId`: the sentence that says so, with a size that suits.
ValueKind sizeKind(Range<Bytes> range, std::string_view useId);
ValueKind threadsKind();
ValueKind bindingKind();
/// One of these words. `keptWords` are other names for them, or what they are kept as; those are taken too.
ValueKind oneOf(const std::vector<std::string>& choices, const std::vector<KeptWord>& keptWords = {});
/// "sequential" or "random".
ValueKind patternKind();
/// A kernel of the catalogue, of the disk or of the network: more choices than a message should list, so that
/// it says where they are found.
ValueKind kernelKind();
ValueKind portKind();
/// Any text; the shell may offer these.
ValueKind textKind(Paths paths = Paths::None);
/// A text that is kept with a run.
ValueKind remarkKind();
ValueKind optionsKind();
ValueKind folderKind();
ValueKind fileKind();

}  // namespace strata::cli
