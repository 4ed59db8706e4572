// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/sensors.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/machine/binding.h"
#include "core/machine/clock_check.h"
#include "core/machine/counters.h"
#include "core/machine/system_clocks.h"
#include "core/machine/ticks.h"
#include "kernels/probes.h"

namespace strata {

namespace {

constexpr double nominalHz = 3e9;
/// No core runs faster for now: what takes 1000 steps at this clock takes more at any other.
constexpr double fastestHz = 6e9;
constexpr double leastSteps = 1000;

/// Blocks of a loop so that it takes `seconds` on a 3 GHz core, and never under 1000 steps of the counter.
std::uint64_t blocksFor(double seconds, double cyclesPerBlock, double stepS) {
  const double cycles = std::max(seconds * nominalHz, leastSteps * stepS * fastestHz);
  return static_cast<std::uint64_t>(std::ceil(cycles / cyclesPerBlock));
}

class CoreSensors final : public Sensors {
 public:
  CoreSensors()
      : m_ticksPerSecond(strata::ticksPerSecond()),
        m_stepS(static_cast<double>(measureTicksPerStep()) / m_ticksPerSecond),
        m_addBlocks(blocksFor(10e-6, static_cast<double>(kernels::addsPerBlock), m_stepS)),
        m_mulBlocks(
            blocksFor(5e-6, static_cast<double>(kernels::mulsPerBlock) * kernels::mulLatencyCycles, m_stepS)),
        m_aluBlocks(blocksFor(2e-6, static_cast<double>(kernels::aluAddsPerBlock) / 6.0, m_stepS)),
        m_readingTicks(readingCost()) {
    calibrateMultiply();
    // The first reading of some systems takes milliseconds: not beside a sample.
    static_cast<void>(readThreadCounters());
  }

  std::uint64_t ticks() override { return readTicks(); }
  double ticksPerSecond() override { return m_ticksPerSecond; }
  double secondsPerStep() override { return m_stepS; }

  ClockReading readClock() override {
    const double addNs = std::min(addChainNs(), addChainNs());
    const double mulNs = std::min(mulChainNs(), mulChainNs());
    const double ghz = adds() / addNs;
    return {ghz, clocksAgree(ghz, muls() * m_mulCycles / mulNs)};
  }

  double readAlu(double ghz) override {
    const auto once = [this] { return elapsedNs([this] { kernels::aluThroughput(m_aluBlocks); }); };
    // Twice: after a walk through memory the loop itself has to be fetched again, which costs some percent.
    const double ns = std::min(once(), once());
    return static_cast<double>(m_aluBlocks * kernels::aluAddsPerBlock) / (ns * ghz);
  }

  ThreadCounters readCounters() override { return readThreadCounters(); }
  std::optional<double> processCpuSeconds() override { return strata::processCpuSeconds(); }
  bool affinityChanged(int cpu) override { return bindingChanged(cpu); }
  double suspendedSeconds() override { return strata::suspendedSeconds(); }

 private:
  double adds() const { return static_cast<double>(m_addBlocks * kernels::addsPerBlock); }
  double muls() const { return static_cast<double>(m_mulBlocks * kernels::mulsPerBlock); }

  double addChainNs() const {
    return elapsedNs([this] { kernels::addChain(m_addBlocks); });
  }
  double mulChainNs() const {
    return elapsedNs([this] { kernels::mulChain(m_mulBlocks); });
  }

  template <typename Loop>
  double elapsedNs(Loop loop) const {
    const std::uint64_t begin = readTicks();
    loop();
    const std::uint64_t taken = readTicks() - begin;
    const std::uint64_t net = taken > m_readingTicks ? taken - m_readingTicks : 1;
    return static_cast<double>(net) / m_ticksPerSecond * 1e9;
  }

  // Reading the counter twice takes 20 to 50 ns, a percent or two of the shortest probe.
  static std::uint64_t readingCost() {
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    for (int i = 0; i < 64; ++i) {
      const std::uint64_t begin = readTicks();
      least = std::min(least, readTicks() - begin);
    }
    return least;
  }

  void calibrateMultiply() {
    double addNs = std::numeric_limits<double>::max();
    double mulNs = addNs;
    for (int i = 0; i < 8; ++i) {
      addNs = std::min(addNs, addChainNs());
      mulNs = std::min(mulNs, mulChainNs());
    }
    m_mulCycles = multiplyLatency((mulNs / muls()) / (addNs / adds()), kernels::mulLatencyCycles);
  }

  double m_ticksPerSecond;
  double m_stepS;
  std::uint64_t m_addBlocks;
  std::uint64_t m_mulBlocks;
  std::uint64_t m_aluBlocks;
  std::uint64_t m_readingTicks;
  double m_mulCycles = kernels::mulLatencyCycles;
};

}  // namespace

std::unique_ptr<Sensors> makeCoreSensors() {
  return std::make_unique<CoreSensors>();
}

}  // namespace strata
