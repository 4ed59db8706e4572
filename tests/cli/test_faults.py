# SPDX-License-Identifier: GPL-3.0-or-later
"""The real strata-cli when the system refuses what it asks for in the middle of a run.

STRATA_CLI names the program, STRATA_FAULT_SHIM the library that makes calls fail. With --all every call is tried
instead of a few of each kind.
"""

import datetime
import errno
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

CLI = os.environ["STRATA_CLI"]
SHIM = os.environ["STRATA_FAULT_SHIM"]
EVERY = "--all" in sys.argv
BLOCKS = 16  # of a file of 1 MiB

MEMORY = ["memory", "--region", "4K", "--memory-time", "1", "--width", "8", "--pattern", "serial"]
DISK = ["disk", "--disk-profile", "classic", "--disk-size", "1M"]


def setUpModule():
    global SHIM
    if " " in SHIM:  # the loader takes a space for the end of a name
        folder = tempfile.TemporaryDirectory()
        unittest.addModuleCleanup(folder.cleanup)
        SHIM = shutil.copy(SHIM, folder.name)


def some(count):
    """Which of so many calls are made to fail."""
    return range(count) if EVERY else sorted({0, count // 2, count - 1})


class Faults(unittest.TestCase):
    def run_with(self, fault, *arguments):
        """The results of a run, after checking what holds of every one: it ends, and leaves no file."""
        with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder, tempfile.TemporaryDirectory() as home:
            options = ["--disk-dir", folder] if "disk" in arguments else []
            ended = subprocess.run([CLI, "run", *arguments, *options, "--preset", "default", "--quiet", "--format",
                                    "json", "--no-history"], capture_output=True, text=True, check=False, timeout=120,
                                   env={**os.environ, "HOME": home, "XDG_DATA_HOME": home, "LD_PRELOAD": SHIM,
                                        "STRATA_FAULT": fault})
            self.assertEqual(os.listdir(folder), [], fault)
        self.assertIn(ended.returncode, (0, 3, 4), f"{fault}: {ended.stderr}")
        if ended.returncode == 3:
            self.assertEqual(ended.stdout, "", fault)
            self.assertTrue(ended.stderr.startswith("strata-cli: "), ended.stderr)
            return ended.returncode, []
        document = json.loads(ended.stdout)
        self.assertEqual(document["status"] == "complete", ended.returncode == 0, fault)
        return ended.returncode, document["results"]

    def outcomes(self, fault, *arguments):
        """By kernel: the reason of a cell that failed, or nothing when it was measured."""
        code, results = self.run_with(fault, *arguments)
        found = {result["kernel"]: result["reason"]["id"] if result.get("outcome") == "failed" else None
                 for result in results}
        self.assertEqual(code, 4 if any(found.values()) else code, fault)
        return found

    def test_the_disk_fills_at_a_write(self):
        for error in (errno.ENOSPC, errno.EDQUOT):
            for at in some(BLOCKS):
                with self.subTest(at=at, error=error):
                    self.assertEqual(self.outcomes(f"pwrite:{at}:{error}", *MEMORY, *DISK),
                                     {"move-serial-8": None, "disk-write-serial": "disk-full",
                                      "disk-read-serial": "nothing-to-read"})

    def test_a_write_fails(self):
        for at in some(BLOCKS):
            self.assertEqual(self.outcomes(f"pwrite:{at}:{errno.EIO}", *DISK),
                             {"disk-write-serial": "write-failed", "disk-read-serial": "nothing-to-read"})

    def test_a_time_limit_hides_no_failure(self):
        # The first run fails, the others go on until the limit.
        with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder, tempfile.TemporaryDirectory() as home:
            ended = subprocess.run([CLI, "run", *DISK, "--disk-dir", folder, "--runs", "1000", "--time-limit", "3", "--preset",
                                    "default", "--quiet", "--format", "json", "--no-history"], capture_output=True, text=True,
                                   check=False, timeout=120, env={**os.environ, "HOME": home, "XDG_DATA_HOME": home,
                                                                  "LD_PRELOAD": SHIM, "STRATA_FAULT": f"pwrite:0:{errno.EIO}"})
        runs = json.loads(ended.stdout)["runs"]
        self.assertEqual(runs[0]["status"], "failed", ended.stderr)
        self.assertGreater(len(runs), 1)
        self.assertEqual(ended.returncode, 4, ended.stderr)

    def test_a_write_comes_short(self):
        self.assertEqual(self.outcomes("pwrite:3:short1000", *DISK),
                         {"disk-write-serial": "short-write", "disk-read-serial": "nothing-to-read"})
        self.assertEqual(self.outcomes("pwrite:3:short0", *DISK)["disk-write-serial"], "short-write")
        whole_sectors = self.outcomes("pwrite:3:short8192", *DISK)
        self.assertEqual(whole_sectors, {"disk-write-serial": None, "disk-read-serial": None})

    def test_reading_fails_and_keeps_the_write(self):
        for at in some(BLOCKS):
            self.assertEqual(self.outcomes(f"pread:{at}:{errno.EIO}", *DISK),
                             {"disk-write-serial": None, "disk-read-serial": "read-failed"})
        self.assertEqual(self.outcomes("pread:5:short0", *DISK)["disk-read-serial"], "short-read")

    def test_the_flush_fails(self):
        self.assertEqual(self.outcomes(f"fdatasync:0:{errno.EIO}", *DISK),
                         {"disk-write-serial": "flush-failed", "disk-read-serial": "nothing-to-read"})

    def test_a_quota_that_free_space_does_not_show(self):
        for error in (errno.EDQUOT, errno.ENOSPC):
            self.assertEqual(self.outcomes(f"fallocate:0:{error}", *MEMORY, *DISK),
                             {"move-serial-8": None, "disk-write-serial": "no-room",
                              "disk-read-serial": "nothing-to-read"})

    def test_memory_is_refused_at_any_request(self):
        failed = 0
        for at in range(12) if EVERY else (0, 1, 2, 4, 8):
            with self.subTest(at=at):
                found = self.outcomes(f"mmap:{at}+:{errno.ENOMEM}", *MEMORY, "--threads", "2")
                self.assertIn(found["move-serial-8"], (None, "allocation-failed"))
                failed += found["move-serial-8"] is not None
        self.assertGreater(failed, 0)

    def test_threads_are_refused_at_any_request(self):
        ended = set()
        for at in range(24) if EVERY else (0, 1, 2, 4, 6, 9, 13):
            with self.subTest(at=at):
                code, results = self.run_with(f"pthread_create:{at}+:{errno.EAGAIN}", *MEMORY, *DISK, "--threads", "3")
                ended.add(code)
                for result in results:
                    if result.get("outcome") == "failed":
                        self.assertIn(result["reason"]["id"], ("thread-failed", "nothing-to-read"))
        self.assertIn(3, ended)

    def test_a_time_limit_that_nothing_would_keep_is_refused(self):
        # The first thread watches for Ctrl+C and the time limit; without a limit the run goes on without it.
        first = f"pthread_create:0:{errno.EAGAIN}"
        self.assertEqual(self.run_with(first, *MEMORY, "--time-limit", "60")[0], 3)
        self.assertEqual(self.run_with(first, *MEMORY)[0], 0)

    def test_binding_is_refused_to_all_or_one(self):
        for at in ("0+", "5", "6") if not EVERY else ("0+", *map(str, range(12))):
            with self.subTest(at=at):
                code, results = self.run_with(f"sched_setaffinity:{at}:{errno.EPERM}", *MEMORY, "--threads", "2")
                self.assertEqual(code, 0)
                if at == "0+":
                    self.assertIn("not-bound", [reason["id"] for reason in results[0]["reasons"]])
                    self.assertNotEqual(results[0]["verdict"], "good")


class Clocks(unittest.TestCase):
    """A clock jumps a second after the run begins, while a long processor test is on."""

    def run_with(self, fault):
        with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder:
            ended = subprocess.run([CLI, "run", "processor", "--kernel", "floating-mix", "--float-time", "3",
                                    "--whole-time", "--preset", "default", "--quiet", "--format", "json",
                                    "--no-history"],
                                   capture_output=True, text=True, check=False, timeout=120,
                                   env={**os.environ, "HOME": folder, "XDG_DATA_HOME": folder, "LD_PRELOAD": SHIM,
                                        "STRATA_FAULT": fault})
        self.assertEqual(ended.returncode, 0, ended.stderr)
        document = json.loads(ended.stdout)
        started, finished = (datetime.datetime.fromisoformat(document[key].replace("Z", "+00:00"))
                             for key in ("started", "finished"))
        return document, (finished - started).total_seconds()

    def test_the_wall_clock_is_set(self):
        for step in (-7200, 7200):
            document, seconds = self.run_with(f"realtime:1000:{step}")
            self.assertAlmostEqual(document["environment"]["clock_step_s"], step, delta=1)
            self.assertNotIn("suspended_s", document["environment"])
            self.assertGreaterEqual(seconds, 2)
            self.assertLess(seconds, 3600)

    def test_the_machine_sleeps(self):
        document, seconds = self.run_with("boottime:1000:600")
        self.assertAlmostEqual(document["environment"]["suspended_s"], 600, delta=1)
        self.assertGreaterEqual(seconds, 600)
        result = document["results"][0]
        self.assertIn("suspended", [reason["id"] for reason in result["reasons"]])
        self.assertNotEqual(result["verdict"], "good")


if __name__ == "__main__":
    if EVERY:
        sys.argv.remove("--all")
    unittest.main()
