// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/history/overview.h"
#include "core/model/result.h"
#include "core/model/run.h"

/// All runs of this user, in one SQLite file.
namespace strata {

inline constexpr const char* historyName = "history.sqlite";
/// The file of that name in the data folder. Error: that of dataFolder.
Result<std::string> historyPath();

/// A row of the list.
struct KeptRun {
  std::string id;
  std::string series;
  int repetition = 0;
  std::string started;                  ///< ISO 8601, UTC
  std::optional<std::string> finished;  ///< absent: it goes on, or its program ended before it
  RunStatus status = RunStatus::Stopped;
  std::string label;
  std::string comment;
  std::string machine;  ///< model of the processor
  std::string system;
  Overview overview;

  friend bool operator==(const KeptRun&, const KeptRun&) = default;
};

/// What came of a damaged file.
struct Recovery {
  bool wasInterrupted = false;         ///< begun by a program that was ended before; only `whole` is counted
  std::string from;                    ///< the file
  std::optional<std::string> movedTo;  ///< where it is now; absent: it could not be moved
  int whole = 0;                       ///< runs that were read with all of their results
  int partial = 0;                     ///< with some; they are kept as stopped
  int lost = 0;                        ///< that could be seen, and not be read
};

/// What became of the runs of another file.
struct TakenRuns {
  int whole = 0;                    ///< added with all of their results
  int partial = 0;                  ///< with some
  int known = 0;                    ///< that the history had already
  int lost = 0;                     ///< that could be seen, and not be read or taken
  std::optional<Error> fault = {};  ///< of the first that no run file could hold
};

using OnMended = std::function<void(const Recovery& recovery)>;

inline constexpr int daysUntilPurged = 30;

/// What a person is told: `history-recovered` (moved_to, whole, partial, lost), or where an earlier program
/// was ended meanwhile `history-mending-finished` (moved_to, runs).
Reason reasonOf(const Recovery& recovery);

/// A connection of its own to the file. Used on one thread at a time; others, of other processes too, may
/// write at the same time.
///
/// Whatever meets a damage has the file mended, see mend(), and is done again with what could be read of it.
/// Where another process has mended it meanwhile, the mended one is used.
///
/// Errors of all: `history-damaged`, `history-full`, `history-busy`, `history-read-only`, `history-failed`
/// (path, detail), and where a run is named `no-such-run` (run).
class History {
 public:
  /// Makes the file and its folder (for this user only) where there is none, and brings an older one up to
  /// date; what was removed over daysUntilPurged ago goes for good. A file that SQLite cannot read at all is
  /// mended. Errors besides: `history-newer` (path, version, known). `onMended` is called each time that
  /// this object has mended it, on the thread that asked it for something.
  static Result<History> open(const std::string& path, OnMended onMended = {});
  ~History();
  History(History&& other) noexcept;
  History& operator=(History&& other) noexcept;

  /// What was done the last time that this object mended it.
  const std::optional<Recovery>& recovery() const;

  /// A run that begins: all but its results. Gives what the next two name it by.
  Result<std::int64_t> begin(const Run& run);
  /// Adds those results of `soFar` that the file has not.
  Status add(std::int64_t number, const Run& soFar);
  /// The run as it is at its end. Its label and comment stay those that it was begun or described with.
  Status finish(std::int64_t number, const Run& run);
  /// Whole runs, as from a file: all of them or none. Error: `run-kept-already` (run).
  Status add(std::span<const Run> runs);
  Status add(const Run& run) { return add(std::span(&run, 1)); }

  /// What can be read of another history, such as one that was set aside, and is not in this one. That file
  /// is not written to, and a run that no run file could hold is lost. Errors besides: `cannot-read`
  /// (path, system), `too-large` (most_bytes), `no-runs-read` (path), and `stopped` once a stop is requested:
  /// then none was taken.
  Result<TakenRuns> take(const std::string& file, const std::stop_token& stop = {});

  /// The latest first; without those that were removed.
  Result<std::vector<KeptRun>> list();
  Result<Run> load(const std::string& id);
  /// The ids that begin with these characters, without those of removed runs; at most `most`.
  Result<std::vector<std::string>> idsLike(const std::string& beginning, std::size_t most);

  /// The ids of the series that begin with these characters and have a run that is not removed; at most
  /// `most`.
  Result<std::vector<std::string>> seriesLike(const std::string& beginning, std::size_t most);
  /// The ids of the runs of the series, in the order of repetition, without removed ones.
  Result<std::vector<std::string>> idsOfSeries(const std::string& series);

  /// Ended runs of that processor and system whose head, the run without its results, is `wanted`: the latest
  /// first, at most `most`, looked for among the latest mostLookedAt. With a `kernel` their results are those
  /// of that kernel and perhaps some of others, which is quicker where they have many.
  Result<std::vector<Run>> latest(const std::string& machine, const std::string& system,
                                  const std::function<bool(const Run& head)>& wanted, std::size_t most,
                                  std::string_view kernel = {});
  static constexpr std::size_t mostLookedAt = 1000;

  /// Gives a run another label, another comment, or both; what is absent stays. Error: `text-too-long`
  /// (most_bytes) for more than mostText, which no run file could hold.
  Status describe(const std::string& id, const std::optional<std::string>& label,
                  const std::optional<std::string>& comment);
  /// Hides the run; it can be restored until it is purged.
  Status remove(const std::string& id);
  Status restore(const std::string& id);
  /// Takes away for good what was removed before that moment (ISO 8601, UTC).
  Status purge(const std::string& removedBefore);

  /// Reads everything, and has it mended where SQLite or a checksum finds a fault.
  Status check();

 private:
  struct Content;
  explicit History(std::unique_ptr<Content> content);

  std::unique_ptr<Content> m_content;
};

/// Whether the file's last program ended without closing it, or one has it open now: then check() is worth
/// its time.
bool wasLeftOpen(const std::string& path);

/// Mends a damaged file: sets it aside and makes a new one of what can be read of it. One process at a time
/// does so, and looks first whether it is still damaged: nothing is given where it is whole. What ends the
/// program meanwhile leaves the old one or the mended one; the next that opens it, or mends it, removes what
/// was left and finishes what was whole. The caller has no connection to it open. Errors: `history-not-moved`
/// (path), and those of History.
Result<std::optional<Recovery>> mend(const std::string& path);
/// Whether a file beside the history of that name is one that mend() makes, and leaves where it is ended.
bool isOfMending(std::string_view name, std::string_view history);

/// The same, whether it is damaged or not.
Result<Recovery> recover(const std::string& path);

/// Whether the file is one of a history, by its first bytes or its name: one that was set aside is damaged.
bool isHistoryFile(const std::string& path);

}  // namespace strata
