// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/rate_unit.h"

#include <string>

#include "app/gui/text/shown_text.h"
#include "app/gui/text/translated_words.h"
#include "core/report/word_ids.h"

namespace strata::gui {

QString rateUnitName(RateUnit unit) {
  return word(wordId(rateIds, rateId(unit)));
}

namespace {

RateUnit unitInLists(const TestId& test, RateUnit chosen) {
  if (test == Test::Network) return unitOfNetwork(chosen);
  const RateUnit unit = unitWithoutClock(chosen);
  return test == Test::Disk ? unitOfDrives(unit) : unit;
}

}  // namespace

ListedFigure listedFigure(const TestId& test, double value, const std::string& unit, RateUnit chosen) {
  if (unit != "MB/s") return {value, unitText(unit)};
  const RateUnit shown = unitInLists(test, chosen);
  return {inUnit(value, std::nullopt, shown).value_or(value), rateUnitName(shown)};
}

QString rateUnitId(RateUnit unit) {
  const std::string_view id = rateId(unit);
  return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

std::optional<RateUnit> rateUnitOfId(QStringView id) {
  for (const RateUnit unit : allRateUnits)
    if (id == rateUnitId(unit)) return unit;
  return std::nullopt;
}

}  // namespace strata::gui
