// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/topology/topology_words.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"

namespace strata::gui {

namespace {

class TopologyText {
  Q_DECLARE_TR_FUNCTIONS(TopologyText)
};

QString numberText(int number) {
  return QString::number(number);  // the system's, as it is typed
}

/// "L3 32 MiB"; the size only where it is known.
QString cacheText(const CachePart& cache) {
  const QString level = QLocale().toString(cache.level);
  const bool codeOnly = !cache.holdsData;
  if (cache.size == 0_B)
    return codeOnly ? TopologyText::tr("L%1i", "cache for instructions").arg(level)
                    : TopologyText::tr("L%1", "cache").arg(level);
  const QString size = sizeText(cache.size);
  return codeOnly ? TopologyText::tr("L%1i %2", "cache for instructions, size").arg(level, size)
                  : TopologyText::tr("L%1 %2", "cache, size").arg(level, size);
}

QStringList cacheTexts(const std::vector<CachePart>& caches) {
  QStringList texts;
  for (const CachePart& cache : caches) texts.append(cacheText(cache));
  return texts;
}

QStringList nodeTexts(const NodePart& node) {
  return {TopologyText::tr("Node %1").arg(numberText(node.number)), sizeText(node.memory)};
}

QString coresText(const TopologyBox& box) {
  const int count = box.number;
  switch (box.rank) {
    case CoreRank::Performance:
      return count == 1 ? TopologyText::tr("1 performance core")
                        : TopologyText::tr("%Ln performance cores", nullptr, count);
    case CoreRank::Efficient:
      return count == 1 ? TopologyText::tr("1 efficiency core")
                        : TopologyText::tr("%Ln efficiency cores", nullptr, count);
    case CoreRank::Middle:
      return count == 1
                 ? TopologyText::tr("1 core in between", "neither performance nor efficient")
                 : TopologyText::tr("%Ln cores in between", "neither performance nor efficient", count);
    case CoreRank::Same:
      break;
  }
  const QString plain =
      count == 1 ? TopologyText::tr("1 core") : TopologyText::tr("%Ln cores", nullptr, count);
  if (box.name.empty()) return plain;
  return TopologyText::tr("%1, %2", "so many cores, the system's name of their kind")
      .arg(plain, QString::fromStdString(box.name));
}

QString rankText(CoreRank rank) {
  switch (rank) {
    case CoreRank::Performance:
      return TopologyText::tr("performance", "kind of core");
    case CoreRank::Efficient:
      return TopologyText::tr("efficiency", "kind of core");
    case CoreRank::Middle:
      return TopologyText::tr("in between", "kind of core");
    case CoreRank::Same:
      break;
  }
  return {};
}

QStringList eachHas(const std::vector<CachePart>& caches, int cores) {
  QStringList texts = cacheTexts(caches);
  if (!texts.isEmpty() && cores != 1)
    texts.front() = TopologyText::tr("each %1", "core has a cache of that size").arg(texts.front());
  return texts;
}

int countOf(const TopologyBox& box, TopologyLevel level) {
  int count = box.level == level ? 1 : 0;
  for (const TopologyBox& child : box.children) count += countOf(child, level);
  return count;
}

Bytes memoryOf(const TopologyBox& box) {
  Bytes memory;
  for (const NodePart& node : box.nodes) memory = Bytes{memory.count + node.memory.count};
  for (const TopologyBox& child : box.children) memory = Bytes{memory.count + memoryOf(child).count};
  return memory;
}

QList<QStringList> headingOfMachine(const TopologyBox& box) {
  QStringList whole;
  if (const int packages = countOf(box, TopologyLevel::Package); packages > 1)
    whole.append(TopologyText::tr("%Ln packages", nullptr, packages));
  if (const int cores = countOf(box, TopologyLevel::Core); cores > 0)
    whole.append(cores == 1 ? TopologyText::tr("1 core") : TopologyText::tr("%Ln cores", nullptr, cores));
  const auto cpus = static_cast<int>(box.cpus.size());
  whole.append(cpus == 1 ? TopologyText::tr("1 CPU") : TopologyText::tr("%Ln CPUs", nullptr, cpus));
  if (const Bytes memory = memoryOf(box); memory > 0_B) whole.append(sizeText(memory));
  QList<QStringList> lines{whole};
  QStringList each = cacheTexts(box.caches);
  if (!each.isEmpty()) {
    each.front() = TopologyText::tr("Each core: %1", "caches").arg(each.front());
    lines.append(each);
  }
  return lines;
}

QString cpusText(const std::vector<int>& cpus) {
  if (cpus.empty()) return TopologyText::tr("no CPUs");
  return cpus.size() == 1 ? TopologyText::tr("CPU %1").arg(cpuNumbersText(cpus))
                          : TopologyText::tr("CPUs %1").arg(cpuNumbersText(cpus));
}

QStringList cacheFacts(const CachePart& cache) {
  QStringList facts{cacheText(cache)};
  if (cache.ways) facts.append(TopologyText::tr("%Ln ways", "of a cache", *cache.ways));
  if (cache.line)
    facts.append(TopologyText::tr("lines of %1", "of a cache, size").arg(sizeText(*cache.line)));
  return facts;
}

}  // namespace

QList<QStringList> headingOf(const TopologyBox& box) {
  QList<QStringList> lines;
  switch (box.level) {
    case TopologyLevel::Machine:
      return headingOfMachine(box);
    case TopologyLevel::Package: {
      QStringList package{TopologyText::tr("Package %1").arg(numberText(box.number))};
      if (!box.name.empty()) package.append(shortModel(box.name));
      lines.append(package);
      for (const NodePart& node : box.nodes) lines.append(nodeTexts(node));
      return lines;
    }
    case TopologyLevel::Node:
      for (const NodePart& node : box.nodes) lines.append(nodeTexts(node));
      if (box.cpus.empty()) lines.back().append(TopologyText::tr("no CPUs"));
      return lines;
    case TopologyLevel::Cache:
      return {cacheTexts(box.caches)};
    case TopologyLevel::Cores:
      // Cores that are all alike need no heading: their caches stand with the machine.
      if (box.rank == CoreRank::Same && box.name.empty() && box.caches.empty()) return {};
      return {QStringList{coresText(box)} + eachHas(box.caches, box.number)};
    case TopologyLevel::Offline:
      return {{box.number == 1 ? TopologyText::tr("1 CPU is switched off")
                               : TopologyText::tr("%Ln CPUs are switched off", nullptr, box.number)}};
    case TopologyLevel::Core:
    case TopologyLevel::Cpu:
      break;
  }
  return {};
}

QString captionOf(const TopologyBox& box) {
  if (box.level == TopologyLevel::Core) return TopologyText::tr("Core %1").arg(numberText(box.number));
  return box.level == TopologyLevel::Cpu ? numberText(box.number) : QString();
}

QString descriptionOf(const TopologyBox& box) {
  QStringList facts;
  switch (box.level) {
    case TopologyLevel::Cpu:
      facts.append(cpusText(box.cpus));
      break;
    case TopologyLevel::Core:
      facts.append(captionOf(box));
      break;
    case TopologyLevel::Cache:
      for (const CachePart& cache : box.caches) facts += cacheFacts(cache);
      break;
    default:
      for (const QStringList& line : headingOf(box)) facts += line;
      if (facts.isEmpty()) facts.append(coresText(box));
      break;
  }
  if (box.level == TopologyLevel::Cpu || box.level == TopologyLevel::Core) {
    if (const QString rank = rankText(box.rank); !rank.isEmpty()) facts.append(rank);
    if (!box.name.empty()) facts.append(QString::fromStdString(box.name));
    for (const CachePart& cache : box.caches) facts += cacheText(cache);
    if (const QString state = stateText(box.state); !state.isEmpty()) facts.append(state);
  }
  const bool hasNumbers = box.level != TopologyLevel::Cpu && box.level != TopologyLevel::Offline &&
                          !(box.level == TopologyLevel::Node && box.cpus.empty());
  if (hasNumbers) facts.append(cpusText(box.cpus));
  return joinedFacts(facts);
}

QString lastLevelText(const Machine& machine) {
  if (machine.caches.empty() || machine.lastLevelProbe == LastLevelProbe::None) return {};
  const Cache& last = machine.caches.back();
  const QString level = TopologyText::tr("L%1", "cache level").arg(last.level);
  const QString reported = sizeText(last.size);
  if (machine.lastLevelProbe == LastLevelProbe::Unconfirmed)
    return TopologyText::tr(
               "The usable part of %1 (%2 reported) is not confirmed: other programs or virtual machines "
               "disturbed the measurement. Strata repeats it at the next start.",
               "level, size")
        .arg(level, reported);
  if (!machine.usableLastLevel || *machine.usableLastLevel == last.size)
    return TopologyText::tr("Measured: programs can use all of %1 (%2).", "level, size").arg(level, reported);
  if (*machine.usableLastLevel == 0_B)
    return TopologyText::tr("Measured: programs can use nothing of %1 (%2 reported).", "level, size")
        .arg(level, reported);
  return TopologyText::tr("Measured: programs can use about %1 of %2 (%3 reported).", "size, level, size")
      .arg(sizeText(*machine.usableLastLevel), level, reported);
}

QString cpuNumbersText(const std::vector<int>& cpus) {
  return QString::fromStdString(numbersText(cpus));
}

QString stateText(CpuState state) {
  switch (state) {
    case CpuState::NotAllowed:
      return TopologyText::tr("not allowed for this program", "CPU");
    case CpuState::Offline:
      return TopologyText::tr("switched off", "CPU");
    case CpuState::Usable:
      break;
  }
  return {};
}

}  // namespace strata::gui
