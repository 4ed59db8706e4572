// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a sample to standard output, for check_schema.py: classic, threads, troubled, scaling, pages,
// detailed, disk, endurance, network, network-peers, series.
#include <cstdio>
#include <string_view>

#include "core/report/json.h"
#include "tests/support/sample_run.h"

int main(int argumentCount, char** arguments) {
  using namespace strata;
  const std::string_view which = argumentCount > 1 ? arguments[1] : "";
  std::string json;
  if (which == "classic") json = toJson(classicRun());
  if (which == "threads") json = toJson(classicRun(96));
  if (which == "troubled") json = toJson(troubledRun());
  if (which == "scaling") json = toJson(scalingRun());
  if (which == "pages") json = toJson(pagesRun());
  if (which == "detailed") json = toJson(detailedRun());
  if (which == "disk") json = toJson(diskRun());
  if (which == "endurance") json = toJson(enduranceRun());
  if (which == "network") json = toJson(networkRun());
  if (which == "network-peers") json = toJson(networkPeersRun());
  if (which == "series")
    json = seriesToJson("4b1f7a80-7a3c-4f6f-8f0a-b2c9f1f3d6aa", {classicRun(), troubledRun()});
  std::fputs(json.c_str(), stdout);
  return json.empty() ? 1 : 0;
}
