// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/pasted_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "core/base/text_parts.h"

namespace strata {

namespace {

/// A mark in a text: so many bytes are to be read as `means`.
struct Mark {
  std::size_t bytes = 0;
  std::string_view means;
};

struct Name {
  std::string_view written;
  std::string_view means;
};

constexpr std::array names{Name{"&nbsp;", " "},       Name{"&lt;", "<"},         Name{"&gt;", ">"},
                           Name{"&amp;", "&"},        Name{"&quot;", "\""},      Name{"&#39;", "'"},
                           Name{"\xc2\xa0", " "},     Name{"\xe2\x80\x87", " "},  // no-break, figure space
                           Name{"\xe2\x80\xaf", " "},                             // narrow no-break space
                           Name{"\xe2\x80\x8b", ""}};                             // of no width

/// "ESC [ 1 ; 31 m" and the like.
std::size_t bytesOfEscape(std::string_view text) {
  if (text.size() < 2 || text[1] != '[') return 1;
  std::size_t end = 2;
  while (end < text.size() && text[end] >= 0x20 && text[end] < 0x40) ++end;
  return std::min(end + 1, text.size());
}

/// A tag: "<br>", "</p>", "<td class='x'>".
std::optional<Mark> tagOf(std::string_view text) {
  constexpr std::size_t mostBytes = 300;
  const std::size_t end = text.substr(0, mostBytes).find_first_of(">\n<", 1);
  if (end == std::string_view::npos || text[end] != '>') return std::nullopt;
  std::string_view inner = text.substr(1, end - 1);
  const bool isEnd = inner.starts_with('/');
  if (isEnd) inner.remove_prefix(1);
  std::string name;
  while (name.size() < inner.size() && std::isalnum(static_cast<unsigned char>(inner[name.size()])) != 0)
    name += static_cast<char>(std::tolower(static_cast<unsigned char>(inner[name.size()])));
  const std::string_view rest = inner.substr(name.size());
  const bool isName = !name.empty() && std::isalpha(static_cast<unsigned char>(name.front())) != 0;
  if (!isName || !(rest.empty() || rest.front() == ' ' || rest.front() == '/')) return std::nullopt;
  constexpr std::array<std::string_view, 5> lines{"p", "div", "li", "tr", "pre"};
  if (name == "br" || (isEnd && std::ranges::find(lines, name) != lines.end())) return Mark{end + 1, "\n"};
  return Mark{end + 1, name == "td" || name == "th" ? " " : ""};
}

Mark markAt(std::string_view text) {
  if (text.front() == '\x1b') return {bytesOfEscape(text), ""};
  for (const Name& name : names)
    if (text.starts_with(name.written)) return {name.written.size(), name.means};
  if (text.front() == '<')
    if (const auto tag = tagOf(text)) return *tag;
  return {1, text.substr(0, 1)};
}

/// Takes the next line of a text, with its end.
std::string_view takeLine(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end);
  return line;
}

/// "12:30:01", "2024-05-01T10:00:00.1234567Z".
bool isTime(std::string_view text) {
  constexpr std::size_t mostBytes = 40;
  return text.size() <= mostBytes && std::ranges::count(text, ':') >= 2 &&
         text.find_first_not_of("0123456789:.,+-TZ ") == std::string_view::npos;
}

/// The bytes that a mail, a page or a log has before a line, with the blank behind them.
std::size_t bytesOfLineMark(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return 0;
  std::size_t end = begin;
  if (line[begin] == '>') {
    end = begin + 1;
  } else if (line[begin] == '[') {
    const std::size_t close = line.find(']', begin);
    if (close == std::string_view::npos || !isTime(line.substr(begin + 1, close - begin - 1))) return 0;
    end = close + 1;
  } else {
    end = line.find(' ', begin);
    if (end == std::string_view::npos || !isTime(line.substr(begin, end - begin))) return 0;
  }
  return end < line.size() && line[end] == ' ' ? end + 1 : end;
}

/// The text without what lines have before them; nothing where none has.
std::optional<std::string> withoutLineMarks(std::string_view text) {
  std::string plain;
  bool hasMarks = false;
  while (!text.empty()) {
    std::string_view line = takeLine(text);
    while (const std::size_t mark = bytesOfLineMark(line)) {
      hasMarks = true;
      line.remove_prefix(mark);
    }
    plain += line;
  }
  return hasMarks ? std::optional(std::move(plain)) : std::nullopt;
}

/// "|---|:---:|", between the headings of a table of Markdown and its rows.
bool isBelowHeadings(std::string_view line) {
  return line.find('|') != std::string_view::npos && line.find("--") != std::string_view::npos &&
         line.find_first_not_of("|-: \t\r\n") == std::string_view::npos;
}

/// "| 32 | read |" as "32\tread".
std::string rowOfTable(std::string_view line) {
  std::string_view inner = trimmed(line);
  if (inner.starts_with('|')) inner.remove_prefix(1);
  if (inner.ends_with('|')) inner.remove_suffix(1);
  std::string row;
  for (;;) {
    const std::size_t end = std::min(inner.find('|'), inner.size());
    row += trimmed(inner.substr(0, end));
    if (end == inner.size()) return row + '\n';
    row += '\t';
    inner.remove_prefix(end + 1);
  }
}

/// The text with tables of Markdown as a spreadsheet saves them; nothing where it has none.
std::optional<std::string> withoutTables(std::string_view text) {
  std::string plain;
  bool hasTables = false;
  bool isInTable = false;
  std::string_view before;
  while (!text.empty()) {
    const std::string_view line = takeLine(text);
    const bool isRow = line.find('|') != std::string_view::npos;
    if (!isInTable && isBelowHeadings(line) && before.find('|') != std::string_view::npos) {
      hasTables = isInTable = true;
      plain.resize(plain.size() - before.size());
      plain += rowOfTable(before);
    } else {
      isInTable = isInTable && isRow;
      plain += isInTable ? rowOfTable(line) : std::string(line);
    }
    before = line;
  }
  return hasTables ? std::optional(std::move(plain)) : std::nullopt;
}

/// The text without what the page or the terminal has added that it is copied from.
std::optional<std::string> withoutPageMarks(std::string_view text) {
  constexpr std::string_view firstBytes = "\x1b\xc2\xe2&<";
  if (text.find_first_of(firstBytes) == std::string_view::npos) return std::nullopt;
  std::string plain;
  bool hasMarks = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = std::min(text.find_first_of(firstBytes, at), text.size());
    plain += text.substr(at, next - at);
    at = next;
    if (at == text.size()) break;
    const Mark mark = markAt(text.substr(at));
    hasMarks = hasMarks || mark.means != text.substr(at, mark.bytes);
    plain += mark.means;
    at += mark.bytes;
  }
  return hasMarks ? std::optional(std::move(plain)) : std::nullopt;
}

}  // namespace

std::optional<std::string> withoutPasteMarks(std::string_view text) {
  std::optional<std::string> plain;
  for (auto* const without : {withoutPageMarks, withoutLineMarks, withoutTables})
    if (auto next = without(plain ? *plain : text)) plain = std::move(next);
  return plain;
}

}  // namespace strata
