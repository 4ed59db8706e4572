// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/processor.h"

#include <algorithm>
#include <array>

namespace strata {

std::string emulatorOf(std::string_view brand, std::string_view hypervisor) {
  if (brand.starts_with("VirtualApple")) return "Rosetta";
  if (brand.starts_with("Box64")) return "Box64";
  if (hypervisor == "FEX") return "FEX";
  // QEMU shows its own signature where it emulates; above KVM it shows that of KVM.
  if (processorArchitecture == "x86-64" && hypervisor == "QEMU") return "QEMU";
  return {};
}

std::optional<NativeCore> nativeCoreOf(std::uint32_t leaf1aEax) {
  const NativeCore native{static_cast<int>(leaf1aEax >> 24), static_cast<int>(leaf1aEax & 0xFFFFFF)};
  return native.type != 0 ? std::optional(native) : std::nullopt;
}

// The Linux kernel's arch/arm64/include/asm/cputype.h.
std::string_view vendorOfImplementer(int implementer) {
  switch (implementer) {
    case 0x41:
      return "Arm";
    case 0x42:
      return "Broadcom";
    case 0x43:
      return "Cavium";
    case 0x46:
      return "Fujitsu";
    case 0x48:
      return "HiSilicon";
    case 0x4E:
      return "NVIDIA";
    case 0x51:
      return "Qualcomm";
    case 0x61:
      return "Apple";
    case 0x6D:
      return "Microsoft";
    case 0xC0:
      return "Ampere";
    default:
      return {};
  }
}

// mach/machine.h; LLVM's TargetParser/Host.cpp.
int partOfAppleFamily(std::uint64_t family) {
  switch (family) {
    case 0x1b588bb3:
      return 0x023;  // M1
    case 0xda33d83d:
      return 0x033;  // M2
    case 0xfa33415e:
    case 0x5f4dea93:
    case 0x72015832:
      return 0x043;  // M3, Pro, Max
    case 0x6f5129ac:
    case 0x17d5b93a:
      return 0x053;  // M4
    case 0x1d5a87e8:
    case 0xf76c5b1a:
      return 0x063;  // M5
    default:
      return 0;
  }
}

FeatureSet usableFeatures(const UsableRegisters& registers) {
  constexpr std::uint32_t sse41 = 1u << 19;
  constexpr std::uint32_t systemHasXgetbv = 1u << 27;
  constexpr std::uint32_t avx = 1u << 28;
  constexpr std::uint32_t avx2 = 1u << 5;
  constexpr std::uint32_t avx512f = 1u << 16;
  constexpr std::uint64_t savesYmm = 0x06;  // SSE and AVX
  constexpr std::uint64_t savesZmm = 0xE6;  // and mask registers, upper halves, upper sixteen registers
  FeatureSet usable;
  const auto note = [&](bool has, Feature feature) {
    if (has) usable.insert(feature);
  };
  const std::uint64_t saved = (registers.leaf1Ecx & systemHasXgetbv) != 0 ? registers.xcr0 : 0;
  const bool hasAvx = (registers.leaf1Ecx & avx) != 0 && (saved & savesYmm) == savesYmm;
  note((registers.leaf1Ecx & sse41) != 0, Feature::Sse41);
  note(hasAvx, Feature::Avx);
  note(hasAvx && (registers.leaf7Ebx & avx2) != 0, Feature::Avx2);
  note(hasAvx && (registers.leaf7Ebx & avx512f) != 0 && (saved & savesZmm) == savesZmm, Feature::Avx512F);
  return usable;
}

bool machineHas(kernels::Needs needs, const ProcessorFacts& facts) {
  constexpr std::uint64_t bitsOfByte = 8;
  const auto hasVectors = [&](std::uint64_t bits) { return facts.sveVector.count == bits / bitsOfByte; };
  switch (needs) {
    case kernels::Needs::Baseline:
      return true;
    case kernels::Needs::Sse41:
      return facts.usable.hasAll({Feature::Sse41});
    case kernels::Needs::Avx:
      return facts.usable.hasAll({Feature::Avx});
    case kernels::Needs::Avx2:
      return facts.usable.hasAll({Feature::Avx2});
    case kernels::Needs::Avx512:
      return facts.usable.hasAll({Feature::Avx512F});
    case kernels::Needs::Sve128:
      return hasVectors(128);
    case kernels::Needs::Sve256:
      return hasVectors(256);
    case kernels::Needs::Sve512:
      return hasVectors(512);
  }
  return false;
}

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
      Name{"FEXIFEXIEMU", "FEX"},
  };
  std::string text = signature;
  const std::size_t last = text.find_last_not_of(std::string_view{"\0 ", 2});
  text.resize(last == std::string::npos ? 0 : last + 1);
  const auto known =
      std::find_if(names.begin(), names.end(), [&](const Name& name) { return name.signature == text; });
  return known != names.end() ? std::string(known->name) : text;
}

}  // namespace strata
