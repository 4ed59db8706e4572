// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "app/cli/arguments.h"
#include "app/cli/terminal.h"
#include "app/words/words.h"
#include "core/base/plain_text.h"
#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"
#include "core/history/stored_data.h"

namespace strata::cli {

void sayAside(std::string_view text) {
  printText(stderr, withoutControls(text));
}

void drawAside(std::string_view text) {
  std::string_view line = text;
  const bool back = line.ends_with('\r');
  const bool begins = line.starts_with('\r');
  if (begins) line.remove_prefix(1);
  if (back && !line.empty()) line.remove_suffix(1);
  printText(stderr, (begins ? "\r" : "") + withoutControls(line) + (back ? "\r" : ""));
}

void sayLine(const std::string& text) {
  sayAside("strata-cli: " + text + '\n');
}

void sayLine(const Reason& reason) {
  // A name of a file may have newlines: what follows one must not pass for a line of its own.
  std::string line = sentence(reason);
  std::ranges::replace(line, '\n', ' ');
  sayLine(line);
}

std::optional<int> statusUnlessAgreed(const std::string& question, const std::string& withoutTerminal) {
  if (!isTerminal(stdin) || !isTerminal(stderr)) {
    sayLine(withoutTerminal);
    return exitArguments;
  }
  sayAside(question + ' ');
  // A signal ends the reading, and is no answer.
  const int answer = std::getc(stdin);
  if (answer == 'y' || answer == 'Y') return std::nullopt;
  return exitRefused;
}

void ResultOutput::print(std::string_view part) {
  const std::lock_guard lock(m_mutex);
  errno = 0;
  if (printText(stdout, part)) return;
  const int error = errno;
  const std::string why = std::strerror(error);
  if (!m_isLost && error == EPIPE)
    sayLine(english("cli-output-closed"));
  else if (!m_isLost)
    sayLine({"cannot-write", {{"path", english("cli-standard-output")}, {"system", why}}});
  m_isLost = true;
}

int ResultOutput::status(int otherwise) {
  const std::lock_guard lock(m_mutex);
  return m_isLost ? exitDevice : otherwise;
}

int printResult(std::string_view result, int status) {
  ResultOutput output;
  output.print(result);
  return output.status(status);
}

std::optional<Error> refusalOfOutput(const std::string& path, const std::vector<std::string>& used) {
  const auto placeOf = [](const std::string& file) {
    std::error_code error;
    const std::filesystem::path place = std::filesystem::weakly_canonical(pathOf(file), error);
    return error ? std::filesystem::absolute(pathOf(file), error) : place;
  };
  const std::filesystem::path place = placeOf(path);
  const auto folder = dataFolder();
  const bool isOwn =
      folder && place.parent_path() == placeOf(*folder) && isStoredName(utf8Of(place.filename()));
  const bool isUsed =
      std::ranges::any_of(used, [&](const std::string& file) { return placeOf(file) == place; });
  return isOwn || isUsed ? std::optional(Error{"output-in-use", {{"path", path}}}) : std::nullopt;
}

}  // namespace strata::cli
