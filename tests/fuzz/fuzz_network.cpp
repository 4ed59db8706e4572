// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes, as they come over a connection: refused as no frame of Strata's, or read to what is within the
// bounds that the header promises and is written and read back as it was.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/net/frame.h"
#include "core/net/message.h"
#include "core/plan/network_plan.h"
#include "tests/fuzz/require.h"

namespace strata {

namespace {

using fuzz::require;
using Octets = std::span<const std::uint8_t>;

constexpr std::size_t mostText = 1024;
constexpr double mostSeconds = 600;

void checkHead(Octets bytes) {
  if (bytes.size() < frameHeadSize) return;
  const auto first = bytes.first<frameHeadSize>();
  for (const std::uint32_t most : {mostBeforeKey, mostWithKey}) {
    const auto head = readFrameHead(first, most);
    if (!head) {
      const std::string& id = head.error().id;
      require(id == "network-not-strata" || id == "network-other-version" || id == "network-bad-frame",
              "a head is refused for a reason that is told", id);
      continue;
    }
    require(head->length <= most, "no more is announced than is allowed");
    require(std::ranges::equal(frameHead(*head), first), "a head that is read is written as it was");
  }
}

void checkAttachment(Octets bytes) {
  const auto attachment = readAttachment(bytes);
  if (!attachment) {
    require(attachment.error().id == "network-bad-frame", "an attachment is refused as a bad frame");
    return;
  }
  require(attachmentBytes(*attachment) == std::string(bytes.begin(), bytes.end()),
          "an attachment that is read is written as it was");
}

/// Some of them are shown.
void checkText(std::string_view text) {
  require(text.size() <= mostText, "texts are short");
  const auto isObeyed = [](char letter) {
    const auto octet = static_cast<unsigned char>(letter);
    return octet < ' ' || octet == 0x7f;
  };
  require(std::ranges::none_of(text, isObeyed), "texts have nothing that a terminal would obey");
}

template <typename T>
bool isWithin(const T& value, const T& least, const T& most) {
  return value >= least && value <= most;
}

void checkBounds(const About& about) {
  for (const std::string& text : {about.version, about.cpu, about.system, about.host}) checkText(text);
}

void checkBounds(const TaskOffer& offer) {
  const NetworkTask& task = offer.task;
  for (const int streams : {task.sending, task.receiving})
    require(isWithin(streams, 0, networkStreamsRange.most), "streams are within their range");
  require(task.chunk == 0_B || isWithin(task.chunk, networkChunkRange.least, networkChunkRange.most),
          "a chunk is within its range");
  for (const double seconds : {task.rampS, task.seconds})
    require(isWithin(seconds, 0.0, mostSeconds), "a task takes no longer than ten minutes");
  require(connectionsOf(task) > 0, "a task has something to carry");
  checkText(task.kernel);
  checkText(task.parameters.direction.value_or(""));
}

void checkBounds(const TaskCount& counted) {
  require(counted.count.rates.size() <= mostSlices, "slices are not more than an end counts");
  require(counted.count.streams.size() <= static_cast<std::size_t>(networkStreamsRange.most),
          "streams are within their range");
}

void checkBounds(const Bye& bye) {
  if (!bye.reason) return;
  checkText(bye.reason->id);
  for (const Datum& datum : bye.reason->data) {
    checkText(datum.name);
    if (const auto* text = std::get_if<std::string>(&datum.value)) checkText(*text);
  }
}

template <typename Said>
void checkBounds(const Said&) {}

void checkMessage(Octets bytes) {
  const std::string text(bytes.begin(), bytes.end());
  const auto message = readMessage(text);
  if (!message) {
    require(message.error() == Error{"network-bad-frame", {}}, "a message is refused as a bad frame");
    return;
  }
  std::visit([](const auto& said) { checkBounds(said); }, *message);
  const std::string written = messageText(*message);
  const auto again = readMessage(written);
  require(static_cast<bool>(again), "what was written is read", written);
  require(*again == *message, "what was written is read back equal", written);
  require(messageText(*again) == written, "what was read back is written as before", written);
}

}  // namespace

}  // namespace strata

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace strata;
  const Octets bytes(data, size);
  checkHead(bytes);
  checkAttachment(bytes);
  checkMessage(bytes);
  // As in a frame: the head, and behind it what it announces.
  if (size > frameHeadSize) {
    checkAttachment(bytes.subspan(frameHeadSize));
    checkMessage(bytes.subspan(frameHeadSize));
  }
  return 0;
}
