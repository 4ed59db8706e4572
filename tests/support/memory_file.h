// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/disk/direct_file.h"

namespace strata::test {

/// What a fault layer makes of a request; `absent` everywhere: it is carried out.
struct Fault {
  std::optional<int> error = std::nullopt;        ///< the system's number that it fails with
  std::optional<Bytes> movedOnly = std::nullopt;  ///< it comes short
  std::optional<Bytes> corruptAt =
      std::nullopt;  ///< a bit of what is moved flips, at this offset of the file
  std::optional<Bytes> misplacedTo = std::nullopt;  ///< a write goes to this offset instead
  bool lost = false;                                ///< a write that is told to be done, and is not
};
/// Called before each request, on the thread that carries it out, which it may keep as long as it likes.
using FaultLayer = std::function<Fault(const IoRequest&)>;

/// A file in memory with a disk's troubles. Its queue is that of threads. What it shares with the test lives
/// as long as either, for requests that come back late.
class MemoryFile : public DirectFile {
 public:
  explicit MemoryFile(Bytes size, FaultLayer faults = nullptr)
      : m_content(size.count), m_faults(std::move(faults)) {}

  Bytes size() const override { return {m_content.size()}; }
  Status write(const std::byte* data, Bytes size, Bytes offset) override;
  Status read(std::byte* data, Bytes size, Bytes offset) override;
  IoCompletion transfer(const IoRequest& request) override;
  Status flush() override { return success(); }
  CacheBypass bypass() override { return CacheBypass::Direct; }

 private:
  std::mutex m_mutex;
  std::vector<std::byte> m_content;
  FaultLayer m_faults;
};

/// The path in the errors of its write() and read().
inline const std::string memoryFilePath = "/memory";

}  // namespace strata::test
