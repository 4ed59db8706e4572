// SPDX-License-Identifier: GPL-3.0-or-later
// The memory that a step of memory kinds works on, from an arena that refuses or is watched.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/engine/workloads.h"
#include "kernels/catalog.h"

namespace strata {
namespace {

/// Memory that tells what became of it.
struct Watched {
  std::vector<MemoryKind> asked;
  std::vector<std::byte>* alive = nullptr;
  int lived = 0;
};

class WatchedMemory : public KindMemory {
 public:
  WatchedMemory(Watched& watched, MemoryKind kind, Bytes size)
      : m_watched(watched), m_kind(kind), m_bytes(size.count + 64) {
    m_watched.alive = &m_bytes;
    ++m_watched.lived;
  }
  ~WatchedMemory() override { m_watched.alive = nullptr; }
  std::byte* data() const override {
    auto* const head = const_cast<std::byte*>(m_bytes.data());
    return head + (64 - reinterpret_cast<std::uintptr_t>(head) % 64) % 64;
  }
  Bytes size() const override { return Bytes{m_bytes.size() - 64}; }
  std::optional<MemoryKind> reported() const override { return m_kind; }
  PagesObtained pagesObtained() const override { return {"4K"}; }

 private:
  Watched& m_watched;
  MemoryKind m_kind;
  std::vector<std::byte> m_bytes;
};

KindAllocator watching(Watched& watched) {
  return
      [&watched](MemoryKind kind, Bytes size, const std::stop_token&) -> Result<std::unique_ptr<KindMemory>> {
        watched.asked.push_back(kind);
        EXPECT_EQ(watched.alive, nullptr) << "that of the cell before is still there";
        if (kind == MemoryKind::Uncached)
          return Error{"memory-kind-not-provided", {{"memory_kind", std::string("uncached")}}};
        return std::unique_ptr<KindMemory>(std::make_unique<WatchedMemory>(watched, kind, size));
      };
}

Step stepOf(Bytes region, const std::vector<std::string>& kernels) {
  Step step{TestGroup::MemoryTypes, BoundBy::Shared, region, {}, 0};
  for (const std::string& kernel : kernels) {
    for (const MemoryKind kind : memoryKinds) {
      PlannedCell cell;
      cell.test = strata::Test::MemoryTypes;
      cell.kernel = kernel;
      cell.parameters.regionBytes = region.count;
      cell.parameters.memoryKind = memoryKindName(kind);
      step.cells.push_back(cell);
    }
  }
  return step;
}

std::ptrdiff_t zeros(const std::vector<std::byte>& bytes) {
  return std::ranges::count(bytes, std::byte{0});
}

TEST(KindBench, TakesFreshMemoryForEachCellAndLeavesItUntouched) {
  Watched watched;
  const auto bench = makeKindBench(stepOf(8_KiB, {"write-serial-8"}), 1, watching(watched), {});
  ASSERT_TRUE(bench);
  EXPECT_EQ(watched.lived, 0);
  for (const std::size_t cell : {0u, 1u}) {
    ASSERT_TRUE((*bench)->renew(cell));
    ASSERT_NE(watched.alive, nullptr);
    EXPECT_EQ(zeros(*watched.alive), 8192 + 64) << "touched before its first use";
    EXPECT_EQ((*bench)->reported(), memoryKinds[cell]);
    EXPECT_EQ((*bench)->use().run(1024), 1024u);
    EXPECT_EQ(zeros(*watched.alive), 64) << "one use goes through all of it, and no further";
  }
  EXPECT_EQ(watched.lived, 2);
  const Status refused = (*bench)->renew(2);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "memory-kind-not-provided");
  EXPECT_EQ(watched.alive, nullptr);
  EXPECT_EQ(watched.asked,
            (std::vector{MemoryKind::Regular, MemoryKind::WriteCombined, MemoryKind::Uncached}));
}

TEST(KindBench, GoesThroughAllOfItInPiecesOfEachWidth) {
  for (const char* kernel : {"write-serial-1", "write-serial-2", "write-serial-4", "write-serial-8",
                             "write-serial-16", "copy-serial-1", "copy-serial-8", "copy-serial-16"}) {
    Watched watched;
    const auto bench = makeKindBench(stepOf(7_KiB, {kernel}), 1, watching(watched), {});
    ASSERT_TRUE(bench);
    ASSERT_TRUE((*bench)->renew(0));
    const std::uint64_t width = kernels::find(kernel)->widthBytes;
    std::uint64_t done = 0;
    while (done < 7168 / width) done += (*bench)->use().run(1024 / width);
    EXPECT_EQ(done, 7168 / width) << kernel;
    EXPECT_EQ(zeros(*watched.alive), 64) << kernel;
  }
}

TEST(KindBench, CopiesWhatIsNotZero) {
  Watched watched;
  const auto bench = makeKindBench(stepOf(4_KiB, {"copy-serial-8"}), 7, watching(watched), {});
  ASSERT_TRUE(bench);
  ASSERT_TRUE((*bench)->renew(1));
  (*bench)->use().run(512);
  std::vector<std::byte> first = *watched.alive;
  ASSERT_TRUE((*bench)->renew(0));
  (*bench)->use().run(512);
  EXPECT_EQ(zeros(first), 64);
  EXPECT_EQ(zeros(*watched.alive), 64);
}

TEST(KindBench, ReadsAPartAndChangesNothing) {
  Watched watched;
  const auto bench = makeKindBench(stepOf(3_MiB, {"write-serial-8"}), 1, watching(watched), {});
  ASSERT_TRUE(bench);
  EXPECT_EQ((*bench)->readRegular().run(8192), 8192u) << "also without a cell";
  ASSERT_TRUE((*bench)->renew(0));
  EXPECT_EQ((*bench)->read().run(400'000), 400'000u);
  EXPECT_EQ(zeros(*watched.alive), (3_MiB).count + 64);
}

TEST(KindBench, StopsWhileItFills) {
  std::stop_source stop;
  stop.request_stop();
  const auto bench = makeKindBench(stepOf(1_MiB, {"write-serial-8"}), 1, allocateKind, stop.get_token());
  ASSERT_FALSE(bench);
  EXPECT_EQ(bench.error().id, "stopped");
}

TEST(KindBench, WorksOnWhatThisSystemGives) {
  const auto bench = makeKindBench(stepOf(1_MiB, {"write-serial-8"}), 1, allocateKind, {});
  ASSERT_TRUE(bench);
  for (const std::size_t cell : {0u, 1u, 2u}) {
    if (const Status given = (*bench)->renew(cell); !given) {
      EXPECT_NE(cell, 0u) << given.error().id;
      continue;
    }
    EXPECT_EQ((*bench)->use().run(131072), 131072u);
    (*bench)->read().run(1024);
  }
}

Step pictureStep(const std::vector<std::string>& kernels) {
  Step step{TestGroup::Framebuffer, BoundBy::Shared, 8_KiB, {}, 0};
  for (const std::string& kernel : kernels) {
    PlannedCell& cell = step.cells.emplace_back();
    cell.test = strata::Test::Framebuffer;
    cell.kernel = kernel;
    cell.parameters.regionBytes = 8192;
    cell.parameters.memoryKind = "dumb-buffer";
  }
  return step;
}

TEST(PictureBench, ReadsAndWritesTheMemoryThatTheCellsName) {
  Watched watched;
  std::vector<std::string> asked;
  const PictureAllocator allocate = [&](std::string_view kind, Bytes size,
                                        const std::stop_token&) -> Result<std::unique_ptr<KindMemory>> {
    asked.emplace_back(kind);
    return std::unique_ptr<KindMemory>(
        std::make_unique<WatchedMemory>(watched, MemoryKind::WriteCombined, size));
  };
  {
    const auto bench = makePictureBench(pictureStep({"read-serial-8", "copy-serial-8"}), 1, allocate, {});
    ASSERT_TRUE(bench);
    EXPECT_EQ((*bench)->workload(0).run(1024), 1024u);
    EXPECT_EQ(zeros(*watched.alive), 8192 + 64) << "a read changes nothing";
    EXPECT_EQ((*bench)->workload(1).run(1024), 1024u);
    EXPECT_EQ(zeros(*watched.alive), 64);
  }
  EXPECT_EQ(watched.alive, nullptr);
  EXPECT_EQ(asked, std::vector<std::string>{"dumb-buffer"});
}

TEST(PictureBench, SaysWhyThereIsNone) {
  const auto bench = makePictureBench(
      pictureStep({"read-serial-8"}), 1,
      [](std::string_view, Bytes, const std::stop_token&) -> Result<std::unique_ptr<KindMemory>> {
        return Error{"no-graphics-file", {{"device", std::string("/dev/fb0")}}};
      },
      {});
  ASSERT_FALSE(bench);
  EXPECT_EQ(bench.error().id, "no-graphics-file");
}

}  // namespace
}  // namespace strata
