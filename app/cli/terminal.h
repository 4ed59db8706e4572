// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <string_view>

namespace strata::cli {

/// Whether a person is at the other end of the stream.
bool isTerminal(std::FILE* stream);

/// A text in UTF-8, as it is, and at once. A Windows console shows it whatever its code page is. False where
/// the stream did not take all of it; errno then says why. Throws nothing.
bool printText(std::FILE* stream, std::string_view text);

/// To be called before the program opens anything. Where a standard stream was closed by whoever started the
/// program, the first file opened would take its place, and all that is printed. Afterwards printing to such
/// a stream fails, as it should.
void holdStandardStreams();

/// From now on a pipe that nobody reads any more refuses what is printed, and does not end the program.
void outliveReaders();

}  // namespace strata::cli
