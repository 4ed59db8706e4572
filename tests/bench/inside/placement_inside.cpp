// SPDX-License-Identifier: GPL-3.0-or-later
// How long each kernel takes, for ./dev bench placement: built once for each place of the kernels' code.
// Prints a line of kernel and nanoseconds a unit of work (the lower quartile of many short windows, in
// caches), a tab between. Functions of the C library are left out: they lie where that library has them.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <functional>
#include <numeric>
#include <random>
#include <type_traits>
#include <vector>

#include "core/machine/topology.h"
#include "core/plan/needs.h"
#include "core/stats/summary.h"
#include "kernels/catalog.h"
#include "kernels/chunks.h"
#include "kernels/floating.h"
#include "kernels/heapsort.h"

namespace strata::test {

namespace {

constexpr std::size_t regionBytes = 8192;
constexpr int windows = 40;
constexpr double windowNs = 1e5;

struct Buffers {
  alignas(4096) std::array<std::byte, regionBytes> source{};
  alignas(4096) std::array<std::byte, regionBytes + 64> destination{};
  std::vector<std::uint32_t> order;
  std::vector<std::int32_t> numbers = std::vector<std::int32_t>(4 * kernels::heapsortLength);
  std::minstd_rand random{1};
};

/// Units of work that were done, when about so many are wanted.
using Work = std::function<std::uint64_t(std::uint64_t)>;

/// One cycle through the cache lines of the source, in random order; each chain begins elsewhere on it.
kernels::ChaseWalk linkedLines(Buffers& buffers) {
  constexpr std::size_t line = 64;
  std::vector<std::size_t> lines(regionBytes / line);
  std::iota(lines.begin(), lines.end(), 0u);
  std::shuffle(lines.begin(), lines.end(), buffers.random);
  const auto place = [&](std::size_t i) { return buffers.source.data() + lines[i % lines.size()] * line; };
  for (std::size_t i = 0; i < lines.size(); ++i) *reinterpret_cast<const void**>(place(i)) = place(i + 1);
  kernels::ChaseWalk walk;
  for (std::size_t chain = 0; chain < kernels::mostChains; ++chain)
    walk.at[chain] = place(chain * lines.size() / kernels::mostChains);
  return walk;
}

kernels::Walk walkOf(const kernels::Kernel& kernel, Buffers& buffers) {
  kernels::Walk walk;
  walk.source = buffers.source.data();
  walk.destination = buffers.destination.data();
  walk.elements = regionBytes / std::max(kernel.widthBytes, 1u);
  walk.seeds = {1, 2, 3, 4};
  walk.order = buffers.order.data();
  walk.chunks = buffers.order.size();
  return walk;
}

Work workOf(const kernels::Kernel& kernel, Buffers& buffers) {
  return std::visit(
      [&](auto function) -> Work {
        using Function = decltype(function);
        if constexpr (std::is_same_v<Function, kernels::WalkFunction>) {
          return [function, walk = walkOf(kernel, buffers)](std::uint64_t units) mutable {
            return function(walk, units);
          };
        } else if constexpr (std::is_same_v<Function, kernels::ChaseFunction>) {
          return [function, walk = linkedLines(buffers)](std::uint64_t units) mutable {
            return function(walk, units);
          };
        } else if constexpr (std::is_same_v<Function, kernels::RegionCopyFunction>) {
          const kernels::RegionCopy copy{buffers.source.data(), buffers.destination.data(), regionBytes, 512};
          return [function, copy](std::uint64_t units) { return function(copy, units); };
        } else if constexpr (std::is_same_v<Function, kernels::RegisterFunction>) {
          return [function](std::uint64_t units) { return function(units); };
        } else if constexpr (std::is_same_v<Function, kernels::FloatingFunction>) {
          return [function](std::uint64_t units) {
            kernels::FloatingState state = kernels::floatingStart;
            function(state, units);
            return units;
          };
        } else {
          return {};
        }
      },
      kernel.function);
}

double nanoseconds(const std::function<void()>& work) {
  const auto begin = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - begin).count();
}

double nsOfUnit(const Work& work) {
  std::uint64_t units = 64;
  for (; units < 1u << 30; units *= 2)
    if (nanoseconds([&] { work(units); }) > windowNs) break;
  std::vector<double> each;
  for (int i = 0; i < windows; ++i) {
    std::uint64_t done = 0;
    const double ns = nanoseconds([&] { done = work(units); });
    if (done == 0) return 0;
    each.push_back(ns / static_cast<double>(done));
  }
  return *std::ranges::min_element(each);
}

/// Fresh numbers for each window, the same in each program. Some are sorted sooner than others, so the lower
/// quartile says more than the fastest.
double nsOfSort(kernels::SortFunction sort, Buffers& buffers) {
  const std::size_t arrays = buffers.numbers.size() / kernels::heapsortLength;
  std::vector<double> each;
  for (int i = 0; i < windows * 4; ++i) {
    for (std::int32_t& number : buffers.numbers)
      number = static_cast<std::int32_t>(buffers.random() - std::minstd_rand::max() / 2);
    each.push_back(nanoseconds([&] { sort(buffers.numbers.data(), arrays); }) / static_cast<double>(arrays));
  }
  return quantile(each, 0.25);
}

void measureAll() {
  const auto machine = readMachine();
  if (!machine) return;
  static Buffers buffers;
  for (std::byte& byte : buffers.source) byte = std::byte{1};
  buffers.order.resize(regionBytes / kernels::chunkBytes);
  std::iota(buffers.order.begin(), buffers.order.end(), 0u);
  std::shuffle(buffers.order.begin(), buffers.order.end(), buffers.random);
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    if (!provides(*machine, kernel.needs) || kernel.family == kernels::Family::Library) continue;
    const auto* sort = std::get_if<kernels::SortFunction>(&kernel.function);
    const Work work = workOf(kernel, buffers);
    const double ns = sort ? nsOfSort(*sort, buffers) : work ? nsOfUnit(work) : 0;
    if (ns > 0) std::printf("%s\t%.6f\n", std::string(kernel.id).c_str(), ns);
  }
}

}  // namespace

}  // namespace strata::test

int main() {
  strata::test::measureAll();
}
