// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/pasted_text.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace strata {

namespace {

/// So many bytes of a text are to be read as this.
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

}  // namespace

std::optional<std::string> withoutPasteMarks(std::string_view text) {
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

}  // namespace strata
