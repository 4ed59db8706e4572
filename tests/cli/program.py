# SPDX-License-Identifier: GPL-3.0-or-later
"""How tests call the real strata-cli.

STRATA_CLI names the program. No process sees the settings of whoever runs the tests. Measuring the caches of the machine
takes a second or more at the first start in each home; where STRATA_KEEP_LAST_LEVEL names the program that does it, each
home that is made here has an answer already, as any program leaves it.
"""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile

CLI = os.environ["STRATA_CLI"]
KEEPER = os.environ.get("STRATA_KEEP_LAST_LEVEL")
# Who runs the tests in the background of a script has this signal ignored, and so would they.
signal.signal(signal.SIGINT, signal.default_int_handler)
QUICK = ["--int-time", "1", "--float-time", "1"]
# The shortest of all runs: one pass of one copy.
SHORT = ["run", "copy", "--region", "4K", "--kernel", "copy-memcpy", "--repeat", "1"]


def environment(home):
    """The environment of a person whose data lie below `home`, on any system."""
    return {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "LOCALAPPDATA": home}


def data_folder(home):
    system = {"win32": "Strata", "darwin": "Library/Application Support/Strata"}
    return os.path.join(home, system.get(sys.platform, "strata"))


def know_machine(folder):
    """Puts into a data folder what is kept of the caches of this machine."""
    if KEEPER:
        os.makedirs(folder, exist_ok=True)
        subprocess.run([KEEPER, os.path.join(folder, "machine.json")], check=True, timeout=60)


def make_home(add_cleanup, within=None):
    """A folder for the data of a person, until the test or the class is over whose `add_cleanup` this is."""
    folder = tempfile.TemporaryDirectory(dir=within)
    add_cleanup(folder.cleanup)
    know_machine(data_folder(folder.name))
    return folder.name


def said(output):
    """What a program wrote as bytes, with the ends of lines that this system's programs give them."""
    return output.decode().replace(os.linesep, "\n")


def run(*arguments, home=None, more=None):
    """Ends what it ran; with settings of its own where `home` is given, else with none. `more`: of the environment."""
    with contextlib.ExitStack() as stack:
        return subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False, timeout=300,
                              env=environment(home or make_home(stack.callback)) | (more or {}))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
