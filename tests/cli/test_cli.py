# SPDX-License-Identifier: GPL-3.0-or-later
"""The real strata-cli, from outside: what it prints, where, and how it ends.

STRATA_CLI names the program. No process sees the settings of whoever runs the tests.
"""

import csv
import io
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

CLI = os.environ["STRATA_CLI"]
QUICK = ["--int-time", "1", "--float-time", "1"]


def environment(home):
    """The environment of a person whose data lie below `home`, on any system."""
    return {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "LOCALAPPDATA": home}


def data_folder(home):
    system = {"win32": "Strata", "darwin": "Library/Application Support/Strata"}
    return os.path.join(home, system.get(sys.platform, "strata"))


def run(*arguments, home=None):
    """Ends what it ran; with settings of its own where `home` is given, else with none."""
    with tempfile.TemporaryDirectory() as nobody:
        return subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False, timeout=300,
                              env=environment(home or nobody))


class Listing(unittest.TestCase):
    def test_list_has_a_line_for_each_kernel(self):
        lines = run("list").stdout.splitlines()
        self.assertEqual(len(lines), len({tuple(line.split()[:2]) for line in lines}))
        for test in ("processor", "memory", "bandwidth", "latency", "disk", "copy", "library", "registers", "memtypes"):
            self.assertTrue(any(line.startswith(test) for line in lines), test)
        self.assertTrue(any(line.startswith("memory") and "move-random-8" in line for line in lines))

    def test_list_as_json_says_the_same(self):
        rows = json.loads(run("list", "--format", "json").stdout)
        kernels = [line.split()[1] for line in run("list").stdout.splitlines()]
        self.assertEqual([row["kernel"] for row in rows], kernels)

    def test_machine_is_told_as_text_and_json(self):
        self.assertIn("Memory", run("machine").stdout)
        machine = json.loads(run("machine", "--format", "json").stdout)
        self.assertGreater(machine["cpu"]["threads"], 0)
        self.assertGreater(machine["memory_bytes"], 0)

    def test_version_and_help_end_well(self):
        self.assertEqual(run("--version").returncode, 0)
        self.assertEqual(run("run", "--help").returncode, 0)

    @unittest.skipUnless(shutil.which("ldd"), "this system has no ldd")
    def test_links_no_qt(self):
        libraries = subprocess.run(["ldd", CLI], capture_output=True, text=True, check=True).stdout
        self.assertNotIn("Qt", libraries)


class Refusals(unittest.TestCase):
    def refused(self, code, words, *arguments):
        ended = run(*arguments)
        self.assertEqual(ended.returncode, code, f"{arguments}: {ended.stderr}")
        self.assertEqual(ended.stdout, "", arguments)
        for word in words:
            self.assertIn(word, ended.stderr, arguments)

    def test_wrong_arguments_are_named_with_what_is_allowed(self):
        for words, arguments in [
            ([], []),
            (["nonsense"], ["nonsense"]),
            (["network"], ["run", "network"]),
            (["--int-time", "99"], ["run", "processor", "--int-time", "0"]),
            (["--int-time"], ["run", "processor", "--int-time", "x"]),
            (["--int-time"], ["run", "processor", "--int-time"]),
            (["--memory-time", "1"], ["run", "memory", "--memory-time", "100"]),
            (["--region", "16Q", "16K"], ["run", "memory", "--region", "16Q"]),
            (["128"], ["run", "memory", "--region", "127"]),
            (["--region"], ["run", "memory", "--region", "-5"]),
            (["4"], ["run", "memory"] + ["--region", "1K"] * 5),
            (["--width", "8"], ["run", "memory", "--width", "3"]),
            (["--pattern", "serial"], ["run", "memory", "--pattern", "odd"]),
            (["1024"], ["run", "memory", "--threads", "1025"]),
            (["1"], ["run", "memory", "--threads", "0"]),
            (["--threads", "many"], ["run", "memory", "--threads", "many"]),
            (["here"], ["run", "memory", "--bind", "here"]),
            (["60000"], ["run", "memory", "--bind", "60000"]),
            (["no-kernel"], ["run", "memory", "--kernel", "no-kernel"]),
            (["--format", "text"], ["run", "memory", "--format", "pdf"]),
            (["--seed"], ["run", "memory", "--seed", "-1"]),
            (["--repeat"], ["run", "memory", "--repeat", "0"]),
            (["--settings"], ["run", "memory", "--settings"]),
            (["--nonsense"], ["run", "memory", "--nonsense"]),
            (["no-such-file"], ["run", "memory", "--settings", "no-such-file"]),
            (["--preset", "thorough"], ["run", "memory", "--preset", "best"]),
            (["--preset", "--settings"], ["run", "memory", "--preset", "quick", "--settings", "x"]),
            (["--whole-time"], ["run", "memory", "--whole-time", "--stop-when-precise"]),
            (["none"], ["run", "memory", "--region", "none", "--region", "1K"]),
        ]:
            with self.subTest(arguments=arguments):
                self.refused(2, words, *arguments)

    def test_an_option_that_no_chosen_test_uses_is_an_error(self):
        for option in (["--region", "1K"], ["--memory-time", "1"], ["--disk-size", "1M"], ["--width", "1"]):
            with self.subTest(option=option):
                self.refused(2, [option[0]], "run", "processor", *option)
        self.refused(2, ["--int-time"], "run", "memory", "--int-time", "1")

    def test_more_memory_than_there_is_is_refused_before_anything_runs(self):
        self.refused(3, ["iB"], "run", "memory", "--region", "60T")

    def test_a_folder_that_is_not_there_is_refused(self):
        self.refused(3, ["no-such-folder"], "run", "disk", "--disk-dir", "no-such-folder")

    def test_a_damaged_settings_file_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "settings.json")
            with open(path, "w", encoding="utf-8") as file:
                file.write('{"threads": ')
            self.refused(2, [path], "run", "memory", "--settings", path)
            self.assertEqual(os.listdir(folder), ["settings.json"])


class Runs(unittest.TestCase):
    def test_processor_and_memory_give_two_and_sixteen_cells_with_verdicts(self):
        ended = run("run", "processor", "memory", "--region", "16K", "--region", "256K", "--format", "json")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        document = json.loads(ended.stdout)
        self.assertEqual(document["schema"], "strata.run/1")
        self.assertEqual(document["status"], "complete")
        results = document["results"]
        self.assertEqual(sum(result["test"] == "memory" for result in results), 16)
        self.assertEqual(len(results), 18)
        for result in results:
            with self.subTest(kernel=result["kernel"]):
                self.assertIn(result["verdict"], ("good", "fair", "poor"))
                self.assertGreaterEqual(result["count"], 30)
                self.assertGreater(result["value"], 0)
                self.assertLessEqual(result["low"], result["high"])
                self.assertLessEqual(len(result["samples"]), 64)

    def test_text_keeps_to_80_columns_and_progress_to_standard_error(self):
        ended = run("run", "processor", *QUICK)
        self.assertEqual(ended.returncode, 0)
        self.assertTrue(all(len(line) <= 80 for line in ended.stdout.splitlines()))
        self.assertIn("Processor", ended.stderr)
        self.assertEqual(run("run", "processor", *QUICK, "--quiet").stderr, "")

    def test_csv_has_a_row_a_cell(self):
        ended = run("run", "processor", *QUICK, "--format", "csv", "--quiet")
        rows = list(csv.DictReader(io.StringIO(ended.stdout)))
        self.assertEqual([row["kernel"] for row in rows], ["heapsort-1000", "floating-mix"])

    def test_label_comment_and_seed_are_kept(self):
        ended = run("run", "processor", *QUICK, "--kernel", "floating-mix", "--label", "a,b", "--comment", "c\"d",
                    "--seed", "7", "--format", "json", "--quiet")
        document = json.loads(ended.stdout)
        self.assertEqual((document["label"], document["comment"], document["seed"]), ("a,b", "c\"d", 7))
        self.assertEqual(len(document["results"]), 1)

    def test_repetitions_are_one_series(self):
        ended = run("run", "processor", *QUICK, "--kernel", "floating-mix", "--repeat", "2", "--format", "json",
                    "--quiet")
        document = json.loads(ended.stdout)
        self.assertEqual(document["schema"], "strata.series/1")
        self.assertEqual([one["repetition"] for one in document["runs"]], [0, 1])
        self.assertEqual({one["series"] for one in document["runs"]}, {document["id"]})

    def test_copy_by_repeat_times_each_pass_in_one_run(self):
        ended = run("run", "copy", "--preset", "default", "--region", "1000001", "--block", "64K", "--repeat", "3",
                    "--format", "json", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        result = json.loads(ended.stdout)
        self.assertEqual([cell["kernel"] for cell in result["results"]],
                         ["copy-memcpy", "copy-elements", "copy-blocks"])
        for cell in result["results"]:
            self.assertEqual(len(cell["pass_s"]), 3)
            self.assertEqual(cell["bytes"], 3 * 1000001)
            self.assertAlmostEqual(cell["value"], 3 * 1.000001 / sum(cell["pass_s"]))
        self.assertEqual(result["results"][2]["parameters"]["block_bytes"], 65536)

    def test_copy_and_library_are_sampled_as_all_else_is(self):
        ended = run("run", "copy", "library", "--preset", "default", "--region", "4K", "--kernel", "copy-blocks",
                    "--kernel", "library-strlen", "--memory-time", "1", "--format", "json", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        cells = json.loads(ended.stdout)["results"]
        self.assertEqual([(cell["test"], cell["kernel"]) for cell in cells],
                         [("copy", "copy-blocks"), ("library", "library-strlen")])
        for cell in cells:
            self.assertNotIn("pass_s", cell)
            self.assertGreater(cell["count"], 1)

    def test_kinds_of_pages_are_side_by_side_with_what_was_obtained(self):
        options = ["run", "latency", "--preset", "default", "--chains", "1", "--region", "8M", "--memory-time", "1"]
        kinds = ["default", "transparent", "explicit", "huge"]
        ended = run(*options, *(part for kind in kinds for part in ("--pages", kind)), "--format", "json", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        cells = json.loads(ended.stdout)["results"]
        for kind in kinds:
            mine = [cell for cell in cells if cell["parameters"]["pages"] == kind]
            self.assertEqual([cell["kernel"] for cell in mine], ["chase-1"] * 2)
            for cell in mine:
                obtained = cell.get("pages_obtained", "")
                said = [reason["id"] for reason in cell["reasons"] if "pages" in reason["id"]]
                # Explicit ones are obtained, or it is said why not.
                if kind == "explicit" and obtained:
                    self.assertNotEqual(obtained.endswith(" explicit"), bool(said), cell)
                if kind == "default":
                    self.assertEqual(said, [])
        ended = run(*options, "--pages", "default", "--pages", "huge", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertIn("PAGES OF MEMORY\n", ended.stdout)
        self.assertLessEqual(max(map(len, ended.stdout.splitlines())), 80)

    def test_registers_and_string_are_measured_or_left_out_with_a_reason(self):
        ended = run("run", "registers", "string", "--preset", "default", "--region", "4K", "--width", "8",
                    "--memory-time", "1", "--format", "json", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        cells = json.loads(ended.stdout)["results"]
        self.assertEqual(sum(cell["test"] == "string" for cell in cells), 6)
        self.assertIn("register-general-8", [cell["kernel"] for cell in cells])
        for cell in cells:
            self.assertEqual(cell["parameters"]["width_bytes"], 8)
            self.assertEqual("region_bytes" in cell["parameters"], cell["test"] == "string")
            if cell.get("outcome") == "skipped":
                self.assertEqual(cell["reason"]["id"], "not-provided")
            else:
                self.assertEqual(cell["unit"], "MB/s")

    def test_kinds_of_memory_have_a_first_use_and_later_ones(self):
        ended = run("run", "memtypes", "--preset", "default", "--region", "1M", "--op", "write", "--width", "8",
                    "--repeat", "4", "--format", "json", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        result = json.loads(ended.stdout)
        cells = result["results"]
        self.assertEqual([cell["parameters"]["memory_kind"] for cell in cells],
                         ["regular", "write-combined", "uncached"])
        self.assertEqual(cells[0]["memory_kind_obtained"], "regular")
        for cell in cells:
            if "outcome" in cell:  # this machine has no such memory
                self.assertEqual(cell["outcome"], "skipped")
                continue
            self.assertGreater(cell["first_use_s"], 0)
            self.assertEqual(len(cell["pass_s"]), 4)
            self.assertEqual(cell["bytes"], 4 << 20)
            self.assertAlmostEqual(cell["value"], 4 * 1.048576 / sum(cell["pass_s"]), 3)

    def test_the_disk_test_leaves_nothing(self):
        with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder:
            ended = run("run", "disk", "--preset", "classic", "--disk-size", "8M", "--disk-dir", folder, "--format", "json",
                        "--quiet")
            self.assertEqual(ended.returncode, 0, ended.stderr)
            self.assertEqual(os.listdir(folder), [])
            results = json.loads(ended.stdout)["results"]
            self.assertEqual([result["parameters"]["op"] for result in results], ["write", "read"])
            self.assertEqual([result["bytes"] for result in results], [8 << 20, 8 << 20])

    def test_two_folders_on_one_device_are_said(self):
        with tempfile.TemporaryDirectory(dir=os.getcwd()) as a, tempfile.TemporaryDirectory(dir=os.getcwd()) as b:
            ended = run("run", "disk", "--preset", "classic", "--disk-size", "4M", "--disk-dir", a, "--disk-dir", b,
                        "--threads", "2", "--format", "json", "--quiet")
            for result in json.loads(ended.stdout)["results"]:
                self.assertIn("shared-device", [reason["id"] for reason in result["reasons"]])

    def test_ctrl_c_keeps_and_prints_what_was_measured(self):
        process = subprocess.Popen([CLI, "run", "processor", "memory", "--memory-time", "99", "--format", "json",
                                    "--region", "16K", "--region", "32K", "--preset", "default", "--no-history"],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        while "region" not in process.stderr.readline():  # the processor step is done
            self.assertIsNone(process.poll())
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 130)
        document = json.loads(output)
        self.assertEqual(document["status"], "stopped")
        self.assertGreaterEqual(len(document["results"]), 2)

    def test_a_report_that_cannot_be_written_is_an_error(self):
        ended = run("run", "processor", *QUICK, "--quiet", "--output", "/no-such-folder/report.txt")
        self.assertEqual(ended.returncode, 4)
        self.assertIn("/no-such-folder/report.txt", ended.stderr)

    @unittest.skipUnless(os.path.exists("/dev/full"), "this system has no /dev/full")
    def test_a_full_disk_is_an_error(self):
        ended = run("run", "processor", *QUICK, "--quiet", "--output", "/dev/full")
        self.assertEqual(ended.returncode, 4)
        self.assertIn("/dev/full", ended.stderr)

    def test_a_report_is_written_whole_and_beside_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "report.txt")
            self.assertEqual(run("run", "processor", *QUICK, "--quiet", "--output", path).returncode, 0)
            self.assertEqual(os.listdir(folder), ["report.txt"])
            with open(path, encoding="utf-8") as file:
                self.assertTrue(file.read().startswith("STRATA"))

    def test_classic_preset_has_nbenchs_regions(self):
        ended = run("run", "memory", "--preset", "classic", "--memory-time", "1", "--width", "8", "--format", "json",
                    "--quiet")
        sizes = {result["parameters"]["region_bytes"] for result in json.loads(ended.stdout)["results"]}
        self.assertEqual(sizes, {1024, 10240, 102400, 1024000})


class SavedSettings(unittest.TestCase):
    """The file that the Setup dialog writes is where a run starts."""

    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = home.name
        self.folder = data_folder(self.home)
        self.path = os.path.join(self.folder, "settings.json")

    def save(self, text):
        os.makedirs(self.folder, exist_ok=True)
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(text)

    def run_one(self, *arguments):
        """Standard error, and the settings that the run file tells."""
        ended = run("run", "processor", "--kernel", "floating-mix", "--format", "json", "--quiet", "--no-history",
                    *arguments, home=self.home)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        return ended.stderr, json.loads(ended.stdout)["settings"]

    def test_a_run_starts_from_them_and_options_come_on_top(self):
        self.save('{"schema": "strata.settings/1", "integer_s": 9, "floating_s": 3}')
        said, settings = self.run_one("--float-time", "1")
        self.assertEqual((settings["integer_s"], settings["floating_s"]), (9, 1))
        self.assertEqual(said, "")

    def test_without_any_the_defaults_apply_and_none_are_made(self):
        said, settings = self.run_one("--verbose")
        self.assertEqual(settings["floating_s"], 2)
        self.assertIn(self.path, said)
        self.assertEqual(os.listdir(self.home), [])

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
        self.assertEqual(os.listdir(self.folder), ["settings-set-aside-1.json"])
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
                self.assertEqual(os.listdir(self.folder), ["settings.json"])

    def test_help_names_the_file(self):
        self.assertIn(self.path, run("run", "--help", home=self.home).stdout)


class History(unittest.TestCase):
    RUN = ("run", "memory", "--region", "4K", "--memory-time", "1", "--width", "8", "--pattern", "serial", "--quiet")

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name

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
        run(*self.RUN, "--repeat", "2", home=self.home)
        kept = self.listed()
        self.assertEqual([entry["repetition"] for entry in kept], [1, 0])
        self.assertEqual(len({entry["series"] for entry in kept}), 1)

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

    def test_what_is_wrong_is_named(self):
        for arguments in (["bla"], ["show"], ["show", "nobody"], ["list", "more"], ["import"]):
            done = run("history", *arguments, home=self.home)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertTrue(done.stderr.startswith("strata-cli: "), done.stderr)

    def test_a_run_that_cannot_be_kept_is_still_reported(self):
        os.makedirs(os.path.join(data_folder(self.home), "history.sqlite"))
        done = run(*self.RUN, home=self.home)
        self.assertEqual(done.returncode, 0)
        self.assertIn("MB/s", done.stdout)
        self.assertIn("history.sqlite", done.stderr)


class Compare(unittest.TestCase):
    RUN = ("run", "memory", "--region", "4K", "--memory-time", "1", "--width", "8", "--pattern", "serial", "--quiet",
           "--format", "json")

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name

    def series(self, name, factor):
        """A series of four as a file, each figure that many times as high as it was measured."""
        ended = run(*self.RUN, "--repeat", "4", home=self.home)
        series = json.loads(ended.stdout)
        for number, member in enumerate(series["runs"]):
            for cell in member["results"]:
                cell["value"] = factor * 1000 * (1 + number / 10000)
        path = os.path.join(self.home, name)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(series, file)
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
        # The history has what was measured: the series by its id.
        done = self.compare(slow_id, slow, "--format", "json")
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
            kept = {**members[0], "id": f"kept-{number}", "series": f"kept-{number}",
                    "started": f"2026-01-01T1{number}:00:00Z"}
            pathlib.Path(run_file).write_text(json.dumps(kept), encoding="utf-8")
            self.assertEqual(run("history", "import", run_file, home=self.home).returncode, 0)
        self.assertEqual((floor()["source"], floor()["groups"]), ("history", 6))
        self.assertEqual(floor("--no-history")["source"], "usual")

    def test_two_settings_by_turns_end_with_what_is_faster(self):
        ended = run(*[word for word in self.RUN if word not in ("--format", "json")], "--repeat", "6", "--against",
                    "--priority raised", "--format", "json", home=self.home)
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
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name
        self.file = os.path.join(self.home, "copies.txt")
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(self.MBW)

    def convert(self, *arguments):
        return run("convert", *arguments, home=self.home)

    def test_convert_writes_every_form(self):
        for form in ("text", "csv", "json", "html", "svg", "membench-csv", "membench-text"):
            done = self.convert(self.file, "--format", form)
            self.assertEqual(done.returncode, 0, form + done.stderr)
            self.assertNotEqual(done.stdout, "")
        converted = json.loads(self.convert(self.file, "--format", "json").stdout)
        cell = converted["results"][0]
        self.assertAlmostEqual(cell["value"], 1048.576, 6)
        self.assertEqual(cell["kernel"], "mbw-mcblock")
        self.assertEqual(cell["parameters"]["block_bytes"], 4096)
        self.assertEqual(converted["origin"], {"program": "mbw", "published": False})

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

    def test_what_is_wrong_is_told_in_one_line(self):
        with open(self.file, "a", encoding="utf-8") as file:
            file.write("2\tMethod: nothing\n")
        done = self.convert(self.file)
        self.assertEqual((done.returncode, done.stdout), (4, ""))
        self.assertIn("Line 4", done.stderr)
        self.assertEqual(self.convert().returncode, 2)
        self.assertEqual(self.convert("a", "b").returncode, 2)

    def test_references_are_listed_with_their_sources(self):
        listed = json.loads(run("list", "--references", "--format", "json").stdout)
        self.assertGreater(len(listed), 20)
        for entry in listed:
            self.assertTrue(entry["name"].startswith("reference:"), entry)
            self.assertTrue(entry["source"] and entry["label"], entry)
        self.assertIn("reference:nbench-1995", run("list", "--references").stdout)


if __name__ == "__main__":
    unittest.main()
