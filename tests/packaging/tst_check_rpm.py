#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/linux/rpm/check tells an RPM from the Debian package of the same build, and requirements from what is linked."""

import contextlib
import importlib.machinery
import importlib.util
import io
import os
import pathlib
import sys
import tempfile
import unittest
import unittest.mock

SCRIPT = os.environ["STRATA_CHECK_RPM"]

OF_DEB = {"/usr/bin/strata-cli": b"program", "/usr/share/man/man1/strata-cli.1.gz": b"page",
          "/usr/share/doc/strata-cli/copyright": b"of Debian", "/usr/share/doc/strata-cli/changelog.gz": b"packed",
          "/usr/share/doc/strata-cli/changelog.Debian.gz": b"packed", "/usr/share/doc/strata-cli/README.md": b"read",
          "/usr/share/zsh/vendor-completions/_strata-cli": b"words"}
OF_RPM = {"/usr/bin/strata-cli": b"program", "/usr/share/man/man1/strata-cli.1.gz": b"page",
          "/usr/share/doc/strata-cli/CHANGELOG.md": b"plain", "/usr/share/doc/strata-cli/README.md": b"read",
          "/usr/share/licenses/strata-cli/LICENSE": b"licence", "/usr/share/zsh/site-functions/_strata-cli": b"words"}
REQUIREMENTS = """libc.so.6()(64bit)
libc.so.6(GLIBC_2.34)(64bit)
libfmt.so.9()(64bit)
rpmlib(PayloadIsZstd) <= 5.4.18-1
rtld(GNU_HASH)
"""
READELF = """ 0x0000000000000001 (NEEDED)             Shared library: [libfmt.so.9]
 0x0000000000000001 (NEEDED)             Shared library: [libc.so.6]
 0x000000000000000e (SONAME)             Library soname: [none.so]
"""
NAMES = "/usr/bin/strata-cli|\n/usr/share/man/man1/strata-cli.1.gz|\n/usr/share/man/de/man1/strata-cli.1.gz|de\n"
FOLDERS = ("-rwxr-xr-x /usr/bin/strata-cli\ndrwxr-xr-x /usr/share/doc/strata-cli\n"
           "drwxr-xr-x /usr/share/licenses/strata-cli\n")


def load():
    loader = importlib.machinery.SourceFileLoader("check_rpm", SCRIPT)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


class CheckRpm(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.script = load()
        self.answers = {"%{NAME}": "strata-cli", "%{LICENSE}": "GPL-3.0-or-later", "--requires": REQUIREMENTS,
                        "--recommends": "", "%{FILENAMES}|": NAMES, "%{FILEMODES": FOLDERS, "readelf": READELF,
                        "dpkg-deb": "strata-cli\n"}
        self.script.said = self.said
        self.script.unpacked_rpm = lambda package, folder: self.written(folder, OF_RPM)
        self.script.unpacked_deb = lambda package, folder: self.written(folder, OF_DEB)

    def said(self, *command: object, **_: object) -> str:
        return next(answer for part, answer in self.answers.items() if part in " ".join(str(word) for word in command))

    @staticmethod
    def written(folder: pathlib.Path, files: dict[str, bytes]) -> pathlib.Path:
        for path, content in files.items():
            place = folder / path[1:]
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
        return folder

    def check(self) -> tuple[int, str]:
        """The status, and what was complained of."""
        for name in ("strata-cli.rpm", "strata-cli.deb"):
            (self.root / name).touch()
        said = io.StringIO()
        with (unittest.mock.patch.object(sys, "argv", [SCRIPT, str(self.root)]), contextlib.redirect_stderr(said),
              contextlib.redirect_stdout(io.StringIO())):
            return self.script.main(), said.getvalue()

    def assert_found(self, finding: str) -> None:
        self.assertEqual(self.check(), (1, f"strata-cli.rpm: {finding}\n"))

    def test_packages_that_differ_as_their_kinds_do_pass(self) -> None:
        self.assertEqual(self.check(), (0, ""))

    def test_files_of_one_package_alone_and_other_bytes_are_found(self) -> None:
        self.assertEqual(self.script.compared({**OF_RPM, "/usr/bin/more": b""}, OF_DEB),
                         ["/usr/bin/more: the RPM alone has it"])
        self.assertEqual(self.script.compared(OF_RPM, {**OF_DEB, "/usr/bin/more": b""}),
                         ["/usr/bin/more: the Debian package alone has it"])
        self.assertEqual(self.script.compared({**OF_RPM, "/usr/bin/strata-cli": b"other"}, OF_DEB),
                         ["/usr/bin/strata-cli: differs between the packages"])

    def test_a_library_too_many_and_one_too_few_are_found(self) -> None:
        self.answers["--requires"] = REQUIREMENTS + "libm.so.6()(64bit)\n"
        self.assert_found("requires libm.so.6, with which no program is linked")
        self.answers["--requires"] = "libc.so.6()(64bit)\n"
        self.assert_found("does not require libfmt.so.9")

    def test_a_folder_of_other_packages_is_found(self) -> None:
        self.answers["%{FILEMODES"] = FOLDERS + "drwxr-xr-x /usr/share/man\n"
        self.assert_found("owns the folders ['/usr/share/doc/strata-cli', '/usr/share/licenses/strata-cli', "
                          "'/usr/share/man'], not ['/usr/share/doc/strata-cli', '/usr/share/licenses/strata-cli']")

    def test_a_page_without_the_mark_of_its_language_is_found(self) -> None:
        self.answers["%{FILENAMES}|"] = NAMES.replace("|de", "|")
        self.assert_found("/usr/share/man/de/man1/strata-cli.1.gz: is marked as of the language ''")

    def test_other_recommendations_and_licences_are_found(self) -> None:
        self.answers["--recommends"] = "strata\n"
        self.assert_found("does not recommend just []")
        self.answers.update({"--recommends": "", "%{LICENSE}": "unknown"})
        self.assert_found("is under unknown, not GPL-3.0-or-later")

    def test_a_kind_that_lacks_a_package_is_told(self) -> None:
        self.answers["dpkg-deb"] = "strata\n"
        self.assertEqual(self.check(), (1, "check: RPMs of ['strata-cli'], Debian packages of ['strata']\n"))


if __name__ == "__main__":
    unittest.main()
