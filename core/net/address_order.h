// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/net/local_addresses.h"

/// What the text of an address tells. Pure. Addresses as LocalAddress has them.
namespace strata {

/// Whether the address lies in 127.0.0.0/8, or is ::1: only this machine reaches it (RFC 1122, 3.2.1.3; RFC
/// 4291, 2.5.3).
bool isLoopback(std::string_view address);

/// Whether the address lies in 169.254.0.0/16 or fe80::/10: only machines on the same link reach it (RFC
/// 3927; RFC 4291, 2.5.6).
bool isLinkLocal(std::string_view address);

/// The addresses in the order that localAddresses() promises; those of one kind stay in the order of the
/// system.
std::vector<LocalAddress> inOrderOfTrying(std::vector<LocalAddress> addresses);

}  // namespace strata
