// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/system_facts.h"

#include <mach/mach.h>
#include <mach/vm_page_size.h>
#include <unistd.h>

#include "core/machine/sysctl_macos.h"

namespace strata {

std::string systemName() {
  const std::string version = sysctlText("kern.osproductversion").value_or("");
  const std::string kernel = sysctlText("kern.osrelease").value_or("");
  return "macOS " + version + ", Darwin " + kernel;
}

std::optional<Bytes> installedMemory() {
  const std::optional<std::uint64_t> size = sysctlNumber("hw.memsize");
  return size ? std::optional(Bytes{*size}) : std::nullopt;
}

std::optional<Bytes> availableMemory() {
  vm_statistics64_data_t statistics{};
  mach_msg_type_number_t count = HOST_VM_INFO64_COUNT;
  const mach_port_t host = mach_host_self();
  const kern_return_t outcome =
      host_statistics64(host, HOST_VM_INFO64, reinterpret_cast<host_info64_t>(&statistics), &count);
  mach_port_deallocate(mach_task_self(), host);
  if (outcome != KERN_SUCCESS) return std::nullopt;
  // Inactive pages are given up before anything is compressed. Free pages include the speculative ones.
  const std::uint64_t pages = std::uint64_t{statistics.free_count} + statistics.inactive_count;
  // Counted in the kernel's pages: those of a translated program are smaller.
  return Bytes{vm_kernel_page_size} * pages;
}

std::vector<MappingLimit> mappingLimits() {
  return {};
}

std::string translatedBy() {
  return sysctlNumber("sysctl.proc_translated").value_or(0) != 0 ? "Rosetta" : "";
}

Bytes pageSize() {
  const long size = sysconf(_SC_PAGESIZE);
  return size > 0 ? Bytes{static_cast<std::uint64_t>(size)} : 16_KiB;
}

// Superpages exist for programs of Intel Macs only, and are no longer given in practice.
std::optional<Bytes> hugePageSize() {
  return std::nullopt;
}

std::string cachePartition() {
  return {};
}

Bytes cacheLineSize() {
  return Bytes{sysctlNumber("hw.cachelinesize").value_or(64)};
}

}  // namespace strata
