// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/machine.h"

namespace strata {

Machine::Machine() = default;
Machine::Machine(const Machine&) = default;
Machine::Machine(Machine&&) noexcept = default;
Machine& Machine::operator=(const Machine&) = default;
Machine& Machine::operator=(Machine&&) noexcept = default;
Machine::~Machine() = default;

}  // namespace strata
