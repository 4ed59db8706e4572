# SPDX-License-Identifier: GPL-3.0-or-later
"""How tests call the real strata-cli.

STRATA_CLI names the program. No process sees the settings of whoever runs the tests.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile

CLI = os.environ["STRATA_CLI"]
# Who runs the tests in the background of a script has this signal ignored, and so would they.
signal.signal(signal.SIGINT, signal.default_int_handler)
QUICK = ["--int-time", "1", "--float-time", "1"]


def environment(home):
    """The environment of a person whose data lie below `home`, on any system."""
    return {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "LOCALAPPDATA": home}


def data_folder(home):
    system = {"win32": "Strata", "darwin": "Library/Application Support/Strata"}
    return os.path.join(home, system.get(sys.platform, "strata"))


def said(output):
    """What a program wrote as bytes, with the ends of lines that this system's programs give them."""
    return output.decode().replace(os.linesep, "\n")


def run(*arguments, home=None):
    """Ends what it ran; with settings of its own where `home` is given, else with none."""
    with tempfile.TemporaryDirectory() as nobody:
        return subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False, timeout=300,
                              env=environment(home or nobody))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
