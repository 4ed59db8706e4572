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

enum class Family {
  Heapsort,
  Floating,
  Move,
  Index,
  Read,
  Write,
  Copy,
  Triad,  ///< STREAM's: a = b + s c
  Chase,
  RegionCopy,
  Library,
  Registers,   ///< transfers between registers, and to and from the stack
  String,      ///< lods, stos and movs (x86-64)
  HandOver,    ///< of a cache line, from one thread to another
  Contention,  ///< increments of words that several threads write at once
  Injection,   ///< load on memory, beside a thread whose loads are timed
  Forwarding,  ///< a store, and a load that takes its bytes
};
enum class Pattern { None, Serial, Random };
enum class InstructionSet { X86, Arm };

/// What sets a kernel apart from the plain one of its family, pattern and width.
enum class Variant {
  Plain,
  Streaming,     ///< stores that bypass the caches; loads that say that they would
  Prefetch,      ///< asks for each line of the source ahead of its load
  Interleaved,   ///< walks in four pages at once
  Page,          ///< a whole page in each turn of the loop
  Chunks,        ///< random by chunks of 256 bytes, and serial within each
  StreamChunks,  ///< the same by stores that bypass the caches
  Best,          ///< streaming, in the grouping that copies fastest
  Pairs,         ///< one instruction moves two registers of half the width (arm64)
  Scalable,      ///< vectors whose length is the machine's own (arm64)
  Repeated,      ///< a string instruction that repeats itself (x86-64)
};

/// Whether a walk goes by the caller's table of chunks.
constexpr bool goesByChunks(Variant variant) noexcept {
  return variant == Variant::Chunks || variant == Variant::StreamChunks;
}

/// What the processor, and the system that saves its registers, must have for a kernel to run.
enum class Needs {
  Baseline,  ///< nothing beyond x86-64 with SSE2, or arm64 with NEON
  Sse41,
  Avx,
  Avx2,
  Avx512,  ///< AVX-512 F
  Sve128,  ///< the scalable vector extension with vectors of exactly so many bits
  Sve256,
  Sve512,
};

/// One walk through a buffer or a pair of buffers. Reads load from `source` and leave `destination` alone,
/// writes store to `destination` and leave `source` alone; moves and copies load an element of `source` and
/// store it at the same index of `destination`; a triad loads from `second` too. The walk goes on where the
/// call before left it, so that a sample shorter than the buffer still reaches all of it in the end.
struct Walk {
  const std::byte* source = nullptr;  ///< `elements` × width bytes, aligned to the width
  std::byte* destination = nullptr;   ///< as long as source, never overlapping it
  const std::byte* second = nullptr;  ///< second source of a triad: as long as source, overlapping neither
  std::uint64_t elements = 0;         ///< 1 … 2^32
  /// Serial: index of the next element. Chunks: of the next entry in `order`. Interleaved: elements done in
  /// two passes. Any value is safe, 0 begins anew.
  std::uint64_t position = 0;
  std::array<std::uint64_t, 4> seeds{};  ///< random: states of four independent generators
  /// Chunks: numbers of chunks of 256 bytes in the order in which to visit them, all of them within the
  /// region; `elements` is not looked at.
  const std::uint32_t* order = nullptr;
  std::uint64_t chunks = 0;  ///< entries in `order`
};

/// Makes at least `units` moves, reads, writes or copies of one element (rounded up to whole loop iterations)
/// and returns how many were made: none when asked for none, or when there are no elements (no entries in
/// `order`). A serial walk reaches every element within two passes of `elements` units each; a random one
/// touches an element as often as it falls on it.
using WalkFunction = std::uint64_t (*)(Walk& walk, std::uint64_t units) noexcept;

/// Most chains that a chase follows.
inline constexpr std::size_t mostChains = 24;

/// Where the chains of a chase stand: addresses of pointers, each of which holds the address of the next. A
/// chase of N chains follows the first N. They may go along one cycle, as long as they are set apart on it.
struct ChaseWalk {
  std::array<const void*, mostChains> at{};
};

/// Makes at least `loads` loads, taking all chains together (rounded up to whole loop iterations), and
/// returns how many were made; each chain has advanced by an equal part. So the latency of a load is time ×
/// chains ÷ loads.
using ChaseFunction = std::uint64_t (*)(ChaseWalk& walk, std::uint64_t loads) noexcept;

/// A region and where it is copied to.
struct RegionCopy {
  const std::byte* source = nullptr;
  std::byte* destination = nullptr;  ///< as long as source, never overlapping it
  std::uint64_t bytes = 0;
  std::uint64_t blockBytes = 0;  ///< by blocks: of one call, at least 1; others do not look at it
};

/// Copies all of the region, from its first byte to its last, `passes` times, and returns how many times that
/// was.
using RegionCopyFunction = std::uint64_t (*)(const RegionCopy& copy, std::uint64_t passes) noexcept;

/// Bytes by which the overlapping move goes up.
inline constexpr std::uint64_t libraryShift = 8;

/// What the functions of the C library work on: three buffers that do not overlap.
struct LibraryCall {
  const std::byte* text = nullptr;  ///< `bytes` of them: the last is zero, no other is
  std::byte* copy = nullptr;        ///< equal to `text`, before and after
  std::byte* scratch = nullptr;     ///< libraryShift bytes longer; overwritten
  std::uint64_t bytes = 0;          ///< at least 1
};

/// Makes so many calls, and returns how many that were. Each goes over all of the bytes.
using LibraryFunction = std::uint64_t (*)(const LibraryCall& on, std::uint64_t calls) noexcept;

/// Makes at least so many transfers of one operand (rounded up to whole loop iterations), and returns how
/// many were made.
using RegisterFunction = std::uint64_t (*)(std::uint64_t transfers) noexcept;

/// One thread's part in handing a cache line to another and back. The line has a count of hand-overs, from 0
/// on; who begins takes the even ones, the other the odd ones.
struct HandOver {
  std::uint64_t* line = nullptr;        ///< the count: nothing else lies on its cache line
  const std::uint32_t* stop = nullptr;  ///< on another line: anything but 0 ends the waiting
  std::uint64_t next = 0;               ///< the count at which it is this thread's turn: at first 0 or 1
};

/// Waits for its turn and raises the count by one, as many times; returns how often it did. Fewer than asked
/// for only after a stop.
using HandOverFunction = std::uint64_t (*)(HandOver& on, std::uint64_t turns) noexcept;

/// Increments the word atomically as many times, whoever else writes it, and returns how many times that was.
/// Comes to an end as soon as the others do: one of them always gets on.
using ContendFunction = std::uint64_t (*)(std::uint64_t& word, std::uint64_t increments) noexcept;

/// What one thread puts on memory as load.
struct Injection {
  std::byte* buffer = nullptr;  ///< aligned to a line of 64 bytes; of no other thread
  std::uint64_t lines = 0;      ///< of 64 bytes; a rest that is no whole unit is left out
  std::uint64_t delay = 1;  ///< iterations of an empty loop after each line, a cycle or so each; at least 1
  std::uint64_t position = 0;  ///< number of the next unit; any value is safe
};

/// Loads or stores all bytes of the lines of so many units, on and on through the buffer, and returns how
/// many units were made: none when asked for none, or when the buffer has none.
using InjectFunction = std::uint64_t (*)(Injection& on, std::uint64_t units) noexcept;

/// The address of a store and of the load behind it, which takes bytes of it or lies beside it.
struct Forwarding {
  std::byte* store = nullptr;       ///< of any alignment
  const std::byte* load = nullptr;  ///< of any alignment
  /// What is stored first, by its low bytes; then what was loaded last, in its low bytes. The others are zero
  /// then, but for one or two bytes of a vector on x86-64, beside which they stay.
  std::array<std::uint64_t, 2> value{};
};

/// Stores the value and loads it anew at least as many times (rounded up to whole loop iterations), and adds
/// one to its lower half at the end of each iteration. Returns how many rounds were made.
using ForwardFunction = std::uint64_t (*)(Forwarding& on, std::uint64_t rounds) noexcept;

/// Sorts `arrays` consecutive arrays of heapsortLength integers, ascending, in place.
using SortFunction = void (*)(std::int32_t* data, std::size_t arrays) noexcept;

/// What the floating loop works on; floatingStart in kernels/floating.h is where a measurement begins.
struct FloatingState {
  std::array<double, 4> carried{};    ///< x, y, z, w: carried from iteration to iteration
  std::array<double, 4> constants{};  ///< c0 … c3
};
/// Runs the floating loop `iterations` times and leaves the carried values in `state`.
using FloatingFunction = void (*)(FloatingState& state, std::uint64_t iterations) noexcept;

using Function = std::variant<WalkFunction, ChaseFunction, SortFunction, FloatingFunction, RegionCopyFunction,
                              LibraryFunction, RegisterFunction, HandOverFunction, ContendFunction,
                              InjectFunction, ForwardFunction>;

/// A row of the catalogue: the facts of one kernel.
struct Kernel {
  std::string_view id;  ///< kebab-case, stored in run files, never renamed
  Family family;
  Pattern pattern;
  Variant variant;
  InstructionSet instructionSet;
  Needs needs;
  /// The bytes of one operand; 0 where no operand is moved (heapsort, floating, index) or its width is the
  /// library's. Forwarding: those of the load.
  std::uint32_t widthBytes;
  /// The bytes that one unit of work (a move, a read, a write, a copy, a transfer, a load of a chase, a sort,
  /// an iteration) reads from memory; 0 where none is touched, where a unit is a region, whose size is the
  /// cell's, or a round trip of a line, which bears no data. Injection: those of a store, too. Forwarding:
  /// those of the load.
  std::uint32_t bytesRead;
  std::uint32_t bytesWritten;  ///< to memory by one unit of work
  double operations;           ///< of one unit, in Nbench's sense; 0 for the memory kernels
  std::uint32_t unroll;  ///< units in one loop iteration; serial walks use fewer in regions of fewer elements
  std::uint32_t chains;  ///< that a chase follows; 0 for all others
  std::uint32_t revision;  ///< raised whenever the loop, its bytes or its operations change
  Function function;
  /// Contention: from the word of one thread to that of the next; 0: all threads have the same word.
  std::uint32_t apartBytes = 0;
};

}  // namespace strata::kernels
