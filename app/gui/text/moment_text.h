// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qdatetime.h>
#include <QtCore/qstring.h>

namespace strata::gui {

/// "25 November 2026"; in local time, as those below.
QString dateText(const QDateTime& moment);
/// "today 16:13", "25 November 2026, 16:13"; in local time, as the locale writes it. A moment that is not
/// valid is a dash, here and below.
QString momentText(const QDateTime& moment);
/// The text of a moment in a column of them: "today 16:13:05", "yesterday 16:13:05", "25 November 2026,
/// 16:13".
QString momentInList(const QDateTime& moment);

/// The same as a name, without the seconds unless they are wanted: "yesterday 16:13".
QString momentName(const QDateTime& moment, bool withSeconds);

}  // namespace strata::gui
