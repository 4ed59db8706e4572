#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-window-syntax looks through every source that Windows has, as the build was told to, and through no other. The
compiler of this system stands in for the one for Windows."""

import contextlib
import importlib.machinery
import importlib.util
import io
import json
import os
import pathlib
import sys
import tempfile
import unittest
import unittest.mock

SCRIPT = os.environ["STRATA_CHECK_WINDOW_SYNTAX"]

GOOD = "int good(long value) { return value > 0; }\n"
BAD = "int bad( { return 0; }\n"
NARROWS = "short narrow(long value) { return value; }\n"
TOLD = "-DTOLD=1 -Wconversion -fcf-protection=full -O3 -D_FORTIFY_SOURCE=3"


def load():
    loader = importlib.machinery.SourceFileLoader("check_window_syntax", SCRIPT)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


class CheckWindowSyntax(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.build = self.root / "build"
        self.script = load()
        self.script.WINDOW = self.root / "app" / "gui"
        self.script.COMPILER = os.environ["CXX"]
        self.script.PREFIX = self.root / "prefix"

    def write(self, name: str, text: str) -> pathlib.Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def check(self, built: dict[str, str], beside: dict[str, str] | None = None) -> tuple[int, str]:
        """The status and what was said, of sources that the build has and others that only lie there."""
        commands = [{"file": str(self.write(name, text)), "command": f"c++ {TOLD} -o x.o -c {name}"}
                    for name, text in built.items()]
        for name, text in (beside or {}).items():
            self.write(name, text)
        self.write("build/compile_commands.json", json.dumps(commands))
        said = io.StringIO()
        with (unittest.mock.patch.object(sys, "argv", [SCRIPT, str(self.build)]), contextlib.redirect_stdout(said),
              contextlib.redirect_stderr(said)):
            return self.script.main(), said.getvalue()

    def test_sources_without_errors_pass(self) -> None:
        status, said = self.check({"app/gui/one.cpp": GOOD, "app/gui/pages/two.cpp": GOOD})
        self.assertEqual((status, said), (0, "2 sources of the window for Windows, 0 with errors\n"))

    def test_an_error_and_a_warning_are_found(self) -> None:
        status, said = self.check({"app/gui/one.cpp": GOOD, "app/gui/two.cpp": BAD, "app/gui/three.cpp": NARROWS})
        self.assertEqual(status, 1)
        self.assertIn("two.cpp:1:", said)
        self.assertIn("three.cpp:1:", said)
        self.assertIn("3 sources of the window for Windows, 2 with errors", said)

    def test_what_moc_made_is_looked_through(self) -> None:
        made = "build/app/gui/strata_gui_autogen/mocs_compilation.cpp"
        self.assertEqual(self.check({"app/gui/one.cpp": GOOD, made: BAD})[0], 1)

    def test_sources_of_other_parts_are_left_out(self) -> None:
        status, said = self.check({"app/gui/one.cpp": GOOD, "core/two.cpp": BAD, "tests/gui/three.cpp": BAD})
        self.assertEqual((status, said[:2]), (0, "1 "))

    def test_sources_for_windows_take_the_place_of_those_for_this_system(self) -> None:
        status, said = self.check({"app/gui/one.cpp": GOOD, "app/gui/two_posix.cpp": BAD},
                                  {"app/gui/two_windows.cpp": GOOD})
        self.assertEqual((status, said[:2]), (0, "2 "))
        self.assertEqual(self.check({"app/gui/one.cpp": GOOD}, {"app/gui/two_windows.cpp": BAD})[0], 1)

    def test_no_build_of_the_window_is_said(self) -> None:
        self.assertEqual(self.check({"core/two.cpp": GOOD})[0], 2)
        (self.build / "compile_commands.json").unlink()
        with unittest.mock.patch.object(sys, "argv", [SCRIPT, str(self.build)]), \
                contextlib.redirect_stderr(io.StringIO()):
            self.assertEqual(self.script.main(), 2)

    def test_what_is_of_this_system_is_not_told_to_the_compiler_for_windows(self) -> None:
        told = ("c++ -DA=1 -D_FORTIFY_SOURCE=3 -U_FORTIFY_SOURCE -I/x -isystem /qt/mkspecs/linux-g++ -isystem /qt -O3 "
                "-Wall -Werror -fcf-protection=full -fPIC -std=c++20 -o x.o -c x.cpp")
        self.assertEqual(self.script.options(told),
                         ["-DA=1", "-I/x", "-isystem", "/qt/mkspecs/win32-g++", "-isystem", "/qt", "-Wall", "-Werror",
                          "-std=c++20"])


if __name__ == "__main__":
    unittest.main()
