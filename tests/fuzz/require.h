// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace strata::fuzz {

/// Ends the program, so that the fuzzer keeps what it fed, when a property does not hold.
inline void require(bool holds, const char* property, const std::string& detail = {}) {
  if (holds) return;
  std::fprintf(stderr, "fuzz: not so: %s\n%s\n", property, detail.c_str());
  std::abort();
}

}  // namespace strata::fuzz
