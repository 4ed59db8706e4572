// SPDX-License-Identifier: GPL-3.0-or-later
// Memory kinds: stores to memory of a kind, and copies to it from regular memory. Framebuffer: the same, and
// reads of it.
#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/pieces.h"
#include "core/engine/arena_bench.h"
#include "core/engine/fill_non_zero.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

class MemoryKindBench : public KindBench {
 public:
  MemoryKindBench(Arena source, const Step& step, KindAllocator allocate, std::stop_token stop)
      : m_step(step), m_source(std::move(source)), m_allocate(std::move(allocate)), m_stop(std::move(stop)) {
    m_readRegular = readsOf(m_source.data());
  }
  ~MemoryKindBench() override {
    m_memory.reset();
    releaseArena(std::move(m_source), m_stop);
  }

  Status renew(std::size_t cell) override {
    m_memory.reset();
    const PlannedCell& planned = m_step.cells[cell];
    const auto kind = memoryKindFromName(planned.parameters.memoryKind.value_or(""));
    auto memory = m_allocate(kind.value_or(MemoryKind::Regular), m_step.region, m_stop);
    if (!memory) return memory.error();
    m_memory = *std::move(memory);
    const kernels::Kernel& kernel = *kernels::find(planned.kernel);
    kernels::Walk walk;
    walk.source = m_source.data();
    walk.destination = m_memory->data();
    walk.elements = m_step.region.count / kernel.widthBytes;
    m_use = kernelWorkload(std::get<kernels::WalkFunction>(kernel.function), walk);
    m_read = readsOf(m_memory->data());
    return success();
  }

  std::optional<MemoryKind> reported() const override { return m_memory->reported(); }
  PagesObtained pagesObtained() const override { return m_memory->pagesObtained(); }
  Workload& use() override { return *m_use; }
  Workload& read() override { return *m_read; }
  Workload& readRegular() override { return *m_readRegular; }

 private:
  std::unique_ptr<Workload> readsOf(const std::byte* data) const {
    const kernels::Kernel& reader = *kernels::find("read-serial-8");
    kernels::Walk walk;
    walk.source = data;
    walk.elements = std::min(m_step.region, kindReadPart).count / reader.widthBytes;
    return kernelWorkload(std::get<kernels::WalkFunction>(reader.function), walk);
  }

  Step m_step;
  Arena m_source;
  KindAllocator m_allocate;
  std::stop_token m_stop;
  std::unique_ptr<KindMemory> m_memory;  // of the cell
  std::unique_ptr<Workload> m_use;
  std::unique_ptr<Workload> m_read;
  std::unique_ptr<Workload> m_readRegular;
};

class PictureBench : public Bench {
 public:
  PictureBench(Arena source, std::unique_ptr<KindMemory> picture, const Step& step, std::uint64_t seed,
               std::stop_token stop)
      : m_source(std::move(source)), m_picture(std::move(picture)), m_stop(std::move(stop)) {
    RandomWords random(seed);
    for (const PlannedCell& cell : step.cells) {
      const kernels::Kernel& kernel = *kernels::find(cell.kernel);
      kernels::Walk walk;
      walk.source = kernel.family == kernels::Family::Read ? m_picture->data() : m_source.data();
      walk.destination = m_picture->data();
      walk.elements = step.region.count / kernel.widthBytes;
      for (std::uint64_t& state : walk.seeds) state = random.next();
      m_workloads.push_back(kernelWorkload(std::get<kernels::WalkFunction>(kernel.function), walk));
    }
  }
  ~PictureBench() override {
    m_picture.reset();  // at once: somebody is looking at it
    releaseArena(std::move(m_source), m_stop);
  }

  Workload& workload(std::size_t cell) override { return *m_workloads[cell]; }

 private:
  Arena m_source;
  std::unique_ptr<KindMemory> m_picture;
  std::stop_token m_stop;
  std::vector<std::unique_ptr<Workload>> m_workloads;
};

/// Regular memory of the step's region, filled.
Result<Arena> filledSource(const Step& step, std::uint64_t seed, const std::stop_token& stop) {
  auto source = Arena::allocate(step.region, PagePolicy::Default);
  if (!source) return source;
  RandomWords random(seed);
  const bool filled = inPieces(step.region, fillNonZeroPiece, stop, [&](Bytes offset, Bytes piece) {
    fillNonZero(source->data() + offset.count, piece.count, random);
  });
  if (!filled) {
    releaseArena(*std::move(source), stop);
    return Error{"stopped", {}};
  }
  return source;
}

}  // namespace

Result<std::unique_ptr<KindBench>> makeKindBench(const Step& step, std::uint64_t seed, KindAllocator allocate,
                                                 std::stop_token stop) {
  auto source = filledSource(step, seed, stop);
  if (!source) return source.error();
  return std::unique_ptr<KindBench>(
      std::make_unique<MemoryKindBench>(*std::move(source), step, std::move(allocate), std::move(stop)));
}

Result<std::unique_ptr<Bench>> makePictureBench(const Step& step, std::uint64_t seed,
                                                const PictureAllocator& allocate, std::stop_token stop) {
  auto source = filledSource(step, seed, stop);
  if (!source) return source.error();
  const std::string kind = step.cells.empty() ? "" : step.cells.front().parameters.memoryKind.value_or("");
  auto picture = allocate(kind, step.region, stop);
  if (!picture) {
    releaseArena(*std::move(source), stop);
    return picture.error();
  }
  return std::unique_ptr<Bench>(
      std::make_unique<PictureBench>(*std::move(source), *std::move(picture), step, seed, std::move(stop)));
}

}  // namespace strata
