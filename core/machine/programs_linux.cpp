// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <filesystem>
#include <string>

#include "core/machine/proc_text.h"
#include "core/machine/programs.h"
#include "core/machine/text_file.h"

namespace strata {

std::vector<ProgramTime> programTimes() {
  std::vector<ProgramTime> programs;
  const long ticksPerSecond = sysconf(_SC_CLK_TCK);
  if (ticksPerSecond <= 0) return programs;
  std::error_code error;
  // Programs come and go meanwhile: what cannot be read is left out.
  for (std::filesystem::directory_iterator at("/proc", error), end; !error && at != end;
       at.increment(error)) {
    const std::string id = at->path().filename().string();
    if (id.find_first_not_of("0123456789") != std::string::npos || id == std::to_string(getpid())) continue;
    const auto text = readTextFile(at->path().string() + "/stat");
    if (!text) continue;
    if (auto program = programOf(*text, static_cast<double>(ticksPerSecond)))
      programs.push_back(*std::move(program));
  }
  return programs;
}

}  // namespace strata
