# SPDX-License-Identifier: GPL-3.0-or-later
"""The real strata-cli where a standard stream takes nothing: full, closed, or read by nobody."""

import json
import os
import subprocess
import unittest

from program import CLI, SHORT, environment, free_port, make_home

MEASURED = [*SHORT, "--format", "json"]


@unittest.skipUnless(os.name == "posix", "a shell opens and closes the streams")
class Streams(unittest.TestCase):
    def setUp(self):
        self.home = make_home(self.addCleanup)

    def redirected(self, redirection, *arguments):
        """What came through, after the shell has redirected a stream of the program."""
        return subprocess.run(["sh", "-c", f'exec "$0" "$@" {redirection}', CLI, *arguments], capture_output=True,
                              text=True, check=False, timeout=300, env=environment(self.home))

    def is_reported(self, ended):
        self.assertEqual(ended.returncode, 0)
        self.assertEqual(json.loads(ended.stdout)["status"], "complete")


@unittest.skipUnless(os.path.exists("/dev/full"), "this system has no /dev/full")
class FullErrors(Streams):
    def test_a_run_is_measured_reported_and_kept(self):
        ended = self.redirected("2>/dev/full", *MEASURED)
        self.is_reported(ended)
        kept = self.redirected("", "history", "show", "last", "--format", "json")
        self.assertEqual(json.loads(kept.stdout), json.loads(ended.stdout))

    def test_what_is_wrong_still_has_its_status(self):
        self.assertEqual(self.redirected("2>/dev/full", "run", "--nonsense").returncode, 2)
        self.assertEqual(self.redirected("2>/dev/full", "history", "show", "nobody").returncode, 2)


class GoneErrors(Streams):
    def test_a_run_outlives_a_closed_stream(self):
        self.is_reported(self.redirected("2>&-", *MEASURED))

    def test_a_run_outlives_who_read_its_progress(self):
        reading, writing = os.pipe()
        os.close(reading)
        try:
            self.is_reported(subprocess.run([CLI, *MEASURED], stdout=subprocess.PIPE, stderr=writing, text=True,
                                            check=False, timeout=300, env=environment(self.home)))
        finally:
            os.close(writing)

    @unittest.skipUnless(os.path.exists("/dev/fd"), "this system does not name what is open")
    def test_a_closed_stream_has_something_in_its_place(self):
        """Else the first file that is opened would be there, and take what is printed for its content."""
        ended = self.redirected(">&-", "convert", "/dev/fd/1")
        self.assertEqual(ended.returncode, 4)
        self.assertIn("does not know the format of this file", ended.stderr)


@unittest.skipUnless(os.path.exists("/dev/full"), "this system has no /dev/full")
class FullResults(Streams):
    def refuses(self, *arguments):
        ended = self.redirected(">/dev/full", *arguments)
        self.assertEqual(ended.returncode, 4, arguments)
        self.assertIn("strata-cli: Strata could not write the standard output.", ended.stderr, arguments)

    def test_nothing_that_is_lost_ends_well(self):
        for arguments in (["list"], ["list", "--references"], ["list", "--format", "json"], ["machine"],
                          ["machine", "--format", "json"], ["machine", "--verbose"], ["selftest"], ["--help"],
                          ["run", "--help"], ["--version"], ["completion", "bash"], ["history"]):
            with self.subTest(arguments=arguments):
                self.refuses(*arguments)

    def test_a_run_whose_report_is_lost_is_kept_and_named(self):
        ended = self.redirected(">/dev/full", *MEASURED)
        self.assertEqual(ended.returncode, 4)
        self.assertIn("could not write the standard output.", ended.stderr)
        self.assertIn("Stored in the history", ended.stderr)
        file = os.path.join(self.home, "run.json")
        self.assertEqual(self.redirected("", "history", "export", "last", file).returncode, 0)
        for arguments in (["history", "show", "last"], ["history", "--format", "csv"], ["convert", file],
                          ["compare", file, "last"]):
            with self.subTest(arguments=arguments):
                self.refuses(*arguments)

    def test_who_responds_says_once_that_nobody_can_read_the_code(self):
        ended = self.redirected(">/dev/full", "respond", "--bind", "127.0.0.1", "--port", str(free_port()), "--idle", "1")
        self.assertEqual(ended.returncode, 4)
        self.assertEqual(ended.stderr.count("could not write the standard output."), 1, ended.stderr)

    def test_a_run_says_so_where_nobody_reads_its_report(self):
        reading, writing = os.pipe()
        os.close(reading)
        try:
            ended = subprocess.run([CLI, *MEASURED], stdout=writing, stderr=subprocess.PIPE, text=True, check=False,
                                   timeout=300, env=environment(self.home))
        finally:
            os.close(writing)
        self.assertEqual(ended.returncode, 4)
        self.assertIn("closed it before the end.", ended.stderr)
        self.assertNotIn("free some space", ended.stderr)

    def test_a_closed_stream_takes_nothing_either(self):
        ended = self.redirected(">&-", "list")
        self.assertEqual(ended.returncode, 4)
        self.assertIn("could not write the standard output.", ended.stderr)


if __name__ == "__main__":
    unittest.main()
