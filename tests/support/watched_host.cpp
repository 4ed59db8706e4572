// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/watched_host.h"

#include <utility>
#include <vector>

namespace strata::test {

namespace {

using Watch = WatchedHost::Watch;

class WatchedSensors : public Sensors {
 public:
  WatchedSensors(std::unique_ptr<Sensors> inner, Watch before)
      : m_inner(std::move(inner)), m_before(std::move(before)) {}

  std::uint64_t ticks() override { return m_inner->ticks(); }
  double ticksPerSecond() override { return m_inner->ticksPerSecond(); }
  double secondsPerStep() override { return m_inner->secondsPerStep(); }
  double suspendedSeconds() override { return m_inner->suspendedSeconds(); }
  ClockReading readClock() override {
    (*m_before)(Call::ReadClock);
    return m_inner->readClock();
  }
  double readAlu(double ghz) override {
    (*m_before)(Call::ReadAlu);
    return m_inner->readAlu(ghz);
  }
  ThreadCounters readCounters() override {
    (*m_before)(Call::ReadCounters);
    return m_inner->readCounters();
  }

 private:
  std::unique_ptr<Sensors> m_inner;
  Watch m_before;
};

class WatchedWorkload : public Workload {
 public:
  WatchedWorkload(Workload& inner, Watch before) : m_inner(inner), m_before(std::move(before)) {}

  std::uint64_t run(std::uint64_t units) override {
    (*m_before)(Call::Work);
    return m_inner.run(units);
  }
  void renew(std::uint64_t units) override {
    (*m_before)(Call::Renew);
    m_inner.renew(units);
  }

 private:
  Workload& m_inner;
  Watch m_before;
};

class WatchedBench : public Bench {
 public:
  WatchedBench(std::unique_ptr<Bench> inner, std::size_t cells, const Watch& before)
      : m_inner(std::move(inner)), m_before(before) {
    for (std::size_t cell = 0; cell < cells; ++cell) {
      m_workloads.push_back(std::make_unique<WatchedWorkload>(m_inner->workload(cell), before));
      Workload* const index = m_inner->indexOnly(cell);
      m_index.push_back(index ? std::make_unique<WatchedWorkload>(*index, before) : nullptr);
    }
  }
  ~WatchedBench() override { (*m_before)(Call::ReleaseBench); }

  Workload& workload(std::size_t cell) override { return *m_workloads[cell]; }
  Workload* indexOnly(std::size_t cell) override { return m_index[cell].get(); }
  PagesObtained pagesObtained() const override {
    (*m_before)(Call::AskPages);
    return m_inner->pagesObtained();
  }
  bool pagesRefused() const override { return m_inner->pagesRefused(); }

 private:
  std::unique_ptr<Bench> m_inner;
  Watch m_before;
  std::vector<std::unique_ptr<WatchedWorkload>> m_workloads;
  std::vector<std::unique_ptr<WatchedWorkload>> m_index;
};

class WatchedFile : public DirectFile {
 public:
  WatchedFile(std::unique_ptr<DirectFile> inner, Watch before)
      : m_inner(std::move(inner)), m_before(std::move(before)) {}
  ~WatchedFile() override { (*m_before)(Call::Close); }

  Bytes size() const override { return m_inner->size(); }
  Status write(const std::byte* data, Bytes size, Bytes offset) override {
    (*m_before)(Call::Write);
    return m_inner->write(data, size, offset);
  }
  Status read(std::byte* data, Bytes size, Bytes offset) override {
    (*m_before)(Call::Read);
    return m_inner->read(data, size, offset);
  }
  void writeOut(const std::stop_token& stop) override {
    (*m_before)(Call::WriteOut);
    m_inner->writeOut(stop);
  }
  Status flush() override {
    (*m_before)(Call::Flush);
    return m_inner->flush();
  }
  CacheBypass bypass() override {
    (*m_before)(Call::AskBypass);
    return m_inner->bypass();
  }
  std::optional<double> residentShare() const override { return m_inner->residentShare(); }
  std::optional<std::uint64_t> extents() const override { return m_inner->extents(); }

 private:
  std::unique_ptr<DirectFile> m_inner;
  Watch m_before;
};

}  // namespace

bool asksDisk(Call call) {
  return call >= Call::CreateFile;
}

WatchedHost::WatchedHost(Host& inner, std::function<void(Call)> before)
    : m_inner(inner), m_before(std::make_shared<const std::function<void(Call)>>(std::move(before))) {}

Status WatchedHost::bind(const ThreadPlace& place) {
  (*m_before)(Call::Bind);
  return m_inner.bind(place);
}

void WatchedHost::keepOff(const Plan& plan) {
  (*m_before)(Call::KeepOff);
  m_inner.keepOff(plan);
}

std::unique_ptr<Sensors> WatchedHost::makeSensors() {
  (*m_before)(Call::MakeSensors);
  return std::make_unique<WatchedSensors>(m_inner.makeSensors(), m_before);
}

Result<std::unique_ptr<Bench>> WatchedHost::makeBench(const Step& step, std::uint64_t seed,
                                                      std::stop_token stop) {
  (*m_before)(Call::MakeBench);
  auto bench = m_inner.makeBench(step, seed, std::move(stop));
  (*m_before)(Call::BenchMade);
  if (!bench) return bench;
  return std::unique_ptr<Bench>(
      std::make_unique<WatchedBench>(*std::move(bench), step.cells.size(), m_before));
}

Result<std::unique_ptr<DirectFile>> WatchedHost::createFile(const FolderFacts& folder, Bytes size) {
  return fileMaker()(folder, size, {});
}

FileMaker WatchedHost::watched(FileMaker maker) const {
  return [make = std::move(maker), before = m_before](
             const FolderFacts& folder, Bytes size,
             const std::stop_token& stop) -> Result<std::unique_ptr<DirectFile>> {
    (*before)(Call::CreateFile);
    auto file = make(folder, size, stop);
    if (!file) return file;
    return std::unique_ptr<DirectFile>(std::make_unique<WatchedFile>(*std::move(file), before));
  };
}

std::optional<double> WatchedHost::stolenSeconds(const std::vector<int>& cpus) {
  (*m_before)(Call::StolenSeconds);
  return m_inner.stolenSeconds(cpus);
}

std::optional<double> WatchedHost::loadAverage() {
  (*m_before)(Call::LoadAverage);
  return m_inner.loadAverage();
}

SystemClocks WatchedHost::clocks() {
  (*m_before)(Call::Clocks);
  return m_inner.clocks();
}

std::string WatchedHost::uuid() {
  (*m_before)(Call::Uuid);
  return m_inner.uuid();
}

}  // namespace strata::test
