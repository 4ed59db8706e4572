// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/plan.h"

/// The part of makePlan that is about the line to other machines, and what the engine needs of it.
namespace strata {

/// The ways that data go, as this machine sees it.
inline constexpr std::array<std::string_view, 3> networkDirections{"to", "from", "both"};

/// Chunks that are sent and answered, or asked for and sent; streams of data; small messages that come back,
/// with nothing else on the line and beside a stream.
inline constexpr std::array<std::string_view, 4> networkKernels{
    "network-round-trip", "network-acknowledged", "network-stream", "network-round-trip-loaded"};

/// The chunks of `network-acknowledged`, as `bandwidth` has them.
inline constexpr Range<Bytes> networkChunkRange{32_KiB, 32_MiB};

/// Parameters::peer of what several machines do together.
inline constexpr std::string_view allPeers = "*";

/// The six digits of a code, which may be given with blanks and dashes for the eye; absent where it is none.
std::optional<std::string> parseCode(std::string_view text);

/// Puts in the machines and a step for each, and one more for all together where there are several: cells of
/// the test "network". A cell has Parameters::peer only where there are several machines.
///
/// Refusals: `no-peer` (none is named), `no-code` (peer; fewer codes than machines, and more than one code),
/// `bad-code` (peer; not six digits), `same-peer` (peer; named twice).
std::optional<Error> planNetwork(Plan& plan, const Selection& selection);

/// The start-up time of streams, which is not counted: TCP windows grow until then, and the data that the
/// sender's system accepted at once has arrived.
inline constexpr double networkRampSeconds = 1;

/// Rough, for the progress bar and for Setup.
double expectedNetworkSeconds(const Step& step);

}  // namespace strata
