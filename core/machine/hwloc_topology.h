// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/model/result.h"

struct hwloc_topology;
struct hwloc_bitmap_s;
struct hwloc_info_s;  // NOLINT(readability-identifier-naming): the name that hwloc gave it

namespace strata {

/// A loaded hwloc topology. Reading it is safe from any thread.
class HwlocTopology {
 public:
  /// Loads one; `configure` may set where from, and returns hwloc's own status (0 when all is well). Error:
  /// `topology-failed` (system: the system's text).
  static Result<HwlocTopology> load(const std::function<int(hwloc_topology*)>& configure = {});

  /// Machines that are not there: an XML export of lstopo, and hwloc's synthetic description. Errors as
  /// load().
  static Result<HwlocTopology> fromXml(const std::string& xml);
  static Result<HwlocTopology> fromSynthetic(const std::string& description);

  HwlocTopology(HwlocTopology&& other) noexcept;
  HwlocTopology& operator=(HwlocTopology&&) = delete;
  HwlocTopology(const HwlocTopology&) = delete;
  HwlocTopology& operator=(const HwlocTopology&) = delete;
  ~HwlocTopology();

  hwloc_topology* get() const { return m_topology; }

 private:
  explicit HwlocTopology(hwloc_topology* topology) : m_topology(topology) {}
  hwloc_topology* m_topology;
};

/// The topology of this machine, loaded by the first call (tens of milliseconds) and kept until the program
/// ends.
const Result<HwlocTopology>& processTopology();

struct HwlocBitmapFree {
  void operator()(hwloc_bitmap_s* bitmap) const;
};
using HwlocBitmap = std::unique_ptr<hwloc_bitmap_s, HwlocBitmapFree>;
/// Null when there is no memory.
HwlocBitmap emptyBitmap();

/// What hwloc says under that name of an object, a kind of core or the topology; empty where it says nothing.
std::string infoOf(unsigned count, const hwloc_info_s* infos, std::string_view name);

}  // namespace strata
