// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlocale.h>
#include <QtCore/qstring.h>

#include <optional>
#include <vector>

#include "core/base/units.h"

/// Values of Setup as a person types them, and the texts that stand for them. Digits of any script and both
/// the locale's decimal separator and "." are understood; what is shown reads back to exactly the same value.
namespace strata::gui {

/// "16K", "1.5 MiB", in German also "1,5 MiB" and "1.024 KiB": what parseSize makes of it. Nothing when it is
/// no size.
std::optional<Bytes> sizeFromText(const QString& text, const QLocale& locale);

/// "12 KiB", "1.5 MiB", "100 kB", "1000 B": the shortest text with a unit that is exactly this size.
QString exactSizeText(Bytes size, const QLocale& locale);

/// Three digits, never more than the size: "at most 10.6 GiB" must be allowed when it is typed.
QString sizeTextRoundedDown(Bytes size, const QLocale& locale);

/// A number of one to nine digits, nothing else.
std::optional<int> wholeNumberFromText(const QString& text);

/// "0,2,4-7", spaces allowed: the numbers in their order. Nothing when it is no such list.
std::optional<std::vector<int>> cpuListFromText(const QString& text);

/// The list with runs of three and more drawn together: "0,2,4-7".
QString cpuListText(const std::vector<int>& cpus);

/// A text that runs from left to right whatever surrounds it, such as a path in an Arabic sentence.
QString leftToRight(const QString& text);
/// A text that runs as its own first letter does, whatever surrounds it.
QString isolated(const QString& text);

}  // namespace strata::gui
