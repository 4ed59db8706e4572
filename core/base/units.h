// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace strata {

/// An amount of memory or file, in bytes. A type of its own, so that no size is mistaken for a count.
struct Bytes {
  std::uint64_t count = 0;

  friend constexpr auto operator<=>(Bytes, Bytes) = default;
  friend constexpr Bytes operator+(Bytes a, Bytes b) { return {a.count + b.count}; }
  friend constexpr Bytes operator-(Bytes a, Bytes b) { return {a.count - b.count}; }
  friend constexpr Bytes operator*(Bytes a, std::uint64_t times) { return {a.count * times}; }
  friend constexpr Bytes operator/(Bytes a, std::uint64_t parts) { return {a.count / parts}; }
};

inline constexpr Bytes operator""_B(unsigned long long n) {
  return {n};
}
inline constexpr Bytes operator""_KiB(unsigned long long n) {
  return {n << 10};
}
inline constexpr Bytes operator""_MiB(unsigned long long n) {
  return {n << 20};
}
inline constexpr Bytes operator""_GiB(unsigned long long n) {
  return {n << 30};
}

/// A rate of MiB/s as MB/s, by this factor: other programs call 1048576 bytes a megabyte.
inline constexpr double mbOfMib = 1.048576;

/// Reads a size as a person writes it: "128", "16K", "1.5 MiB", "2 GB", "10kB". K, M, G, T (also KiB …) are
/// powers of 1024; kB, MB, GB, TB are powers of ten. Nothing when it is no such text, is negative, or exceeds
/// 64 bits.
std::optional<Bytes> parseSize(std::string_view text);

/// "16 KiB", "1.5 MiB", "100 B": the largest binary unit that keeps three digits, exact where it can be.
std::string formatSize(Bytes size);

/// The same, but never more than the size: for what a person is told to choose at most.
std::string formatSizeDown(Bytes size);

/// The shortest text that parseSize reads back to exactly this size: "16K", "1000".
std::string exactSize(Bytes size);

}  // namespace strata
