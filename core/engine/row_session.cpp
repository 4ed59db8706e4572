// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/row_session.h"

#include <utility>

namespace strata {

std::shared_ptr<RowSession> RowSession::create(RowTask task, Host& host, std::uint64_t originTicks) {
  return std::shared_ptr<RowSession>(new RowSession(std::move(task), host, originTicks));
}

RowSession::RowSession(RowTask task, Host& host, std::uint64_t originTicks)
    : DiskCrew(task.plan.folders, task.threadsOfFolder),
      m_task(std::move(task)),
      m_board(m_task),
      m_files(m_task.plan.folders.size()) {
  team().originTicks = originTicks;
  for (std::size_t i = 0; i < m_task.threads(); ++i)
    m_workers.push_back(std::make_unique<RowWorker>(m_task, i, host, team(), m_board, m_files[folderOf(i)]));
}

void RowSession::handInRest() {
  for (const auto& worker : m_workers) worker->handInRest();
}

}  // namespace strata
