// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/verdict_text.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>
#include <QtCore/qstringlist.h>

#include <algorithm>
#include <cmath>

#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/translated_words.h"
#include "core/report/comparison_answer.h"
#include "core/report/comparison_names.h"

namespace strata::gui {

namespace {

class Verdicts {
  Q_DECLARE_TR_FUNCTIONS(Verdicts)
};

int countOf(const Comparison& comparison, Finding finding) {
  return static_cast<int>(
      std::count_if(comparison.rows.begin(), comparison.rows.end(), [&](const ComparisonRow& row) {
        return row.differences[1] && row.differences[1]->finding == finding;
      }));
}

/// The one that differs most of those; null without any.
const ComparisonRow* largest(const Comparison& comparison, Finding finding) {
  const ComparisonRow* found = nullptr;
  const auto size = [](const ComparisonRow& row) { return std::abs(std::log(row.differences[1]->ratio)); };
  for (const ComparisonRow& row : comparison.rows) {
    if (!row.differences[1] || row.differences[1]->finding != finding) continue;
    if (found == nullptr || size(row) > size(*found)) found = &row;
  }
  return found;
}

QString mostText(const ComparisonRow& row) {
  return Verdicts::tr("%1 (%2)", "figure that differs most, difference")
      .arg(resultName(row.cell), differenceText(*row.differences[1]));
}

}  // namespace

QString findingText(const Difference& difference) {
  return QString::fromStdString(findingText(difference, wordsWithNumbers()));
}

QString markedFindingText(const Difference& difference, bool higherIsBetter) {
  const QString text = findingText(difference);
  if (isLikelyOnly(difference)) return text;
  switch (standingOf(difference, higherIsBetter)) {
    case Standing::Better:
      return QStringLiteral("▲ ") + text;
    case Standing::Worse:
      return QStringLiteral("▼ ") + text;
    case Standing::Same:
      return QStringLiteral("= ") + text;
    case Standing::Open:
      return QStringLiteral("? ") + text;
    case Standing::Untold:
      break;
  }
  return text;
}

QString standingText(const Difference& difference, bool higherIsBetter) {
  QString text;
  switch (standingOf(difference, higherIsBetter)) {
    case Standing::Better:
      if (!higherIsBetter) return outcomeText(difference, higherIsBetter);
      text = QStringLiteral("▲ ") + differenceText(difference);
      break;
    case Standing::Worse:
      if (!higherIsBetter) return outcomeText(difference, higherIsBetter);
      text = QStringLiteral("▼ ") + differenceText(difference);
      break;
    case Standing::Same:
      text = QStringLiteral("= ") + Verdicts::tr("no change");
      break;
    case Standing::Open:
      text = QStringLiteral("? ") + differenceText(difference);
      break;
    case Standing::Untold:
      return differenceText(difference);
  }
  return isLikelyOnly(difference) ? text + QStringLiteral(" ~") : text;
}

QString outcomeText(const Difference& difference, bool higherIsBetter) {
  const Standing standing = standingOf(difference, higherIsBetter);
  if (standing != Standing::Better && standing != Standing::Worse)
    return standingText(difference, higherIsBetter);
  std::string change = changeWithUnit(difference);
  if (change.starts_with('+') || change.starts_with('-')) change.erase(0, 1);
  const QString size = localisedText(change);
  const QString text =
      standing == Standing::Better
          ? QStringLiteral("▲ ") + Verdicts::tr("%1 faster", "a difference: 20.9 %").arg(size)
          : QStringLiteral("▼ ") + Verdicts::tr("%1 slower", "a difference: 20.9 %").arg(size);
  return isLikelyOnly(difference) ? text + QStringLiteral(" ~") : text;
}

QString findingExplanation(const Difference& difference) {
  return QString::fromStdString(findingExplanation(difference, wordsWithNumbers()));
}

QString differenceText(const Difference& difference) {
  return Verdicts::tr("%1", "a difference with its sign and unit")
      .arg(signedText(changeWithUnit(difference)));
}

QString intervalText(const Difference& difference) {
  if (!difference.low || !difference.high) return {};
  return Verdicts::tr("%1 %", "an interval in percent: from, to")
      .arg(QString::fromStdString(differenceRange(difference, wordsWithNumbers())));
}

QString marginText(const Difference& difference, const Floor& floor) {
  const QString margin = QLocale().toString(100 * difference.margin, 'f', 1);
  if (floor.source == FloorSource::Usual) return Verdicts::tr("%1 %, default", "margin").arg(margin);
  return Verdicts::tr("%1 %, from %Ln of your runs", "margin", static_cast<int>(floor.groups)).arg(margin);
}

QString verdictSentences(const Comparison& comparison) {
  if (comparison.rows.empty()) return Verdicts::tr("No result exists both before and after.");
  QStringList sentences;
  if (const int count = countOf(comparison, Finding::Faster))
    sentences << Verdicts::tr("%Ln results are faster, most of all %1.", nullptr, count)
                     .arg(mostText(*largest(comparison, Finding::Faster)));
  if (const int count = countOf(comparison, Finding::Slower))
    sentences << Verdicts::tr("%Ln results are slower, most of all %1.", nullptr, count)
                     .arg(mostText(*largest(comparison, Finding::Slower)));
  if (const int count = countOf(comparison, Finding::NoDifference))
    sentences << Verdicts::tr("%Ln results show no change.", nullptr, count);
  if (const int count = countOf(comparison, Finding::NotDecided))
    sentences << Verdicts::tr("%Ln results are inconclusive: run more repetitions.", nullptr, count);
  if (const int count = countOf(comparison, Finding::SingleRuns))
    sentences << Verdicts::tr("%Ln results have too few repetitions.", nullptr, count);
  for (const auto& text : {unlikeSettingsText(comparison, 1, wordsWithNumbers()),
                           disturbedText(comparison, 1, wordsWithNumbers())})
    if (!text.empty()) sentences << QString::fromStdString(text);
  return sentences.join(QLatin1Char('\n'));
}

}  // namespace strata::gui
