# SPDX-License-Identifier: GPL-3.0-or-later
"""Scripts written for the older names of strata-cli: each runs, with the exit status, settings, cells and columns that the
same script by the newer names has.

STRATA_CLI names the program. tst_option_table checks that every older name of the table means what its newer one does;
here the real program runs them, as scripts call it. Respond, its --bind and the older words of --direction are run by
test_network.
"""

import csv
import io
import json
import os
import tempfile
import unittest

from program import run

ONE_SIZE = ["--region", "4K", "--memory-time", "1"]
# The newer names of what the scripts below say.
NEWER = {"--int-time": "--integer-time", "--stop-when-precise": "--early-stop", "--whole-time": "--no-early-stop",
         "--bind": "--affinity", "--region": "--size", "--count": "--count-bytes", "--disk-row": "--disk-workload",
         "--disk-mix": "--disk-read-percent", "--disk-file": "--disk-read-file", "--disk-endurance": "--disk-sustained",
         "serial": "sequential"}
MEMORY = [
    ["processor", "--int-time", "1", "--float-time", "1", "--stop-when-precise"],
    ["memory", *ONE_SIZE, "--kernel", "move-serial-8", "--whole-time"],
    ["memory", *ONE_SIZE, "--width", "8", "--pattern", "serial", "--bind", "none"],
    ["bandwidth", *ONE_SIZE, "--kernel", "copy-serial-8", "--count", "traffic", "--pattern", "serial"],
]
DISK = [
    ["--disk-size", "1M", "--disk-row", "RND4K-Q1T1", "--disk-op", "read", "--disk-time", "1"],
    ["--disk-size", "1M", "--disk-profile", "mixed", "--disk-row", "RND4K-Q1T1", "--disk-mix", "30", "--disk-time", "1"],
    ["--disk-size", "1M", "--disk-block", "4K", "--disk-pattern", "serial", "--disk-op", "read", "--disk-time", "1"],
    ["--disk-endurance", "4M", "--disk-size", "1M", "--disk-verify"],
]
# What --repeat stands for, by what it is given with.
REPEAT = [
    ("--passes", ["copy", "--region", "4K", "--kernel", "copy-memcpy", "--repeat", "3"]),
    ("--passes", ["memtypes", "--region", "64K", "--op", "write", "--width", "8", "--repeat", "3"]),
    ("--runs", ["library", *ONE_SIZE, "--kernel", "library-strlen", "--repeat", "2"]),
]


def runs_of(document):
    """Of a run or a series, what does not depend on the figures."""
    runs = document.get("runs", [document])
    return [(one["settings"], one["status"],
             [(result["test"], result["kernel"], result["parameters"], sorted(result)) for result in one["results"]])
            for one in runs]


class OlderNames(unittest.TestCase):
    def same(self, older, newer):
        documents = []
        for arguments in (older, newer):
            ended = run("run", *arguments, "--preset", "default", "--format", "json", "--quiet", "--no-history")
            self.assertEqual(ended.returncode, 0, f"{arguments}: {ended.stderr}")
            documents.append(json.loads(ended.stdout))
        self.assertEqual(sorted(documents[0]), sorted(documents[1]))
        ours, theirs = [[(settings, status, [cell[:3] for cell in cells]) for settings, status, cells in runs_of(document)]
                        for document in documents]
        self.assertEqual(ours, theirs)
        self.assertGreater(len(ours[0]), 0)

    def by_newer_names(self, arguments):
        newer = [NEWER.get(word, word) for word in arguments]
        self.assertNotEqual(newer, arguments)
        return newer

    def test_processor_and_memory(self):
        for older in MEMORY:
            with self.subTest(arguments=older):
                self.same(older, self.by_newer_names(older))

    def test_disk(self):
        for older in DISK:
            with self.subTest(arguments=older), tempfile.TemporaryDirectory(dir=os.getcwd()) as folder:
                older = ["disk", *older, "--disk-dir", folder]
                self.same(older, self.by_newer_names(older))

    def test_a_file_to_read(self):
        with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder:
            path = os.path.join(folder, "data")
            with open(path, "wb") as file:
                file.write(os.urandom(1 << 20))
            older = ["disk", "--disk-file", path, "--disk-row", "RND4K-Q1T1", "--disk-time", "1"]
            self.same(older, self.by_newer_names(older))

    def test_repeat(self):
        for newer, older in REPEAT:
            with self.subTest(arguments=older):
                self.same(older, [newer if word == "--repeat" else word for word in self.by_newer_names(older)])

    def test_repeat_counts_pairs(self):
        ended = run("run", "library", *ONE_SIZE, "--kernel", "library-strlen", "--against", "--region 16K", "--repeat", "6",
                    "--format", "json", "--quiet", "--no-history")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        sizes = [one["settings"]["regions_bytes"] for one in json.loads(ended.stdout)["runs"]]
        self.assertEqual(sorted(sizes), [[4096]] * 6 + [[16384]] * 6)

    def test_csv_has_the_same_columns(self):
        older = ["memory", *ONE_SIZE, "--kernel", "move-serial-8", "--format", "csv", "--quiet"]
        tables = [csv.DictReader(io.StringIO(run("run", *arguments).stdout))
                  for arguments in (older, self.by_newer_names(older))]
        self.assertEqual(tables[0].fieldnames, tables[1].fieldnames)
        self.assertEqual([(row["kernel"], row["pattern"]) for row in tables[0]], [("move-serial-8", "serial")])
        self.assertEqual([(row["kernel"], row["pattern"]) for row in tables[1]], [("move-serial-8", "serial")])

    def test_the_default_threshold_of_compare(self):
        references = [line.split()[0] for line in run("list", "--references").stdout.splitlines()[:2]]
        ended = [run("compare", *references, option, "--format", "csv")
                 for option in ("--no-history", "--default-threshold")]
        self.assertEqual([one.returncode for one in ended], [0, 0], ended[0].stderr)
        self.assertEqual(ended[0].stdout, ended[1].stdout)

    def test_letters(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "report.csv")
            ended = run("run", "copy", "--size", "4K", "--kernel", "copy-memcpy", "--passes", "1", "-q", "-f", "json", "-o", path)
            self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (0, "", ""))
            with open(path, encoding="utf-8") as file:
                self.assertEqual(json.load(file)["schema"], "strata.run/1")


if __name__ == "__main__":
    unittest.main()
