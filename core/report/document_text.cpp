// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/document.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/overloaded.h"
#include "core/base/plain_text.h"
#include "core/report/notes.h"
#include "core/report/number_text.h"
#include "core/report/text_layout.h"

namespace strata {

namespace {

constexpr std::size_t indent = 2;
constexpr std::size_t usualGap = 2;
constexpr std::size_t narrowGap = 1;
constexpr std::size_t gapAfterLabels = 2;
constexpr std::size_t gapBetweenGroups = 3;
/// Labels go on below rather than take the room of figures, but are no narrower than this.
constexpr std::size_t leastLabelWidth = 28;
constexpr std::size_t labelHang = 2;

/// Grades by their marks, which a report explains: their words would take a column in ten.
std::string markText(const Marked& marked) {
  if (marked.kind == "good") return "+";
  if (marked.kind == "fair") return "~";
  if (marked.kind == "poor") return "x";
  return marked.word;
}

std::string valueText(const TableValue& value) {
  return std::visit(
      Overloaded{[](std::monostate) { return std::string(); }, [](Missing) { return std::string("-"); },
                 [](const Number& number) { return threeDigits(number.value); },
                 [](const Percent& percent) { return percentText(percent.value); },
                 [](const HalfWidth& half) { return percentFigure(half.percent); },
                 [](const Ratio& ratio) { return ratioText(ratio); },
                 [](const Marked& marked) {
                   const std::string numbers = numberListText(marked.notes);
                   return markText(marked) + (numbers.empty() ? "" : " " + numbers);
                 },
                 [](const std::string& text) { return text; }},
      value);
}

std::string aligned(std::string_view text, std::size_t width, bool right) {
  const std::size_t own = displayWidth(text);
  const std::string fill(width > own ? width - own : 0, ' ');
  return right ? fill + std::string(text) : std::string(text) + fill;
}

std::string line(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text + '\n';
}

/// A column that has got its place.
struct Placed {
  const Column* column;
  std::vector<std::string> texts;  ///< one a row
  std::size_t group;
  std::size_t width;
  std::size_t gap;  ///< in front of it
};

Placed placed(const Column& column, std::size_t group, std::size_t gap) {
  Placed place{&column, {}, group, column.leastWidth, gap};
  for (const TableValue& value : column.values) place.texts.push_back(valueText(value));
  for (const std::string& text : column.headings) place.width = std::max(place.width, displayWidth(text));
  for (const std::string& text : place.texts) place.width = std::max(place.width, displayWidth(text));
  return place;
}

std::size_t widthOf(const std::vector<Placed>& block) {
  std::size_t width = indent;
  for (const Placed& place : block) width += place.gap + place.width;
  return width;
}

std::vector<Placed> placedGroup(const ColumnGroup& group, std::size_t index, std::size_t gap) {
  std::vector<Placed> columns;
  for (const Column& column : group.columns)
    columns.push_back(placed(column, index, columns.empty() ? gapBetweenGroups : gap));
  if (columns.empty()) return columns;
  // The group's heading stands whole over what may be short figures.
  const std::size_t span = widthOf(columns) - indent - columns.front().gap;
  columns.front().width += std::max(span, displayWidth(group.heading)) - span;
  return columns;
}

/// The room of labels beside all groups, so that they stand in one table; where that leaves too little,
/// beside the widest group, or beside the widest column of a group that is torn apart.
std::size_t roomForLabels(const Table& table, std::size_t gap) {
  constexpr std::size_t mostForFigures = reportWidth - leastLabelWidth;
  std::size_t widest = 0;
  std::size_t all = 0;
  for (std::size_t i = 0; i < table.groups.size(); ++i) {
    const std::vector<Placed> group = placedGroup(table.groups[i], i, gap);
    all += widthOf(group) - (all > 0 ? indent : 0);
    if (widthOf(group) <= mostForFigures) {
      widest = std::max(widest, widthOf(group));
    } else {
      for (const Placed& column : group) widest = std::max(widest, widthOf({column}));
    }
  }
  return reportWidth - std::min(all <= mostForFigures ? all : widest, mostForFigures);
}

/// A label in lines, of which those after the first are indented.
std::string wrappedLabel(std::string label, std::size_t width) {
  std::ranges::replace(label, '\n', ' ');
  if (displayWidth(label) <= width) return label;
  std::string lines = wrappedTo(width - labelHang, label);
  lines.pop_back();
  for (std::size_t end = lines.find('\n'); end != std::string::npos; end = lines.find('\n', end + 1))
    lines.insert(end + 1, indent + labelHang, ' ');
  return lines;
}

/// Divides the columns into blocks that fit the width of the report, each with the labels of the rows.
std::vector<std::vector<Placed>> pack(const Table& table, std::size_t gap) {
  Placed labels = placed(table.labels, table.groups.size(), 0);
  labels.width = std::min(labels.width, roomForLabels(table, gap));
  std::vector<std::vector<Placed>> blocks{{labels}};
  const auto add = [&](const std::vector<Placed>& columns) {
    if (blocks.back().size() > 1 && widthOf(blocks.back()) + widthOf(columns) - indent > reportWidth)
      blocks.push_back({labels});
    const bool first = blocks.back().size() == 1;
    blocks.back().insert(blocks.back().end(), columns.begin(), columns.end());
    if (first) blocks.back()[1].gap = gapAfterLabels;
  };
  for (std::size_t i = 0; i < table.groups.size(); ++i) {
    const std::vector<Placed> group = placedGroup(table.groups[i], i, gap);
    if (widthOf({labels}) + widthOf(group) - indent <= reportWidth) {
      if (!group.empty()) add(group);
    } else {
      for (const Placed& column : group) add({column});
    }
  }
  return blocks;
}

std::vector<std::vector<Placed>> pack(const Table& table) {
  auto usual = pack(table, usualGap);
  auto narrow = pack(table, narrowGap);
  return narrow.size() < usual.size() ? narrow : usual;
}

std::string groupLine(const Table& table, const std::vector<Placed>& block) {
  std::string text(indent, ' ');
  bool any = false;
  for (std::size_t i = 0; i < block.size(); ++i) {
    const Placed& place = block[i];
    const bool begins = i == 0 || block[i - 1].group != place.group;
    if (!begins) continue;
    std::size_t span = place.width;
    for (std::size_t j = i + 1; j < block.size() && block[j].group == place.group; ++j)
      span += block[j].gap + block[j].width;
    text.append(place.gap, ' ');
    std::string heading = place.group < table.groups.size() ? table.groups[place.group].heading : "";
    any = any || !heading.empty();
    if (!heading.empty() && displayWidth(heading) + 1 < span)
      heading += ' ' + std::string(span - displayWidth(heading) - 1, '-');
    text += aligned(heading.substr(0, bytesOf(heading, span)), span, false);
  }
  return any ? line(std::move(text)) : "";
}

template <typename TextOf>
std::string rowLine(const std::vector<Placed>& block, TextOf textOf) {
  std::string text(indent, ' ');
  for (const Placed& place : block) {
    text.append(place.gap, ' ');
    text += aligned(textOf(place), place.width, place.column->rightAligned);
  }
  std::ranges::replace(text, '\n', ' ');
  return line(std::move(text));
}

std::string blockText(const Table& table, const std::vector<Placed>& block) {
  std::string text = groupLine(table, block);
  std::size_t headingLines = 0;
  for (const Placed& place : block) headingLines = std::max(headingLines, place.column->headings.size());
  for (std::size_t i = 0; i < headingLines; ++i) {
    text += rowLine(block, [&](const Placed& place) {
      const std::size_t missing = headingLines - place.column->headings.size();
      return i < missing ? std::string() : place.column->headings[i - missing];
    });
  }
  for (std::size_t row = 0; row < table.labels.values.size(); ++row) {
    if (const std::string section = sectionAt(table, row); !section.empty()) text += line(section);
    const std::string label = wrappedLabel(block.front().texts[row], block.front().width);
    const std::size_t end = std::min(label.find('\n'), label.size());
    text += rowLine(block, [&](const Placed& place) {
      if (&place == &block.front()) return label.substr(0, end);
      return row < place.texts.size() ? place.texts[row] : std::string();
    });
    if (end < label.size()) text += label.substr(end + 1) + '\n';
  }
  return text;
}

std::string partText(const Title& title) {
  return spread(title.text, title.date) + std::string(reportWidth, '=') + '\n';
}

std::string partText(const Heading& heading) {
  return spread(heading.text, heading.aside);
}

std::string partText(const Paragraph& paragraph) {
  return wrapped(paragraph.lead, paragraph.text);
}

std::string partText(const Table& table) {
  return tableText(table);
}

std::string partText(Gap) {
  return "\n";
}

std::string partText(const Facts& facts) {
  std::size_t width = 10;
  for (const Fact& fact : facts) width = std::max(width, displayWidth(fact.label));
  std::string text;
  for (const Fact& fact : facts)
    for (const std::string& said : fact.lines) {
      const std::string label = &said == &fact.lines.front() ? fact.label : std::string();
      text += wrapped(label + std::string(width + 2 - displayWidth(label), ' '), said);
    }
  return text;
}

std::string partText(const List& list) {
  std::string text;
  for (const std::string& item : list.items) text += wrapped("  ", item);
  return text;
}

std::string partText(const Notices& notices) {
  std::string text;
  for (const Notice& notice : notices)
    text += wrapped(fmt::format("{:>4}  ", notice.number), notice.sentence);
  return text;
}

}  // namespace

std::string tableText(const Table& table) {
  std::string text;
  for (const std::vector<Placed>& block : pack(table)) {
    if (!text.empty()) text += '\n';
    text += blockText(table, block);
  }
  return text;
}

std::string documentText(const Document& document) {
  std::string text;
  for (const Block& block : document)
    text += std::visit([](const auto& part) { return partText(part); }, block);
  return withoutControls(text);
}

}  // namespace strata
