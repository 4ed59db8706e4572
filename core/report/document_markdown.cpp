// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/document.h"

#include <fmt/format.h>

#include <string_view>

#include "core/base/overloaded.h"
#include "core/base/plain_text.h"
#include "core/report/notes.h"
#include "core/report/number_text.h"

namespace strata {

namespace {

/// The text on one line, with nothing that Markdown or HTML takes for more than its letters.
std::string plain(std::string_view text) {
  std::string result;
  for (const char c : withoutControls(text)) {
    if (std::string_view("\\`*_[]<>|#~&").find(c) != std::string_view::npos) result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  // At the start of a line these begin a list or a rule.
  if (result.starts_with('-') || result.starts_with('+') || result.starts_with('=')) result.insert(0, "\\");
  return result;
}

std::string valueMarkdown(const TableValue& value) {
  return std::visit(
      Overloaded{[](std::monostate) { return std::string(); }, [](Missing) { return std::string("–"); },
                 [](const Number& number) { return plain(threeDigits(number.value)); },
                 [](const Percent& percent) { return plain(percentText(percent.value)); },
                 [](const HalfWidth& half) { return plain(percentFigure(half.percent)); },
                 [](const Ratio& ratio) { return plain(ratioText(ratio)); },
                 [](const Marked& marked) {
                   const std::string numbers = numberListText(marked.notes);
                   return plain(marked.word) + (numbers.empty() ? "" : " (" + numbers + ")");
                 },
                 [](const std::string& text) { return plain(text); }},
      value);
}

std::string line(const std::vector<std::string>& cells) {
  std::string text = "|";
  for (const std::string& cell : cells) text += " " + cell + " |";
  return text + "\n";
}

/// Markdown has no heading above several shown: it stands before the title of each of them.
std::string headingOf(const ColumnGroup& group, const Column& column) {
  const std::string title = titleOf(column);
  return plain(group.heading.empty() || !column.title.empty() ? title : group.heading + ": " + title);
}

std::string partMarkdown(const Table& table) {
  std::vector<std::string> headings{plain(titleOf(table.labels))};
  std::vector<std::string> rules{table.labels.rightAligned ? "--:" : ":--"};
  std::vector<const Column*> shown{&table.labels};
  for (const ColumnGroup& group : table.groups)
    for (const Column& column : group.columns) {
      headings.push_back(headingOf(group, column));
      rules.emplace_back(column.rightAligned ? "--:" : ":--");
      shown.push_back(&column);
    }
  std::string text = line(headings) + line(rules);
  for (std::size_t row = 0; row < table.labels.values.size(); ++row) {
    std::vector<std::string> cells;
    if (const std::string section = sectionAt(table, row); !section.empty()) {
      cells.resize(shown.size());
      cells.front() = "**" + plain(section) + "**";
      text += line(cells);
      cells.clear();
    }
    for (const Column* column : shown)
      cells.push_back(row < column->values.size() ? valueMarkdown(column->values[row]) : std::string());
    text += line(cells);
  }
  return text;
}

std::string partMarkdown(const Facts& facts) {
  std::string text;
  for (const Fact& fact : facts) {
    std::string said;
    for (const std::string& part : fact.lines) said += (said.empty() ? "" : "; ") + plain(part);
    text += fmt::format("- {}: {}\n", plain(fact.label), said);
  }
  return text;
}

std::string partMarkdown(const List& list) {
  std::string text;
  for (const std::string& item : list.items) text += "- " + plain(item) + "\n";
  return text;
}

std::string partMarkdown(const Notices& notices) {
  std::string text;
  for (const Notice& notice : notices) text += fmt::format("{}. {}\n", notice.number, plain(notice.sentence));
  return text;
}

std::string partMarkdown(const Title& title) {
  return fmt::format("# {}\n\n{}\n", plain(title.text), plain(title.date));
}

std::string partMarkdown(const Heading& heading) {
  return fmt::format("## {}{}\n", plain(heading.text),
                     heading.aside.empty() ? "" : ", " + plain(heading.aside));
}

std::string partMarkdown(const Paragraph& paragraph) {
  const std::string lead = paragraph.lead.substr(0, paragraph.lead.find_last_not_of(' ') + 1);
  return (lead.empty() ? "" : plain(lead) + " ") + plain(paragraph.text) + "\n";
}

/// Each part begins after an empty line as it is.
std::string partMarkdown(Gap) {
  return {};
}

}  // namespace

std::string documentMarkdown(const Document& document) {
  std::string text;
  for (const Block& block : document) {
    const std::string part = std::visit([](const auto& any) { return partMarkdown(any); }, block);
    if (!part.empty()) text += (text.empty() ? "" : "\n") + part;
  }
  return text;
}

}  // namespace strata
