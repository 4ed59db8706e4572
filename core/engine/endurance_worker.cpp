// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/endurance_worker.h"

#include <algorithm>
#include <utility>

#include "core/disk/transfer.h"

namespace strata {

namespace {

/// Blocks of data that each request under way takes in turn, so that little repeats within what drives and
/// file systems compress at once; headers make each sector differ from every other.
constexpr std::size_t blocksOfSlot = 4;
/// A stretch is long enough for all that is under way to come back so often.
constexpr std::size_t turnsOfStretch = 4;

}  // namespace

void DataFaults::add(const FaultyPlace& place) {
  ++count;
  ++ofFault[static_cast<std::size_t>(place.fault)];
  if (first.size() < mostListed) first.push_back(place);
}

EnduranceWorker::EnduranceWorker(const EnduranceTask& task, std::size_t folder, Host& host, DiskTeam& team)
    : m_task(task),
      m_folder(folder),
      m_host(host),
      m_makeFile(host.fileMaker()),
      m_team(team),
      m_tally(task.toWrite, task.block, task.block * (task.depth * turnsOfStretch)),
      m_slots(static_cast<std::size_t>(std::min<std::uint64_t>(task.depth, task.blocksOfFile()))) {}

template <typename Change>
void EnduranceWorker::note(Change change) {
  const std::lock_guard lock(m_mutex);
  if (!m_abandoned) change(m_record);
}

DiskWait EnduranceWorker::leave() {
  const std::lock_guard lock(m_mutex);
  m_abandoned = true;
  return m_waits.now();
}

EnduranceWorker::Written EnduranceWorker::written() {
  const std::lock_guard lock(m_writtenMutex);
  return m_written;
}

void EnduranceWorker::noteWritten(const Written& written) {
  const std::lock_guard lock(m_writtenMutex);
  m_written = written;
}

bool EnduranceWorker::goesOn(const std::stop_token& stop) const {
  return !stop.stop_requested() && !m_team.failed && !m_abandoned;
}

void EnduranceWorker::run(const std::stop_token& stop) {
  prepare(stop);
  m_team.start.arriveAndWait();
  Status status = success();
  std::uint64_t left = m_task.toWrite.count / m_task.block.count;
  for (std::uint64_t round = 0; left > 0 && status && goesOn(stop); ++round) {
    const std::uint64_t blocks = std::min(left, m_task.blocksOfFile());
    left -= blocks;
    status = writeRound(round, blocks, stop);
    if (status && goesOn(stop) && (m_task.verify || left == 0)) status = flush(stop);
    if (status && goesOn(stop) && m_task.verify) status = readRound(round, blocks, stop);
  }
  if (!status && status.error().id != "stopped") {
    note([&](EnduranceRecord& record) { record.error = status.error(); });
    m_team.failed = true;
  }
  finish();
}

void EnduranceWorker::prepare(const std::stop_token& stop) {
  m_host.runAnywhere(m_task.plan);
  m_sensors = m_host.makeSensors();
  m_time.emplace(*m_sensors, m_team.originTicks);
  if (!goesOn(stop)) return;
  const Status status = open(stop);
  if (status || status.error().id == "stopped") return;
  note([&](EnduranceRecord& record) { record.error = status.error(); });
  m_team.failed = true;
}

Status EnduranceWorker::open(const std::stop_token& stop) {
  // Each folder's data is its own: drives look for equal data over all files.
  auto data = MarkedData::create(blocksOfSlot * m_slots.size(), m_task.block, m_task.seed + m_folder, stop);
  if (!data) return data.error();
  m_data = *std::move(data);
  if (m_task.verify) {
    const Bytes size = m_task.block * m_slots.size();
    m_reads = makeBuffer(size);
    if (!m_reads) return allocationFailed(size);
    std::fill_n(m_reads.get(), size.count, std::byte{1});
  }
  auto file = m_waits.during(DiskWait::Writing, [&] {
    return m_makeFile(m_task.plan.folders[m_folder], m_task.plan.diskFile, stop);
  });
  if (!file) return file.error();
  m_file = *std::move(file);
  auto queue = m_waits.during(DiskWait::Writing, [&] { return m_file->openQueue(m_slots.size()); });
  if (!queue) return queue.error();
  m_queue = *std::move(queue);
  note([&](EnduranceRecord& record) { record.engine = m_queue->engine(); });
  return success();
}

Status EnduranceWorker::writeRound(std::uint64_t round, std::uint64_t blocks, const std::stop_token& stop) {
  m_tally.resume(m_time->nowNs());
  std::size_t turn = 0;
  const auto status = goThrough(
      blocks, DiskWait::Writing,
      [&](std::size_t slot, Bytes offset) {
        std::byte* const data = m_data->mark(blocksOfSlot * slot + turn++ % blocksOfSlot, offset, round);
        return IoRequest{slot, true, data, m_task.block, offset};
      },
      [&](const Slot& slot, std::uint64_t now) {
        const auto stretch = m_tally.record(slot.beginNs, now, slot.request.size);
        noteWritten({m_tally.written(), m_tally.busyNs(now)});
        if (stretch) note([&](EnduranceRecord& record) { record.stretches.push_back(*stretch); });
      },
      stop);
  m_tally.pause(m_time->nowNs());
  return status;
}

/// Blocks beyond those of this round are of the one before.
Status EnduranceWorker::readRound(std::uint64_t round, std::uint64_t blocks, const std::stop_token& stop) {
  const Bytes written = m_task.block * blocks;
  return goThrough(
      round == 0 ? blocks : m_task.blocksOfFile(), DiskWait::Reading,
      [&](std::size_t slot, Bytes offset) {
        return IoRequest{slot, false, m_reads.get() + (m_task.block * slot).count, m_task.block, offset};
      },
      [&](const Slot& slot, std::uint64_t) {
        const IoRequest& request = slot.request;
        const DataMark mark{m_task.seed + m_folder, request.offset < written ? round : round - 1};
        const auto places = faultyPlaces(request.data, request.size, request.offset, mark);
        note([&](EnduranceRecord& record) {
          record.verified = record.verified + request.size;
          for (const FaultyPlace& place : places) record.faults.add(place);
        });
      },
      stop);
}

Status EnduranceWorker::flush(const std::stop_token& stop) {
  const std::uint64_t beganNs = m_time->nowNs();
  const Status flushed = m_waits.during(DiskWait::Writing, [&] {
    m_file->writeOut(stop);
    return goesOn(stop) ? m_file->flush() : success();
  });
  if (!flushed) return flushed;
  const double flushS = static_cast<double>(m_time->nowNs() - beganNs) / 1e9;
  if (goesOn(stop)) note([&](EnduranceRecord& record) { record.flushS = flushS; });
  return success();
}

Status EnduranceWorker::goThrough(std::uint64_t blocks, DiskWait wait, const Prepare& prepare,
                                  const Back& back, const std::stop_token& stop) {
  std::vector<std::size_t> free;
  for (std::size_t i = 0; i < m_slots.size(); ++i) free.push_back(i);
  std::vector<IoCompletion> room(m_slots.size());
  std::uint64_t begun = 0;
  Status status = success();
  while (true) {
    while (status && begun < blocks && !free.empty() && goesOn(stop)) {
      Slot& slot = m_slots[free.back()];
      slot.request = prepare(free.back(), m_task.block * begun);
      slot.beginNs = m_time->nowNs();
      status = m_queue->submit({&slot.request, 1});
      if (!status) break;
      free.pop_back();
      ++begun;
    }
    if (free.size() == m_slots.size()) return status;
    const auto came = m_waits.during(wait, [&] { return m_queue->wait(room); });
    if (m_abandoned) return Error{"stopped", {}};
    if (!came) return came.error();
    const std::uint64_t now = m_time->nowNs();
    for (const IoCompletion& completion : *came) {
      const Slot& slot = m_slots[completion.tag];
      const auto outcome = completionOutcome(slot.request, completion, m_task.plan.folders[m_folder].path);
      free.push_back(completion.tag);
      if (outcome) {
        m_movedBytes.fetch_add(slot.request.size.count, std::memory_order_relaxed);
        back(slot, now);
      } else if (status) {
        status = outcome;
      }
    }
  }
}

void EnduranceWorker::finish() {
  if (m_file && m_tally.written() > 0_B && !m_abandoned) {
    const auto rest = m_tally.rest();
    const TargetState target = m_waits.during(DiskWait::Reading, [&] { return targetStateOf(*m_file); });
    note([&](EnduranceRecord& record) {
      if (rest) record.stretches.push_back(*rest);
      record.target = target;
    });
  }
  note([&](EnduranceRecord& record) {
    record.written = m_tally.written();
    record.operations = m_tally.latency().count();
    record.busyNs = m_tally.busyNs();
    record.latency.add(m_tally.latency());
  });
  m_waits.during(DiskWait::Closing, [this] {
    m_queue.reset();
    m_file.reset();
  });
  m_data.reset();
  m_reads.reset();
  m_time.reset();
  m_sensors.reset();
}

}  // namespace strata
