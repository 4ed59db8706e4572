// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/json_syntax.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "core/base/json.h"

namespace strata {

namespace {

constexpr int deepest = 64;
/// Objects that keep their order look for a key one by one: a million keys would take hours. Ours have
/// dozens.
constexpr std::size_t mostKeys = 1000;

/// "line:column" of the byte before `position`.
std::string placeOf(std::string_view text, std::size_t position) {
  const std::string_view before = text.substr(0, std::min(position, text.size()));
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t newline = before.rfind('\n');
  const std::size_t column = newline == std::string_view::npos ? before.size() : before.size() - newline - 1;
  return fmt::format("{}:{}", line, std::max<std::size_t>(column, 1));
}

std::string shortened(const std::string& text, std::size_t most) {
  return text.size() <= most ? text : text.substr(0, most) + "...";
}

/// The bytes in printable ASCII, since what was read may be anything.
std::string printable(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) {
    if (c >= ' ' && c <= '~') {
      text += c;
    } else {
      text += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
  }
  return text;
}

/// The parser's message without its class and without the place, which is told apart. It ends what it read
/// last with what is wrong: only that end is kept, since all of it may be as long as the file.
std::string plainMessage(std::string_view what) {
  if (const std::size_t bracket = what.find("] "); bracket != std::string_view::npos)
    what.remove_prefix(bracket + 2);
  const std::size_t colon = what.find(": ");
  if (what.starts_with("parse error at") && colon != std::string_view::npos) what.remove_prefix(colon + 2);

  constexpr std::string_view lastRead = "last read: '";
  constexpr std::size_t mostRead = 40;
  const std::size_t begin = what.find(lastRead);
  if (begin == std::string_view::npos) return shortened(printable(what), 100);
  const std::size_t token = begin + lastRead.size();
  const std::size_t end = what.rfind('\'');
  const std::size_t length = end > token ? end - token : 0;
  if (length <= mostRead) return printable(what);
  return printable(what.substr(0, token)) + "..." + printable(what.substr(end - mostRead));
}

/// Goes through a text and counts how far, since the parser tells a listener where it is for its own errors
/// only.
class CountingIterator {
 public:
  // NOLINTBEGIN(readability-identifier-naming): as the standard names them
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;
  // NOLINTEND(readability-identifier-naming)

  CountingIterator(const char* at, std::size_t& count) : m_at(at), m_count(&count) {}
  reference operator*() const { return *m_at; }
  CountingIterator& operator++() {
    ++m_at;
    ++*m_count;
    return *this;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.m_at == b.m_at; }

 private:
  const char* m_at;
  std::size_t* m_count;
};

/// Hears what the parser finds and keeps nothing but the first error.
class SyntaxListener : public nlohmann::json_sax<Json> {
 public:
  /// `read`: how many bytes the parser has read.
  explicit SyntaxListener(const std::size_t& read) : m_read(read) {}

  bool null() override { return count(); }
  bool boolean(bool) override { return count(); }
  bool number_integer(number_integer_t) override { return count(); }
  bool number_unsigned(number_unsigned_t) override { return count(); }
  bool number_float(number_float_t, const string_t&) override { return count(); }
  bool string(string_t& text) override { return count() && measure(text); }
  bool binary(binary_t&) override { return count(); }
  bool start_object(std::size_t) override {
    m_keys.emplace_back();
    return count() && enter();
  }
  bool key(string_t& name) override {
    if (!measure(name)) return false;
    if (m_keys.back().size() == mostKeys)
      return refuse(fmt::format("more than {} keys in one object", mostKeys));
    if (m_keys.back().insert(name).second) return true;
    // The parser would keep the last of the two without a word.
    return refuse(fmt::format("the key {} is given twice", shortened(Json(name).dump(-1, ' ', true), 60)));
  }
  bool end_object() override {
    m_keys.pop_back();
    return leave();
  }
  bool start_array(std::size_t) override { return count() && enter(); }
  bool end_array() override { return leave(); }
  bool parse_error(std::size_t position, const std::string&, const Json::exception& error) override {
    m_position = position;
    m_message = plainMessage(error.what());
    return false;
  }

  std::size_t position() const { return m_position; }
  const std::string& message() const { return m_message; }
  std::size_t values() const { return m_values; }

 private:
  bool refuse(std::string message) {
    m_position = m_read;
    m_message = std::move(message);
    return false;
  }
  bool count() {
    return ++m_values <= mostJsonValues || refuse(fmt::format("more than {} values", mostJsonValues));
  }
  bool measure(const std::string& text) {
    return text.size() <= mostText.count ||
           refuse(fmt::format("a text of more than {} bytes", mostText.count));
  }
  bool enter() { return ++m_depth <= deepest || refuse(fmt::format("nested more than {} deep", deepest)); }
  bool leave() {
    --m_depth;
    return true;
  }

  const std::size_t& m_read;
  int m_depth = 0;
  std::size_t m_values = 0;
  std::vector<std::set<std::string>> m_keys;
  std::size_t m_position = 0;
  std::string m_message;
};

}  // namespace

std::optional<Error> findJsonError(std::string_view text) {
  std::size_t read = 0;
  std::size_t ignored = 0;
  SyntaxListener listener(read);
  if (Json::sax_parse(CountingIterator(text.data(), read),
                      CountingIterator(text.data() + text.size(), ignored), &listener)) {
    // The parser takes a zero byte for the end of the text.
    const std::size_t zero = text.find('\0');
    if (zero == std::string_view::npos) return std::nullopt;
    return Error{"bad-json", {{"place", placeOf(text, zero + 1)}, {"detail", std::string("a zero byte")}}};
  }
  return Error{"bad-json", {{"place", placeOf(text, listener.position())}, {"detail", listener.message()}}};
}

// The parser recurses at each level: hostile bytes could use up the whole stack.
std::optional<Error> findCborError(std::string_view bytes) {
  const std::size_t read = 0;
  SyntaxListener listener(read);
  if (Json::sax_parse(bytes, &listener, Json::input_format_t::cbor)) return std::nullopt;
  return Error{"bad-cbor", {}};
}

std::size_t valuesOfCbor(std::string_view bytes) {
  const std::size_t read = 0;
  SyntaxListener listener(read);
  static_cast<void>(Json::sax_parse(bytes, &listener, Json::input_format_t::cbor));
  return listener.values();
}

Error underPath(Error error, const std::string& path) {
  for (Datum& datum : error.data)
    if (datum.name == "key" || datum.name == "setting")
      datum.value = path + std::get<std::string>(datum.value);
  return error;
}

std::optional<int> schemaVersion(std::string_view schema, std::string_view family) {
  if (!schema.starts_with(family)) return std::nullopt;
  schema.remove_prefix(family.size());
  if (schema.starts_with('0')) return std::nullopt;
  int version = 0;
  const char* const end = schema.data() + schema.size();
  const auto read = std::from_chars(schema.data(), end, version);
  if (read.ec != std::errc{} || read.ptr != end || version < 1) return std::nullopt;
  return version;
}

}  // namespace strata
