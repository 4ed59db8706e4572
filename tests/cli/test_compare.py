# SPDX-License-Identifier: GPL-3.0-or-later
"""What the real strata-cli does with runs that are there: comparing them, and figures of others."""

import json
import os
import pathlib
import shutil
import tempfile
import unittest
import uuid
import xml.etree.ElementTree

from program import make_home, run

GOLDEN = pathlib.Path(__file__).resolve().parent.parent / "golden"


class Compare(unittest.TestCase):
    RUN = ("run", "memory", "--region", "4K", "--memory-time", "1", "--width", "8", "--pattern", "serial", "--quiet",
           "--format", "json")

    @classmethod
    def setUpClass(cls):
        """Measured once, since the figures are changed anyway."""
        cls.measured = run(*cls.RUN, "--repeat", "4").stdout

    def setUp(self):
        self.home = make_home(self.addCleanup)

    def series(self, name, factor, threads=1):
        """A series of four as a file and in the history, with figures that do not depend on this machine."""
        series = json.loads(self.measured)
        series["id"] = str(uuid.uuid4())
        for number, member in enumerate(series["runs"]):
            # A series has the id of its first run.
            member["id"], member["series"] = str(uuid.uuid4()) if number else series["id"], series["id"]
            for cell in member["results"]:
                cell["value"] = factor * 1000 * (1 + number / 10000)
                cell["parameters"]["threads"] = threads
        path = os.path.join(self.home, name)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(series, file)
        self.assertEqual(run("history", "import", path, home=self.home).returncode, 0)
        return path, series["id"]

    def compare(self, *arguments):
        return run("compare", *arguments, home=self.home)

    def test_files_series_and_gates(self):
        slow, slow_id = self.series("slow.strata", 1.0)
        fast, _ = self.series("fast.strata", 1.3)
        done = self.compare(slow, fast, "--format", "json")
        self.assertEqual(done.returncode, 0, done.stderr)
        row = json.loads(done.stdout)["rows"][0]
        self.assertEqual(row["sides"][1]["finding"], "faster")
        self.assertAlmostEqual(row["sides"][1]["ratio"], 1.3, 3)
        self.assertEqual(self.compare(slow, fast, "--fail-on", "slower:1").returncode, 0)
        self.assertEqual(self.compare(fast, slow, "--fail-on", "slower:20").returncode, 1)
        self.assertEqual(self.compare(fast, slow, "--fail-on", "slower:30").returncode, 0)
        # What nothing went through is no gate that all went through.
        untested = self.compare("reference:mbw-1.3.0", slow, "--fail-on", "slower:30")
        self.assertEqual(untested.returncode, 3, untested.stderr)
        # With other threads a cell is another matter, not a slower one.
        single, _ = self.series("single.strata", 0.5)
        threads, _ = self.series("threads.strata", 1.0, threads=2)
        other = self.compare(threads, single, "--fail-on", "slower:20")
        self.assertEqual(other.returncode, 3, other.stderr)
        self.assertIn("slower 1", other.stdout)
        # A test case for continuous integration fails where the gate does.
        for slower, status, failures in (("slower:20", 1, "1"), ("slower:30", 0, "0")):
            junit = self.compare(fast, slow, "--fail-on", slower, "--format", "junit")
            self.assertEqual(junit.returncode, status, junit.stderr)
            suite, = xml.etree.ElementTree.fromstring(junit.stdout)
            self.assertEqual((suite.get("tests"), suite.get("failures")), ("1", failures))
        self.assertIn("| faster", self.compare(slow, fast, "--format", "markdown").stdout)
        # The history has what was measured: the series by its id.
        done = self.compare(slow_id, slow, "--format", "json")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual([len(side["figures"]) for side in json.loads(done.stdout)["rows"][0]["sides"]], [4, 4])
        self.assertIn("A  ", self.compare("last", slow).stdout)

    def test_outputs_of_other_programs_and_references(self):
        copies = os.path.join(self.home, "mbw.txt")
        with open(copies, "w", encoding="utf-8") as file:
            file.write("AVG\tMethod: MEMCPY\tElapsed: 0.00500\tMiB: 8.00000\tCopy: 2000.000 MiB/s\n")
        done = self.compare("reference:mbw-1.3.0", copies, "--format", "json")
        self.assertEqual(done.returncode, 0, done.stderr)
        row = json.loads(done.stdout)["rows"][0]
        self.assertEqual(row["sides"][1]["finding"], "published")
        self.assertAlmostEqual(row["sides"][1]["ratio"], 2000 / 2778.067, 6)

    def test_margins_are_of_unchanged_runs_where_there_are_enough(self):
        one, _ = self.series("one.strata", 1.0)
        other, _ = self.series("other.strata", 1.0)
        members = json.loads(pathlib.Path(one).read_text(encoding="utf-8"))["runs"]

        def floor(*more):
            return json.loads(self.compare(one, other, "--format", "json", *more).stdout)["rows"][0]["floor"]

        # The series themselves are in the history, and are no yardstick of their own.
        self.assertEqual(floor()["source"], "usual")
        for number in range(6):
            run_file = os.path.join(self.home, f"{number}.strata")
            name = str(uuid.uuid4())
            kept = {**members[0], "id": name, "series": name,
                    "started": f"2026-01-01T1{number}:00:00Z"}
            pathlib.Path(run_file).write_text(json.dumps(kept), encoding="utf-8")
            self.assertEqual(run("history", "import", run_file, home=self.home).returncode, 0)
        self.assertEqual((floor()["source"], floor()["groups"]), ("history", 6))
        self.assertEqual(floor("--no-history")["source"], "usual")

    def test_two_settings_by_turns_end_with_what_is_faster(self):
        with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder:
            ended = run("run", "disk", "--disk-profile", "classic", "--disk-size", "1M", "--disk-dir", folder, "--quiet",
                        "--repeat", "6", "--against", "--priority raised", "--format", "json", home=self.home)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        series = json.loads(ended.stdout)
        self.assertEqual(series["comparison"]["test"], "sign")
        self.assertEqual(len(series["comparison"]["rows"]), len(series["runs"][0]["results"]))
        for repetition in range(6):
            pair = [member for member in series["runs"] if member["repetition"] == repetition]
            self.assertEqual(len({member["series"] for member in pair}), 2)
            self.assertEqual({member["label"] for member in pair}, {"", "--priority raised"})
        kept = json.loads(run("history", "--format", "json", home=self.home).stdout)
        self.assertEqual(len(kept), 12)

    def test_what_is_wrong_is_named(self):
        for arguments in ([], ["one"], ["last", "reference:none"], ["no-file", "last"], ["a", "b", "--fail-on", "faster:3"]):
            done = self.compare(*arguments)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertTrue(done.stderr.startswith("strata-cli: "), done.stderr)


class Exchange(unittest.TestCase):
    """What other programs wrote, and published figures."""

    MBW = ("Using 4096 bytes as blocks for memcpy block copy test.\n"
           "0\tMethod: MCBLOCK\tElapsed: 0.00800\tMiB: 8.00000\tCopy: 1000.000 MiB/s\n"
           "1\tMethod: MCBLOCK\tElapsed: 0.00800\tMiB: 8.00000\tCopy: 1000.000 MiB/s\n")

    def setUp(self):
        self.home = make_home(self.addCleanup)
        self.file = os.path.join(self.home, "copies.txt")
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(self.MBW)

    def convert(self, *arguments):
        return run("convert", *arguments, home=self.home)

    def test_convert_writes_every_form(self):
        for form in ("text", "csv", "json", "html", "markdown", "svg", "membench-csv", "membench-text"):
            done = self.convert(self.file, "--format", form)
            self.assertEqual(done.returncode, 0, form + done.stderr)
            self.assertNotEqual(done.stdout, "")
        converted = json.loads(self.convert(self.file, "--format", "json").stdout)
        cell = converted["results"][0]
        self.assertAlmostEqual(cell["value"], 1048.576, 6)
        self.assertEqual(cell["kernel"], "mbw-mcblock")
        self.assertEqual(cell["parameters"]["block_bytes"], 4096)
        self.assertEqual(converted["origin"], {"program": "mbw", "published": False})

    def test_convert_draws_the_widths_that_are_chosen(self):
        converted = json.loads(self.convert(self.file, "--format", "json").stdout)
        like = converted["results"][0]
        converted["results"] = [{**like, "test": "bandwidth", "kernel": f"read-serial-{width}", "value": 1000.0 * width,
                                 "parameters": {"op": "read", "pattern": "serial", "threads": 1, "width_bytes": width,
                                                "region_bytes": region}}
                                for width in (1, 8, 16) for region in (4096, 1048576)]
        file = os.path.join(self.home, "widths.strata")
        with open(file, "w", encoding="utf-8") as writing:
            json.dump(converted, writing)
        # A chart of one line has no legend to name it.
        for chosen, shown in (((), (1, 8, 16)), (("1", "8"), (1, 8)), (("vectors", "1"), (1, 16)),
                              (("widest", "8"), (8, 16))):
            done = self.convert(file, "--format", "svg", *(word for name in chosen for word in ("--chart", name)))
            self.assertEqual(done.returncode, 0, done.stderr)
            for width in (1, 8, 16):
                self.assertEqual(f"Sequential read, {width}-byte" in done.stdout, width in shown, (chosen, width))

    def test_convert_takes_the_form_of_the_name(self):
        file = os.path.join(self.home, "copies.strata")
        self.assertEqual(self.convert(self.file, "--output", file).returncode, 0)
        with open(file, encoding="utf-8") as written:
            self.assertEqual(json.load(written)["schema"], "strata.run/1")
        self.assertIn("mbw-mcblock", self.convert(file).stdout)

    def test_history_imports_once(self):
        self.assertEqual(run("history", "import", self.file, home=self.home).returncode, 0)
        self.assertIn("copies", run("history", home=self.home).stdout)
        again = run("history", "import", self.file, home=self.home)
        self.assertNotEqual(again.returncode, 0)
        self.assertIn("already", again.stderr)

    def test_a_comparison_names_no_folder_and_an_anonymous_one_nobody(self):
        document = json.loads(self.convert(self.file, "--format", "json").stdout)
        document.update(label="Ann's desk", comment="in the attic")
        named = os.path.join(self.home, "anns-desk.strata")
        pathlib.Path(named).write_text(json.dumps(document), encoding="utf-8")
        sides = (named, "reference:mbw-1.3.0", self.file)
        rows = []
        for form in ("text", "csv", "json", "html"):
            with self.subTest(form=form):
                told = run("compare", *sides, "--format", form, home=self.home)
                self.assertEqual((told.returncode, told.stderr), (0, ""))
                self.assertIn("anns-desk.strata", told.stdout)
                self.assertNotIn(os.path.basename(self.home), told.stdout)
                hidden = run("compare", *sides, "--format", form, "--anonymous", home=self.home)
                self.assertEqual(hidden.returncode, 0, hidden.stderr)
                for text in ("anns-desk", "copies", "Ann", document["id"][:8]):
                    self.assertNotIn(text, hidden.stdout)
                self.assertIn("Ann's desk", hidden.stderr)
                if form == "json":
                    rows = [json.loads(done.stdout)["rows"] for done in (told, hidden)]
        self.assertTrue(rows[0])
        self.assertEqual(rows[0], rows[1])

    def test_what_is_wrong_is_told_in_one_line(self):
        with open(self.file, "a", encoding="utf-8") as file:
            file.write("2\tMethod: nothing\n")
        done = self.convert(self.file, "--format", "json")
        self.assertEqual(done.returncode, 0)
        self.assertIn("left out, since Strata does not know it: 2?Method: nothing", done.stderr)
        self.assertEqual(json.loads(done.stdout)["origin"]["left_out"], ["2?Method: nothing"])
        self.assertEqual(self.convert().returncode, 2)
        self.assertEqual(self.convert("a", "b").returncode, 2)

    def test_what_has_no_place_in_a_format_is_told(self):
        done = self.convert(self.file, "--format", "membench-csv")
        self.assertEqual((done.returncode, done.stdout.count("\n")), (0, 1))
        self.assertRegex(done.stderr, r"membench-csv has no rows for (\d+) of \1 results\.")
        membench = str(GOLDEN / "peers" / "membench.txt")
        self.assertIn("membench-csv has no rows for", self.convert(membench, "--format", "membench-csv").stderr)
        self.assertEqual(self.convert(membench, "--format", "membench-text").stderr, "")

    def test_a_reference_is_shown_by_itself(self):
        for command in (("convert", "reference:nbench-1995"), ("history", "show", "reference:nbench-1995")):
            shown = run(*command, "--format", "text", home=self.home)
            self.assertEqual((shown.returncode, shown.stderr), (0, ""))
            self.assertIn("72.2", shown.stdout)
        self.assertEqual(run("convert", "reference:none", home=self.home).returncode, 2)

    def test_ones_own_figures_stand_beside_published_ones_in_every_form(self):
        run_file = os.path.join(self.home, "own.strata")
        shutil.copy(GOLDEN / "series-1.strata", run_file)
        for form, wanted in (("text", "not tested"), ("csv", "published"), ("json", '"published"'),
                             ("html", "not tested")):
            done = run("compare", "reference:nbench-1995", run_file, "--format", form, home=self.home)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("72.2", done.stdout)
            self.assertIn(wanted, done.stdout)
        self.assertIn("×", run("compare", "reference:nbench-1995", run_file, home=self.home).stdout)

    def test_what_is_imported_is_complete(self):
        self.assertEqual(run("history", "import", self.file, home=self.home).returncode, 0)
        listed = run("history", home=self.home).stdout
        self.assertIn("complete", listed)
        self.assertNotIn("not finished", listed)

    def test_references_are_listed_with_their_sources(self):
        listed = json.loads(run("list", "--references", "--format", "json").stdout)
        self.assertGreater(len(listed), 20)
        for entry in listed:
            self.assertTrue(entry["name"].startswith("reference:"), entry)
            self.assertTrue(entry["source"] and entry["label"], entry)
        self.assertIn("reference:nbench-1995", run("list", "--references").stdout)


if __name__ == "__main__":
    unittest.main()
