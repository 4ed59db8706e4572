// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/engine/events.h"
#include "core/model/result.h"
#include "core/model/run.h"

namespace strata {

/// Keeps one run in the history while it goes on: its head at the start, the results of each step when it has
/// ended, and what it is in the end. A program that is killed leaves all up to the last finished step.
///
/// A thread of its own writes. Between two steps the engine waits for it, so that it never disturbs a sample;
/// on a slow disk that wait is short, and while the disk is measured nothing is written at all: what came
/// before is written before that begins, for which a slow disk is waited for some seconds. A disk that never
/// answers holds up neither the run nor the program's end.
class RunKeeper {
 public:
  /// What a person or a series gives the run, besides what the engine knows.
  struct Given {
    std::optional<std::string> series;  ///< absent: of its own
    int repetition = 0;
    std::string label;
    std::string comment;

    void giveTo(Run& run) const;
  };

  /// `path`: of the history's file.
  /// A stop ends the waits between steps.
  RunKeeper(std::string path, Given given, std::stop_token stop = {});
  /// Leaves the run as it is kept by then.
  ~RunKeeper();
  RunKeeper(const RunKeeper&) = delete;
  RunKeeper& operator=(const RunKeeper&) = delete;

  /// Takes every event of the run, on the thread that sends it.
  void show(const Event& event);

  /// Keeps the run as it is in the end, with what was given, and waits for that. An error of History, or
  /// `history-slow` (path) when the disk takes too long; what it was that could not be kept is then not all
  /// in the history.
  std::optional<Error> finish(Run run);

  /// What a person should know besides: that a damaged history was mended.
  std::optional<Reason> notice() const;

 private:
  struct Shared;

  void add(std::shared_ptr<const Run> run, bool ended);
  /// Whether it was.
  bool waitUntilWritten(std::chrono::milliseconds most);

  Given m_given;
  std::stop_token m_stop;
  std::shared_ptr<const Plan> m_plan;
  std::shared_ptr<Run> m_soFar;
  std::shared_ptr<Shared> m_shared;
};

}  // namespace strata
