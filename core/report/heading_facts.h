// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/report/document.h"
#include "core/report/text.h"

/// What a report says of a run before its figures.
namespace strata {

Facts ownFacts(const Run& run, const Words& words);  ///< label and comment
Facts machineFacts(const Run& run, const Words& words);
/// Model, cores, caches and vectors.
Facts processorFacts(const Machine& machine, const Words& words);
/// The person or program that measured, and the publication; empty for Strata's own runs.
Facts originFacts(const Run& run, const Words& words);
/// Empty of a run that another program measured.
Facts settingsFacts(const Run& run, const Words& words);

/// The most threads that any result was measured with; 0 without any. Rows of the disk test do not count:
/// they have threads of their own, and name them.
std::int64_t mostThreads(const Run& run);

/// Where threads run: "spread over NUMA nodes, sockets and cores".
std::string bindingWords(const Settings& settings, const Words& words);
/// "performance cores", "all cores".
std::string coreChoiceWords(CoreChoice choice, const Words& words);

/// What of a machine's state changes how to read a figure, before a run and after it; "after" may be absent.
/// Empty where the system tells nothing.
std::string healthText(const Health& before, const std::optional<Health>& after, const Machine& machine,
                       const Words& words);

/// "2026-03-14 09:26:53 UTC"; what is no such time stays as it is.
std::string dateText(const std::string& started);

/// Whether the end of the run is not known: it goes on, or its program ended before it.
bool isUnfinished(const Run& run);

/// The title of a report, which says whether Strata or another program measured.
std::string titleText(const Run& run, const Words& words);

/// Where it is from, if Strata did not measure it; else method, compiler and how long it took.
std::string methodText(const Run& run, const Words& words);

/// What is known of the other machine and of the line to it, without its name.
std::string peerText(const PeerFacts& peer, const Words& words);
/// Its name, and its address where that is another.
std::string peerHead(const PeerFacts& peer, const Words& words);

}  // namespace strata
