// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <algorithm>

#include "core/machine/system_facts.h"

namespace strata {

namespace {

std::optional<MEMORYSTATUSEX> memoryStatus() {
  MEMORYSTATUSEX memory{};
  memory.dwLength = static_cast<DWORD>(sizeof memory);
  if (GlobalMemoryStatusEx(&memory) == 0) return std::nullopt;
  return memory;
}

/// What a job object (the container of Windows) still allows this process.
std::optional<Bytes> jobLimit() {
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
  const BOOL known = QueryInformationJobObject(nullptr, JobObjectExtendedLimitInformation, &limits,
                                               static_cast<DWORD>(sizeof limits), nullptr);
  if (known == 0) return std::nullopt;
  const DWORD flags = limits.BasicLimitInformation.LimitFlags;
  std::optional<Bytes> least;
  if ((flags & JOB_OBJECT_LIMIT_PROCESS_MEMORY) != 0) least = Bytes{limits.ProcessMemoryLimit};
  if ((flags & JOB_OBJECT_LIMIT_JOB_MEMORY) != 0) {
    const Bytes job{limits.JobMemoryLimit};
    least = least ? std::min(*least, job) : job;
  }
  return least;
}

}  // namespace

std::string systemName() {
  // GetVersionEx tells a program without a manifest that it runs on Windows 8; this call tells the truth.
  using RtlGetVersion = LONG(WINAPI*)(OSVERSIONINFOEXW*);
  OSVERSIONINFOEXW version{};
  version.dwOSVersionInfoSize = static_cast<DWORD>(sizeof version);
  const HMODULE library = GetModuleHandleW(L"ntdll.dll");
  const FARPROC function = library != nullptr ? GetProcAddress(library, "RtlGetVersion") : nullptr;
  // Through void*: the compilers take no function pointer cast between unlike types without a warning.
  const auto rtlGetVersion = reinterpret_cast<RtlGetVersion>(reinterpret_cast<void*>(function));
  if (rtlGetVersion == nullptr || rtlGetVersion(&version) != 0) return "Windows";
  // Windows 11 still calls itself 10.0: only the build tells.
  constexpr DWORD firstBuildOfEleven = 22000;
  std::string name = "Windows";
  if (version.wProductType != VER_NT_WORKSTATION) {
    name += " Server";
  } else if (version.dwMajorVersion == 10) {
    name += version.dwBuildNumber >= firstBuildOfEleven ? " 11" : " 10";
  }
  return name + ", " + std::to_string(version.dwMajorVersion) + "." + std::to_string(version.dwMinorVersion) +
         "." + std::to_string(version.dwBuildNumber);
}

std::optional<Bytes> installedMemory() {
  const std::optional<MEMORYSTATUSEX> memory = memoryStatus();
  return memory ? std::optional(Bytes{memory->ullTotalPhys}) : std::nullopt;
}

std::optional<Bytes> availableMemory() {
  std::optional<Bytes> available;
  if (const std::optional<MEMORYSTATUSEX> memory = memoryStatus()) {
    // What can be committed bounds it too: Windows refuses an allocation that it could not back.
    available = Bytes{std::min(memory->ullAvailPhys, memory->ullAvailPageFile)};
  }
  const std::optional<Bytes> limit = jobLimit();
  if (limit) available = available ? std::min(*available, *limit) : *limit;
  return available;
}

std::vector<MappingLimit> mappingLimits() {
  // What is committed counts, touched or not. A stack is committed page by page.
  std::vector<MappingLimit> limits;
  if (const std::optional<MEMORYSTATUSEX> memory = memoryStatus())
    limits.push_back({Bytes{memory->ullAvailPageFile}, {}, {}, 0});
  if (const std::optional<Bytes> limit = jobLimit()) limits.push_back({*limit, {}, {}, 0});
  return limits;
}

// Windows on ARM runs programs for x86-64. The call exists from Windows 10, version 1511, on.
std::string translatedBy() {
  using IsWow64Process2 = BOOL(WINAPI*)(HANDLE, USHORT*, USHORT*);
  const HMODULE library = GetModuleHandleW(L"kernel32.dll");
  const FARPROC function = library != nullptr ? GetProcAddress(library, "IsWow64Process2") : nullptr;
  const auto isWow64Process2 = reinterpret_cast<IsWow64Process2>(reinterpret_cast<void*>(function));
  USHORT ofProgram = 0;
  USHORT ofMachine = 0;
  if (isWow64Process2 == nullptr || isWow64Process2(GetCurrentProcess(), &ofProgram, &ofMachine) == 0)
    return {};
  return ofMachine == IMAGE_FILE_MACHINE_ARM64 ? "Windows on ARM" : "";
}

Bytes pageSize() {
  SYSTEM_INFO info{};
  GetSystemInfo(&info);
  return Bytes{info.dwPageSize};
}

// Zero where the processor has no large pages.
std::optional<Bytes> hugePageSize() {
  const Bytes size{GetLargePageMinimum()};
  return size.count > 0 ? std::optional(size) : std::nullopt;
}

std::string cachePartition() {
  return {};
}

Bytes cacheLineSize() {
  return 64_B;
}

}  // namespace strata
