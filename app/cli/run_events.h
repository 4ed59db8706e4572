// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/engine/events.h"
#include "core/model/result.h"

/// `--events`: what happens in a run, as it happens, for a program that follows it.
namespace strata::cli {

/// The name that stands for standard output.
inline constexpr const char* eventsToOutput = "-";

/// A run among those of one command.
struct RunPlace {
  std::size_t number = 1;  ///< from 1
  std::size_t of = 1;
  std::string label = {};  ///< as it is stored; tells the sides of --against apart
};

/// One line of JSON with its end: an object with "event" and what belongs to it. `plan` is that of the run.
/// Ids, units and parameters are those of run files; times are in seconds.
std::string eventLine(const Event& event, const Plan& plan, const RunPlace& run);

/// Writes the lines to a file or to standard output, each at once. Events may come from any one thread.
class EventLines {
 public:
  /// Opens the file anew. Error: `cannot-write` (path, system).
  static Result<EventLines> open(const std::string& path);

  void show(const Event& event, const RunPlace& run);
  /// Why not all lines were written; absent where they were. They are tried all the same.
  const std::optional<Error>& lost() const { return m_lost; }

 private:
  explicit EventLines(std::string path) : m_path(std::move(path)) {}
  bool write(const std::string& line);

  std::string m_path;
  std::ofstream m_file;  ///< closed: standard output
  std::shared_ptr<const Plan> m_plan;
  std::optional<Error> m_lost;
};

}  // namespace strata::cli
