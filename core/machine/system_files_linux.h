// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace strata {

/// Files that the kernel makes, below a folder that stands for the root of a system; "" is this system.
class SystemFiles {
 public:
  explicit SystemFiles(std::string root) : m_root(std::move(root)) {}

  std::optional<std::string> whole(const std::string& path) const;
  /// The first line; empty where the file cannot be read.
  std::string line(const std::string& path) const;
  /// The number that the first line is.
  std::optional<double> number(const std::string& path) const;
  /// Names in a folder, in order; none where it cannot be read.
  std::vector<std::string> names(const std::string& folder) const;

 private:
  std::string m_root;
};

/// The hottest sensor of the processor, in degrees Celsius, and where the system calls it critical.
struct ProcessorHeat {
  std::optional<double> temperatureC;
  std::optional<double> criticalC;
};
ProcessorHeat hottestOfProcessor(const SystemFiles& files);

}  // namespace strata
