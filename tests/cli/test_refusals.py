# SPDX-License-Identifier: GPL-3.0-or-later
"""What the real strata-cli refuses before anything runs, and that what it names instead is not refused.

STRATA_CLI names the program.
"""

import json
import os
import pty
import re
import resource
import stat
import subprocess
import tempfile
import unittest

CLI = os.environ["STRATA_CLI"]
QUICK = ["--memory-time", "1", "--width", "8", "--pattern", "serial"]
MIB = 1 << 20
NOBODY = 65534


def limited(limits=(), user=None):
    """What a child does before it becomes the program."""
    def apply():
        if user is not None:
            os.setgid(user)
            os.setuid(user)
        for kind, value in limits:
            resource.setrlimit(kind, (value, value))
    return apply


# glibc takes 64 MiB of address space for each thread that allocates while another does: how much is left when the
# program looks would be a matter of timing.
ONE_ARENA = {"MALLOC_ARENA_MAX": "1"}


def run(*arguments, limits=(), user=None):
    """Ends what it ran, in a new folder; that nothing is left there is checked."""
    with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder, tempfile.TemporaryDirectory() as home:
        os.chmod(folder, 0o777)
        ended = subprocess.run([CLI, "run", *arguments, "--quiet", "--preset", "default", "--no-history"],
                               capture_output=True, text=True, check=False, timeout=120, cwd=folder,
                               preexec_fn=limited(limits, user),
                               env={**os.environ, **ONE_ARENA, "HOME": home, "XDG_DATA_HOME": home})
        assert os.listdir(folder) == [], os.listdir(folder)
    return ended


def can_become_nobody():
    """Whether this is root, who is bound by few limits, and the program can be run by somebody else."""
    if os.geteuid() != 0:
        return False
    try:
        done = subprocess.run([CLI, "--version"], preexec_fn=limited(user=NOBODY), capture_output=True, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0


class Limits(unittest.TestCase):
    """What the system cuts short in the middle ends in a sentence, and leaves nothing half done."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.file = os.path.join(self.folder, "run.strata")
        self.call("run", "memory", "--region", "4K", *QUICK, "--quiet", "--format", "json", "--no-history", "--output",
                  self.file)

    def call(self, *arguments, limits=()):
        return subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False, timeout=120,
                              preexec_fn=limited(limits),
                              env={**os.environ, **ONE_ARENA, "HOME": self.folder, "XDG_DATA_HOME": self.folder})

    def test_a_file_that_may_not_grow_is_an_error_and_leaves_nothing(self):
        output = os.path.join(self.folder, "report.html")
        ended = self.call("convert", self.file, "--format", "html", "--output", output,
                          limits=[(resource.RLIMIT_FSIZE, 1024)])
        self.assertEqual(ended.returncode, 4, ended.stderr)
        self.assertIn(output, ended.stderr)
        self.assertEqual([name for name in os.listdir(self.folder) if name.endswith((".tmp", ".html"))], [])

    def test_a_run_beyond_such_a_limit_is_reported(self):
        ended = self.call("run", "memory", "--region", "4K", *QUICK, "--quiet",
                          limits=[(resource.RLIMIT_FSIZE, 20480)])
        self.assertEqual(ended.returncode, 4, ended.stderr)
        self.assertIn("MB/s", ended.stdout)
        self.assertIn("history.sqlite", ended.stderr)

    def test_memory_that_ends_is_said(self):
        # So large that a process which has just enough to be loaded has not enough to read it.
        with open(self.file, encoding="utf-8") as file:
            measured = json.load(file)
        first = measured["results"][0]
        many = 60_000
        first |= {"count": many, "clean_count": many, "samples": [first["value"]] * many, "clean": [True] * many}
        with open(self.file, "w", encoding="utf-8") as file:
            json.dump(measured, file)
        ended = set()
        for mib in range(12, 96, 6):
            done = self.call("convert", self.file, "--format", "html", limits=[(resource.RLIMIT_AS, mib * MIB)])
            if done.returncode == 127 or "shared librar" in done.stderr:
                continue  # it could not even be loaded
            self.assertIn(done.returncode, (0, 4), f"{mib} MiB: {done.returncode} {done.stderr}")
            self.assertNotIn("terminate called", done.stderr)
            if done.returncode == 4:
                self.assertTrue(done.stderr.startswith("strata-cli: "), done.stderr)
            ended.add(done.returncode)
        self.assertEqual(ended, {0, 4})


class Refusals(unittest.TestCase):
    def refused(self, *arguments, **how):
        ended = run(*arguments, **how)
        self.assertEqual(ended.returncode, 3, f"{arguments}: {ended.stderr}")
        self.assertEqual(ended.stdout, "", arguments)
        return ended.stderr

    def size_named(self, said, after):
        """What the sentence says that fits, as an option takes it."""
        found = re.search(after + r" ([0-9.]+) ([KMGT])iB", said)
        self.assertIsNotNone(found, said)
        return found[1] + found[2]

    def accepted(self, *arguments, **how):
        ended = run(*arguments, **how)
        self.assertEqual(ended.returncode, 0, f"{arguments}: {ended.stderr}")

    def test_more_than_the_address_space(self):
        limits = [(resource.RLIMIT_AS, 1500 * MIB)]
        said = self.refused("memory", "--region", "2G", *QUICK, limits=limits)
        fits = self.size_named(said, "largest buffer that fits is")
        self.accepted("memory", "--region", fits, *QUICK, limits=limits)

    def test_more_address_space_is_never_less(self):
        """The heaps of threads would take what a somewhat higher limit gives."""
        before = 0
        for most in (150, 200, 250, 300):
            said = self.refused("memory", "--region", "2G", *QUICK, "--threads", "1",
                                limits=[(resource.RLIMIT_AS, most * MIB)])
            available = re.search(r"and ([0-9.]+) MiB are available", said)
            self.assertIsNotNone(available, said)
            self.assertGreater(float(available[1]), before, f"{most} MiB")
            before = float(available[1])

    def test_more_than_the_data_limit(self):
        limits = [(resource.RLIMIT_DATA, 400 * MIB)]
        said = self.refused("memory", "--region", "2G", *QUICK, limits=limits)
        fits = self.size_named(said, "largest buffer that fits is")
        self.accepted("memory", "--region", fits, *QUICK, limits=limits)

    def test_more_stacks_than_the_address_space(self):
        limits = [(resource.RLIMIT_AS, 1500 * MIB)]
        arguments = ["memory", "--region", "4K", *QUICK, "--bind", "none"]
        said = self.refused(*arguments, "--threads", "1024", limits=limits)
        most = re.search(r"The limit is (\d+)", said)
        self.assertIsNotNone(most, said)
        self.accepted(*arguments, "--threads", most[1], limits=limits)

    def test_a_larger_file_than_any_may_be(self):
        limits = [(resource.RLIMIT_FSIZE, 3 * MIB)]
        said = self.refused("disk", "--disk-size", "4M", limits=limits)
        for profile in ("classic", "real-world"):
            self.accepted("disk", "--disk-profile", profile, "--disk-size", self.size_named(said, "the limit is"),
                          limits=limits)

    def test_a_larger_file_than_the_disk(self):
        said = self.refused("disk", "--disk-size", "60T")
        self.assertIn(os.getcwd(), said)
        self.size_named(said, "largest file that fits is")

    def test_a_folder_that_vanished(self):
        with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder, tempfile.TemporaryDirectory() as home:
            pass
        self.assertIn(folder, self.refused("disk", "--disk-dir", folder))

    def test_a_file_for_a_folder(self):
        with tempfile.NamedTemporaryFile(dir=os.getcwd()) as file:
            self.assertIn(file.name, self.refused("disk", "--disk-dir", file.name))

    def test_a_folder_that_may_not_be_written(self):
        user = NOBODY if can_become_nobody() else None
        if user is None and os.geteuid() == 0:
            self.skipTest("root may write everywhere")
        with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder, tempfile.TemporaryDirectory() as home:
            os.chmod(folder, stat.S_IRUSR | stat.S_IXUSR | stat.S_IROTH | stat.S_IXOTH)
            self.assertIn("may not write in " + folder, self.refused("disk", "--disk-dir", folder, user=user))

    def test_more_threads_than_the_user_may_have(self):
        if not can_become_nobody():
            self.skipTest("the limit counts all threads of a user: another one is needed")
        limits = [(resource.RLIMIT_NPROC, 20)]
        arguments = ["memory", "--region", "4K", *QUICK, "--bind", "none"]
        said = self.refused(*arguments, "--threads", "64", limits=limits, user=NOBODY)
        most = re.search(r"The limit is (\d+)", said)
        self.assertIsNotNone(most, said)
        self.accepted(*arguments, "--threads", most[1], limits=limits, user=NOBODY)
        self.refused(*arguments, "--threads", "64", limits=[(resource.RLIMIT_NPROC, 1)], user=NOBODY)

    def test_more_threads_of_a_row_than_the_user_may_have(self):
        if not can_become_nobody():
            self.skipTest("the limit counts all threads of a user: another one is needed")
        limits = [(resource.RLIMIT_NPROC, 12)]
        arguments = ["disk", "--disk-size", "1M", "--disk-time", "1", "--disk-pattern", "random", "--disk-block", "4K"]
        said = self.refused(*arguments, "--disk-threads", "16", limits=limits, user=NOBODY)
        most = re.search(r"The OS limit for it is (\d+)", said)
        self.assertIsNotNone(most, said)
        self.accepted(*arguments, "--disk-threads", most[1], limits=limits, user=NOBODY)


def answered(arguments, typed, surroundings):
    """Status, terminal and result of a command that asks, and of a person who types that."""
    end, terminal = pty.openpty()
    with os.fdopen(end, "r+b", buffering=0) as person:
        try:
            process = subprocess.Popen([CLI, *arguments], stdin=terminal, stdout=subprocess.PIPE, stderr=terminal,
                                       env=surroundings)
        finally:
            os.close(terminal)
        with process:
            seen = b""
            while b"[y/N]" not in seen:
                seen += person.read(4096)
            person.write(typed)
            result = process.stdout.read()
    return process.returncode, seen.decode(), result.decode()


class Question(unittest.TestCase):
    """Whether the picture of a screen that somebody uses may be disturbed."""

    def answered(self, typed):
        with tempfile.TemporaryDirectory() as home:
            return answered(["run", "framebuffer", "--no-history"], typed,
                            {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "DISPLAY": ":9"})

    def test_is_asked_before_anything_is_measured(self):
        _, seen, _ = self.answered(b"n\n")
        self.assertEqual(seen.count("The picture on the screen is disturbed"), 1)
        self.assertNotIn("1/2", seen)

    def test_anything_but_yes_is_no(self):
        for typed in (b"n\n", b"\n", b"what\n", b"\x04"):
            with self.subTest(typed):
                status, _, report = self.answered(typed)
                self.assertEqual((status, report), (3, ""))

    @unittest.skipIf(os.path.exists("/dev/fb0") or os.path.exists("/dev/dri"), "somebody may look at the screen here")
    def test_yes_goes_on(self):
        for typed in (b"y\n", b"Y\n"):
            with self.subTest(typed):
                status, _, report = self.answered(typed)
                self.assertEqual(status, 0)
                self.assertIn("FRAMEBUFFER", report)

    def test_nobody_is_asked_where_there_is_no_terminal(self):
        with tempfile.TemporaryDirectory() as home:
            ended = subprocess.run([CLI, "run", "framebuffer", "--no-history"], capture_output=True, text=True, check=False,
                                   timeout=60, stdin=subprocess.DEVNULL,
                                   env={**os.environ, "HOME": home, "XDG_DATA_HOME": home, "DISPLAY": ":9"})
        self.assertEqual((ended.returncode, ended.stdout), (2, ""))
        self.assertIn("Add --yes", " ".join(ended.stderr.split()))


class Data(unittest.TestCase):
    """Settings and history, which whoever removes the program may remove too."""

    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.folder = os.path.join(home.name, "strata")
        self.environment = {**os.environ, "HOME": home.name, "XDG_DATA_HOME": home.name}
        os.mkdir(self.folder)
        for name in ("settings.json", "window.ini", "mine.txt"):
            with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
                file.write("{}")

    def left(self):
        return sorted(os.listdir(self.folder))

    def data(self, *options):
        return subprocess.run([CLI, "data", *options], capture_output=True, text=True, check=False, timeout=60,
                              stdin=subprocess.DEVNULL, env=self.environment)

    def answered(self, typed):
        status, seen, _ = answered(["data", "--remove"], typed, self.environment)
        return status, seen

    def test_lists_what_is_kept_and_leaves_it(self):
        listed = self.data()
        self.assertEqual(listed.returncode, 0, listed.stderr)
        *files, others = listed.stdout.splitlines()
        self.assertEqual([line.split()[0] for line in files], [self.folder, "settings.json", "window.ini"])
        self.assertTrue(others.endswith(": 1"), others)
        self.assertEqual(self.left(), ["mine.txt", "settings.json", "window.ini"])

    def test_asks_before_anything_is_removed(self):
        for typed in (b"n\n", b"\n", b"\x04"):
            with self.subTest(typed):
                status, seen = self.answered(typed)
                self.assertEqual((status, self.left()), (3, ["mine.txt", "settings.json", "window.ini"]))
                self.assertIn("window.ini", seen)
        self.assertEqual(self.answered(b"y\n")[0], 0)
        self.assertEqual(self.left(), ["mine.txt"])

    def test_nobody_is_asked_where_there_is_no_terminal(self):
        ended = self.data("--remove")
        self.assertEqual((ended.returncode, ended.stdout, self.left()), (2, "", ["mine.txt", "settings.json", "window.ini"]))
        self.assertIn("Add --yes", " ".join(ended.stderr.split()))

    def test_says_what_stays(self):
        os.symlink("elsewhere.sqlite", os.path.join(self.folder, "history.sqlite"))
        ended = self.data("--remove", "--yes")
        self.assertEqual((ended.returncode, self.left()), (0, ["history.sqlite", "mine.txt"]), ended.stderr)
        removed, others = ended.stdout.splitlines()
        self.assertTrue(removed.endswith(": 2."), removed)
        self.assertTrue(others.endswith(": 2"), others)

    def test_removes_the_folder_where_nothing_else_is_left(self):
        os.remove(os.path.join(self.folder, "mine.txt"))
        ended = self.data("--remove", "--yes")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertFalse(os.path.exists(self.folder))
        again = self.data("--remove", "--yes")
        self.assertEqual(again.returncode, 0, again.stderr)
        self.assertFalse(os.path.exists(self.folder))


if __name__ == "__main__":
    unittest.main()
