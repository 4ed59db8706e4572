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

namespace {

/// Whether who reads the one reads the other: the same language in the same script.
bool isReadAs(const QLocale& a, const QLocale& b) {
  return a.language() == b.language() && a.script() == b.script();
}

}  // namespace

QString languageFor(const QString& chosen, const QStringList& systemLanguages) {
  if (std::ranges::find(languages(), chosen, &Language::code) != languages().end()) return chosen;
  for (const QString& system : systemLanguages) {
    const auto found =
        std::ranges::find_if(languages(), [locale = QLocale(system)](const Language& language) {
          return isReadAs(QLocale(language.code), locale);
        });
    if (found != languages().end()) return found->code;
  }
  return QStringLiteral("en");
}

QLocale localeOf(const QString& code) {
  const QLocale system = QLocale::system();
  const QLocale language(code == pseudoLanguage() ? QStringLiteral("en") : code);
  return isReadAs(system, language) ? system : language;
}

QStringList familiesFor(const QString& code) {
  if (code == QStringLiteral("ja"))
    return {QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Yu Gothic UI"), QStringLiteral("Meiryo"),
            QStringLiteral("Hiragino Sans")};
  if (code == QStringLiteral("zh_CN"))
    return {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Microsoft YaHei UI"),
            QStringLiteral("PingFang SC")};
  return {};
}

}  // namespace strata::gui
