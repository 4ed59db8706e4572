// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "kernels/chase.h"
#include "kernels/chunks.h"
#include "kernels/contention.h"
#include "kernels/copy.h"
#include "kernels/floating.h"
#include "kernels/forwarding.h"
#include "kernels/hand_over.h"
#include "kernels/heapsort.h"
#include "kernels/injection.h"
#include "kernels/interleaved.h"
#include "kernels/kernel.h"
#include "kernels/library.h"
#include "kernels/move.h"
#include "kernels/random.h"
#include "kernels/read.h"
#include "kernels/region_copy.h"
#include "kernels/registers.h"
#include "kernels/serial.h"
#include "kernels/triad.h"

/// How the rows of the catalogue are made, and those that every instruction set has. Each instruction set's
/// own file puts its catalogue together.
namespace strata::kernels {

/// The build chooses the sources of one instruction set, and says here which.
inline constexpr InstructionSet builtFor = InstructionSet::STRATA_KERNELS_INSTRUCTION_SET;

constexpr bool loadsIn(Family family) noexcept {
  return family == Family::Move || family == Family::Read || family == Family::Copy ||
         family == Family::Chase;
}
constexpr bool storesIn(Family family) noexcept {
  return family == Family::Move || family == Family::Write || family == Family::Copy;
}

constexpr Kernel computeRow(std::string_view id, Family family, double operations,
                            Function function) noexcept {
  return {.id = id,
          .family = family,
          .pattern = Pattern::None,
          .variant = Variant::Plain,
          .instructionSet = builtFor,
          .needs = Needs::Baseline,
          .widthBytes = 0,
          .bytesRead = 0,
          .bytesWritten = 0,
          .operations = operations,
          .unroll = 1,
          .chains = 0,
          .revision = 1,
          .function = function};
}

constexpr Kernel walkRow(std::string_view id, Family family, Pattern pattern, Variant variant, Needs needs,
                         std::uint64_t widthBytes, std::uint64_t unroll, Function function) noexcept {
  const auto width = static_cast<std::uint32_t>(widthBytes);
  return {.id = id,
          .family = family,
          .pattern = pattern,
          .variant = variant,
          .instructionSet = builtFor,
          .needs = needs,
          .widthBytes = width,
          .bytesRead = loadsIn(family) ? width : 0,
          .bytesWritten = storesIn(family) ? width : 0,
          .operations = 0.0,
          .unroll = static_cast<std::uint32_t>(unroll),
          .chains = 0,
          .revision = 1,
          .function = function};
}

constexpr Kernel serialRow(std::string_view id, Family family, std::uint64_t widthBytes, Needs needs,
                           WalkFunction function, Variant variant = Variant::Plain) noexcept {
  return walkRow(id, family, Pattern::Serial, variant, needs, widthBytes, blockUnroll, function);
}

constexpr Kernel randomRow(std::string_view id, Family family, std::uint64_t widthBytes, Needs needs,
                           WalkFunction function) noexcept {
  return walkRow(id, family, Pattern::Random, Variant::Plain, needs, widthBytes, randomUnroll, function);
}

constexpr Kernel chunksRow(std::string_view id, Family family, std::uint64_t widthBytes, Needs needs,
                           WalkFunction function, Variant variant = Variant::Chunks) noexcept {
  return walkRow(id, family, Pattern::Random, variant, needs, widthBytes,
                 chunksUnroll * chunkBytes / widthBytes, function);
}

constexpr Kernel interleavedRow(std::string_view id, Family family, std::uint64_t widthBytes, Needs needs,
                                WalkFunction function) noexcept {
  return walkRow(id, family, Pattern::Serial, Variant::Interleaved, needs, widthBytes,
                 interleavedPages * interleavedStripBytes / widthBytes, function);
}

constexpr Kernel pageRow(std::string_view id, Family family, std::uint64_t widthBytes, Needs needs,
                         WalkFunction function) noexcept {
  return walkRow(id, family, Pattern::Serial, Variant::Page, needs, widthBytes, pageUnroll(widthBytes),
                 function);
}

/// Both sources of a triad count as read.
constexpr Kernel triadRow(std::string_view id, std::uint64_t widthBytes, Needs needs, WalkFunction function,
                          Variant variant = Variant::Plain) noexcept {
  Kernel row = serialRow(id, Family::Triad, widthBytes, needs, function, variant);
  row.bytesRead = 2 * row.widthBytes;
  row.bytesWritten = row.widthBytes;
  return row;
}

constexpr Kernel revised(std::uint32_t revision, Kernel row) noexcept {
  row.revision = revision;
  return row;
}

/// The loop of a move, under its own name or that of the copy that it is.
constexpr Kernel moveRow(std::string_view id, Family family, Pattern pattern, std::uint64_t widthBytes,
                         WalkFunction function) noexcept {
  return walkRow(id, family, pattern, Variant::Plain, Needs::Baseline, widthBytes,
                 pattern == Pattern::Serial ? serialUnroll : randomUnroll, function);
}

constexpr Kernel chaseRow(std::string_view id, std::uint32_t chains, ChaseFunction function) noexcept {
  Kernel row = walkRow(id, Family::Chase, Pattern::None, Variant::Plain, Needs::Baseline, sizeof(void*),
                       chaseRounds * chains, function);
  row.chains = chains;
  return row;
}

constexpr Kernel regionCopyRow(std::string_view id, std::uint64_t widthBytes,
                               RegionCopyFunction function) noexcept {
  Kernel row = walkRow(id, Family::RegionCopy, Pattern::Serial, Variant::Plain, Needs::Baseline, widthBytes,
                       1, function);
  row.bytesRead = row.bytesWritten = 0;
  return row;
}

constexpr Kernel libraryRow(std::string_view id, LibraryFunction function) noexcept {
  return walkRow(id, Family::Library, Pattern::Serial, Variant::Plain, Needs::Baseline, 0, 1, function);
}

/// What touches the stack loads or stores its operand there.
constexpr Kernel registerRow(std::string_view id, std::uint64_t widthBytes, RegisterFunction function,
                             Needs needs = Needs::Baseline, Variant variant = Variant::Plain) noexcept {
  return walkRow(id, Family::Registers, Pattern::None, variant, needs, widthBytes, registerUnroll, function);
}
constexpr Kernel loading(Kernel row) noexcept {
  row.bytesRead = row.widthBytes;
  return row;
}
constexpr Kernel storing(Kernel row) noexcept {
  row.bytesWritten = row.widthBytes;
  return row;
}

constexpr Kernel handOverRow(std::string_view id, HandOverFunction function) noexcept {
  return walkRow(id, Family::HandOver, Pattern::None, Variant::Plain, Needs::Baseline, sizeof(std::uint64_t),
                 1, function);
}

constexpr Kernel contentionRow(std::string_view id, std::uint32_t apartBytes,
                               ContendFunction function) noexcept {
  Kernel row = walkRow(id, Family::Contention, Pattern::None, Variant::Plain, Needs::Baseline,
                       sizeof(std::uint64_t), 1, function);
  row.apartBytes = apartBytes;
  return row;
}

/// A unit is so many lines, of which so many are stored to, by operands of 16 bytes.
constexpr Kernel injectionRow(std::string_view id, std::uint64_t lines, std::uint64_t stored,
                              InjectFunction function) noexcept {
  Kernel row =
      walkRow(id, Family::Injection, Pattern::Serial, Variant::Plain, Needs::Baseline, 16, 1, function);
  row.bytesRead = static_cast<std::uint32_t>(lines * injectionLine);
  row.bytesWritten = static_cast<std::uint32_t>(stored * injectionLine);
  return row;
}

/// SSE 4.1 has the instructions that load a byte of a vector, and store one or two, on x86-64.
constexpr Kernel forwardingRow(std::string_view id, std::uint32_t storeBytes, std::uint32_t loadBytes,
                               ForwardFunction function) noexcept {
  const bool isElement = (storeBytes == 16 && loadBytes == 1) || (storeBytes <= 2 && loadBytes == 16);
  const Needs needs = builtFor == InstructionSet::X86 && isElement ? Needs::Sse41 : Needs::Baseline;
  Kernel row = walkRow(id, Family::Forwarding, Pattern::None, Variant::Plain, needs, loadBytes,
                       forwardingUnroll, function);
  row.bytesRead = loadBytes;
  row.bytesWritten = storeBytes;
  return row;
}

template <std::size_t... sizes>
constexpr auto joined(const std::array<Kernel, sizes>&... parts) noexcept {
  std::array<Kernel, (sizes + ...)> all{};
  auto* next = all.begin();
  ((next = std::copy(parts.begin(), parts.end(), next)), ...);
  return all;
}

inline constexpr std::array firstRows{
    revised(2, computeRow("heapsort-1000", Family::Heapsort, heapsortOperations, &heapsort1000)),
    computeRow("floating-mix", Family::Floating, floatingOperations, &floatingMix),
    moveRow("move-serial-1", Family::Move, Pattern::Serial, 1, &moveSerial1),
    moveRow("move-serial-2", Family::Move, Pattern::Serial, 2, &moveSerial2),
    moveRow("move-serial-4", Family::Move, Pattern::Serial, 4, &moveSerial4),
    moveRow("move-serial-8", Family::Move, Pattern::Serial, 8, &moveSerial8),
    moveRow("move-random-1", Family::Move, Pattern::Random, 1, &moveRandom1),
    moveRow("move-random-2", Family::Move, Pattern::Random, 2, &moveRandom2),
    moveRow("move-random-4", Family::Move, Pattern::Random, 4, &moveRandom4),
    moveRow("move-random-8", Family::Move, Pattern::Random, 8, &moveRandom8),
    walkRow("index-random", Family::Index, Pattern::Random, Variant::Plain, Needs::Baseline, 0, randomUnroll,
            &indexRandom),
};

inline constexpr std::array narrowCopyRows{
    moveRow("copy-serial-1", Family::Copy, Pattern::Serial, 1, &moveSerial1),
    moveRow("copy-serial-2", Family::Copy, Pattern::Serial, 2, &moveSerial2),
    moveRow("copy-serial-4", Family::Copy, Pattern::Serial, 4, &moveSerial4),
    moveRow("copy-serial-8", Family::Copy, Pattern::Serial, 8, &moveSerial8),
    moveRow("copy-random-1", Family::Copy, Pattern::Random, 1, &moveRandom1),
    moveRow("copy-random-2", Family::Copy, Pattern::Random, 2, &moveRandom2),
    moveRow("copy-random-4", Family::Copy, Pattern::Random, 4, &moveRandom4),
    moveRow("copy-random-8", Family::Copy, Pattern::Random, 8, &moveRandom8),
};

inline constexpr std::array chaseRows{
    chaseRow("chase-1", 1, &chase1),    chaseRow("chase-2", 2, &chase2),
    chaseRow("chase-3", 3, &chase3),    chaseRow("chase-4", 4, &chase4),
    chaseRow("chase-6", 6, &chase6),    chaseRow("chase-8", 8, &chase8),
    chaseRow("chase-12", 12, &chase12), chaseRow("chase-16", 16, &chase16),
    chaseRow("chase-24", 24, &chase24),
};

inline constexpr std::array regionCopyRows{
    regionCopyRow("copy-memcpy", 0, &copyMemcpy),
    regionCopyRow("copy-elements", elementBytes, &copyElements),
    regionCopyRow("copy-blocks", 0, &copyBlocks),
};

inline constexpr std::array libraryRows{
    libraryRow("library-memcpy", &libraryMemcpy), libraryRow("library-memmove", &libraryMemmove),
    libraryRow("library-memset", &libraryMemset), libraryRow("library-memcmp", &libraryMemcmp),
    libraryRow("library-memchr", &libraryMemchr), libraryRow("library-strlen", &libraryStrlen),
    libraryRow("library-strcpy", &libraryStrcpy),
};

inline constexpr std::array generalRegisterRows{
    registerRow("register-general-4", 4, &registerGeneral4),
    registerRow("register-general-8", 8, &registerGeneral8),
    storing(registerRow("register-to-stack-8", 8, &registerToStack8)),
    loading(registerRow("register-from-stack-8", 8, &registerFromStack8)),
};

inline constexpr std::array vectorRegisterRows{
    registerRow("register-to-vector-4", 4, &registerToVector4),
    registerRow("register-to-vector-8", 8, &registerToVector8),
    registerRow("register-from-vector-4", 4, &registerFromVector4),
    registerRow("register-from-vector-8", 8, &registerFromVector8),
};

inline constexpr std::array handOverRows{
    handOverRow("handover-cas", &handOverCas),
    handOverRow("handover-store", &handOverStore),
};

inline constexpr std::array contentionRows{
    contentionRow("contention-apart-256", 256, &contendAdd),
    contentionRow("contention-apart-128", 128, &contendAdd),
    contentionRow("contention-apart-64", 64, &contendAdd),
    contentionRow("contention-apart-32", 32, &contendAdd),
    contentionRow("contention-apart-16", 16, &contendAdd),
    contentionRow("contention-apart-8", 8, &contendAdd),
    contentionRow("contention-add", 0, &contendAdd),
    contentionRow("contention-cas", 0, &contendCas),
};

inline constexpr std::array injectionRows{
    injectionRow("inject-1to0", inject1to0Lines, 0, &inject1to0),
    injectionRow("inject-3to1", inject3to1Lines, 1, &inject3to1),
    injectionRow("inject-2to1", inject2to1Lines, 1, &inject2to1),
    injectionRow("inject-1to1", inject1to1Lines, 1, &inject1to1),
};

inline constexpr std::array forwardingRows{
    forwardingRow("forward-1-1", 1, 1, &forwardStore1Load1),
    forwardingRow("forward-1-2", 1, 2, &forwardStore1Load2),
    forwardingRow("forward-1-4", 1, 4, &forwardStore1Load4),
    forwardingRow("forward-1-8", 1, 8, &forwardStore1Load8),
    forwardingRow("forward-1-16", 1, 16, &forwardStore1Load16),
    forwardingRow("forward-2-1", 2, 1, &forwardStore2Load1),
    forwardingRow("forward-2-2", 2, 2, &forwardStore2Load2),
    forwardingRow("forward-2-4", 2, 4, &forwardStore2Load4),
    forwardingRow("forward-2-8", 2, 8, &forwardStore2Load8),
    forwardingRow("forward-2-16", 2, 16, &forwardStore2Load16),
    forwardingRow("forward-4-1", 4, 1, &forwardStore4Load1),
    forwardingRow("forward-4-2", 4, 2, &forwardStore4Load2),
    forwardingRow("forward-4-4", 4, 4, &forwardStore4Load4),
    forwardingRow("forward-4-8", 4, 8, &forwardStore4Load8),
    forwardingRow("forward-4-16", 4, 16, &forwardStore4Load16),
    forwardingRow("forward-8-1", 8, 1, &forwardStore8Load1),
    forwardingRow("forward-8-2", 8, 2, &forwardStore8Load2),
    forwardingRow("forward-8-4", 8, 4, &forwardStore8Load4),
    forwardingRow("forward-8-8", 8, 8, &forwardStore8Load8),
    forwardingRow("forward-8-16", 8, 16, &forwardStore8Load16),
    forwardingRow("forward-16-1", 16, 1, &forwardStore16Load1),
    forwardingRow("forward-16-2", 16, 2, &forwardStore16Load2),
    forwardingRow("forward-16-4", 16, 4, &forwardStore16Load4),
    forwardingRow("forward-16-8", 16, 8, &forwardStore16Load8),
    forwardingRow("forward-16-16", 16, 16, &forwardStore16Load16),
};

/// The rows of tests that both instruction sets have, behind those that differ.
inline constexpr auto rowsOfBoth = joined(handOverRows, contentionRows, injectionRows, forwardingRows);

}  // namespace strata::kernels
