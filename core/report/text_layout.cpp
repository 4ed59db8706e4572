// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_layout.h"

#include <algorithm>

namespace strata {

namespace {

constexpr std::size_t indent = 2;
constexpr std::size_t usualGap = 2;
constexpr std::size_t narrowGap = 1;
constexpr std::size_t gapAfterLabels = 2;
constexpr std::size_t gapBetweenGroups = 3;

bool continues(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
}

/// Bytes of the first `width` code points.
std::size_t bytesOf(std::string_view text, std::size_t width) {
  std::size_t at = 0;
  while (at < text.size() && (width > 0 || continues(text[at]))) {
    if (!continues(text[at])) --width;
    ++at;
  }
  return at;
}

void trimRight(std::string& line) {
  line.erase(line.find_last_not_of(' ') + 1);
}

/// One paragraph without newlines. `measuredBytes` grows by what is looked at for its width.
void wrapParagraph(std::string& out, std::string line, std::size_t margin, std::string_view text,
                   std::size_t& measuredBytes) {
  const std::size_t room = reportWidth - margin;
  std::size_t used = displayWidth(line) - margin;
  const auto flush = [&] {
    trimRight(line);
    out += line + '\n';
    line.assign(margin, ' ');
    used = 0;
  };

  while (!text.empty()) {
    std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    if (word.empty()) continue;
    // Once for the whole word: what is left of a word of megabytes is not measured again for each line.
    std::size_t width = displayWidth(word);
    measuredBytes += word.size();
    if (used > 0 && used + 1 + width > room) flush();
    if (used > 0) {
      line += ' ';
      ++used;
    }
    for (; width > room; width -= room) {
      const std::size_t fits = bytesOf(word, room);
      measuredBytes += fits;
      line += word.substr(0, fits);
      word.remove_prefix(fits);
      flush();
    }
    line += word;
    used += width;
  }
  flush();
}

std::string aligned(std::string_view text, std::size_t width, bool right) {
  const std::size_t own = displayWidth(text);
  const std::string fill(width > own ? width - own : 0, ' ');
  return right ? fill + std::string(text) : std::string(text) + fill;
}

std::size_t widthOf(const TextColumn& column) {
  std::size_t width = column.leastWidth;
  for (const std::string& text : column.headings) width = std::max(width, displayWidth(text));
  for (const std::string& text : column.cells) width = std::max(width, displayWidth(text));
  return width;
}

/// A column that has got its place.
struct Placed {
  const TextColumn* column;
  std::size_t group;
  std::size_t width;
  std::size_t gap;  ///< in front of it
};

std::size_t widthOf(const std::vector<Placed>& block) {
  std::size_t width = indent;
  for (const Placed& placed : block) width += placed.gap + placed.width;
  return width;
}

std::vector<Placed> place(const ColumnGroup& group, std::size_t index, std::size_t gap) {
  std::vector<Placed> columns;
  for (const TextColumn& column : group.columns)
    columns.push_back({&column, index, widthOf(column), columns.empty() ? gapBetweenGroups : gap});
  if (columns.empty()) return columns;
  // The group's heading stands whole over what may be short figures.
  const std::size_t span = widthOf(columns) - indent - columns.front().gap;
  columns.front().width += std::max(span, displayWidth(group.heading)) - span;
  return columns;
}

/// Which columns stand in which block.
std::vector<std::vector<Placed>> pack(const TextTable& table, std::size_t gap) {
  const Placed labels{&table.labels, table.groups.size(), widthOf(table.labels), 0};
  std::vector<std::vector<Placed>> blocks{{labels}};
  const auto add = [&](const std::vector<Placed>& columns) {
    if (blocks.back().size() > 1 && widthOf(blocks.back()) + widthOf(columns) - indent > reportWidth)
      blocks.push_back({labels});
    const bool first = blocks.back().size() == 1;
    blocks.back().insert(blocks.back().end(), columns.begin(), columns.end());
    if (first) blocks.back()[1].gap = gapAfterLabels;
  };
  for (std::size_t i = 0; i < table.groups.size(); ++i) {
    const std::vector<Placed> group = place(table.groups[i], i, gap);
    if (widthOf({labels}) + widthOf(group) - indent <= reportWidth) {
      add(group);
    } else {
      for (const Placed& column : group) add({column});
    }
  }
  return blocks;
}

std::vector<std::vector<Placed>> pack(const TextTable& table) {
  const auto usual = pack(table, usualGap);
  const auto narrow = pack(table, narrowGap);
  return narrow.size() < usual.size() ? narrow : usual;
}

std::string groupLine(const TextTable& table, const std::vector<Placed>& block) {
  std::string line(indent, ' ');
  bool any = false;
  for (std::size_t i = 0; i < block.size(); ++i) {
    const Placed& placed = block[i];
    const bool begins = i == 0 || block[i - 1].group != placed.group;
    if (!begins) continue;
    std::size_t span = placed.width;
    for (std::size_t j = i + 1; j < block.size() && block[j].group == placed.group; ++j)
      span += block[j].gap + block[j].width;
    line.append(placed.gap, ' ');
    std::string heading = placed.group < table.groups.size() ? table.groups[placed.group].heading : "";
    any = any || !heading.empty();
    if (!heading.empty() && displayWidth(heading) + 1 < span)
      heading += ' ' + std::string(span - displayWidth(heading) - 1, '-');
    line += aligned(heading.substr(0, bytesOf(heading, span)), span, false);
  }
  trimRight(line);
  return any ? line + '\n' : "";
}

template <typename TextOf>
std::string rowLine(const std::vector<Placed>& block, TextOf textOf) {
  std::string line(indent, ' ');
  for (const Placed& placed : block) {
    line.append(placed.gap, ' ');
    line += aligned(textOf(*placed.column), placed.width, placed.column->rightAligned);
  }
  trimRight(line);
  std::replace(line.begin(), line.end(), '\n', ' ');
  // A label of a translation may be longer than any layout foresees: cut rather than break the width.
  return line.substr(0, bytesOf(line, reportWidth)) + '\n';
}

std::string renderBlock(const TextTable& table, const std::vector<Placed>& block) {
  std::string text = groupLine(table, block);
  std::size_t headingLines = 0;
  for (const Placed& placed : block) headingLines = std::max(headingLines, placed.column->headings.size());
  for (std::size_t i = 0; i < headingLines; ++i) {
    text += rowLine(block, [&](const TextColumn& column) {
      const std::size_t missing = headingLines - column.headings.size();
      return i < missing ? std::string() : column.headings[i - missing];
    });
  }
  for (std::size_t row = 0; row < table.labels.cells.size(); ++row)
    text += rowLine(block, [&](const TextColumn& column) {
      return row < column.cells.size() ? column.cells[row] : std::string();
    });
  return text;
}

}  // namespace

std::size_t displayWidth(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

std::string wrapped(std::string_view first, std::string_view text, std::size_t* measuredBytes) {
  std::size_t measured = 0;
  std::string out;
  std::string line(first);
  const std::size_t margin = std::min(displayWidth(first), reportWidth / 2);
  std::string_view rest = text;
  do {
    const std::string_view paragraph = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(paragraph.size() + 1, rest.size()));
    wrapParagraph(out, line, margin, paragraph, measured);
    line.assign(margin, ' ');
  } while (!rest.empty());
  if (measuredBytes != nullptr) *measuredBytes = measured;
  return out;
}

std::string spread(std::string_view left, std::string_view right) {
  const std::size_t used = displayWidth(left) + displayWidth(right);
  if (used + 2 > reportWidth) return wrapped("", left) + wrapped("", right);
  if (right.empty()) return wrapped("", left);
  return std::string(left) + std::string(reportWidth - used, ' ') + std::string(right) + '\n';
}

std::string render(const TextTable& table) {
  std::string text;
  for (const std::vector<Placed>& block : pack(table)) {
    if (!text.empty()) text += '\n';
    text += renderBlock(table, block);
  }
  return text;
}

}  // namespace strata
