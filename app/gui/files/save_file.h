// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qbytearray.h>
#include <QtCore/qstring.h>

#include <optional>

namespace strata::gui {

/// Writes a file whole or not at all: an older file of that name stays as it was when something fails.
/// Returns nothing on success, else a sentence for the person.
std::optional<QString> saveFile(const QString& path, const QByteArray& content);

}  // namespace strata::gui
