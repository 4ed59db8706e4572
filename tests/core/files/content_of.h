// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/files/read_file.h"

namespace strata {

/// Of a file; the id of the error where it cannot be read.
inline std::string contentOf(const std::string& path) {
  const auto content = readFile(path, 1_MiB);
  return content ? *content : content.error().id;
}

}  // namespace strata
