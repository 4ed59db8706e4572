// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/document.h"

namespace strata {

/// A table as markup. One of many rows is folded under `summary`, a plain text.
std::string htmlTable(const Table& table, const std::string& summary);

}  // namespace strata
