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

struct ValueKind {
  std::string use;                                ///< one sentence: what is allowed
  std::function<bool(const std::string&)> takes;  ///< of a text that is UTF-8 and not empty
  bool isOptions = false;  ///< begins with a hyphen, so that the next word is taken whatever it is
  std::vector<std::string> choices = {};  ///< the words that it takes, or the ones worth offering
  Paths paths = Paths::None;
};

/// Nothing when the text is no such number, or outside the range.
std::optional<std::uint64_t> wholeNumber(std::string_view text, Range<std::uint64_t> range);
/// The same for a range of positive numbers.
std::optional<int> wholeNumber(std::string_view text, Range<int> range);
/// A size with or without a unit (parseSize), within the range.
std::optional<Bytes> sizeWithin(std::string_view text, Range<Bytes> range);
/// A region: within regionRange, or 0, which leaves it out.
std::optional<Bytes> regionSize(std::string_view text);
/// "auto", "cores" or a number within threadsRange, into threadMode and threads; false otherwise.
bool readThreads(std::string_view text, Settings& into);

/// The texts that stand for all regions at once.
inline constexpr std::string_view regionsAuto = "auto";
inline constexpr std::string_view regionsNone = "none";

/// The percentage of "slower:2.5"; 0 to 1000.
std::optional<double> slowerPercent(std::string_view text);

ValueKind gateKind();
ValueKind secondsKind();
ValueKind numberKind(Range<std::uint64_t> range);
ValueKind regionKind();
ValueKind diskSizeKind();
ValueKind blockKind();
ValueKind threadsKind();
ValueKind bindingKind();
ValueKind oneOf(const std::vector<std::string>& choices);
/// The same for more choices than a message should list: it says where they are found.
ValueKind kernelKind(const std::vector<std::string>& ids);
/// Any text; the shell may offer these.
ValueKind textKind(Paths paths = Paths::None);
/// A text that is kept with a run.
ValueKind remarkKind();
ValueKind optionsKind();
ValueKind folderKind();
ValueKind fileKind();

}  // namespace strata::cli
