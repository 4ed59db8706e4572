// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/disk/buffer.h"
#include "core/disk/write_data.h"
#include "core/engine/disk_crew.h"
#include "core/engine/host.h"
#include "core/engine/row_task.h"
#include "core/engine/tick_time.h"
#include "core/machine/sensors.h"

namespace strata {

/// One thread of a disk step in rows. The first of each folder makes its file, and flushes it after a cell
/// that wrote. Everything but the functions said to be for any thread happens in run(), on the thread's own.
class RowWorker {
 public:
  /// The host may go once the thread waits for the system: it is used for places and sensors only.
  RowWorker(const RowTask& task, std::size_t index, Host& host, DiskTeam& team, RowBoard& board,
            RowFiles& files);

  /// Returns early at a stop request or when a thread of the team has failed, but always goes by every
  /// barrier. The files are gone when all of their threads have returned.
  void run(const std::stop_token& stop);

  /// From any thread: what it waits for in the system. If it does, what it has done stays as it is: when it
  /// comes back it ends, and hands in no more.
  DiskWait leave();
  /// From any thread, once it has ended or was left waiting: hands in what it had not.
  void handInRest();

 private:
  bool goesOn(const std::stop_token& stop) const;
  void prepare(const std::stop_token& stop);
  Status allocate(const std::stop_token& stop);
  void makeFiles(const std::stop_token& stop);
  Status makeFile(std::shared_ptr<DirectFile>& file, Bytes& laid, bool zeros, const std::stop_token& stop);
  Status makeLog(std::shared_ptr<DirectFile>& file, const std::stop_token& stop);
  Result<Bytes> lay(DirectFile& file, Bytes size, Bytes least, bool zeros, const std::stop_token& stop);
  Status finishLaying(DirectFile& file, const std::stop_token& stop);
  bool open(std::size_t cell);
  void carryOut(std::size_t cell, const std::stop_token& stop);
  void finish(std::size_t cell, const std::stop_token& stop);
  void fail(std::size_t cell, Error error);
  DirectFile& fileOf(const PlannedCell& cell) const;
  std::size_t threadsOf(std::size_t cell) const;

  const RowTask& m_task;
  std::size_t m_index;
  std::size_t m_folder;
  std::size_t m_thread;  ///< of the folder
  Host& m_host;
  DiskTeam& m_team;
  RowBoard& m_board;
  RowFiles& m_files;  ///< of the folder
  FileMaker m_makeFile;
  FileMaker m_makeLog;
  FileOpener m_openFile;

  std::unique_ptr<Sensors> m_sensors;
  std::optional<TickTime> m_time;
  std::optional<WriteData> m_data;
  Buffer m_reads;
  Buffer m_zeros;
  RowTally m_tally;
  RowFiles::Shares m_shares;         ///< its own: a thread that was left behind needs them last
  std::unique_ptr<IoQueue> m_queue;  ///< goes before the files and the buffers

  std::optional<std::size_t> m_notHandedIn;  ///< the cell that m_tally is of
  WaitMark m_waits;
  std::atomic<bool> m_abandoned{false};
};

}  // namespace strata
