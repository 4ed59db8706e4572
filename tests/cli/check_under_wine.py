#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_under_wine.py EMULATOR PROGRAM: what the Windows build says of memory and CPUs under Wine, what it does with
folders of all names, and what a console shows of its texts. Wine keeps all memory cached whatever it is asked for,
gives large pages to nobody, and binds threads as Linux does. It takes paths of any length in any form: that ours have
the form which Windows wants is for the tests of core/files to find."""

import contextlib
import fcntl
import json
import os
import pathlib
import pty
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import termios

QUICK = ["--preset", "default", "--region", "256K", "--quiet", "--format", "json"]
REFUSED = 3


def run(*arguments):
    return subprocess.run([*sys.argv[1:3], "run", *arguments, *QUICK], capture_output=True, text=True, check=False)


def cells_of(ended):
    assert ended.returncode == 0, (ended.returncode, ended.stderr)
    return json.loads(ended.stdout)["results"]


def reasons(cell):
    return [reason["id"] for reason in cell["reasons"]]


def check_kinds():
    cells = cells_of(run("memtypes", "--op", "write", "--width", "8", "--repeat", "3"))
    assert [cell["parameters"]["memory_kind"] for cell in cells] == ["regular", "write-combined", "uncached"], cells
    for cell in cells:
        regular = cell["parameters"]["memory_kind"] == "regular"
        assert "outcome" not in cell, cell
        assert cell["memory_kind_obtained"] == "regular", cell
        assert ("memory-kind-not-effective" in reasons(cell)) != regular, cell
        assert regular or (cell["read_ratio"] > 0.1 and cell["verdict"] == "poor"), cell
        assert len(cell["pass_s"]) == 3 and cell["first_use_s"] > 0, cell


BANDWIDTH = ["bandwidth", "--kernel", "read-serial-8", "--memory-time", "1"]


def check_pages():
    ended = run(*BANDWIDTH, "--region", "8M", "--pages", "huge")
    if ended.returncode == REFUSED:
        assert "huge pages" in ended.stderr, ended.stderr
        return
    for cell in cells_of(ended):
        assert cell["pages_obtained"] != "4K" or any("large-pages" in reason for reason in reasons(cell)), cell


def check_binding():
    cpus = sorted(os.sched_getaffinity(0))[:2]
    for cell in cells_of(run(*BANDWIDTH, "--threads", str(len(cpus)), "--bind", ",".join(map(str, reversed(cpus))))):
        assert cell["placement"] == list(reversed(cpus)), cell
        assert not {"not-bound", "affinity-changed", "migrated"} & set(reasons(cell)), cell


def windows_path(path):
    """Wine shows the whole of the system's files as a drive."""
    return "Z:" + str(path).replace("/", "\\")


def long_folder(base):
    """Below `base`, with more characters than the 260 that Windows takes by default; each name is a short one."""
    folder = base / "long"
    while len(windows_path(folder)) <= 280:
        folder /= "folder of a long path " + "x" * 20
    return folder


def strata(*arguments, program=None):
    """Ends well, and prints this in UTF-8."""
    ended = subprocess.run([sys.argv[1], program or sys.argv[2], *arguments], capture_output=True, check=False)
    assert ended.returncode == 0, (arguments, ended.returncode, ended.stderr.decode())
    return ended.stdout.decode()


SHORT = ["disk", "--disk-size", "1M", "--disk-profile", "classic", "--quiet"]


def check_folder(folder):
    """Measured in, written to, read from and compared in; nothing but what was asked for stays. Gives a run file."""
    folder.mkdir(parents=True)
    first, second = folder / "first run.json", folder / "zweite Größe 二.json"
    for file in (first, second):
        strata("run", *SHORT, "--no-history", "--label", file.stem, "--disk-dir", windows_path(folder), "--format", "json",
               "--output", windows_path(file))
    assert sorted(folder.iterdir()) == [first, second], list(folder.iterdir())
    run = json.loads(second.read_text(encoding="utf-8"))
    assert run["label"] == second.stem, run["label"]
    assert run["settings"]["disk_folders"] == [windows_path(folder)], run["settings"]
    assert [disk["folder"] for disk in run["disks"]] == [windows_path(folder)], run["disks"]
    compared = json.loads(strata("compare", windows_path(first), windows_path(second), "--format", "json"))
    assert compared["sides"] == [first.name, second.name], compared["sides"]
    return second


def check_portable(folder):
    """The program itself in that folder, which keeps its runs beside it."""
    data = folder / "strata-data"
    data.mkdir(parents=True)
    program = folder / "strata-cli.exe"
    shutil.copy(sys.argv[2], program)
    strata("run", *SHORT, "--label", "Größe 二", "--disk-dir", windows_path(folder), program=program)
    assert (data / "history.sqlite").exists(), list(data.iterdir())
    assert "Größe 二" in strata("history", "list", "--format", "csv", program=program)


def shown_on_console(*arguments):
    """What a person sees who starts the program with these arguments: Wine draws its console on a terminal."""
    ours, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 200, 0, 0))
    with subprocess.Popen([*sys.argv[1:3], *arguments], stdin=its, stdout=its, stderr=its, start_new_session=True,
                          env={**os.environ, "TERM": "xterm"}) as process:
        os.close(its)
        drawn = b""
        with contextlib.suppress(OSError):  # that is how a terminal ends
            while part := os.read(ours, 65536):
                drawn += part
        os.close(ours)
        assert process.wait() == 0, (arguments, process.returncode, drawn)
    spaces = re.sub(r"\x1b\[K\x1b\[1C", " ", drawn.decode())
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", spaces)


def check_console(file):
    """Reports in UTF-8 and messages, whatever the console's code page is."""
    shown = shown_on_console("convert", windows_path(file), "--format", "text")
    assert "STRATA " in shown and re.search(rf"^Label +{file.stem}\s*$", shown, re.MULTILINE), shown


def check_names():
    # Wine asks the system's language for the letters of its names.
    os.environ["LC_ALL"] = "C.UTF-8"
    with tempfile.TemporaryDirectory(dir=pathlib.Path(sys.argv[2]).resolve().parent) as inside:
        base = pathlib.Path(inside)
        check_console(check_folder(base / "Größe über alles, 内存 测试"))
        check_portable(base / "Übergröße, 内存 测试")
        check_folder(long_folder(base))


if __name__ == "__main__":
    check_kinds()
    check_pages()
    check_binding()
    check_names()
