// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>

namespace strata::gui {

/// Writes a text as UTF-8, whole or not at all: an older file of that name stays as it was when anything
/// fails. Returns what went wrong and what to do about it, as sentences; nothing when it was saved.
std::optional<QString> saveText(const QString& path, const QString& text);

}  // namespace strata::gui
