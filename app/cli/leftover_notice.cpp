// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/leftover_notice.h"

#include <map>

#include "app/words/words.h"
#include "core/base/utf8_path.h"

namespace strata::cli {

std::string leftoverNotice(const std::vector<Leftover>& leftovers, Shell shell) {
  std::map<std::string, std::vector<Leftover>> byFolder;
  for (const Leftover& leftover : leftovers)
    byFolder[utf8Of(pathOf(leftover.path).parent_path())].push_back(leftover);
  std::string notice;
  for (const auto& [folder, files] : byFolder) {
    Bytes sum;
    std::string command = shell == Shell::Posix ? "rm" : "del";
    for (const Leftover& file : files) {
      sum = sum + file.size;
      command += " " + shellWord(file.path, shell);
    }
    notice += words("cli-leftovers", {folder, std::to_string(files.size()), formatSize(sum)});
    notice += "\n  " + command + "\n";
  }
  return notice;
}

}  // namespace strata::cli
