// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/engine/host.h"

namespace strata::test {

/// The machine itself, for tests that override the calls which they watch.
class PassingHost : public Host {
 public:
  std::optional<std::jthread> startThread(std::function<void()> body) override {
    return m_machine->startThread(std::move(body));
  }
  Status bind(const ThreadPlace& place) override { return m_machine->bind(place); }
  void keepOff(const Plan& plan) override { m_machine->keepOff(plan); }
  std::unique_ptr<RaisedPriority> raisePriority() override { return m_machine->raisePriority(); }
  std::unique_ptr<Awake> stayAwake() override { return m_machine->stayAwake(); }
  void runAnywhere(const Plan& plan) override { m_machine->runAnywhere(plan); }
  std::unique_ptr<Sensors> makeSensors() override { return m_machine->makeSensors(); }
  Result<std::unique_ptr<Bench>> makeBench(const Step& step, std::uint64_t seed,
                                           std::stop_token stop) override {
    return m_machine->makeBench(step, seed, std::move(stop));
  }
  Result<std::unique_ptr<KindBench>> makeKindBench(const Step& step, std::uint64_t seed,
                                                   std::stop_token stop) override {
    return m_machine->makeKindBench(step, seed, std::move(stop));
  }
  Result<std::unique_ptr<DirectFile>> createFile(const FolderFacts& folder, Bytes size) override {
    return m_machine->createFile(folder, size);
  }
  FileMaker fileMaker() override { return m_machine->fileMaker(); }
  FileMaker logMaker() override { return m_machine->logMaker(); }
  FileOpener fileOpener() override { return m_machine->fileOpener(); }
  std::optional<double> othersBusySeconds() override { return m_machine->othersBusySeconds(); }
  std::optional<double> stolenSeconds(const std::vector<int>& cpus) override {
    return m_machine->stolenSeconds(cpus);
  }
  std::optional<double> loadAverage() override { return m_machine->loadAverage(); }
  SystemClocks clocks() override { return m_machine->clocks(); }
  std::string uuid() override { return m_machine->uuid(); }

 private:
  std::unique_ptr<Host> m_machine = makeMachineHost();
};

}  // namespace strata::test
