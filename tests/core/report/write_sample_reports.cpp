// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the sample reports into the folder that is named, for a parser that is not ours.
#include <filesystem>
#include <fstream>

#include "tests/core/report/sample_reports.h"

int main(int count, char** arguments) {
  if (count != 2) return 2;
  const std::filesystem::path folder = arguments[1];
  std::filesystem::create_directories(folder);
  for (const strata::SampleReport& report : strata::sampleReports())
    std::ofstream(folder / report.file, std::ios::binary) << report.content;
  return 0;
}
