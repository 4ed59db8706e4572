// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/processor.h"

#include <algorithm>
#include <array>

namespace strata {

std::string hypervisorName(const std::string& signature) {
  struct Name {
    std::string_view signature;
    std::string_view name;
  };
  static constexpr std::array names{
      Name{"KVMKVMKVM", "KVM"},        Name{"Linux KVM Hv", "KVM"},       Name{"Microsoft Hv", "Hyper-V"},
      Name{"VMwareVMware", "VMware"},  Name{"XenVMMXenVMM", "Xen"},       Name{"VBoxVBoxVBox", "VirtualBox"},
      Name{"prl hyperv", "Parallels"}, Name{" lrpepyh  vr", "Parallels"}, Name{"TCGTCGTCGTCG", "QEMU"},
      Name{"bhyve bhyve", "bhyve"},    Name{"ACRNACRNACRN", "ACRN"},      Name{"QNXQVMBSQG", "QNX"},
  };
  std::string text = signature;
  const std::size_t last = text.find_last_not_of(std::string_view{"\0 ", 2});
  text.resize(last == std::string::npos ? 0 : last + 1);
  const auto known =
      std::find_if(names.begin(), names.end(), [&](const Name& name) { return name.signature == text; });
  return known != names.end() ? std::string(known->name) : text;
}

}  // namespace strata
