// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/arena.h"

#include <utility>

namespace strata {

Arena::Arena(Arena&& other) noexcept
    : m_data(std::exchange(other.m_data, nullptr)),
      m_size(std::exchange(other.m_size, {})),
      m_mapping(std::exchange(other.m_mapping, nullptr)),
      m_mappingSize(std::exchange(other.m_mappingSize, {})),
      m_usable(std::exchange(other.m_usable, {})) {}

Arena& Arena::operator=(Arena&& other) noexcept {
  if (this == &other) return *this;
  release();
  m_data = std::exchange(other.m_data, nullptr);
  m_size = std::exchange(other.m_size, {});
  m_mapping = std::exchange(other.m_mapping, nullptr);
  m_mappingSize = std::exchange(other.m_mappingSize, {});
  m_usable = std::exchange(other.m_usable, {});
  return *this;
}

Arena::~Arena() {
  release();
}

}  // namespace strata
