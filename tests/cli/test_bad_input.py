# SPDX-License-Identifier: GPL-3.0-or-later
"""Wrong arguments of the real strata-cli: each option with each kind of wrong value.

STRATA_CLI names the program. The options are those that its help lists, so that a new one fails here until the table of
wrong_values has a row for it. Whatever is wrong: exit status 2, nothing on standard output, one line on standard error
that names the option and what is allowed, and nothing run or written.
"""

import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
import unittest

from program import CLI, environment, said
from wrong_values import BESIDES, CONFLICTS, OLDER, TABLE, all_rows, row_of

COMMANDS = ("run", "list", "machine", "history", "serve", "selftest", "data")
WITHOUT_WORDS = ("machine", "serve", "selftest", "data")
NOT_UTF8 = b"caf\xe9"


def options_of(command):
    """The long names of the options in the help of a command, with whether they take a value."""
    text = subprocess.run([CLI, command, "--help"], capture_output=True, text=True, check=True).stdout
    found = re.findall(r"^  (?:-\w, |    )(--[a-z-]+)(?: ([A-Z]+)\b)?", text, re.MULTILINE)
    return {name: bool(value) for name, value in found}


class BadInput(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = os.path.join(folder.name, "home")
        self.here = os.path.join(folder.name, "here")
        os.mkdir(self.home)
        os.mkdir(self.here)

    def run_in_empty_folder(self, arguments):
        return subprocess.run([CLI, *arguments], capture_output=True, check=False, timeout=120, cwd=self.here,
                              env=environment(self.home), stdin=subprocess.DEVNULL)

    def check(self, cases):
        """Cases are (words that the message has, arguments)."""
        self.assertGreater(len(cases), 0)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            ended = list(pool.map(self.run_in_empty_folder, [arguments for _, arguments in cases]))
        for (expected, arguments), one in zip(cases, ended):
            with self.subTest(arguments=[argument[:80] for argument in arguments]):
                self.assertEqual(one.returncode, 2, one.stderr)
                self.assertEqual(one.stdout, b"")
                message = said(one.stderr)
                self.assertRegex(message, r"\Astrata-cli: [^\n]+[.]\n\Z")
                self.assertTrue(message.isprintable() or message[:-1].isprintable(), ascii(message))
                self.assertLess(len(message), 600)
                for word in expected:
                    self.assertIn(word, message)
        self.assertEqual((os.listdir(self.here), os.listdir(self.home)), ([], []))

    def test_the_table_has_all_that_the_help_has(self):
        for command in COMMANDS:
            rows = {option: bool(row.good) for option, row in TABLE[command].items()}
            self.assertEqual(options_of(command), rows, command)
        for command, option, row in all_rows():
            with self.subTest(command=command, option=option):
                self.assertTrue(not row.good or row.takes_any_text or all(
                    (row.negative, row.overflow, row.unit, row.not_a_number, row.trailing)))
                self.assertTrue(not row.good or row.allowed)

    def test_wrong_values(self):
        cases = []
        for command, option, row in all_rows():
            for value in row.wrong_values():
                cases.append(((option, *row.allowed), [command, f"{option}={value}"]))
                if not re.match(r"-[^0-9.]", value):
                    cases.append(((option, *row.allowed), [command, option, value]))
        self.check(cases)

    def test_values_just_outside(self):
        self.check([((option, *row_of("run", option).allowed), ["run", option, value]) for option, value in BESIDES])

    def test_a_value_that_is_missing_or_empty(self):
        cases = []
        for command, option, row in all_rows():
            if not row.good:
                continue
            said = (option, *row.allowed)
            cases += [(said, [command, option]), (said, [command, option, "--help"]), (said, [command, option, "-x"]),
                      (said, [command, option, "-"]), (said, [command, option, "--"]), (said, [command, option, ""]),
                      (said, [command, f"{option}="]), (said, [command, f"{option}=", row.good])]
        self.check(cases)

    @unittest.skipIf(sys.platform == "win32", "arguments are UTF-16 there")
    def test_text_that_is_not_utf8(self):
        cases = [((b"\\xe9".decode(),), ["run", NOT_UTF8]), (("\\xe9",), [NOT_UTF8]), (("\\xe9",), [b"--" + NOT_UTF8]),
                 (("\\xe9",), ["run", b"--" + NOT_UTF8]), (("\\xff", "--label"), ["run", "--label", b"\xff"]),
                 (("\\xed", "--label"), ["run", "--label", b"\xed\xa0\x80"]),
                 (("\\xc0", "--label"), ["run", "--label", b"\xc0\x80"])]
        for command, option, row in all_rows():
            if row.good:
                cases.append(((option, "\\xe9", "UTF-8"), [command, option, NOT_UTF8]))
        self.check(cases)

    def test_what_may_be_given_once_is_given_twice(self):
        cases = []
        for command, option, row in all_rows():
            if option == "--help":
                continue
            once = [option, row.good] if row.good else [option]
            if row.most:
                cases.append(((option, "twice" if row.most == 1 else str(row.most)),
                              [command, *once * (row.most + 1)]))
        cases.append((("memory", "twice"), ["run", "memory", "disk", "memory"]))
        self.check(cases)

    def test_an_option_without_a_value_is_given_one(self):
        self.check([((option,), [command, f"{option}={value}"]) for command, option, row in all_rows() if not row.good
                    for value in ("true", "false", "0", "", "x")])

    def test_unknown_commands_options_and_words(self):
        cases = [((*COMMANDS, "--help"), []), ((*COMMANDS, "nonsense"), ["nonsense"]), (COMMANDS, ["--nonsense"]),
                 (COMMANDS, [""]), (COMMANDS, ["--"]), (COMMANDS, ["-"]), (COMMANDS, ["Run"]), (COMMANDS, ["runs"]),
                 (("--region", "run"), ["--region", "16K", "run"]), (("--quiet", "run"), ["--quiet", "run"])]
        for command in COMMANDS:
            for option in ("--nonsense", "--nonsense=1", "-x", "-hx", "--h", "-help", "--", "--formats", "--Format", "-"):
                if option != "--":
                    cases.append(((option.split("=")[0], command, "--help"), [command, option]))
        for tests in ([""], ["net"], ["Memory"], ["-5"], ["memory", "run"], ["--", "--quiet"], ["[memory]"], ["{}"]):
            cases.append((("processor", "memory", "disk"), ["run", *tests]))
        for command in WITHOUT_WORDS:
            for word in ("memory", "run", "", "-5"):
                cases.append(((word, command, "options only"), [command, word]))
        self.check(cases)

    def test_words_of_the_history(self):
        actions = ("list", "show", "export", "import", "label", "delete", "restore")
        cases = [((*actions, "nonsense"), ["history", "nonsense"]), ((*actions, "no"), ["history", ""]), ((*actions, "\\x1b"), ["history", "\x1b[31m"]),
                 (actions, ["history", "List"]), (("list",), ["history", "list", "last"]),
                 (("export RUN FILE",), ["history", "export", "last"]),
                 (("label RUN TEXT",), ["history", "label", "last", "a", "b"])]
        cases += [((f"{action} RUN",), ["history", action, *more]) for action in ("show", "delete", "restore")
                  for more in ([], [""], ["last", "last"])]
        cases += [(("import FILE",), ["history", "import", *more]) for more in ([], ["a", "b"])]
        self.check(cases)

    def test_an_option_of_another_command(self):
        cases = []
        for other, option, row in all_rows():
            for command in COMMANDS:
                if option not in TABLE[command] and option not in OLDER.get(command, {}):
                    cases.append(((option, command, other if other == "run" else ""),
                                  [command, option, *([row.good] if row.good else [])]))
        self.assertGreater(len(cases), 50)
        self.check(cases)

    def test_options_that_exclude_each_other(self):
        self.check([(expected, ["run", *arguments]) for expected, arguments in CONFLICTS])

    def test_a_refusal_does_not_measure_caches(self):
        for arguments in (["memtypes", "--op", "read"], ["memory", "--region", "none"]):
            self.check([(("leave no test to run",), ["run", *arguments])])

    def test_help_and_version_are_answers(self):
        for arguments in (["--help"], ["-h"], ["--version"], ["run", "--help"], ["run", "-h"], ["list", "--help"],
                          ["run", "memory", "--region", "16K", "--help"], ["--help", "--nonsense"]):
            with self.subTest(arguments=arguments):
                ended = self.run_in_empty_folder(arguments)
                self.assertEqual((ended.returncode, ended.stderr), (0, b""))
                self.assertGreater(len(ended.stdout), 10)


if __name__ == "__main__":
    unittest.main()
