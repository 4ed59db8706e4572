// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/run.h"
#include "core/report/json_writing.h"
#include "core/report/object_reader.h"

/// The parts of a run file about figures of disks in rows, about pauses and sustained performance, and about
/// the line to other machines. For core/report alone, since it shows the library of JSON.
namespace strata {

void putDiskFigures(Json& json, const DiskFigures& disk);
/// The figures of a disk's row; absent without the key `engine`.
std::optional<DiskFigures> readDiskFigures(ObjectReader& reader);

Json networkFiguresJson(const NetworkFigures& network);
NetworkFigures readNetworkFigures(ObjectReader reader);

Json pauseFiguresJson(const PauseFigures& pauses);
PauseFigures readPauseFigures(ObjectReader reader);
Json sustainedFiguresJson(const SustainedFigures& sustained);
SustainedFigures readSustainedFigures(ObjectReader reader);
/// Whether all of its numbers are figures.
bool isWhole(const SustainedFigures& sustained);

Json peersJson(const std::vector<PeerFacts>& peers);
/// The list "peers" of a run; empty where there is none.
std::vector<PeerFacts> readPeers(ObjectReader& run);

}  // namespace strata
