// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <array>
#include <asio/ip/tcp.hpp>
#include <asio/ip/udp.hpp>
#include <asio/read.hpp>
#include <asio/write.hpp>
#include <limits>
#include <system_error>
#include <vector>

#include "core/net/tcp_facts.h"

namespace strata {
namespace {

using asio::ip::tcp;

template <typename Socket>
TcpFacts factsOf(Socket& socket) {
  return tcpFactsOf(static_cast<std::uintptr_t>(socket.native_handle()));
}

/// Emulators of Linux answer with a lone number, whatever was asked.
bool isTold(tcp::socket& socket) {
  std::array<char, 1024> room{};
  socklen_t size = room.size();
  return getsockopt(socket.native_handle(), IPPROTO_TCP, TCP_INFO, room.data(), &size) == 0 &&
         size > sizeof(int);
}

TEST(TcpFacts, CountFromNothing) {
  asio::io_context context;
  tcp::socket socket(context, tcp::v4());
  if (!isTold(socket)) GTEST_SKIP() << "this system tells nothing of connections";
  EXPECT_EQ(factsOf(socket).retransmitted, 0U);
  EXPECT_EQ(factsOf(socket).segments, 0U);
}

TEST(TcpFacts, AreAbsentForWhatIsNoConnection) {
  asio::io_context context;
  asio::ip::udp::socket datagrams(context, asio::ip::udp::v4());
  for (const TcpFacts& facts : {factsOf(datagrams), tcpFactsOf(static_cast<std::uintptr_t>(-1))}) {
    EXPECT_EQ(facts.retransmitted, std::nullopt);
    EXPECT_EQ(facts.segments, std::nullopt);
  }
}

TEST(TcpFacts, CountWhatWasSent) {
  asio::io_context context;
  tcp::acceptor acceptor(context, tcp::v4());
  tcp::socket from(context);
  try {
    acceptor.bind({asio::ip::address_v4::loopback(), 0});
    acceptor.listen(1);
    from.connect(acceptor.local_endpoint());
  } catch (const std::system_error& error) {
    GTEST_SKIP() << "no loopback interface here: " << error.what();
  }
  if (!isTold(from)) GTEST_SKIP() << "this system tells nothing of connections";
  tcp::socket to = acceptor.accept();
  std::array<char, 1> letter{};
  asio::write(from, asio::buffer(letter));
  asio::read(to, asio::buffer(letter));
  EXPECT_EQ(factsOf(from).segments, 1U);
  EXPECT_EQ(factsOf(to).segments, 0U);
  // As much as fits at each time, so that neither end waits for the other.
  const std::vector<char> many(1'000'000);
  std::vector<char> room(many.size());
  from.non_blocking(true);
  to.non_blocking(true);
  std::size_t received = 0;
  asio::error_code failed;
  for (std::size_t sent = 0; received < many.size();) {
    sent += from.write_some(asio::buffer(many) + sent, failed);
    received += to.read_some(asio::buffer(room), failed);
    if (failed && failed != asio::error::would_block) FAIL() << failed.message();
  }
  // No segment of TCP over IP has more than 64 KiB.
  const TcpFacts facts = factsOf(from);
  EXPECT_GE(facts.segments, 1 + many.size() / std::numeric_limits<std::uint16_t>::max());
  EXPECT_LE(facts.retransmitted, facts.segments);
  EXPECT_EQ(factsOf(to).segments, 0U);
}

}  // namespace
}  // namespace strata
