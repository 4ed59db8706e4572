// SPDX-License-Identifier: GPL-3.0-or-later
#include <io.h>
#include <windows.h>

#include <algorithm>
#include <string>

#include "app/cli/terminal.h"

namespace strata::cli {

namespace {

/// False when nothing was written: a device may call itself a terminal and be no console.
bool writeToConsole(std::FILE* stream, std::string_view text) {
  const int size = static_cast<int>(text.size());
  std::wstring wide(static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0)),
                    L'\0');
  MultiByteToWideChar(CP_UTF8, 0, text.data(), size, wide.data(), static_cast<int>(wide.size()));
  const auto console = reinterpret_cast<HANDLE>(_get_osfhandle(_fileno(stream)));
  // Older consoles take 64 KiB in all.
  constexpr std::size_t mostAtOnce = 8192;
  for (std::size_t done = 0; done < wide.size();) {
    const auto piece = static_cast<DWORD>(std::min(mostAtOnce, wide.size() - done));
    DWORD written = 0;
    if (WriteConsoleW(console, wide.data() + done, piece, &written, nullptr) == 0 || written == 0)
      return done > 0;
    done += written;
  }
  return true;
}

}  // namespace

bool isTerminal(std::FILE* stream) {
  return _isatty(_fileno(stream)) != 0;
}

// The C library writes to a console byte by byte, and the console takes the bytes of a letter for letters of
// its own code page.
bool printText(std::FILE* stream, std::string_view text) {
  if (isTerminal(stream) && std::fflush(stream) == 0 && writeToConsole(stream, text)) return true;
  return std::fwrite(text.data(), 1, text.size(), stream) == text.size() && std::fflush(stream) == 0;
}

// A stream that is closed here has no number that a file could be given, and no pipe sends a signal.
void holdStandardStreams() {}
void outliveReaders() {}

}  // namespace strata::cli
