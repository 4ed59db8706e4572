# SPDX-License-Identifier: GPL-3.0-or-later
"""The disk test of the real strata-cli, ended by force, by a disk that hangs, and what is said of leftovers."""

import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import unittest.mock
import uuid

import file_system
from program import CLI, environment, make_home

CLASSIC = ["--disk-profile", "classic"]
# Windows has no such signal, and ends a process with status 1.
KILLED = -getattr(signal, "SIGKILL", -1)
# Every wait has an end, long after what a busy machine takes.
PATIENCE_S = 60


class InFolder(unittest.TestCase):
    def setUp(self):
        self.home = make_home(self.addCleanup, os.getcwd())
        self.folder = self.make_folder()

    def make_folder(self):
        # Not where the system keeps temporary files: that may be in memory.
        folder = tempfile.TemporaryDirectory(dir=os.getcwd())
        self.addCleanup(folder.cleanup)
        return folder.name

    def start(self, *arguments):
        process = subprocess.Popen([CLI, "run", "--no-history", *arguments], stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True, env=environment(self.home))
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        return process

    def start_disk(self, *arguments):
        return self.start("disk", "--preset", "default", "--disk-dir", self.folder, *arguments)

    def run_disk(self, *arguments):
        process = self.start_disk(*arguments)
        output, said = process.communicate(timeout=60)
        return process.returncode, output, said


class Killed(InFolder):
    """Small tests, since a disk that others use too may take a second for what is a moment on another."""

    def kill_at_random_moments(self, *test):
        moments = random.Random(20)
        begin = time.monotonic()
        self.assertEqual(self.run_disk(*test, "--quiet")[0], 0)
        whole_s = time.monotonic() - begin
        killed = 0
        while killed < 20:
            process = self.start_disk(*test, "--quiet")
            try:
                process.wait(timeout=moments.uniform(0, whole_s))
            except subprocess.TimeoutExpired:
                process.kill()
            process.wait(timeout=60)
            if process.returncode == KILLED:
                killed += 1
            else:
                self.assertEqual(process.returncode, 0)  # it was over before the moment came
            self.assertEqual(os.listdir(self.folder), [])

    def test_a_classic_disk_test_that_is_killed_leaves_nothing(self):
        self.kill_at_random_moments(*CLASSIC, "--disk-size", "8M", "--threads", "2")

    def test_a_row_that_is_killed_leaves_nothing(self):
        # Sixteen threads that read and write, after the file was laid.
        self.kill_at_random_moments("--disk-profile", "nvme", "--disk-row", "RND4K-Q32T16", "--disk-op", "mixed",
                                    "--disk-time", "1", "--disk-size", "8M")

    def test_a_log_that_is_killed_leaves_nothing(self):
        self.kill_at_random_moments("--disk-profile", "database", "--disk-row", "APPEND2K-Q1T1", "--disk-time", "1",
                                    "--disk-size", "8M")

    def test_endurance_that_is_killed_leaves_nothing(self):
        self.kill_at_random_moments("--disk-endurance", "64M", "--disk-verify", "--disk-size", "8M")


class Leftovers(InFolder):
    def leave(self, folder, size=1 << 20):
        path = os.path.join(folder, f"strata-{uuid.uuid4()}.tmp")
        with open(path, "wb") as file:
            file.truncate(size)
        return path

    def test_what_an_earlier_test_left_is_told_with_the_command_that_deletes_it(self):
        self.run_disk(*CLASSIC, "--disk-size", "1M", "--quiet")
        path = self.leave(self.folder)
        other = os.path.join(self.folder, "strata-mine.tmp")
        with open(other, "w", encoding="utf-8"):
            pass
        process = self.start("processor", "--preset", "quick", "--kernel", "floating-mix", "--quiet")
        _, said = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 0)
        self.assertIn(self.folder, said)
        command = said.splitlines()[-1].strip()
        self.assertIn(path, command)
        self.assertNotIn(other, said)
        self.assertTrue(os.path.exists(path), "nothing is deleted by itself")
        subprocess.run(command, shell=True, check=True)
        self.assertEqual(os.listdir(self.folder), ["strata-mine.tmp"])

    def test_a_test_that_runs_now_leaves_nothing_to_tell_of(self):
        self.run_disk(*CLASSIC, "--disk-size", "1M", "--quiet")
        running = self.start_disk(*CLASSIC, "--disk-size", "64M", "--quiet")
        while running.poll() is None:
            code, _, said = self.run_disk(*CLASSIC, "--disk-size", "1M", "--quiet")
            self.assertEqual((code, said), (0, ""))


@unittest.skipUnless(sys.platform == "linux" and file_system.available(),
                     "a file system that can be made to hang needs Linux, fuse2fs and /dev/fuse")
class HungDisk(InFolder):
    """A file system whose program is stopped: what is asked of it does not come back until it goes on."""

    def setUp(self):
        super().setUp()
        # At the end of the program the leak sanitizer stops each thread, which one that hangs cannot be.
        leaks = unittest.mock.patch.dict(os.environ, {"ASAN_OPTIONS": "detect_leaks=0"})
        leaks.start()
        self.addCleanup(leaks.stop)
        self.image = os.path.join(self.home, "image")
        file_system.make_image(self.image, 400 << 20)
        self.server = file_system.serve(self.image, self.folder)
        if not self.server:
            self.skipTest("no right to mount a file system")
        self.addCleanup(self.end_server)

    def stop_server(self):
        self.server.send_signal(signal.SIGSTOP)
        # Until it stands still it may take one more request, which nothing but its answer can end.
        _, status = os.waitpid(self.server.pid, os.WUNTRACED)
        self.assertTrue(os.WIFSTOPPED(status))

    def end_server(self):
        self.server.send_signal(signal.SIGCONT)
        subprocess.run(["umount", "-l", self.folder], check=False)
        self.server.wait(timeout=60)

    def stop_in_the_middle(self, report):
        """Sends the signal while a request is under way that the server does not respond."""
        empty = self.size_of_image()
        process = self.start_disk(*CLASSIC, "--disk-size", "192M", "--format", "json", "--output", report)
        self.addCleanup(process.kill)
        self.wait_until(process, lambda: self.size_of_image() > empty + (8 << 20))  # it writes
        self.stop_server()
        self.wait_until(process, lambda: self.waits_for_server(process))
        process.send_signal(signal.SIGINT)
        return process

    def size_of_image(self):
        return 512 * os.stat(self.image).st_blocks

    def waits_for_server(self, process):
        places = [self.waits_in(thread) for thread in pathlib.Path(f"/proc/{process.pid}/task").iterdir()]
        if not any(re.search("[a-z]", place) for place in places):
            self.skipTest("the system does not tell what a thread waits for")
        return any(re.search("fuse|request_wait", place) for place in places)

    @staticmethod
    def waits_in(thread):
        """The kernel's function; nothing of a thread that has just ended."""
        try:
            return (thread / "wchan").read_text(encoding="ascii")
        except OSError:
            return ""

    def wait_until(self, process, happened):
        end = time.monotonic() + PATIENCE_S
        while not happened():
            self.assertIsNone(process.poll(), "it ended too early")
            self.assertLess(time.monotonic(), end, "it did not happen")
            time.sleep(0.01)

    def test_a_run_that_is_stopped_ends_while_its_request_hangs(self):
        report = os.path.join(self.home, "report.json")
        process = self.stop_in_the_middle(report)
        while "has not answered yet" not in (line := process.stderr.readline()):  # said once the report is there
            self.assertTrue(line, "it ended without")
        with open(report, encoding="utf-8") as file:
            run = json.load(file)  # written while the server stood still
        self.assertEqual(run["status"], "stopped")
        self.assertIn("request-unanswered", json.dumps(run["results"]))
        # Some requests keep the process, even when it has ended, until they come back.
        self.server.send_signal(signal.SIGCONT)
        process.wait(timeout=60)
        self.assertEqual(process.returncode, 130)

    def test_a_folder_that_hangs_is_refused(self):
        self.stop_server()
        code, _, said = self.run_disk(*CLASSIC, "--disk-size", "1M", "--quiet")
        self.assertEqual(code, 3)
        self.assertIn("does not respond", said)
        self.assertIn(self.folder, said)


if __name__ == "__main__":
    unittest.main()
