// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/message.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/plain_text.h"
#include "core/base/real_number.h"
#include "core/model/json_syntax.h"
#include "core/net/frame.h"
#include "core/net/peer_reason.h"
#include "core/plan/network_plan.h"
#include "core/report/object_reader.h"

namespace strata {

namespace {

constexpr std::size_t mostText = 1024;
constexpr double mostTaskSeconds = 600;
constexpr double mostCountedSeconds = 2 * mostTaskSeconds;
constexpr double mostRate = 1e9;  // MB/s: beyond all lines
constexpr double mostBytes = mostRate * 1e6 * mostCountedSeconds;
constexpr int mostCpus = 1'000'000;
constexpr double mostPercent = 100.0 * mostCpus;
/// The longest time that progress may show: some goes by before counting begins, and chunks may be slow.
constexpr double mostShownSeconds = 20 * mostTaskSeconds;

template <typename T>
void put(Json& json, const char* key, const std::optional<T>& value) {
  if (value) json[key] = *value;
}

std::string tokenText(const TaskToken& token) {
  std::string text;
  for (const std::uint8_t octet : token) text += fmt::format("{:02x}", octet);
  return text;
}

std::optional<TaskToken> tokenFrom(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  TaskToken token{};
  if (text.size() != 2 * token.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto digit = digits.find(text[i]);
    if (digit == std::string_view::npos) return std::nullopt;
    token[i / 2] = static_cast<std::uint8_t>(static_cast<std::size_t>(token[i / 2]) << 4 | digit);
  }
  return token;
}

Json reasonJson(const Reason& reason) {
  Json json{{"id", reason.id}};
  for (const Datum& datum : reason.data)
    std::visit([&](const auto& value) { json["data"][datum.name] = value; }, datum.value);
  return json;
}

Json jsonOf(const About& about) {
  Json json{{"say", "about"}, {"version", about.version}, {"cpu", about.cpu}, {"system", about.system}};
  json["host"] = about.host;
  put(json, "link_rate_mbs", about.linkRate);
  if (about.sendsChunks) json["sends_chunks"] = true;
  return json;
}

Json jsonOf(const TaskOffer& offer) {
  const NetworkTask& task = offer.task;
  Json json{{"say", "task"},
            {"token", tokenText(task.token)},
            {"sending", task.sending},
            {"receiving", task.receiving},
            {"round_trips", task.roundTrips},
            {"chunk_bytes", task.chunk.count},
            {"ramp_s", task.rampS},
            {"seconds", task.seconds},
            {"kernel", task.kernel}};
  // Programs of before know nothing of it, and are not asked for it.
  if (task.chunksBack) json["chunks_back"] = true;
  put(json, "streams", task.parameters.streams);
  put(json, "direction", task.parameters.direction);
  put(json, "block_bytes", task.parameters.blockBytes);
  return json;
}

Json jsonOf(const Ready&) {
  return {{"say", "ready"}};
}
Json jsonOf(const Attached&) {
  return {{"say", "attached"}};
}
Json jsonOf(const Go&) {
  return {{"say", "go"}};
}

Json jsonOf(const TaskMoment& told) {
  const Moment& moment = told.moment;
  Json json{{"say", "moment"}, {"seconds", moment.seconds}, {"bytes", moment.bytes}, {"rate", moment.rate}};
  put(json, "p50_ns", moment.p50Ns);
  put(json, "p99_ns", moment.p99Ns);
  return json;
}

Json jsonOf(const TaskCount& counted) {
  const EndCount& count = counted.count;
  Json json{{"say", "counted"},
            {"elapsed_s", count.elapsedS},
            {"rates", count.rates},
            {"streams", count.streams},
            {"cpus", count.cpus}};
  put(json, "cpu_percent", count.cpuPercent);
  put(json, "thread_percent", count.threadPercent);
  put(json, "retransmitted", count.retransmitted);
  put(json, "segments", count.segments);
  return json;
}

Json jsonOf(const Figure& figure) {
  return {{"say", "figure"}, {"result", figure.resultJson}};
}

Json jsonOf(const Bye& bye) {
  Json json{{"say", "bye"}};
  if (bye.reason) json["reason"] = reasonJson(*bye.reason);
  return json;
}

/// Short, and nothing that a terminal would obey: whoever says it need not have shown that it knows the code.
bool isPlain(const std::string& text) {
  return text.size() <= mostText && text == withoutControls(text) && text.find('\n') == std::string::npos;
}

template <typename T>
bool isWithin(const T& value, const T& least, const T& most) {
  return value >= least && value <= most;
}

/// What is absent says nothing wrong.
template <typename T>
bool isWithin(const std::optional<T>& value, const T& least, const T& most) {
  return !value || isWithin(*value, least, most);
}

/// A number that a figure can be made of: neither less than none, nor so small that nothing can be reckoned
/// with it.
bool isAmount(double value, double most) {
  return isWithin(value, 0.0, most) && isFigure(value);
}

bool isAmount(const std::optional<double>& value, double most) {
  return !value || isAmount(*value, most);
}

/// Whether this can be a count of bytes, or of segments that have some each.
bool isCount(const std::optional<std::uint64_t>& value) {
  return !value || static_cast<double>(*value) <= mostBytes;
}

bool isChunk(Bytes size) {
  return size == 0_B || isWithin(size, networkChunkRange.least, networkChunkRange.most);
}

std::optional<Reason> readReason(const Json& json) {
  if (!json.is_object() || !json.contains("id") || !json["id"].is_string()) return std::nullopt;
  Reason reason{json["id"].get<std::string>(), {}};
  if (json.contains("data") && json["data"].is_object()) {
    for (const auto& [name, value] : json["data"].items()) {
      const bool isBeyond = value.is_number_unsigned() && value.get<std::uint64_t>() >> 63 != 0;
      if (value.is_number_integer() && !isBeyond)
        reason.data.push_back({name, value.get<std::int64_t>()});
      else if (value.is_number())
        reason.data.push_back({name, value.get<double>()});
      else if (value.is_string())
        reason.data.push_back({name, value.get<std::string>()});
    }
  }
  return peerReason(std::move(reason));
}

/// Nothing where the message is not what it says to be.
using Read = std::optional<Message>;

Read readAbout(ObjectReader& reader) {
  About about;
  reader.required("version", about.version);
  reader.required("cpu", about.cpu);
  reader.required("system", about.system);
  reader.required("host", about.host);
  reader.optional("link_rate_mbs", about.linkRate);
  reader.optional("sends_chunks", about.sendsChunks);
  if (!isAmount(about.linkRate, mostRate)) return std::nullopt;
  if (!isPlain(about.version) || !isPlain(about.cpu) || !isPlain(about.system) || !isPlain(about.host))
    return std::nullopt;
  return about;
}

Read readTask(ObjectReader& reader) {
  NetworkTask task;
  std::string token;
  reader.required("token", token);
  reader.required("sending", task.sending);
  reader.required("receiving", task.receiving);
  reader.required("round_trips", task.roundTrips);
  reader.required("chunk_bytes", task.chunk);
  reader.optional("chunks_back", task.chunksBack);
  reader.required("ramp_s", task.rampS);
  reader.required("seconds", task.seconds);
  reader.required("kernel", task.kernel);
  reader.optional("streams", task.parameters.streams);
  reader.optional("direction", task.parameters.direction);
  reader.optional("block_bytes", task.parameters.blockBytes);
  const auto read = tokenFrom(token);
  const int most = networkStreamsRange.most;
  const bool allowed =
      read && isWithin(task.sending, 0, most) && isWithin(task.receiving, 0, most) && isChunk(task.chunk) &&
      isAmount(task.rampS, mostTaskSeconds) && isAmount(task.seconds, mostTaskSeconds) &&
      connectionsOf(task) > 0 && isWithin(task.parameters.streams, std::int64_t{1}, std::int64_t{most}) &&
      isWithin(task.parameters.blockBytes, networkChunkRange.least.count, networkChunkRange.most.count) &&
      isPlain(task.kernel) && isPlain(task.parameters.direction.value_or(""));
  if (!allowed) return std::nullopt;
  task.token = *read;
  return TaskOffer{std::move(task)};
}

Read readMoment(ObjectReader& reader) {
  Moment moment;
  reader.required("seconds", moment.seconds);
  reader.required("bytes", moment.bytes);
  reader.required("rate", moment.rate);
  reader.optional("p50_ns", moment.p50Ns);
  reader.optional("p99_ns", moment.p99Ns);
  const bool allowed = isAmount(moment.seconds, mostShownSeconds) &&
                       isAmount(moment.bytes, mostRate * 1e6 * mostShownSeconds) &&
                       isAmount(moment.rate, mostRate);
  if (!allowed) return std::nullopt;
  return TaskMoment{moment};
}

Read readCounted(ObjectReader& reader) {
  EndCount count;
  reader.required("elapsed_s", count.elapsedS);
  reader.required("rates", count.rates);
  reader.required("streams", count.streams);
  reader.required("cpus", count.cpus);
  reader.optional("cpu_percent", count.cpuPercent);
  reader.optional("thread_percent", count.threadPercent);
  reader.optional("retransmitted", count.retransmitted);
  reader.optional("segments", count.segments);
  const auto streams = static_cast<std::size_t>(networkStreamsRange.most);
  // Whoever knows the code may still lie, but not so that figures are none.
  const bool allowed =
      isAmount(count.elapsedS, mostCountedSeconds) &&
      std::ranges::all_of(count.rates, [](double rate) { return isAmount(rate, mostRate); }) &&
      std::accumulate(count.streams.begin(), count.streams.end(), 0.0) <= mostBytes &&
      isWithin(count.cpus, 0, mostCpus) && isAmount(count.cpuPercent, mostPercent) &&
      isAmount(count.threadPercent, mostPercent) && isCount(count.retransmitted) && isCount(count.segments);
  if (!allowed) return std::nullopt;
  if (count.rates.size() > mostSlices || count.streams.size() > streams) return std::nullopt;
  return TaskCount{std::move(count)};
}

Read readFigure(ObjectReader& reader) {
  Figure figure;
  reader.required("result", figure.resultJson);
  return figure;
}

Read readBye(ObjectReader& reader) {
  Bye bye;
  if (reader.has("reason")) {
    bye.reason = readReason(reader.json()["reason"]);
    if (!bye.reason) return std::nullopt;
  }
  return bye;
}

Read readSaid(const std::string& say, ObjectReader& reader) {
  if (say == "about") return readAbout(reader);
  if (say == "task") return readTask(reader);
  if (say == "ready") return Ready{};
  if (say == "attached") return Attached{};
  if (say == "go") return Go{};
  if (say == "moment") return readMoment(reader);
  if (say == "counted") return readCounted(reader);
  if (say == "figure") return readFigure(reader);
  if (say == "bye") return readBye(reader);
  return std::nullopt;
}

}  // namespace

std::string messageText(const Message& message) {
  const Json json = std::visit([](const auto& said) { return jsonOf(said); }, message);
  // What the system says of a processor or an interface need not be UTF-8.
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Message> readMessage(std::string_view text) {
  // This also refuses what is nested so deep that the stack would not do, and keys that are there twice.
  if (findJsonError(text)) return badFrame;
  const Json json = parsedJson(text);
  if (json.is_discarded() || !json.is_object()) return badFrame;
  std::optional<Error> error;
  ObjectReader reader(json, "", error);
  std::string say;
  reader.required("say", say);
  if (error) return badFrame;
  Read message = readSaid(say, reader);
  if (error || !message) return badFrame;
  return *std::move(message);
}

}  // namespace strata
