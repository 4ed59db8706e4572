// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_names.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qdatetime.h>
#include <QtCore/qlocale.h>

#include <cmath>

#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/translated_words.h"
#include "core/model/likeness.h"
#include "core/report/cell_name.h"
#include "core/report/comparison_names.h"
#include "core/report/json.h"

namespace strata::gui {

namespace {

class CompareText {
  Q_DECLARE_TR_FUNCTIONS(CompareText)
};

QString withThreads(const QString& name, const CellResult& cell) {
  const auto threads = static_cast<int>(cell.parameters.threads.value_or(1));
  // The name of a row of the disk test says its threads.
  if (threads < 2 || cell.parameters.queueDepth) return name;
  return CompareText::tr("%1, %2", "cell, so many threads")
      .arg(name, CompareText::tr("%Ln threads", nullptr, threads));
}

QString withMetric(const QString& name, const CellResult& cell) {
  const std::string metric = metricName(cell, translatedWords());
  if (metric.empty()) return name;
  return CompareText::tr("%1, %2", "cell, what of it").arg(name, QString::fromStdString(metric));
}

QString signedText(double percent) {
  // Rounded first, so that nothing is "-0.0".
  const double rounded = std::round(percent * 10) / 10;
  const QString digits = QLocale().toString(std::abs(rounded), 'f', 1);
  if (rounded == 0) return digits;
  return rounded > 0 ? CompareText::tr("+%1", "a number above zero").arg(digits)
                     : CompareText::tr("−%1", "a number below zero").arg(digits);
}

}  // namespace

std::string curveKeyOf(const CellResult& cell) {
  // A result of another program is drawn in the chart of the cell that it corresponds to.
  CellId id = ownCellLike(cell);
  id.parameters.regionBytes.reset();
  return id.test.text() + '/' + id.kernel + '/' + cell.metric + '/' + cell.unit + '/' +
         parametersToJson(id.parameters);
}

std::string groupKeyOf(const CellResult& cell) {
  return "rows/" + cell.test.section() + '/' + cell.unit;
}

QString groupNameOf(const CellResult& cell) {
  return cell.test.group() == TestGroup::Processor ? kindName(TestGroup::Processor) : testName(cell.test);
}

QString cellNameOf(const CellResult& cell) {
  return withThreads(withMetric(cellName(cell), cell), cell);
}

QString rowNameOf(const CellResult& cell) {
  return withThreads(withMetric(cellName(cell, NameStyle::WithSize), cell), cell);
}

QString curveNameOf(const CellResult& cell) {
  return withThreads(cellName(cell, NameStyle::WithTest), cell);
}

QString findingText(const Difference& difference) {
  switch (difference.finding) {
    case Finding::Faster:
      return CompareText::tr("▲ faster");
    case Finding::Slower:
      return CompareText::tr("▼ slower");
    case Finding::NoDifference:
      return CompareText::tr("= no change");
    case Finding::NotDecided:
      return CompareText::tr("? inconclusive");
    case Finding::Published:
    case Finding::NotTested:
      return CompareText::tr("not tested");
    case Finding::SingleRuns:
      break;
  }
  return CompareText::tr("single runs: %Ln more needed", "repetitions",
                         static_cast<int>(difference.repetitionsMissing));
}

QString findingExplanation(const Difference& difference) {
  const QString margin = percentText(100 * difference.margin, QLocale());
  switch (difference.finding) {
    case Finding::Faster:
      return CompareText::tr("Faster: the whole interval lies beyond the margin of %1.").arg(margin);
    case Finding::Slower:
      return CompareText::tr("Slower: the whole interval lies beyond the margin of %1.").arg(margin);
    case Finding::NoDifference:
      return CompareText::tr("No change: the whole interval lies within the margin of %1.").arg(margin);
    case Finding::NotDecided:
      return CompareText::tr(
                 "Inconclusive: the interval crosses the margin of %1. More repetitions make it narrower.")
          .arg(margin);
    case Finding::Published:
      return CompareText::tr(
          "Reference: how often and how this was measured is not known, so nothing is tested.");
    case Finding::NotTested:
      return CompareText::tr("Not tested: another program measured one side, with a loop of its own.");
    case Finding::SingleRuns:
      break;
  }
  return CompareText::tr("Single runs: no significance. A finding needs at least %1 repetitions per side.")
      .arg(QLocale().toString(static_cast<int>(leastRepetitions)));
}

QString differenceText(const Difference& difference) {
  if (isOnlyRatio(difference))
    return CompareText::tr("%1 ×", "so many times as much").arg(figureText(difference.ratio));
  return CompareText::tr("%1 %", "signed number").arg(signedText(100 * (difference.ratio - 1)));
}

QString intervalText(const Difference& difference) {
  if (!difference.low || !difference.high) return {};
  return CompareText::tr("%1 … %2 %", "signed numbers: from, to")
      .arg(signedText(100 * (*difference.low - 1)), signedText(100 * (*difference.high - 1)));
}

QString unlikeWord(Unlike unlike) {
  switch (unlike) {
    case Unlike::Kernel:
      return CompareText::tr("different kernel");
    case Unlike::Method:
      return CompareText::tr("different method");
    case Unlike::Pages:
      return CompareText::tr("different page size");
    case Unlike::Threads:
      return CompareText::tr("different threads");
    case Unlike::Placement:
      return CompareText::tr("different CPUs");
    case Unlike::Machine:
      return CompareText::tr("different machine");
    case Unlike::Program:
      return CompareText::tr("different program");
    case Unlike::Size:
      return CompareText::tr("different size");
    case Unlike::Level:
      return CompareText::tr("level without a size");
    case Unlike::Width:
      return CompareText::tr("width not told");
    case Unlike::Doubtful:
      break;
  }
  return CompareText::tr("unreliable result");
}

QString unlikeSentence(Unlike unlike) {
  switch (unlike) {
    case Unlike::Kernel:
      return word("unlike-kernel");
    case Unlike::Method:
      return word("unlike-method");
    case Unlike::Pages:
      return word("unlike-pages");
    case Unlike::Threads:
      return word("unlike-threads");
    case Unlike::Placement:
      return word("unlike-placement");
    case Unlike::Machine:
      return word("unlike-machine");
    case Unlike::Program:
      return word("unlike-program");
    case Unlike::Size:
      return word("unlike-size");
    case Unlike::Level:
      return word("unlike-level");
    case Unlike::Width:
      return word("unlike-width");
    case Unlike::Doubtful:
      break;
  }
  return word("unlike-doubtful");
}

QString detailsOf(const CompareSide& side) {
  if (side.content->isPublished) return CompareText::tr("reference results");
  QStringList facts;
  const QDateTime started =
      QDateTime::fromString(QString::fromStdString(side.started), Qt::ISODate).toLocalTime();
  if (started.isValid()) facts << QLocale().toString(started, QLocale::ShortFormat);
  const auto repetitions = static_cast<int>(side.content->runs.size());
  facts << (repetitions == 1 ? CompareText::tr("1 run")
                             : CompareText::tr("%Ln repetitions", nullptr, repetitions));
  return joinedFacts(facts);
}

QString methodLine(std::size_t rows) {
  const QString tested = rows == 0 ? CompareText::tr("nothing tested: needs %1 repetitions on both sides")
                                         .arg(QLocale().toString(static_cast<int>(leastRepetitions)))
                                   : CompareText::tr("corrected over %Ln rows (Benjamini–Hochberg)", nullptr,
                                                     static_cast<int>(rows));
  return joinedFacts({CompareText::tr("Each run counts once"),
                      CompareText::tr("margin: from your own unchanged runs, else 1 to 10 % by test"),
                      tested});
}

}  // namespace strata::gui
