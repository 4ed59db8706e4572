// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include "core/stats/comparison.h"

/// A comparison of two sides in sentences.
namespace strata::gui {

/// "faster", "not decided"
QString findingWord(const Difference& difference);
/// "+12.3 %", of the second to the first
QString differencePercent(double ratio);
/// "1 % (usual)", "2.3 % (from 9 of your runs)"
QString marginText(const Difference& difference, const Floor& floor);
/// What came of it, a sentence for each finding that there is, and what to do where nothing could be said.
QString verdictSentences(const Comparison& comparison);

}  // namespace strata::gui
