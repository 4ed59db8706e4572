// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

class QTableView;

namespace strata::gui {

/// The heads and rows that the view shows, as lines of columns with tabs between: what a spreadsheet takes.
QString tableText(const QTableView& view);

}  // namespace strata::gui
