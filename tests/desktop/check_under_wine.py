#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_under_wine.py EMULATOR PROGRAM PICTURE: the window for Windows, used under Wine on a screen of its own. It opens,
measures the processor, keeps the run, and ends as told. A picture of it with the figures is kept in PICTURE. PROGRAM
lies where it keeps settings and runs beside itself, in a folder strata-data (see packaging/windows/package)."""

import contextlib
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile

from desktop import Desktop, end_process, wait_for

QUICK = {"schema": "strata.settings/1", "integer_s": 1, "floating_s": 1}
# Wine makes its prefix at the first start.
LIMIT_S = 180
# A run is in the history as soon as it begins.
BEGIN_S = 20
TRIES = 6


def runs(data: pathlib.Path, status: str) -> int:
    """How many have a status like that. Of a copy: the locks of a program under Wine are not seen from outside."""
    with tempfile.TemporaryDirectory() as folder, contextlib.suppress(OSError, sqlite3.Error):
        for name in ("history.sqlite-wal", "history.sqlite"):
            if (data / name).exists():
                shutil.copy(data / name, folder)
        with contextlib.closing(sqlite3.connect(pathlib.Path(folder) / "history.sqlite")) as history:
            return history.execute("SELECT count(*) FROM run WHERE status LIKE ?", (status,)).fetchone()[0]
    return 0


def begin(desktop: Desktop, data: pathlib.Path) -> None:
    """Keys that come before a window takes them are lost, and nothing tells from outside when it does."""
    for _ in range(TRIES):
        desktop.keys("alt+r", "p")
        with contextlib.suppress(AssertionError):
            wait_for("a run to begin", lambda: runs(data, "%"), BEGIN_S)
            return
    raise AssertionError(f"no run began, though its keys were pressed {TRIES} times")


def use(desktop: Desktop, window: subprocess.Popen, data: pathlib.Path, picture: pathlib.Path) -> None:
    def opened() -> bool:
        assert window.poll() is None, f"the program ended with {window.returncode}"
        return desktop.tool("xdotool", "search", "--onlyvisible", "--name", "^Strata$") != ""

    wait_for("the window", opened, LIMIT_S)
    desktop.tool("xdotool", "search", "--onlyvisible", "--name", "^Strata$", "windowactivate", "--sync")
    begin(desktop, data)
    wait_for("the run to be kept", lambda: runs(data, "complete"), LIMIT_S)
    desktop.screenshot(picture)
    desktop.keys("ctrl+q")
    status = window.wait(LIMIT_S)
    assert status == 0, f"the program ended with {status}"


def main() -> int:
    emulator, program, picture = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    data = program.parent / "strata-data"
    (data / "settings.json").write_text(json.dumps(QUICK), encoding="utf-8")
    with contextlib.closing(Desktop()) as desktop:
        environment = {**os.environ, "STRATA_RUN_DISPLAY": os.environ["DISPLAY"]}
        window = subprocess.Popen([emulator, program], env=environment, cwd=program.parent)
        try:
            use(desktop, window, data, picture)
        except AssertionError:
            desktop.screenshot(picture)
            raise
        finally:
            end_process(window)
    print(f"opened, measured and ended; a picture is in {picture}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
