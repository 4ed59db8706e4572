#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks every file that is, or is about to be, under version control.

    check_files.py ROOT

Sources carry the licence in their first lines, text ends in a newline and holds no carriage return or trailing blank,
Python compiles, no file names a folder of somebody's machine, and none is what a merge or a patch leaves behind.
"""

import pathlib
import re
import subprocess
import sys

# These files are outputs of other programs, kept byte for byte.
OF_OTHERS = "tests/golden/peers/"
LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later"
SOURCE_SUFFIXES = {".cpp", ".h", ".py", ".cmake", ".sh", ".in"}
SOURCE_NAMES = {"CMakeLists.txt"}
BINARY_SUFFIXES = {".png", ".ico", ".icns", ".qm", ".gz", ".sqlite"}
LEFT_BEHIND = {".orig", ".rej"}
# Inputs that a fuzzer made up: any bytes.
FUZZED = "tests/fuzz/corpus/"
# A folder of a person, not a name that happens to end alike, such as "resources/home/".
MACHINE_PATH = re.compile(r"(?<![\w.}$>-])(?:/(?:home|Users|root|work)/\w|[A-Za-z]:\\{1,2}Users\\)")
# The invented people of our samples and tests.
ALLOWED_PATHS = re.compile(r"/(?:home|Users)/ada\b|[A-Z]:\\{1,2}Users\\{1,2}a b\b")


def is_source(path: str, text: str) -> bool:
    name = pathlib.PurePath(path)
    return name.suffix in SOURCE_SUFFIXES or name.name in SOURCE_NAMES or text.startswith("#!")


def findings(path: str, content: bytes) -> list[str]:
    """What is wrong with one file, one sentence each."""
    if pathlib.PurePath(path).suffix in BINARY_SUFFIXES or path.startswith(FUZZED):
        return []
    try:
        text = content.decode()
    except UnicodeDecodeError:
        return [f"{path}: is not UTF-8"]
    found = []
    if pathlib.PurePath(path).suffix in LEFT_BEHIND:
        found.append(f"{path}: was left behind by a merge or a patch")
    lines = text.split("\n")
    if is_source(path, text) and not any(LICENCE in line for line in lines[:3]):
        found.append(f"{path}: lacks '{LICENCE}' in its first three lines")
    if text and not text.endswith("\n"):
        found.append(f"{path}: does not end in a newline")
    for number, line in enumerate(lines, 1):
        if "\r" in line:
            found.append(f"{path}:{number}: carriage return")
        elif line != line.rstrip() and not path.endswith(".md") and not path.startswith(OF_OTHERS):
            found.append(f"{path}:{number}: trailing blank")
        for match in MACHINE_PATH.finditer(line):
            if not ALLOWED_PATHS.match(line, match.start()):
                found.append(f"{path}:{number}: names a folder of one machine: {line.strip()[:80]}")
    if path.endswith(".py") or lines[0].startswith("#!") and "python" in lines[0]:
        try:
            compile(text, path, "exec")
        except SyntaxError as error:
            found.append(f"{path}:{error.lineno}: {error.msg}")
    return found


def main() -> int:
    root = pathlib.Path(sys.argv[1])
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root, capture_output=True, check=True).stdout.decode()
    names = sorted({name for name in listing.split("\0") if name and (root / name).is_file()})
    found = [finding for name in names for finding in findings(name, (root / name).read_bytes())]
    print("\n".join(found) if found else f"{len(names)} files")
    return 1 if found or not names else 0


if __name__ == "__main__":
    sys.exit(main())
