// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/reason_data.h"

#include <algorithm>
#include <string>
#include <variant>

namespace strata::gui {

namespace {

const Datum* datumIn(const Reason& reason, std::string_view name) {
  const auto found = std::find_if(reason.data.begin(), reason.data.end(),
                                  [&](const Datum& datum) { return datum.name == name; });
  return found == reason.data.end() ? nullptr : &*found;
}

}  // namespace

std::optional<Bytes> bytesIn(const Reason& reason, std::string_view name) {
  const auto number = numberIn(reason, name);
  if (!number || *number < 0) return std::nullopt;
  return Bytes{static_cast<std::uint64_t>(*number)};
}

std::optional<std::int64_t> numberIn(const Reason& reason, std::string_view name) {
  const Datum* datum = datumIn(reason, name);
  const auto* number = datum == nullptr ? nullptr : std::get_if<std::int64_t>(&datum->value);
  if (number == nullptr) return std::nullopt;
  return *number;
}

std::optional<QString> textIn(const Reason& reason, std::string_view name) {
  const Datum* datum = datumIn(reason, name);
  const auto* text = datum == nullptr ? nullptr : std::get_if<std::string>(&datum->value);
  if (text == nullptr) return std::nullopt;
  return QString::fromStdString(*text);
}

}  // namespace strata::gui
