// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/units.h"
#include "kernels/kernel.h"

namespace strata {

/// "x86-64" or "arm64": what this program was built for.
extern const std::string_view processorArchitecture;

/// What tells one design of core from the next, or what a kernel needs.
enum class Feature {
  Adx,
  Avx,
  Avx2,
  Avx512F,
  Avx512Fp16,
  Avx512Vbmi2,
  AvxVnni,
  AmxFp16,
  Clflushopt,
  Clwb,
  Serialize,
  Sse41,
  Vaes,
  Sve,
  Sve2
};

class FeatureSet {
 public:
  constexpr FeatureSet() = default;
  constexpr FeatureSet(std::initializer_list<Feature> features) {
    for (Feature feature : features) insert(feature);
  }
  constexpr void insert(Feature feature) { m_bits |= bit(feature); }
  constexpr bool hasAll(FeatureSet other) const { return (m_bits & other.m_bits) == other.m_bits; }
  constexpr bool hasAny(FeatureSet other) const { return (m_bits & other.m_bits) != 0; }

 private:
  static constexpr std::uint32_t bit(Feature feature) {
    return std::uint32_t{1} << static_cast<unsigned>(feature);
  }
  std::uint32_t m_bits = 0;
};

/// The core itself, whatever model it is built into: CPUID leaf 1AH, register eax.
struct NativeCore {
  int type = 0;   ///< 20H Atom, 40H Core
  int model = 0;  ///< counts the designs of that type

  friend bool operator==(const NativeCore&, const NativeCore&) = default;
};

/// What a core says of itself, and the caches it is said to have.
struct ProcessorFacts {
  std::string vendor;                ///< "GenuineIntel", "AuthenticAMD"; on ARM from vendorOfImplementer()
  int family = 0;                    ///< x86: extended family added; ARM: 0
  int model = 0;                     ///< x86: extended model included; ARM: the part number of MIDR
  std::optional<NativeCore> native;  ///< absent where the processor does not report it
  std::string brand;                 ///< the name that the processor reports
  FeatureSet features;
  /// The features that kernels need and programs may use: the system saves their registers too.
  FeatureSet usable;
  Bytes sveVector;  ///< length of a vector of the scalable vector extension; 0 without it
  std::optional<Bytes> l1d;
  std::optional<Bytes> l1i;
  std::optional<Bytes> l2;
  bool virtualMachine = false;
};

/// The program that emulates this processor, instruction by instruction, judged by the names of processor and
/// hypervisor: "QEMU", "Rosetta"; empty where none is found. A hypervisor that runs code on the real
/// processor is none.
std::string emulatorOf(std::string_view brand, std::string_view hypervisor);

/// The native core; absent for 0, the answer of a processor with one kind of cores.
std::optional<NativeCore> nativeCoreOf(std::uint32_t leaf1aEax);

/// The vendor of the core, by the implementer in MIDR: "Arm" for 41H; empty where the table has no design of
/// that vendor.
std::string_view vendorOfImplementer(int implementer);

/// The part number that Linux reads on the performance core of a Mac, by `hw.cpufamily`; 0 where it is not
/// known.
int partOfAppleFamily(std::uint64_t family);

/// Where x86-64 tells what programs may use.
struct UsableRegisters {
  std::uint32_t leaf1Ecx = 0;  ///< CPUID leaf 1, register ecx
  std::uint32_t leaf7Ebx = 0;  ///< CPUID leaf 7, subleaf 0, register ebx; 0 where that leaf is missing
  std::uint64_t xcr0 = 0;      ///< register states that the system saves; 0 where it has not enabled XGETBV
};

/// Sse41, Avx, Avx2 and Avx512F where the processor has them and the system saves their registers: Intel SDM
/// volume 1, sections on the detection of AVX (14.3), AVX2 (14.7.1) and AVX-512 (15.2).
FeatureSet usableFeatures(const UsableRegisters& registers);

/// States of XCR0 that the system saves from a thread's first use of them on, and which XGETBV therefore does
/// not tell. x86-64 only.
std::uint64_t statesSavedFromFirstUse();

/// Whether a kernel with those needs runs on that processor under this system.
bool machineHas(kernels::Needs needs, const ProcessorFacts& facts);

/// Reads the facts of the processor that the calling thread runs on; the caches stay absent. Bind the thread
/// first.
ProcessorFacts readProcessorFacts();

/// What this virtual machine runs under; empty where no hypervisor shows.
std::string readHypervisor();

/// The name for a hypervisor's signature in CPUID leaf 0x40000000 ("KVMKVMKVM" is "KVM"); the signature
/// itself when it is not known. Trailing zeros and blanks are ignored.
std::string hypervisorName(const std::string& signature);

}  // namespace strata
