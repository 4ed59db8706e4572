// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/run.h"
#include "core/report/json_writing.h"
#include "core/report/object_reader.h"

/// The parts of a run file about figures that only some tests have, by the tables in core/model/fields.h, and
/// about the line to other machines. For core/report alone, since it shows the library of JSON.
namespace strata {

/// Adds the figures that are there to those of a result.
void putFiguresOfTests(Json& result, const TestFigures& figures);
void readFiguresOfTests(ObjectReader& result, TestFigures& figures);
/// Whether all numbers that a file has to have are figures.
bool isWhole(const TestFigures& figures);

Json peersJson(const std::vector<PeerFacts>& peers);
/// The list "peers" of a run; empty where there is none.
std::vector<PeerFacts> readPeers(ObjectReader& run);

}  // namespace strata
