// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include <cstddef>
#include <utility>
#include <vector>

template class nlohmann::basic_json<nlohmann::ordered_map>;
template class nlohmann::detail::serializer<strata::Json>;
template class nlohmann::detail::parser<strata::Json, strata::detail::ViewInput>;
template class nlohmann::detail::lexer<strata::Json, strata::detail::ViewInput>;
template class nlohmann::detail::serializer<strata::SortedJson>;
template class nlohmann::detail::parser<strata::SortedJson, strata::detail::ViewInput>;
template class nlohmann::detail::lexer<strata::SortedJson, strata::detail::ViewInput>;
template class nlohmann::detail::binary_reader<strata::Json, strata::detail::ViewInput>;

namespace strata {

namespace {

/// Makes a document of what the parser finds, and takes each key as a new one.
class Builder : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return add(Json()); }
  bool boolean(bool value) override { return add(Json(value)); }
  bool number_integer(number_integer_t value) override { return add(Json(value)); }
  bool number_unsigned(number_unsigned_t value) override { return add(Json(value)); }
  bool number_float(number_float_t value, const string_t&) override { return add(Json(value)); }
  bool string(string_t& text) override { return add(Json(std::move(text))); }
  bool binary(binary_t& bytes) override { return add(Json(std::move(bytes))); }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool key(string_t& name) override {
    m_key = std::move(name);
    return true;
  }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t, const std::string&, const Json::exception&) override { return false; }

  Json take() { return std::move(m_root); }

 private:
  Json& put(Json value) {
    if (m_open.empty()) return m_root = std::move(value);
    Json& parent = *m_open.back();
    if (parent.is_array()) {
      parent.push_back(std::move(value));
      return parent.back();
    }
    append(parent, std::move(m_key), std::move(value));
    return parent.get_ref<Json::object_t&>().back().second;
  }
  bool add(Json value) {
    put(std::move(value));
    return true;
  }
  bool open(Json value) {
    m_open.push_back(&put(std::move(value)));
    return true;
  }
  bool close() {
    m_open.pop_back();
    return true;
  }

  Json m_root;
  std::vector<Json*> m_open;  ///< each within the one before, which gets no more while this one is open
  Json::string_t m_key;
};

}  // namespace

Json parsedJson(std::string_view text) {
  Builder builder;
  return Json::sax_parse(text, &builder) ? builder.take() : Json(Json::value_t::discarded);
}

Json parsedCbor(std::string_view bytes) {
  Builder builder;
  return Json::sax_parse(bytes, &builder, Json::input_format_t::cbor) ? builder.take()
                                                                      : Json(Json::value_t::discarded);
}

void append(Json& object, std::string key, Json value) {
  Json::object_t::Container& members = object.get_ref<Json::object_t&>();
  members.emplace_back(std::move(key), std::move(value));
}

}  // namespace strata
