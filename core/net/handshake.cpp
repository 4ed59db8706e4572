// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/handshake.h"

#include <sodium.h>

#include <algorithm>

#include "core/net/octets.h"

namespace strata {

namespace {

constexpr std::size_t nonceSize = 16;
constexpr std::string_view channelName = "strata network test 1: leader, responder";
constexpr std::string_view besideLeader = "leader";
constexpr std::string_view besideResponder = "responder";

template <typename Bytes>
std::string charactersOf(const Bytes& bytes) {
  return {bytes.begin(), bytes.end()};
}

/// libsodium asks for it before all else; any number of times, from any thread.
bool isReady() {
  return sodium_init() >= 0;
}

std::string makeNonce() {
  std::string nonce(nonceSize, '\0');
  randombytes_buf(nonce.data(), nonce.size());
  return nonce;
}

/// One end's part of the exchange.
class Exchange {
 public:
  Exchange(std::string_view code, const std::string& leaders, const std::string& responders)
      : m_code(code), m_session(leaders + responders), m_scalar(cpace::makeScalar()) {
    m_share = cpace::share(m_scalar, occasion());
  }
  ~Exchange() { sodium_memzero(m_scalar.data(), m_scalar.size()); }
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;

  std::string share() const { return charactersOf(m_share); }

  /// `network-bad-frame` where the other's share is none.
  Result<cpace::Key> keyWith(const std::string& others, Speaker self) const {
    cpace::Element element;
    if (others.size() != element.size()) return badFrame;
    std::copy(others.begin(), others.end(), element.begin());
    const bool leads = self == Speaker::Leader;
    const cpace::Said first{leads ? m_share : element, octetsOf(besideLeader)};
    const cpace::Said second{leads ? element : m_share, octetsOf(besideResponder)};
    const auto key = cpace::key(m_scalar, element, occasion(), first, second);
    if (!key) return badFrame;
    return *key;
  }

 private:
  cpace::Occasion occasion() const { return {m_code, octetsOf(channelName), octetsOf(m_session)}; }

  std::string m_code;
  std::string m_session;
  cpace::Scalar m_scalar;
  cpace::Element m_share;
};

/// The rest of it at the end that leads, once its share has gone out.
Result<cpace::Key> proveAsLeader(Channel& channel, const Exchange& exchange, Connection::Time end) {
  const auto share = channel.receiveFrame(FrameKind::Share, end);
  if (!share) return share.error();
  const auto key = exchange.keyWith(*share, Speaker::Leader);
  if (!key) return key.error();
  const Tag proof = proofOf(*key, Speaker::Leader);
  if (auto sent = channel.sendFrame(FrameKind::Proof, charactersOf(proof), end); !sent) return sent.error();
  const auto answer = channel.receiveFrame(FrameKind::Proof, end);
  if (!answer) return answer.error();
  if (!isSame(proofOf(*key, Speaker::Responder), octetsOf(*answer))) return Error{"network-wrong-code", {}};
  return *key;
}

}  // namespace

Result<cpace::Key> introduceLeader(Channel& channel, std::string_view code, Connection::Time end) {
  if (!isReady()) return Error{"no-random-numbers", {}};
  const std::string own = makeNonce();
  if (auto sent = channel.sendFrame(FrameKind::Hello, own, end); !sent) return sent.error();
  const auto others = channel.receiveFrame(FrameKind::Hello, end);
  if (!others) return others.error();
  if (others->size() != nonceSize) return badFrame;

  const Exchange exchange(code, own, *others);
  if (auto sent = channel.sendFrame(FrameKind::Share, exchange.share(), end); !sent) return sent.error();
  auto key = proveAsLeader(channel, exchange, end);
  // Whatever ends it here, the other end may have tried a code, and may know whether it was right.
  if (!key && key.error().id != "stopped" && !isCodeSpent(key.error())) return Error{"network-unproved", {}};
  return key;
}

Result<cpace::Key> welcomeLeader(Channel& channel, const std::string& hello, std::string_view code,
                                 Connection::Time end, const std::function<Status()>& beforeShare) {
  if (!isReady()) return Error{"no-random-numbers", {}};
  if (hello.size() != nonceSize) return badFrame;
  const std::string own = makeNonce();
  if (auto sent = channel.sendFrame(FrameKind::Hello, own, end); !sent) return sent.error();
  const auto share = channel.receiveFrame(FrameKind::Share, end);
  if (!share) return share.error();
  if (auto allowed = beforeShare(); !allowed) {
    refuse(channel, allowed.error(), end);
    return allowed.error();
  }
  const Exchange exchange(code, hello, own);
  const auto key = exchange.keyWith(*share, Speaker::Responder);
  if (!key) return key.error();
  if (auto sent = channel.sendFrame(FrameKind::Share, exchange.share(), end); !sent) return sent.error();
  const auto proof = channel.receiveFrame(FrameKind::Proof, end);
  if (!proof) return proof.error();
  if (!isSame(proofOf(*key, Speaker::Leader), octetsOf(*proof))) {
    refuse(channel, {"network-wrong-code", {}}, end);
    return Error{"network-wrong-code", {}};
  }
  if (auto sent = channel.sendFrame(FrameKind::Proof, charactersOf(proofOf(*key, Speaker::Responder)), end);
      !sent)
    return sent.error();
  return *key;
}

void refuse(Channel& channel, const Reason& reason, Connection::Time end) {
  static_cast<void>(channel.sendFrame(FrameKind::Refusal, messageText(Bye{reason}), end));
}

}  // namespace strata
