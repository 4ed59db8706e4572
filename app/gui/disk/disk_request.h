// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <cstddef>
#include <optional>

#include "app/gui/disk/disk_values.h"
#include "app/gui/panel/panel_request.h"

/// What the disk's page asks the engine to measure.
namespace strata::gui {

/// One cell; all of a row or a column where the other is absent; the whole profile where both are. Zeros are
/// measured with the column that they belong to.
RunRequest diskRequest(const DiskTable& table, std::optional<std::size_t> row,
                       std::optional<std::size_t> column);

/// Writes so many bytes in each folder, round and round through its file. Classic, which has no rows, gives
/// way to the default profile.
RunRequest enduranceRequest(Bytes bytes, bool verify, DiskProfile profile);

/// Only reads a file that exists. A profile without rows that only read gives way to the default one.
RunRequest readFileRequest(const QString& path, DiskProfile profile);

}  // namespace strata::gui
