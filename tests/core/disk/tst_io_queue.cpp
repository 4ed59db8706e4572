// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstring>
#include <memory>
#include <mutex>
#include <numeric>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "core/disk/buffer.h"
#include "core/disk/data_pool.h"
#include "core/disk/direct_file.h"
#include "core/disk/io_queue.h"
#include "core/disk/thread_queue.h"
#include "core/disk/transfer.h"
#include "tests/core/disk/quantities.h"
#include "tests/support/memory_file.h"
#include "tests/support/null_file.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

/// How a queue to a file is come by.
struct Way {
  const char* name;
  Result<std::unique_ptr<IoQueue>> (*open)(DirectFile& file, std::size_t depth);
};

const Way ways[] = {
    {"Own", [](DirectFile& file, std::size_t depth) { return file.openQueue(depth); }},
    {"Threads", [](DirectFile& file,
                   std::size_t depth) { return Result<std::unique_ptr<IoQueue>>(threadQueue(file, depth)); }},
};

std::unique_ptr<IoQueue> queueOr(Result<std::unique_ptr<IoQueue>> opened) {
  if (opened) return *std::move(opened);
  ADD_FAILURE() << opened.error().id;
  return nullptr;
}

/// Keeps the queue as full as it can until every request has come back; the completions by tag, which are 0
/// and up.
std::vector<IoCompletion> carryOut(IoQueue& queue, const std::vector<IoRequest>& requests) {
  std::vector<IoCompletion> done(requests.size());
  std::vector<int> seen(requests.size(), 0);
  std::vector<IoCompletion> batch(queue.depth());
  std::size_t submitted = 0;
  std::size_t finished = 0;
  while (finished < requests.size()) {
    const std::size_t room = std::min(queue.depth() - (submitted - finished), requests.size() - submitted);
    if (room > 0) {
      EXPECT_TRUE(queue.submit(std::span(requests).subspan(submitted, room)));
      submitted += room;
    }
    const auto came = queue.wait(batch);
    if (!came || came->empty()) {
      ADD_FAILURE() << "nothing came back";
      return done;
    }
    for (const IoCompletion& completion : *came) {
      done.at(completion.tag) = completion;
      EXPECT_EQ(++seen.at(completion.tag), 1);
    }
    finished += came->size();
  }
  return done;
}

class IoQueueWays : public testing::TestWithParam<Way> {
 protected:
  std::unique_ptr<DirectFile> makeFile(Bytes size) {
    auto file = createDirectFile(*readFolderFacts(m_folder.path()), size);
    EXPECT_TRUE(file) << file.error().id;
    return *std::move(file);
  }
  std::unique_ptr<IoQueue> open(DirectFile& file, std::size_t depth) {
    return queueOr(GetParam().open(file, depth));
  }

  const TemporaryFolder m_folder;
};

INSTANTIATE_TEST_SUITE_P(All, IoQueueWays, testing::ValuesIn(ways),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST_P(IoQueueWays, ReadsInAnyOrderWhatItWroteInAnyOther) {
  constexpr std::size_t blocks = 48;
  const auto file = makeFile(diskBlock * blocks);
  auto pool = DataPool::create(4_MiB, diskBlock, 1, {});
  const Buffer buffer = makeBuffer(diskBlock * blocks);
  for (const std::size_t depth : {1U, 3U, 32U}) {
    const auto queue = open(*file, depth);
    ASSERT_EQ(queue->depth(), depth);
    std::vector<std::size_t> order(blocks);
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), std::mt19937_64(depth));
    for (const bool write : {true, false}) {
      std::vector<IoRequest> requests;
      for (const std::size_t place : order) {
        std::byte* const data = buffer.get() + place * diskBlock.count;
        if (write) std::memcpy(data, pool->stamped(diskBlock * place, diskBlock), diskBlock.count);
        requests.push_back({requests.size(), write, data, diskBlock, diskBlock * place});
      }
      if (!write) std::memset(buffer.get(), 0, diskBlock.count * blocks);
      for (const IoCompletion& completion : carryOut(*queue, requests)) {
        EXPECT_EQ(completion.moved, diskBlock);
        EXPECT_EQ(completion.error, 0);
      }
    }
    for (std::size_t place = 0; place < blocks; ++place)
      EXPECT_TRUE(pool->matches(buffer.get() + place * diskBlock.count, diskBlock * place, diskBlock))
          << place;
  }
}

TEST_P(IoQueueWays, SeveralThreadsHaveAQueueEach) {
  constexpr std::size_t threads = 4;
  constexpr std::size_t each = 16;
  const auto file = makeFile(diskBlock * threads * each);
  std::vector<std::jthread> running;
  for (std::size_t thread = 0; thread < threads; ++thread) {
    running.emplace_back([&, thread] {
      const auto queue = open(*file, 4);
      const Buffer buffer = makeBuffer(diskBlock * each);
      for (const bool write : {true, false}) {
        std::memset(buffer.get(), write ? static_cast<int>(thread) + 1 : 0, diskBlock.count * each);
        std::vector<IoRequest> requests;
        for (std::size_t i = 0; i < each; ++i)
          requests.push_back(
              {i, write, buffer.get() + i * diskBlock.count, diskBlock, diskBlock * (thread * each + i)});
        for (const IoCompletion& completion : carryOut(*queue, requests))
          EXPECT_EQ(completion.moved, diskBlock);
      }
      const auto isOwn = [&](std::byte byte) { return std::to_integer<std::size_t>(byte) == thread + 1; };
      EXPECT_TRUE(std::all_of(buffer.get(), buffer.get() + diskBlock.count * each, isOwn));
    });
  }
}

TEST_P(IoQueueWays, ReadingBeyondTheEndComesShort) {
  const auto file = makeFile(diskBlock);
  const Buffer buffer = makeBuffer(diskBlock * 2);
  std::memset(buffer.get(), 1, diskBlock.count * 2);
  const auto queue = open(*file, 2);
  carryOut(*queue, {{0, true, buffer.get(), diskBlock, 0_B}});
  const std::vector<IoRequest> requests{{0, false, buffer.get(), diskBlock * 2, 0_B},
                                        {1, false, buffer.get(), diskBlock, diskBlock * 4}};
  const auto done = carryOut(*queue, requests);
  EXPECT_EQ(done[0].moved, diskBlock);
  EXPECT_EQ(done[0].error, 0);
  EXPECT_EQ(done[1].moved, 0_B);
  EXPECT_EQ(completionOutcome(requests[0], done[0], "/x").error(),
            (Error{"short-read", {{"path", std::string("/x")}, {"offset_bytes", std::int64_t{65536}}}}));
}

TEST_P(IoQueueWays, WhatTheSystemRefusesComesBackAsItsError) {
  const std::string path = m_folder.path() + "/readable";
  std::FILE* const made = std::fopen(path.c_str(), "wb");
  ASSERT_NE(made, nullptr);
  const std::vector<char> content(diskBlock.count, 'x');
  std::fwrite(content.data(), 1, content.size(), made);
  std::fclose(made);

  const auto file = openDirectFile(path);
  ASSERT_TRUE(file) << file.error().id;
  const auto queue = open(**file, 1);
  const Buffer buffer = makeBuffer(diskBlock);
  const std::vector<IoRequest> requests{{0, true, buffer.get(), diskBlock, 0_B}};
  const auto done = carryOut(*queue, requests);
  EXPECT_NE(done[0].error, 0);
  EXPECT_EQ(completionOutcome(requests[0], done[0], path).error().id, "write-failed");
}

TEST_P(IoQueueWays, EndsWhatIsUnderWayBeforeItGoes) {
  constexpr std::size_t blocks = 16;
  const auto file = makeFile(diskBlock * blocks);
  const Buffer buffer = makeBuffer(diskBlock * blocks);
  std::memset(buffer.get(), 7, diskBlock.count * blocks);
  {
    const auto queue = open(*file, blocks);
    std::vector<IoRequest> requests;
    for (std::size_t i = 0; i < blocks; ++i)
      requests.push_back({i, true, buffer.get() + i * diskBlock.count, diskBlock, diskBlock * i});
    ASSERT_TRUE(queue->submit(requests));
  }
  std::memset(buffer.get(), 0, diskBlock.count * blocks);
  ASSERT_TRUE(file->read(buffer.get(), diskBlock * blocks, 0_B));
  EXPECT_TRUE(std::all_of(buffer.get(), buffer.get() + diskBlock.count * blocks,
                          [](std::byte byte) { return byte == std::byte{7}; }));
}

TEST(IoQueueEngines, AreNamed) {
  MemoryFile file(diskBlock);
  EXPECT_EQ(queueOr(file.openQueue(1))->engine(), "threads");
  EXPECT_EQ(queueOr(nullFile(diskBlock)->openQueue(1))->engine(), "null");
}

TEST(ThreadQueue, CarriesOutAsManyAtOnceAsItIsDeep) {
  constexpr std::size_t depth = 8;
  std::mutex mutex;
  std::condition_variable changed;
  std::size_t inside = 0;
  MemoryFile file(diskBlock * depth, [&](const IoRequest&) {
    std::unique_lock lock(mutex);
    ++inside;
    changed.notify_all();
    changed.wait(lock, [&] { return inside >= depth; });  // for ever, if they came one by one
    return Fault{};
  });
  const auto queue = threadQueue(file, depth);
  const Buffer buffer = makeBuffer(diskBlock * depth);
  std::vector<IoRequest> requests;
  for (std::size_t i = 0; i < depth; ++i)
    requests.push_back({i, true, buffer.get() + i * diskBlock.count, diskBlock, diskBlock * i});
  EXPECT_EQ(carryOut(*queue, requests).size(), depth);
}

TEST(ThreadQueue, GivesNoMoreThanThereIsRoomFor) {
  MemoryFile file(diskBlock * 8);
  const auto queue = threadQueue(file, 8);
  const Buffer buffer = makeBuffer(diskBlock);
  std::vector<IoRequest> requests;
  for (std::size_t i = 0; i < 8; ++i) requests.push_back({i, false, buffer.get(), diskBlock, diskBlock * i});
  ASSERT_TRUE(queue->submit(requests));
  std::array<IoCompletion, 3> into;
  std::size_t came = 0;
  while (came < 8) {
    const auto batch = queue->wait(into);
    ASSERT_TRUE(batch);
    ASSERT_EQ(batch->data(), into.data());
    came += batch->size();
  }
  EXPECT_EQ(came, 8U);
}

TEST(ThreadQueue, TellsWhichRequestFailedAndHow) {
  constexpr Bytes bad = diskBlock * 2;
  MemoryFile file(diskBlock * 4, [&](const IoRequest& request) {
    if (request.offset != bad) return Fault{};
    return Fault{.error = systemErrors.inputOutput, .movedOnly = 4_KiB};
  });
  const auto queue = threadQueue(file, 4);
  const Buffer buffer = makeBuffer(diskBlock);
  std::vector<IoRequest> requests;
  for (std::size_t i = 0; i < 4; ++i) requests.push_back({i, false, buffer.get(), diskBlock, diskBlock * i});
  const auto done = carryOut(*queue, requests);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(done[i].error != 0, i == 2) << i;
  const Error error = completionOutcome(requests[2], done[2], "/x").error();
  EXPECT_EQ(error.id, "read-failed");
  EXPECT_EQ(error.data.at(1), (Datum{"offset_bytes", std::int64_t{2 * 65536 + 4096}}));
}

/// A file that tells of its errors only as write() and read() do.
class WordyFile : public DirectFile {
 public:
  explicit WordyFile(Error error) : m_error(std::move(error)) {}
  Bytes size() const override { return diskBlock; }
  Status write(const std::byte*, Bytes, Bytes) override { return m_error; }
  Status read(std::byte*, Bytes, Bytes) override { return m_error; }
  Status flush() override { return success(); }
  CacheBypass bypass() override { return CacheBypass::Direct; }

 private:
  Error m_error;
};

TEST(ThreadQueue, KeepsWhatAFileSaysInWords) {
  const Datum path{"path", std::string("/x")};
  const Datum reached{"offset_bytes", std::int64_t{3 * 65536 + 8192}};
  const IoRequest write{0, true, nullptr, diskBlock, diskBlock * 3};
  const IoRequest read{0, false, nullptr, diskBlock, diskBlock * 3};
  for (const Error& error : {Error{"disk-full", {path, reached}}, Error{"short-write", {path, reached}}}) {
    WordyFile file(error);
    EXPECT_EQ(completionOutcome(write, file.transfer(write), "/x").error(), error);
  }
  WordyFile brief(Error{"short-read", {path, reached}});
  EXPECT_EQ(completionOutcome(read, brief.transfer(read), "/x").error(),
            (Error{"short-read", {path, reached}}));
  WordyFile strange(Error{"something-else", {}});
  EXPECT_EQ(completionOutcome(read, strange.transfer(read), "/x").error().id, "read-failed");
  EXPECT_EQ(strange.transfer(read).moved, 0_B);
}

TEST(NullFile, ReturnsEachRequestOnceAndWhole) {
  const auto file = nullFile(1_GiB);
  EXPECT_EQ(file->size(), 1_GiB);
  const auto queue = queueOr(file->openQueue(32));
  std::vector<IoRequest> requests;
  for (std::size_t i = 0; i < 1000; ++i) requests.push_back({i, i % 2 == 0, nullptr, 4_KiB, 4_KiB * i});
  for (const IoCompletion& completion : carryOut(*queue, requests)) {
    EXPECT_EQ(completion.moved, 4_KiB);
    EXPECT_EQ(completion.error, 0);
  }
}

}  // namespace
}  // namespace strata::test
