// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/number_text.h"

#include <QtCore/qcoreapplication.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/report/number_text.h"

namespace strata::gui {

namespace {

class PlotAxisText {
  Q_DECLARE_TR_FUNCTIONS(PlotAxis)
};

/// The ends of "2.3-22 %": the unit stands behind the second.
std::optional<std::pair<std::string_view, std::string_view>> rangeIn(std::string_view text) {
  const std::size_t dash = text.find('-', 1);
  if (dash == std::string_view::npos || dash + 1 == text.size()) return std::nullopt;
  const std::string_view low = text.substr(0, dash);
  const std::string_view high = text.substr(dash + 1);
  constexpr std::string_view ofNumbers = "0123456789.";
  const bool areNumbers = low.find_first_not_of(ofNumbers) == std::string_view::npos &&
                          ofNumbers.find(high.front()) != std::string_view::npos;
  return areNumbers ? std::optional(std::pair(low, high)) : std::nullopt;
}

}  // namespace

QString localisedText(std::string_view text, const QLocale& locale) {
  if (text.starts_with('<')) return QLatin1Char('<') + localisedText(text.substr(1), locale);
  if (const auto range = rangeIn(text))
    return localisedText(range->first, locale) + QStringLiteral("–") + localisedText(range->second, locale);
  const auto end = std::min(text.find(' '), text.size());
  const std::string_view number = text.substr(0, end);
  const QString rest = QString::fromUtf8(text.data() + end, static_cast<qsizetype>(text.size() - end));
  bool isNumber = false;
  const double value = QByteArray(number.data(), static_cast<qsizetype>(number.size())).toDouble(&isNumber);
  if (!isNumber || number.find('e') != std::string_view::npos)
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  const auto point = number.find('.');
  const auto decimals = point == std::string_view::npos ? 0 : number.size() - point - 1;
  return locale.toString(value, 'f', static_cast<int>(decimals)) + rest;
}

QString signedText(std::string_view text, const QLocale& locale) {
  if (!text.starts_with('+') && !text.starts_with('-')) return localisedText(text, locale);
  const QString digits = localisedText(text.substr(1), locale);
  if (text.find_first_of("123456789") == std::string_view::npos) return digits;
  return (text.front() == '-' ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

QString figureText(double value, const QLocale& locale) {
  return localisedText(threeDigits(value), locale);
}

QString tickText(double value, const QLocale& locale) {
  // Six digits hide the last bit of 3 × 0.1; from 10^6 they would need an exponent.
  return std::abs(value) < 1e6 ? locale.toString(value, 'g', 6) : locale.toString(value, 'f', 0);
}

QString sizeText(Bytes size, const QLocale& locale) {
  return localisedText(formatSize(size), locale);
}

QString quantityText(AxisKind kind, double quantity) {
  switch (kind) {
    case AxisKind::Thread:
    case AxisKind::Row:
      return QLocale().toString(std::llround(quantity) + 1);
    case AxisKind::Count:
    case AxisKind::Pages:
      return QLocale().toString(std::llround(quantity));
    case AxisKind::Stride:
    case AxisKind::Region:
    case AxisKind::Footprint:
    case AxisKind::File:
      if (!(quantity > 0)) return QLocale().toString(0);
      return sizeText({static_cast<std::uint64_t>(std::llround(quantity))});
    case AxisKind::Percentile:
      return quantity >= 100 ? PlotAxisText::tr("most", "the greatest of all latencies; beside p99.9")
                             : PlotAxisText::tr("p%1", "percentile").arg(tickText(quantity));
    case AxisKind::Seconds:
    case AxisKind::Rate:
    case AxisKind::LogRate:
    case AxisKind::Chains:
      return tickText(quantity);
    case AxisKind::Change:
      return PlotAxisText::tr("%1", "a change in percent, with its sign and unit")
          .arg((quantity > 0   ? QStringLiteral("+")
                : quantity < 0 ? QStringLiteral("−")
                               : QString()) +
               tickText(std::abs(quantity)) + QStringLiteral(" %"));
  }
  return {};
}

QString percentText(double percent, const QLocale& locale) {
  return localisedText(strata::percentText(percent), locale);
}

}  // namespace strata::gui
