#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
import unittest

from check_files import LICENCE, findings

HEAD = f"// {LICENCE}\n"


class CheckFiles(unittest.TestCase):
    def test_a_clean_source_has_no_finding(self):
        self.assertEqual(findings("core/a.cpp", (HEAD + "int a;\n").encode()), [])

    def test_a_source_without_the_licence_is_found(self):
        self.assertIn("lacks", findings("core/a.h", b"int a;\n")[0])

    def test_a_script_without_suffix_is_a_source(self):
        self.assertIn("lacks", findings("dev", b"#!/usr/bin/env bash\necho\n")[0])

    def test_prose_needs_no_licence(self):
        self.assertEqual(findings("README.md", b"# Strata\n"), [])

    def test_ends_and_blanks(self):
        self.assertIn("newline", findings("a.txt", b"a")[0])
        self.assertIn("trailing", findings("a.txt", b"a \n")[0])
        self.assertIn("carriage", findings("a.txt", b"a\r\n")[0])

    def test_python_must_compile(self):
        self.assertEqual(len(findings("a.py", f"# {LICENCE}\ndef f(:\n".encode())), 1)

    def test_folders_of_one_machine_are_found(self):
        # Put together here, so that this file is clean itself.
        for path in ("/" + "home/ann/x", "see /" + "root/y", "/" + "Users/ann", "C:\\" + "Users\\ann"):
            self.assertIn("one machine", findings("a.txt", (path + "\n").encode())[0], path)

    def test_ordinary_folders_are_not(self):
        for path in ("/usr/lib/x", "app/home/y", "${root}/" + "home/ann", "/home/ada/bench", "framework/x"):
            self.assertEqual(findings("a.txt", (path + "\n").encode()), [], path)

    def test_what_a_fuzzer_made_up_may_be_anything(self):
        self.assertEqual(findings("tests/fuzz/corpus/settings/a", b"\xff\r"), [])
        self.assertNotEqual(findings("tests/fuzz/dictionaries/settings.txt", b"\xff\r"), [])

    def test_what_a_patch_leaves_behind_is_found(self):
        for path in ("a.txt.orig", "a.txt.rej"):
            self.assertIn("left behind", findings(path, b"a\n")[0])
        self.assertEqual(findings("original.txt", b"a\n"), [])

    def test_other_encodings_are_found(self):
        self.assertIn("UTF-8", findings("a.txt", b"\xff\xfe\n")[0])


if __name__ == "__main__":
    unittest.main()
