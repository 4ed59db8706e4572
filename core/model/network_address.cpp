// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/network_address.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/base/text_parts.h"

namespace strata {

namespace {

constexpr std::string_view blanks = " \t\r\n";
/// The longest name, by RFC 1035.
constexpr std::size_t mostLetters = 253;

/// Whether the host consists of characters that only an IPv6 address is made of, up to its zone
/// ("fe80::1%eth0").
bool isOfIpv6(std::string_view host) {
  const std::string_view digits = host.substr(0, host.find('%'));
  return std::ranges::count(digits, ':') >= 2 &&
         digits.find_first_not_of("0123456789abcdefABCDEF:.") == std::string_view::npos;
}

/// Blanks and what steers a terminal are in no name.
bool isNameLetter(char letter) {
  const auto code = static_cast<unsigned char>(letter);
  constexpr unsigned char blank = 0x20;
  constexpr unsigned char erase = 0x7f;
  return code > blank && code != erase && std::string_view("[]/*").find(letter) == std::string_view::npos;
}

std::optional<std::uint16_t> portOf(std::string_view digits) {
  std::uint16_t port = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size() || port == 0) return std::nullopt;
  return port;
}

}  // namespace

Result<NetworkAddress> parseAddress(std::string_view text, std::uint16_t usual) {
  const Error bad{"bad-address", {{"address", std::string(text)}}};
  const std::string_view whole = trimmed(text);
  std::string_view host = whole;
  std::optional<std::string_view> port;
  if (whole.starts_with('[')) {
    const auto close = whole.find(']');
    if (close == std::string_view::npos) return bad;
    host = whole.substr(1, close - 1);
    const std::string_view rest = whole.substr(close + 1);
    if (!rest.empty() && rest.front() != ':') return bad;
    if (!rest.empty()) port = rest.substr(1);
  } else if (std::ranges::count(whole, ':') == 1) {  // several: an address of IPv6
    const auto colon = whole.find(':');
    host = whole.substr(0, colon);
    port = whole.substr(colon + 1);
  }
  NetworkAddress address{std::string(host), usual};
  if (port) {
    const auto number = portOf(*port);
    if (!number) return bad;
    address.port = *number;
  }
  const bool wrong = host.empty() || host.front() == '-' || host.size() > mostLetters ||
                     !std::ranges::all_of(host, isNameLetter) ||
                     (host.find(':') != std::string_view::npos && !isOfIpv6(host));
  if (wrong) return bad;
  return address;
}

std::string addressText(const NetworkAddress& address) {
  if (address.port == usualPort) return address.host;
  if (address.host.find(':') != std::string::npos) return fmt::format("[{}]:{}", address.host, address.port);
  return fmt::format("{}:{}", address.host, address.port);
}

}  // namespace strata
