// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <system_error>

namespace strata {

/// The system's own words for an error that one of its calls gave (errno; of Windows GetLastError and
/// WSAGetLastError), in the language of the user, as UTF-8, without a full stop; the number where it has
/// none.
std::string systemMessage(int error);

/// The same for an error in any category; what is no error of the system has the words of its category.
std::string systemMessage(const std::error_code& error);

}  // namespace strata
