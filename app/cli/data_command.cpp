// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <string>

#include "app/cli/commands.h"
#include "app/cli/named_runs.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/base/plain_text.h"
#include "core/files/data_folder.h"
#include "core/history/stored_data.h"

namespace strata::cli {

namespace {

/// What lies there besides, a link to a history elsewhere among it; empty where there is nothing.
std::string lineOfOthers(const StoredData& data) {
  return data.others > 0 ? "  " + words("data-others", {std::to_string(data.others)}) + '\n' : std::string();
}

std::string listed(const StoredData& data) {
  std::string text = withoutControls(data.folder) + '\n';
  for (const StoredFile& file : data.files)
    text += fmt::format("  {:<32} {:>10}\n", withoutControls(file.name), formatSize(file.size));
  if (data.files.empty()) text += "  " + english("data-none") + '\n';
  return text + lineOfOthers(data);
}

}  // namespace

int dataCommand(const DataArguments& arguments) {
  const auto folder = dataFolder();
  if (!folder) return refused(folder.error());
  const auto data = storedData(*folder);
  if (!data) return refused(data.error());
  if (!arguments.remove || data->files.empty()) return printResult(listed(*data), exitDone);
  if (!arguments.isSure)
    if (const auto status =
            statusUnlessAgreed(listed(*data) + words("cli-data-question", {}), words("cli-data-refused", {})))
      return *status;
  if (const Status removed = removeStoredData(*data); !removed) return refused(removed.error());
  const std::string folderName = withoutControls(data->folder);
  return printResult(
      words("data-removed", {std::to_string(data->files.size()), folderName}) + '\n' + lineOfOthers(*data),
      exitDone);
}

}  // namespace strata::cli
