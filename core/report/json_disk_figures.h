// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/run.h"
#include "core/report/json_writing.h"
#include "core/report/object_reader.h"

/// The part of a run file about figures of disks in rows.
/// For core/report alone, since it shows the library of JSON.
namespace strata {

void putDiskFigures(Json& json, const DiskFigures& disk);
/// Absent without an `engine`.
std::optional<DiskFigures> readDiskFigures(ObjectReader& reader);

}  // namespace strata
