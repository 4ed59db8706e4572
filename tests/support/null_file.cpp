// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/null_file.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace strata {

namespace {

class NullQueue : public IoQueue {
 public:
  explicit NullQueue(std::size_t depth) : m_depth(depth) { m_done.reserve(depth); }

  std::string_view engine() const override { return "null"; }
  std::size_t depth() const override { return m_depth; }

  Status submit(std::span<const IoRequest> requests) override {
    for (const IoRequest& request : requests) m_done.push_back({request.tag, request.size, 0});
    return success();
  }

  /// The newest first: nothing has to move up.
  Result<std::span<IoCompletion>> wait(std::span<IoCompletion> into) override {
    const auto taken = std::min(into.size(), m_done.size());
    const auto begin = m_done.end() - static_cast<std::ptrdiff_t>(taken);
    std::copy(begin, m_done.end(), into.begin());
    m_done.erase(begin, m_done.end());
    return into.first(taken);
  }

 private:
  const std::size_t m_depth;
  std::vector<IoCompletion> m_done;
};

class NullFile : public DirectFile {
 public:
  explicit NullFile(Bytes size) : m_size(size) {}

  Bytes size() const override { return m_size; }
  Status write(const std::byte*, Bytes, Bytes) override { return success(); }
  Status read(std::byte*, Bytes, Bytes) override { return success(); }
  Status flush() override { return success(); }
  CacheBypass bypass() override { return CacheBypass::Direct; }
  Result<std::unique_ptr<IoQueue>> openQueue(std::size_t depth) override {
    return Result<std::unique_ptr<IoQueue>>(std::make_unique<NullQueue>(depth));
  }

 private:
  Bytes m_size;
};

}  // namespace

std::unique_ptr<DirectFile> nullFile(Bytes size) {
  return std::make_unique<NullFile>(size);
}

}  // namespace strata
