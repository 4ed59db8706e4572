// SPDX-License-Identifier: GPL-3.0-or-later
//
// Functions that the sources call where `./dev bench mutants` may change them. One program contains every
// change of an operator or a constant, and an environment variable chooses one. So a change costs a run of
// the tests, and no build.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

namespace mutants {

/// The exit status of a program whose chosen change would not compile, such as a difference of two texts.
inline constexpr int noSuchCode = 99;

inline std::array<std::atomic<bool>, 16384> reached;

/// Whether the change is the chosen one (STRATA_MUTANT). When the program ends, the numbers that were reached
/// are appended to the file that STRATA_MUTANTS_REACHED names.
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

/// `old`, a number or a truth value, or `other` where the change is made.
template <typename Old, typename New>
Old value(std::size_t number, Old old, New other) {
  return isMade(number) ? static_cast<Old>(other) : old;
}

/// `left && right`, or with || where the change is made. `right` is evaluated only where C++ evaluates it.
template <typename Left, typename Right>
bool both(std::size_t number, const Left& left, const Right& right) {
  const bool first = static_cast<bool>(left);
  return isMade(number) ? first || right() : first && right();
}

/// `left || right`, or with && where the change is made.
template <typename Left, typename Right>
bool either(std::size_t number, const Left& left, const Right& right) {
  const bool first = static_cast<bool>(left);
  return isMade(number) ? first && right() : first || right();
}

/// The operand between two of the same operators, `a < Swap{7} < b`: it binds as the operator does, and may
/// select the other one.
struct Swap {
  std::size_t number;
};

// The macro takes operators as arguments, which cannot have parentheses.
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
