// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/schema_version.h"

#include <charconv>

namespace strata {

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
