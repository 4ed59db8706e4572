// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <variant>

#include "core/model/reason.h"

namespace strata {

/// A value, or the error that stood in its way.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return m_content.index() == 0; }

  /// Only when it holds a value.
  T& operator*() & { return std::get<0>(m_content); }
  const T& operator*() const& { return std::get<0>(m_content); }
  T&& operator*() && { return std::get<0>(std::move(m_content)); }
  T* operator->() { return &std::get<0>(m_content); }
  const T* operator->() const { return &std::get<0>(m_content); }

  /// Only when it holds an error.
  const Error& error() const { return std::get<1>(m_content); }

 private:
  std::variant<T, Error> m_content;
};

/// The outcome of an action that yields nothing but may fail.
using Status = Result<std::monostate>;
inline Status success() {
  return std::monostate{};
}

}  // namespace strata
