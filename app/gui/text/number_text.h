// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlocale.h>
#include <QtCore/qstring.h>

#include <string_view>

#include "core/base/units.h"
#include "core/chart/axis.h"

/// Numbers as the window shows them: rounded by the same rules as in reports, written as the user's locale
/// does.
namespace strata::gui {

/// A text of the C locale that begins with a number, with that number as the locale writes it; other texts as
/// they are.
QString localisedText(std::string_view text, const QLocale& locale = QLocale());

/// A change of the C locale, "+1.5 %": a real minus sign, and no sign before what is 0 as it is written.
QString signedText(std::string_view text, const QLocale& locale = QLocale());

/// Three significant digits: "4.57", "31,200".
QString figureText(double value, const QLocale& locale = QLocale());

/// A round number beside an axis: "10", "2,500", "0.5".
QString tickText(double value, const QLocale& locale = QLocale());

/// "16 KiB", "1.50 MiB".
QString sizeText(Bytes size, const QLocale& locale = QLocale());

/// A quantity of an axis: "3", "16 KiB", "p99".
QString quantityText(AxisKind kind, double quantity);

/// One decimal below ten, none above: "0.4 %", "12 %".
QString percentText(double percent, const QLocale& locale);

}  // namespace strata::gui
