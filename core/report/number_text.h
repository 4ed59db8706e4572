// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/reason.h"

/// Numbers as people read them in text: C locale, plain ASCII where nothing else is said.
namespace strata {

/// Three significant digits without grouping: "0.00456", "1.23", "12.3", "123", "12300". Below 0.0001 and
/// from 10^15 with an exponent ("1.20e-07"). "-" for what is no finite number.
std::string threeDigits(double value);

/// The same for pages and charts, its thousands apart by a narrow space that does not break: "81 600".
std::string groupedFigure(double value);

/// One decimal below ten, none above: "0.4 %", "12 %"; "<0.1 %" for what is no zero but would read as one.
std::string percentText(double percent);
/// The same without its sign: "0.4".
std::string percentFigure(double percent);

/// "+1.5" of a ratio of 1.015, "-0.4" of 0.996.
std::string changePercent(double ratio);

/// A datum with its unit, which the end of its name tells: `_bytes` "16 KiB", `percent` "12 %", `_ghz` "3.10
/// GHz", `_mhz`, `_mbs` "1230 MB/s", `_ms`, `_ns` and `_s` "1.20 s"; "others_cpus" is shown in percent of one
/// CPU, "97 %". Other numbers are shown without a unit, texts as they are ("?" for an empty one).
std::string datumText(const Datum& datum);

/// The range from one datum to another of the same name: "5-12 %", "3.10-3.80 GHz"; a single figure where
/// both read alike.
std::string datumRangeText(const Datum& low, const Datum& high);

/// The id of the words for a datum that holds an id instead of a text ("how" and "refused" give
/// "how-refused", "memory_kind" and "uncached" "memory-kind-uncached"); empty for any other.
std::string wordIdOf(const Datum& datum);

}  // namespace strata
