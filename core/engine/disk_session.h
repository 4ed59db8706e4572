// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/engine/disk_crew.h"
#include "core/engine/disk_worker.h"
#include "core/engine/host.h"

namespace strata {

/// The threads of a classic disk step and all that they use. What they tell is guarded: one that was left
/// behind may add to it.
class DiskSession : public DiskCrew {
 public:
  /// `host` must live until run() has returned.
  static std::shared_ptr<DiskSession> create(DiskTask task, Host& host);

  const DiskTask& task() const { return m_task; }
  const std::vector<std::unique_ptr<DiskWorker>>& workers() const { return m_workers; }

 protected:
  void work(std::size_t index, const std::stop_token& stop) override { m_workers[index]->run(stop); }
  DiskWait leave(std::size_t index) override { return m_workers[index]->waitsFor(); }

 private:
  DiskSession(DiskTask task, Host& host);

  const DiskTask m_task;
  std::vector<std::unique_ptr<DiskWorker>> m_workers;
};

}  // namespace strata
