#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_under_wine.py EMULATOR PROGRAM: what the Windows build says of memory and CPUs under Wine. Wine keeps all
memory cached whatever it is asked for, gives large pages to nobody, and binds threads as Linux does."""

import json
import os
import subprocess
import sys

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
        assert "large pages" in ended.stderr, ended.stderr
        return
    for cell in cells_of(ended):
        assert cell["pages_obtained"] != "4K" or any("large-pages" in reason for reason in reasons(cell)), cell


def check_binding():
    cpus = sorted(os.sched_getaffinity(0))[:2]
    for cell in cells_of(run(*BANDWIDTH, "--threads", str(len(cpus)), "--bind", ",".join(map(str, reversed(cpus))))):
        assert cell["placement"] == list(reversed(cpus)), cell
        assert not {"not-bound", "affinity-changed", "migrated"} & set(reasons(cell)), cell


if __name__ == "__main__":
    check_kinds()
    check_pages()
    check_binding()
