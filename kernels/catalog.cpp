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
  return {id, family, Pattern::None, builtFor, 0, 0, 0, operations, 1, 1, function};
}

constexpr Kernel move(std::string_view id, Pattern pattern, std::uint32_t widthBytes, MoveFunction function) {
  const std::uint64_t unroll = pattern == Pattern::Serial ? serialUnroll : randomUnroll;
  return {id,         Family::Move, pattern,
          builtFor,   widthBytes,   widthBytes,
          widthBytes, 0.0,          static_cast<std::uint32_t>(unroll),
          1,          function};
}

constexpr std::array rows{
    compute("heapsort-1000", Family::Heapsort, heapsortOperations, &heapsort1000),
    compute("floating-mix", Family::Floating, floatingOperations, &floatingMix),
    move("move-serial-1", Pattern::Serial, 1, &moveSerial1),
    move("move-serial-2", Pattern::Serial, 2, &moveSerial2),
    move("move-serial-4", Pattern::Serial, 4, &moveSerial4),
    move("move-serial-8", Pattern::Serial, 8, &moveSerial8),
    move("move-random-1", Pattern::Random, 1, &moveRandom1),
    move("move-random-2", Pattern::Random, 2, &moveRandom2),
    move("move-random-4", Pattern::Random, 4, &moveRandom4),
    move("move-random-8", Pattern::Random, 8, &moveRandom8),
    Kernel{"index-random", Family::Index, Pattern::Random, builtFor, 0, 0, 0, 0.0, randomUnroll, 1, &indexRandom},
};

}  // namespace

std::span<const Kernel> catalog() noexcept { return rows; }

const Kernel* find(std::string_view id) noexcept {
  const auto row = std::ranges::find(rows, id, &Kernel::id);
  return row == rows.end() ? nullptr : &*row;
}

}  // namespace strata::kernels
