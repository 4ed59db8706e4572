// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <variant>
#include <vector>

#include "core/base/random_words.h"
#include "core/engine/workloads.h"
#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"
#include "kernels/floating.h"

namespace strata {

namespace {

using kernels::heapsortLength;

/// Sorts array after array of a pool. The pool is renewed before each sample; a window that outlasts it
/// renews it on the way, which adds about two percent.
class SortWorkload : public Workload {
 public:
  SortWorkload(kernels::SortFunction sort, std::uint64_t seed) : m_sort(sort), m_random(seed) {
    m_pool.resize(mostArrays * heapsortLength);
    fill(mostArrays);
  }

  std::uint64_t run(std::uint64_t units) override {
    for (std::uint64_t left = units; left > 0;) {
      if (m_next == m_filled) fill(m_filled);
      const std::uint64_t now = std::min(left, m_filled - m_next);
      m_sort(m_pool.data() + m_next * heapsortLength, now);
      m_next += now;
      left -= now;
    }
    return units;
  }

  void renew(std::uint64_t units) override { fill(std::clamp<std::uint64_t>(units, 1, mostArrays)); }

 private:
  /// 1 MiB: a window of threads that share CPUs turns it over often enough not to be learnt, and it fits into
  /// L2.
  static constexpr std::uint64_t mostArrays = 256;

  void fill(std::uint64_t arrays) {
    const std::size_t bytes = arrays * heapsortLength * sizeof(std::int32_t);
    auto* const data = reinterpret_cast<unsigned char*>(m_pool.data());
    for (std::size_t at = 0; at < bytes; at += sizeof(std::uint64_t)) {
      const std::uint64_t word = m_random.next();
      std::memcpy(data + at, &word, sizeof word);
    }
    m_filled = arrays;
    m_next = 0;
  }

  kernels::SortFunction m_sort;
  RandomWords m_random;
  std::vector<std::int32_t> m_pool;
  std::uint64_t m_filled = 0;
  std::uint64_t m_next = 0;
};

class FloatingWorkload : public Workload {
 public:
  explicit FloatingWorkload(kernels::FloatingFunction loop) : m_loop(loop) {}

  std::uint64_t run(std::uint64_t units) override {
    m_loop(m_state, units);
    return units;
  }

 private:
  kernels::FloatingFunction m_loop;
  kernels::FloatingState m_state = kernels::floatingStart;
};

class RegisterWorkload : public Workload {
 public:
  explicit RegisterWorkload(kernels::RegisterFunction loop) : m_loop(loop) {}
  std::uint64_t run(std::uint64_t units) override { return m_loop(units); }

 private:
  kernels::RegisterFunction m_loop;
};

/// A store and the load behind it, at the cell's place in a page.
class ForwardWorkload : public Workload {
 public:
  ForwardWorkload(kernels::ForwardFunction loop, const Parameters& of) : m_loop(loop) {
    const auto storeAt = static_cast<std::uint64_t>(of.storeAt.value_or(0));
    // The next page begins at a power of two behind the store, where that crosses into it.
    const std::uint64_t page = std::max(leastPage.count, std::bit_ceil(storeAt + 1));
    m_bytes.resize(page + storeAt + beside);
    void* at = m_bytes.data();
    std::size_t room = m_bytes.size();
    auto* const begin = static_cast<std::byte*>(std::align(page, storeAt + beside, at, room));
    m_on.store = begin + storeAt;
    m_on.load = m_on.store + of.offset.value_or(0);
    m_on.value = {0x0102030405060708, 0x1112131415161718};
  }

  std::uint64_t run(std::uint64_t units) override { return m_loop(m_on, units); }

 private:
  static constexpr std::uint64_t beside = 64;  ///< more than a load takes behind the store's first byte

  kernels::ForwardFunction m_loop;
  std::vector<std::byte> m_bytes;
  kernels::Forwarding m_on;
};

class ProcessorBench : public Bench {
 public:
  ProcessorBench(const Step& step, std::uint64_t seed) {
    for (const PlannedCell& cell : step.cells) {
      const kernels::Kernel& kernel = *kernels::find(cell.kernel);
      if (const auto* sort = std::get_if<kernels::SortFunction>(&kernel.function))
        m_workloads.push_back(std::make_unique<SortWorkload>(*sort, seed));
      else if (const auto* transfers = std::get_if<kernels::RegisterFunction>(&kernel.function))
        m_workloads.push_back(std::make_unique<RegisterWorkload>(*transfers));
      else if (const auto* forwards = std::get_if<kernels::ForwardFunction>(&kernel.function))
        m_workloads.push_back(std::make_unique<ForwardWorkload>(*forwards, cell.parameters));
      else
        m_workloads.push_back(
            std::make_unique<FloatingWorkload>(std::get<kernels::FloatingFunction>(kernel.function)));
    }
  }

  Workload& workload(std::size_t cell) override { return *m_workloads[cell]; }

 private:
  std::vector<std::unique_ptr<Workload>> m_workloads;
};

}  // namespace

Result<std::unique_ptr<Bench>> makeProcessorBench(const Step& step, std::uint64_t seed) {
  try {
    return std::unique_ptr<Bench>(std::make_unique<ProcessorBench>(step, seed));
  } catch (const std::bad_alloc&) {
    return Error{"allocation-failed", {{"size_bytes", std::int64_t{1} << 20}}};
  }
}

}  // namespace strata
