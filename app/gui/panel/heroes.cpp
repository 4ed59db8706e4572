// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/heroes.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>
#include <QtCore/qstringlist.h>

#include <algorithm>

#include "app/gui/panel/panel_faces.h"
#include "app/gui/results/result_row.h"
#include "app/gui/text/disk_text.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"

namespace strata::gui {

namespace {

class HeroText {
  Q_DECLARE_TR_FUNCTIONS(Hero)
};

const PanelRow* rowOfLevel(const Panel& panel, int level) {
  const auto at =
      std::ranges::find_if(panel.rows, [&](const PanelRow& row) { return row.level.level == level; });
  return at == panel.rows.end() ? nullptr : &*at;
}

void fillHero(Hero& hero, const std::optional<ResultRow>& row, RateUnit unit) {
  if (!row) return;
  const auto figure = figureOf(*row, unit);
  if (!figure) return;
  hero.figure = figureText(figure->value);
  hero.unit = figure->unit;
  hero.grade = gradeOf(*row);
  hero.settled = row->result.has_value();
}

/// "all threads 71.2 · 7.20×": the figure of all beside that of one.
QStringList besideOne(const std::optional<ResultRow>& one, const std::optional<ResultRow>& all,
                      RateUnit unit) {
  if (!all) return {};
  const auto together = figureOf(*all, unit);
  if (!together) return {};
  QStringList parts{HeroText::tr("all threads %1", "figure").arg(figureText(together->value))};
  const auto alone = one ? valueOf(*one) : std::nullopt;
  if (alone && *alone > 0)
    parts.append(HeroText::tr("%1×", "so many times the figure of one thread")
                     .arg(figureText(*valueOf(*all) / *alone)));
  return parts;
}

Hero processorHero(const Panel& one, const Panel& all, RateUnit unit) {
  Hero hero{kindName(TestGroup::Processor), {}, {}, {}};
  const bool several = all.allThreads > 1;
  fillHero(hero, one.others.integer ? one.others.integer : all.others.integer, unit);
  if (one.others.integer && several)
    hero.line = joinedFacts(besideOne(one.others.integer, all.others.integer, unit));
  else if (all.others.integer && several)
    hero.line = HeroText::tr("all threads");
  if (hero.line.isEmpty()) hero.line = testName(Test::Integer);
  return hero;
}

Hero memoryHero(const Panel& one, const Panel& all, RateUnit unit) {
  Hero hero{HeroText::tr("Memory bandwidth"), {}, {}, {}};
  const PanelRow* of = rowOfLevel(one, levelOfMemory);
  const PanelRow* ofAll = rowOfLevel(all, levelOfMemory);
  if (of == nullptr || ofAll == nullptr) return hero;
  const PanelFigure& together = (*ofAll)[PanelColumn::Read];
  const std::optional<ResultRow>& alone =
      (*of)[PanelColumn::Read].row ? (*of)[PanelColumn::Read].row : together.beside;
  fillHero(hero, alone, unit);
  QStringList parts;
  if (all.allThreads > 1) parts = besideOne(alone, together.row, unit);
  const std::optional<ResultRow>& most = together.row ? together.row : alone;
  if (most)
    if (const auto share = shareOfLimitPercent(*most))
      parts.append(HeroText::tr("%1 of peak", "percent").arg(percentText(*share, QLocale())));
  hero.line = parts.isEmpty() ? columnName(PanelColumn::Read) : joinedFacts(parts);
  return hero;
}

Hero latencyHero(const Panel& one, RateUnit unit) {
  Hero hero{HeroText::tr("Memory latency"), {}, {}, {}};
  QStringList parts;
  if (const PanelRow* memory = rowOfLevel(one, levelOfMemory)) {
    const PanelFigure& latency = (*memory)[PanelColumn::Latency];
    fillHero(hero, latency.row, unit);
    // Most other programs report this as the latency of memory.
    const auto whole = latency.row && latency.beside ? valueOf(*latency.beside) : std::nullopt;
    if (whole) parts.append(HeroText::tr("whole region %1", "latency").arg(figureText(*whole)));
  }
  const PanelRow* last = nullptr;
  const auto add = [&](const PanelRow& row) {
    const auto& latency = row[PanelColumn::Latency].row;
    const auto ns = latency ? valueOf(*latency) : std::nullopt;
    if (ns)
      parts.append(HeroText::tr("%1 %2", "level, figure").arg(levelName(row.level.level), figureText(*ns)));
  };
  for (const PanelRow& row : one.rows) {
    if (row.level.level <= 0 || !row.isDistinct) continue;
    if (row.level.level == 1) add(row);
    last = &row;
  }
  // There is no room for three.
  if (last != nullptr && last->level.level != 1 && parts.size() < 2) add(*last);
  hero.line = parts.isEmpty() ? levelName(levelOfMemory) : joinedFacts(parts);
  return hero;
}

Hero diskHero(const Panel& one, RateUnit unit) {
  Hero hero{kindName(TestGroup::Disk), {}, {}, {}};
  fillHero(hero, one.others.diskRead, unit);
  QStringList parts;
  if (const auto& wait = one.others.diskWait) {
    if (const auto half = latencyNsAt(*wait, 0.5))
      parts.append(HeroText::tr("4K %1", "time of a random read of 4 KiB").arg(timeText(*half)));
    if (const auto most = latencyNsAt(*wait, 0.99))
      parts.append(HeroText::tr("p99 %1", "99 of 100 took at most that").arg(timeText(*most)));
  }
  if (const auto& write = one.others.diskWrite; parts.isEmpty() && write && valueOf(*write))
    parts.append(
        HeroText::tr("%1 %2", "operation, figure").arg(operationName("write"), figureTextOf(*write, unit)));
  hero.line = parts.isEmpty() ? operationName("read") : joinedFacts(parts);
  return hero;
}

}  // namespace

std::array<Hero, 4> heroesOf(const Panel& one, const Panel& all, RateUnit unit) {
  return {processorHero(one, all, unit), memoryHero(one, all, unit), latencyHero(one, unit),
          diskHero(one, unit)};
}

}  // namespace strata::gui
