// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/engine/disk_crew.h"
#include "core/engine/host.h"
#include "core/engine/row_task.h"
#include "core/engine/row_worker.h"

namespace strata {

/// The threads of a disk step in rows and all that they use: of each folder as many as any row has.
class RowSession : public DiskCrew {
 public:
  /// `host` must live until run() has returned. `originTicks`: times are counted from there.
  static std::shared_ptr<RowSession> create(RowTask task, Host& host, std::uint64_t originTicks);

  const RowTask& task() const { return m_task; }
  RowBoard& board() { return m_board; }
  /// Hands in, after run(), what threads that were left behind had measured until then.
  void handInRest();
  /// The folder of a thread.
  std::size_t folderOf(std::size_t thread) const { return thread / m_task.threadsOfFolder; }

 protected:
  void work(std::size_t index, const std::stop_token& stop) override { m_workers[index]->run(stop); }
  DiskWait leave(std::size_t index) override { return m_workers[index]->leave(); }

 private:
  RowSession(RowTask task, Host& host, std::uint64_t originTicks);

  const RowTask m_task;
  RowBoard m_board;
  std::vector<RowFiles> m_files;
  std::vector<std::unique_ptr<RowWorker>> m_workers;
};

}  // namespace strata
