// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look/languages.h"

#include <QtCore/qfile.h>
#include <QtCore/qstringlist.h>

#include <algorithm>

namespace strata::gui {

const QList<Language>& languages() {
  static const QList<Language> all = [] {
    QList<Language> list;
    QFile file(QStringLiteral(":/translations/languages.txt"));
    const bool isThere = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere);
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) list.append({line.section(u' ', 0, 0), line.section(u' ', 1)});
    return list;
  }();
  return all;
}

QString languageFor(const QString& chosen, const QStringList& systemLanguages) {
  const auto isKnown = [](const QString& code) {
    return std::ranges::find(languages(), code, &Language::code) != languages().end();
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
