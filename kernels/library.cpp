// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/library.h"

#include <cstddef>
#include <cstring>

namespace strata::kernels {
namespace {

using PlainSearch = void* (*)(const void*, int, std::size_t);
using ConstSearch = const void* (*)(const void*, int, std::size_t);

/// The overload of memchr that C has, where the library has it besides its own for C++; else that one.
template <typename Plain, typename Const>
constexpr auto searchOfC() noexcept {
  if constexpr (requires { static_cast<Plain>(&std::memchr); })
    return static_cast<Plain>(&std::memchr);
  else
    return static_cast<Const>(&std::memchr);
}

const char* asText(const std::byte* bytes) noexcept {
  return reinterpret_cast<const char*>(bytes);
}

}  // namespace

// Read anew for each call, a volatile pointer may lead anywhere: the call is made, and to the library.

std::uint64_t libraryMemcpy(const LibraryCall& on, std::uint64_t calls) noexcept {
  void* (*volatile call)(void*, const void*, std::size_t) = &std::memcpy;
  for (std::uint64_t i = 0; i < calls; ++i) call(on.copy, on.text, on.bytes);
  return calls;
}

std::uint64_t libraryMemmove(const LibraryCall& on, std::uint64_t calls) noexcept {
  void* (*volatile call)(void*, const void*, std::size_t) = &std::memmove;
  for (std::uint64_t i = 0; i < calls; ++i) call(on.scratch + libraryShift, on.scratch, on.bytes);
  return calls;
}

std::uint64_t libraryMemset(const LibraryCall& on, std::uint64_t calls) noexcept {
  constexpr int notZero = 0xa5;
  void* (*volatile call)(void*, int, std::size_t) = &std::memset;
  for (std::uint64_t i = 0; i < calls; ++i) call(on.scratch, notZero, on.bytes);
  return calls;
}

std::uint64_t libraryMemcmp(const LibraryCall& on, std::uint64_t calls) noexcept {
  int (*volatile call)(const void*, const void*, std::size_t) = &std::memcmp;
  for (std::uint64_t i = 0; i < calls; ++i) call(on.text, on.copy, on.bytes);
  return calls;
}

std::uint64_t libraryMemchr(const LibraryCall& on, std::uint64_t calls) noexcept {
  volatile auto call = searchOfC<PlainSearch, ConstSearch>();
  for (std::uint64_t i = 0; i < calls; ++i) call(on.text, 0, on.bytes);
  return calls;
}

std::uint64_t libraryStrlen(const LibraryCall& on, std::uint64_t calls) noexcept {
  std::size_t (*volatile call)(const char*) = &std::strlen;
  for (std::uint64_t i = 0; i < calls; ++i) call(asText(on.text));
  return calls;
}

std::uint64_t libraryStrcpy(const LibraryCall& on, std::uint64_t calls) noexcept {
  char* (*volatile call)(char*, const char*) = &std::strcpy;
  for (std::uint64_t i = 0; i < calls; ++i) call(reinterpret_cast<char*>(on.copy), asText(on.text));
  return calls;
}

}  // namespace strata::kernels
