// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/commit_queue.h"

#include <span>
#include <string_view>

namespace strata {

namespace {

class CommitQueue : public IoQueue {
 public:
  explicit CommitQueue(DirectFile& file) : m_file(file) {}

  std::string_view engine() const override { return m_file.flushCall(); }
  std::size_t depth() const override { return 1; }

  Status submit(std::span<const IoRequest> requests) override {
    for (const IoRequest& request : requests) m_request = request;
    return success();
  }

  Result<std::span<IoCompletion>> wait(std::span<IoCompletion> into) override {
    into.front() = m_file.transfer(m_request);
    // What was not written in full is no commit.
    if (into.front().error == 0 && into.front().moved == m_request.size)
      if (const Status flushed = m_file.flush(); !flushed) return flushed.error();
    return into.first(1);
  }

 private:
  DirectFile& m_file;
  IoRequest m_request;
};

}  // namespace

std::unique_ptr<IoQueue> commitQueue(DirectFile& file) {
  return std::make_unique<CommitQueue>(file);
}

}  // namespace strata
