// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selftest/kernel_checks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <numeric>
#include <span>
#include <string_view>
#include <thread>
#include <variant>
#include <vector>

#include "core/base/overloaded.h"
#include "core/base/random_words.h"
#include "kernels/chunks.h"
#include "kernels/floating.h"
#include "kernels/triad.h"
#include "kernels/write.h"

namespace strata {

namespace {

using kernels::Family;
using kernels::Kernel;
using kernels::Pattern;

using Content = std::vector<std::byte>;

/// Random bytes that begin at a page, between canaries.
class Guarded {
 public:
  Guarded(std::size_t bytes, RandomWords& random)
      : m_bytes(bytes), m_store(bytes + 2 * guard + page, canary) {
    void* at = m_store.data() + guard;
    std::size_t room = m_store.size() - guard;
    m_begin = static_cast<std::byte*>(std::align(page, bytes, at, room));
    for (std::byte& byte : this->bytes()) byte = static_cast<std::byte>(random.next());
  }

  std::span<std::byte> bytes() { return {m_begin, m_bytes}; }
  std::byte* begin() { return m_begin; }
  Content content() const { return {m_begin, m_begin + m_bytes}; }

  /// Whether it has those bytes, and its canaries.
  bool holds(std::span<const std::byte> expected) const {
    const auto isCanary = [](std::byte byte) { return byte == canary; };
    return std::equal(m_begin, m_begin + m_bytes, expected.begin(), expected.end()) &&
           std::all_of(m_begin - guard, m_begin, isCanary) &&
           std::all_of(m_begin + m_bytes, m_begin + m_bytes + guard, isCanary);
  }

 private:
  static constexpr std::byte canary{0xa5};
  static constexpr std::size_t guard = 256;
  static constexpr std::size_t page = 4096;
  std::size_t m_bytes;
  std::vector<std::byte> m_store;
  std::byte* m_begin = nullptr;
};

/// Fills with numbers for which a triad is exact, with or without a fused multiply-add.
void fillWithNumbers(std::span<std::byte> bytes, RandomWords& random) {
  for (std::size_t at = 0; at + sizeof(double) <= bytes.size(); at += sizeof(double)) {
    const auto number = static_cast<double>(random.next() % 1000);
    std::memcpy(bytes.data() + at, &number, sizeof number);
  }
}

/// The first bytes of `left` become those of a triad.
void putTriad(Content& left, std::size_t bytes, std::span<const std::byte> source,
              std::span<const std::byte> second) {
  for (std::size_t at = 0; at < bytes; at += sizeof(double)) {
    double b = 0, c = 0;
    std::memcpy(&b, source.data() + at, sizeof b);
    std::memcpy(&c, second.data() + at, sizeof c);
    const double a = b + kernels::triadFactor * c;
    std::memcpy(left.data() + at, &a, sizeof a);
  }
}

/// The first bytes of `left` become those that operands of that width write.
void putPattern(Content& left, std::size_t bytes, std::size_t operandBytes) {
  const std::size_t width = std::min(operandBytes, sizeof kernels::writePattern);
  for (std::size_t at = 0; at < bytes; at += width)
    std::memcpy(left.data() + at, &kernels::writePattern, width);
}

/// Random walks have few elements, so that none is left out by chance. All others have two groups of four
/// pages, half a group and one element more, of which no loop makes whole iterations.
std::uint64_t elementsFor(const Kernel& kernel) {
  constexpr std::uint64_t bytes = 10 * 4096;
  constexpr std::uint64_t few = 1003;
  const bool isByElement = kernel.pattern == Pattern::Random && !kernels::goesByChunks(kernel.variant);
  return isByElement || kernel.widthBytes == 0 ? few : bytes / kernel.widthBytes + 1;
}

/// Makes a number of units in calls of several sizes. Whether each makes what is asked for, rounded up to a
/// whole iteration.
bool makesUnits(const Kernel& kernel, kernels::WalkFunction function, kernels::Walk& walk,
                std::uint64_t units) {
  if (function(walk, 0) != 0) return false;
  constexpr std::array<std::uint64_t, 3> parts{1, 7, 3};
  std::uint64_t made = 0;
  for (std::size_t call = 0; made < units; ++call) {
    const std::uint64_t asked = std::max<std::uint64_t>(1, units * parts[call % parts.size()] / 11);
    const std::uint64_t now = function(walk, asked);
    if (now < asked || now >= asked + kernel.unroll) return false;
    made += now;
  }
  return true;
}

bool walksExactly(const Kernel& kernel, kernels::WalkFunction function) {
  RandomWords random(1);
  const std::uint64_t elements = elementsFor(kernel);
  const std::size_t size = elements * std::max<std::size_t>(1, kernel.widthBytes);
  Guarded source(size, random), second(size, random), destination(size, random);
  if (kernel.family == Family::Triad) fillWithNumbers(source.bytes(), random);
  fillWithNumbers(second.bytes(), random);
  const Content given = source.content(), secondGiven = second.content();

  kernels::Walk walk;
  walk.source = source.begin();
  walk.second = second.begin();
  walk.destination = destination.begin();
  walk.elements = elements;
  for (std::uint64_t& state : walk.seeds) state = random.next();
  std::vector<std::uint32_t> order(size / kernels::chunkBytes);
  std::iota(order.begin(), order.end(), 0U);
  shuffle(std::span(order), random);
  const bool isByChunk = kernels::goesByChunks(kernel.variant);
  if (isByChunk) {
    walk.order = order.data();
    walk.chunks = order.size();
  }

  const std::size_t reached = isByChunk ? order.size() * kernels::chunkBytes : size;
  Content expected = destination.content();
  if (kernel.family == Family::Triad)
    putTriad(expected, reached, given, secondGiven);
  else if (kernel.bytesWritten > 0 && kernel.bytesRead > 0)
    std::copy_n(given.begin(), reached, expected.begin());
  else if (kernel.bytesWritten > 0)
    putPattern(expected, reached, kernel.widthBytes);

  // Two passes reach all that is serial; at random, one element in e^40 stays unvisited.
  const std::uint64_t passes = kernel.pattern == Pattern::Random ? 40 : 2;
  return makesUnits(kernel, function, walk, passes * elements) && source.holds(given) &&
         second.holds(secondGiven) && destination.holds(expected);
}

/// Each chain advances along one cycle of lines by an equal part.
bool followsExactly(const Kernel& kernel, kernels::ChaseFunction function) {
  constexpr std::size_t lines = 97;
  constexpr std::size_t lineBytes = 64;
  constexpr std::size_t apart = 5;  // on the cycle, from chain to chain
  RandomWords random(2);
  Guarded buffer(lines * lineBytes, random);
  std::vector<std::size_t> order(lines);
  std::iota(order.begin(), order.end(), std::size_t{0});
  shuffle(std::span(order), random);
  const auto at = [&](std::uint64_t steps) -> const void* {
    return buffer.begin() + order[steps % lines] * lineBytes;
  };
  for (std::size_t i = 0; i < lines; ++i) {
    const void* const next = at(i + 1);
    std::memcpy(buffer.begin() + order[i] * lineBytes, static_cast<const void*>(&next), sizeof next);
  }
  const Content given = buffer.content();

  kernels::ChaseWalk walk;
  for (std::size_t chain = 0; chain < kernel.chains; ++chain) walk.at[chain] = at(apart * chain);
  constexpr std::uint64_t asked = 5000;
  const std::uint64_t made = function(walk, asked);
  bool right = made >= asked && made < asked + kernel.unroll && made % kernel.chains == 0;
  for (std::size_t chain = 0; chain < kernels::mostChains; ++chain) {
    const void* const expected = chain < kernel.chains ? at(apart * chain + made / kernel.chains) : nullptr;
    right = right && walk.at[chain] == expected;
  }
  return right && buffer.holds(given);
}

bool sortsExactly(kernels::SortFunction function) {
  constexpr std::size_t arrays = 3;
  constexpr std::size_t length = kernels::heapsortLength;
  RandomWords random(3);
  Guarded data(arrays * length * sizeof(std::int32_t), random);
  std::vector<std::int32_t> sorted(arrays * length);
  std::memcpy(sorted.data(), data.begin(), data.bytes().size());
  for (auto first = sorted.begin(); first != sorted.end(); first += length) std::sort(first, first + length);
  function(reinterpret_cast<std::int32_t*>(data.begin()), arrays);
  return data.holds(std::as_bytes(std::span(sorted)));
}

bool computesExactly(kernels::FloatingFunction function) {
  // The same bits on every machine, since each operation is rounded as IEEE 754 says.
  constexpr std::array after1000{-0x1.2cd5878527e92p-1, -0x1.b7ad09770e811p-1, 0x1.1515e0099c7d7p-3,
                                 0x1.1c545bce8ce1cp-5};
  kernels::FloatingState state = kernels::floatingStart;
  function(state, 1000);
  return state.carried == after1000 && state.constants == kernels::floatingStart.constants;
}

/// A repeated string instruction stores or moves whole elements; all others copy each byte.
bool passesExactly(const Kernel& kernel, kernels::RegionCopyFunction function) {
  constexpr std::size_t size = 40'003;
  constexpr std::uint64_t block = 4096;
  constexpr std::uint64_t passes = 2;
  RandomWords random(4);
  Guarded source(size, random), destination(size, random);
  const Content given = source.content();
  Content expected = destination.content();
  const bool isString = kernel.family == Family::String;
  const std::size_t reached = isString ? size / kernel.widthBytes * kernel.widthBytes : size;
  if (isString && kernel.id.find("-stos-") != std::string_view::npos)
    putPattern(expected, reached, kernel.widthBytes);
  else
    std::copy_n(given.begin(), reached, expected.begin());
  const kernels::RegionCopy copy{source.begin(), destination.begin(), size, block};
  return function(copy, passes) == passes && source.holds(given) && destination.holds(expected);
}

/// Content of the scratch after a call of the C library: the bytes that were there, moved up; one byte that
/// is not zero; or nothing new.
Content scratchAfter(std::string_view id, const Content& before, std::size_t bytes, std::byte first) {
  Content after = before;
  if (id == "library-memmove") std::copy_n(before.begin(), bytes, after.begin() + kernels::libraryShift);
  if (id == "library-memset") std::fill_n(after.begin(), bytes, first);
  return after;
}

bool callsExactly(const Kernel& kernel, kernels::LibraryFunction function) {
  constexpr std::size_t size = 10'001;
  RandomWords random(5);
  Guarded text(size, random), copy(size, random), scratch(size + kernels::libraryShift, random);
  for (std::byte& byte : text.bytes())
    if (byte == std::byte{0}) byte = std::byte{1};
  text.bytes().back() = std::byte{0};
  const Content given = text.content();
  const bool copies = kernel.id == "library-memcpy" || kernel.id == "library-strcpy";
  // A copy has its work still before it, all others find what a call before them left.
  if (!copies) std::ranges::copy(given, copy.begin());
  const Content scratchBefore = scratch.content();
  const std::uint64_t made = function({text.begin(), copy.begin(), scratch.begin(), size}, 1);
  const std::byte first = scratch.bytes().front();
  const bool isSet = kernel.id != "library-memset" || first != std::byte{0};
  return made == 1 && isSet && text.holds(given) && copy.holds(given) &&
         scratch.holds(scratchAfter(kernel.id, scratchBefore, size, first));
}

/// A kernel that moves registers has no bytes but those of its caller, which must stay.
bool transfersExactly(const Kernel& kernel, kernels::RegisterFunction function) {
  // Volatile, so that it stands in memory around the call.
  std::array<volatile std::uint64_t, 64> frame;
  RandomWords random(6);
  for (volatile std::uint64_t& word : frame) word = random.next();
  const std::uint64_t made = function(2 * std::uint64_t{kernel.unroll} + 1);
  RandomWords again(6);
  bool right = made == 3 * std::uint64_t{kernel.unroll} && function(0) == 0;
  for (const volatile std::uint64_t& word : frame) right = right && word == again.next();
  return right;
}

/// One thread makes both sides' hand-overs, whose turn it always is: on one CPU two would wait for a time
/// slice each turn.
bool handsOverExactly(kernels::HandOverFunction function) {
  RandomWords random(7);
  constexpr std::size_t lineBytes = 256;
  Guarded line(lineBytes, random);
  Content expected = line.content();
  auto* const count = reinterpret_cast<std::uint64_t*>(line.begin());
  *count = 0;
  std::uint32_t stop = 0;
  kernels::HandOver first{count, &stop, 0}, second{count, &stop, 1};
  constexpr std::uint64_t turns = 100;
  bool right = true;
  for (std::uint64_t turn = 0; turn < turns; ++turn)
    right = right && function(first, 1) == 1 && function(second, 1) == 1;
  stop = 1;
  right = right && function(second, 1) == 0;  // not its turn
  const std::uint64_t last = 2 * turns;
  std::memcpy(expected.data(), &last, sizeof last);
  return right && first.next == last && line.holds(expected);
}

/// No increment of two threads is lost.
bool contendsExactly(kernels::ContendFunction function) {
  RandomWords random(8);
  constexpr std::size_t lineBytes = 256;
  Guarded line(lineBytes, random);
  Content expected = line.content();
  auto& word = *reinterpret_cast<std::uint64_t*>(line.begin());
  constexpr std::uint64_t increments = 20'000;
  const std::uint64_t last = word + 2 * increments;
  std::memcpy(expected.data(), &last, sizeof last);
  std::uint64_t others = 0;
  std::jthread other([&] { others = function(word, increments); });
  const std::uint64_t own = function(word, increments);
  other.join();
  return own == increments && others == increments && line.holds(expected);
}

/// Loads leave all as it was; of a unit that stores, each byte of its last line is another.
bool injectsExactly(const Kernel& kernel, kernels::InjectFunction function) {
  constexpr std::size_t line = 64;
  constexpr std::uint64_t units = 9;
  const std::size_t unitBytes = kernel.bytesRead;
  RandomWords random(9);
  Guarded buffer(units * unitBytes + (unitBytes > line ? line : 0), random);
  const Content given = buffer.content();
  kernels::Injection on{buffer.begin(), buffer.bytes().size() / line, 1, 0};
  bool right = function(on, units - 2) == units - 2 && on.position == units - 2;
  Content expected = given;
  // All operands of a store have the same 16 bytes.
  constexpr std::size_t operand = 16;
  for (std::uint64_t unit = 0; unit < units - 2 && kernel.bytesWritten > 0; ++unit) {
    const std::size_t stored = (unit + 1) * unitBytes - line;
    for (std::size_t at = 0; at < line; at += operand)
      std::copy_n(buffer.begin() + unitBytes - line, operand,
                  expected.begin() + static_cast<std::ptrdiff_t>(stored + at));
    right = right && !std::ranges::equal(std::span(expected).subspan(stored, line),
                                         std::span(given).subspan(stored, line));
  }
  return right && buffer.holds(expected);
}

/// The bytes of a value.
using ValueBytes = std::array<std::byte, 2 * sizeof(std::uint64_t)>;

/// Leaves in the buffer and in the value what so many rounds do, byte by byte.
void forward(const Kernel& kernel, Content& buffer, std::size_t storeAt, std::size_t loadAt,
             std::array<std::uint64_t, 2>& value, std::uint64_t rounds) {
  const bool keepsRest = kernel.instructionSet == kernels::InstructionSet::X86 && kernel.bytesWritten == 16 &&
                         kernel.bytesRead <= 2;
  for (std::uint64_t round = 1; round <= rounds; ++round) {
    ValueBytes bytes = std::bit_cast<ValueBytes>(value);
    std::copy_n(bytes.begin(), kernel.bytesWritten, buffer.begin() + static_cast<std::ptrdiff_t>(storeAt));
    if (!keepsRest) bytes = {};
    std::copy_n(buffer.begin() + static_cast<std::ptrdiff_t>(loadAt), kernel.bytesRead, bytes.begin());
    value = std::bit_cast<std::array<std::uint64_t, 2>>(bytes);
    if (round % kernel.unroll == 0) ++value[0];
  }
}

/// Whether buffer and value are what the same rounds one by one leave, for loads before, within and behind
/// the store.
bool forwardsExactly(const Kernel& kernel, kernels::ForwardFunction function) {
  constexpr std::size_t storeAt = 16;
  const std::uint64_t rounds = 3 * std::uint64_t{kernel.unroll};
  RandomWords random(10);
  bool right = true;
  for (std::size_t loadAt = 0; loadAt <= 2 * storeAt; ++loadAt) {
    Guarded buffer(4 * storeAt, random);
    kernels::Forwarding on{buffer.begin() + storeAt, buffer.begin() + loadAt, {random.next(), random.next()}};
    std::array<std::uint64_t, 2> value = on.value;
    Content expected = buffer.content();
    right = right && function(on, 0) == 0 && on.value == value && buffer.holds(expected);
    forward(kernel, expected, storeAt, loadAt, value, rounds);
    right = right && function(on, rounds - 1) == rounds && buffer.holds(expected);
    // Only the vectors touch the upper half.
    right = right && on.value[0] == value[0] && (kernel.bytesRead < 16 || on.value[1] == value[1]);
  }
  return right;
}

}  // namespace

bool doesWhatItClaims(const Kernel& kernel) {
  return std::visit(
      Overloaded{
          [&](kernels::WalkFunction function) { return walksExactly(kernel, function); },
          [&](kernels::ChaseFunction function) { return followsExactly(kernel, function); },
          [&](kernels::SortFunction function) { return sortsExactly(function); },
          [&](kernels::FloatingFunction function) { return computesExactly(function); },
          [&](kernels::RegionCopyFunction function) { return passesExactly(kernel, function); },
          [&](kernels::LibraryFunction function) { return callsExactly(kernel, function); },
          [&](kernels::RegisterFunction function) { return transfersExactly(kernel, function); },
          [&](kernels::HandOverFunction function) { return handsOverExactly(function); },
          [&](kernels::ContendFunction function) { return contendsExactly(function); },
          [&](kernels::InjectFunction function) { return injectsExactly(kernel, function); },
          [&](kernels::ForwardFunction function) { return forwardsExactly(kernel, function); },
      },
      kernel.function);
}

}  // namespace strata
