// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

/// The measured loops. A kernel works on its caller's memory and does nothing else: no clock, no thread, no
/// allocation, no global, no exception. Loops are GNU asm (or C++ held in place by opaque barriers), because
/// a compiler turns a plain byte copy into memcpy or vectors, and then the width on the label is a lie.
///
/// A kernel is *one flat loop* over a wrapping position: nested passes over the buffer mispredict once a pass
/// and lose 6 to 8 % in a 16 KiB region.
namespace strata::kernels {

/// Integers in one array of the heapsort kernel, as Nbench 2.0 had it.
inline constexpr std::size_t heapsortLength = 1000;

enum class Family { Heapsort, Floating, Move, Index };
enum class Pattern { None, Serial, Random };
enum class InstructionSet { X86, Arm };

/// One walk through a pair of buffers: each move loads an element of `source` and stores it at the same index
/// of `destination`. The walk goes on where the call before left it, so that a sample shorter than the region
/// still reaches all of it in the end.
struct Walk {
  const std::byte* source = nullptr;  ///< `elements` × width bytes, aligned to the width
  std::byte* destination = nullptr;   ///< as long as source, never overlapping it
  std::uint64_t elements = 0;         ///< 1 … 2^32
  std::uint64_t position = 0;         ///< serial: index of the next element; any value is safe, 0 begins anew
  std::array<std::uint64_t, 4> seeds{};  ///< random: states of four independent generators
};

/// Makes at least `moves` moves (rounded up to whole loop iterations) and returns how many were made: none
/// when asked for none, or when there are no elements. A serial walk reaches every element within two passes
/// of `elements` moves each; a random one touches an element as often as it falls on it.
using WalkFunction = std::uint64_t (*)(Walk& walk, std::uint64_t moves) noexcept;

/// Sorts `arrays` consecutive arrays of heapsortLength integers, ascending, in place.
using SortFunction = void (*)(std::int32_t* data, std::size_t arrays) noexcept;

/// What the floating loop works on; floatingStart in kernels/floating.h is where a measurement begins.
struct FloatingState {
  std::array<double, 4> carried{};    ///< x, y, z, w: carried from iteration to iteration
  std::array<double, 4> constants{};  ///< c0 … c3
};
/// Runs the floating loop `iterations` times and leaves the carried values in `state`.
using FloatingFunction = void (*)(FloatingState& state, std::uint64_t iterations) noexcept;

using Function = std::variant<WalkFunction, SortFunction, FloatingFunction>;

/// A row of the catalogue: the facts of one kernel.
struct Kernel {
  std::string_view id;  ///< kebab-case, stored in run files, never renamed
  Family family;
  Pattern pattern;
  InstructionSet instructionSet;
  std::uint32_t widthBytes;  ///< of one operand; 0 where no operand is moved (heapsort, floating, index)
  std::uint32_t
      bytesRead;  ///< by one unit of work (a move, a sort, an iteration); 0 where no operand is moved
  std::uint32_t bytesWritten;  ///< by one unit of work; 0 where no operand is moved
  double operations;           ///< of one unit, in Nbench's sense; 0 for the memory kernels
  std::uint32_t unroll;  ///< units in one loop iteration; serial moves use fewer in regions of fewer elements
  std::uint32_t revision;  ///< raised whenever the loop, its bytes or its operations change
  Function function;
};

}  // namespace strata::kernels
