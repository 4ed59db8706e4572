// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/model/reason.h"

/// The English of everything the core says with an id: names of tests and kernels, reasons, errors, the words
/// of the report and of the command line. Source text of the translations: whole sentences with numbered
/// placeholders {1}, {2} …, which a translation may put in another order.
namespace strata {

/// What to say for an id: a sentence of the table, as it is translated, and what its first placeholders take.
struct Wording {
  std::string_view text;  ///< empty for an id that has none
  std::vector<std::string> arguments;
  /// English for a count of 1; empty where the first argument is no count.
  std::string_view one = {};
};

/// The id's own sentence; or for an id that ends in a number ("read-serial-16"), that of the id without it
/// ("read-serial"), with the number as its first argument: kernels that differ in nothing else share one.
Wording wordingOf(std::string_view id);

/// The sentence or label of an id, with its placeholders; empty for an id that has none.
std::string english(std::string_view id);

/// The sentence of an id that is no reason, word for word, found without allocating memory.
std::string_view plainEnglish(std::string_view id) noexcept;

/// The sentence with its placeholders replaced. Sentences (ended by ". " or "。") whose placeholder has no
/// argument are left out, unless nothing else is there: old files may lack a fact that a sentence tells.
std::string fill(std::string_view sentence, const std::vector<std::string>& arguments);

/// English for toText: fill(english(id), arguments), in the singular for a count of 1. For an id without a
/// sentence, the id and its arguments.
std::string words(std::string_view id, const std::vector<std::string>& arguments);

/// The facts of a reason as arguments of its sentence, with units: "3.10 GHz", "12 %".
std::vector<std::string> describeArguments(const Reason& reason);

/// What happened and what to do, as one text; see reasonSentence().
std::string sentence(const Reason& reason);

/// Every id that has a sentence, in ascending order.
std::vector<std::string_view> allIds();

}  // namespace strata
