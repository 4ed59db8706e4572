// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/run_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "core/base/plain_text.h"
#include "core/base/uuid.h"
#include "core/report/utc_time.h"

namespace strata {

namespace {

Error badName(std::string key, const std::string& text) {
  std::size_t end = std::min<std::size_t>(text.size(), 60);
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u)
    --end;  // no character is cut in two
  return {"bad-value", {{"key", std::move(key)}, {"value", withoutControls(text.substr(0, end))}}};
}

bool isMoment(const std::string& text) {
  return text.empty() || parseUtc(text).has_value();
}

}  // namespace

std::optional<Error> faultOfNames(const Run& run) {
  if (!isUuid(run.id)) return badName("id", run.id);
  if (!isUuid(run.series)) return badName("series", run.series);
  if (!isMoment(run.started)) return badName("started", run.started);
  if (!isMoment(run.finished)) return badName("finished", run.finished);
  std::set<std::string_view> kernels;
  std::set<std::uint64_t> regions;
  for (std::size_t i = 0; i < run.results.size(); ++i) {
    const CellResult& result = run.results[i];
    const auto key = [i](const char* name) { return fmt::format("results[{}].{}", i, name); };
    if (!isReasonId(result.test.text())) return badName(key("test"), result.test.text());
    if (result.unit.size() > mostUnit.count) return badName(key("unit"), result.unit);
    if (run.origin) continue;
    kernels.insert(result.kernel);
    regions.insert(result.parameters.regionBytes.value_or(0));
    if (kernels.size() > mostKernels) return badName(key("kernel"), result.kernel);
    if (regions.size() > mostRegions)
      return badName(key("parameters.region_bytes"),
                     fmt::format("{}", result.parameters.regionBytes.value_or(0)));
  }
  return std::nullopt;
}

}  // namespace strata
