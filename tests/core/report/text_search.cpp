// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/report/text_search.h"

#include <algorithm>
#include <sstream>

namespace strata {

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TextRow rowOf(const std::string& text, const std::string& behind, const std::string& first) {
  std::istringstream lines(text.substr(std::min(text.size(), text.find(behind))));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    TextRow all;
    for (std::string word; words >> word;) all.push_back(word);
    if (!all.empty() && all.front() == first) return all;
  }
  return {};
}

}  // namespace strata
