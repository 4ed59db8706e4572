// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/other_end.h"

#include <utility>

namespace strata {

namespace {

void turnPlace(Reason& reason) {
  for (Datum& datum : reason.data) {
    auto* text = std::get_if<std::string>(&datum.value);
    if (datum.name != "where" || text == nullptr) continue;
    if (*text == "here")
      *text = "peer";
    else if (*text == "peer")
      *text = "here";
  }
}

}  // namespace

Parameters seenFromOtherEnd(Parameters parameters) {
  if (parameters.direction == "to")
    parameters.direction = "from";
  else if (parameters.direction == "from")
    parameters.direction = "to";
  return parameters;
}

CellResult seenFromOtherEnd(CellResult result) {
  result.parameters = seenFromOtherEnd(std::move(result.parameters));
  Measured* measured = measuredOf(&result);
  if (measured == nullptr) return result;
  for (Reason& reason : measured->verdict.reasons) turnPlace(reason);
  if (!measured->network) return result;
  std::swap(measured->network->cpuPercent, measured->network->peerCpuPercent);
  std::swap(measured->network->toRate, measured->network->fromRate);
  return result;
}

}  // namespace strata
