// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace strata::test {

/// Operations in Nbench's sense, by kind.
struct Tally {
  std::uint64_t additions = 0;
  std::uint64_t subtractions = 0;
  std::uint64_t multiplications = 0;
  std::uint64_t divisions = 0;
  std::uint64_t comparisons = 0;
  std::uint64_t assignments = 0;
  std::uint64_t indices = 0;
  std::uint64_t callsAndArguments = 0;

  std::uint64_t arithmetic() const { return additions + subtractions + multiplications + divisions; }
  std::uint64_t all() const { return arithmetic() + comparisons + assignments + indices + callsAndArguments; }
};

/// What counted values have done since it was last cleared. One thread only.
inline Tally tally;

/// A number whose operators count themselves in `tally`. Making one, and handing one to a function, is free:
/// the sources that are counted assign where they mean an assignment.
template <class T>
class Counted {
 public:
  Counted() = default;
  Counted(T value) : m_value(value) {}
  Counted(const Counted&) = default;
  Counted& operator=(const Counted& other) {
    ++tally.assignments;
    m_value = other.m_value;
    return *this;
  }

  T value() const { return m_value; }

  friend Counted operator+(Counted a, Counted b) { return ++tally.additions, Counted(a.m_value + b.m_value); }
  friend Counted operator-(Counted a, Counted b) {
    return ++tally.subtractions, Counted(a.m_value - b.m_value);
  }
  friend Counted operator*(Counted a, Counted b) {
    return ++tally.multiplications, Counted(a.m_value * b.m_value);
  }
  friend Counted operator/(Counted a, Counted b) { return ++tally.divisions, Counted(a.m_value / b.m_value); }
  friend bool operator<(Counted a, Counted b) { return ++tally.comparisons, a.m_value < b.m_value; }
  friend bool operator>(Counted a, Counted b) { return ++tally.comparisons, a.m_value > b.m_value; }
  friend bool operator<=(Counted a, Counted b) { return ++tally.comparisons, a.m_value <= b.m_value; }
  friend bool operator>=(Counted a, Counted b) { return ++tally.comparisons, a.m_value >= b.m_value; }

  Counted& operator++() { return *this = *this + Counted(1); }
  Counted& operator--() { return *this = *this - Counted(1); }

 private:
  T m_value{};
};

/// An array of counted elements whose indexing counts.
template <class T, class Index>
class CountedArray {
 public:
  explicit CountedArray(Counted<T>* first) : m_first(first) {}
  Counted<T>& operator[](Counted<Index> index) const { return ++tally.indices, m_first[index.value()]; }

 private:
  Counted<T>* m_first;
};

}  // namespace strata::test
