// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>

#include "core/machine/graphics_memory_linux.h"
#include "core/machine/kind_memory.h"

namespace strata {

// The kernel maps memory of other kinds for devices alone, and uncached memory for none that lends it to
// programs.
Result<std::unique_ptr<KindMemory>> allocateSpecialKind(MemoryKind kind, Bytes size,
                                                        const std::stop_token& stop) {
  if (kind != MemoryKind::WriteCombined) return kindNotProvided(kind);
  return takeGraphicsMemory(systemGraphics(), size, stop);
}

Result<std::unique_ptr<KindMemory>> allocatePicture(std::string_view kind, Bytes size,
                                                    const std::stop_token& stop) {
  return takePictureMemory(systemGraphics(), kind, size, stop);
}

bool isPictureInUse() {
  return isPictureInUse(systemGraphics(), std::getenv("DISPLAY"), std::getenv("WAYLAND_DISPLAY"));
}

}  // namespace strata
