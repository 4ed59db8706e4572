# SPDX-License-Identifier: GPL-3.0-or-later
"""What the real strata-cli keeps: settings and the history."""

import contextlib
import json
import os
import pathlib
import sqlite3
import struct
import tempfile
import unittest

from program import SHORT, data_folder, make_home, run


def number_a_run(file, number, other):
    """Damages a history of few runs: that one has the number of the other (SQLite's file format, 1.6)."""
    with contextlib.closing(sqlite3.connect(file)) as history:
        history.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page_bytes = history.execute("PRAGMA page_size").fetchone()[0]
        page = page_bytes * (history.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'run'").fetchone()[0] - 1)
    content = bytearray(pathlib.Path(file).read_bytes())
    leaf_of_a_table = 13
    assert content[page] == leaf_of_a_table
    cells = struct.unpack_from(">H", content, page + 3)[0]
    for cell in struct.unpack_from(f">{cells}H", content, page + 8):
        place = page + cell
        while content[place] & 0x80:  # how long the row is
            place += 1
        if content[place + 1] == number:
            content[place + 1] = other
    pathlib.Path(file).write_bytes(content)


class SavedSettings(unittest.TestCase):
    """The file that the Setup dialog writes is where a run starts."""

    def setUp(self):
        self.home = make_home(self.addCleanup)
        self.folder = data_folder(self.home)
        self.path = os.path.join(self.folder, "settings.json")

    def save(self, text):
        os.makedirs(self.folder, exist_ok=True)
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(text)

    def kept(self):
        """All but what was measured of the machine, which may be confirmed or not."""
        files = os.listdir(self.folder) if os.path.exists(self.folder) else []
        return sorted(set(files) - {"machine.json"})

    def run_one(self, *arguments):
        """Standard error, and the settings that the run file tells."""
        ended = run(*SHORT, "--format", "json", "--quiet", "--no-history", *arguments, home=self.home)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        return ended.stderr, json.loads(ended.stdout)["settings"]

    def test_a_run_starts_from_them_and_options_come_on_top(self):
        self.save('{"schema": "strata.settings/1", "integer_s": 9, "threads": 2}')
        said, settings = self.run_one("--threads", "1")
        self.assertEqual((settings["integer_s"], settings["threads"]), (9, 1))
        self.assertEqual(said, "")

    def test_without_any_the_defaults_apply_and_none_are_made(self):
        said, settings = self.run_one("--verbose")
        self.assertEqual(settings["floating_s"], 2)
        self.assertIn(self.path, said)
        self.assertEqual(self.kept(), [])

    def test_verbose_says_where_they_are_from(self):
        self.save('{"floating_s": 1}')
        self.assertIn(self.path, self.run_one("--verbose")[0])
        self.assertIn("quick", self.run_one("--verbose", "--preset", "quick")[0])
        other = os.path.join(self.home, "other.json")
        with open(other, "w", encoding="utf-8") as file:
            file.write('{"floating_s": 1, "integer_s": 5}')
        said, settings = self.run_one("--verbose", "--settings", other)
        self.assertIn(other, said)
        self.assertEqual(settings["integer_s"], 5)

    def test_damaged_ones_are_set_aside_and_the_run_goes_on(self):
        self.save('{"floating_s": ')
        said, settings = self.run_one()
        self.assertEqual(settings["floating_s"], 2)
        aside = os.path.join(self.folder, "settings-set-aside-1.json")
        self.assertIn(self.path, said)
        self.assertIn(aside, said)
        self.assertEqual(self.kept(), ["settings-set-aside-1.json"])
        with open(aside, encoding="utf-8") as file:
            self.assertEqual(file.read(), '{"floating_s": ')
        self.assertEqual(self.run_one()[0], "")

    def test_preset_default_ignores_them_damaged_or_not(self):
        for text in ('{"floating_s": 7, "threads": 3}', '{"floating_s": '):
            with self.subTest(text=text):
                self.save(text)
                said, settings = self.run_one("--preset", "default")
                self.assertEqual((settings["floating_s"], settings["threads"]), (2, 1))
                self.assertEqual(said, "")
                self.assertEqual(self.kept(), ["settings.json"])

    def test_keys_that_are_unknown_are_named(self):
        self.save('{"floating_s": 1, "flaoting_s": 5}')
        said = self.run_one()[0]
        self.assertIn("flaoting_s", said)
        self.assertIn(self.path, said)

    def test_help_names_the_file(self):
        self.assertIn(self.path, run("run", "--help", home=self.home).stdout)


class KnownMachine(unittest.TestCase):
    """How much of the last cache level is usable, which other tests find kept from the beginning."""

    def test_it_is_measured_where_nothing_is_kept_and_kept_where_it_is_sure(self):
        with tempfile.TemporaryDirectory() as home:
            ended = run(*SHORT, "--format", "json", "--quiet", "--no-history", home=home)
            self.assertEqual(ended.returncode, 0, ended.stderr)
            found = json.loads(ended.stdout)["machine"]["last_level_probe"]
            self.assertIn(found, ("confirmed", "unconfirmed"))
            self.assertEqual(os.path.exists(os.path.join(data_folder(home), "machine.json")), found == "confirmed")


class ExpectedRange(unittest.TestCase):
    """A run is held against earlier runs of this machine."""

    def setUp(self):
        self.home = make_home(self.addCleanup)

    def keep_runs(self, count, times):
        """Puts copies of a real run into the history, with so many times its figures."""
        ended = run(*SHORT, "--format", "json", "--quiet", "--no-history", home=self.home)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        for number in range(count):
            kept = json.loads(ended.stdout)
            kept["id"] = kept["series"] = f"00000000-0000-4000-8000-{number:012}"
            for result in kept["results"]:
                result["verdict"] = "good"
                result["value"] *= times
                for key in ("low", "high"):
                    result.pop(key, None)
            file = os.path.join(self.home, f"{number}.strata")
            pathlib.Path(file).write_text(json.dumps(kept), encoding="utf-8")
            imported = run("history", "import", file, home=self.home)
            self.assertEqual(imported.returncode, 0, imported.stderr)

    def test_says_what_lies_outside(self):
        self.keep_runs(6, 100)
        ended = run(*SHORT, home=self.home)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        if "unreliable" in ended.stdout:
            self.assertNotIn("usual", ended.stderr)  # it is not judged then
            return
        self.assertIn("Within their usual range on this machine: 0 of 1 results.", ended.stderr)
        self.assertRegex(ended.stderr, r"MB/s\. Below what is usual for this machine: \d+ to \d+ MB/s \(6 earlier runs\)\.")

    def test_of_five_nothing_is_expected(self):
        self.keep_runs(5, 100)
        ended = run(*SHORT, home=self.home)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertNotIn("usual range", ended.stderr)

    def test_quiet_says_nothing(self):
        self.keep_runs(6, 100)
        self.assertNotIn("usual range", run(*SHORT, "--quiet", home=self.home).stderr)


class History(unittest.TestCase):
    RUN = (*SHORT, "--quiet")
    SERIES = ("run", "memory", "--region", "4K", "--memory-time", "1", "--width", "8", "--pattern", "serial", "--quiet",
              "--repeat", "2")

    def setUp(self):
        self.home = make_home(self.addCleanup)

    def history(self, *arguments):
        done = run("history", *arguments, home=self.home)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def listed(self):
        return json.loads(self.history("list", "--format", "json"))

    def test_a_run_is_kept_as_it_was_printed(self):
        printed = run(*self.RUN, "--label", "a, b", "--format", "json", home=self.home)
        self.assertEqual(printed.returncode, 0, printed.stderr)
        kept = self.listed()
        self.assertEqual([entry["label"] for entry in kept], ["a, b"])
        self.assertEqual(kept[0]["status"], "complete")
        self.assertEqual(self.history("show", kept[0]["id"][:8], "--format", "json"), printed.stdout)

    def test_repetitions_are_kept_as_a_series(self):
        run(*self.SERIES, home=self.home)
        kept = self.listed()
        self.assertEqual([entry["repetition"] for entry in kept], [1, 0])
        self.assertEqual(len({entry["series"] for entry in kept}), 1)
        listed = run("history", home=self.home).stdout
        self.assertIn("Series", listed)
        self.assertEqual(listed.count(kept[0]["series"][:8]), 3)  # the first run has it as its own id, too

    def test_a_time_limit_keeps_what_is_measured(self):
        ended = run("run", "processor", "--int-time", "1", "--float-time", "99", "--no-early-stop", "--time-limit", "2", home=self.home)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertIn("time limit of 2 s has ended the run", ended.stderr)
        self.assertIn("Integer", ended.stdout)
        self.assertEqual([entry["status"] for entry in self.listed()], ["stopped"])

    def test_a_series_ends_with_one_table(self):
        printed = run(*self.SERIES, "--format", "text", home=self.home).stdout
        self.assertEqual(printed.count("Series of 2 runs"), 1)
        self.assertLess(printed.rindex("STRATA") if "STRATA" in printed else 0, printed.index("Series of 2 runs"))

    def test_nothing_is_kept_where_that_is_wanted(self):
        run(*self.RUN, "--no-history", home=self.home)
        self.assertEqual(self.listed(), [])
        settings = os.path.join(self.home, "settings.json")
        with open(settings, "w", encoding="utf-8") as file:
            json.dump({"schema": "strata.settings/1", "history": False}, file)
        run(*self.RUN, "--settings", settings, home=self.home)
        self.assertEqual(self.listed(), [])

    def test_a_run_travels_in_a_file(self):
        run(*self.RUN, home=self.home)
        file = os.path.join(self.home, "run.strata")
        run_id = self.listed()[0]["id"]
        self.history("export", "last", file)
        self.assertEqual(run("history", "import", file, home=self.home).returncode, 4)  # it is there already
        with tempfile.TemporaryDirectory() as other:
            self.assertEqual(run("history", "import", file, home=other).returncode, 0)
            shown = run("history", "show", run_id, "--format", "json", home=other).stdout
        with open(file, encoding="utf-8") as exported:
            self.assertEqual(shown, exported.read())

    def test_no_report_replaces_what_is_read_or_kept(self):
        """A run as text stood in the place of the history, and of the only copy of another program's output."""
        run(*self.RUN, home=self.home)
        history = os.path.join(data_folder(self.home), "history.sqlite")
        output = os.path.join(self.home, "mbw.txt")
        text = "0\tMethod: MEMCPY\tElapsed: 0.1\tMiB: 16.0\tCopy: 160.000 MiB/s\n"
        with open(output, "w", encoding="utf-8") as file:
            file.write(text)
        way = os.path.join(self.home, os.path.basename(data_folder(self.home)), "..", "mbw.txt")
        for arguments in (("history", "export", "last", history), ("convert", output, "--output", way),
                          (*self.RUN, "--events", output, "--output", way)):
            refused = run(*arguments, home=self.home)
            self.assertEqual((refused.returncode, refused.stdout), (4, ""), arguments)
            self.assertIn("a report would replace that", refused.stderr)
        with open(output, encoding="utf-8") as file:
            self.assertEqual(file.read(), text)
        self.assertEqual(len(self.listed()), 1)

    def test_labels_and_deletions(self):
        run(*self.RUN, home=self.home)
        run_id = self.listed()[0]["id"]
        self.history("label", "last", "cooler \"2\"")
        self.assertEqual(self.listed()[0]["label"], "cooler \"2\"")
        self.history("delete", run_id[:6])
        self.assertEqual(self.listed(), [])
        self.history("restore", run_id)
        self.assertEqual(self.listed()[0]["id"], run_id)

    def test_a_damaged_history_is_set_aside_and_said(self):
        run(*self.RUN, home=self.home)
        file = os.path.join(data_folder(self.home), "history.sqlite")
        with open(file, "wb") as damaged:
            damaged.write(b"no database")
        done = run("history", home=self.home)
        self.assertEqual(done.returncode, 0)
        self.assertIn("history-set-aside-1.sqlite", done.stderr)
        with open(os.path.join(data_folder(self.home), "history-set-aside-1.sqlite"), "rb") as kept:
            self.assertEqual(kept.read(), b"no database")

    def test_what_lies_aside_is_named_and_can_be_imported(self):
        run(*self.RUN, home=self.home)
        kept = self.listed()
        file = os.path.join(data_folder(self.home), "history.sqlite")
        aside = os.path.join(data_folder(self.home), "history-set-aside-1.sqlite")
        os.rename(file, aside)
        done = run("history", home=self.home)
        self.assertEqual(done.returncode, 0)
        self.assertIn(aside, done.stderr)
        self.assertEqual(self.listed(), [])
        self.assertEqual(run("history", "import", aside, home=self.home).returncode, 0)
        self.assertEqual(self.listed(), kept)
        self.assertEqual(run("history", "import", aside, home=self.home).returncode, 0)
        self.assertEqual(self.listed(), kept)

    def test_runs_of_an_imported_history_that_cannot_be_read_are_told(self):
        for label in ("one", "two"):
            run(*self.RUN, "--label", label, home=self.home)
        other = os.path.join(self.home, "other.sqlite")
        os.rename(os.path.join(data_folder(self.home), "history.sqlite"), other)
        with contextlib.closing(sqlite3.connect(other)) as history, history:
            history.execute("UPDATE run SET comment = 'changed' WHERE number = 1")
        done = run("history", "import", other, home=self.home)
        self.assertEqual(done.returncode, 4, done.stderr)
        self.assertIn("could not read some runs of this file (1)", done.stderr)
        self.assertEqual([entry["label"] for entry in self.listed()], ["two"])

    def test_the_table_has_the_beginning_of_a_long_label(self):
        label = "l" * 60000
        run(*self.RUN, "--label", label, home=self.home)
        self.assertLess(max(map(len, run("history", home=self.home).stdout.splitlines())), 250)
        self.assertEqual([entry["label"] for entry in self.listed()], [label])

    def test_damage_behind_the_first_page_is_mended_and_the_run_is_kept(self):
        run(*self.SERIES, home=self.home)
        file = os.path.join(data_folder(self.home), "history.sqlite")
        with open(file, "r+b") as damaged:
            damaged.seek(16384)
            damaged.write(os.urandom(os.path.getsize(file) - 16384))
        done = run(*self.RUN, home=self.home)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("history-set-aside-1.sqlite", done.stderr)
        self.assertEqual(len(self.listed()), 1)

    def test_no_run_gets_the_figures_of_another_through_damage(self):
        regions = {}
        for label in ("one", "two", "three"):
            regions[label] = 1024 * (len(regions) + 1)
            run("run", "copy", "--region", str(regions[label]), "--kernel", "copy-memcpy", "--repeat", "1", "--quiet",
                "--label", label, home=self.home)
        file = os.path.join(data_folder(self.home), "history.sqlite")
        number_a_run(file, 2, 1)
        for entry in self.listed():
            kept = json.loads(self.history("show", entry["id"], "--format", "json"))
            self.assertEqual([cell["parameters"]["region_bytes"] for cell in kept["results"]], [regions[kept["label"]]])
        self.assertIn("three", [entry["label"] for entry in self.listed()])

    def test_what_is_wrong_is_named(self):
        for arguments in (["bla"], ["show"], ["show", "nobody"], ["list", "more"], ["import"]):
            done = run("history", *arguments, home=self.home)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertTrue(done.stderr.startswith("strata-cli: "), done.stderr)

    def test_a_run_that_cannot_be_kept_is_still_reported(self):
        os.makedirs(os.path.join(data_folder(self.home), "history.sqlite"))
        done = run(*self.RUN, home=self.home)
        self.assertEqual(done.returncode, 4)
        self.assertIn("MB/s", done.stdout)
        self.assertIn("history.sqlite", done.stderr)


if __name__ == "__main__":
    unittest.main()
