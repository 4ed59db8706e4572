// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/kind_memory.h"

namespace strata {

// Such memory is for drivers alone.
Result<std::unique_ptr<KindMemory>> allocateSpecialKind(MemoryKind kind, Bytes, const std::stop_token&) {
  return kindNotProvided(kind);
}

Result<std::unique_ptr<KindMemory>> allocatePicture(std::string_view kind, Bytes, const std::stop_token&) {
  return kindNotProvided(kind);
}

bool isPictureInUse() {
  return false;
}

}  // namespace strata
