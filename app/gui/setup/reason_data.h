// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>
#include <string_view>

#include "core/base/units.h"
#include "core/model/reason.h"

/// Facts of a reason by their names.
namespace strata::gui {

std::optional<Bytes> bytesIn(const Reason& reason, std::string_view name);
std::optional<std::int64_t> numberIn(const Reason& reason, std::string_view name);
std::optional<QString> textIn(const Reason& reason, std::string_view name);

}  // namespace strata::gui
