// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/text_file.h"

#include <array>
#include <cstddef>
#include <fstream>

namespace strata {

std::optional<std::string> readTextFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  // Piece by piece: a stream that takes the whole buffer of another does not learn of a read error in it.
  std::string text;
  std::array<char, 4096> piece{};
  while (file) {
    file.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    text.append(piece.data(), static_cast<std::size_t>(file.gcount()));
  }
  if (file.bad()) return std::nullopt;
  return text;
}

std::string firstLine(const std::string& path) {
  const std::string text = readTextFile(path).value_or("");
  return text.substr(0, text.find('\n'));
}

}  // namespace strata
