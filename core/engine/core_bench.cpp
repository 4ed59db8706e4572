// SPDX-License-Identifier: GPL-3.0-or-later
// Steps that are made of what other tests have. Cores: arithmetic and reads in one step. Numa: a chase or a
// read.
#include <utility>
#include <vector>

#include "core/engine/workloads.h"

namespace strata {

namespace {

/// A cell's part: which of the two benches has it, and where.
struct Place {
  bool isRead = false;
  std::size_t cell = 0;
};

class CoreBench : public Bench {
 public:
  CoreBench(std::vector<Place> places, std::unique_ptr<Bench> arithmetic, std::unique_ptr<Bench> reads)
      : m_places(std::move(places)), m_arithmetic(std::move(arithmetic)), m_reads(std::move(reads)) {}

  Workload& workload(std::size_t cell) override {
    const Place place = m_places[cell];
    return (place.isRead ? m_reads : m_arithmetic)->workload(place.cell);
  }
  std::optional<double> memoryElsewhere(int cpu) const override {
    return m_reads ? m_reads->memoryElsewhere(cpu) : std::nullopt;
  }
  PagesObtained pagesObtained() const override {
    return m_reads ? m_reads->pagesObtained() : PagesObtained{};
  }
  bool pagesRefused() const override { return m_reads && m_reads->pagesRefused(); }

 private:
  std::vector<Place> m_places;
  std::unique_ptr<Bench> m_arithmetic;  ///< null where no cell computes
  std::unique_ptr<Bench> m_reads;       ///< null where no cell reads
};

}  // namespace

Result<std::unique_ptr<Bench>> makeNodeBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                             const PageSource& pages) {
  const bool chases = !step.cells.empty() && step.cells.front().parameters.op == "latency";
  return (chases ? makeChaseBench : makeWalkBench)(step, seed, std::move(stop), pages);
}

Result<std::unique_ptr<Bench>> makeCoreBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                             const PageSource& pages) {
  Step arithmetic = step;
  Step reads = step;
  arithmetic.cells.clear();
  reads.cells.clear();
  std::vector<Place> places;
  for (const PlannedCell& cell : step.cells) {
    const bool isRead = cell.parameters.regionBytes.has_value();
    std::vector<PlannedCell>& cells = (isRead ? reads : arithmetic).cells;
    places.push_back({isRead, cells.size()});
    cells.push_back(cell);
  }
  std::unique_ptr<Bench> benches[2];
  if (!arithmetic.cells.empty()) {
    auto made = makeProcessorBench(arithmetic, seed);
    if (!made) return made.error();
    benches[0] = *std::move(made);
  }
  if (!reads.cells.empty()) {
    auto made = makeWalkBench(reads, seed, std::move(stop), pages);
    if (!made) return made.error();
    benches[1] = *std::move(made);
  }
  return std::unique_ptr<Bench>(
      std::make_unique<CoreBench>(std::move(places), std::move(benches[0]), std::move(benches[1])));
}

}  // namespace strata
