// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto fileTable = std::to_array<ReasonRow>({
    // Files of ours.
    {"bad-json", "place detail", "",
     "This is not valid JSON (at {1}: {2}). The file may be damaged or incomplete. Use a copy, or export it "
     "again."},
    {"bad-setting", "key allowed", "", "The setting {1} in this file has an unknown value. Allowed: {2}."},
    {"newer-schema", "schema", "",
     "This file has a newer format ({1}) than this version of Strata reads. Install a newer version."},
    {"not-a-run", "", "", "This file contains no run of Strata. Choose a run file that Strata saved."},
    {"unknown-format", "", "",
     "Strata does not know the format of this file. It reads its own run files, CSV and text of sc-membench "
     "and bandwidth, text of mbw, and JSON of fio."},
    {"ambiguous-decimals", "line", "",
     "Line {1} has commas that may separate columns or mark decimals. Save the file with decimal points, or "
     "with semicolons between the columns."},
    {"no-figures", "program", "",
     "This output of {1} contains no results. Run {1} again, and let it finish."},
    {"too-many-figures", "most", "",
     "This file has more than {1} results, the maximum that Strata reads. Split it, or choose another file."},
    {"too-many-compared", "most_sides most", "Too many to compare",
     "These are too many runs to compare at once: Strata compares up to {1} series, and up to {2} results in "
     "one table. Choose fewer."},
    {"text-too-long", "most_bytes", "",
     "A label or comment is larger than {1}, the maximum that Strata stores. Choose a shorter one."},
    {"no-peer-figure", "program", "",
     "{1} reported no usable result here, for example zero. Give it a larger size or more time, and create "
     "the file again."},
    {"fio-error", "job error", "",
     "The fio job {1} ended with error {2}, so it has no result. Fix the job, and run fio again."},
    {"no-such-reference", "name", "",
     "There is no reference run {1}. To list the reference runs: strata-cli list --references."},
    {"missing-key", "key", "",
     "This file lacks \"{1}\". It may be damaged or edited by hand. Use a copy, or export it again."},
    {"bad-value", "key value", "",
     "\"{1}\" in this file has an invalid value: {2}. The file may be damaged or edited by hand."},
    {"cannot-write", "path system", "",
     "Strata could not write {1}. The OS reports: {2}. Choose another folder, or free some space."},
    {"cannot-read", "path system", "",
     "Strata could not read {1}. The OS reports: {2}. Check its permissions and its drive."},
    {"too-large", "most_bytes", "",
     "This file is larger than {1}, the maximum that Strata reads. Choose another file."},
    {"file-missing", "path", "", "The file {1} does not exist. Check the name and the folder."},
    {"pipe-by-name", "path", "", "{1} is a named pipe, and reading it may never end. Choose a file."},

    // The saved settings: those in {1} are not used, and why; the last placeholder is where they are now.
    {"settings-bad-json", "path place detail moved_to", "",
     "The settings in {1} are not valid JSON (at {2}: {3}), so Strata uses the default settings. The damaged "
     "file is now {4}."},
    {"settings-bad-setting", "path key allowed moved_to", "",
     "In the settings in {1}, {2} has an unknown value (allowed: {3}), so Strata uses the default settings. "
     "The damaged file is now {4}."},
    {"settings-out-of-range", "path setting value least most moved_to", "",
     "In the settings in {1}, {2} is {3} but must be from {4} to {5}, so Strata uses the default settings. "
     "The damaged file is now {6}."},
    {"settings-newer-schema", "path schema moved_to", "",
     "The settings in {1} have a newer format ({2}) than this version of Strata reads, so Strata uses the "
     "default settings. The newer file is now {3}."},
    {"settings-too-large", "path most_bytes moved_to", "",
     "The file {1} is larger than {2} and cannot be a settings file, so Strata uses the default settings. "
     "The file is now {3}."},
    {"settings-unreadable", "path system", "",
     "Strata could not read the settings in {1}, so it uses the default settings and saves no changes of "
     "them. The OS reports: {2}. Check the permissions of the file."},
    {"no-data-folder", "", "",
     "The OS names no data folder for this user, so Strata saves neither settings nor runs. Set the variable "
     "HOME (on Windows LOCALAPPDATA)."},

    // The history.
    {"history-runs-lost", "runs", "",
     "Strata could not read some runs of this file ({1}), so they are not in the history. "
     "Import another copy of it, if there is one."},
    {"history-damaged", "path detail", "",
     "The history in {1} is damaged ({2}), and Strata could not repair it. Rename it, and start Strata "
     "again. Import then reads everything that is still readable."},
    {"history-mending-finished", "moved_to runs", "",
     "The history was damaged, and an earlier repair ended too early; Strata has finished it. The damaged "
     "file is now {1}; the new one holds {2} runs."},
    {"no-runs-read", "path", "", "Strata found no readable run of a history in {1}. Choose another file."},
    {"output-in-use", "path", "",
     "Strata reads {1} or keeps its data in it, and a report would replace that. Choose another name."},
    {"history-recovered", "moved_to whole partial lost", "",
     "The history was damaged. The damaged file is now {1}. The new history holds {2} complete runs and {3} "
     "partial runs; {4} runs were lost. Check the disk, and export important runs."},
    {"history-not-moved", "path", "",
     "The history in {1} is damaged, and Strata could not rename it. Close other programs that use it, or "
     "rename it yourself, and start Strata again."},
    {"history-newer", "path version known", "",
     "The history in {1} is from a newer version of Strata (format {2}; this one reads {3}). Install that "
     "version, or save runs as files."},
    {"history-full", "path detail", "",
     "There is no space to write the history in {1}, so this run is incomplete there. Free some space on "
     "that disk, and save the report of the run."},
    {"data-in-use", "path", "",
     "Another Strata uses the files in {1}, so nothing was removed. Close that Strata, and try again."},
    {"history-busy", "path detail", "",
     "Another program locked the history in {1} for too long. Close that program, and save the report of the "
     "run."},
    {"history-read-only", "path detail", "",
     "Strata may not write to the history in {1}. Change its permissions, or save the report of the run."},
    {"history-failed", "path detail", "",
     "Strata cannot use the history in {1}: {2}. Save reports as files instead."},
    {"history-slow", "path", "",
     "The disk of {1} is so slow that this run may not be in the history. Save its report to keep it."},
    {"no-such-run", "run", "",
     "The history has no run with the id {1}. A label is no id; strata-cli history list shows the ids."},
    {"run-ambiguous", "run", "", "Several runs start with {1}. Give more characters of the id."},
    {"run-kept-already", "run", "", "The history already has the run {1}, so nothing changed."},
    {"bad-cbor", "", "",
     "Strata cannot read a part of the history, which may be damaged. Check the disk, and export important "
     "runs."},
});

}  // namespace

std::span<const ReasonRow> fileReasons() {
  return fileTable;
}

}  // namespace strata
