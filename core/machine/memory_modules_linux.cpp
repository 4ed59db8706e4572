// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <span>
#include <system_error>

#include "core/machine/memory_modules.h"
#include "core/machine/text_file.h"

namespace strata {

namespace {

std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder, std::string_view prefix) {
  std::vector<std::filesystem::path> entries;
  std::error_code error;
  for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (it->path().filename().string().starts_with(prefix)) entries.push_back(it->path());
  return entries;
}

/// Readable for everybody, where the machine has error correction and a driver for it.
std::vector<EdacUnit> readEdac() {
  std::vector<EdacUnit> units;
  int controller = 0;
  for (const auto& folder : entriesOf("/sys/devices/system/edac/mc", "mc")) {
    for (const char* kind : {"dimm", "rank"}) {
      for (const auto& unit : entriesOf(folder, kind)) {
        const std::string type = firstLine((unit / "dimm_mem_type").string());
        if (type.empty()) continue;
        units.push_back({controller, firstLine((folder / "mc_name").string()),
                         std::string_view(kind) == "rank", type,
                         firstLine((unit / "dimm_location").string())});
      }
    }
    ++controller;
  }
  return units;
}

std::vector<MemoryDevice> readDevices() {
  // On most systems only root may read the table; udev keeps what matters of it for everybody.
  if (const auto table = readTextFile("/sys/firmware/dmi/tables/DMI"))
    return memoryDevicesFromSmbios(std::as_bytes(std::span(*table)));
  return memoryDevicesFromUdev(readTextFile("/run/udev/data/+dmi:id").value_or(""));
}

}  // namespace

std::optional<MemoryModules> readMemoryModules(Bytes installed, bool virtualMachine) {
  return modulesOf(readDevices(), readEdac(), installed, virtualMachine);
}

}  // namespace strata
