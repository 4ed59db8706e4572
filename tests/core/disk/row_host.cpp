// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/disk/row_host.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "tests/support/fake_host.h"

namespace strata::test {

namespace {

constexpr std::uint64_t sector = 4096;

class RowSensors : public Sensors {
 public:
  explicit RowSensors(std::shared_ptr<RowDisk> disk) : m_disk(std::move(disk)) {}

  std::uint64_t ticks() override { return m_disk->nowNs; }
  double ticksPerSecond() override { return 1e9; }
  ClockReading readClock() override { return {}; }
  double readAlu(double) override { return 0; }
  ThreadCounters readCounters() override { return {}; }
  /// A quarter of the time.
  std::optional<double> processCpuSeconds() override { return static_cast<double>(m_disk->nowNs) / 4e9; }

 private:
  std::shared_ptr<RowDisk> m_disk;
};

/// Requests come back in the order of their times, each as the clock gets there.
class RowQueue : public IoQueue {
 public:
  RowQueue(std::shared_ptr<RowDisk> disk, std::size_t file, std::size_t depth)
      : m_disk(std::move(disk)), m_file(file), m_depth(depth) {
    ++m_disk->openQueues;
  }
  ~RowQueue() override { --m_disk->openQueues; }

  std::string_view engine() const override { return "fake"; }
  std::size_t depth() const override { return m_depth; }

  Status submit(std::span<const IoRequest> requests) override {
    const std::lock_guard lock(m_disk->mutex);
    for (const IoRequest& request : requests) {
      const std::uint64_t stamp = request.write ? stampOf(request) : 0;
      m_underWay.push_back({m_disk->nowNs + m_disk->takesNs(request), stamp, request});
      m_disk->requests.push_back({m_file, request.write, request.offset, request.size});
    }
    m_disk->mostUnderWay = std::max(m_disk->mostUnderWay, m_underWay.size());
    return success();
  }

  Result<std::span<IoCompletion>> wait(std::span<IoCompletion> into) override {
    const std::size_t number = m_disk->came++;
    m_disk->onWait(number);
    const std::lock_guard lock(m_disk->mutex);
    const auto next = std::ranges::min_element(m_underWay, {}, &UnderWay::endNs);
    const UnderWay done = *next;
    m_underWay.erase(next);
    m_disk->nowNs = std::max(m_disk->nowNs.load(), done.endNs);
    into[0] = {done.request.tag, done.request.size, m_disk->error(number, done.request)};
    if (into[0].error != 0) into[0].moved = 0_B;
    if (m_disk->shortAt == number) into[0].moved = done.request.size / 2;
    if (into[0].error == 0) transfer(done);
    return into.first(1);
  }

 private:
  struct UnderWay {
    std::uint64_t endNs;
    std::uint64_t stamp;
    IoRequest request;
  };

  static std::uint64_t stampOf(const IoRequest& request) {
    std::uint64_t stamp = 0;
    std::memcpy(&stamp, request.data, sizeof(stamp));
    return stamp;
  }

  void transfer(const UnderWay& done) {
    const IoRequest& request = done.request;
    RowDisk::File& file = *m_disk->files[m_file];
    if (request.write && stampOf(request) != done.stamp) m_disk->changedUnderWay = true;
    for (std::uint64_t at = request.offset.count; at < (request.offset + request.size).count; at += sector) {
      if (request.write) file.written[at / sector] = true;
      if (!request.write && !file.written[at / sector]) m_disk->readUnwritten = true;
    }
    if (m_disk->keepsContent && request.write)
      std::memcpy(file.content.data() + request.offset.count, request.data, request.size.count);
  }

  std::shared_ptr<RowDisk> m_disk;
  std::size_t m_file;
  std::size_t m_depth;
  std::vector<UnderWay> m_underWay;
};

class RowFile : public DirectFile {
 public:
  RowFile(std::shared_ptr<RowDisk> disk, std::size_t number) : m_disk(std::move(disk)), m_number(number) {
    ++m_disk->openFiles;
  }
  ~RowFile() override {
    m_disk->onClose();
    --m_disk->openFiles;
  }

  Bytes size() const override { return m_disk->files[m_number]->size; }
  /// One at a time: what commits do.
  Status write(const std::byte*, Bytes size, Bytes offset) override {
    const std::size_t number = m_disk->came++;
    m_disk->onWait(number);
    const std::lock_guard lock(m_disk->mutex);
    const IoRequest request{0, true, nullptr, size, offset};
    m_disk->requests.push_back({m_number, true, offset, size});
    m_disk->nowNs += m_disk->takesNs(request);
    if (m_disk->error(number, request) != 0) return Error{"write-failed", {}};
    ++m_disk->written;
    return success();
  }
  Status read(std::byte*, Bytes, Bytes) override { return Error{"not-asked-for", {}}; }
  Status flush() override {
    const std::lock_guard lock(m_disk->mutex);
    ++m_disk->flushes;
    m_disk->nowNs += m_disk->flushNs;
    if (m_disk->flushError) return *m_disk->flushError;
    return success();
  }
  CacheBypass bypass() override { return m_disk->bypass; }
  std::optional<std::uint64_t> extents() const override { return m_disk->extents; }
  Result<std::unique_ptr<IoQueue>> openQueue(std::size_t depth) override {
    if (m_disk->queueError) return *m_disk->queueError;
    return Result<std::unique_ptr<IoQueue>>(std::make_unique<RowQueue>(m_disk, m_number, depth));
  }

 private:
  std::shared_ptr<RowDisk> m_disk;
  std::size_t m_number;
};

Result<std::unique_ptr<DirectFile>> makeFile(const std::shared_ptr<RowDisk>& disk, Bytes size, bool isThere) {
  if (disk->createError) return *disk->createError;
  auto file = std::make_shared<RowDisk::File>();
  file->size = size;
  file->written.assign(size.count / sector, isThere);
  if (disk->keepsContent) file->content.resize(size.count);
  const std::lock_guard lock(disk->mutex);
  disk->files.push_back(std::move(file));
  return Result<std::unique_ptr<DirectFile>>(std::make_unique<RowFile>(disk, disk->files.size() - 1));
}

}  // namespace

std::unique_ptr<Sensors> RowHost::makeSensors() {
  return std::make_unique<RowSensors>(disk);
}

Result<std::unique_ptr<Bench>> RowHost::makeBench(const Step&, std::uint64_t, std::stop_token) {
  return Error{"not-asked-for", {}};
}

Result<std::unique_ptr<DirectFile>> RowHost::createFile(const FolderFacts&, Bytes size) {
  return makeFile(disk, size, false);
}

FileMaker RowHost::fileMaker() {
  return [made = disk](const FolderFacts&, Bytes size, const std::stop_token&) {
    return makeFile(made, size, false);
  };
}

FileOpener RowHost::fileOpener() {
  return [made = disk](const std::string&) { return makeFile(made, 1_MiB, true); };
}

Plan rowPlan(const std::vector<DiskRow>& rows, const std::vector<std::string>& ops, Bytes file,
             std::size_t folders, bool zeros) {
  const std::vector<FolderFacts> facts = plainFolders(folders);
  Settings settings;
  settings.diskFile = file;
  settings.diskSeconds = 1;
  settings.diskZeros = zeros;
  Selection selection{.tests = {TestGroup::Disk}};
  selection.disk.ops = ops;
  // One profile has one row; the step of several is put together of theirs.
  Plan plan;
  for (const DiskRow& row : rows) {
    settings.diskProfile = DiskProfile::Custom;
    settings.diskCustom = row;
    auto one = makePlan({settings, selection}, plainMachine(1), facts);
    if (!one) return plan;
    if (plan.steps.empty())
      plan = *std::move(one);
    else
      plan.steps[0].cells.insert(plan.steps[0].cells.end(), one->steps[0].cells.begin(),
                                 one->steps[0].cells.end());
  }
  return plan;
}

RowOutcomes runRows(RowHost& host, const Plan& plan, const std::stop_token& stop,
                    const RowProgress& progress) {
  return runDiskRows(plan, plan.steps.at(0), host, progress, stop);
}

const Measured* measuredAt(const RowOutcomes& outcomes, std::size_t index) {
  return index < outcomes.results.size() ? std::get_if<Measured>(&outcomes.results[index].outcome) : nullptr;
}

const Reason* reasonOf(const Measured& measured, const std::string& id) {
  const auto found = std::ranges::find(measured.verdict.reasons, id, &Reason::id);
  return found == measured.verdict.reasons.end() ? nullptr : &*found;
}

std::string failureAt(const RowOutcomes& outcomes, std::size_t index) {
  const auto* failed = std::get_if<Failed>(&outcomes.results.at(index).outcome);
  return failed ? failed->error.id : std::string();
}

}  // namespace strata::test
