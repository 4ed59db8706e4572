# SPDX-License-Identifier: GPL-3.0-or-later
"""What the real strata-cli does with a gate: it measures again what a base has, or two settings by turns, and its exit
status says whether something became slower."""

import json
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile
import unittest
import uuid
import xml.etree.ElementTree

from program import CLI, environment, make_home, run


class Gate(unittest.TestCase):
    # The shortest run in which no load of the machine makes a factor of ten: the median of a thousand copies.
    RUN = ("run", "copy", "--size", "4K", "--kernel", "copy-memcpy", "--passes", "1000", "--preset", "default", "--quiet",
           "--format", "json")

    @classmethod
    def setUpClass(cls):
        """Measured once; the bases differ from it by factors that no load of the machine makes."""
        cls.measured = json.loads(run(*cls.RUN, "--runs", "4").stdout)
        # Other tests run beside this one. A base of which one run was ten times slower than the others decides nothing.
        for cells in zip(*(member["results"] for member in cls.measured["runs"])):
            usual = statistics.median(cell["value"] for cell in cells)
            for number, cell in enumerate(cells):
                cell["value"] = usual * (1 + number / 1000)

    def setUp(self):
        self.home = make_home(self.addCleanup)

    def base(self, factor=1.0, runs=4, name="base.strata", change=None):
        """A file with so many runs whose figures are `factor` times those that this machine has."""
        series = json.loads(json.dumps(self.measured))
        series["id"] = str(uuid.uuid4())
        series["runs"] = series["runs"][:runs]
        for number, member in enumerate(series["runs"]):
            member["id"], member["series"] = str(uuid.uuid4()) if number else series["id"], series["id"]
            for cell in member["results"]:
                cell["value"] *= factor
            if change:
                change(member)
        path = os.path.join(self.home, name)
        pathlib.Path(path).write_text(json.dumps(series), encoding="utf-8")
        return path

    def gate(self, *arguments):
        return run("gate", *arguments, home=self.home)

    def kept(self):
        return json.loads(run("history", "--format", "json", home=self.home).stdout)

    def test_a_loss_fails_and_is_named(self):
        failed = self.gate(self.base(10), "--format", "junit", "--label", "after")
        self.assertEqual(failed.returncode, 1, failed.stderr)
        suite, = xml.etree.ElementTree.fromstring(failed.stdout)
        self.assertEqual((suite.get("tests"), suite.get("failures")), ("1", "1"))
        named = [line for line in failed.stderr.splitlines() if "slower: -" in line]
        self.assertEqual(len(named), 1, failed.stderr)
        self.assertIn("after", named[0])
        self.assertIn("slower by 5 % or more: 1", failed.stderr)
        # As many runs as the base has, of the very same cells, as any series that was run.
        kept = self.kept()
        self.assertEqual(len(kept), 4)
        self.assertEqual({one["label"] for one in kept}, {"after"})
        exported = os.path.join(self.home, "new.strata")
        self.assertEqual(run("history", "export", kept[0]["id"], exported, home=self.home).returncode, 0)
        shown = json.loads(pathlib.Path(exported).read_text(encoding="utf-8"))
        mine, theirs = shown["results"], self.measured["runs"][0]["results"]
        self.assertEqual([(one["kernel"], one["parameters"]) for one in mine],
                         [(one["kernel"], one["parameters"]) for one in theirs])
        self.assertEqual(shown["settings"], self.measured["runs"][0]["settings"])

    def test_a_gain_and_a_smaller_loss_pass(self):
        gained = self.gate(self.base(0.1), "--no-history", "--format", "markdown")
        self.assertEqual(gained.returncode, 0, gained.stderr)
        self.assertIn("| faster", gained.stdout)
        self.assertEqual(self.kept(), [])
        self.assertEqual(self.gate(self.base(10), "--fail-on", "slower:99.9").returncode, 0)
        self.assertEqual(self.gate(self.base(10), "--fail-on", "20", "--quiet").returncode, 1)

    def test_what_is_inconclusive_fails_only_where_that_is_asked_for(self):
        # A base that leaps by a factor of ten from run to run decides nothing.
        def leap(member):
            for cell in member["results"]:
                cell["value"] *= 10 if member["repetition"] % 2 else 1

        base = self.base(0.3, change=leap)
        passed = self.gate(base)
        self.assertEqual(passed.returncode, 0, passed.stderr)
        strict = self.gate(base, "--strict")
        self.assertEqual(strict.returncode, 1, strict.stderr)
        self.assertIn("inconclusive: ", strict.stderr)

    def test_what_is_no_base_is_refused_before_anything_is_measured(self):
        def other_machine(member):
            member["machine"]["cpu"]["model"] = "Another processor"

        def other_method(member):
            member["program"]["method"] = 1

        def other_loop(member):
            for cell in member["results"]:
                cell["revision"] += 1

        def other_size(member):
            for cell in member["results"]:
                cell["parameters"]["region_bytes"] = 4224

        for name, base, said in (
                ("few", self.base(runs=3, name="few.strata"), ("repetitions: 3", "--runs 4 --output base.strata", "--kernel copy-memcpy")),
                ("machine", self.base(name="machine.strata", change=other_machine), ("Another processor", "machine")),
                ("method", self.base(name="method.strata", change=other_method), ("another way",)),
                ("loop", self.base(name="loop.strata", change=other_loop), ("another way",)),
                ("size", self.base(name="size.strata", change=other_size), ("cannot be planned",)),
                ("published", "reference:mbw-1.3.0", ("did not measure",))):
            with self.subTest(name=name):
                refused = self.gate(base)
                self.assertEqual((refused.returncode, refused.stdout), (3, ""), refused.stderr)
                for text in said:
                    self.assertIn(text, refused.stderr)
                self.assertIn("strata-cli run", refused.stderr)
                self.assertEqual(self.kept(), [])

    def test_what_one_side_lacks_counts_as_not_tested(self):
        def measured_more(member):
            more = json.loads(json.dumps(member["results"][0]))
            more["parameters"]["region_bytes"] *= 4
            member["results"].append(more)

        whole = self.base(name="whole.strata", change=measured_more)
        told = run("compare", whole, self.base(0.05), "--fail-on", "slower:5", home=self.home)
        self.assertEqual(told.returncode, 1, told.stderr)
        self.assertIn("more: 1. Passed: 0. Inconclusive: 0. Not tested: 1.", told.stderr)

    def test_a_file_with_two_series_is_none(self):
        base = json.loads(pathlib.Path(self.base()).read_text(encoding="utf-8"))
        more = json.loads(pathlib.Path(self.base()).read_text(encoding="utf-8"))
        base["runs"] += more["runs"]
        path = os.path.join(self.home, "two.strata")
        pathlib.Path(path).write_text(json.dumps(base), encoding="utf-8")
        refused = self.gate(path)
        self.assertEqual(refused.returncode, 3)
        self.assertIn("several series", refused.stderr)

    def test_what_is_wrong_is_named(self):
        base = self.base()
        for arguments, said in (([], "one base"), ([base, "last"], "one base"), ([base, "--threads", "2"], "--threads"),
                                ([base, "--passes", "2"], "--passes"), ([base, "--pairs", "6"], "--pairs"),
                                ([base, "--repeat", "3"], "--repeat"), ([base, "--runs", "3"], "4"),
                                ([base, "--format", "svg"], "svg"), ([base, "-o", "a.svg"], "svg"),
                                ([base, "--fail-on", "faster:5"], "--fail-on"), (["no-such-run"], "no-such-run"),
                                ([base, "--against", "--threads 2"], "TEST"),
                                (["memory", "--against", "--strict"], "--strict")):
            with self.subTest(arguments=arguments):
                refused = self.gate(*arguments)
                self.assertEqual((refused.returncode, refused.stdout), (2, ""), refused.stderr)
                self.assertIn(said, refused.stderr)

    def test_help_has_both_uses_and_no_ending_that_is_refused(self):
        shown = run("gate", "--help").stdout
        self.assertIn("Usage: strata-cli gate BASE [OPTION...]\n       strata-cli gate [TEST...] --against OPTIONS [OPTION...]\n",
                      shown)
        self.assertIn(".md", shown)
        self.assertNotIn(".svg", shown)
        self.assertNotIn(".strata", shown)

    def test_two_settings_by_turns(self):
        with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder:
            done = self.gate("disk", "--disk-profile", "classic", "--disk-size", "1M", "--disk-dir", folder, "--pairs", "6",
                             "--against", "--priority raised", "--fail-on", "slower:1000", "--format", "json", "--quiet")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(json.loads(done.stdout)["comparison"]["test"], "sign")
        self.assertIn("slower by 1000 % or more: 0", done.stderr)
        self.assertEqual(len(self.kept()), 12)

    @unittest.skipIf(sys.platform == "win32", "signals")
    def test_a_stop_judges_nothing_and_keeps_what_there_is(self):
        with subprocess.Popen([CLI, "gate", self.base(10), "--runs", "100"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              env=environment(self.home)) as gate:
            for line in gate.stderr:
                if line.startswith("1/1"):
                    break
            gate.send_signal(signal.SIGINT)
            _, said = gate.communicate(timeout=120)
        self.assertEqual(gate.returncode, 130)
        self.assertIn("nothing was judged", said)
        self.assertIn(len(self.kept()), range(1, 100))

    def test_a_time_limit_leaves_no_answer(self):
        def takes_seconds(run):
            run["settings"]["regions_bytes"] = [8 << 20]
            run["results"][0]["parameters"]["region_bytes"] = 8 << 20

        ended = self.gate(self.base(10, change=takes_seconds), "--time-limit", "2", "--runs", "100")
        # The first run may not end within the limit on a busy machine.
        self.assertIn(ended.returncode, (3, 130), ended.stderr)
        self.assertIn("nothing was judged" if ended.returncode == 3 else "before anything was measured", ended.stderr)


if __name__ == "__main__":
    unittest.main()
