// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <string>

/// Texts from files and other machines, as the window shows them.
namespace strata::gui {

/// The beginning of a text, on one line. A text from a file may be longer than any cell, and Qt lays all of
/// it out each time it draws or measures the cell.
QString beginningOf(const QString& text);

/// "MB/s"; an unknown unit is marked as such.
QString unitText(const std::string& unit);

}  // namespace strata::gui
