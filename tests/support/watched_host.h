// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "core/engine/host.h"

namespace strata::test {

/// All that the engine asks of the machine, but the time.
enum class Call {
  Bind,
  KeepOff,
  MakeSensors,
  MakeBench,
  BenchMade,  ///< after it, unlike all others
  StolenSeconds,
  LoadAverage,
  Clocks,
  Uuid,
  ReadClock,
  ReadAlu,
  ReadCounters,
  Renew,
  Work,
  AskPages,
  ReleaseBench,
  CreateFile,
  Write,
  Read,
  WriteOut,
  Flush,
  AskBypass,
  Close
};

/// Whether it goes to the disk.
bool asksDisk(Call call);

/// A host that tells of each call before it hands it on to another.
class WatchedHost : public Host {
 public:
  /// `before` is called on the thread that makes the call, for as long as any file or sensor lives; `inner`
  /// lives as long as this.
  WatchedHost(Host& inner, std::function<void(Call)> before);

  Status bind(const ThreadPlace& place) override;
  void keepOff(const Plan& plan) override;
  std::unique_ptr<Sensors> makeSensors() override;
  Result<std::unique_ptr<Bench>> makeBench(const Step& step, std::uint64_t seed,
                                           std::stop_token stop) override;
  Result<std::unique_ptr<DirectFile>> createFile(const FolderFacts& folder, Bytes size) override;
  FileMaker fileMaker() override { return watched(m_inner.fileMaker()); }
  FileMaker logMaker() override { return watched(m_inner.logMaker()); }
  std::optional<double> stolenSeconds(const std::vector<int>& cpus) override;
  std::optional<double> loadAverage() override;
  SystemClocks clocks() override;
  std::string uuid() override;

  using Watch = std::shared_ptr<const std::function<void(Call)>>;

 private:
  FileMaker watched(FileMaker maker) const;

  Host& m_inner;
  Watch m_before;
};

}  // namespace strata::test
