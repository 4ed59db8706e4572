// SPDX-License-Identifier: GPL-3.0-or-later
// The method of McCalpin's STREAM in words of our own, a peer for ./dev bench peers:
//
//     stream_loops ELEMENTS THREADS ROUNDS      three arrays of that many doubles, divided among the threads
//
// Four loops in turn, each round: copy, scale, add, triad; the first round does not count. Each thread is
// bound to a CPU of those that the process may use, and touches its part first. One line a loop goes to
// standard output, with tabs between: its name, MB/s of the best round, MB/s of all rounds that count. As
// STREAM does, a loop counts the bytes that it loads and those that it stores.
//
// STREAM is for arrays far larger than caches. So that small ones can be timed too, a round goes over the
// arrays as often as it takes to last minimumRoundNs.
#include <sched.h>

#include <algorithm>
#include <barrier>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

constexpr double minimumRoundNs = 2e6;
constexpr double factor = 3.0;

struct Arrays {
  double* a;
  double* b;
  double* c;
};

struct Loop {
  const char* name;
  std::size_t bytesPerElement;
  void (*pass)(const Arrays& arrays, std::size_t begin, std::size_t end);
};

// STREAM has its arrays as globals, so its users' compilers know that they do not overlap. Here __restrict
// says so.
void copyPass(const Arrays& arrays, std::size_t begin, std::size_t end) {
  double* __restrict c = arrays.c;
  const double* __restrict a = arrays.a;
  for (std::size_t i = begin; i < end; ++i) c[i] = a[i];
}

void scalePass(const Arrays& arrays, std::size_t begin, std::size_t end) {
  double* __restrict b = arrays.b;
  const double* __restrict c = arrays.c;
  for (std::size_t i = begin; i < end; ++i) b[i] = factor * c[i];
}

void addPass(const Arrays& arrays, std::size_t begin, std::size_t end) {
  double* __restrict c = arrays.c;
  const double* __restrict a = arrays.a;
  const double* __restrict b = arrays.b;
  for (std::size_t i = begin; i < end; ++i) c[i] = a[i] + b[i];
}

void triadPass(const Arrays& arrays, std::size_t begin, std::size_t end) {
  double* __restrict a = arrays.a;
  const double* __restrict b = arrays.b;
  const double* __restrict c = arrays.c;
  for (std::size_t i = begin; i < end; ++i) a[i] = b[i] + factor * c[i];
}

constexpr Loop loops[] = {
    {"copy", 16, copyPass}, {"scale", 16, scalePass}, {"add", 24, addPass}, {"triad", 24, triadPass}};

struct Times {
  std::size_t passes = 1;  // of a round
  double bestNs = 0;
  double sumNs = 0;
};

std::vector<int> usableCpus() {
  cpu_set_t set;
  CPU_ZERO(&set);
  std::vector<int> cpus;
  if (sched_getaffinity(0, sizeof set, &set) != 0) return cpus;
  for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu)
    if (CPU_ISSET(static_cast<unsigned>(cpu), &set)) cpus.push_back(cpu);
  return cpus;
}

bool bindTo(int cpu) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(static_cast<unsigned>(cpu), &set);
  return sched_setaffinity(0, sizeof set, &set) == 0;
}

// Times stand still between the two barriers of a round but for the first thread, which alone writes them.
class Work {
 public:
  Work(const Arrays& arrays, std::size_t elements, std::size_t threads, int rounds)
      : m_arrays(arrays),
        m_elements(elements),
        m_threads(threads),
        m_rounds(rounds),
        m_barrier(static_cast<std::ptrdiff_t>(threads)) {}

  void run(std::size_t thread) {
    const std::size_t begin = m_elements * thread / m_threads;
    const std::size_t end = m_elements * (thread + 1) / m_threads;
    for (std::size_t i = begin; i < end; ++i) {
      m_arrays.a[i] = 1.0;
      m_arrays.b[i] = 2.0;
      m_arrays.c[i] = 0.0;
    }
    for (int round = 0; round <= m_rounds; ++round)
      for (std::size_t loop = 0; loop < std::size(loops); ++loop) roundOf(loop, round, thread, begin, end);
  }

  [[nodiscard]] const Times& timesOf(std::size_t loop) const { return m_times[loop]; }

 private:
  void roundOf(std::size_t loop, int round, std::size_t thread, std::size_t begin, std::size_t end) {
    m_barrier.arrive_and_wait();
    const std::size_t passes = m_times[loop].passes;
    const Clock::time_point start = Clock::now();
    for (std::size_t pass = 0; pass < passes; ++pass) {
      loops[loop].pass(m_arrays, begin, end);
      asm volatile("" ::: "memory");
    }
    m_barrier.arrive_and_wait();
    if (thread == 0)
      note(m_times[loop], round, std::chrono::duration<double, std::nano>(Clock::now() - start).count());
  }

  void note(Times& times, int round, double ns) const {
    if (round == 0) {  // cold, and so at worst a few passes too few
      times.passes = std::max<std::size_t>(1, static_cast<std::size_t>(minimumRoundNs / std::max(ns, 1.0)));
      return;
    }
    times.bestNs = round == 1 ? ns : std::min(times.bestNs, ns);
    times.sumNs += ns;
  }

  Arrays m_arrays;
  std::size_t m_elements;
  std::size_t m_threads;
  int m_rounds;
  std::barrier<> m_barrier;
  Times m_times[std::size(loops)];
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: stream_loops ELEMENTS THREADS ROUNDS\n");
    return 2;
  }
  const std::size_t elements = std::stoull(argv[1]);
  const std::size_t threads = std::stoull(argv[2]);
  const int rounds = std::stoi(argv[3]);
  const std::vector<int> cpus = usableCpus();
  if (elements < threads || threads < 1 || rounds < 1 || cpus.empty()) {
    std::fprintf(stderr, "stream_loops: nothing to do\n");
    return 2;
  }

  // Not written to here: each thread touches its own pages first. Some lines apart, so that arrays of whole
  // pages do not share the low twelve bits of their addresses.
  constexpr std::size_t lineBytes = 64;
  constexpr std::size_t lineElements = lineBytes / sizeof(double);
  const std::size_t apart = (elements / lineElements + 1) * lineElements + 8 * lineElements;
  const auto memory = std::unique_ptr<double[]>(new double[3 * apart + lineElements]);
  const auto misaligned = reinterpret_cast<std::uintptr_t>(memory.get()) % lineBytes;
  double* const a = memory.get() + (lineBytes - misaligned) / sizeof(double);
  Work work({a, a + apart, a + 2 * apart}, elements, threads, rounds);

  std::vector<std::jthread> team;
  for (std::size_t thread = 0; thread < threads; ++thread)
    team.emplace_back([&, thread] {
      if (!bindTo(cpus[thread % cpus.size()])) std::fprintf(stderr, "stream_loops: a thread is not bound\n");
      work.run(thread);
    });
  team.clear();

  for (std::size_t loop = 0; loop < std::size(loops); ++loop) {
    const Times& times = work.timesOf(loop);
    const double megabytes =
        1e-6 * static_cast<double>(loops[loop].bytesPerElement * elements * times.passes);
    std::printf("%s\t%.1f\t%.1f\n", loops[loop].name, 1e9 * megabytes / times.bestNs,
                1e9 * megabytes * rounds / times.sumNs);
  }
}
