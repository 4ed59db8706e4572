// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look/languages.h"

#include <QtCore/qstringlist.h>

#include <algorithm>

namespace strata::gui {

QList<Language> languages() {
  return {{QStringLiteral("en"), QStringLiteral("English")},
          {QStringLiteral("de"), QStringLiteral("Deutsch")},
          {QStringLiteral("ar"), QStringLiteral("العربية")},
          {pseudoLanguage(), QStringLiteral("Pseudo [!!! Ƥşéûðö !!!]")}};
}

QString languageFor(const QString& chosen, const QStringList& systemLanguages) {
  const QList<Language> known = languages();
  const auto isKnown = [&](const QString& code) {
    return std::any_of(known.begin(), known.end(),
                       [&](const Language& language) { return language.code == code; });
  };
  if (isKnown(chosen)) return chosen;
  for (const QString& system : systemLanguages)
    if (const QString code = system.section(u'-', 0, 0).section(u'_', 0, 0); isKnown(code)) return code;
  return QStringLiteral("en");
}

QLocale localeOf(const QString& code) {
  const QLocale system = QLocale::system();
  const QString language = code == pseudoLanguage() ? QStringLiteral("en") : code;
  if (system.name().section(u'_', 0, 0) == language) return system;
  return QLocale(language);
}

}  // namespace strata::gui
