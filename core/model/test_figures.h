// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Figures that only some tests have: latencies, pauses, the course over time. core/model/fields.h has their
/// keys, from which files, shared copies and columns follow.
namespace strata {

/// A share of the operations, and the time that none of them exceeded.
struct LatencyQuantile {
  double fraction = 0;  ///< 0 … 1
  std::uint64_t ns = 0;

  friend bool operator==(const LatencyQuantile&, const LatencyQuantile&) = default;
};

/// A stretch of a test that goes on for long.
struct EnduranceStretch {
  std::uint64_t bytes = 0;  ///< written since the beginning, at its end
  double rate = 0;          ///< MB/s
  std::uint64_t p50Ns = 0;
  std::uint64_t p99Ns = 0;
  std::uint64_t maxNs = 0;

  friend bool operator==(const EnduranceStretch&, const EnduranceStretch&) = default;
};

/// Figures of a disk test; see IoQueue for the engines.
struct DiskFigures {
  std::string engine;              ///< "io-uring", "iocp", "threads", "null"; see commitQueue for commits
  double operationsPerSecond = 0;  ///< × the block = the rate
  /// Latencies of all operations of the window by rising fraction; 0.5, 0.9, 0.99, 0.999 and 1 are always
  /// among them.
  std::vector<LatencyQuantile> latency;
  /// Queue depth × threads × block ÷ median time of an operation, in the cell's unit: repeats better than the
  /// total on a disk that others use.
  double medianOperationRate = 0;
  std::optional<double> cpuPercent;         ///< of one CPU, by this process and what the kernel did for it
  std::vector<EnduranceStretch> stretches;  ///< endurance: rate against bytes written, at most 256
  /// Pieces that the files lie in, of all folders together; absent where the system does not tell.
  std::optional<std::uint64_t> extents;

  friend bool operator==(const DiskFigures&, const DiskFigures&) = default;
};

/// Figures of the network test.
struct NetworkFigures {
  /// Times of round trips, or of chunks from the start of sending to the answer. Fractions as in DiskFigures.
  /// Empty for streams.
  std::vector<LatencyQuantile> latency;
  /// Percent of one CPU that this process, and the system on its behalf, used in the counted time.
  std::optional<double> cpuPercent;
  std::optional<double> peerCpuPercent;          ///< the same at the other end; of several the most
  std::optional<std::uint64_t> retransmissions;  ///< segments sent again by the ends that tell
  std::optional<double> toRate;                  ///< both ways at once: of each, MB/s
  std::optional<double> fromRate;

  friend bool operator==(const NetworkFigures&, const NetworkFigures&) = default;
};

/// A stretch of time in which a thread that did nothing but read the counter did not run.
struct Pause {
  std::uint64_t beginNs = 0;  ///< since the watch began
  std::uint64_t ns = 0;       ///< how long it was

  friend bool operator==(const Pause&, const Pause&) = default;
};

/// The number of pauses of a CPU that are kept: the longest, or all where there were no more.
inline constexpr std::size_t mostStoredPauses = 256;

/// Figures of the test of pauses: of a CPU that was watched, or of the wake-ups of a sleeping thread.
struct PauseFigures {
  std::uint64_t count = 0;  ///< pauses, or wake-ups
  double watchedS = 0;      ///< from the first reading of the counter to the last; of a live figure: planned
  std::uint64_t leftOut = 0;  ///< pauses that are not among `pauses`
  std::vector<Pause> pauses;  ///< by their begin, at most mostStoredPauses; none of wake-ups
  /// Lengths of all pauses, or delays of all wake-ups, by rising fraction; 0.5, 0.9, 0.99, 0.999 and 1. Empty
  /// where there was none.
  std::vector<LatencyQuantile> latency;
  /// The share of the watched time in which the system says that the thread was on no CPU …
  std::optional<double> offCpuPercent;
  std::optional<double> stolenPercent;    ///< … and that in which the host of a virtual machine ran others
  std::optional<std::uint64_t> switches;  ///< how often the system took the CPU from the thread

  friend bool operator==(const PauseFigures&, const PauseFigures&) = default;
};

/// The course of the test of sustained performance, in pieces of equal length, the first one first. A list is
/// empty where the system does not tell what it would have, and else as long as `endS`.
struct SustainedTrace {
  std::vector<double> endS;          ///< of each piece, since the load began
  std::vector<double> sharePercent;  ///< its rate, in percent of SustainedFigures::referenceRate
  std::vector<double> clockGhz;      ///< median over the threads
  std::vector<double> temperatureC;  ///< of the hottest sensor of the processor, when the piece ended
  std::vector<double> powerW;        ///< of all packages
  std::vector<double> limitPercent;  ///< of its clock that the system lets the processor have

  friend bool operator==(const SustainedTrace&, const SustainedTrace&) = default;
};

/// The most pieces that are kept of a trace: longer ones are kept in longer pieces.
inline constexpr std::size_t mostStoredPieces = 2000;

/// How hot macOS says that it is, as a program may ask without rights: from Serious on it is slower for that.
enum class ThermalState : std::uint8_t { Nominal, Fair, Serious, Critical };
/// Their names in files, in that order.
inline constexpr std::array<std::string_view, 4> thermalStateNames{"nominal", "fair", "serious", "critical"};

/// Figures of the test of sustained performance.
struct SustainedFigures {
  double plannedS = 0;
  double referenceRate = 0;  ///< median of seconds 2 to 12, of all threads together, in `rateUnit`
  double sustainedRate = 0;  ///< median after the fall, or of all after the second second where there is none
  std::string rateUnit;      ///< "MOPs/s", "MB/s"
  std::optional<double> fallS;          ///< when the rate fell for good; absent: it did not
  std::optional<double> offCpuPercent;  ///< share of the threads' time in which they were on no CPU …
  std::optional<double> stolenPercent;  ///< … and of the CPUs' time that the host of a virtual machine took
  bool perCpuTime = false;              ///< rates are work per CPU time, since others took some of the time
  std::optional<std::uint64_t> throttles;  ///< how often the processor says that it was too hot
  /// One of thermalStateNames: the hottest while the load went on. Empty where the system has no such word.
  std::string thermalState;
  SustainedTrace trace;

  friend bool operator==(const SustainedFigures&, const SustainedFigures&) = default;
};

/// All of them: of one figure one is there, or none. A result, its value so far and its figure in a chart
/// have them alike, so that what a test adds reaches every chart as soon as it is measured.
struct TestFigures {
  std::optional<DiskFigures> disk = {};  ///< disk in rows; absent for Classic
  std::optional<NetworkFigures> network = {};
  std::optional<PauseFigures> pauses = {};
  std::optional<SustainedFigures> sustained = {};

  /// This part of a struct that has it as a base, to copy it from and to.
  TestFigures& ofTest() { return *this; }
  const TestFigures& ofTest() const { return *this; }

  // Compiled once, in run.cpp, as those of Run are.
  TestFigures();
  TestFigures(const TestFigures&);
  TestFigures(TestFigures&&) noexcept;
  TestFigures& operator=(const TestFigures&);
  TestFigures& operator=(TestFigures&&) noexcept;
  ~TestFigures();

  friend bool operator==(const TestFigures&, const TestFigures&) = default;
};

}  // namespace strata
