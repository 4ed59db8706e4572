// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <string_view>

#include "core/model/reason.h"
#include "core/report/notes.h"
#include "core/report/text.h"

/// The sentences and labels of app/words in the language of the window: translation context "words", keyed by
/// the English text.
namespace strata::gui {

/// Sentences and labels; counts in them are written as the locale does.
Words translatedWords();

/// The same for reports, whose numbers are those of the C locale in every language: beside their decimal
/// points the locale's "1.024" would read as one and a bit.
Words reportWords();

/// The same for sentences whose arguments are numbers of the C locale: they are written as the locale does.
Words wordsWithNumbers();

/// The same for facts of drives: sizes as the locale writes them, names and paths as they are.
Words wordsOfDrives();

/// The same for facts of a machine: numbers as the locale writes them, names of caches as they are.
Words wordsOfMachine();

/// One label or sentence without arguments.
QString word(std::string_view id);

/// A reason as a sentence, with its facts in place, and numbers as the locale writes them.
QString reasonText(const Reason& reason);
/// One sentence for all reasons of the range, with the range of each value.
QString reasonText(const ReasonRange& reasons);
/// The reason in a few words, for a cell that has no room for its sentence; the sentence where there are
/// none.
QString briefReasonText(const Reason& reason);
QString briefReasonText(const ReasonRange& reasons);

}  // namespace strata::gui
