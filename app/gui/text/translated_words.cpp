// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/translated_words.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <string>
#include <variant>
#include <vector>

#include "app/gui/text/number_text.h"
#include "app/words/words.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"

namespace strata::gui {

namespace {

/// The form that the language has for this count. English has no translation.
std::string translatedForCount(const Wording& wording, int count) {
  const std::string source(wording.text);
  std::string text = QCoreApplication::translate("words", source.c_str(), nullptr, count).toStdString();
  return count == 1 && text == source ? std::string(wording.one) : text;
}

enum class Counts { AsTheLocaleDoes, AsTheyAre };

std::string translatedWith(std::string_view id, const std::vector<std::string>& arguments, Counts counts) {
  Wording wording = wordingOf(id);
  if (wording.text.empty()) return words(id, arguments);
  wording.arguments.insert(wording.arguments.end(), arguments.begin(), arguments.end());
  if (!wording.one.empty() && !wording.arguments.empty()) {
    std::string& number = wording.arguments.front();
    const int count = QByteArray::fromStdString(number).toInt();
    if (counts == Counts::AsTheLocaleDoes) number = QLocale().toString(count).toStdString();
    return fill(translatedForCount(wording, count), wording.arguments);
  }
  const std::string source(wording.text);
  return fill(QCoreApplication::translate("words", source.c_str()).toStdString(), wording.arguments);
}

std::string translated(std::string_view id, const std::vector<std::string>& arguments) {
  return translatedWith(id, arguments, Counts::AsTheLocaleDoes);
}

/// The fact as in reports, with numbers as the language of the window writes them.
std::string localisedFact(const Reason& reason, const Datum& datum, const Datum& highest) {
  const std::string text = factText(datum, highest);
  // Names, paths and what files hold are not ours to rewrite; the ranges of settings are, as Setup has them.
  const bool isText = std::holds_alternative<std::string>(datum.value);
  if (isText && !reason.id.ends_with("out-of-range")) return text;
  QLocale locale;
  const bool grouped = !isText && datum.name != "cpu";  // that is a name, not a quantity
  if (!grouped) locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
  return localisedText(text, locale).toStdString();
}

std::vector<std::string> factTexts(const ReasonRange& reasons) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < reasons.low.data.size(); ++i) {
    const Datum& datum = reasons.low.data[i];
    const std::string wordId = wordIdOf(datum);
    texts.push_back(wordId.empty() ? localisedFact(reasons.low, datum, reasons.high.data[i])
                                   : translated(wordId, {}));
  }
  return texts;
}

/// The sign that texts for any terminal spell.
QString withSigns(const std::string& text) {
  return QString::fromStdString(text).replace(QLatin1String("+/-"), QStringLiteral("±"));
}

}  // namespace

Words translatedWords() {
  return translated;
}

Words reportWords() {
  return [](std::string_view id, const std::vector<std::string>& arguments) {
    return translatedWith(id, arguments, Counts::AsTheyAre);
  };
}

Words wordsWithNumbers() {
  return [](std::string_view id, std::vector<std::string> arguments) {
    // A count decides on the form of its sentence, and is written with that.
    if (wordingOf(id).one.empty())
      for (std::string& argument : arguments) argument = signedText(argument).toStdString();
    return translated(id, arguments);
  };
}

Words wordsOfDrives() {
  return [](std::string_view id, std::vector<std::string> arguments) {
    if (id == "disk-room" || id == "disk-free" || id == "disk-sectors")
      for (std::string& size : arguments) size = localisedText(size).toStdString();
    return translated(id, arguments);
  };
}

Words wordsOfMachine() {
  return [numbers = wordsWithNumbers()](std::string_view id, const std::vector<std::string>& arguments) {
    // "L2" is a name, in the digits of names.
    return id == "machine-level" ? translated(id, arguments) : numbers(id, arguments);
  };
}

QString word(std::string_view id) {
  return QString::fromStdString(translated(id, {}));
}

QString reasonText(const Reason& reason) {
  return reasonText(ReasonRange(reason));
}

QString reasonText(const ReasonRange& reasons) {
  return withSigns(reasonSentence(reasons.low.id, factTexts(reasons), translated));
}

QString briefReasonText(const Reason& reason) {
  return briefReasonText(ReasonRange(reason));
}

QString briefReasonText(const ReasonRange& reasons) {
  const std::string brief = "brief-" + reasons.low.id;
  const bool known = !wordingOf(brief).text.empty();
  if (!known) return reasonText(reasons);
  return withSigns(translated(brief, factTexts(reasons)));
}

}  // namespace strata::gui
