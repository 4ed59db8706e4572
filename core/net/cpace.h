// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// CPace, a password-authenticated key exchange: both ends come to one key if they know the same password,
/// and whoever listens or meddles learns nothing about it but whether one guess was right.
/// draft-irtf-cfrg-cpace, with the group ristretto255 (RFC 9496) and SHA-512, in the setting where one end
/// begins. Pure but for makeScalar.
namespace strata::cpace {

using Octets = std::span<const std::uint8_t>;
using Scalar = std::array<std::uint8_t, 32>;
using Element = std::array<std::uint8_t, 32>;
using Key = std::array<std::uint8_t, 64>;

/// What both ends know beforehand.
struct Occasion {
  std::string_view password;
  Octets channel;  ///< who talks to whom (CI)
  Octets session;  ///< that of no other exchange (sid)
};

/// The text that is hashed to the generator: generator_string of the draft.
std::vector<std::uint8_t> generatorText(const Occasion& occasion);
Element generator(const Occasion& occasion);

/// Uniform, not zero; to be forgotten after the exchange.
Scalar makeScalar();

/// What is sent to the other end.
Element share(const Scalar& own, const Occasion& occasion);

/// A share with what its sender says beside it.
struct Said {
  Element share;
  Octets beside;
};

/// The key (ISK) of the end whose scalar that is; `first` is what the end that begins said. Absent where the
/// other's share is no element, or the neutral one: then the exchange must end.
std::optional<Key> key(const Scalar& own, const Element& others, const Occasion& occasion, const Said& first,
                       const Said& second);

}  // namespace strata::cpace
