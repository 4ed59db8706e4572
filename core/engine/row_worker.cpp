// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/row_worker.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/base/random_words.h"
#include "core/disk/commit_queue.h"
#include "core/engine/lay_file.h"
#include "core/engine/row_loop.h"
#include "core/model/kernel_id.h"
#include "core/plan/disk_plan.h"
#include "core/plan/whole_machine.h"

namespace strata {

namespace {

/// A disk that takes longer to be laid than that, and longer than four times what was expected, is measured
/// on what there is by then.
constexpr double patienceWithLayingS = 60;

bool isOfZeros(const PlannedCell& cell) {
  return cell.parameters.fill.has_value();
}

unsigned readPercentOf(const PlannedCell& cell) {
  if (cell.parameters.op == "read") return 100;
  return static_cast<unsigned>(cell.parameters.readPercent.value_or(0));
}

bool anyZeros(const Step& step) {
  return std::any_of(step.cells.begin(), step.cells.end(), isOfZeros);
}

bool appends(const PlannedCell& cell) {
  const auto row = diskRowOf(cell.parameters);
  return row && isAppend(*row);
}

bool anyAppends(const Step& step) {
  return std::any_of(step.cells.begin(), step.cells.end(), appends);
}

/// A log goes through the system's cache, as it is meant to. What is asked is whether a drive answers below
/// it.
TargetState stateOfLog(const TargetState& ofData, const FolderFacts& folder) {
  TargetState state;
  switch (ofData.bypass) {
    case CacheBypass::InMemory:
    case CacheBypass::ThroughProgram:
    case CacheBypass::DeviceInMemory:
      state.bypass = ofData.bypass;
      break;
    case CacheBypass::Direct:
    case CacheBypass::Refused:
    case CacheBypass::NotReal:
    case CacheBypass::Untold:
      if (folder.inMemory) state.bypass = CacheBypass::InMemory;
      break;
  }
  return state;
}

/// What each row needs to have a block for each of its threads.
Bytes leastFileFor(const Step& step) {
  Bytes least = diskFileRange.least;
  for (const PlannedCell& cell : step.cells)
    if (const auto row = diskRowOf(cell.parameters); row && !cell.skip)
      least = std::max(least, row->block * static_cast<std::uint64_t>(row->threads));
  return least;
}

/// Filled, so that its pages are there.
Buffer filledBuffer(Bytes size, std::byte with) {
  Buffer buffer = makeBuffer(size);
  if (buffer) std::fill_n(buffer.get(), size.count, with);
  return buffer;
}

}  // namespace

RowWorker::RowWorker(const RowTask& task, std::size_t index, Host& host, DiskTeam& team, RowBoard& board,
                     RowFiles& files)
    : m_task(task),
      m_index(index),
      m_folder(index / task.threadsOfFolder),
      m_thread(index % task.threadsOfFolder),
      m_host(host),
      m_team(team),
      m_board(board),
      m_files(files),
      m_makeFile(host.fileMaker()),
      m_makeLog(host.logMaker()),
      m_openFile(host.fileOpener()) {}

void RowWorker::run(const std::stop_token& stop) {
  prepare(stop);
  if (m_thread == 0 && goesOn(stop)) makeFiles(stop);
  m_team.start.arriveAndWait();
  if (goesOn(stop)) m_shares = m_files.get();
  for (std::size_t cell = 0; cell < m_task.step.cells.size(); ++cell) {
    if (m_task.step.cells[cell].skip) continue;
    const bool takesPart = m_thread < threadsOf(cell) && goesOn(stop) && open(cell);
    m_team.start.arriveAndWait();
    if (takesPart && goesOn(stop)) carryOut(cell, stop);
    m_waits.during(DiskWait::Closing, [this] { m_queue.reset(); });
    m_team.start.arriveAndWait();
    if (m_thread == 0 && goesOn(stop)) finish(cell, stop);
  }
  m_waits.during(DiskWait::Closing, [this] {
    if (m_thread == 0) m_files.put({});
    m_shares = {};
  });
  m_data.reset();
  m_reads.reset();
  m_zeros.reset();
  m_time.reset();
  m_sensors.reset();
}

DiskWait RowWorker::leave() {
  m_abandoned = true;
  // This is read after the flag is set: a thread that comes back later sees the flag. Both are sequentially
  // consistent.
  return m_waits.now();
}

void RowWorker::handInRest() {
  if (m_notHandedIn) m_board.handIn(*m_notHandedIn, m_folder * threadsOf(*m_notHandedIn) + m_thread, m_tally);
  m_notHandedIn.reset();
}

bool RowWorker::goesOn(const std::stop_token& stop) const {
  return !stop.stop_requested() && !m_team.failed;
}

void RowWorker::fail(std::size_t cell, Error error) {
  m_board.failCell(cell, std::move(error));
  m_team.failed = true;
}

void RowWorker::prepare(const std::stop_token& stop) {
  m_host.runAnywhere(m_task.plan);
  m_sensors = m_host.makeSensors();
  m_time.emplace(*m_sensors, m_team.originTicks);
  if (!goesOn(stop)) return;
  if (const Status status = allocate(stop); !status && status.error().id != "stopped") {
    m_board.failLaying(status.error());
    m_team.failed = true;
  }
}

/// All memory that the rows need, so that little is asked for while they are measured.
Status RowWorker::allocate(const std::stop_token& stop) {
  const DiskRowBuffers sizes = diskRowBuffers(m_task.step, m_task.plan, m_thread);
  if (sizes.writes > 0_B) {
    // Each thread's data is its own: drives look for equal data over all files.
    auto data = WriteData::create(sizes.writes, m_task.seed + m_index, stop);
    if (!data) return data.error();
    m_data = *std::move(data);
  }
  if (sizes.reads > 0_B) {
    m_reads = filledBuffer(sizes.reads, std::byte{1});
    if (!m_reads) return allocationFailed(sizes.reads);
  }
  if (anyZeros(m_task.step)) {
    Bytes largest = layBlock;
    for (const PlannedCell& cell : m_task.step.cells)
      largest = std::max(largest, Bytes{cell.parameters.blockBytes.value_or(0)});
    m_zeros = filledBuffer(largest, std::byte{0});
    if (!m_zeros) return allocationFailed(largest);
  }
  return success();
}

void RowWorker::makeFiles(const std::stop_token& stop) {
  RowFiles::Shares files;
  Bytes laid = m_task.plan.diskFile;
  Status status = makeFile(files.data, laid, false, stop);
  if (status && !m_abandoned && anyZeros(m_task.step)) status = makeFile(files.zeros, laid, true, stop);
  if (status && !m_abandoned && anyAppends(m_task.step)) status = makeLog(files.log, stop);
  if (status && !m_abandoned) {
    m_board.setLaid(m_folder, laid, m_time->nowNs());
    m_files.put(std::move(files));
    return;
  }
  if (!m_abandoned && status.error().id != "stopped") {
    m_board.failLaying(status.error());
    m_team.failed = true;
  }
  m_waits.during(DiskWait::Closing, [&] { files = {}; });
}

/// A file that could not be laid is there all the same: to close it is a request of its own.
Status RowWorker::makeFile(std::shared_ptr<DirectFile>& file, Bytes& laid, bool zeros,
                           const std::stop_token& stop) {
  const auto& toRead = m_task.plan.diskFileToRead;
  auto made = m_waits.during(DiskWait::Writing, [&] {
    return toRead ? m_openFile(*toRead)
                  : m_makeFile(m_task.plan.folders[m_folder], m_task.plan.diskFile, stop);
  });
  if (!made) return made.error();
  file = *std::move(made);
  if (toRead) {
    // Someone may have cut it since the plan was made.
    if (file->size() >= m_task.plan.diskFile) return success();
    return Error{"file-too-small",
                 {{"path", *toRead}, {"size_bytes", static_cast<std::int64_t>(file->size().count)}}};
  }
  const auto done = lay(*file, m_task.plan.diskFile, leastFileFor(m_task.step), zeros, stop);
  if (!done) return done.error();
  laid = std::min(laid, *done);
  return finishLaying(*file, stop);
}

Status RowWorker::makeLog(std::shared_ptr<DirectFile>& file, const std::stop_token& stop) {
  auto made = m_waits.during(DiskWait::Writing,
                             [&] { return m_makeLog(m_task.plan.folders[m_folder], diskLog, stop); });
  if (!made) return made.error();
  file = *std::move(made);
  if (const auto done = lay(*file, diskLog, diskLog, false, stop); !done) return done.error();
  return finishLaying(*file, stop);
}

/// Lays so much of the file, or less where that takes too long, but no less than `least`.
Result<Bytes> RowWorker::lay(DirectFile& file, Bytes size, Bytes least, bool zeros,
                             const std::stop_token& stop) {
  auto queue = m_waits.during(DiskWait::Writing, [&] { return file.openQueue(layDepth); });
  if (!queue) return queue.error();
  if (!m_data->divide(layBlock)) return allocationFailed(layBlock);
  LayingData data{[this] { return m_data->take(); },
                  [this](const std::byte* block) { m_data->giveBack(block); }};
  if (zeros) data = {[this] { return m_zeros.get(); }, [](const std::byte*) {}};
  const double expectedS = expectedDiskSeconds(m_task.step, m_task.plan);
  const auto& limit = m_task.plan.layingSeconds;
  const auto mostNs =
      static_cast<std::uint64_t>(1e9 * limit.value_or(std::max(patienceWithLayingS, 4 * expectedS)));
  const std::uint64_t beganNs = m_time->nowNs();
  const Bytes wanted = std::max(least, limit ? leastWholeMachineFile : 0_B);
  Bytes told;
  const auto laid = layFile(
      **queue, size, data, m_task.plan.folders[m_folder].path,
      [&](Bytes done) {
        m_board.layingBytes += (done - told).count;
        told = done;
        const std::uint64_t tookNs = m_time->nowNs() - beganNs;
        // A slow disk is given twice the time for a file that is worth it.
        const bool late = tookNs > mostNs && done >= (tookNs > 2 * mostNs ? least : wanted);
        return goesOn(stop) && !late;
      },
      [&](const std::function<void()>& wait) {
        m_waits.during(DiskWait::Writing, [&wait] { wait(); });
        return !m_abandoned;
      });
  m_waits.during(DiskWait::Writing, [&] { queue->reset(); });
  return laid;
}

Status RowWorker::finishLaying(DirectFile& file, const std::stop_token& stop) {
  if (!goesOn(stop)) return success();
  return m_waits.during(DiskWait::Writing, [&] {
    file.writeOut(stop);
    return goesOn(stop) ? file.flush() : success();
  });
}

DirectFile& RowWorker::fileOf(const PlannedCell& cell) const {
  if (appends(cell)) return *m_shares.log;
  return isOfZeros(cell) ? *m_shares.zeros : *m_shares.data;
}

std::size_t RowWorker::threadsOf(std::size_t cell) const {
  return static_cast<std::size_t>(m_task.step.cells[cell].parameters.threads.value_or(1));
}

/// What the cell needs beside what is there already. False where it cannot be had.
bool RowWorker::open(std::size_t index) {
  const PlannedCell& cell = m_task.step.cells[index];
  const Bytes block{cell.parameters.blockBytes.value_or(0)};
  if (m_data && !isOfZeros(cell) && readPercentOf(cell) < 100 && !m_data->divide(block)) {
    fail(index, allocationFailed(block));
    return false;
  }
  const DiskWait wait = readPercentOf(cell) == 100 ? DiskWait::Reading : DiskWait::Writing;
  auto queue = m_waits.during(wait, [&]() -> Result<std::unique_ptr<IoQueue>> {
    if (isCommit(cell)) return commitQueue(fileOf(cell));
    return fileOf(cell).openQueue(static_cast<std::size_t>(cell.parameters.queueDepth.value_or(1)));
  });
  if (m_abandoned) return false;
  if (!queue) {
    fail(index, queue.error());
    return false;
  }
  m_queue = *std::move(queue);
  return true;
}

void RowWorker::carryOut(std::size_t index, const std::stop_token& stop) {
  const PlannedCell& cell = m_task.step.cells[index];
  const std::uint64_t startNs = m_board.startNs(index, m_time->nowNs());
  RowWindow window;
  window.beginNs = startNs + static_cast<std::uint64_t>(1e9 * rampSeconds(cell));
  window.sliceNs = static_cast<std::uint64_t>(1e9 * cell.seconds) / rowSlices;
  m_tally.restart(window);
  m_notHandedIn = index;
  // The same of each thread: the first may come to it last.
  m_board.note(index, [&](RowRecord& record) {
    record.begun = true;
    record.window = window;
    record.engine = m_queue->engine();
  });

  const Bytes block{cell.parameters.blockBytes.value_or(0)};
  const Bytes laid = appends(cell) ? diskLog : m_board.laid(m_folder);
  const std::uint64_t blocks = laid.count / block.count;
  const std::uint64_t threads = threadsOf(index);
  const auto pattern =
      cell.parameters.pattern == "random" ? BlockOrder::Pattern::Random : BlockOrder::Pattern::Serial;
  // Each folder and cell has an order of its own, in which all of its threads take turns.
  const std::uint64_t orderSeed =
      RandomWords(m_task.seed + m_folder * m_task.step.cells.size() + index).next();
  const RowJob job{{pattern, blocks, threads, m_thread, orderSeed},
                   block,
                   m_queue->depth(),
                   readPercentOf(cell),
                   isOfZeros(cell),
                   orderSeed + m_thread};
  const std::function<bool()> goOn = [&] {
    if (goesOn(stop)) return true;
    // The row is cut at once: what is still under way may come back late, or never.
    m_board.cut(index, m_time->nowNs());
    return false;
  };
  RowLoop loop(job, {*m_queue, *m_time, m_reads.get(), m_data ? &*m_data : nullptr, m_zeros.get(), m_tally,
                     m_board.live(index, m_index), m_waits, m_abandoned, goOn});
  const bool leads = m_index == 0;
  const auto cpuBefore = leads ? m_sensors->processCpuSeconds() : std::nullopt;
  const std::uint64_t beforeNs = m_time->nowNs();
  const Status status = loop.run(window.endNs(), m_task.plan.folders[m_folder].path);
  if (m_abandoned) return;
  if (loop.cutNs()) m_board.cut(index, *loop.cutNs());
  if (!status) fail(index, status.error());
  const auto cpuAfter = leads ? m_sensors->processCpuSeconds() : std::nullopt;
  const std::uint64_t afterNs = m_time->nowNs();
  if (cpuBefore && cpuAfter && afterNs > beforeNs)
    m_board.note(index, [&](RowRecord& record) {
      record.cpuPercent = 100 * (*cpuAfter - *cpuBefore) * 1e9 / static_cast<double>(afterNs - beforeNs);
    });
  handInRest();
}

void RowWorker::finish(std::size_t index, const std::stop_token& stop) {
  const PlannedCell& cell = m_task.step.cells[index];
  DirectFile& file = fileOf(cell);
  // Commits have flushed all that they wrote.
  if (readPercentOf(cell) < 100 && !isCommit(cell)) {
    const std::uint64_t beganNs = m_time->nowNs();
    const Status flushed = m_waits.during(DiskWait::Writing, [&] {
      file.writeOut(stop);
      return goesOn(stop) ? file.flush() : success();
    });
    if (m_abandoned) return;
    const double flushS = static_cast<double>(m_time->nowNs() - beganNs) / 1e9;
    if (!flushed) return fail(index, flushed.error());
    if (goesOn(stop))
      m_board.note(index,
                   [&](RowRecord& record) { record.flushS = std::max(record.flushS.value_or(0), flushS); });
  }
  const TargetState state = m_waits.during(DiskWait::Reading, [&] {
    return appends(cell) ? stateOfLog(targetStateOf(*m_shares.data), m_task.plan.folders[m_folder])
                         : targetStateOf(file);
  });
  if (m_abandoned) return;
  m_board.note(index, [&](RowRecord& record) { record.targets[m_folder] = state; });
}

}  // namespace strata
