// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/document.h"

#include <iterator>

#include "core/report/number_text.h"

namespace strata {

std::string ratioText(const Ratio& ratio) {
  return ratio.isFactor ? threeDigits(ratio.ratio) + " ×" : changePercent(ratio.ratio);
}

TableValue numberOr(const std::optional<double>& value) {
  return value ? TableValue(Number{*value}) : TableValue(Missing{});
}

TableValue numberOrNone(const std::optional<double>& value) {
  return value ? TableValue(Number{*value}) : TableValue();
}

std::string titleOf(const Column& column) {
  if (!column.title.empty()) return column.title;
  std::string title;
  for (const std::string& heading : column.headings) title += (title.empty() ? "" : ", ") + heading;
  return title;
}

void append(Document& document, Document more) {
  std::move(more.begin(), more.end(), std::back_inserter(document));
}

std::string sectionAt(const Table& table, std::size_t row) {
  if (table.sections.empty() || (row > 0 && table.sections[row - 1] == table.sections[row])) return {};
  return table.sections[row];
}

}  // namespace strata
