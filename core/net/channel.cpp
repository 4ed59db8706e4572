// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/channel.h"

#include <algorithm>
#include <utility>

#include "core/net/octets.h"

namespace strata {

namespace {

/// How long an end that goes tries to say so.
constexpr std::chrono::milliseconds lastWordsTime{100};

/// What a refusal says; whoever sent it has shown nothing yet.
Error refusalIn(std::string_view payload) {
  const auto message = readMessage(payload);
  const auto* bye = message ? std::get_if<Bye>(&*message) : nullptr;
  if (bye == nullptr || !bye->reason) return badFrame;
  return *bye->reason;
}

}  // namespace

Status Channel::sendFrame(FrameKind kind, std::string_view payload, Time end) {
  FrameHead head{kind, static_cast<std::uint32_t>(payload.size() + (m_own ? std::tuple_size_v<Tag> : 0))};
  const auto bytesOfHead = frameHead(head);
  std::string bytes(bytesOfHead.begin(), bytesOfHead.end());
  bytes += payload;
  if (m_own) {
    const Tag tag = m_own->next(head, payload);
    bytes.append(tag.begin(), tag.end());
  }
  return m_connection.send(octetsOf(bytes), end);
}

Result<std::optional<Frame>> Channel::takeFrame() {
  if (m_came.size() < frameHeadSize) return std::optional<Frame>();
  const auto head =
      readFrameHead(octetsOf(m_came).first<frameHeadSize>(), m_others ? mostWithKey : mostBeforeKey);
  if (!head) return head.error();
  if (m_came.size() < frameHeadSize + head->length) return std::optional<Frame>();
  std::string payload = m_came.substr(frameHeadSize, head->length);
  m_came.erase(0, frameHeadSize + head->length);
  if (m_others) {
    constexpr std::size_t ofTag = std::tuple_size_v<Tag>;
    if (payload.size() < ofTag) return badFrame;
    const std::string tag = payload.substr(payload.size() - ofTag);
    payload.resize(payload.size() - ofTag);
    if (!isSame(m_others->next(*head, payload), octetsOf(tag))) return badFrame;
  }
  return std::optional(Frame{head->kind, std::move(payload)});
}

Result<std::optional<Frame>> Channel::nextFrame(Time end) {
  for (;;) {
    auto frame = takeFrame();
    if (!frame || *frame) return frame;
    const auto piece = m_connection.receive(end);
    if (!piece) return piece.error();
    if (piece->empty()) return std::optional<Frame>();
    m_came.append(piece->begin(), piece->end());
  }
}

Result<Frame> Channel::receiveAny(Time end) {
  const auto begin = Connection::Clock::now();
  auto frame = nextFrame(end);
  if (!frame) return frame.error();
  if (!*frame)
    return Error{"network-stalled",
                 {{"quiet_s", std::chrono::duration<double>(Connection::Clock::now() - begin).count()}}};
  return **std::move(frame);
}

Result<std::string> Channel::receiveFrame(FrameKind kind, Time end) {
  auto frame = receiveAny(end);
  if (!frame) return frame.error();
  if (frame->kind == FrameKind::Refusal) return refusalIn(frame->payload);
  if (frame->kind != kind) return badFrame;
  return std::move(frame->payload);
}

void Channel::agree(const cpace::Key& key, Speaker self) {
  m_own.emplace(key, self);
  m_others.emplace(key, self == Speaker::Leader ? Speaker::Responder : Speaker::Leader);
}

Status Channel::say(const Message& message, Time end) {
  return sendFrame(FrameKind::Words, messageText(message), end);
}

void Channel::sayBye(const std::optional<Reason>& reason) {
  if (std::exchange(m_saidBye, true)) return;
  m_connection.outliveStop();
  static_cast<void>(say(Bye{reason}, Connection::Clock::now() + lastWordsTime));
}

Result<std::optional<Message>> Channel::hear(Time end) {
  auto frame = nextFrame(end);
  if (!frame) return frame.error();
  if (!*frame) return std::optional<Message>();
  if ((*frame)->kind != FrameKind::Words) return badFrame;
  auto message = readMessage((*frame)->payload);
  if (!message) return message.error();
  return std::optional(*std::move(message));
}

}  // namespace strata
