// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_layout.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "core/base/plain_text.h"

namespace strata {

namespace {

/// Whether the character is wide or full-width by Unicode Standard Annex 11, as terminals have it: Hangul,
/// kana, Chinese characters and their punctuation.
bool isWide(std::uint32_t value) {
  constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 10> wide{{{0x1100, 0x115f},
                                                                          {0x2e80, 0x303e},
                                                                          {0x3041, 0xa4cf},
                                                                          {0xac00, 0xd7a3},
                                                                          {0xf900, 0xfaff},
                                                                          {0xfe30, 0xfe6f},
                                                                          {0xff00, 0xff60},
                                                                          {0xffe0, 0xffe6},
                                                                          {0x1f300, 0x1faff},
                                                                          {0x20000, 0x3fffd}}};
  return value >= wide.front().first && std::ranges::any_of(wide, [value](const auto& range) {
           return value >= range.first && value <= range.second;
         });
}

std::size_t columnsOf(CodePoint point) {
  return isWide(point.value) ? 2 : 1;
}

/// Marks that stand at no line's beginning: closing brackets, commas and full stops, small kana and the long
/// vowel.
bool closes(std::uint32_t value) {
  constexpr std::u32string_view marks =
      U"\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u3015\u30fb\u30fc\u3041\u3043\u3045"
      U"\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5"
      U"\u30e7\uff01\uff05\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff5d!%),.:;?]}\u201d\u2019";
  return marks.find(static_cast<char32_t>(value)) != std::u32string_view::npos;
}

bool opens(std::uint32_t value) {
  constexpr std::u32string_view marks = U"\u3008\u300a\u300c\u300e\u3010\u3014\uff08\uff5b([{\u201c\u2018";
  return marks.find(static_cast<char32_t>(value)) != std::u32string_view::npos;
}

/// Bytes and columns of the first part of a word that no line breaks within.
std::pair<std::size_t, std::size_t> unbrokenPart(std::string_view word) {
  std::size_t bytes = 0;
  std::size_t columns = 0;
  std::uint32_t before = 0;
  while (bytes < word.size()) {
    const CodePoint point = codePointAt(word, bytes);
    const bool mayBreak =
        bytes > 0 && (isWide(before) || isWide(point.value)) && !closes(point.value) && !opens(before);
    if (mayBreak) break;
    bytes += point.bytes;
    columns += columnsOf(point);
    before = point.value;
  }
  return {bytes, columns};
}

void trimRight(std::string& line) {
  line.erase(line.find_last_not_of(' ') + 1);
}

/// One paragraph without newlines in lines of `room` columns behind the inset. `measuredBytes` grows by what
/// is looked at for its width.
void wrapParagraph(std::string& out, std::string line, std::size_t inset, std::size_t room,
                   std::string_view text, std::size_t& measuredBytes) {
  std::size_t used = displayWidth(line) - inset;
  const auto flush = [&] {
    trimRight(line);
    out += line + '\n';
    line.assign(inset, ' ');
    used = 0;
  };

  const auto add = [&](std::string_view part, std::size_t width, bool isSpaced) {
    const std::size_t gap = used > 0 && isSpaced ? 1 : 0;
    if (used > 0 && used + gap + width > room)
      flush();
    else if (gap > 0) {
      line += ' ';
      ++used;
    }
    while (width > room) {
      const std::size_t fits = bytesOf(part, room);
      measuredBytes += fits;
      line += part.substr(0, fits);
      width -= displayWidth(part.substr(0, fits));
      part.remove_prefix(fits);
      flush();
    }
    line += part;
    used += width;
  };

  while (!text.empty()) {
    std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    // The bytes count once for the whole word: what is left of a word of megabytes is not measured again for
    // each line.
    measuredBytes += word.size();
    for (bool isSpaced = true; !word.empty(); isSpaced = false) {
      const auto [bytes, width] = unbrokenPart(word);
      add(word.substr(0, bytes), width, isSpaced);
      word.remove_prefix(bytes);
    }
  }
  flush();
}

}  // namespace

std::size_t displayWidth(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = codePointAt(text, at);
    columns += columnsOf(point);
    at += point.bytes;
  }
  return columns;
}

std::size_t bytesOf(std::string_view text, std::size_t width) {
  std::size_t at = 0;
  while (at < text.size()) {
    const CodePoint point = codePointAt(text, at);
    if (columnsOf(point) > width) break;
    width -= columnsOf(point);
    at += point.bytes;
  }
  return at;
}

std::string wrapped(std::string_view first, std::string_view text, std::size_t* measuredBytes) {
  std::size_t measured = 0;
  std::string out;
  std::string line(first);
  const std::size_t inset = std::min(displayWidth(first), reportWidth / 2);
  std::string_view rest = text;
  do {
    const std::string_view paragraph = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(paragraph.size() + 1, rest.size()));
    wrapParagraph(out, line, inset, reportWidth - inset, paragraph, measured);
    line.assign(inset, ' ');
  } while (!rest.empty());
  if (measuredBytes != nullptr) *measuredBytes = measured;
  return out;
}

std::string wrappedTo(std::size_t width, std::string_view text) {
  std::size_t measured = 0;
  std::string out;
  wrapParagraph(out, "", 0, width, text, measured);
  return out;
}

std::string spread(std::string_view left, std::string_view right) {
  const std::size_t used = displayWidth(left) + displayWidth(right);
  if (used + 2 > reportWidth) return wrapped("", left) + wrapped("", right);
  if (right.empty()) return wrapped("", left);
  return std::string(left) + std::string(reportWidth - used, ' ') + std::string(right) + '\n';
}

}  // namespace strata
