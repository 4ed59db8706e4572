// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/disk_session.h"

#include <utility>

namespace strata {

std::shared_ptr<DiskSession> DiskSession::create(DiskTask task, Host& host) {
  return std::shared_ptr<DiskSession>(new DiskSession(std::move(task), host));
}

DiskSession::DiskSession(DiskTask task, Host& host) : DiskCrew(task.plan.folders), m_task(std::move(task)) {
  for (std::size_t i = 0; i < m_task.plan.threads.size(); ++i)
    m_workers.push_back(std::make_unique<DiskWorker>(m_task, i, host, team()));
}

}  // namespace strata
