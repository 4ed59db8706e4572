# SPDX-License-Identifier: GPL-3.0-or-later
"""Folders that are no disk, to the real strata-cli: memory, a file system of a program, a file shown as a disk."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

import file_system
from program import CLI, environment, make_home


def tried(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False)


@unittest.skipUnless(sys.platform == "linux", "these file systems are Linux's")
class DiskTargets(unittest.TestCase):
    def setUp(self):
        self.home = make_home(self.addCleanup, os.getcwd())
        self.folder = self.make_folder(os.getcwd())

    def make_folder(self, where):
        folder = tempfile.TemporaryDirectory(dir=where)
        self.addCleanup(folder.cleanup)
        return folder.name

    def make_image(self):
        if not shutil.which("mkfs.ext4"):
            self.skipTest("no mkfs.ext4")
        image = os.path.join(self.home, "image")
        file_system.make_image(image, 300 << 20)
        return image

    def measure(self, folder):
        """The disk of the run, and the reasons on its figures."""
        ended = subprocess.run([CLI, "run", "disk", "--preset", "default", "--no-history", "--disk-profile", "classic",
                                "--disk-size", "4M", "--disk-dir", folder, "--format", "json"],
                               capture_output=True, text=True, check=True, timeout=120,
                               env=environment(self.home))
        self.assertIn(f"{folder}: ", ended.stderr)  # what is known is said before the test
        self.said = ended.stderr
        run = json.loads(ended.stdout)
        self.assertEqual(len(run["disks"]), 1)
        self.assertGreaterEqual(len(run["results"]), 2)
        return run["disks"][0], [(result["verdict"], result["reasons"]) for result in run["results"]]

    def assert_buffered(self, figures, how):
        for verdict, reasons in figures:
            self.assertEqual(verdict, "poor")
            self.assertIn(how, [reason["how"] for reason in reasons if reason["id"] == "buffered"])

    def test_a_folder_on_a_disk(self):
        disk, _ = self.measure(self.folder)
        self.assertEqual(disk["folder"], self.folder)
        self.assertGreater(disk["free_bytes"], 0)
        self.assertGreaterEqual(disk["capacity_bytes"], disk["free_bytes"])

    def test_memory(self):
        if tried("stat", "-f", "-c", "%T", "/dev/shm").stdout.strip() != "tmpfs":
            self.skipTest("/dev/shm is no tmpfs here")
        disk, figures = self.measure(self.make_folder("/dev/shm"))
        self.assertEqual(disk["file_system"], "tmpfs")
        self.assertTrue(disk["in_memory"])
        self.assertIn("stay in memory", self.said)
        for verdict, reasons in figures:  # some kernels refuse direct access to it, others take it
            self.assertEqual(verdict, "poor")
            self.assertTrue({reason["how"] for reason in reasons if reason["id"] == "buffered"}
                            <= {"in-memory", "refused"})
            self.assertIn("buffered", [reason["id"] for reason in reasons])

    def test_a_file_system_of_a_program(self):
        if not file_system.available():
            self.skipTest("needs fuse2fs and /dev/fuse")
        server = file_system.serve(self.make_image(), self.folder)
        if not server:
            self.skipTest("no right to mount a file system")
        self.addCleanup(server.wait, timeout=60)
        self.addCleanup(tried, "umount", "-l", self.folder)
        disk, figures = self.measure(self.folder)
        self.assertTrue(disk["file_system"].startswith("fuse"))
        self.assertTrue(disk["through_program"])
        self.assertIn("A program with its own cache serves", self.said)
        self.assert_buffered(figures, "program")

    def test_a_file_shown_as_a_disk(self):
        for direct in ["off", "on"]:
            with self.subTest(direct=direct):
                made = tried("losetup", "-f", "--show", f"--direct-io={direct}", self.make_image())
                device = made.stdout.strip()
                if made.returncode != 0 or not device:
                    self.skipTest("no right to make a loop device")
                try:
                    if tried("mount", device, self.folder).returncode != 0:
                        self.skipTest("no right to mount a file system")
                    with open(f"/sys/block/{os.path.basename(device)}/loop/dio", encoding="ascii") as file:
                        obtained = file.read().strip() == "1"
                    disk, figures = self.measure(self.folder)
                    self.assertEqual(disk["device"], os.path.basename(device))
                    self.assertEqual("device_in_memory" in disk, not obtained)
                    self.assertEqual("keeps its data in memory" in self.said, not obtained)
                    if not obtained:
                        self.assert_buffered(figures, "device-in-memory")
                finally:
                    tried("umount", self.folder)
                    tried("losetup", "-d", device)


if __name__ == "__main__":
    unittest.main()
