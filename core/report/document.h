// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// Reports as values: what stands in a table and in what order a report says it. Builders make them from
/// results and words; text, HTML and Markdown only draw them.
namespace strata {

/// Something that could be there and is not: a dash.
struct Missing {};
/// Three significant digits.
struct Number {
  double value = 0;
};
/// Percent, with its sign.
struct Percent {
  double value = 0;
};
/// Half an interval in percent of the value: under a heading that says so, without its sign.
struct HalfWidth {
  double percent = 0;
};
/// How often a value is its baseline: in percent above or below it, under a heading that says so ("+1.5"); or
/// as a factor, where a percentage says little ("99.6 ×").
struct Ratio {
  double ratio = 1;
  bool isFactor = false;
};
/// A word that has a mark of its own: a grade, what came of a cell that has none, a finding.
struct Marked {
  std::string kind;                ///< its id: "good", "skipped", "faster" …
  std::string word;                ///< in the language of the report
  std::vector<std::size_t> notes;  ///< numbers of the notes that say why; ascending, from 1
};

/// One place of a table; std::monostate where nothing can be.
using TableValue =
    std::variant<std::monostate, Missing, Number, Percent, HalfWidth, Ratio, Marked, std::string>;

/// "+1.5" or "99.6 ×"; ASCII but for the sign of the factor.
std::string ratioText(const Ratio& ratio);

/// Number or Missing.
TableValue numberOr(const std::optional<double>& value);
/// Number, or nothing.
TableValue numberOrNone(const std::optional<double>& value);

struct Column {
  std::vector<std::string> headings;  ///< in a narrow column: lines, the lowest last
  std::vector<TableValue> values;     ///< one a row
  bool rightAligned = true;           ///< digits below digits
  std::size_t leastWidth = 0;         ///< letters of a text, so that tables below each other line up
  bool main = false;                  ///< what the row is about
  std::string title = {};             ///< where there is room; empty: the headings, one after the other
};

/// The title of a column on one line.
std::string titleOf(const Column& column);

/// Columns that belong together, under a heading of their own (or none).
struct ColumnGroup {
  std::string heading;
  std::vector<Column> columns;
};

/// Rows with labels of their own. Rows that follow each other in one section stand below its name.
struct Table {
  Column labels;
  std::vector<ColumnGroup> groups;
  std::vector<std::string> sections = {};  ///< of each row; empty: none
  std::string caption = {};                ///< for who does not see it
};

struct Title {
  std::string text;
  std::string date;
};
struct Heading {
  std::string text;
  std::string aside = {};  ///< at the other end of the line
};
struct Paragraph {
  std::string text;
  std::string lead = {};  ///< stands before it; further lines are as far from the margin
};
/// A label and what it says, on one or more lines each.
struct Fact {
  std::string label;
  std::vector<std::string> lines;
};
using Facts = std::vector<Fact>;
struct List {
  std::vector<std::string> items;
};
/// A sentence under the number by which tables name it.
struct Notice {
  std::size_t number = 0;
  std::string sentence;
};
using Notices = std::vector<Notice>;
/// Something new begins.
struct Gap {};

using Block = std::variant<Title, Heading, Paragraph, Facts, List, Notices, Table, Gap>;
using Document = std::vector<Block>;

void append(Document& document, Document more);

/// The section that begins with a row; empty where none does.
std::string sectionAt(const Table& table, std::size_t row);

/// The whole report, without control characters.
std::string documentText(const Document& document);

/// The table, indented by two. Where it is too wide, groups (and, where one is too wide, its columns) go on
/// in further blocks below, each with the labels. A group is torn apart only when it does not fit alone.
/// Where narrower gaps save a block, gaps are narrower.
std::string tableText(const Table& table);

/// A report as Markdown with tables, as code forges and chats read it. Nothing of it is taken for markup that
/// a person or another machine wrote.
std::string documentMarkdown(const Document& document);

/// A table as markup. One of many rows is folded under `summary`, a plain text.
std::string htmlTable(const Table& table, const std::string& summary);

}  // namespace strata
