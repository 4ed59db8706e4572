// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include "core/stats/comparison.h"

/// What a comparison found, in the language and the numbers of the user.
namespace strata::gui {

QString findingText(const Difference& difference);  ///< "faster", "runs needed: 3"
/// The same behind the mark of what it comes to: "▲ faster", "= no change". What is only likely has no mark.
QString markedFindingText(const Difference& difference, bool higherIsBetter);
/// The mark and the difference: "▲ +20.9 %" is better, "▼ −3.1 %" worse. Times, whose mark and sign would
/// contradict each other, are told in words: "▼ 66.6 % slower". "= no change", "? +2.1 %" inconclusive; "▲
/// +22.0 % ~" what too few repetitions look like; "0.31 ×" what is not tested.
QString standingText(const Difference& difference, bool higherIsBetter);
/// The same of a side: "▲ 20.9 % faster ~", "= no change"; what is not tested as above.
QString outcomeText(const Difference& difference, bool higherIsBetter);
/// What that means: a sentence or two.
QString findingExplanation(const Difference& difference);
/// "+20.9 %", never "−0.0 %"; between programs "99.6 ×".
QString differenceText(const Difference& difference);
/// "+19.6 to +22.3 %"; empty where there is no interval.
QString intervalText(const Difference& difference);
/// "1 % (usual)", "2.3 % (from 9 of your runs)"
QString marginText(const Difference& difference, const Floor& floor);
/// What came of it, a sentence for each finding that there is, and what to do where nothing could be said.
QString verdictSentences(const Comparison& comparison);

}  // namespace strata::gui
