// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/ask_folder.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <system_error>

#include "core/disk/ask_aside.h"
#include "core/disk/unanswered.h"
#include "core/files/utf8_path.h"

namespace strata {

namespace {

/// A disk that sleeps takes some seconds to turn.
constexpr std::chrono::seconds patience{8};
/// For what was asked earlier: a busy disk comes back in a moment, another one hardly at all.
constexpr std::chrono::seconds patienceWithDebt{1};

std::string nameOf(const std::string& path) {
  std::error_code ignored;
  return path.empty() ? utf8Of(std::filesystem::current_path(ignored)) : path;
}

/// `stopped`, `device-not-answering`, or nothing when nothing is owed.
std::optional<Error> debtOf(const DiskPlace& place, const std::stop_token& stop) {
  if (!unansweredAmong({place}, patienceWithDebt, stop)) return std::nullopt;
  if (stop.stop_requested()) return Error{"stopped", {}};
  Error error{"device-not-answering", {{"folder", place.folder}}};
  if (!place.device.empty()) error.data.push_back({"device", place.device});
  return error;
}

}  // namespace

Result<FolderFacts> askFolder(const std::string& path, const std::stop_token& stop,
                              const FolderReader& read) {
  const DiskPlace place{nameOf(path), ""};
  if (auto error = debtOf(place, stop)) return *std::move(error);
  auto facts = askAside<Result<FolderFacts>>(place, [read, path] { return read(path); }, patience, stop);
  if (!facts) {
    if (stop.stop_requested()) return Error{"stopped", {}};
    return Error{"device-not-answering", {{"folder", place.folder}}};
  }
  if (!*facts) return *std::move(facts);
  if (auto error = debtOf({(*facts)->path, (*facts)->device}, stop)) return *std::move(error);
  return *std::move(facts);
}

}  // namespace strata
