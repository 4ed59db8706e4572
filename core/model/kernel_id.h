// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/model/cell.h"

namespace strata {

/// The id of a kernel, taken apart: "read-serial-16" is a read, serial, of 16; "string-rep-lods-8" is string,
/// rep-lods, of 8; "chase-4" is a chase of 4; "library-memcpy" and "network-round-trip" have no number. Ids
/// never change, since files hold them, and what they say is read here and nowhere else. Of another
/// program's kernels only the family may be relied on.
struct KernelId {
  std::string_view family;             ///< before the first hyphen; the whole id where there is none
  std::string_view form;               ///< between family and number; may be empty
  std::optional<std::int64_t> number;  ///< width of an operand in bytes, or chains
  std::string_view loop;               ///< the id without its number: "read-serial"
};

/// Parts of `kernel`, which must outlive them.
KernelId kernelIdOf(std::string_view kernel);

/// Whether the kernel goes through memory from start to end in a plain loop: serial, by pairs of registers,
/// or by scalable vectors.
bool isPlainSerial(const KernelId& kernel);

/// Round trips of the network test, alone or under load: their result is a time, not a rate.
bool isRoundTrip(const CellId& cell);

/// The disk test that writes for long, whose rate is shown against the bytes written.
bool isSustainedWrite(const CellId& cell);

/// Writes of the disk test that are flushed one by one: their result is commits a second, not a rate.
bool isCommit(const CellId& cell);

/// Arithmetic of a single core, of the test of every core by itself: its result is operations a second, not
/// bytes.
bool isArithmeticOfCore(const CellId& cell);

/// Wake-ups of a sleeping thread, of the test of pauses: their result is a time, not a share.
bool isWakeUp(const CellId& cell);

/// The result in microseconds, of times that people read in these: a round trip and a wake-up take thousands
/// of times as long as a load. Absent for all others. `value` is in the unit of files.
std::optional<double> microsecondsOf(const CellId& cell, double value);

/// The load of a cell of sustained performance: "integer", "vectors" or "memory".
std::string_view sustainedLoadOf(const CellId& cell);

/// The unit of a cell's live figures, which come without one.
std::string_view unitOf(const CellId& cell);

}  // namespace strata
