// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto fileTable = std::to_array<Sentence>({
    // Files of ours.
    {"bad-json", "This is not valid JSON (at {1}: {2}). The file may be damaged or cut short."},
    {"bad-setting", "The setting {1} in this file is not understood. Allowed: {2}."},
    {"newer-schema",
     "This file is of a newer kind ({1}) than this version of Strata reads. Install a newer one."},
    {"not-a-run", "This file holds no run of Strata."},
    {"unknown-format",
     "Strata cannot tell what this file is. It reads its own run files, CSV of sc-membench and of bandwidth, "
     "text of mbw, and JSON of fio."},
    {"bad-line", "Line {1} is not what {2} writes: {3}. The file may be damaged or changed by hand."},
    {"no-figures", "This output of {1} holds no figures."},
    {"too-many-figures",
     "This file has more than {1} figures, the most that Strata reads. Choose another file."},
    {"text-too-long",
     "A label or comment is larger than {1}, the most that Strata keeps. Choose a shorter one."},
    {"no-peer-figure", "{1} gave no usable figure here. Its clock may not have moved: give it more to do."},
    {"fio-error", "The job {1} of fio ended with error {2}."},
    {"no-such-reference",
     "There is no reference run {1}. To see those that there are: strata-cli list --references."},
    {"missing-key", "This file lacks \"{1}\". It may be damaged."},
    {"bad-value", "The value of \"{1}\" in this file is not allowed: {2}."},
    {"cannot-write", "{1} could not be written. The system says: {2}."},
    {"cannot-read", "{1} could not be read. The system says: {2}."},
    {"too-large", "This file is larger than {1}, the most that Strata reads. Choose another file."},
    {"file-missing", "There is no file {1}."},
    {"pipe-by-name", "{1} is a named pipe, and reading it could wait for ever. Choose a file."},

    // The saved settings: those in {1} are not used, and why; the last placeholder is where they are now.
    {"settings-bad-json",
     "The settings in {1} are not valid JSON (at {2}: {3}), so the default settings are used. The damaged "
     "file "
     "is now {4}."},
    {"settings-bad-setting",
     "In the settings of {1}, {2} is not understood (allowed: {3}), so the default settings are used. The "
     "damaged file is now {4}."},
    {"settings-out-of-range",
     "In the settings of {1}, {2} is {3}, which must be from {4} to {5}, so the default settings are used. "
     "The "
     "damaged file is now {6}."},
    {"settings-newer-schema",
     "The settings in {1} are of a newer kind ({2}) than this version of Strata reads, so the default "
     "settings "
     "are used. The newer file is now {3}."},
    {"settings-too-large",
     "The settings in {1} are larger than {2}, which no settings are, so the default settings are used. The "
     "file is now {3}."},
    {"settings-unreadable",
     "The settings in {1} could not be read, so the default settings are used. The system says: {2}."},
    {"no-data-folder",
     "The system names no folder for this user's data, so neither settings nor runs are kept. Set the "
     "variable HOME (on Windows LOCALAPPDATA)."},

    // The history.
    {"history-damaged",
     "The history in {1} is damaged ({2}) and could not be mended. Rename it, and start Strata again: "
     "Import then reads what can be read of it."},
    {"history-mending-finished",
     "The history was damaged, and the program that mended it was ended meanwhile. The damaged file is now "
     "{1}; the new one holds {2} runs."},
    {"no-runs-read", "No run of a history could be read in {1}. Choose another file."},
    {"history-recovered",
     "The history was damaged. The damaged file is now {1}. A new one holds what could be read of it: {2} "
     "whole "
     "runs, {3} with a part of their results; {4} were lost."},
    {"history-not-moved",
     "The history in {1} is damaged and could not be set aside. Close other programs that use it, or rename "
     "it, "
     "and start Strata again."},
    {"history-newer",
     "The history in {1} was made by a newer version of Strata (kind {2}; this one knows {3}). Install that "
     "version, or keep runs in files."},
    {"history-full",
     "There is no room to write the history in {1}, so this run is not kept whole. Make room on "
     "that disk, and save the report of the run."},
    {"history-busy",
     "Another program kept the history in {1} to itself for too long. Close it, and save the report of the "
     "run."},
    {"history-read-only",
     "The history in {1} may not be written. Change its permissions, or save the report of the run."},
    {"history-failed", "The history in {1} cannot be used: {2}. Reports can still be saved in files."},
    {"history-slow",
     "The disk of {1} takes so long that the run may not be in the history. Save its report to keep it."},
    {"no-such-run", "The history has no run {1}."},
    {"run-ambiguous", "Several runs begin with {1}. Give more of the id."},
    {"run-kept-already", "The run {1} is in the history already. Nothing was changed."},
    {"bad-cbor", "A part of the history cannot be read. It may be damaged."},
});

}  // namespace

std::span<const Sentence> fileSentences() {
  return fileTable;
}

}  // namespace strata
