// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_passes.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/report/number_text.h"
#include "core/report/text_layout.h"

namespace strata {

namespace {

constexpr double mebi = 1024.0 * 1024.0;

ColumnGroup groupOf(const PassColumns& method, std::size_t rows) {
  const Measured& measured = *method.measured;
  ColumnGroup group{method.label, {{{"ms"}, {}, true, 5}, {{"MiB"}, {}, true, 5}, {{"MB/s"}, {}, true, 5}}};
  const double passes = static_cast<double>(measured.passSeconds.size());
  const double bytes = static_cast<double>(measured.bytes) / passes;
  const auto add = [&](const std::string& time, const std::string& size, const std::string& rate) {
    group.columns[0].cells.push_back(time);
    group.columns[1].cells.push_back(size);
    group.columns[2].cells.push_back(rate);
  };
  for (const double seconds : measured.passSeconds)
    add(threeDigits(1e3 * seconds), threeDigits(bytes / mebi), threeDigits(bytes / seconds / 1e6));
  while (group.columns[0].cells.size() < rows) add("-", "-", "-");
  add(threeDigits(1e3 * measured.elapsedS / passes), threeDigits(bytes / mebi), threeDigits(measured.value));
  return group;
}

}  // namespace

std::string passTable(const std::vector<PassColumns>& methods, const Words& words) {
  std::size_t rows = 0;
  for (const PassColumns& method : methods) rows = std::max(rows, method.measured->passSeconds.size());
  if (rows == 0) return {};
  TextTable table;
  table.labels.headings = {words("column-pass", {})};
  for (std::size_t row = 0; row < rows; ++row) table.labels.cells.push_back(fmt::format("{}", row + 1));
  table.labels.cells.push_back(words("row-average", {}));
  for (const PassColumns& method : methods)
    if (!method.measured->passSeconds.empty()) table.groups.push_back(groupOf(method, rows));
  return '\n' + render(table);
}

}  // namespace strata
