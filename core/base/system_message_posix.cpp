// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_message.h"

namespace strata {

std::string systemMessage(int error) {
  return std::generic_category().message(error);
}

std::string systemMessage(const std::error_code& error) {
  return error.message();
}

}  // namespace strata
