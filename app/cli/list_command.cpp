// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "app/words/words.h"
#include "kernels/catalog.h"

namespace strata::cli {

namespace {

struct Row {
  std::string test;
  std::string kernel;
  int widthBytes;
  int revision;
};

std::vector<Row> rows() {
  std::vector<Row> all;
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    if (kernel.family == kernels::Family::Index) continue;  // measured beside random moves, never by itself
    const bool computes =
        kernel.family == kernels::Family::Heapsort || kernel.family == kernels::Family::Floating;
    const char* test = computes ? "processor" : "memory";
    all.push_back({test, std::string(kernel.id), static_cast<int>(kernel.widthBytes),
                   static_cast<int>(kernel.revision)});
  }
  for (const char* id : {"disk-write-serial", "disk-read-serial"}) all.push_back({"disk", id, 0, 1});
  return all;
}

}  // namespace

int listCommand(const ListArguments& arguments) {
  if (arguments.format == Format::Json) {
    auto json = nlohmann::ordered_json::array();
    for (const Row& row : rows()) {
      nlohmann::ordered_json entry{{"test", row.test}, {"kernel", row.kernel}, {"revision", row.revision}};
      if (row.widthBytes > 0) entry["width_bytes"] = row.widthBytes;
      entry["description"] = english(row.kernel);
      json.push_back(std::move(entry));
    }
    fmt::print("{}\n", json.dump(2));
    return exitDone;
  }
  for (const Row& row : rows()) fmt::print("{:<10} {:<18} {}\n", row.test, row.kernel, english(row.kernel));
  return exitDone;
}

}  // namespace strata::cli
