// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/ask_folder.h"

#include <filesystem>
#include <optional>
#include <system_error>

#include "core/base/utf8_path.h"
#include "core/disk/ask_aside.h"
#include "core/disk/unanswered.h"

namespace strata {

namespace {

std::string nameOf(const std::string& path) {
  std::error_code ignored;
  return path.empty() ? utf8Of(std::filesystem::current_path(ignored)) : path;
}

/// `stopped`, `device-not-answering`, or nothing when nothing is owed.
std::optional<Error> debtOf(const DiskPlace& place, std::chrono::milliseconds patience,
                            const std::stop_token& stop) {
  if (!unansweredAmong({place}, patience, stop)) return std::nullopt;
  if (stop.stop_requested()) return Error{"stopped", {}};
  Error error{"device-not-answering", {{"folder", place.folder}}};
  if (!place.device.empty()) error.data.push_back({"device", place.device});
  return error;
}

}  // namespace

Result<FolderFacts> askFolder(const std::string& path, const std::stop_token& stop, const FolderReader& read,
                              std::chrono::milliseconds patience) {
  const DiskPlace place{nameOf(path), ""};
  if (auto error = debtOf(place, patience, stop)) return *std::move(error);
  auto facts = askAside<Result<FolderFacts>>(place, [read, path] { return read(path); }, patience, stop);
  if (!facts) {
    if (stop.stop_requested()) return Error{"stopped", {}};
    return Error{"device-not-answering", {{"folder", place.folder}}};
  }
  if (!*facts) return *std::move(facts);
  if (auto error = debtOf({(*facts)->path, (*facts)->device}, patience, stop)) return *std::move(error);
  return *std::move(facts);
}

}  // namespace strata
