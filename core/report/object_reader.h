// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/json.h"
#include "core/base/real_number.h"
#include "core/base/units.h"
#include "core/model/machine.h"
#include "core/model/reason.h"

/// What the readers of run files and of messages share. For few folders, since it shows the library of JSON.
namespace strata {

inline bool isFigureJson(const Json& value) {
  return value.is_number() && isFigure(value.get<double>());
}

/// Reads an object key by key into a value, and remembers the first thing that is wrong in all of the file.
class ObjectReader {
 public:
  ObjectReader(const Json& object, std::string path, std::optional<Error>& error)
      : m_object(object), m_path(std::move(path)), m_error(error) {
    if (!object.is_object()) refuse("");
  }

  template <typename T>
  void required(const char* key, T& into) {
    if (!find(key)) {
      if (!m_error) m_error = Error{"missing-key", {{"key", m_path + key}}};
      return;
    }
    optional(key, into);
  }

  /// Leaves `into` as it is when there is no such key.
  template <typename T>
  void optional(const char* key, T& into) {
    const Json* value = find(key);
    if (value && !m_error && !convert(*value, into)) refuse(key);
  }

  /// A text that stands for something else.
  template <typename T, typename FromName>
  void named(const char* key, T& into, FromName fromName) {
    std::string name;
    required(key, name);
    if (m_error) return;
    if (const auto value = fromName(name)) {
      into = *value;
    } else {
      refuse(key);
    }
  }

  ObjectReader object(const char* key) {
    static const Json nothing = Json::object();
    const Json* value = find(key);
    if (!value && !m_error) m_error = Error{"missing-key", {{"key", m_path + key}}};
    return {value ? *value : nothing, m_path + key + ".", m_error};
  }

  /// Calls `read` with a reader of each entry of a list of objects; an absent list is an empty one.
  template <typename Read>
  void each(const char* key, Read read) {
    const Json* list = find(key);
    if (!list || m_error) return;
    if (!list->is_array()) return refuse(key);
    for (std::size_t i = 0; i < list->size() && !m_error; ++i)
      read(ObjectReader((*list)[i], fmt::format("{}{}[{}].", m_path, key, i), m_error));
  }

  void refuse(const std::string& key) {
    if (m_error) return;
    const Json* value = find(key);
    std::string path = m_path + plainKey(key);
    if (path.ends_with('.')) path.pop_back();
    constexpr std::size_t shown = 60;
    // The text is ASCII, so that no character is cut in two.
    std::string text = (value ? *value : m_object).dump(-1, ' ', true);
    if (text.size() > shown) text = text.substr(0, shown) + "...";
    m_error = Error{"bad-value", {{"key", std::move(path)}, {"value", std::move(text)}}};
  }

  bool has(const char* key) const { return find(key) != nullptr; }
  const Json& json() const { return m_object; }
  bool failed() const { return m_error.has_value(); }

 private:
  /// A key of the file, which may hold anything, without characters that are not for showing.
  static std::string plainKey(const std::string& key) {
    constexpr std::size_t shown = 60;
    const std::string quoted = Json(key).dump(-1, ' ', true);
    return quoted.substr(1, std::min(quoted.size() - 2, shown));
  }

  const Json* find(const std::string& key) const {
    if (!m_object.is_object()) return nullptr;
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
  }

  template <typename T>
  static bool take(bool fits, const Json& value, T& into) {
    if (fits) into = value.get<T>();
    return fits;
  }
  static bool convert(const Json& value, std::string& into) { return take(value.is_string(), value, into); }
  static bool convert(const Json& value, bool& into) { return take(value.is_boolean(), value, into); }
  static bool convert(const Json& value, double& into) { return take(isFigureJson(value), value, into); }
  static bool convert(const Json& value, std::uint64_t& into) {
    return take(value.is_number_unsigned(), value, into);
  }
  static bool convert(const Json& value, std::int64_t& into) {
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (!value.is_number_integer()) return false;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > most) return false;
    into = value.get<std::int64_t>();
    return true;
  }
  static bool convert(const Json& value, int& into) {
    std::int64_t wide = 0;
    if (!convert(value, wide) || wide < std::numeric_limits<int>::min() ||
        wide > std::numeric_limits<int>::max())
      return false;
    into = static_cast<int>(wide);
    return true;
  }
  static bool convert(const Json& value, Bytes& into) { return convert(value, into.count); }
  template <typename T>
  static bool convert(const Json& value, std::optional<T>& into) {
    return convert(value, into.emplace());
  }
  template <typename T>
  static bool convert(const Json& value, std::vector<T>& into) {
    if (!value.is_array()) return false;
    into.clear();
    for (const Json& entry : value) {
      T converted{};
      if (!convert(entry, converted)) return false;
      into.push_back(std::move(converted));
    }
    return true;
  }

  const Json& m_object;
  std::string m_path;
  std::optional<Error>& m_error;
};

/// A reason with its facts; a fact is a number or a text.
Reason readReason(ObjectReader reader);

/// `isForeign`: of a run that another program measured, so that nothing has to be known.
Machine readMachine(ObjectReader reader, bool isForeign);

}  // namespace strata
