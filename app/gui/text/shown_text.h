// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <string>

/// What files and other machines hold, as the window shows it.
namespace strata::gui {

/// The beginning of a text, on one line: what files hold may be longer than any cell, and is laid out whole
/// each time that it is drawn or measured.
QString beginningOf(const QString& text);

/// "MB/s"; an unknown unit is marked as such.
QString unitText(const std::string& unit);

}  // namespace strata::gui
