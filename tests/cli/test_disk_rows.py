# SPDX-License-Identifier: GPL-3.0-or-later
"""The disk test in rows of the real strata-cli: each profile on a small file, and a disk that is filled to the brim."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

import file_system
from program import CLI, environment, make_home

PROFILES = {
    "default": [(1 << 20, 8, 1), (1 << 20, 1, 1), (4096, 32, 1), (4096, 1, 1)],
    "nvme": [(1 << 20, 8, 1), (128 << 10, 32, 1), (4096, 32, 16), (4096, 1, 1)],
    "real-world": [(1 << 20, 1, 1), (4096, 1, 1)],
    "mixed": [(1 << 20, 8, 1), (1 << 20, 1, 1), (4096, 32, 1), (4096, 1, 1)],
}


class InFolder(unittest.TestCase):
    def setUp(self):
        # Not where the system keeps temporary files: that may be in memory.
        self.home, self.folder = make_home(self.addCleanup, os.getcwd()), self.make_folder()

    def make_folder(self):
        folder = tempfile.TemporaryDirectory(dir=os.getcwd())
        self.addCleanup(folder.cleanup)
        return folder.name

    def start(self, *arguments):
        process = subprocess.Popen([CLI, "run", *arguments, "--preset", "default", "--no-history", "--format", "json"],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   env=environment(self.home), cwd=self.folder)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        return process

    def run_disk(self, *arguments, status=0):
        process = self.start("disk", "--disk-time", "1", *arguments)
        output, said = process.communicate(timeout=300)
        self.assertEqual(process.returncode, status, said)
        self.said = said
        return json.loads(output)

    def run_small(self, *arguments):
        return self.run_disk("--disk-dir", self.folder, "--disk-size", "24M", *arguments)


class Rows(InFolder):
    def check_figures(self, cell):
        self.assertGreater(cell["value"], 0)
        self.assertEqual(cell["statistic"], "total")
        self.assertIn(cell["engine"], ("io-uring", "iocp", "threads"))
        self.assertAlmostEqual(cell["operations_per_second"] * cell["parameters"]["block_bytes"] / 1e6 / cell["value"],
                               1, 12)
        latency = cell["latency_ns"]
        self.assertEqual(list(latency), ["p50", "p90", "p99", "p99.9", "max"])  # raw, however few they were
        self.assertEqual(sorted(latency.values()), list(latency.values()))
        self.assertGreaterEqual(cell["cpu_percent"], 0)
        self.assertEqual("flush_s" in cell, cell["parameters"]["op"] != "read")

    def test_each_profile(self):
        for profile, rows in PROFILES.items():
            with self.subTest(profile):
                run = self.run_small("--disk-profile", profile)
                self.assertEqual(run["status"], "complete")
                ops = ["mixed"] if profile == "mixed" else ["read", "write"]
                seen = [(cell["parameters"]["block_bytes"], cell["parameters"]["queue_depth"],
                         cell["parameters"]["threads"], cell["parameters"]["op"]) for cell in run["results"]]
                self.assertEqual(seen, [(*row, op) for row in rows for op in ops])
                for cell in run["results"]:
                    self.check_figures(cell)
                    self.assertEqual(cell["parameters"].get("read_percent"), 70 if profile == "mixed" else None)
                self.assertEqual(os.listdir(self.folder), [])
                self.assertIn(self.folder, self.said)
                self.assertEqual(run["settings"]["disk_profile"], profile)
                self.assertEqual(run["disks"][0]["folder"], self.folder)

    def test_a_database_commits(self):
        run = self.run_small("--disk-profile", "database")
        self.assertEqual(run["status"], "complete")
        self.assertEqual([(cell["kernel"], cell["parameters"]["block_bytes"], cell["parameters"]["threads"])
                          for cell in run["results"]],
                         [("disk-commit-random", 4096, 1), ("disk-commit-random", 4096, 4),
                          ("disk-commit-serial", 2300, 1)])
        for cell in run["results"]:
            self.assertEqual((cell["metric"], cell["unit"]), ("operations", "commits/s"))
            self.assertAlmostEqual(cell["operations_per_second"] / cell["value"], 1, 12)
            self.assertIn(cell["engine"], ("fdatasync", "fsync", "F_FULLFSYNC", "FlushFileBuffers"))
            self.assertNotIn("flush_s", cell)
        self.assertEqual(os.listdir(self.folder), [])

    def test_a_database_does_nothing_else(self):
        for options, said in ((["--disk-op", "read"], "no operation read"), (["--disk-zeros"], "no zeros"),
                              (["--disk-read-file", CLI], "only read")):
            process = self.start("disk", "--disk-profile", "database", *options)
            _, told = process.communicate(timeout=60)
            self.assertEqual(process.returncode, 2)
            self.assertIn(said, told)

    def test_a_row_of_ones_own(self):
        run = self.run_small("--disk-block", "16K", "--disk-queue-depth", "4", "--disk-pattern", "random", "--threads",
                             "2", "--disk-op", "mixed", "--disk-mix", "30")
        self.assertEqual(len(run["results"]), 1)
        self.assertEqual(run["results"][0]["kernel"], "disk-mixed-random")
        parameters = run["results"][0]["parameters"]
        self.assertEqual([parameters[key] for key in ("block_bytes", "queue_depth", "threads", "read_percent")],
                         [16384, 4, 2, 30])
        self.assertEqual(len(run["results"][0]["per_thread"]), 2)

    def test_rows_and_operations_are_chosen(self):
        run = self.run_small("--disk-profile", "default", "--disk-row", "rnd4k-q32t1", "--disk-op", "write")
        self.assertEqual([cell["kernel"] for cell in run["results"]], ["disk-write-random"])

    def test_zeros_stand_beside(self):
        run = self.run_small("--disk-profile", "real-world", "--disk-row", "SEQ1M-Q1T1", "--disk-zeros")
        self.assertEqual([(cell["parameters"]["op"], cell["parameters"].get("fill")) for cell in run["results"]],
                         [("read", None), ("read", "zeros"), ("write", None), ("write", "zeros")])

    def test_a_file_that_is_there_is_only_read(self):
        path = os.path.join(self.folder, "data")
        content = os.urandom(5 << 20)
        with open(path, "wb") as file:
            file.write(content)
        os.chmod(path, 0o444)
        before = os.stat(path)
        run = self.run_disk("--disk-profile", "default", "--disk-file", path)
        self.assertEqual({cell["parameters"]["op"] for cell in run["results"]}, {"read"})
        self.assertEqual(run["results"][0]["parameters"]["file_bytes"], 5 << 20)
        after = os.stat(path)
        self.assertEqual((before.st_mtime_ns, before.st_size), (after.st_mtime_ns, after.st_size))
        with open(path, "rb") as file:
            self.assertEqual(file.read(), content)
        self.assertEqual(os.listdir(self.folder), ["data"])

    def test_what_cannot_be_read_is_refused(self):
        missing = os.path.join(self.folder, "missing")
        process = self.start("disk", "--disk-profile", "default", "--disk-file", missing)
        _, said = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 3)
        self.assertIn(missing, said)
        process = self.start("disk", "--disk-profile", "mixed", "--disk-file", CLI)
        _, said = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 2)
        self.assertIn("only read", said)

    @unittest.skipIf(sys.platform == "win32", "there is no SIGINT to send")
    def test_a_stop_keeps_what_was_measured(self):
        process = self.start("disk", "--disk-profile", "default", "--disk-dir", self.folder, "--disk-size", "24M",
                             "--disk-time", "3")
        while "Q8T1 Write" not in process.stderr.readline():  # the first cell is done
            self.assertIsNone(process.poll())
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 130)
        run = json.loads(output)
        self.assertEqual(run["status"], "stopped")
        begun = [cell for cell in run["results"] if cell.get("outcome") != "skipped"]
        self.assertIn(len(begun), (1, 2))
        # A busy disk may owe an answer at the stop; then it is said what was not reached for it.
        self.assertTrue(len(begun) == len(run["results"]) or "request-unanswered" in json.dumps(begun[1]), run["results"])
        self.assertEqual(begun[0]["elapsed_s"], 3)
        self.assertEqual(os.listdir(self.folder), [])

    @unittest.skipUnless(os.path.isdir("/dev/shm") and os.access("/dev/shm", os.W_OK), "no file system in memory")
    def test_a_folder_in_memory_is_told_as_such(self):
        with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
            run = self.run_disk("--disk-dir", folder, "--disk-size", "8M", "--disk-profile", "real-world")
            for cell in run["results"]:
                self.assertEqual(cell["verdict"], "poor")
                self.assertIn("buffered", [reason["id"] for reason in cell["reasons"]])
            self.assertEqual(run["disks"][0]["file_system"], "tmpfs")


@unittest.skipUnless(sys.platform == "linux" and file_system.available(),
                     "a small file system to fill needs Linux, fuse2fs and /dev/fuse")
class Brim(InFolder):
    """A small file system that somebody else fills after the plan was made."""

    def setUp(self):
        super().setUp()
        image = os.path.join(self.home, "image")
        file_system.make_image(image, 200 << 20, "-m", "0")
        server = file_system.serve(image, self.folder)
        if not server:
            self.skipTest("no right to mount a file system")
        self.addCleanup(server.wait, 60)
        self.addCleanup(lambda: subprocess.run(["umount", "-l", self.folder], check=False))

    def fill(self):
        """But for less than the file of the test."""
        free = shutil.disk_usage(self.folder).free
        with open(os.path.join(self.folder, "filler"), "wb") as file:
            try:
                for _ in range((free - (16 << 20)) >> 20):
                    file.write(bytes(1 << 20))
            except OSError:
                pass

    def test_what_was_measured_is_kept_and_the_disk_is_named(self):
        process = self.start("processor", "disk", "--int-time", "1", "--float-time", "1", "--disk-profile", "real-world",
                             "--disk-dir", self.folder, "--disk-size", "64M")
        while "1/2" not in process.stderr.readline():  # the plan is made
            self.assertIsNone(process.poll())
        process.send_signal(signal.SIGSTOP)
        self.fill()
        process.send_signal(signal.SIGCONT)
        output, _ = process.communicate(timeout=120)
        self.assertEqual(process.returncode, 4)
        run = json.loads(output)
        self.assertEqual(run["status"], "failed")
        self.assertEqual([result["test"] for result in run["results"] if "value" in result], ["integer", "floating"])
        disk = [result for result in run["results"] if result["test"] == "disk"]
        self.assertEqual([cell["outcome"] for cell in disk], ["failed", "skipped", "skipped", "skipped"])
        self.assertIn(disk[0]["reason"]["id"], ("no-room", "disk-full"))
        self.assertEqual(disk[0]["reason"]["path"], self.folder)
        self.assertEqual({cell["reason"]["id"] for cell in disk[1:]}, {"row-not-reached"})
        self.assertEqual(set(os.listdir(self.folder)) - {"lost+found"}, {"filler"})


if __name__ == "__main__":
    unittest.main()
