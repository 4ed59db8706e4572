// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/uring_queue_linux.h"

#include <liburing.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <thread>

#include "core/disk/transfer.h"
#include "core/disk/under_way.h"

namespace strata {

namespace {

/// More than any request, and less than what a request's number of bytes can say.
constexpr std::uint64_t mostBytesAtOnce = std::uint64_t{1} << 30;
/// The kernel is short of memory for requests: looked for again after a moment, for so long.
constexpr std::chrono::milliseconds busyPause{1};
constexpr int mostBusyPauses = 1000;

/// The best that the kernel knows. Where one thread alone uses the ring, the kernel tells of completions when
/// that thread asks (6.1 and later): those that came together are seen together. Before that it need at least
/// not interrupt the thread (5.19). Registered files made no measurable difference.
constexpr unsigned setups[] = {IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_DEFER_TASKRUN,
                               IORING_SETUP_COOP_TASKRUN, 0};

class UringQueue : public IoQueue {
 public:
  UringQueue(PosixFile& file, int number, Bytes sector, std::size_t depth)
      : m_file(file), m_number(number), m_underWay(depth, sector) {}
  UringQueue(const UringQueue&) = delete;
  UringQueue& operator=(const UringQueue&) = delete;

  ~UringQueue() override {
    if (!m_isOpen) return;
    IoCompletion ignored;
    // While requests are under way the kernel writes into memory that is freed next, so this may wait for
    // ever.
    while (m_underWay.count() > 0)
      if (!wait(std::span(&ignored, 1))) std::this_thread::sleep_for(busyPause);
    io_uring_queue_exit(&m_ring);
  }

  /// Whether the kernel gave a ring.
  bool open() {
    for (const unsigned setup : setups) {
      const int error = io_uring_queue_init(static_cast<unsigned>(m_underWay.depth()), &m_ring, setup);
      m_isOpen = error == 0;
      if (error != -EINVAL) break;
    }
    return m_isOpen;
  }

  std::string_view engine() const override { return "io-uring"; }
  std::size_t depth() const override { return m_underWay.depth(); }

  Status submit(std::span<const IoRequest> requests) override {
    if (m_failure != 0) return queueFailed(m_failure);
    for (const IoRequest& request : requests) prepare(m_underWay.begin(request));
    return handOver();
  }

  Result<std::span<IoCompletion>> wait(std::span<IoCompletion> into) override {
    while (true) {
      const std::size_t taken = take(into);
      if (m_failure == 0)  // what is to be asked for again
        if (auto status = handOver(); !status) return status.error();
      if (taken > 0) return into.first(taken);
      io_uring_cqe* next = nullptr;
      const int result = io_uring_wait_cqe(&m_ring, &next);
      if (result < 0 && result != -EINTR && result != -EAGAIN) return queueFailed(-result);
    }
  }

 private:
  /// The ring has a place for each slot, and is emptied by handOver().
  void prepare(std::size_t slot) {
    const IoRequest rest = m_underWay.rest(slot);
    const auto size = static_cast<unsigned>(std::min(rest.size.count, mostBytesAtOnce));
    io_uring_sqe* const entry = io_uring_get_sqe(&m_ring);
    if (rest.write)
      io_uring_prep_write(entry, m_number, rest.data, size, rest.offset.count);
    else
      io_uring_prep_read(entry, m_number, rest.data, size, rest.offset.count);
    io_uring_sqe_set_data64(entry, slot);
  }

  Status handOver() {
    int pauses = 0;
    while (io_uring_sq_ready(&m_ring) > 0) {
      const int result = io_uring_submit(&m_ring);
      if (result > 0 || result == -EINTR) continue;
      const bool isBusy = result == 0 || result == -EAGAIN || result == -EBUSY;
      if (!isBusy || ++pauses > mostBusyPauses) return giveUp(isBusy ? EAGAIN : -result);
      std::this_thread::sleep_for(busyPause);
    }
    return success();
  }

  /// What the kernel did not take stays in the ring, which takes no more: it will never be under way.
  Status giveUp(int error) {
    m_failure = error;
    const io_uring_sq& entries = m_ring.sq;
    for (unsigned left = io_uring_sq_ready(&m_ring); left > 0; --left)
      m_underWay.giveUp(entries.sqes[(entries.sqe_tail - left) & entries.ring_mask].user_data, error);
    return queueFailed(error);
  }

  /// What has come back already.
  std::size_t take(std::span<IoCompletion> into) {
    std::size_t taken = 0;
    unsigned seen = 0;
    unsigned head = 0;
    io_uring_cqe* entry = nullptr;
    io_uring_for_each_cqe(&m_ring, head, entry) {
      if (taken == into.size()) break;
      ++seen;
      if (const auto completion = cameBack(*entry)) into[taken++] = *completion;
    }
    io_uring_cq_advance(&m_ring, seen);
    return taken;
  }

  std::optional<IoCompletion> cameBack(const io_uring_cqe& entry) {
    const auto slot = static_cast<std::size_t>(entry.user_data);
    Attempt attempt;
    if (entry.res >= 0)
      attempt.movedBytes = static_cast<std::uint64_t>(entry.res);
    else
      attempt = {0, -entry.res, entry.res == -EAGAIN || entry.res == -EINTR};
    const IoRequest asked = m_underWay.rest(slot);
    if (asked.write && attempt.movedBytes > 0) m_file.noteWritten(asked.offset + Bytes{attempt.movedBytes});
    if (const auto completion = m_underWay.cameBack(slot, attempt)) return completion;
    if (m_failure != 0) return m_underWay.giveUp(slot, m_failure);
    prepare(slot);
    return std::nullopt;
  }

  PosixFile& m_file;
  const int m_number;
  UnderWay m_underWay;
  io_uring m_ring{};
  int m_failure = 0;  ///< why the kernel took no more
  bool m_isOpen = false;
};

}  // namespace

std::unique_ptr<IoQueue> uringQueue(PosixFile& file, int number, Bytes sector, std::size_t depth) {
  auto queue = std::make_unique<UringQueue>(file, number, sector, depth);
  if (!queue->open()) return nullptr;
  return queue;
}

}  // namespace strata
