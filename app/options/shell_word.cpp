// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/shell_word.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/plain_text.h"

namespace strata::cli {

namespace {

/// Characters without a meaning wherever they stand in a word. A comma makes a list in PowerShell, a
/// backslash quotes in sh.
bool isPlain(char c, Shell shell) {
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) return true;
  const std::string_view others = shell == Shell::Posix ? "-_./:+,=@" : "-_./:+=\\";
  return others.find(c) != std::string_view::npos;
}

std::string inSingleQuotes(std::string_view text) {
  std::string word = "'";
  for (const char c : text) {
    if (c == '\'') {
      word += "'\\''";
    } else {
      word += c;
    }
  }
  return word + "'";
}

/// What would not be shown as it is, byte by byte: what is copied must be what is meant.
std::string asPrinted(std::string_view text) {
  std::string word = "\"$(printf %b '";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    word += byte >= 0x20 && byte < 0x7f && c != '\'' && c != '\\' ? std::string(1, c)
                                                                  : fmt::format("\\0{:03o}", byte);
  }
  return word + "')\"";
}

/// Backslashes count only before a double quote, where each stands for two:
/// https://learn.microsoft.com/en-us/cpp/c-language/parsing-c-command-line-arguments
std::string inDoubleQuotes(std::string_view text) {
  std::string word = "\"";
  std::size_t backslashes = 0;
  for (const char c : text) {
    if (c == '"') word.append(backslashes + 1, '\\');
    backslashes = c == '\\' ? backslashes + 1 : 0;
    word += c;
  }
  word.append(backslashes, '\\');
  return word + '"';
}

}  // namespace

std::string shellWord(std::string_view text, Shell shell) {
  const bool plain =
      !text.empty() && std::all_of(text.begin(), text.end(), [&](char c) { return isPlain(c, shell); });
  if (plain) return std::string(text);
  if (shell == Shell::Windows) return inDoubleQuotes(text);
  return withoutControls(text) == text ? inSingleQuotes(text) : asPrinted(text);
}

}  // namespace strata::cli
