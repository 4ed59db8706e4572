// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/catalog.h"

#include <algorithm>
#include <array>

#include "kernels/floating.h"
#include "kernels/heapsort.h"
#include "kernels/move.h"

namespace strata::kernels {
namespace {

// The build chooses the sources of one instruction set, and says here which.
constexpr InstructionSet builtFor = InstructionSet::STRATA_KERNELS_INSTRUCTION_SET;

constexpr Kernel compute(std::string_view id, Family family, double operations, Function function) {
  return {.id = id,
          .family = family,
          .pattern = Pattern::None,
          .instructionSet = builtFor,
          .widthBytes = 0,
          .bytesRead = 0,
          .bytesWritten = 0,
          .operations = operations,
          .unroll = 1,
          .revision = 1,
          .function = function};
}

constexpr Kernel walk(std::string_view id, Family family, Pattern pattern, std::uint32_t widthBytes,
                      std::uint64_t unroll, WalkFunction function) {
  return {.id = id,
          .family = family,
          .pattern = pattern,
          .instructionSet = builtFor,
          .widthBytes = widthBytes,
          .bytesRead = widthBytes,
          .bytesWritten = widthBytes,
          .operations = 0.0,
          .unroll = static_cast<std::uint32_t>(unroll),
          .revision = 1,
          .function = function};
}

constexpr Kernel serial(std::string_view id, std::uint32_t widthBytes, WalkFunction function) {
  return walk(id, Family::Move, Pattern::Serial, widthBytes, serialUnroll, function);
}

constexpr Kernel random(std::string_view id, std::uint32_t widthBytes, WalkFunction function) {
  return walk(id, Family::Move, Pattern::Random, widthBytes, randomUnroll, function);
}

constexpr std::array rows{
    compute("heapsort-1000", Family::Heapsort, heapsortOperations, &heapsort1000),
    compute("floating-mix", Family::Floating, floatingOperations, &floatingMix),
    serial("move-serial-1", 1, &moveSerial1),
    serial("move-serial-2", 2, &moveSerial2),
    serial("move-serial-4", 4, &moveSerial4),
    serial("move-serial-8", 8, &moveSerial8),
    random("move-random-1", 1, &moveRandom1),
    random("move-random-2", 2, &moveRandom2),
    random("move-random-4", 4, &moveRandom4),
    random("move-random-8", 8, &moveRandom8),
    walk("index-random", Family::Index, Pattern::Random, 0, randomUnroll, &indexRandom),
};

}  // namespace

std::span<const Kernel> catalog() noexcept {
  return rows;
}

const Kernel* find(std::string_view id) noexcept {
  const auto row = std::ranges::find(rows, id, &Kernel::id);
  return row == rows.end() ? nullptr : &*row;
}

}  // namespace strata::kernels
