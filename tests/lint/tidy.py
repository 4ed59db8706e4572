#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy on our sources, and only on those that changed since they were last found clean.

    tidy.py BUILD-FOLDER CACHE-FOLDER [FOLDER…]

With folders, sources outside them are left alone.

What a file's verdict depends on is hashed: the checks, the compile command, and the content of the file and of each
header of ours that it includes. Ours are included by their path from the root, so nothing need be compiled first.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

REQUIREMENTS = pathlib.Path(__file__).with_name("requirements.txt")
OF_DEBIAN = "clang-tidy-19"
FOLDERS = ("app", "core", "kernels", "tests")
# Warnings of the compiler are left to the build with Clang.
EXTRA = ["--extra-arg=-w"]
INCLUDE = re.compile(rb'^#include "([^"]+)"', re.MULTILINE)


def installed(venv: pathlib.Path) -> str:
    """The clang-tidy of requirements.txt, put into that folder. From version 22 on it leaves the system's headers
    unread, and takes a third of the time. Where no package index answers: that of Debian."""
    noted = venv / REQUIREMENTS.name
    if not noted.exists() or noted.read_bytes() != REQUIREMENTS.read_bytes():
        shutil.rmtree(venv, ignore_errors=True)
        pip = [venv / "bin" / "python", "-m", "pip", "--quiet", "--disable-pip-version-check"]
        for command in ([sys.executable, "-m", "venv", venv], [*pip, "install", "--requirement", REQUIREMENTS]):
            if subprocess.run(command, check=False).returncode != 0:
                print(f"{REQUIREMENTS.name} could not be installed; going on with {OF_DEBIAN}", flush=True)
                return OF_DEBIAN
        noted.write_bytes(REQUIREMENTS.read_bytes())
    return str(venv / "bin" / "clang-tidy")


def without_precompiled(command: str) -> str:
    """The command without precompiled headers: those of another compiler cannot be read, and a source is to name itself
    what it uses."""
    kept: list[str] = []
    for word in shlex.split(command):
        if kept and kept[-1] == "-include" and pathlib.Path(word).stem == "cmake_pch":
            kept.pop()
        elif word not in ("-Winvalid-pch", "-fpch-preprocess"):
            kept.append(word)
    return shlex.join(kept)


def sources_in(entry: dict, root: pathlib.Path) -> list[pathlib.Path]:
    """The sources of ours that an entry of the compile database is of: one, or those that a batch of CMake includes."""
    path = pathlib.Path(entry["file"])
    paths = [path]
    if path.parent.name == "Unity":
        paths = [root / name.decode() for name in INCLUDE.findall(path.read_bytes())]
    return [path for path in paths if path.is_relative_to(root) and path.relative_to(root).parts[0] in FOLDERS]


def our_commands(build: pathlib.Path, root: pathlib.Path) -> list[dict]:
    """The entries of the compile database with sources of ours, without precompiled headers. Sources that several
    programs are built from are there once."""
    commands: dict[tuple[pathlib.Path, ...], dict] = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        if sources := tuple(sources_in(entry, root)):
            commands.setdefault(sources, entry | {"command": without_precompiled(entry["command"])})
    return list(commands.values())


def our_headers(source: pathlib.Path, root: pathlib.Path, known: dict[pathlib.Path, set[pathlib.Path]]) -> set[pathlib.Path]:
    """What the source includes of ours, directly or not. What is known so far is added to `known`."""
    if source not in known:
        known[source] = set()
        for name in INCLUDE.findall(source.read_bytes()):
            header = root / name.decode()
            if header.is_file():
                known[source] |= {header} | our_headers(header, root, known)
    return known[source]


def verdict_key(entry: dict, headers: set[pathlib.Path], common: bytes) -> str:
    digest = hashlib.sha256(common)
    digest.update(entry["command"].encode())
    for path in sorted({pathlib.Path(entry["file"]), *headers}):
        digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def tidy(program: str, entry: dict, database: str) -> tuple[int, str]:
    command = [program, "-p", database, "--quiet", *EXTRA, entry["file"]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + (done.stderr if done.returncode else "")


def main() -> int:
    root = pathlib.Path.cwd().resolve()
    build, cache, *folders = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    cache.mkdir(parents=True, exist_ok=True)
    program = installed(build.parent / "lint-venv")
    version = subprocess.run([program, "--version"], capture_output=True, check=True).stdout
    common = version + (root / ".clang-tidy").read_bytes() + " ".join(EXTRA).encode()
    headers: dict[pathlib.Path, set[pathlib.Path]] = {}

    commands = our_commands(build, root)
    keys = {}
    for entry in commands:
        included = our_headers(pathlib.Path(entry["file"]), root, headers)
        keys[entry["file"]] = (verdict_key(entry, included, common), entry)
    if not keys:
        print("tidy: no source of ours in the compile database", file=sys.stderr)
        return 1
    wanted = {key for key, _ in keys.values()}
    for stale in cache.iterdir():
        if stale.name not in wanted:
            stale.unlink()

    asked = [(key, entry) for key, entry in keys.values()
             if not folders or any(source.is_relative_to(folder) for source in sources_in(entry, root) for folder in folders)]
    todo = [(key, entry) for key, entry in asked if not (cache / key).exists()]
    print(f"{len(asked)} files, {len(asked) - len(todo)} unchanged since they were clean", flush=True)
    failed = 0
    with (tempfile.TemporaryDirectory() as database,
          concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool):
        pathlib.Path(database, "compile_commands.json").write_text(json.dumps(commands))
        running = {pool.submit(tidy, program, entry, database): (key, entry) for key, entry in todo}
        for future in concurrent.futures.as_completed(running):
            key, entry = running[future]
            status, output = future.result()
            if status == 0:
                (cache / key).touch()
            else:
                failed += 1
                print(output, flush=True)
    if failed:
        print(f"{failed} of {len(asked)} files have findings", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
