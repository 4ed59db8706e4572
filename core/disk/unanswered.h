// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <list>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Requests to a disk that nobody waits for any more: a network share that is gone or a dying drive can keep
/// a thread in the system for hours, and no program can take the thread back. Known to all of this process.
/// Any thread.
namespace strata {

/// Where a request went.
struct DiskPlace {
  std::string folder;
  std::string device;  ///< as FolderFacts::device; empty: not known

  /// One that does not answer for the one does not answer for the other.
  bool shares(const DiskPlace& other) const {
    return folder == other.folder || (!device.empty() && device == other.device);
  }
  friend bool operator==(const DiskPlace&, const DiskPlace&) = default;
};

/// While one of these exists, its place owes an answer.
class Unanswered {
 public:
  explicit Unanswered(DiskPlace place);
  ~Unanswered();
  Unanswered(const Unanswered&) = delete;
  Unanswered& operator=(const Unanswered&) = delete;

 private:
  std::list<DiskPlace>::iterator m_entry;
};

/// The first of these places that shares with one which owes an answer, after waiting for it at most that
/// long or until a stop. Nothing when none does.
std::optional<DiskPlace> unansweredAmong(const std::vector<DiskPlace>& places, std::chrono::milliseconds most,
                                         const std::stop_token& stop);

}  // namespace strata
