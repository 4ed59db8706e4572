# SPDX-License-Identifier: GPL-3.0-or-later
"""The real strata-cli, from outside: what it prints, where, and how it ends."""

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

from program import CLI, QUICK, SHORT, environment, make_home, run


class Listing(unittest.TestCase):
    TESTS = ["processor", "memory", "bandwidth", "latency", "disk", "copy", "library", "registers", "string", "memtypes",
             "framebuffer", "loaded-latency", "numa", "store-forwarding", "parallel-loads", "tlb", "stride", "cores", "core-to-core", "contention", "pauses", "sustained",
             "network"]

    def test_a_self_test_is_saved_without_what_tells_whose_machine_it_is(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "self.json")
            done = run("selftest", "--save", path)
            self.assertIn(done.returncode, (0, 1), done.stderr)
            with open(path, encoding="utf-8") as file:
                text = file.read()
            saved = json.loads(text)
            self.assertEqual(saved["schema"], "strata.selftest/1")
            self.assertEqual(len(saved["checks"]), len([line for line in done.stdout.splitlines()
                                                        if line.startswith(("ok", "WRONG", "not checked"))]))
            self.assertEqual({one["outcome"] for one in saved["checks"]} - {"ok", "wrong", "not-checked"}, set())
            # Others may find a busy machine.
            of_strata = {"selftest-kernels", "selftest-history"}
            self.assertEqual({one["id"] for one in saved["checks"] if one["id"] in of_strata and one["outcome"] == "ok"},
                             of_strata)
            self.assertTrue(saved["machine"]["cpu"]["architecture"])
            self.assertNotIn(tempfile.gettempdir(), text)
            refused = run("selftest", "--save", os.path.join(folder, "none", "self.json"))
            self.assertNotIn(refused.returncode, (0, 1))
            self.assertIn("self.json", refused.stderr)

    def test_list_has_the_tests_with_how_many_kernels_they_have(self):
        *lines, whole, membench = [line.split() for line in run("list").stdout.splitlines()]
        self.assertEqual([line[0] for line in lines], self.TESTS)
        self.assertEqual((whole[0], membench[0]), ("whole-machine", "membench"))
        self.assertTrue(all(len(line) <= 80 for line in run("list").stdout.splitlines()))
        rows = json.loads(run("list", "--format", "json").stdout)
        for test, count, *_ in lines:
            self.assertEqual(int(count), sum(row["test"] == test for row in rows), test)

    def test_list_of_tests_has_a_line_for_each_of_their_kernels(self):
        lines = run("list", *self.TESTS).stdout.splitlines()
        self.assertEqual(len(lines), len({tuple(line.split()[:2]) for line in lines}))
        self.assertTrue(any(line.startswith("memory") and "move-random-8" in line for line in lines))
        rows = json.loads(run("list", "-f", "json").stdout)
        self.assertEqual([row["kernel"] for row in rows], [line.split()[1] for line in lines])
        self.assertEqual([line.split()[0] for line in run("list", "latency").stdout.splitlines()], ["latency"] * 7)

    def test_machine_is_told_as_text_and_json(self):
        self.assertIn("Memory", run("machine").stdout)
        machine = json.loads(run("machine", "--format", "json").stdout)
        self.assertEqual(next(iter(machine.items())), ("schema", "strata.machine/1"))
        self.assertGreater(machine["cpu"]["threads"], 0)
        self.assertGreater(machine["memory_bytes"], 0)

    def test_version_and_help_end_well(self):
        version = run("--version")
        self.assertEqual(version.returncode, 0)
        name, method, kernels, libraries = version.stdout.splitlines()
        self.assertRegex(name, r"\AStrata \d+\.\d+\.\d+\Z")
        self.assertRegex(method, r"\AMethod \d+, built by (GCC|Clang) \d.* for (x86_64|arm64)\Z")
        self.assertRegex(kernels, r"\AKernels: (SSE2, SSE4\.1, AVX, AVX2, AVX-512|NEON, SVE)\Z")
        for library in ("hwloc", "SQLite", "libsodium", "fmt"):
            self.assertRegex(libraries, library + r" \d+\.\d")
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
            (["--host"], ["run", "network"]),
            (["--int-time", "99"], ["run", "processor", "--int-time", "0"]),
            (["--int-time"], ["run", "processor", "--int-time", "x"]),
            (["--int-time"], ["run", "processor", "--int-time"]),
            (["--memory-time", "1"], ["run", "memory", "--memory-time", "100"]),
            (["--region", "16Q", "16K"], ["run", "memory", "--region", "16Q"]),
            (["128"], ["run", "memory", "--region", "127"]),
            (["--region"], ["run", "memory", "--region", "-5"]),
            (["4"], ["run", "memory"] + ["--region", "1K"] * 5),
            (["--width", "8"], ["run", "memory", "--width", "3"]),
            (["--pattern", "sequential"], ["run", "memory", "--pattern", "odd"]),
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

    def test_a_file_that_is_not_there_is_no_id_of_the_history(self):
        self.refused(4, ["The file nofile.strata does not exist"], "gate", "nofile.strata")
        self.refused(4, ["The file nofile.strata does not exist"], "compare", "nofile.strata", "last")
        self.refused(2, ["no run with the id 1234"], "gate", "1234")

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
        self.assertEqual(run(*SHORT, "--quiet").stderr, "")

    def test_csv_has_a_row_a_cell(self):
        ended = run("run", "processor", *QUICK, "--format", "csv", "--quiet")
        rows = list(csv.DictReader(io.StringIO(ended.stdout)))
        self.assertEqual([row["kernel"] for row in rows], ["heapsort-1000", "floating-mix"])

    def test_label_comment_and_seed_are_kept(self):
        ended = run(*SHORT, "--label", "a,b", "--comment", "c\"d", "--seed", "7", "--format", "json", "--quiet")
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
        options = ["run", "latency", "--preset", "default", "--chains", "1", "--region", "2M", "--memory-time", "1"]
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
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "pages.strata"
            file.write_text(ended.stdout, encoding="utf-8")
            text = run("convert", str(file)).stdout
        self.assertIn("PAGE SIZES\n", text)
        self.assertLessEqual(max(map(len, text.splitlines())), 80)

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

    def cells_on_two_cpus(self, test, kernel):
        """The first two usable CPUs, and what was measured on them: nothing where there is one, which is refused.

        Where other programs keep both CPUs busy, the threads of a cell may never run at the same time. Such a cell has
        that reason instead of a value.
        """
        usable = json.loads(run("machine", "--format", "json").stdout)["cpu"]["usable"]["os_index"]
        chosen = usable[:2]
        ended = run("run", test, "--preset", "quick", "--kernel", kernel, "--affinity", ",".join(map(str, chosen)),
                    "--format", "json", "--quiet")
        self.assertIn(ended.returncode, (0, 4), ended.stderr)
        cells = json.loads(ended.stdout)["results"]
        failed = [cell["reason"]["id"] for cell in cells if cell.get("outcome") == "failed"]
        self.assertEqual(failed, ["threads-not-together"] * len(failed))
        self.assertEqual(ended.returncode, 4 if failed else 0)
        if len(chosen) == 2:
            return chosen, cells
        self.assertEqual([cell["reason"]["id"] for cell in cells], ["needs-two-cpus"])
        return chosen, []

    def test_contention_goes_through_the_chosen_cpus(self):
        _, cells = self.cells_on_two_cpus("contention", "contention-add")
        if cells:
            self.assertEqual([cell["parameters"]["threads"] for cell in cells], [1, 2])
        for cell in cells:
            self.assertEqual(cell["unit"], "ns")
            self.assertEqual(cell["better"], "lower")
            if cell.get("outcome") == "failed":
                continue
            self.assertGreater(cell["value"], 0)

    def test_more_threads_than_cpus_are_told_how_long_they_take(self):
        cpus = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
        arguments = ("run", "processor", "--kernel", "floating-mix", "--preset", "default", "--float-time", "1",
                     "--time-limit", "1", "--no-history", "--threads")
        many = run(*arguments, str(cpus + 3))
        self.assertIn(f"more threads ({cpus + 3}) than CPUs ({cpus})", many.stderr)
        self.assertRegex(many.stderr, r"takes about \d+ s")
        self.assertIn(f"--threads {cpus},", many.stderr)
        self.assertNotIn("more threads", run(*arguments, str(cpus)).stderr)
        self.assertNotIn("more threads", run(*arguments, str(cpus + 3), "--quiet").stderr)

    def test_loaded_latency_has_the_idle_latency_and_each_delay(self):
        _, cells = self.cells_on_two_cpus("loaded-latency", "inject-1to0")
        if [cell.get("reason", {}).get("id") for cell in cells] == ["needs-two-cores"]:
            return  # two hardware threads of one core
        delays = [cell["parameters"].get("delay") for cell in cells]
        if cells:
            self.assertEqual(delays[0], None)
            self.assertEqual(delays[1:], sorted(delays[1:], reverse=True))
            self.assertEqual(len(delays), 17)
        for cell in cells:
            self.assertEqual(cell["unit"], "ns")
            self.assertEqual(cell["better"], "lower")
            if cell.get("outcome") == "failed":
                continue
            self.assertGreater(cell["value"], 0)
            self.assertGreater(cell["traffic_rate"], 0)

    def test_store_forwarding_has_widths_offsets_and_boundaries(self):
        ended = run("run", "store-forwarding", "--preset", "quick", "--format", "json", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        cells = json.loads(ended.stdout)["results"]
        self.assertEqual(len(cells), 9)
        places = [(cell["kernel"], cell["parameters"]["offset"]) for cell in cells]
        self.assertEqual(places[:5], [(f"forward-{width}-{width}", 0) for width in (1, 2, 4, 8, 16)])
        self.assertEqual(places[5:], [("forward-8-8", offset) for offset in (-4, 4, 0, 0)])
        for cell in cells:
            self.assertEqual(cell["unit"], "ns")
            self.assertEqual(cell["better"], "lower")
            self.assertEqual(cell["parameters"]["threads"], 1)
            self.assertEqual(f"forward-{cell['parameters']['store_bytes']}-{cell['parameters']['width_bytes']}",
                             cell["kernel"])
            self.assertGreater(cell["value"], 0)

    def test_cores_visits_each_of_the_chosen_cpus(self):
        chosen, cells = self.cells_on_two_cpus("cores", "floating-mix")
        alone = [cell for cell in cells if "cpu_b" not in cell["parameters"]]
        self.assertLessEqual({cell["parameters"]["cpu_a"] for cell in alone}, set(chosen))
        for cell in cells:
            self.assertEqual(cell["unit"], "MOPs/s")
            self.assertEqual(len(cell["visits"]), 4)
            self.assertLessEqual(min(cell["visits"]), cell["value"])
            self.assertGreaterEqual(max(cell["visits"]), cell["value"])

    def test_pauses_watches_the_chosen_cpus_and_wakes_a_thread(self):
        usable = json.loads(run("machine", "--format", "json").stdout)["cpu"]["usable"]["os_index"]
        chosen = usable[-1:]
        ended = run("run", "pauses", "--preset", "quick", "--affinity", ",".join(map(str, chosen)), "--format", "json",
                    "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        cells = json.loads(ended.stdout)["results"]
        self.assertEqual([(cell["kernel"], cell["parameters"]["cpu_a"]) for cell in cells],
                         [(kernel, cpu) for kernel in ("pauses-watch", "pauses-wake-up") for cpu in chosen])
        for cell in cells:
            self.assertEqual(cell["better"], "lower")
            pauses = cell["pauses"]
            if cell["kernel"] == "pauses-wake-up":
                self.assertEqual(cell["unit"], "ns")
                self.assertGreater(pauses["count"], 0)
                continue
            self.assertEqual(cell["unit"], "%")
            self.assertGreaterEqual(pauses["watched_s"], 5 * 0.99)
            listed = pauses.get("longest_ns", [])
            self.assertEqual(len(listed) + pauses.get("left_out", 0), pauses["count"])
            self.assertTrue(all(length > 5000 for _, length in listed))
            # The lost time is that of all pauses, of which these are a part.
            lost = sum(length for _, length in listed) / 1e9 / pauses["watched_s"] * 100
            self.assertGreaterEqual(cell["value"] * 1.001, lost)

    def test_core_to_core_measures_each_pair_of_the_chosen_cpus(self):
        usable = json.loads(run("machine", "--format", "json").stdout)["cpu"]["usable"]["os_index"]
        chosen = usable[:2]
        ended = run("run", "core-to-core", "--preset", "default", "--affinity", ",".join(map(str, chosen)),
                    "--format", "json", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        cells = json.loads(ended.stdout)["results"]
        self.assertEqual([cell["kernel"] for cell in cells], ["handover-cas", "handover-store"])
        for cell in cells:
            if len(chosen) < 2:
                self.assertEqual(cell["reason"]["id"], "needs-two-cpus")
                continue
            self.assertEqual([cell["parameters"]["cpu_a"], cell["parameters"]["cpu_b"]], sorted(chosen))
            self.assertEqual(cell["unit"], "ns")
            self.assertEqual(cell["better"], "lower")
            self.assertGreater(cell["value"], 0)

    def test_numa_measures_each_pair_of_nodes_or_says_why_not(self):
        ended = run("run", "numa", "--preset", "quick", "--format", "json", "--quiet")
        cells = json.loads(ended.stdout)["results"]
        nodes = json.loads(run("machine", "--format", "json", "--verbose").stdout)["topology"]["nodes"]
        if len(nodes) < 2:
            self.assertEqual(ended.returncode, 0, ended.stderr)
            self.assertEqual([cell["reason"]["id"] for cell in cells], ["needs-two-nodes"] * 2)
        for cell in cells:
            if cell["outcome"] != "measured":
                continue
            self.assertIn(cell["parameters"]["node_to"], [node["number"] for node in nodes])
            self.assertGreater(cell["value"], 0)

    def test_numa_believes_in_no_node_that_is_not_there(self):
        # Described, a machine has no memory to put anywhere; taken for this one, the OS refuses its nodes.
        parts = json.loads(run("machine", "--format", "json", "--verbose").stdout)["topology"]
        known = [node["number"] for node in parts["nodes"]]
        for trusted in ("0", "1"):
            ended = run("run", "numa", "--preset", "quick", "--format", "json", "--quiet",
                        more={"HWLOC_SYNTHETIC": "pack:4 [numa] core:1 pu:1", "HWLOC_THISSYSTEM": trusted})
            self.assertIn(ended.returncode, (0, 4), ended.stderr)
            for cell in json.loads(ended.stdout)["results"]:
                if trusted == "0":
                    self.assertEqual(cell["reason"]["id"], "needs-binding")
                elif "node_to" in cell["parameters"] and cell["parameters"]["node_to"] not in known:
                    self.assertEqual(cell["outcome"], "failed")

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

    @unittest.skipIf(sys.platform == "win32", "there is no SIGINT to send")
    def test_ctrl_c_keeps_and_prints_what_was_measured(self):
        process = subprocess.Popen([CLI, "run", "processor", "memory", "--memory-time", "99", "--format", "json",
                                    "--region", "16K", "--region", "32K", "--preset", "default", "--no-history"],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   env=environment(make_home(self.addCleanup)))
        while "buffer" not in process.stderr.readline():  # the processor step is done
            self.assertIsNone(process.poll())
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 130)
        document = json.loads(output)
        self.assertEqual(document["status"], "stopped")
        self.assertGreaterEqual(len(document["results"]), 2)

    def test_a_run_begins_when_its_wait_for_calm_is_over(self):
        ended = run("run", "registers", "--wait-calm", "1", "--memory-time", "1", "--kernel", "register-general-8",
                    "--preset", "default", "--no-history", "--format", "json")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertIn("Waiting for the machine to be calm, 1 s at most", ended.stderr)
        wait = json.loads(ended.stdout)["environment"]["calm_wait"]
        self.assertGreater(wait["waited_s"], 0)
        self.assertIn("Not calm within" if not wait["calm"] else "Calm after", ended.stderr)

    @unittest.skipIf(sys.platform == "win32", "there is no SIGINT to send")
    def test_ctrl_c_ends_the_wait_for_calm(self):
        process = subprocess.Popen([CLI, "run", "registers", "--wait-calm", "3600", "--preset", "default"],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   env=environment(make_home(self.addCleanup)))
        while "Waiting" not in process.stderr.readline():
            self.assertIsNone(process.poll())
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 130)
        self.assertEqual(output, "", "nothing was measured")
        self.assertNotIn("Kept", errors)

    @unittest.skipUnless(hasattr(signal, "SIGHUP"), "this system has no such signal")
    def test_a_run_outlives_its_terminal_where_that_is_wanted(self):
        # As nohup does it.
        before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
        self.addCleanup(signal.signal, signal.SIGHUP, before)
        process = subprocess.Popen([CLI, "run", "processor", *QUICK, "memory", "--memory-time", "1", "--format", "json",
                                    "--region", "16K", "--preset", "default", "--no-history"],
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   env=environment(make_home(self.addCleanup)))
        while "buffer" not in process.stderr.readline():
            self.assertIsNone(process.poll())
        process.send_signal(signal.SIGHUP)
        output, _ = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 0)
        self.assertEqual(json.loads(output)["status"], "complete")

    def test_events_are_json_lines_in_order(self):
        with tempfile.TemporaryDirectory() as folder:
            report, events = os.path.join(folder, "report.strata"), os.path.join(folder, "events.jsonl")
            ended = run(*SHORT[:-2], "--passes", "1", "--runs", "2", "--label", "twice", "--output", report, "--events",
                        events)
            self.assertEqual((ended.returncode, ended.stdout), (0, ""), ended.stderr)
            lines = [json.loads(line) for line in pathlib.Path(events).read_text(encoding="utf-8").splitlines()]
            measured = json.loads(pathlib.Path(report).read_text(encoding="utf-8"))["runs"]
        names = [line["event"] for line in lines if line["event"] != "progress"]
        self.assertEqual(names, ["run-started", "step-started", "step-finished", "run-finished"] * 2)
        starts = [line for line in lines if line["event"] == "run-started"]
        self.assertEqual([(line["number"], line["of"], line["label"]) for line in starts], [(1, 2, "twice"), (2, 2, "twice")])
        self.assertEqual([line["run"] for line in starts], [one["id"] for one in measured])
        for line, one in zip([line for line in lines if line["event"] == "step-finished"], measured):
            self.assertEqual([(cell["kernel"], cell["parameters"], cell["value"]) for cell in line["results"]],
                             [(cell["kernel"], cell["parameters"], cell["value"]) for cell in one["results"]])

    def test_events_on_standard_output_leave_the_report_to_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            ended = run(*SHORT, "--events=-", "--output", os.path.join(folder, "report.txt"))
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertEqual(json.loads(ended.stdout.splitlines()[-1]), {"event": "run-finished", "status": "complete"})
        refused = run(*SHORT, "--events=-")
        self.assertEqual((refused.returncode, refused.stdout), (2, ""))
        self.assertIn("--output", refused.stderr)

    def test_events_that_cannot_be_written_are_an_error(self):
        with tempfile.TemporaryDirectory() as folder:
            ended = run(*SHORT, "--events", os.path.join(folder, "none", "events.jsonl"))
        self.assertEqual((ended.returncode, ended.stdout), (4, ""))
        self.assertIn("events.jsonl", ended.stderr)

    def test_a_report_that_cannot_be_written_is_an_error(self):
        ended = run(*SHORT, "--quiet", "--output", "/no-such-folder/report.txt")
        self.assertEqual(ended.returncode, 4)
        self.assertIn("/no-such-folder/report.txt", ended.stderr)
        self.assertIn("MB/s", ended.stdout, "what was measured is not lost with the file")

    @unittest.skipUnless(os.path.exists("/dev/full"), "this system has no /dev/full")
    def test_a_full_disk_is_an_error(self):
        ended = run(*SHORT, "--quiet", "--output", "/dev/full")
        self.assertEqual(ended.returncode, 4)
        self.assertIn("/dev/full", ended.stderr)

    def test_a_report_is_written_whole_and_beside_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "report.txt")
            self.assertEqual(run(*SHORT, "--quiet", "--output", path).returncode, 0)
            self.assertEqual(os.listdir(folder), ["report.txt"])
            with open(path, encoding="utf-8") as file:
                self.assertTrue(file.read().startswith("STRATA"))


if __name__ == "__main__":
    unittest.main()
