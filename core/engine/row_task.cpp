// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/row_task.h"

#include <limits>
#include <utility>

namespace strata {

namespace {

constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();

/// The number of threads of each folder that take part in a cell: the first ones.
std::size_t threadsOf(const RowTask& task, std::size_t cell) {
  return static_cast<std::size_t>(task.step.cells[cell].parameters.threads.value_or(1));
}

}  // namespace

RowBoard::RowBoard(const RowTask& task)
    : m_starts(task.step.cells.size()),
      m_cuts(task.step.cells.size()),
      m_records(task.step.cells.size()),
      m_laid(task.plan.folders.size()) {
  for (std::size_t cell = 0; cell < m_records.size(); ++cell) {
    m_cuts[cell] = never;
    m_live.emplace_back(task.threads());
    m_records[cell].targets.resize(task.plan.folders.size());
    if (task.step.cells[cell].skip) continue;
    m_records[cell].threads.resize(task.plan.folders.size() * threadsOf(task, cell));
    for (std::size_t thread = 0; thread < task.threads(); ++thread)
      if (thread % task.threadsOfFolder < threadsOf(task, cell))
        m_live[cell][thread] = std::make_unique<RowLive>();
  }
}

std::uint64_t RowBoard::startNs(std::size_t cell, std::uint64_t nowNs) {
  std::uint64_t none = 0;
  // Zero means that it has not begun.
  if (m_starts[cell].compare_exchange_strong(none, nowNs == 0 ? 1 : nowNs)) m_begun = cell + 1;
  return m_starts[cell];
}

void RowBoard::cut(std::size_t cell, std::uint64_t ns) {
  std::uint64_t known = m_cuts[cell];
  while (ns < known && !m_cuts[cell].compare_exchange_weak(known, ns)) {
  }
}

std::optional<std::uint64_t> RowBoard::cutNs(std::size_t cell) const {
  const std::uint64_t ns = m_cuts[cell];
  return ns == never ? std::nullopt : std::optional(ns);
}

void RowBoard::failLaying(Error error) {
  const std::lock_guard lock(m_mutex);
  if (!m_layingError) m_layingError = std::move(error);
}

void RowBoard::failCell(std::size_t cell, Error error) {
  const std::lock_guard lock(m_mutex);
  if (!m_records[cell].error) m_records[cell].error = std::move(error);
}

void RowBoard::setLaid(std::size_t folder, Bytes laid, std::uint64_t nowNs) {
  const std::lock_guard lock(m_mutex);
  m_laid[folder] = laid;
  if (++m_foldersLaid == m_laid.size()) layingEndNs = nowNs;
}

void RowBoard::handIn(std::size_t cell, std::size_t thread, const RowTally& tally) {
  const std::lock_guard lock(m_mutex);
  m_records[cell].threads[thread] = {tally.bytes(), tally.operations()};
  m_records[cell].latency.add(tally.latency());
}

std::optional<Error> RowBoard::layingError() const {
  const std::lock_guard lock(m_mutex);
  return m_layingError;
}

Bytes RowBoard::laid(std::size_t folder) const {
  const std::lock_guard lock(m_mutex);
  return m_laid[folder];
}

bool RowBoard::isOver(std::size_t cell, std::uint64_t nowNs) const {
  const std::lock_guard lock(m_mutex);
  return nowNs >= m_records[cell].window.endNs() || cutNs(cell).has_value();
}

std::optional<std::size_t> RowBoard::current() const {
  const std::size_t begun = m_begun;
  return begun == 0 ? std::nullopt : std::optional(begun - 1);
}

}  // namespace strata
