#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_start.py PICTURE COMMAND [ARGUMENT…]: the real window, started by that command on a screen of its own, shows
what a newcomer sees, measures, and ends when it is told to. A picture of the screen is kept in the file PICTURE.

For builds that only an emulator runs: what test_desktop.py asks for would take them long.
"""

from __future__ import annotations

import os
import pathlib
import shlex
import sys

from desktop import Desktop, Strata

QUICK = {"integer_s": 1, "floating_s": 1, "memory_s": 1, "regions_bytes": [4096]}
# Under an emulator on a busy machine.
LIMIT_S = 300


def check(desktop: Desktop, picture: pathlib.Path, command: list[str]) -> None:
    # The process is the window's own: the command becomes it. It starts in another folder than ours.
    command = [os.path.abspath(part) if os.path.exists(part) else part for part in command]
    program = desktop.folder / "strata"
    program.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n', encoding="utf-8")
    program.chmod(0o700)
    strata = Strata(desktop, str(program), QUICK)
    try:
        try:
            strata.wait_for_label("Press Run", LIMIT_S)
            strata.choose("Run", "Processor")
            strata.wait_for_label("Finished", LIMIT_S)
            assert strata.report().startswith("STRATA "), strata.report()
        finally:
            desktop.screenshot(picture)
        strata.wait_for_keyboard()
        desktop.keys("ctrl+q")
        ended = strata.wait_for_end(LIMIT_S)
        assert ended == 0, f"ended with {ended}: {strata.errors.read_text(encoding='utf-8')}"
    finally:
        strata.end()


if __name__ == "__main__":
    screen = Desktop()
    try:
        check(screen, pathlib.Path(sys.argv[1]), sys.argv[2:])
    finally:
        screen.close()
