// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_set.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qdatetime.h>
#include <QtCore/qlocale.h>
#include <QtCore/qstringlist.h>

#include <algorithm>
#include <utility>

#include "app/gui/text/labels.h"
#include "app/gui/text/moment_text.h"
#include "app/gui/text/shown_text.h"

namespace strata::gui {

namespace {

class CompareNames {
  Q_DECLARE_TR_FUNCTIONS(CompareNames)
};

std::optional<Grade> worstOf(const ComparedSide& side) {
  std::optional<Grade> worst;
  if (side.isPublished) return worst;
  for (const Run& run : side.runs)
    for (const CellResult& cell : run.results)
      if (const auto* measured = measuredOf(&cell))
        worst = std::max(worst.value_or(Grade::Good), measured->verdict.grade);
  return worst;
}

QDateTime startOf(const CompareSide& side) {
  return QDateTime::fromString(QString::fromStdString(side.started), Qt::ISODate).toLocalTime();
}

/// The name of a run that has no label.
QString momentOf(const CompareSide& side) {
  const QString id = QString::fromStdString(side.id).left(8);
  const QDateTime start = startOf(side);
  if (!start.isValid()) return CompareNames::tr("Run %1", "beginning of its id").arg(id);
  QString name = momentName(start, side.ownName.seconds);
  const std::string& machine = side.content->runs.front().machine.cpuModel;
  if (side.ownName.machine && !machine.empty())
    name = CompareNames::tr("%1, %2", "processor, time of a run").arg(beginningOf(shortModel(machine)), name);
  return side.ownName.id ? CompareNames::tr("%1 (%2)", "time of a run, beginning of its id").arg(name, id)
                         : name;
}

}  // namespace

QString CompareSide::name() const {
  const QString own =
      content->name.empty() ? momentOf(*this) : beginningOf(QString::fromStdString(content->name));
  if (number == 1) return own;
  return CompareNames::tr("%1 (%2)", "name, number of those of that name")
      .arg(own, QLocale().toString(number));
}

QString CompareSide::kind() const {
  if (content->isPublished) return CompareNames::tr("reference results");
  const auto repetitions = static_cast<int>(content->runs.size());
  return repetitions == 1 ? CompareNames::tr("1 run")
                          : CompareNames::tr("%Ln repetitions", nullptr, repetitions);
}

QString CompareSide::details() const {
  const QDateTime when = startOf(*this);
  if (content->isPublished || !when.isValid()) return kind();
  return joinedFacts({kind(), QLocale().toString(when, QLocale::ShortFormat)});
}

std::string sideIdOf(const ComparedSide& side) {
  if (side.isPublished || side.runs.empty()) return "published/" + side.name;
  const Run& first = side.runs.front();
  return side.runs.size() > 1 && !first.series.empty() ? first.series : first.id;
}

SeriesStyle styleOf(const CompareSide& side) {
  return sideStyle(side.slot, side.content->isPublished);
}

std::vector<ComparedLine> linesOf(const CompareSet& set) {
  std::vector<ComparedLine> lines;
  for (const CompareSide& side : set.sides())
    lines.push_back(
        {side.id, side.name().toStdString(), styleOf(side), side.content->isPublished, side.hidden});
  return lines;
}

std::size_t CompareSet::visibleCount() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(m_sides, [](const CompareSide& side) { return !side.hidden; }));
}

std::vector<std::shared_ptr<const ComparedSide>> CompareSet::contents() const {
  std::vector<std::shared_ptr<const ComparedSide>> all;
  for (const CompareSide& side : m_sides) all.push_back(side.content);
  return all;
}

std::optional<std::size_t> CompareSet::indexOf(const std::string& id) const {
  const auto at = std::ranges::find(m_sides, id, &CompareSide::id);
  if (at == m_sides.end()) return std::nullopt;
  return static_cast<std::size_t>(at - m_sides.begin());
}

bool CompareSet::add(std::shared_ptr<const ComparedSide> content) {
  const ComparedSide& side = *content;
  const std::string id = sideIdOf(side);
  if (side.runs.empty() || indexOf(id)) return false;
  CompareSide added;
  added.id = id;
  added.started = side.isPublished ? std::string() : side.runs.front().started;
  added.worst = worstOf(side);
  while (std::ranges::any_of(m_sides, [&](const CompareSide& other) { return other.slot == added.slot; }))
    ++added.slot;
  added.content = std::move(content);
  const bool hasLabel = !added.content->name.empty();
  const auto isTaken = [&] {
    return std::ranges::any_of(m_sides,
                               [&](const CompareSide& other) { return other.name() == added.name(); });
  };
  while (hasLabel && isTaken()) ++added.number;
  m_sides.push_back(std::move(added));
  tellApart();
  return true;
}

void CompareSet::tellApart() {
  // A moment is ISO 8601 text: its first 16 characters end with the minute, its first 19 with the second.
  constexpr std::size_t minute = 16, second = 19;
  const auto machineOf = [](const CompareSide& side) -> const std::string& {
    return side.content->runs.front().machine.cpuModel;
  };
  const CompareSide* first = nullptr;
  bool manyMachines = false;
  for (const CompareSide& side : m_sides) {
    if (side.content->isPublished) continue;
    if (first == nullptr) first = &side;
    manyMachines = manyMachines || machineOf(side) != machineOf(*first);
  }
  for (CompareSide& side : m_sides) {
    if (!side.content->name.empty()) continue;
    const auto isShared = [&](std::size_t length) {
      return std::ranges::any_of(m_sides, [&](const CompareSide& other) {
        return &other != &side && other.content->name.empty() && machineOf(other) == machineOf(side) &&
               other.started.substr(0, length) == side.started.substr(0, length);
      });
    };
    side.ownName = {manyMachines, isShared(minute), isShared(second)};
  }
}

void CompareSet::remove(std::size_t index) {
  if (index >= m_sides.size()) return;
  m_sides.erase(m_sides.begin() + static_cast<std::ptrdiff_t>(index));
  tellApart();
  if (index != baseline || m_sides.empty()) return;
  const auto measured =
      std::ranges::find_if(m_sides, [](const CompareSide& side) { return !side.content->isPublished; });
  if (measured != m_sides.end()) std::rotate(m_sides.begin(), measured, measured + 1);
  m_sides.front().hidden = false;
}

bool CompareSet::move(std::size_t index, std::size_t before) {
  if (index >= m_sides.size() || before > m_sides.size() || before == index || before == index + 1)
    return false;
  const auto at = [&](std::size_t place) { return m_sides.begin() + static_cast<std::ptrdiff_t>(place); };
  if (before < index)
    std::rotate(at(before), at(index), at(index + 1));
  else
    std::rotate(at(index), at(index + 1), at(before));
  m_sides.front().hidden = false;
  return true;
}

void CompareSet::clear() {
  *this = CompareSet();
}

void CompareSet::setHidden(std::size_t index, bool hidden) {
  if (index < m_sides.size() && index != baseline) m_sides[index].hidden = hidden;
}

const Machine* baselineMachine(const CompareSet& set) {
  if (set.isEmpty()) return nullptr;
  const ComparedSide& first = *set.sides().front().content;
  return first.isPublished ? nullptr : &first.runs.front().machine;
}

}  // namespace strata::gui
