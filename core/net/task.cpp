// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/task.h"

#include "core/model/kernel_id.h"
#include "core/plan/network_plan.h"

namespace strata {

NetworkTask taskOf(const PlannedCell& cell) {
  NetworkTask task;
  task.kernel = cell.kernel;
  task.parameters = cell.parameters;
  task.seconds = cell.seconds;
  task.roundTrips = isRoundTrip(cell);
  if (cell.parameters.blockBytes) {
    task.chunk = {*cell.parameters.blockBytes};
    task.chunksBack = cell.parameters.direction == "from";
  } else if (cell.parameters.direction) {
    const int streams = static_cast<int>(cell.parameters.streams.value_or(1));
    if (cell.parameters.direction != "from") task.sending = streams;
    if (cell.parameters.direction != "to") task.receiving = streams;
    task.rampS = networkRampSeconds;
  }
  return task;
}

double mostSecondsOf(const NetworkTask& task, double toAgreeS) {
  if (task.chunk == 0_B) return task.rampS + task.seconds + toAgreeS;
  // The last chunk may begin just before its time is over, and the first one is not counted.
  constexpr double slowestLine = 100'000;  // bytes a second
  const double ofChunk = static_cast<double>(task.chunk.count) / slowestLine;
  return task.rampS + longestChunkTimes * task.seconds + 2 * ofChunk + toAgreeS;
}

int connectionsOf(const NetworkTask& task) {
  return task.sending + task.receiving + (task.roundTrips ? 1 : 0) + (task.chunk > 0_B ? 1 : 0);
}

}  // namespace strata
