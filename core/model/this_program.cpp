// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/this_program.h"

#include "core/base/version.h"

namespace strata {

Program thisProgram() {
#if defined(__clang__)
  constexpr const char* compiler = "Clang " __clang_version__;
#else
  constexpr const char* compiler = "GCC " __VERSION__;
#endif
  return {versionText, compiler, methodRevision};
}

std::string builtInLibraries() {
  return librariesText;
}

std::string builtForProcessor() {
  return processorText;
}

}  // namespace strata
