// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/disk_worker.h"

#include <algorithm>
#include <new>
#include <utility>

namespace strata {

namespace {

Error allocationFailed(std::uint64_t bytes) {
  return {"allocation-failed", {{"size_bytes", static_cast<std::int64_t>(bytes)}}};
}

}  // namespace

DiskWorker::DiskWorker(const DiskTask& task, std::size_t index, Host& host, DiskTeam& team)
    : m_task(task), m_index(index), m_host(host), m_makeFile(host.fileMaker()), m_team(team) {}

template <typename Change>
void DiskWorker::note(Change change) {
  const std::lock_guard lock(m_mutex);
  change();
}

void DiskWorker::run(std::stop_token stop) {
  prepare(stop);
  if (m_index == 0) m_team.originTicks = m_sensors->ticks();
  m_team.start.arriveAndWait();
  m_time.emplace(*m_sensors, m_team.originTicks);
  if (goesOn(stop)) {
    carryOut(DiskOp::Write, stop);
    finishWrite(stop);
  }
  // A stop or failure that cut a file short is seen by all behind the barrier, so nothing unwritten is ever
  // read.
  m_team.start.arriveAndWait();
  if (m_task.reads && goesOn(stop)) {
    carryOut(DiskOp::Read, stop);
    if (!m_record.part(DiskOp::Read).error) lookAtFile(DiskOp::Read);
  }

  m_waits.during(DiskWait::Closing, [this] { m_file.reset(); });
  m_pool.reset();
  m_readBuffer.reset();
  m_time.reset();
  m_sensors.reset();
}

std::array<DiskTrail, 2> DiskWorker::trails() const {
  const std::lock_guard lock(m_mutex);
  return m_trails;
}

DiskRecord DiskWorker::record() const {
  const std::lock_guard lock(m_mutex);
  return m_record;
}

bool DiskWorker::goesOn(const std::stop_token& stop) const {
  return !stop.stop_requested() && !m_team.failed;
}

void DiskWorker::fail(DiskOp during, Error error) {
  note([&] { m_record.part(during).error = std::move(error); });
  m_team.failed = true;
}

void DiskWorker::prepare(std::stop_token stop) {
  const bool refused = !m_host.bind(m_task.plan.threads[m_index]);
  note([&] { m_record.notBound = refused; });
  m_sensors = m_host.makeSensors();
  if (!goesOn(stop)) return;
  if (auto status = allocate(stop); !status) {
    if (status.error().id != "stopped") fail(DiskOp::Write, status.error());
    return;
  }
  auto file = m_waits.during(DiskWait::Writing, [&] {
    return m_makeFile(m_task.plan.folders[m_index], m_task.plan.diskFile, stop);
  });
  if (file)
    m_file = *std::move(file);
  else if (file.error().id != "stopped")
    fail(DiskOp::Write, file.error());
}

/// All memory that the phases need, so that nothing is asked for while operations are timed.
Status DiskWorker::allocate(std::stop_token stop) {
  const std::uint64_t operations = m_task.plan.diskFile.count / m_task.block.count + 1;
  try {
    const std::lock_guard lock(m_mutex);
    for (DiskPart& part : m_record.parts) part.operations.reserve(operations);
  } catch (const std::bad_alloc&) {
    return allocationFailed(operations * sizeof(DiskOperation));
  }
  // Each thread's data is its own: drives look for equal data over all files.
  const std::uint64_t seed = m_task.seed + m_index;
  auto pool = DataPool::create(m_task.pool, m_task.block, seed, std::move(stop));
  if (!pool) return pool.error();
  m_pool = *std::move(pool);
  m_readBuffer = makeBuffer(m_task.block);
  if (!m_readBuffer) return allocationFailed(m_task.block.count);
  // Its pages are made here and not inside the first read.
  std::fill_n(m_readBuffer.get(), m_task.block.count, std::byte{1});
  return success();
}

void DiskWorker::carryOut(DiskOp op, std::stop_token stop) {
  DiskPart& part = m_record.part(op);
  const std::uint64_t startNs = m_time->nowNs();
  note([&] { part.startNs = startNs; });
  std::uint64_t busyNs = 0;
  for (Bytes offset = 0_B; offset < m_task.plan.diskFile && goesOn(stop);) {
    const Bytes size = std::min(m_task.block, m_task.plan.diskFile - offset);
    DiskOperation timed{0, 0, size};
    if (auto status = operate(op, offset, size, timed); !status) return fail(op, status.error());
    offset = offset + size;

    busyNs += timed.endNs - timed.beginNs;
    const bool partDone = offset.count * trailParts / m_task.plan.diskFile.count >
                          (offset - size).count * trailParts / m_task.plan.diskFile.count;
    note([&] {
      part.operations.push_back(timed);
      if (partDone) m_trails[static_cast<std::size_t>(op)].push_back({offset.count, busyNs});
    });
  }
}

/// Data is stamped before and compared after the time that counts. To tell what is waited for is outside of
/// it, too.
Status DiskWorker::operate(DiskOp op, Bytes offset, Bytes size, DiskOperation& timed) {
  const auto timedRequest = [&](auto request) {
    timed.beginNs = m_time->nowNs();
    Status status = request();
    timed.endNs = m_time->nowNs();
    return status;
  };
  if (op == DiskOp::Write) {
    const std::byte* data = m_pool->stamped(offset, size);
    return m_waits.during(DiskWait::Writing,
                          [&] { return timedRequest([&] { return m_file->write(data, size, offset); }); });
  }
  std::byte* const buffer = m_readBuffer.get();
  auto status = m_waits.during(
      DiskWait::Reading, [&] { return timedRequest([&] { return m_file->read(buffer, size, offset); }); });
  if (!status || m_pool->matches(buffer, offset, size)) return status;
  return Error{"data-mismatch",
               {{"path", m_task.plan.folders[m_index].path},
                {"offset_bytes", static_cast<std::int64_t>(offset.count)}}};
}

void DiskWorker::finishWrite(std::stop_token stop) {
  if (m_record.part(DiskOp::Write).error) return;
  // A flush can take seconds, and is worth nothing for half a file.
  if (goesOn(stop)) {
    const std::uint64_t beginNs = m_time->nowNs();
    auto status = m_waits.during(DiskWait::Writing, [&] {
      m_file->writeOut(stop);
      return goesOn(stop) ? std::optional(m_file->flush()) : std::nullopt;
    });
    const double flushS = static_cast<double>(m_time->nowNs() - beginNs) / 1e9;
    if (status && !*status) return fail(DiskOp::Write, status->error());
    if (status) note([&] { m_record.flushS = flushS; });
  }
  lookAtFile(DiskOp::Write);
}

void DiskWorker::lookAtFile(DiskOp after) {
  const DiskWait wait = after == DiskOp::Write ? DiskWait::Writing : DiskWait::Reading;
  const TargetState state = m_waits.during(wait, [&] { return targetStateOf(*m_file); });
  note([&] { m_record.targets[static_cast<std::size_t>(after)] = state; });
}

}  // namespace strata
