// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <iterator>
#include <string>

#include "core/disk/temporary_name.h"

namespace strata::test {

/// A new folder inside another, removed with all it holds when it goes.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::filesystem::path& inside = std::filesystem::current_path())
      : m_path(inside / temporaryFileName()) {
    std::filesystem::create_directory(m_path);
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string path() const { return m_path.string(); }
  std::ptrdiff_t entries() const {
    return std::distance(std::filesystem::directory_iterator(m_path), std::filesystem::directory_iterator());
  }

 private:
  std::filesystem::path m_path;
};

}  // namespace strata::test
