// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/disk/fake_disk_host.h"

#include <algorithm>

namespace strata::test {

namespace {

thread_local FakeDiskThread* current = nullptr;

class FakeSensors : public Sensors {
 public:
  explicit FakeSensors(double ticksPerSecond) : m_ticksPerSecond(ticksPerSecond) {}

  std::uint64_t ticks() override {
    return static_cast<std::uint64_t>(static_cast<double>(current->nowNs) * m_ticksPerSecond / 1e9);
  }
  double ticksPerSecond() override { return m_ticksPerSecond; }
  ClockReading readClock() override { return {}; }
  double readAlu(double) override { return 0; }
  ThreadCounters readCounters() override { return {}; }

 private:
  double m_ticksPerSecond;
};

class FakeFile : public DirectFile {
 public:
  FakeFile(FakeDiskHost& host, FakeDiskThread& thread, Bytes size)
      : m_host(host), m_thread(thread), m_size(size) {
    m_thread.content.resize(size.count);
    ++m_host.openFiles;
  }
  ~FakeFile() override { --m_host.openFiles; }

  Bytes size() const override { return m_size; }
  Status write(const std::byte* data, Bytes size, Bytes offset) override {
    if (auto status = begin(DiskOp::Write, size, offset); !status) return status;
    std::copy_n(data, size.count, m_thread.content.begin() + static_cast<std::ptrdiff_t>(offset.count));
    ++m_host.writesDone;
    return success();
  }

  Status read(std::byte* data, Bytes size, Bytes offset) override {
    m_host.leastWritesSeenByRead = std::min(m_host.leastWritesSeenByRead.load(), m_host.writesDone.load());
    const std::size_t index = m_thread.operations[1];
    if (auto status = begin(DiskOp::Read, size, offset); !status) return status;
    std::copy_n(m_thread.content.begin() + static_cast<std::ptrdiff_t>(offset.count), size.count, data);
    if (m_thread.corruptAt == index) data[4096] ^= std::byte{1};
    return success();
  }

  Status flush() override {
    m_thread.nowNs += m_thread.flushNs;
    if (m_thread.flushError) return *m_thread.flushError;
    return success();
  }

  CacheBypass bypass() override { return m_thread.bypass[m_thread.operations[1] > 0 ? 1 : 0]; }
  std::optional<double> residentShare() const override { return m_thread.residentShare; }
  std::optional<std::uint64_t> extents() const override { return m_thread.extents; }

 private:
  Status begin(DiskOp op, Bytes size, Bytes offset) {
    if (std::this_thread::get_id() == m_host.callingThread) m_host.ioOnCallingThread = true;
    const auto slot = static_cast<std::size_t>(op);
    const std::size_t index = m_thread.operations[slot];
    if (m_thread.before) m_thread.before(op, index);
    const auto& times = op == DiskOp::Write ? m_thread.writeNs : m_thread.readNs;
    m_thread.nowNs += times[std::min(index, times.size() - 1)];
    if (m_thread.failAt[slot] == index) return m_thread.operationError;
    if (offset + size > m_size) return Error{"beyond-the-file", {}};
    ++m_thread.operations[slot];
    return success();
  }

  FakeDiskHost& m_host;
  FakeDiskThread& m_thread;
  Bytes m_size;
};

}  // namespace

Status FakeDiskHost::bind(const ThreadPlace& place) {
  current = &threads[static_cast<std::size_t>(*place.cpu)];
  if (current->bindError) return *current->bindError;
  return success();
}

std::unique_ptr<Sensors> FakeDiskHost::makeSensors() {
  return std::make_unique<FakeSensors>(ticksPerSecond);
}

Result<std::unique_ptr<Bench>> FakeDiskHost::makeBench(const Step&, std::uint64_t, std::stop_token) {
  return Error{"not-asked-for", {}};
}

Result<std::unique_ptr<DirectFile>> FakeDiskHost::createFile(const FolderFacts&, Bytes size) {
  if (current->createError) return *current->createError;
  return Result<std::unique_ptr<DirectFile>>(std::make_unique<FakeFile>(*this, *current, size));
}

Plan fakeDiskPlan(std::size_t threads, std::size_t operations) {
  Plan plan;
  plan.settings.diskProfile = DiskProfile::Classic;
  plan.diskBlock = 1'000'000_B;
  plan.diskFile = plan.diskBlock * operations;
  for (std::size_t i = 0; i < threads; ++i) {
    const std::string name = std::to_string(i);
    FolderFacts folder;
    folder.path = "/folder" + name;
    folder.device = "device" + name;
    folder.fileSystem = "ext4";
    plan.folders.push_back(folder);
    plan.threads.push_back({static_cast<int>(i), folder.path});
  }
  return plan;
}

Step fakeDiskStep(const Plan& plan) {
  Step step;
  step.group = TestGroup::Disk;
  step.boundBy = BoundBy::Disk;
  for (const char* op : {"write", "read"}) {
    PlannedCell cell;
    cell.test = Test::Disk;
    cell.kernel = std::string("disk-") + op + "-serial";
    cell.parameters.op = op;
    cell.parameters.pattern = "serial";
    cell.parameters.threads = static_cast<std::int64_t>(plan.threads.size());
    cell.parameters.blockBytes = plan.diskBlock.count;
    cell.parameters.fileBytes = plan.diskFile.count;
    step.cells.push_back(cell);
  }
  return step;
}

const Measured* measuredIn(const std::vector<CellResult>& results, const std::string& kernel) {
  for (const CellResult& result : results)
    if (result.kernel == kernel) return std::get_if<Measured>(&result.outcome);
  return nullptr;
}

std::string errorIn(const std::vector<CellResult>& results, const std::string& kernel) {
  for (const CellResult& result : results)
    if (result.kernel == kernel)
      if (const auto* failed = std::get_if<Failed>(&result.outcome)) return failed->error.id;
  return {};
}

const Reason* reasonIn(const Measured& measured, const std::string& id) {
  for (const Reason& reason : measured.verdict.reasons)
    if (reason.id == id) return &reason;
  return nullptr;
}

}  // namespace strata::test
