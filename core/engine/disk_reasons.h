// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/model/folder_facts.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

/// What all ways of measuring a disk say of their figures.
namespace strata {

/// `shared-device` for each device that several of these folders are on, each used by so many threads.
void addSharedDevices(Verdict& verdict, const std::vector<FolderFacts>& folders, std::int64_t threadsOfEach);

/// The result of a cell of any disk test: a rate, or commits a second.
CellResult diskResult(const PlannedCell& cell, Outcome outcome = {});

/// The seed of the data, from the uuid of the run. It differs in each run, because a drive might recognise
/// the data of the last run.
std::uint64_t diskSeedOf(std::string_view uuid);

}  // namespace strata
