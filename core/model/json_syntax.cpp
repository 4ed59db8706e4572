// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/json_syntax.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

namespace strata {

namespace {

using Json = nlohmann::ordered_json;

constexpr int deepest = 64;

/// "line:column" of the byte before `position`.
std::string placeOf(std::string_view text, std::size_t position) {
  const std::string_view before = text.substr(0, std::min(position, text.size()));
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t newline = before.rfind('\n');
  const std::size_t column = newline == std::string_view::npos ? before.size() : before.size() - newline - 1;
  return fmt::format("{}:{}", line, std::max<std::size_t>(column, 1));
}

/// The parser's message without its class and without the place, which is told apart.
std::string plainMessage(std::string_view what) {
  if (const std::size_t bracket = what.find("] "); bracket != std::string_view::npos)
    what.remove_prefix(bracket + 2);
  const std::size_t colon = what.find(": ");
  if (what.starts_with("parse error at") && colon != std::string_view::npos) what.remove_prefix(colon + 2);
  return std::string(what);
}

/// Hears what the parser finds and keeps nothing but the first error.
class SyntaxListener : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return enter(); }
  bool key(string_t&) override { return true; }
  bool end_object() override { return leave(); }
  bool start_array(std::size_t) override { return enter(); }
  bool end_array() override { return leave(); }
  bool parse_error(std::size_t position, const std::string&, const Json::exception& error) override {
    m_position = position;
    m_message = plainMessage(error.what());
    return false;
  }

  std::size_t position() const { return m_position; }
  const std::string& message() const { return m_message; }
  bool tooDeep() const { return m_depth > deepest; }

 private:
  bool enter() { return ++m_depth <= deepest; }
  bool leave() {
    --m_depth;
    return true;
  }

  int m_depth = 0;
  std::size_t m_position = 0;
  std::string m_message;
};

}  // namespace

std::optional<Error> findJsonError(std::string_view text) {
  SyntaxListener listener;
  if (Json::sax_parse(text, &listener)) return std::nullopt;
  // The listener is not told where an object begins.
  if (listener.tooDeep())
    return Error{"bad-json",
                 {{"place", std::string("?")}, {"detail", fmt::format("nested more than {} deep", deepest)}}};
  return Error{"bad-json", {{"place", placeOf(text, listener.position())}, {"detail", listener.message()}}};
}

}  // namespace strata
