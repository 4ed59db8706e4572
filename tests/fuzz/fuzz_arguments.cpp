// SPDX-License-Identifier: GPL-3.0-or-later
// Arguments of strata-cli, one a line of any bytes: an answer, a complaint of one printable line, or a run
// whose equal command says the same. Nothing is run, and no file of a person is read.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/shown_text.h"
#include "app/options/equal_command.h"
#include "tests/fuzz/require.h"

namespace {

using namespace strata;
using fuzz::require;

/// No saved settings.
struct Nobody {
  Nobody() {
    for (const char* variable : {"HOME", "XDG_DATA_HOME"}) setenv(variable, "/nonexistent", 1);
  }
};

std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

bool namesAFile(const std::string& word) {
  std::error_code ignored;
  return std::filesystem::exists(word, ignored) ||
         std::filesystem::exists(word.substr(word.find('=') + 1), ignored);
}

void checkEnd(const cli::Ended& ended) {
  if (ended.exitCode == cli::exitDone) {
    require(!ended.answer.empty() && ended.complaint.empty(), "an answer is for standard output alone");
    return;
  }
  require(ended.exitCode == cli::exitArguments, "wrong arguments have their status");
  require(ended.answer.empty() && !ended.complaint.empty(), "a complaint is for standard error alone");
  require(cli::isUtf8(ended.complaint), "a complaint is UTF-8", ended.complaint);
  require(cli::shownText(ended.complaint, ended.complaint.size()) == ended.complaint,
          "a complaint is one printable line", ended.complaint);
}

void checkRun(const cli::RunArguments& run) {
  require(!checkRanges(run.settings), "what is accepted is within its ranges");
  require(run.repeat >= 1 && run.repeat <= 1000, "repetitions are within their range");
  require(run.output != std::string(), "a name that was given is not empty");
  const std::vector<std::string> equal = cli::equalArguments(run);
  const cli::Arguments again = cli::parseArguments(equal);
  const auto* read = std::get_if<cli::RunArguments>(&again);
  require(read != nullptr, "the equal command is accepted",
          std::get_if<cli::Ended>(&again) ? std::get<cli::Ended>(again).complaint : std::string());
  require(cli::equalArguments({read->settings, read->selection}) == equal, "the equal command says the same");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Nobody nobody;
  const std::string text(data, data + size);
  // A system's arguments hold no zero bytes.
  if (text.find('\0') != std::string::npos) return 0;
  const std::vector<std::string> given = linesOf(text);
  if (std::any_of(given.begin(), given.end(), namesAFile)) return 0;
  const cli::Arguments parsed = cli::parseArguments(given);
  if (const auto* ended = std::get_if<cli::Ended>(&parsed)) checkEnd(*ended);
  if (const auto* run = std::get_if<cli::RunArguments>(&parsed)) checkRun(*run);
  return 0;
}
