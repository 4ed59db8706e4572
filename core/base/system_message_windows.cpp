// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <array>
#include <string_view>

#include "core/base/system_message.h"
#include "core/base/utf8_path.h"

namespace strata {

std::string systemMessage(int error) {
  std::array<wchar_t, 512> wide{};
  DWORD length =
      FormatMessageW(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, nullptr,
                     static_cast<DWORD>(error), 0, wide.data(), static_cast<DWORD>(wide.size()), nullptr);
  while (length > 0 && (wide[length - 1] == L'\n' || wide[length - 1] == L'\r' || wide[length - 1] == L'.'))
    --length;
  if (length == 0) return std::to_string(error);
  return utf8Of(std::wstring(wide.data(), length));
}

// The libraries' own categories of the system ask for its words in the code page of the old programs, which
// lacks most letters, or has them under other numbers.
std::string systemMessage(const std::error_code& error) {
  const std::string_view category = error.category().name();
  const bool isOfSystem = error.category() == std::system_category() || category == "asio.system";
  return isOfSystem ? systemMessage(error.value()) : error.message();
}

}  // namespace strata
