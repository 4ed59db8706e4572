// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/stay_awake.h"

namespace strata {

std::unique_ptr<Awake> stayAwake() {
  return nullptr;
}

}  // namespace strata
