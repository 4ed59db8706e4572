// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/translated_words.h"

#include <QtCore/qcoreapplication.h>

#include <string>
#include <vector>

#include "app/words/words.h"
#include "core/report/number_text.h"

namespace strata::gui {

namespace {

std::string translated(std::string_view id, const std::vector<std::string>& arguments) {
  Wording wording = wordingOf(id);
  if (wording.text.empty()) return words(id, arguments);
  wording.arguments.insert(wording.arguments.end(), arguments.begin(), arguments.end());
  const std::string source(wording.text);
  return fill(QCoreApplication::translate("words", source.c_str()).toStdString(), wording.arguments);
}

}  // namespace

Words translatedWords() {
  return translated;
}

QString word(std::string_view id) {
  return QString::fromStdString(translated(id, {}));
}

QString reasonText(const Reason& reason) {
  std::vector<std::string> arguments;
  for (const Datum& datum : reason.data) {
    const std::string wordId = wordIdOf(datum);
    arguments.push_back(wordId.empty() ? datumText(datum) : translated(wordId, {}));
  }
  return QString::fromStdString(translated(reason.id, arguments));
}

}  // namespace strata::gui
