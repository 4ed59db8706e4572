// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/hwloc_topology.h"
#include "core/base/system_message.h"

#include <hwloc.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace strata {

Result<HwlocTopology> HwlocTopology::load(const std::function<int(hwloc_topology*)>& configure) {
  const auto failed = [] {
    return Error{"topology-failed",
                 {{"system", systemMessage(std::error_code(errno, std::generic_category()))}}};
  };
  hwloc_topology_t raw = nullptr;
  errno = 0;
  if (hwloc_topology_init(&raw) != 0) return failed();
  HwlocTopology topology(raw);
  if (configure && configure(raw) != 0) return failed();
  if (hwloc_topology_load(raw) != 0) return failed();
  return topology;
}

Result<HwlocTopology> HwlocTopology::fromXml(const std::string& xml) {
  return load([&](hwloc_topology* topology) {
    return hwloc_topology_set_xmlbuffer(topology, xml.c_str(), static_cast<int>(xml.size() + 1));
  });
}

Result<HwlocTopology> HwlocTopology::fromSynthetic(const std::string& description) {
  return load(
      [&](hwloc_topology* topology) { return hwloc_topology_set_synthetic(topology, description.c_str()); });
}

HwlocTopology::HwlocTopology(HwlocTopology&& other) noexcept
    : m_topology(std::exchange(other.m_topology, nullptr)) {}

HwlocTopology::~HwlocTopology() {
  if (m_topology != nullptr) hwloc_topology_destroy(m_topology);
}

const Result<HwlocTopology>& processTopology() {
  static const Result<HwlocTopology> topology = HwlocTopology::load();
  return topology;
}

void HwlocBitmapFree::operator()(hwloc_bitmap_s* bitmap) const {
  hwloc_bitmap_free(bitmap);
}

HwlocBitmap emptyBitmap() {
  return HwlocBitmap(hwloc_bitmap_alloc());
}

std::string infoOf(unsigned count, const hwloc_info_s* infos, std::string_view name) {
  for (unsigned i = 0; i < count; ++i)
    if (infos[i].name == name) return infos[i].value;
  return {};
}

}  // namespace strata
