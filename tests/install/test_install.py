#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs into a folder of its own and checks what is there, with the tools that desktops and shops use.

Needs desktop-file-validate, appstreamcli with its part compose, update-mime-database, man, and the shells bash, fish and zsh.
"""

import configparser
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

BUILD = os.environ["STRATA_BUILD"]
CLI = os.environ["STRATA_CLI"]
SOURCE = pathlib.Path(os.environ["STRATA_SOURCE"])
VERSION = os.environ["STRATA_VERSION"]
CMAKE = os.environ["CMAKE_COMMAND"]

FILES = (
    "share/bash-completion/completions/strata-cli",
    "share/fish/vendor_completions.d/strata-cli.fish",
    "share/zsh/site-functions/_strata-cli",
    "bin/strata",
    "bin/strata-cli",
    "share/applications/strata.desktop",
    "share/doc/strata-cli/CHANGELOG.md",
    "share/doc/strata-cli/LICENSE",
    "share/doc/strata-cli/README.md",
    "share/doc/strata/CHANGELOG.md",
    "share/doc/strata/LICENSE",
    "share/doc/strata/README.md",
    "share/icons/hicolor/scalable/apps/strata.svg",
    "share/metainfo/org.strata_bench.Strata.metainfo.xml",
    "share/mime/packages/org.strata_bench.Strata.mime.xml",
)
PAGES = ("strata.1", "strata-cli.1")
RUN_TYPE = "application/vnd.strata-bench.run+json"
LANGUAGES = [line.split()[0] for line in (SOURCE / "translations" / "languages.txt").read_text(encoding="utf-8").splitlines()
             if not line.startswith("en ")]


MANUALS = sorted(f"share/man/{place}man1/{page}" for place in ("", *(f"{language}/" for language in LANGUAGES)) for page in PAGES)


def run(*command: object, **keywords: object) -> subprocess.CompletedProcess[str]:
    keywords.setdefault("env", {**os.environ, "LC_ALL": "C.UTF-8"})
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, **keywords)


def plain(roff: str) -> str:
    """A manual page without its font marks, hyphens as they are typed."""
    return re.sub(r"\\f[BIRP]", "", roff).replace(r"\-", "-")


def skeleton(roff: str) -> list[str]:
    """What does not change with the language: paragraphs and lists, what an entry is of, and the options that are mentioned."""
    parts: list[str] = []
    mentioned: set[str] = set()
    lines = roff.splitlines()
    for line, following in zip(lines, [*lines[1:], ""]):
        if not re.match(r"\.(SH|SS|TP|RS|RE|IP|PP|nf|fi|EX|EE)\b", line):
            mentioned |= options_in(plain(line))
            continue
        parts += [*sorted(mentioned), line.split()[0]]
        mentioned = set()
        # An example's title is prose.
        if line == ".TP" and following.startswith("."):
            parts.append(" ".join(following.split()[:2]))
    return [*parts, *sorted(mentioned)]


def options_in(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text))


class InstallTest(unittest.TestCase):
    prefix: pathlib.Path
    stage: tempfile.TemporaryDirectory

    @classmethod
    def setUpClass(cls) -> None:
        # A blank in the path: the desktop file has to quote it.
        cls.stage = tempfile.TemporaryDirectory(prefix="strata install ")
        cls.prefix = pathlib.Path(cls.stage.name) / "prefix"
        done = run(CMAKE, "--install", BUILD, "--prefix", cls.prefix)
        if done.returncode != 0:
            raise AssertionError(done.stdout + done.stderr)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.stage.cleanup()

    def read(self, path: str) -> str:
        return (self.prefix / path).read_text(encoding="utf-8")

    def entry(self, root: pathlib.Path) -> configparser.SectionProxy:
        parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
        parser.optionxform = str  # keys are as they are written
        parser.read(root / "share/applications/strata.desktop", encoding="utf-8")
        return parser["Desktop Entry"]

    def assert_valid(self, *command: object) -> None:
        self.assertIsNotNone(shutil.which(str(command[0])), f"{command[0]} is not installed")
        done = run(*command)
        self.assertEqual((done.returncode, done.stdout + done.stderr if done.returncode else ""), (0, ""))

    def test_places_these_files_and_no_others(self) -> None:
        found = sorted(path.relative_to(self.prefix).as_posix()
                       for path in self.prefix.rglob("*") if path.is_file())
        self.assertEqual(found, sorted([*FILES, *MANUALS]))

    def test_installed_programs_run(self) -> None:
        done = run(self.prefix / "bin/strata-cli", "--version")
        self.assertEqual((done.returncode, done.stdout.splitlines()[0]), (0, f"Strata {VERSION}"))
        self.assertTrue(os.access(self.prefix / "bin/strata", os.X_OK))

    def test_desktop_file_is_valid_and_starts_an_installed_program(self) -> None:
        path = self.prefix / "share/applications/strata.desktop"
        self.assert_valid("desktop-file-validate", path)
        entry = self.entry(self.prefix)
        self.assertEqual(shlex.split(entry["Exec"]), [str(self.prefix / "bin/strata"), "%F"])
        self.assertTrue((self.prefix / f"share/icons/hicolor/scalable/apps/{entry['Icon']}.svg").is_file())

    def test_desktop_file_names_the_program_alone_where_desktops_look(self) -> None:
        for prefix in ("/usr", "/usr/local"):
            with self.subTest(prefix), tempfile.TemporaryDirectory() as stage:
                done = run(CMAKE, "--install", BUILD, "--prefix", prefix,
                           env={**os.environ, "DESTDIR": stage})
                self.assertEqual(done.returncode, 0, done.stderr)
                root = pathlib.Path(stage + prefix)
                self.assertEqual(self.entry(root)["Exec"], "strata %F")
                self.assertTrue((root / "bin/strata").is_file())

    def test_run_files_are_known_and_opened_by_the_window(self) -> None:
        self.assertEqual(self.entry(self.prefix)["MimeType"], RUN_TYPE + ";")
        database = pathlib.Path(self.stage.name) / "mime"
        shutil.copytree(self.prefix / "share/mime", database)
        self.assert_valid("update-mime-database", "-V", database)
        self.assertIn(f"{RUN_TYPE}:*.strata\n", (database / "globs").read_text())
        self.assertIn(RUN_TYPE, self.read("share/metainfo/org.strata_bench.Strata.metainfo.xml"))

    def test_desktop_file_is_translated(self) -> None:
        entry = self.entry(self.prefix)
        for key in ("GenericName", "Comment", "Keywords"):
            for language in LANGUAGES:
                self.assertTrue(entry.get(f"{key}[{language}]"), f"{key}[{language}]")

    def test_metainfo_is_valid_and_of_this_version(self) -> None:
        path = self.prefix / "share/metainfo/org.strata_bench.Strata.metainfo.xml"
        self.assert_valid("appstreamcli", "validate", "--no-net", path)
        root = xml.etree.ElementTree.parse(path).getroot()
        self.assertEqual(root.findtext("launchable"), "strata.desktop")
        # The desktop file has it. Flatpak gives it another name there, but would leave the old one here.
        self.assertIsNone(root.find("icon"))
        self.assertEqual(root.find("releases/release").get("version"), VERSION)
        for binary in root.findall("provides/binary"):
            self.assertTrue((self.prefix / "bin" / binary.text).is_file(), binary.text)

    def test_a_catalogue_finds_the_icon_under_the_name_that_flatpak_gives_it(self) -> None:
        stage = pathlib.Path(self.stage.name) / "renamed"
        share = stage / "usr/share"
        shutil.copytree(self.prefix / "share", share)
        own = "org.strata_bench.Strata"
        for icon in list((share / "icons").rglob("strata.*")):
            icon.rename(icon.with_name(own + icon.suffix))
        for old, new, changes in (("applications/strata.desktop", f"applications/{own}.desktop", ("Icon=strata", f"Icon={own}")),
                                  (f"metainfo/{own}.metainfo.xml", f"metainfo/{own}.metainfo.xml",
                                   (">strata.desktop<", f">{own}.desktop<"))):
            text = (share / old).read_text()
            self.assertIn(changes[0], text)
            (share / old).unlink()
            (share / new).write_text(text.replace(*changes))
        self.assert_valid("appstreamcli", "compose", "--origin=test", "--prefix=/usr", f"--result-root={stage}", stage)

    def test_shells_take_what_completes_their_lines(self) -> None:
        self.assert_valid("bash", "-n", self.prefix / "share/bash-completion/completions/strata-cli")
        self.assert_valid("zsh", "-n", self.prefix / "share/zsh/site-functions/_strata-cli")
        self.assert_valid("fish", "--no-execute", self.prefix / "share/fish/vendor_completions.d/strata-cli.fish")

    def test_zsh_knows_the_command_of_a_sourced_script(self) -> None:
        done = run("zsh", "-fc", "autoload -U compinit; compinit -D -u; source \"$0\"; print $_comps[strata-cli]",
                   self.prefix / "share/zsh/site-functions/_strata-cli")
        self.assertEqual((done.returncode, done.stdout), (0, "_strata_cli\n"), done.stderr)

    def test_zsh_finds_the_script_in_its_folder(self) -> None:
        done = run("zsh", "-fc", "fpath=(\"$0\" $fpath); autoload -U compinit; compinit -D -u; print $_comps[strata-cli]",
                   self.prefix / "share/zsh/site-functions")
        self.assertEqual((done.returncode, done.stdout), (0, "_strata-cli\n"), done.stderr)

    def test_bash_of_macos_is_enough(self) -> None:
        script = self.read("share/bash-completion/completions/strata-cli")
        for newer in ("mapfile", "readarray", "declare -A"):
            self.assertNotIn(newer, script)

    def bash_offers(self, *words: str, folder: pathlib.Path | None = None) -> list[str]:
        """What bash offers for the last of the words."""
        script = ("source \"$0\"; compopt() { :; }; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); "
                  "_strata_cli strata-cli \"${COMP_WORDS[-1]}\" \"${COMP_WORDS[-2]}\"; printf '%s\\n' \"${COMPREPLY[@]}\"")
        done = run("bash", "-c", script, self.prefix / "share/bash-completion/completions/strata-cli", "strata-cli",
                   *words, cwd=folder)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout.split("\n")[:-1]

    def test_bash_offers_commands_options_choices_and_files(self) -> None:
        self.assertEqual(self.bash_offers("com"), ["compare", "completion"])
        self.assertEqual(self.bash_offers("run", "--sw"), ["--sweep"])
        self.assertEqual(self.bash_offers("run", "--sweep", ""), ["levels", "quick", "full"])
        self.assertEqual(self.bash_offers("run", "mem"), ["memory", "memtypes", "membench"])
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "my run.strata").touch()
            self.assertEqual(self.bash_offers("convert", "my", folder=pathlib.Path(folder)), ["my run.strata"])

    def test_fish_offers_the_same(self) -> None:
        script = self.prefix / "share/fish/vendor_completions.d/strata-cli.fish"
        done = run("fish", "--no-config", "-c", f"source '{script}'; complete -C 'strata-cli run --sweep '")
        self.assertEqual([line.split("\t")[0] for line in done.stdout.splitlines()], ["full", "levels", "quick"])

    def test_changelog_begins_with_this_version(self) -> None:
        first = re.search(r"^## (\S+)", self.read("share/doc/strata/CHANGELOG.md"), re.MULTILINE)
        self.assertEqual(first[1], VERSION)

    def test_manual_pages_have_no_warning(self) -> None:
        self.assertIsNotNone(shutil.which("man"), "man is not installed")
        for place in MANUALS:
            done = run("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", self.prefix / place)
            self.assertEqual((done.returncode, done.stderr), (0, ""), place)
            self.assertIn(f'"Strata {VERSION}"', self.read(place))

    def test_manual_pages_tell_the_same_in_each_language(self) -> None:
        for page in PAGES:
            english = skeleton(self.read(f"share/man/man1/{page}"))
            self.assertGreater(len(english), 10)
            for language in LANGUAGES:
                self.assertEqual(skeleton(self.read(f"share/man/{language}/man1/{page}")), english, language)

    def test_manual_page_has_every_option_and_command_and_no_others(self) -> None:
        help_texts = [run(CLI, "--help").stdout]
        commands = re.findall(r"^  ([a-z]+) {2,}\S", help_texts[0], re.MULTILINE)
        self.assertIn("run", commands)
        help_texts += [run(CLI, command, "--help").stdout for command in commands]
        page = plain(self.read("share/man/man1/strata-cli.1"))
        offered = options_in("\n".join(help_texts))
        self.assertEqual(offered - options_in(page), set())
        # Older names are taken, though help does not offer them.
        for older in options_in(page) - offered:
            said = [run(CLI, command, older, "--help").stderr for command in commands]
            self.assertTrue(any("no such option" not in one for one in said), older)
        for command in commands:
            self.assertRegex(page, rf"(?m)^\.B {command}$")

    def test_icon_is_the_programs_own(self) -> None:
        self.assertEqual(self.read("share/icons/hicolor/scalable/apps/strata.svg"),
                         (SOURCE / "resources/icons/strata.svg").read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
