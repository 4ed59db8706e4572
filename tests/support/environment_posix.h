// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

namespace strata::test {

/// A variable of the environment that has another value, or none, as long as this lives.
class EnvironmentVariable {
 public:
  EnvironmentVariable(const char* name, const std::optional<std::string>& value) : m_name(name) {
    if (const char* before = std::getenv(name)) m_before = before;
    set(value);
  }
  ~EnvironmentVariable() { set(m_before); }
  EnvironmentVariable(const EnvironmentVariable&) = delete;
  EnvironmentVariable& operator=(const EnvironmentVariable&) = delete;

 private:
  void set(const std::optional<std::string>& value) {
    if (value) {
      setenv(m_name, value->c_str(), 1);
    } else {
      unsetenv(m_name);
    }
  }

  const char* m_name;
  std::optional<std::string> m_before;
};

}  // namespace strata::test
