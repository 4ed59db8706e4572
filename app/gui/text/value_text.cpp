// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/value_text.h"

#include <QtCore/qstringlist.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>

#include "core/model/settings.h"

namespace strata::gui {

namespace {

struct Unit {
  const char* name;
  std::uint64_t bytes;
};

constexpr std::size_t binaryUnits = 5;
constexpr std::array<Unit, 9> units{{{"TiB", std::uint64_t{1} << 40},
                                     {"GiB", std::uint64_t{1} << 30},
                                     {"MiB", std::uint64_t{1} << 20},
                                     {"KiB", std::uint64_t{1} << 10},
                                     {"B", 1},
                                     {"TB", 1'000'000'000'000},
                                     {"GB", 1'000'000'000},
                                     {"MB", 1'000'000},
                                     {"kB", 1'000}}};

QString withAsciiDigits(QString text) {
  for (QChar& character : text)
    if (character.isDigit()) character = QChar(u'0' + character.digitValue());
  return text;
}

/// The decimals that the number has, up to two; more than that: nothing.
std::optional<int> decimalsOf(std::uint64_t bytes, std::uint64_t unit) {
  std::uint64_t scale = 1;
  for (int decimals = 0; decimals <= 2; ++decimals, scale *= 10)
    if (bytes % unit * scale % unit == 0) return decimals;
  return std::nullopt;
}

QString number(double value, int decimals, QLocale locale) {
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale.toString(value, 'f', decimals);
}

QString withUnit(const QString& figure, const char* unit) {
  return figure + QLatin1Char(' ') + QLatin1StringView(unit);
}

}  // namespace

std::optional<Bytes> sizeFromText(const QString& text, const QLocale& locale) {
  const auto isLetter = [](QChar character) { return character.isLetter(); };
  const auto* const firstLetter = std::find_if(text.begin(), text.end(), isLetter);
  const qsizetype digits = firstLetter - text.begin();
  QString figure = text.first(digits).trimmed();
  // A number is read by the locale where that makes sense of it, so that "1.024" is a thousand in German;
  // otherwise with a decimal point, so that "1.5" is not refused there.
  bool isLocal = false;
  static_cast<void>(locale.toDouble(figure, &isLocal));
  if (isLocal) {
    figure.remove(locale.groupSeparator());
    figure.replace(locale.decimalPoint(), QStringLiteral("."));
  }
  figure = withAsciiDigits(figure);
  return parseSize((figure + text.sliced(digits).trimmed()).toStdString());
}

QString exactSizeText(Bytes size, const QLocale& locale) {
  QString shortest;
  QString shortestFigure;
  // Binary units first: of two figures that are as short, "1000 KiB" is preferred to "1024 kB".
  for (const Unit& unit : units) {
    if (size.count < unit.bytes && unit.bytes != 1) continue;
    const auto decimals = decimalsOf(size.count, unit.bytes);
    if (!decimals) continue;
    const QString figure =
        number(static_cast<double>(size.count) / static_cast<double>(unit.bytes), *decimals, locale);
    if (!shortest.isEmpty() && figure.size() >= shortestFigure.size()) continue;
    shortest = withUnit(figure, unit.name);
    shortestFigure = figure;
  }
  return shortest;
}

QString sizeTextRoundedDown(Bytes size, const QLocale& locale) {
  for (const Unit& unit : std::span(units).first(binaryUnits)) {
    if (size.count < unit.bytes && unit.bytes != 1) continue;
    const double value = static_cast<double>(size.count) / static_cast<double>(unit.bytes);
    const double scale = value < 10 ? 100 : value < 100 ? 10 : 1;
    const double rounded = std::floor(value * scale) / scale;
    int decimals = 0;
    while (decimals < 2 && rounded * std::pow(10, decimals) != std::floor(rounded * std::pow(10, decimals)))
      ++decimals;
    return withUnit(number(rounded, decimals, locale), unit.name);
  }
  return {};
}

std::optional<int> wholeNumberFromText(const QString& text) {
  const QString digits = withAsciiDigits(text.trimmed());
  constexpr qsizetype mostDigits = 9;
  if (digits.isEmpty() || digits.size() > mostDigits) return std::nullopt;
  const auto isDigit = [](QChar character) { return character >= u'0' && character <= u'9'; };
  if (!std::all_of(digits.begin(), digits.end(), isDigit)) return std::nullopt;
  return digits.toInt();
}

std::optional<std::vector<int>> cpuListFromText(const QString& text) {
  QString list = withAsciiDigits(text);
  list.remove(QLatin1Char(' '));
  list.replace(QChar(u'\u060c'), QLatin1Char(','));  // the Arabic comma
  list.replace(QChar(u'\u2013'), QLatin1Char('-'));  // the dash of ranges in print
  Settings settings;
  if (!parseBinding(list.toStdString(), settings) || settings.binding != Binding::List) return std::nullopt;
  return settings.cpuList;
}

QString cpuListText(const std::vector<int>& cpus) {
  return QString::fromStdString(strata::cpuListText(cpus));
}

namespace {
constexpr QChar popIsolate(u'\u2069');
}

QString leftToRight(const QString& text) {
  constexpr QChar leftToRightIsolate(u'\u2066');
  return leftToRightIsolate + text + popIsolate;
}

QString isolated(const QString& text) {
  constexpr QChar firstStrongIsolate(u'\u2068');
  return firstStrongIsolate + text + popIsolate;
}

}  // namespace strata::gui
