// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_layout.h"

#include <algorithm>

namespace strata {

namespace {

bool continues(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
}

void trimRight(std::string& line) {
  line.erase(line.find_last_not_of(' ') + 1);
}

/// One paragraph without newlines. `measuredBytes` grows by what is looked at for its width.
void wrapParagraph(std::string& out, std::string line, std::size_t inset, std::string_view text,
                   std::size_t& measuredBytes) {
  const std::size_t room = reportWidth - inset;
  std::size_t used = displayWidth(line) - inset;
  const auto flush = [&] {
    trimRight(line);
    out += line + '\n';
    line.assign(inset, ' ');
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

}  // namespace

std::size_t displayWidth(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

std::size_t bytesOf(std::string_view text, std::size_t width) {
  std::size_t at = 0;
  while (at < text.size() && (width > 0 || continues(text[at]))) {
    if (!continues(text[at])) --width;
    ++at;
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
    wrapParagraph(out, line, inset, paragraph, measured);
    line.assign(inset, ' ');
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

}  // namespace strata
