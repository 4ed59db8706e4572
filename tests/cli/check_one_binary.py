#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_one_binary.py PROGRAM: one program for all x86-64 processors. Under qemu it meets a plain one, without AVX, and
one with AVX2; then the one that is here. Each time it measures the loops that the processor has instructions for, leaves
the wider ones out with the reason, and ends well. Figures of an emulator mean nothing, and are not looked at."""

import json
import os
import pathlib
import subprocess
import sys

EMULATOR = "qemu-x86_64-static"
KERNELS = {"read-serial-8": None, "read-serial-16": None, "read-serial-32": "AVX", "read-stream-32": "AVX2",
           "read-serial-64": "AVX-512"}
RUN = ["run", "--preset", "quick", "--memory-time", "1", "--region", "4K", "--quiet", "--no-history", "--format", "json"]


def results(command: list[str], *arguments: str) -> list[dict]:
    done = subprocess.run([*command, *RUN, *arguments], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, (command, done.returncode, done.stderr)
    return json.loads(done.stdout)["results"]


def check(command: list[str], features: set[str]) -> None:
    """The program, started so, where the processor has these of AVX, AVX2 and AVX-512."""
    wanted = [argument for kernel in KERNELS for argument in ("--kernel", kernel)]
    cells = results(command, "bandwidth", *wanted)
    assert sorted(cell["kernel"] for cell in cells) == sorted(KERNELS), cells
    for cell in cells:
        needs = KERNELS[cell["kernel"]]
        if needs is None or needs in features:
            assert "outcome" not in cell and cell["value"] > 0, cell
        else:
            assert cell["outcome"] == "skipped", cell
            assert cell["reason"] == {"id": "not-provided", "needs": needs}, cell
    print(f"{' '.join(command[:-1]) or 'here'}: {', '.join(sorted(features)) or 'no AVX'}: as it should")


def of_this_processor() -> set[str]:
    flags = set(pathlib.Path("/proc/cpuinfo").read_text(encoding="ascii").partition("flags\t\t:")[2].split("\n")[0].split())
    names = {"avx": "AVX", "avx2": "AVX2", "avx512f": "AVX-512"}
    return {name for flag, name in names.items() if flag in flags}


if __name__ == "__main__":
    program = os.path.abspath(sys.argv[1])
    plain = [EMULATOR, "-cpu", "qemu64", program]
    check(plain, set())
    moves = results(plain, "memory")
    assert len(moves) == 8 and all(move["value"] > 0 for move in moves), moves
    check([EMULATOR, "-cpu", "Haswell", program], {"AVX", "AVX2"})
    check([program], of_this_processor())
