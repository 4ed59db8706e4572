// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/shown_text.h"

#include "app/gui/text/translated_words.h"
#include "core/report/shown_names.h"

namespace strata::gui {

QString beginningOf(const QString& text) {
  constexpr qsizetype most = 240;
  const bool isWhole = text.size() <= most;
  QString shown = isWhole ? text : text.left(most - 1) + u'…';
  for (QChar& character : shown)
    if (character == u'\n' || character == QChar::LineSeparator || character == QChar::ParagraphSeparator)
      character = u' ';
  return shown;
}

QString unitText(const std::string& unit) {
  return QString::fromStdString(unitName(unit, translatedWords()));
}

}  // namespace strata::gui
