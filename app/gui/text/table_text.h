// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include <cstddef>
#include <vector>

#include "core/report/document.h"

class QTableView;
class QTreeView;

/// Tables and their values as the window writes them, in the language of the user.
namespace strata::gui {

/// "66,100", "12 %", "± 0.4 %"; empty where nothing can be.
QString valueText(const TableValue& value);

/// The labels, then the columns of each group. They live as long as the table.
std::vector<const Column*> columnsOf(const Table& table);

/// A row as texts, as many as there are columns.
QStringList rowTexts(const Table& table, std::size_t row);

/// Titles, then rows; columns parted by tabs, as spreadsheets take it. Sections and the caption are left out.
QString tabSeparated(const Table& table);

/// The same of the rows that the view shows, with all columns that say something: a narrow window may hide
/// one.
QString tableText(const QTableView& view);
/// The same of a tree, without the rows below one that is collapsed.
QString tableText(const QTreeView& view);

}  // namespace strata::gui
