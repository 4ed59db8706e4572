#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the packages of the systems are made from: valid, of one mind about run files, and of one version."""

import hashlib
import os
import pathlib
import plistlib
import re
import shlex
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

SOURCE = pathlib.Path(os.environ["STRATA_SOURCE"])
VERSION = os.environ["STRATA_VERSION"]
PACKAGING = SOURCE / "packaging"
MIME_NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
# Beside CMakeLists.txt these name versions because they tell their history; other tests look whether it is this one.
HISTORIES = {"packaging/linux/org.strata_bench.Strata.metainfo.xml"}
# Arch reads a version from this file alone.
PKGBUILD = "packaging/linux/arch/PKGBUILD"
BINARY = {".png", ".ico", ".icns"}
PNG = b"\x89PNG\r\n\x1a\n"


def read(path: str) -> str:
    return (SOURCE / path).read_text(encoding="utf-8")


def png_size(picture: bytes) -> tuple[int, int]:
    """Width and height, by the PNG specification: they begin the first chunk."""
    if picture[:8] != PNG:
        raise ValueError("no PNG")
    return struct.unpack_from(">II", picture, 16)


def languages() -> list[str]:
    """The codes of the languages that the window speaks."""
    return [line.split()[0] for line in read("translations/languages.txt").splitlines()]


def assigned(script: str, name: str) -> list[str]:
    """The words that a script of the shell gives a variable, at the beginning of a line or indented, as a list or alone."""
    value = re.search(rf"^ *{name}=(?:\(([^)]*)\)|(.*)$)", script, re.MULTILINE)
    return shlex.split(value[1] or value[2])


def release_notes(version: str, *sources: str) -> str:
    """What CHANGELOG.md says of that version; with the address of its sources what release.yml publishes."""
    return subprocess.run([sys.executable, "-B", PACKAGING / "release-notes", version, *sources], capture_output=True,
                          check=True, encoding="utf-8").stdout


def published() -> set[str]:
    """The files that release.yml publishes: what each job of build.yml leaves in dist, under the names that the scripts
    of its system give them."""
    jobs = dict(re.findall(r"^  ([\w-]+):\n(.*?)(?=^  [\w-]+:\n|\Z)", read(".github/workflows/build.yml").split("\njobs:\n")[1],
                           re.MULTILINE | re.DOTALL))
    given = dict(re.findall(r"set\((CPACK_\w+) (\S+)\)", read("cmake/StrataPackage.cmake")))
    found = {"SHA256SUMS"}
    for job, (debian, rpm) in {"linux": ("amd64", "x86_64"), "linux-arm64": ("arm64", "aarch64")}.items():
        copied = re.search(r"^ +cp (.*?) dist/$", jobs[job], re.MULTILINE | re.DOTALL)[1]
        for name in (pathlib.PurePosixPath(path).name for path in copied.replace("\\\n", " ").split()):
            if name == "*.deb":
                found |= {f"{given[f'CPACK_DEBIAN_{part}_PACKAGE_NAME']}_{VERSION}-{given['CPACK_DEBIAN_PACKAGE_RELEASE']}"
                          f"_{debian}.deb" for part in ("CLI", "WINDOW")}
            elif name == "*.rpm":
                # Debian, where they are made, has no suffix for the release of the distribution.
                found |= {f"{given[f'CPACK_RPM_{part}_PACKAGE_NAME']}-{VERSION}-{given['CPACK_RPM_PACKAGE_RELEASE']}.{rpm}.rpm"
                          for part in ("CLI", "WINDOW")}
            else:
                found.add(name.replace("*", VERSION))
    found.add(re.search(r"^ +bundle: (\S+)$", jobs["flatpak"], re.MULTILINE)[1])
    for system in ("windows", "macos"):
        script = read(f"packaging/{system}/package")
        stem = re.search(r"^name=(\S+)$", script, re.MULTILINE)[1].replace("$version", VERSION)
        found |= {stem + ending for ending in re.findall(r"\$name([\w.-]*\.(?:dmg|exe|zip))\b", script)}
    uploading = {job for job, steps in jobs.items() if "uses: actions/upload-artifact" in steps}
    if uploading != {"linux", "linux-arm64", "flatpak", "windows", "macos"}:
        raise AssertionError(f"a job whose files are not looked at: {uploading}")
    return found


def project_licence() -> str:
    return xml.etree.ElementTree.parse(PACKAGING / "linux/org.strata_bench.Strata.metainfo.xml").getroot().findtext(
        "project_license")


class Packaging(unittest.TestCase):
    def setUp(self) -> None:
        kind = xml.etree.ElementTree.parse(PACKAGING / "linux/org.strata_bench.Strata.mime.xml").getroot()[0]
        self.media_type = kind.get("type")
        self.suffix = kind.find(f"{MIME_NAMESPACE}glob").get("pattern").removeprefix("*.")

    def bundle(self) -> dict:
        """The Info.plist as CMake fills it in."""
        values = {"PROJECT_VERSION": VERSION, "MACOSX_BUNDLE_EXECUTABLE_NAME": "Strata",
                  "STRATA_BUNDLE_LANGUAGES": "".join(f"<string>{language}</string>" for language in languages())}
        text = re.sub(r"\$\{(\w+)\}", lambda match: values[match[1]], read("packaging/macos/Info.plist.in"))
        return plistlib.loads(text.encode())

    def test_bundle_is_of_this_version_and_opens_run_files(self) -> None:
        bundle = self.bundle()
        self.assertEqual((bundle["CFBundleVersion"], bundle["CFBundleShortVersionString"]), (VERSION, VERSION))
        declared = bundle["UTExportedTypeDeclarations"][0]
        self.assertEqual(bundle["CFBundleDocumentTypes"][0]["LSItemContentTypes"], [declared["UTTypeIdentifier"]])
        self.assertEqual(declared["UTTypeTagSpecification"],
                         {"public.filename-extension": [self.suffix], "public.mime-type": [self.media_type]})
        self.assertTrue((SOURCE / "resources/icons" / bundle["CFBundleIconFile"]).is_file())

    def test_bundle_names_the_languages_of_the_window(self) -> None:
        self.assertEqual(self.bundle()["CFBundleLocalizations"], languages())

    def test_all_are_of_one_mind_about_the_oldest_macos(self) -> None:
        oldest = self.bundle()["LSMinimumSystemVersion"]
        for path, pattern in {"packaging/cross/dependencies": r"-macos\.([\d.]+)\"",
                              "packaging/macos/check-library": r'OLDEST = "([\d.]+)"',
                              ".github/workflows/build.yml": r"MACOSX_DEPLOYMENT_TARGET: '([\d.]+)'"}.items():
            self.assertEqual(re.findall(pattern, read(path)), [oldest], path)

    def test_the_flatpak_is_made_in_the_runtime_that_it_names(self) -> None:
        runtime = re.findall(r"^runtime-version: '([\d.]+)'$",
                             read("packaging/linux/flatpak/org.strata_bench.Strata.yaml"), re.MULTILINE)
        self.assertEqual(re.findall(r"flatpak-github-actions:kde-([\d.]+)$", read(".github/workflows/build.yml"),
                                    re.MULTILINE), runtime)
        self.assertEqual(len(runtime), 1)

    def test_the_flatpak_takes_each_library_by_its_checksum(self) -> None:
        modules = read("packaging/linux/flatpak/org.strata_bench.Strata.yaml").split("\n  - name: ")[1:]
        self.assertEqual(modules[-1].splitlines()[0], "strata")
        for module in modules[:-1]:
            sources = re.findall(r"- type: (\w+)\n +url: (\S+)\n +sha256: (\S+)$", module, re.MULTILINE)
            self.assertEqual([(kind, url[:8]) for kind, url, _ in sources], [("archive", "https://")], module)
            self.assertRegex(sources[0][2], r"^[0-9a-f]{64}$")

    def of_release(self, *url: str) -> str:
        with tempfile.TemporaryDirectory() as folder:
            tarball = pathlib.Path(folder) / f"strata-{VERSION}.tar.gz"
            tarball.write_bytes(b"sources")
            return subprocess.run([sys.executable, "-B", PACKAGING / "linux/flatpak/of-release", tarball, *url], check=True,
                                  capture_output=True, encoding="utf-8").stdout

    def test_flathub_gets_the_tarball_by_its_checksum(self) -> None:
        checksum = hashlib.sha256(b"sources").hexdigest()
        own = read("packaging/linux/flatpak/org.strata_bench.Strata.yaml").splitlines()
        for url, place in (((), f"path: strata-{VERSION}.tar.gz"),
                           (("https://example.org/v1/",), f"url: https://example.org/v1/strata-{VERSION}.tar.gz")):
            with self.subTest(url=url):
                lines = self.of_release(*url).splitlines()
                self.assertEqual(lines[-4:], ["    sources:", "      - type: archive", f"        {place}",
                                              f"        sha256: {checksum}"])
                # Nothing else differs, and no tree is left.
                self.assertEqual(lines[:-4], own[:len(lines) - 4])
                self.assertNotIn("type: dir", "\n".join(lines))

    def test_developer_is_named_alike_for_old_and_new_readers(self) -> None:
        root = xml.etree.ElementTree.parse(PACKAGING / "linux/org.strata_bench.Strata.metainfo.xml").getroot()
        self.assertEqual(root.findtext("developer/name"), root.findtext("developer_name"))
        self.assertTrue(root.find("developer").get("id"))

    def test_arch_builds_this_version_under_this_licence(self) -> None:
        text = read(PKGBUILD)
        self.assertEqual(assigned(text, "pkgver"), [VERSION])
        self.assertEqual(assigned(text, "license"), [project_licence()])
        self.assertEqual(assigned(text, "pkgname"), ["strata-cli", "strata"])
        self.assertEqual(sorted(re.findall(r"^package_([\w-]+)\(\)", text, re.MULTILINE)), ["strata", "strata-cli"])

    @unittest.skipUnless(os.name == "posix" and shutil.which("bash"), "no bash here")
    def test_arch_gets_a_script_that_bash_reads(self) -> None:
        done = subprocess.run(["bash", "-n", SOURCE / PKGBUILD], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_arch_needs_the_packages_of_its_list(self) -> None:
        text = read(PKGBUILD)
        lines = read("packaging/packages/elsewhere/arch.txt").splitlines()
        listed = {line.split()[0] for line in lines if not line.startswith("#") and not line.endswith("# tests")}
        built_with = assigned(text, "makedepends")
        # Packages of Arch's base-devel are not named.
        self.assertEqual(set(built_with), listed - {"gcc", "pkgconf"})
        self.assertEqual(built_with, sorted(built_with))
        for package in ("strata-cli", "strata"):
            body = re.search(rf"^package_{package}\(\) {{\n(.*?)^}}", text, re.MULTILINE | re.DOTALL)[1]
            needed = assigned(body, "depends")
            self.assertEqual(needed, sorted(needed))
            self.assertLessEqual(set(needed) - {"gcc-libs", "glibc", "hicolor-icon-theme"}, listed)
            self.assertEqual({name for name in needed if name.startswith("qt6-")},
                             {"qt6-base", "qt6-charts", "qt6-svg"} if package == "strata" else set())

    def test_rpms_are_under_this_licence(self) -> None:
        self.assertEqual(re.findall(r"set\(CPACK_RPM_PACKAGE_LICENSE (\S+)\)", read("cmake/StrataPackage.cmake")),
                         [project_licence()])

    def test_packages_name_all_that_is_measured(self) -> None:
        told = assigned(read(PKGBUILD), "pkgdesc")[0]
        summaries = re.findall(r'(?:DESCRIPTION|PACKAGE)_SUMMARY "(.*?)(?: \(command line\))?"', read("cmake/StrataPackage.cmake"))
        self.assertEqual([summary[0].upper() + summary[1:] for summary in summaries], [told] * 3)
        for part in ("processor", "caches", "memory", "disk", "network"):
            self.assertIn(part, told)

    def test_manual_pages_name_the_files_that_the_programs_keep(self) -> None:
        names = {name for path in (SOURCE / "core/files").glob("*_file.cpp")
                 for name in re.findall(r'pathOf\(\*folder\) / "([\w-]+\.json)"', path.read_text(encoding="utf-8"))}
        names |= set(re.findall(r'Name = "([\w-]+\.(?:ini|sqlite))"', read("core/history/stored_data.h") + read("core/history/history.h")))
        self.assertLessEqual({"settings.json", "machine.json", "window.ini", "history.sqlite"}, names)
        of_the_window = {"window.ini", "before-after.json"}
        for page, kept in (("strata", names), ("strata-cli", names - of_the_window)):
            named = re.findall(r"^\.TP\n\.I \$XDG_DATA_HOME/strata/(\S+)$", read(f"packaging/linux/man/{page}.1.in"), re.MULTILINE)
            self.assertEqual(sorted(named), sorted(kept), page)

    def test_manual_pages_name_the_folder_of_the_self_test(self) -> None:
        self.assertIn("temp_directory_path", read("core/selftest/self_test.cpp"))
        for page in ("strata", "strata-cli"):
            self.assertIn("\n.B TMPDIR\n", read(f"packaging/linux/man/{page}.1.in"))

    def test_metainfo_and_changelog_are_of_one_mind_about_the_release(self) -> None:
        version, date = re.search(r"^## (\S+) — (\S+)$", read("CHANGELOG.md"), re.MULTILINE).groups()
        metainfo = xml.etree.ElementTree.parse(PACKAGING / "linux/org.strata_bench.Strata.metainfo.xml").getroot()
        newest = metainfo.find("releases/release")
        self.assertEqual((version, newest.get("version")), (VERSION, VERSION))
        # Shops hide what is called a development release.
        if date == "unreleased":
            self.assertEqual(newest.get("type"), "development")
        else:
            self.assertEqual((newest.get("type"), newest.get("date")), (None, date))

    def test_metainfo_tells_the_head_of_the_changelog_in_each_language(self) -> None:
        head = release_notes(VERSION).split("\n### ")[0].strip()
        # What the page of a release sets in italics, shops show without: names of the window stand in quotes there.
        paragraph, *items = re.split(r"\n+(?:- )?", re.sub(r"\*([^*]+)\*", r'"\1"', head).replace("`", ""))
        metainfo = xml.etree.ElementTree.parse(PACKAGING / "linux/org.strata_bench.Strata.metainfo.xml").getroot()
        told = {}
        for line in metainfo.find("releases/release/description").iter():
            if line.tag in ("p", "li"):
                told.setdefault(line.get("{http://www.w3.org/XML/1998/namespace}lang", "en"), []).append(
                    (line.tag, " ".join(line.text.split())))
        self.assertEqual(told["en"], [("p", paragraph), *(("li", item) for item in items)])
        self.assertEqual(set(told), set(languages()))
        for language, lines in told.items():
            self.assertEqual([tag for tag, _ in lines], [tag for tag, _ in told["en"]], language)
            for (_, line), (_, english) in zip(lines, told["en"]):
                self.assertEqual(len(re.findall(r'"[^"]+"|„[^“]+“|“[^”]+”|«[^»]+»|「[^」]+」', line)),
                                 len(re.findall(r'"[^"]+"', english)), line)

    def test_release_is_told_by_what_the_program_is_and_does(self) -> None:
        notes = release_notes(VERSION)
        self.assertEqual(re.findall(r"^#+ .*$", notes, re.MULTILINE)[0], "### Added")
        self.assertNotIn("\n## ", notes)
        # Nobody had the builds before the first release.
        if len(re.findall(r"^## \S+ — ", read("CHANGELOG.md"), re.MULTILINE)) == 1:
            self.assertEqual(re.findall(r"^#+ .*$", notes, re.MULTILINE), ["### Added"])

    def test_release_has_no_notes_of_a_version_that_the_changelog_does_not_know(self) -> None:
        done = subprocess.run([sys.executable, "-B", PACKAGING / "release-notes", "0.0.1"], capture_output=True, text=True,
                              check=False)
        self.assertEqual((done.returncode, done.stdout), (1, ""))

    def test_release_tells_first_what_it_is_then_what_to_take(self) -> None:
        self.assertIn('packaging/release-notes "${TAG#v}" "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/blob/$TAG" >notes.md\n',
                      read(".github/workflows/release.yml"))
        notes = release_notes(VERSION, "https://example.org/of/v1/")
        self.assertEqual(re.findall(r"^#+ .*$", notes, re.MULTILINE)[:2], ["### Download", "### Added"])
        # But for that part they are what the changelog says.
        self.assertEqual(re.sub(r"\n### Download\n.*?(?=\n### )", "", notes, flags=re.DOTALL), release_notes(VERSION))
        self.assertNotRegex(notes, r"@\w+@")

    def test_release_names_each_file_that_it_has_and_no_other(self) -> None:
        notes = release_notes(VERSION, "https://example.org/of/v1").split("\n### ")[1]
        named = set(re.findall(r"`((?:PKGBUILD|SHA256SUMS|\S+\.(?:deb|rpm|exe|zip|dmg|gz|flatpak|yaml)))`", notes))
        self.assertEqual(named, published())

    def test_what_others_build_from_is_checked_before_it_is_published(self) -> None:
        steps = read(".github/workflows/build.yml")
        places = [steps.find(step) for step in ("run: ./dev package\n", "run: packaging/linux/check-sources build/package\n",
                                                "build/package/PKGBUILD")]
        self.assertNotIn(-1, places)
        self.assertEqual(places, sorted(places))

    def test_release_leads_to_help_that_is_there(self) -> None:
        linked = re.findall(r"\]\(https://example\.org/of/v1/([^)]+)\)", release_notes(VERSION, "https://example.org/of/v1"))
        self.assertGreater(len(linked), 2)
        for path in linked:
            self.assertTrue((SOURCE / path).is_file(), path)

    def test_release_and_readme_are_of_one_mind_about_what_was_tried(self) -> None:
        notes = read("packaging/download.md")
        self.assertIn(f"macOS {self.bundle()['LSMinimumSystemVersion'].removesuffix('.0')} or newer", notes)
        for said in ("under Wine, not yet on Windows itself", "(qemu), not yet on hardware", "built and linked, never run"):
            self.assertIn(said, notes)
            self.assertIn(said, read("README.md"))

    @unittest.skipUnless(os.name == "posix", "a closed pipe is another error elsewhere")
    def test_notes_end_quietly_where_nobody_reads_on(self) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        done = subprocess.run([sys.executable, "-B", PACKAGING / "release-notes", VERSION], stdout=writing,
                              stderr=subprocess.PIPE, text=True, check=False)
        os.close(writing)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_bundle_asks_for_nothing(self) -> None:
        entitlements = plistlib.loads((PACKAGING / "macos/Strata.entitlements").read_bytes())
        self.assertEqual([key for key, value in entitlements.items() if value], [])

    def test_bundle_says_why_it_wants_the_network(self) -> None:
        self.assertRegex(self.bundle()["NSLocalNetworkUsageDescription"], r"network test.*\.$")

    def test_installer_of_windows_means_the_same_run_files(self) -> None:
        script = read("packaging/windows/strata.nsi")
        self.assertEqual(set(re.findall(r'"Content Type" "(.*)"', script)), {self.media_type})
        self.assertEqual(set(re.findall(r'"\$\{CLASSES\}\\(\.\w+)"', script)), {f".{self.suffix}"})

    def test_icon_of_windows_has_every_size_it_names(self) -> None:
        content = (SOURCE / "resources/icons/strata.ico").read_bytes()
        reserved, kind, count = struct.unpack_from("<HHH", content)
        self.assertEqual((reserved, kind), (0, 1))
        sizes = []
        for index in range(count):
            width, height, _, _, _, bits, length, offset = struct.unpack_from("<BBBBHHII", content, 6 + 16 * index)
            self.assertEqual(png_size(content[offset:offset + length]), (width or 256, height or 256))
            self.assertEqual(bits, 32)
            sizes.append(width or 256)
        self.assertTrue({16, 32, 48, 256} <= set(sizes), sizes)

    def test_icon_of_macos_has_every_size_it_names(self) -> None:
        content = (SOURCE / "resources/icons/strata.icns").read_bytes()
        self.assertEqual((content[:4], struct.unpack_from(">I", content, 4)[0]), (b"icns", len(content)))
        sizes = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic11": 32,
                 b"ic12": 64, b"ic13": 256, b"ic14": 512}
        found, position = set(), 8
        while position < len(content):
            kind, length = content[position:position + 4], struct.unpack_from(">I", content, position + 4)[0]
            self.assertEqual(png_size(content[position + 8:position + length]), (sizes[kind],) * 2)
            found.add(kind)
            position += length
        self.assertEqual(found, set(sizes))

    def test_version_is_said_once(self) -> None:
        """CMakeLists.txt says it. What makes packages takes it from there."""
        files = [path for folder in ("packaging", "cmake", "core", "app", ".github") for path in (SOURCE / folder).rglob("*")
                 if path.is_file() and path.suffix not in BINARY]
        files.append(SOURCE / "vcpkg.json")
        naming = {path.relative_to(SOURCE).as_posix() for path in files
                  if re.search(rf"(?<![\d.]){re.escape(VERSION)}(?![\d.])", path.read_text(encoding="utf-8"))}
        self.assertEqual(naming - HISTORIES - {PKGBUILD}, set())
        self.assertEqual(len(re.findall(rf"^  VERSION {re.escape(VERSION)}$", read("CMakeLists.txt"), re.MULTILINE)), 1)


if __name__ == "__main__":
    unittest.main()
