// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/thread_queue.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <span>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

#include "core/disk/transfer.h"

namespace strata {

namespace {

/// Moves up to as many as `into` holds from the front of `from`.
template <typename T>
std::span<T> takeFront(std::vector<T>& from, std::span<T> into) {
  const auto taken = std::min(from.size(), into.size());
  const auto end = from.begin() + static_cast<std::ptrdiff_t>(taken);
  std::copy(from.begin(), end, into.begin());
  from.erase(from.begin(), end);
  return into.first(taken);
}

class ThreadQueue : public IoQueue {
 public:
  ThreadQueue(DirectFile& file, std::size_t depth) : m_file(file), m_depth(depth) {
    m_waiting.reserve(depth);
    m_done.reserve(depth);
    m_threads.reserve(depth);
  }

  /// The threads carry out what is left, and are waited for.
  ~ThreadQueue() override {
    const std::lock_guard lock(m_mutex);
    m_ending = true;
    m_given.notify_all();
  }

  std::string_view engine() const override { return "threads"; }
  std::size_t depth() const override { return m_depth; }

  Status submit(std::span<const IoRequest> requests) override {
    m_underWay += requests.size();
    if (const int error = startThreads(); error != 0 && m_threads.empty()) {
      m_underWay -= requests.size();
      return queueFailed(error);
    }
    {
      const std::lock_guard lock(m_mutex);
      m_waiting.insert(m_waiting.end(), requests.begin(), requests.end());
    }
    for (std::size_t i = 0; i < requests.size(); ++i) m_given.notify_one();
    return success();
  }

  Result<std::span<IoCompletion>> wait(std::span<IoCompletion> into) override {
    std::unique_lock lock(m_mutex);
    m_cameBack.wait(lock, [this] { return !m_done.empty(); });
    const auto taken = takeFront(m_done, into);
    m_underWay -= taken.size();
    return taken;
  }

 private:
  /// Starts as many threads as there are requests under way. Returns the system's error number when it gives
  /// no more.
  int startThreads() {
    try {
      while (m_threads.size() < std::min(m_underWay, m_depth)) m_threads.emplace_back([this] { work(); });
      return 0;
    } catch (const std::system_error& refused) {
      return refused.code().value();
    }
  }

  void work() {
    IoRequest request;
    std::unique_lock lock(m_mutex);
    while (true) {
      m_given.wait(lock, [this] { return m_ending || !m_waiting.empty(); });
      if (takeFront(m_waiting, std::span(&request, 1)).empty()) return;
      lock.unlock();
      const IoCompletion completion = m_file.transfer(request);
      lock.lock();
      m_done.push_back(completion);
      m_cameBack.notify_one();
    }
  }

  DirectFile& m_file;
  const std::size_t m_depth;
  std::size_t m_underWay = 0;  ///< of the thread that uses the queue

  std::mutex m_mutex;  // protects all up to the threads
  std::condition_variable m_given;
  std::condition_variable m_cameBack;
  std::vector<IoRequest> m_waiting;  ///< for a thread
  std::vector<IoCompletion> m_done;  ///< and not yet fetched
  bool m_ending = false;

  std::vector<std::jthread> m_threads;  ///< last: ended before what they use
};

}  // namespace

std::unique_ptr<IoQueue> threadQueue(DirectFile& file, std::size_t depth) {
  return std::make_unique<ThreadQueue>(file, depth);
}

}  // namespace strata
