// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/reason.h"

/// What the commands print. None of these throws where a stream does not take it.
namespace strata::cli {

/// Says something beside the result: on standard error, without control characters but newlines. What that
/// does not take is lost; nothing that is measured ends for it.
void sayAside(std::string_view text);

/// The same, where a carriage return in front or at the end goes back to the beginning of the line.
void drawAside(std::string_view text);

/// The same as one line that begins with the program's name.
void sayLine(const std::string& text);
/// What happened and what to do, in such a line.
void sayLine(const Reason& reason);

/// Asks on the terminal, with y or anything else as the answer. Absent: yes. Otherwise the exit status:
/// exitRefused for any other answer; exitArguments where there is no terminal to ask on, which
/// `withoutTerminal` then says.
std::optional<int> statusUnlessAgreed(const std::string& question, const std::string& withoutTerminal);

/// A result that comes bit by bit, on standard output. Where that does not take all of it, this is said once,
/// when it happens, and the rest is tried all the same. Any thread.
class ResultOutput {
 public:
  void print(std::string_view part);
  /// The given exit status, or where something was lost exitDevice.
  int status(int otherwise);

 private:
  std::mutex m_mutex;
  bool m_isLost = false;
};

/// Why a report must not be written there (`output-in-use`: path): it would replace a file that the command
/// reads or writes besides, or one of Strata's own. Links and ways of writing a path are looked through.
std::optional<Error> refusalOfOutput(const std::string& path, const std::vector<std::string>& used = {});

/// Prints a whole result; the exit status is that of ResultOutput.
int printResult(std::string_view result, int status);

}  // namespace strata::cli
