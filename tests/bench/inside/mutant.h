// SPDX-License-Identifier: GPL-3.0-or-later
//
// What sources call where `./dev bench mutants` may change them: one program has every change of an operator
// or a constant, and the environment says which of them is made. So a change costs a run of the tests, and no
// build.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

namespace mutants {

/// What a program ends with where the chosen change would not compile, as a difference of two texts.
inline constexpr int noSuchCode = 99;

inline std::array<std::atomic<bool>, 16384> reached;

/// Whether the change is the chosen one (STRATA_MUTANT). Which were asked for is added, when the program
/// ends, to the file that STRATA_MUTANTS_REACHED names.
inline bool isMade(std::size_t number) {
  static const std::string reachedFile = [] {
    const char* const name = std::getenv("STRATA_MUTANTS_REACHED");
    return std::string(name == nullptr ? "" : name);
  }();
  static const std::size_t chosen = [] {
    if (!reachedFile.empty())
      std::atexit([] {
        std::FILE* const file = std::fopen(reachedFile.c_str(), "a");
        for (std::size_t i = 0; file != nullptr && i < reached.size(); ++i)
          if (reached[i]) std::fprintf(file, "%zu\n", i);
        if (file != nullptr) std::fclose(file);
      });
    const char* const text = std::getenv("STRATA_MUTANT");
    return text == nullptr ? reached.size() : static_cast<std::size_t>(std::atoi(text));
  }();
  reached[number].store(true, std::memory_order_relaxed);
  return number == chosen;
}

/// A number or a truth value, or another one.
template <typename Old, typename New>
Old value(std::size_t number, Old old, New other) {
  return isMade(number) ? static_cast<Old>(other) : old;
}

/// `left && right`, or with ||. What is right is asked only where C++ asks it.
template <typename Left, typename Right>
bool both(std::size_t number, const Left& left, const Right& right) {
  const bool first = static_cast<bool>(left);
  return isMade(number) ? first || right() : first && right();
}

/// `left || right`, or with &&.
template <typename Left, typename Right>
bool either(std::size_t number, const Left& left, const Right& right) {
  const bool first = static_cast<bool>(left);
  return isMade(number) ? first && right() : first || right();
}

/// Stands between two of the same operators, `a < Swap{7} < b`: it binds as the operator does, and may take
/// the other.
struct Swap {
  std::size_t number;
};

// The operators themselves are what the macro is about.
// NOLINTBEGIN(bugprone-macro-parentheses)
#define STRATA_SWAP(NAME, OLD, NEW)                                                                      \
  template <typename Left>                                                                               \
  struct NAME {                                                                                          \
    std::size_t number;                                                                                  \
    Left&& left;                                                                                         \
  };                                                                                                     \
  template <typename Left>                                                                               \
  NAME<Left> operator OLD(Left && left, Swap swap) {                                                     \
    return {swap.number, std::forward<Left>(left)};                                                      \
  }                                                                                                      \
  template <typename Left, typename Right>                                                               \
  auto operator OLD(NAME<Left> left, Right&& right)                                                      \
    requires requires { std::forward<Left>(left.left) OLD std::forward<Right>(right); }                  \
  {                                                                                                      \
    using Result = decltype(std::forward<Left>(left.left) OLD std::forward<Right>(right));               \
    if (isMade(left.number)) {                                                                           \
      if constexpr (requires {                                                                           \
                      static_cast<Result>(std::forward<Left>(left.left) NEW std::forward<Right>(right)); \
                    })                                                                                   \
        return static_cast<Result>(std::forward<Left>(left.left) NEW std::forward<Right>(right));        \
      else                                                                                               \
        std::_Exit(noSuchCode);                                                                          \
    }                                                                                                    \
    return std::forward<Left>(left.left) OLD std::forward<Right>(right);                                 \
  }

STRATA_SWAP(Less, <, <=)
STRATA_SWAP(LessEqual, <=, <)
STRATA_SWAP(Greater, >, >=)
STRATA_SWAP(GreaterEqual, >=, >)
STRATA_SWAP(Equal, ==, !=)
STRATA_SWAP(NotEqual, !=, ==)
STRATA_SWAP(Plus, +, -)
STRATA_SWAP(Minus, -, +)
STRATA_SWAP(Times, *, /)
STRATA_SWAP(By, /, *)
#undef STRATA_SWAP
// NOLINTEND(bugprone-macro-parentheses)

}  // namespace mutants
