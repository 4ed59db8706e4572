// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qlocale.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

/// The languages that the window speaks.
namespace strata::gui {

struct Language {
  QString code;  ///< "en", "de", "pt_BR"
  QString name;  ///< in the language itself
};

/// The languages of translations/languages.txt, in its order.
const QList<Language>& languages();

/// The language of the window while STRATA_PSEUDO_LANGUAGE is set, to check layouts; it is not in that list.
inline QString pseudoLanguage() {
  return QStringLiteral("pseudo");
}

/// The language to speak when the person chose `chosen`: itself, or for an empty or unknown one the first of
/// the system's that the window speaks in the same script, in whatever country; else English.
QString languageFor(const QString& chosen, const QStringList& systemLanguages);

/// Number formats and layout direction of a language. Where the system's region speaks that language, the
/// region's formats.
QLocale localeOf(const QString& code);

/// Font families of Linux, Windows and macOS for letters that the system's font lacks, the best first:
/// Japanese and Chinese share code points of different shapes, and a system of another language takes any of
/// them. Empty where the system's own choice does.
QStringList familiesFor(const QString& code);

}  // namespace strata::gui
