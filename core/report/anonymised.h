// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/result.h"
#include "core/model/run.h"

/// A copy of runs to show to others: without what tells whose machine it is, or when it was used.
namespace strata {

/// What becomes of a key of the run file.
enum class Sharing {
  Keep,      ///< it makes figures comparable, or says nothing of a person
  Remove,    ///< the key is gone
  Empty,     ///< a text that its sentence needs a place for: the place stays, shown as "?"
  NewId,     ///< another random id; what had one id has one again
  Day,       ///< the time of day is gone: it begins at midnight of that day
  Duration,  ///< the end: as long after the new beginning as it was after the old one
  Coarse,    ///< three significant digits: the rest would mark one machine among many alike
  Version,   ///< the system's name and version, without what follows it
  Peer,      ///< a machine in the network by a number, such as peer-1; the same one has the same number
  Loop,      ///< as it is; but of fio's jobs, which a person names, only their number
  OwnChoice  ///< kept or emptied, as the person wishes
};

struct SharedKey {
  std::string_view path;  ///< "machine.cpu.model"; "[]" behind a list, "*" for any key at that place
  Sharing sharing = Sharing::Remove;
};

/// The one table of all keys of a run file, with the numbers of a cell that fields.h names. A key that is not
/// in it is removed: no text that a later version adds is given away unasked.
const std::vector<SharedKey>& sharedKeys();

/// What the table says of a path; nothing where it does not have it.
std::optional<Sharing> sharingOf(std::string_view path);

/// A key of a run that was removed or changed.
struct SharedChange {
  std::string path;
  std::string before;  ///< as the file has it; a list of several joined by ", "
  std::optional<std::string> after;

  friend bool operator==(const SharedChange&, const SharedChange&) = default;
};

struct SharingChoice {
  bool keepTexts = false;  ///< label and comment
};

struct Anonymised {
  std::vector<Run> runs;
  std::vector<SharedChange> changes;  ///< equal ones of several runs once
};

/// `newId` makes a new uuid at each call. Figures, verdicts and their reasons stay but for the texts in
/// reasons that name folders and files. Pure but for `newId`. Error: as runsFromJson, where a run cannot be
/// written and read again.
Result<Anonymised> anonymised(const std::vector<Run>& runs, const SharingChoice& choice,
                              const std::function<std::string()>& newId);

/// The id of the words that name a changed key to a person: "shared-" and what it is; "shared-unknown" for
/// one that is not in the table.
std::string_view sharedWordId(std::string_view path);

/// The paths of all keys in a JSON text, each once, as the table has them.
std::vector<std::string> keyPaths(std::string_view json);

}  // namespace strata
