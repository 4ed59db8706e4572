#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What CMake's release preset says where a library is missing or too old, and that neither Qt nor git is needed where they
have no part. STRATA_SOURCE is the source tree, STRATA_GUI whether this build has the window."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

SOURCE = pathlib.Path(os.environ["STRATA_SOURCE"])
WITH_WINDOW = os.environ["STRATA_GUI"]
# What pkg-config tells of: its name there, a version that is too old, and what is to be said.
HWLOC = ("hwloc", "2.8.9", "hwloc 2.9 or newer (Debian: libhwloc-dev)")
LIBURING = ("liburing", "2.2", "liburing 2.3 or newer (Debian: liburing-dev)")
LIBSODIUM = ("libsodium", "1.0.17", "libsodium 1.0.18 or newer (Debian: libsodium-dev)")
NO_QT = "-DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON"


def missing(said):
    """The lines that the error lists, and what is said below them."""
    found = re.search(r"Strata cannot be built yet\.\s+Missing are:\n\n((?:    .*\n)+)\n((?:  .*\n)+)", said)
    if not found:
        raise AssertionError(said)
    return [line.strip() for line in found[1].splitlines()], " ".join(found[2].split())


class Configure(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.build = self.folder / "build"

    def configure(self, *options, source=SOURCE, **environment):
        """The status, and all that was said. Within a test the compiler is looked at once, libraries each time."""
        ended = subprocess.run(["cmake", "--preset", "release", "-B", self.build, "-U__pkg_config_checked_*",
                                "-DSTRATA_TESTS=OFF", *options], cwd=source, env={**os.environ, **environment},
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        return ended.returncode, ended.stdout

    def refused(self, *options, **environment):
        status, said = self.configure(*options, **environment)
        self.assertNotEqual(status, 0, said)
        return missing(said)

    def test_each_library_that_is_missing_or_too_old_is_named_with_its_package(self):
        for module, too_old, line in (HWLOC, LIBURING, LIBSODIUM):
            with self.subTest(module=module):
                folder = self.folder / module
                folder.mkdir()
                (folder / f"{module}.pc").write_text(f"Name: {module}\nDescription: of old\nVersion: {too_old}\n",
                                                     encoding="ascii")
                lines, below = self.refused("-DSTRATA_GUI=OFF", PKG_CONFIG_PATH=str(folder))
                self.assertEqual(lines, [line])
                self.assertRegex(below, r"^Install them and configure again\..*packaging/packages\.$")
                self.assertNotIn("Qt", below)
        self.assertEqual(self.refused("-DSTRATA_GUI=OFF", "-DCMAKE_DISABLE_FIND_PACKAGE_SQLite3=ON")[0],
                         ["SQLite 3 (Debian: libsqlite3-dev)"])

    def test_without_qt_each_part_is_named_and_so_is_what_can_be_built(self):
        lines, below = self.refused("-DSTRATA_GUI=ON", NO_QT)
        self.assertEqual({line.split(" (")[0] for line in lines},
                         {f"Qt 6.4 or newer, {part}"
                          for part in ("Core", "Gui", "Widgets", "Charts", "Svg", "LinguistTools")})
        self.assertIn("The command line alone needs no Qt: -DSTRATA_GUI=OFF.", below)

    def test_all_that_is_missing_is_told_at_once_with_packages_that_dev_installs(self):
        nothing = {"PKG_CONFIG_LIBDIR": str(self.folder), "PKG_CONFIG_PATH": ""}
        packages = ("SQLite3", "fmt", "nlohmann_json", "Boost", "CLI11", "GTest", "Qt6")
        lines, _ = self.refused("-DSTRATA_GUI=ON", "-DSTRATA_TESTS=ON", "-DASIO_INCLUDE_DIR=ASIO_INCLUDE_DIR-NOTFOUND",
                                *(f"-DCMAKE_DISABLE_FIND_PACKAGE_{name}=ON" for name in packages), **nothing)
        for _, _, line in (HWLOC, LIBURING, LIBSODIUM):
            self.assertIn(line, lines)
        named = {name for line in lines for name in re.split(", | and ", re.search(r"Debian: (.*)\)$", line)[1])}
        lists = [(SOURCE / "packaging/packages" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
                 for name in ("build", "gui", "tests")]
        installed = {line.split()[0] for lines in lists for line in lines if line and not line.startswith("#")}
        self.assertEqual(named - installed, set())
        self.assertLessEqual({"libsqlite3-dev", "qt6-base-dev", "libgtest-dev"}, named)

    def test_without_pkg_config_that_is_said(self):
        status, said = self.configure("-DPKG_CONFIG_EXECUTABLE=PKG_CONFIG_EXECUTABLE-NOTFOUND",
                                      "-DCMAKE_DISABLE_FIND_PACKAGE_PkgConfig=ON")
        self.assertNotEqual(status, 0, said)
        self.assertIn("pkg-config is missing (Debian: pkg-config)", " ".join(said.split()))

    def test_the_command_line_needs_no_qt(self):
        status, said = self.configure("-DSTRATA_GUI=OFF", NO_QT)
        self.assertEqual(status, 0, said)

    def test_a_tree_without_git_is_configured_and_its_build_calls_none(self):
        tree = self.folder / "strata-of-a-tarball"
        shutil.copytree(SOURCE, tree, ignore=lambda folder, names: [
            name for name in names if name in (".git", "__pycache__") or (name == "build" and folder == str(SOURCE))])
        programs = self.folder / "programs"
        programs.mkdir()
        called = self.folder / "called"
        (programs / "git").write_text(f"#!/bin/sh\necho \"$@\" >>'{called}'\nexit 1\n", encoding="ascii")
        (programs / "git").chmod(0o755)
        status, said = self.configure(f"-DSTRATA_GUI={WITH_WINDOW}", source=tree,
                                      PATH=f"{programs}:{os.environ['PATH']}")
        self.assertEqual(status, 0, said)
        self.assertFalse(called.exists())
        commands = subprocess.run(["ninja", "-C", self.build, "-t", "commands"], capture_output=True, text=True,
                                  check=True).stdout
        self.assertIn("strata-cli", commands)
        self.assertNotRegex(commands, r"(^|[ /;&])git ")


if __name__ == "__main__":
    unittest.main()
