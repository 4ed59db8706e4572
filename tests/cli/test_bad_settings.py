# SPDX-License-Identifier: GPL-3.0-or-later
"""Damaged settings files given to the real strata-cli with --settings.

STRATA_CLI names the program, STRATA_SETTINGS_SCHEMA the schema of settings files: each key that it has needs a row here.
Whatever is wrong: exit status 2, nothing on standard output, one line on standard error that names the file, the place or
the key, and what is allowed; the file stays as it is.
"""

import concurrent.futures
import json
import os
import re
import subprocess
import tempfile
import unittest

from program import CLI, data_folder, environment, said

SCHEMA = os.environ["STRATA_SETTINGS_SCHEMA"]
PLACE = re.compile(r"\(at \d+:\d+: [^)]+\)")

SECONDS = (["99 s"], [0, -1, 100], ["1", 1.5, True, [1], {}, 1e3])
# A key: what the message says is allowed, values out of range, and values of a wrong kind.
KEYS = {
    "schema": (["strata.settings/1"], ["strata.settings/0"], [1, True, [], {}, "", "strata.run/1", "strata.settings/x"]),
    "integer_s": SECONDS,
    "floating_s": SECONDS,
    "memory_s": SECONDS,
    "regions_bytes": (["128 B", "64 TiB"], [[1], [127], [(1 << 46) + 1], ["65T"]],
                      [1024, "16K", True, {}, [None], [-1], [1.5], ["16Q"], [[]], ["-1K"], ["1e5"], [""]]),
    "disk_file_bytes": (["1 MiB", "64 TiB"], [0, 1, (1 << 20) - 1, (1 << 46) + 1, "65T"],
                        [-1, 1.5, True, [], {}, "", "large", "-1M", "1e9"]),
    "disk_folders": (['["folder", ...]'], [], [".", 1, True, {}, [1], [None], [[]]]),
    "disk_profile": (["classic", "real-world", "custom"], [], ["", "Nvme", "peak", 1, True, [], {}]),
    "disk_s": SECONDS,
    "disk_read_percent": (["1", "99"], [0, -1, 100], ["70", 1.5, True, [1], {}]),
    "disk_custom": (["64 MiB"], [{"block_bytes": 511}, {"block_bytes": "65M"}],
                    ["random", 1, True, [], {"pattern": "zigzag"}, {"block_bytes": "large"}, {"queue_depth": "1"},
                     {"queue_depth": 1.5}, {"threads": True}]),
    "disk_zeros": (["true", "false"], [], ["yes", "true", 0, 1, [], {}]),
    "network_peers": (["host"], [], ["desk", 1, True, {}, [1], [None], [[]], [""], ["a b"], ["desk:0"], ["desk:65536"],
                                     ["http://desk"], ["[::1"], ["*"]]),
    "network_s": SECONDS,
    "sustained_min": (["1", "120"], [0, -1, 121], ["1", 1.5, True, [1], {}]),
    "network_streams": (["1", "64"], [0, -1, 65], ["1", 1.5, True, [1], {}]),
    "threads": (["1", "1024"], [0, -1, 1025], ["", "all", "1", 1.5, True, [1], {}]),
    "affinity": (["spread", "close", "cores", "none", "0,2,4-7"], ["65536", "2147483647", "0-65536"],
                 ["", "everywhere", "1,", 0, True, [0], {}]),
    "bind": (["spread", "close", "cores", "none", "0,2,4-7"], ["65536", "2147483647", "0-65536"],
             ["", "everywhere", "1,", 0, True, [0], {}]),
    "core_kind": (["performance", "efficient", "low-power"], ["all", "each"], ["", "slow", 0, True, [], {}]),
    "stop_when_precise": (["true", "false"], [], ["yes", "true", 0, 1, [], {}]),
    "history": (["true", "false"], [], ["yes", "true", 0, 1, [], {}]),
}
HUGE = (10 ** 30, -(10 ** 30), (1 << 64) - 1, 1 << 63, -(1 << 63), "9" * 400)
GOOD = {"schema": "strata.settings/1", "integer_s": 3, "regions_bytes": [16384, "64M"], "disk_folders": ["a", "b"],
        "threads": "auto", "bind": "0", "stop_when_precise": False, "history": False}


class BadSettings(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.home = os.path.join(self.folder, "home")
        os.mkdir(self.home)

    def file(self, content, name="given.json"):
        path = os.path.join(self.folder, name)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return path

    def given(self, path, *more, **options):
        # No region is left to measure, so that a file that is taken runs nothing either.
        return subprocess.run([CLI, "run", "memory", "--settings", path, "--region", "none", *more], capture_output=True,
                              check=False, timeout=120, env=environment(self.home),
                              cwd=self.home, stdin=subprocess.DEVNULL, **options)

    def check_message(self, ended, path, expected):
        self.assertEqual(ended.returncode, 2, ended.stderr)
        self.assertEqual(ended.stdout, b"")
        message = said(ended.stderr)
        self.assertRegex(message, r"\Astrata-cli: --settings [^\n]+[.]\n\Z")
        self.assertTrue(message[:-1].isprintable(), ascii(message))
        for word in (path, *expected):
            self.assertIn(word, message)
        return message

    def check(self, cases):
        """Cases are (what the file holds, words of the message)."""
        paths = [self.file(content, f"{number}.json") for number, (content, _) in enumerate(cases)]
        before = sorted(os.listdir(self.folder))
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            ended = list(pool.map(self.given, paths))
        for (content, expected), path, one in zip(cases, paths, ended):
            with self.subTest(content=content[:100]):
                message = self.check_message(one, path, expected)
                if "not valid JSON" in message:
                    self.assertRegex(message, PLACE)
                with open(path, "rb") as file:
                    self.assertEqual(file.read(), content if isinstance(content, bytes) else content.encode())
        self.assertEqual((sorted(os.listdir(self.folder)), os.listdir(self.home)), (before, []))

    def test_each_key_of_the_schema_has_a_row(self):
        with open(SCHEMA, encoding="utf-8") as file:
            self.assertEqual(set(json.load(file)["properties"]), set(KEYS))

    def test_each_key_with_wrong_values(self):
        cases = []
        for key, (allowed, outside, wrong) in KEYS.items():
            for value in (*outside, *wrong, None, *HUGE):
                # Beside a key that is in order, so that the message has to tell them apart.
                other = "threads" if key != "threads" else "integer_s"
                cases.append((json.dumps({other: 1, key: value}), [key, *allowed]))
        self.check(cases)

    def test_numbers_that_nothing_holds(self):
        self.check([(f'{{"{key}": 1e999}}', ["1e999"]) for key in KEYS])

    def test_each_key_given_twice(self):
        self.check([(f'{{\n"{key}": {json.dumps(GOOD.get(key, 2))},\n"{key}": {json.dumps(GOOD.get(key, 2))}}}',
                     [key, "given twice", "3:"]) for key in KEYS])

    def test_a_file_cut_short_anywhere(self):
        text = json.dumps(GOOD, indent=1)
        self.check([(text[:length], ["valid JSON"]) for length in range(0, len(text), 7)])

    def test_what_is_no_settings_file(self):
        self.check([
            ("", ["1:1"]), (" \n\n", ["3:"]), ("[]", ["settings", '{ "key": value, ... }']), ("null", ["settings"]),
            ("1", ["settings"]), ('"text"', ["settings"]), ("{} {}", ["1:4"]), ("{'threads': 1}", ["1:2"]),
            ('{"threads": 1,}', ["1:15"]), ("{threads: 1}", ["1:3"]), ('{"threads": 01}', ["1:14"]),
            ('{"threads": +1}', ["1:13"]), ('{"threads": NaN}', ["1:13"]), ('// no\n{"threads": 1}', ["1:"]),
            ("threads = 1\n", ["1:"]), ("<settings/>", ["1:1"]),
            ("[" * 100000, ["1:65", "64 deep"]), ('{"a":' * 65 + "1" + "}" * 65, ["64 deep"]),
            ('{\n"threads": 1,\n"bind": "spread" "close"}', ["3:"]),
            (b'{"bind": "\xff"}', ["1:11"]), (b'{"disk_folders": ["caf\xe9"]}', ["UTF-8"]),
            (b'{"disk_folders": ["\xed\xa0\x80"]}', ["UTF-8"]), ('{"bind": "\\ud800"}', ["1:"]),
            (b'{"threads": 1}\x00', ["1:15", "zero"]), (b'{"threads": 1}\n\x00{"bind": 1}', ["2:1", "zero"]), (b"\x00" * 1000, ["1:1"]), (b"\x7fELF\x02\x01\x01", ["1:1"]),
            ('{"threads": 1}'.encode("utf-16"), ["1:1"]), ('{"threads": 1}'.encode("utf-16-le"), ["1:2"]),
            (b'{"threads\x01": 1}', ["1:10"]), ('{"\\u001b[31m": 1, "\\u001b[31m": 1}', ["\\u001b", "given twice"]),
            ('{"schema": "strata.settings/2"}', ["strata.settings/2", "newer"]),
            ('{"schema": "strata.settings/2", "threads": "not of ours"}', ["strata.settings/2", "newer"]),
            (b" " * (1 << 20) + b"{}", ["1 MiB"]),
        ])

    def test_a_file_of_a_hundred_megabytes(self):
        path = os.path.join(self.folder, "large.json")
        with open(path, "wb") as file:
            file.truncate(100_000_000)
        self.check_message(self.given(path), path, ["1 MiB"])

    def test_paths_that_are_no_file(self):
        self.check_message(self.given(self.home), self.home, ["read"])
        missing = os.path.join(self.folder, "missing.json")
        self.check_message(self.given(missing), missing, ["does not exist"])
        below = os.path.join(self.file("{}"), "below.json")
        self.check_message(self.given(below), below, [])
        odd = os.path.join(self.folder, "a\n\x1b[31mb")
        self.check_message(self.given(odd), "a\\x0a\\x1b[31mb", ["does not exist"])
        long = os.path.join(self.folder, "x" * 5000)
        self.check_message(self.given(long), long, [])
        if os.path.exists("/dev/zero"):
            self.check_message(self.given("/dev/zero"), "/dev/zero", ["1 MiB"])
            self.check_message(self.given("/dev/null"), "/dev/null", ["1:1"])

    @unittest.skipIf(os.name == "nt", "permissions are others there")
    def test_a_file_that_may_not_be_read(self):
        path = self.file("{}")
        os.chmod(path, 0)
        options = {}
        if os.geteuid() == 0:
            # Root may read all: ask as nobody, where nobody may start the program at all.
            import pwd  # which Windows lacks
            options = {"user": pwd.getpwnam("nobody").pw_uid}
            os.chmod(self.folder, 0o755)
            try:
                subprocess.run([CLI, "--version"], check=True, capture_output=True, cwd="/", **options)
            except (OSError, subprocess.CalledProcessError):
                self.skipTest("root may read all, and nobody may not start the program")
        self.check_message(self.given(path, **options), path, ["ermission"])

    def taken(self, content):
        """What is said of a file that is taken: that there is nothing to run with it comes last."""
        ended = self.given(self.file(content))
        lines = ended.stderr.decode().splitlines()
        self.assertEqual((ended.returncode, ended.stdout), (2, b""), ended.stderr)
        self.assertIn("leave no test to run", lines[-1])
        return lines[:-1]

    def test_files_of_other_editors_are_taken(self):
        text = json.dumps(GOOD, indent=1)
        for content in (b"\xef\xbb\xbf" + text.encode(), text.replace("\n", "\r\n"), text + "\n\n", text.replace(" ", "\t"),
                        "{}", '{"threads": 1}'):
            with self.subTest(content=content[:20]):
                self.assertEqual(self.taken(content), [])

    def test_unknown_keys_are_said_and_the_run_goes_on(self):
        said = self.taken('{"thread": 3, "threads": 2, "colour": {"of": "the sky"}}')
        self.assertEqual(len(said), 1)
        for word in ("--settings", self.folder, "thread, colour", "spelling"):
            self.assertIn(word, said[0])

    def test_an_option_that_is_wrong_comes_first(self):
        ended = self.given(os.path.join(self.folder, "missing.json"), "--threads", "x")
        self.assertIn("--threads", ended.stderr.decode())
        self.assertNotIn("missing.json", ended.stderr.decode())

    def test_wrong_options_leave_damaged_saved_settings_where_they_are(self):
        saved = os.path.join(data_folder(self.home), "settings.json")
        os.makedirs(os.path.dirname(saved))
        with open(saved, "w", encoding="utf-8") as file:
            file.write("{")
        for wrong in (["--threads", "x"], ["--region", "auto", "--region", "none"], ["processor", "--region", "1K"]):
            ended = subprocess.run([CLI, "run", *wrong], capture_output=True, check=False, cwd=self.folder,
                                   env=environment(self.home))
            self.assertEqual(ended.returncode, 2)
            self.assertEqual(os.listdir(os.path.dirname(saved)), ["settings.json"])


if __name__ == "__main__":
    unittest.main()
