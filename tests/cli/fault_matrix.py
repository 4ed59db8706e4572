# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests every call at which a system can refuse, be slow or end a program, in each task of the programs.

Each task is first done without a fault, which counts the calls of each class. Then it is repeated for each call, which
fails, fails with all later ones, is short, is slow, or is where the process is killed. After each, the program must
have ended by itself and with a sentence; history, settings and reports must be the old or the new ones, complete; and
the next start must work and leave nothing half done.

    fault_matrix.py [--whole] [--only TEXT] [--jobs N]

STRATA_CLI names the program, STRATA_FAULT_SHIM the library that makes calls go wrong, STRATA_KEEP_LAST_LEVEL the program
that makes the machine known, STRATA_GOLDEN a folder with run files, STRATA_SAVING_WINDOW (if any) the window that saves
settings by itself. Without --whole a few dozen calls are tried. --only does those whose line of the table begins so.
"""

import argparse
import collections
import concurrent.futures
import contextlib
import dataclasses
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time
import uuid

CLI = os.environ["STRATA_CLI"]
WINDOW = os.environ.get("STRATA_SAVING_WINDOW")
KEEPER = os.environ["STRATA_KEEP_LAST_LEVEL"]
GOLDEN = pathlib.Path(os.environ["STRATA_GOLDEN"])
SHIM = os.environ["STRATA_FAULT_SHIM"]
# The folder in which libraries cache things, such as fontconfig the fonts of a person who may not write to the system's
# cache: one for all, and full before a call is counted.
CACHE = None  # main() makes it

CLASSES = ("write", "flush", "open", "rename", "memory", "thread", "socket", "read")
# How STRATA_FAULT names each outcome, after the number of the call.
OUTCOMES = {"fails": ":fails", "fails on": "+:fails", "short": ":half", "slow": ":slow300", "killed": ":killed"}
# A call that moves no bytes cannot be short.
IN_PART = ("write", "socket", "read")
# In a class with more calls than this, the first ones are tried and then ever fewer.
ALL_TRIED = 150
FIRST_TRIED, STEP = 16, 1.2
# No step here needs a tenth of this time on a busy machine.
PATIENCE_S = 120
MOST_COUNTED = 128


class Wrong(Exception):
    """A state that must not follow a fault."""


def check(is_right, what):
    if not is_right:
        raise Wrong(what)


@dataclasses.dataclass
class Ended:
    """A program that has ended, or was ended."""
    status: int
    output: str
    errors: str
    struck: int = 0
    of: str = ""

    @property
    def is_killed(self):
        return self.status == -signal.SIGKILL

    def has_sentence(self):
        return re.search(r"^strata(-cli)?: \S.*[.:)]?$", self.errors, re.MULTILINE) is not None

    @property
    def is_of_reading(self):
        return self.of.endswith(" read")

    @property
    def is_crash_of_libraries(self):
        """Libraries of the window crash without memory, or where they cannot read their own files, and so does hwloc
        while it looks at the machine. Then only the stored files must be complete."""
        if self.of.endswith(" memory") and self.status == -signal.SIGSEGV and "crash in libhwloc" in self.errors:
            return True
        return self.of in ("window memory", "window read") and self.status in (-signal.SIGSEGV, -signal.SIGABRT)

    def is_orderly(self):
        check(self.is_crash_of_libraries or self.is_killed or self.status in (0, 3, 4), f"it ended with {self.status}: {self.errors[-400:]}")
        check(self.is_crash_of_libraries or "terminate called" not in self.errors, self.errors[-400:])


class Place:
    """A person's data, files and folder for the disk test, in a folder of their own."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.home = self.folder / "home"
        self.data = self.home / "strata"
        self.files = self.folder / "files"
        self.disk = self.folder / "disk"

    def make(self):
        for folder in (self.data, self.files, self.disk):
            folder.mkdir(parents=True)
        subprocess.run([KEEPER, self.data / "machine.json"], check=True)

    def environment(self, **more):
        return {**os.environ, "HOME": str(self.home), "XDG_DATA_HOME": str(self.home), "QT_QPA_PLATFORM": "offscreen",
                "XDG_RUNTIME_DIR": str(self.home), "XDG_CACHE_HOME": str(CACHE), "LC_ALL": "C.UTF-8", **more}

    def start(self, command, fault=""):
        """Starts the command with the library that counts calls and makes one fail."""
        counts = self.folder / "counts"
        counts.write_bytes(bytes(MOST_COUNTED))
        return subprocess.Popen([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                text=True, errors="backslashreplace", cwd=self.folder, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CORE, (0, 0)),
                                env=self.environment(LD_PRELOAD=SHIM, STRATA_FAULT=fault, STRATA_FAULT_COUNTS=str(counts)))

    def end(self, process):
        try:
            output, errors = process.communicate(timeout=PATIENCE_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Wrong(f"it had not ended after {PATIENCE_S} s") from None
        return Ended(process.returncode, output, errors, self.counted()[-1])

    def run(self, command, fault=""):
        return self.end(self.start(command, fault))

    def counted(self):
        """The numbers of calls by class, and how often the fault has struck."""
        return struct.unpack(f"{len(CLASSES) + 1}Q", (self.folder / "counts").read_bytes()[:8 * (len(CLASSES) + 1)])

    def again(self, *command):
        """Runs a command afterwards without a fault: it must succeed."""
        done = subprocess.run([CLI, *map(str, command)], capture_output=True, text=True, check=False, timeout=PATIENCE_S,
                              cwd=self.folder, env=self.environment())
        check(done.returncode == 0, f"afterwards {command[:2]} ended with {done.returncode}: {done.stderr[-400:]}")
        return done

    def kept(self):
        """The runs of the history by id, as the program lists them; SQLite must find the history intact."""
        listed = json.loads(self.again("history", "list", "--format", "json").stdout)
        with contextlib.closing(sqlite3.connect(self.data / "history.sqlite")) as history:
            check(history.execute("PRAGMA integrity_check").fetchone()[0] == "ok", "the history is damaged")
        for entry in listed:
            self.again("history", "show", entry["id"], "--format", "json")
        return {entry["id"]: entry for entry in listed}

    def left(self):
        """Files that should not be there."""
        known = re.compile(r"(home/strata/(machine|settings|disk-folders)\.json|home/strata/history\.sqlite(\.lock)?"
                           r"|home/strata/history-set-aside-\d+\.sqlite(-wal|-shm)?|home/strata/window\.ini"
                           r"|files/[a-z0-9-]+\.(strata|html|json|sqlite)|counts)")
        paths = (path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*") if not path.is_dir())
        return sorted(path for path in paths if not known.fullmatch(path))

    def age(self):
        """Makes unfinished files look as if they had been left long ago."""
        long_ago = time.time() - 7200
        for path in self.left():
            os.utime(self.folder / path, (long_ago, long_ago))


def run_file(name, **changes):
    """One of the run files, with some values changed."""
    document = json.loads((GOLDEN / name).read_text(encoding="utf-8"))
    document.update(changes)
    return json.dumps(document)


class Scenario:
    """One task of a program."""
    name = ""

    def prepare(self, place):
        """Creates the files that are there before."""

    def command(self, place):
        raise NotImplementedError

    def do(self, place, fault=""):
        return place.run(self.command(place), fault)

    def learn(self, place, ended):
        """Learns from a place that a run without a fault left."""

    def look(self, place, ended):
        """Checks the place afterwards: raises Wrong."""


class WithHistory(Scenario):
    """A task that may add runs to a history which has one."""
    had = str(uuid.UUID(int=0xffff << 96 | 1 << 76 | 2 << 62))

    def prepare(self, place):
        (place.files / "had.strata").write_text(run_file("run-1.strata", id=self.had, series=self.had), encoding="utf-8")
        place.again("history", "import", place.files / "had.strata")

    def new_runs(self, place):
        """The new runs of the history, which must be intact."""
        kept = place.kept()
        check(self.had in kept, "the run that was there is gone")
        return {id: entry for id, entry in kept.items() if id != self.had}


class ClassicRun(WithHistory):
    """Memory and disk, kept in the history, with a report in a file."""
    name = "run"

    def prepare(self, place):
        super().prepare(place)
        (place.files / "report.json").write_text("older", encoding="utf-8")

    def command(self, place):
        return [CLI, "run", "memory", "disk", "--region", "4K", "--memory-time", "1", "--width", "8", "--pattern",
                "serial", "--disk-profile", "classic", "--disk-size", "1M", "--disk-dir", place.disk, "--preset",
                "default", "--quiet", "--format", "json", "--output", place.files / "report.json"]

    def look(self, place, ended):
        ended.is_orderly()
        text = (place.files / "report.json").read_text(encoding="utf-8")
        report = None if text == "older" else json.loads(text)
        new = self.new_runs(place)
        check(len(new) <= 1, "one run became several")
        if ended.status == 0:
            check(report is not None and report["status"] == "complete", "status 0 without a report")
            check(report["id"] in new and new[report["id"]]["status"] == "complete", "status 0, and the run is not kept")
        elif not ended.is_killed and not ended.is_crash_of_libraries:
            failed = report is not None and any(cell.get("outcome") == "failed" for cell in report["results"])
            check(failed or ended.has_sentence(), f"status {ended.status} without a sentence: {ended.errors!r}")


class Import(WithHistory):
    """Runs of a file, which are added to a history: all or none."""
    name = "import"

    def prepare(self, place):
        super().prepare(place)
        document = json.loads((GOLDEN / "series-1.strata").read_text(encoding="utf-8"))
        for number, run in enumerate(document["runs"], 1):
            run["id"] = str(uuid.UUID(int=number << 96 | 1 << 76 | 2 << 62))
        (place.files / "series.strata").write_text(json.dumps(document), encoding="utf-8")

    def command(self, place):
        return [CLI, "history", "import", place.files / "series.strata"]

    def learn(self, place, ended):
        self.whole = set(self.new_runs(place))
        check(len(self.whole) > 1, "there is one run only in the file")

    def look(self, place, ended):
        ended.is_orderly()
        new = set(self.new_runs(place))
        check(new in (set(), self.whole), f"{len(new)} of {len(self.whole)} runs were added")
        check(ended.is_killed or (new == self.whole) == (ended.status == 0), f"status {ended.status}, {len(new)} added")
        check(ended.is_killed or ended.has_sentence(), f"no sentence: {ended.errors!r}")


class Recovery(Scenario):
    """A history that is damaged is mended when it is opened."""
    name = "recovery"
    runs = 8

    def prepare(self, place):
        for number in range(self.runs):
            id = str(uuid.UUID(int=number << 96 | 1 << 76 | 2 << 62))
            (place.files / "had.strata").write_text(run_file("run-1.strata", id=id, series=id), encoding="utf-8")
            place.again("history", "import", place.files / "had.strata")
        file = place.data / "history.sqlite"
        # The damaged pages are those of the indices, by which lists are made: all of the runs can still be read.
        with contextlib.closing(sqlite3.connect(file)) as history:
            page = history.execute("PRAGMA page_size").fetchone()[0]
            roots = [row[0] for row in history.execute("SELECT rootpage FROM sqlite_schema WHERE type = 'index'")]
        content = bytearray(file.read_bytes())
        for root in roots:
            content[page * (root - 1):page * root] = b"x" * page
        file.write_bytes(content)
        self.damaged = bytes(content)

    def command(self, place):
        return [CLI, "history", "list", "--format", "json"]

    def learn(self, place, ended):
        self.whole = place.kept()
        check(len(self.whole) == self.runs, f"{len(self.whole)} runs of the damaged history could be read")

    def look(self, place, ended):
        ended.is_orderly()
        kept = place.kept()
        if ended.is_of_reading:
            # What the disk gave back to nobody is lost to the new history; it can be read later from the old one.
            check(kept.keys() <= self.whole.keys(), f"other runs: {sorted(kept)}")
        else:
            check(kept == self.whole, f"{len(kept)} of {len(self.whole)} runs are there")
        # The log of a history that was not closed was set aside with it.
        aside = [path.name for path in place.data.glob("history-set-aside-*") if path.suffix == ".sqlite"]
        check(aside == ["history-set-aside-1.sqlite"], f"set aside: {aside}")
        check((place.data / aside[0]).read_bytes() == self.damaged, "what was set aside is not what was there")
        if kept != self.whole:
            place.again("history", "import", place.data / aside[0])
            check(place.kept().keys() == self.whole.keys(), "what was set aside does not give back the rest")
        if not ended.is_killed and ended.status != 0:
            check(ended.has_sentence(), f"no sentence: {ended.errors!r}")


class Take(WithHistory):
    """The readable runs of a damaged history are added to another."""
    name = "take"

    def prepare(self, place):
        Recovery().prepare(place)
        (place.data / "history.sqlite").rename(place.files / "damaged.sqlite")
        super().prepare(place)

    def command(self, place):
        return [CLI, "history", "import", place.files / "damaged.sqlite"]

    def learn(self, place, ended):
        self.whole = self.new_runs(place)
        check(len(self.whole) == Recovery.runs, f"{len(self.whole)} runs of the damaged history could be read")

    def look(self, place, ended):
        ended.is_orderly()
        new = self.new_runs(place)
        if ended.is_of_reading:
            check(new.keys() <= self.whole.keys(), f"other runs: {sorted(new)}")
            check(ended.is_killed or bool(new) == (ended.status == 0), f"status {ended.status}, {len(new)} added")
        else:
            check(new in ({}, self.whole), f"{len(new)} of {len(self.whole)} runs were added")
            check(ended.is_killed or (new == self.whole) == (ended.status == 0),
                  f"status {ended.status}, {len(new)} added")
        check(ended.is_killed or ended.has_sentence(), f"no sentence: {ended.errors!r}")
        if new != self.whole:
            place.again("history", "import", place.files / "damaged.sqlite")
            check(self.new_runs(place).keys() == self.whole.keys(), "the next import does not add the rest")


class Report(Scenario):
    """A run file is converted to a report in another format, in place of an older one."""
    name = "report"

    def prepare(self, place):
        shutil.copy(GOLDEN / "run-1.strata", place.files / "run.strata")
        (place.files / "report.html").write_text("older", encoding="utf-8")

    def command(self, place):
        return [CLI, "convert", place.files / "run.strata", "--format", "html", "--output", place.files / "report.html"]

    def learn(self, place, ended):
        self.whole = (place.files / "report.html").read_bytes()

    def look(self, place, ended):
        ended.is_orderly()
        report = (place.files / "report.html").read_bytes()
        check(report in (b"older", self.whole), f"a report of {len(report)} of {len(self.whole)} bytes")
        check(ended.is_killed or (report == self.whole) == (ended.status == 0), f"status {ended.status}, {len(report)} bytes")
        check(ended.is_killed or ended.status == 0 or ended.has_sentence(), f"no sentence: {ended.errors!r}")
        place.again("convert", place.files / "run.strata", "--format", "html", "--output", place.files / "next.html")
        check((place.files / "next.html").read_bytes() == self.whole, "the next report is another one")


class Printed(Scenario):
    """A report is printed on standard output."""
    name = "print"

    def prepare(self, place):
        shutil.copy(GOLDEN / "run-1.strata", place.files / "run.strata")

    def command(self, place):
        return [CLI, "convert", place.files / "run.strata", "--format", "csv"]

    def learn(self, place, ended):
        self.whole = ended.output

    def look(self, place, ended):
        ended.is_orderly()
        if ended.is_killed:
            return
        check((ended.output == self.whole) == (ended.status == 0), f"status {ended.status}, {len(ended.output)} bytes")
        check(ended.status == 0 or ended.has_sentence(), f"no sentence: {ended.errors!r}")


class Network(WithHistory):
    """A run with a server: this process, on the loopback interface. The client has the fault."""
    name = "client"

    def command(self, place):
        return [CLI, "run", "network", "--host", "127.0.0.1", "--port", str(self.port(place)), "--code", self.code(place),
                "--kernel", "network-round-trip", "--network-time", "1", "--quiet", "--preset", "default", "--format",
                "json", "--output", place.files / "report.json"]

    def port(self, place):
        return place.server.port

    def code(self, place):
        return place.server.code

    def do(self, place, fault=""):
        with Server(self.far(place)) as place.server:
            ended = place.run(self.command(place), fault)
            # The server goes on, and accepts the next client.
            done = self.far(place).again("run", "network", "--host", "127.0.0.1", "--port", str(place.server.port), "--code",
                                         place.server.code, "--kernel", "network-round-trip", "--network-time", "1",
                                         "--quiet", "--preset", "default", "--format", "json", "--no-history")
            check(json.loads(done.stdout)["status"] == "complete", "the server lets nobody in any more")
        return ended

    @staticmethod
    def far(place):
        far = Place(place.folder / "far")
        if not far.folder.exists():
            far.make()
        return far

    def look(self, place, ended):
        shutil.rmtree(place.folder / "far")
        ended.is_orderly()
        file = place.files / "report.json"
        report = json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
        new = self.new_runs(place)
        if ended.status == 0:
            check(report is not None and report["status"] == "complete", "status 0 without a report")
            check(report["id"] in new, "status 0, and the run is not kept")
        elif not ended.is_killed and not ended.is_crash_of_libraries:
            failed = report is not None and any(cell.get("outcome") == "failed" for cell in report["results"])
            check(failed or ended.has_sentence(), f"status {ended.status} without a sentence: {ended.errors!r}")


class Server:
    """strata-cli respond, with or without a fault."""

    def __init__(self, place, fault=""):
        self.place = place
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process = place.start([CLI, "respond", "--bind", "127.0.0.1", "--port", self.port], fault)
        self.lines = []
        self.errors = []
        self.code = None
        self.readers = [threading.Thread(target=self.read), threading.Thread(target=self.read_errors)]
        self.told = threading.Event()
        for reader in self.readers:
            reader.start()
        self.told.wait(PATIENCE_S)

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line)
            if found := re.search(r"--code (\d{6})", line):
                self.code = found[1]
                self.told.set()
        self.told.set()

    def read_errors(self):
        for line in self.process.stderr:
            self.errors.append(line)

    def end(self):
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        try:
            self.process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise Wrong(f"the server had not ended after {PATIENCE_S} s") from None
        finally:
            for reader in self.readers:
                reader.join()
            self.process.stdout.close()
            self.process.stderr.close()
        return Ended(self.process.returncode, "".join(self.lines), "".join(self.errors), self.place.counted()[-1])

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.end()


class Served(WithHistory):
    """A run with a client: the server has the fault."""
    name = "server"

    def do(self, place, fault=""):
        far = Network.far(place)
        server = Server(place, fault)
        try:
            if server.code:
                self.led = subprocess.run(
                    [CLI, "run", "network", "--host", "127.0.0.1", "--port", str(server.port), "--code", server.code, "--kernel",
                     "network-round-trip", "--network-time", "1", "--quiet", "--preset", "default", "--format", "json",
                     "--no-history"], capture_output=True, text=True, check=False, timeout=PATIENCE_S, env=far.environment())
                check(self.led.returncode in (0, 4), f"the client ended with {self.led.returncode}: {self.led.stderr[-300:]}")
        finally:
            ended = server.end()
        return ended

    def look(self, place, ended):
        shutil.rmtree(place.folder / "far")
        # The signal that is to end it ends it as any other program where no thread looks for signals.
        is_ended = ended.of.endswith(" thread") and ended.status == -signal.SIGTERM
        if not is_ended:
            ended.is_orderly()
        new = self.new_runs(place)
        check(len(new) <= 1, "one run became several")
        if not ended.is_killed and not ended.is_crash_of_libraries and not is_ended:
            said = ended.has_sentence() or ended.output != ""
            check(said, f"status {ended.status} without a sentence: {ended.errors!r}")
            check(ended.status != 0 or bool(new) or "not" in ended.output, f"nothing kept, nothing said: {ended.output[-300:]}")


class Settings(Scenario):
    """The window, in which a user changes settings and then closes it."""
    name = "settings"

    def prepare(self, place):
        (place.data / "settings.json").write_text('{"schema": "strata.settings/1", "integer_s": 9}\n', encoding="utf-8")
        shutil.copy(GOLDEN / "run-1.strata", place.files / "run.strata")
        place.again("history", "import", place.files / "run.strata")
        self.older = (place.data / "settings.json").read_bytes()

    def command(self, place):
        return [WINDOW, "settings"]

    def learn(self, place, ended):
        self.whole = (place.data / "settings.json").read_bytes()
        check(self.whole != self.older, "the window saved nothing")

    def look(self, place, ended):
        ended.is_orderly()
        settings = (place.data / "settings.json").read_bytes()
        check(settings in (self.older, self.whole), f"settings of {len(settings)} of {len(self.whole)} bytes")
        if settings != self.whole and not ended.is_killed and not ended.is_crash_of_libraries:
            check(ended.has_sentence(), f"nothing saved, nothing said: {ended.errors!r} {ended.output!r}")
        check(len(place.kept()) == 1, "the history has changed")
        if ended.is_killed or ended.is_crash_of_libraries or place.left():
            check(place.run(self.command(place)).status == 0, "the next start of the window fails")
            check((place.data / "settings.json").read_bytes() == self.whole, "the next start saves nothing")


@dataclasses.dataclass(frozen=True)
class Point:
    scenario: Scenario
    of: str
    outcome: str
    index: int

    def line(self):
        return f"{self.scenario.name:<9} {self.of:<7} {self.outcome:<8}"


def whole_matrix(scenario, _, calls):
    """Yields every call or, of many, the first ones and then ever fewer."""
    for of, count in zip(CLASSES, calls, strict=True):
        tried = set(range(count if count <= ALL_TRIED else FIRST_TRIED))
        at = float(FIRST_TRIED)
        while count > ALL_TRIED and at < count:
            tried.add(int(at))
            at *= STEP
        for outcome in OUTCOMES:
            if outcome != "short" or of in IN_PART:
                for index in sorted(tried):
                    yield Point(scenario, of, outcome, index)


def slice_of_it(scenario, turn, calls):
    """Yields one call of each class: in every second class it fails, in the others it has another outcome. What fails in
    one task does not in the next. And no thread at all."""
    for number, (of, count) in enumerate(zip(CLASSES, calls, strict=True), turn):
        if count > 0 and number % 2:
            yield Point(scenario, of, "fails", count * (number % 3 + 1) // 4)
        elif count > 0:
            yield Point(scenario, of, "short" if of in IN_PART else "killed" if number % 4 else "fails on", count // 2)
        if count > 0 and of == "thread":
            yield Point(scenario, of, "fails on", 0)


def new_place(template, folder):
    place = Place(folder)
    shutil.copytree(template.folder, place.folder, dirs_exist_ok=True)
    return place


def try_point(point, template, within):
    """Whether the call was reached, and whether a library crashed; and the error message, or None."""
    with tempfile.TemporaryDirectory(dir=within) as folder:
        place = new_place(template, folder)
        try:
            ended = point.scenario.do(place, f"{point.of}:{point.index}{OUTCOMES[point.outcome]}")
            ended.of = f"{'window' if isinstance(point.scenario, Settings) else 'command'} {point.of}"
            # Where files cannot be removed any more, or running out of memory ends the program as abruptly as a kill,
            # the next start removes them.
            if not ended.is_killed and point.of != "memory" and (point.of, point.outcome) != ("rename", "fails on"):
                # The files that SQLite keeps beside a history that was not closed belong to it.
                left = [path for path in place.left() if not path.startswith("far/") and not path.endswith(("-wal", "-shm"))]
                check(not left, f"left behind: {left}")
            check(not ended.is_killed or point.outcome == "killed", "it was killed by something else")
            place.age()
            point.scenario.look(place, ended)
            if any(path.startswith("files/") for path in place.left()):
                # The next file that is written to that folder removes unfinished ones of earlier programs.
                place.again("convert", GOLDEN / "run-1.strata", "--format", "json", "--output", place.files / "next.json")
            check(not place.left(), f"left after the next start: {place.left()}")
        except Wrong as wrong:
            return {"struck": 1}, str(wrong)
        except Exception as error:  # content that was read must raise no other exception
            return {"struck": 1}, f"{type(error).__name__}: {error}"
        return {"struck": int(ended.struck > 0), "crashed": int(ended.is_crash_of_libraries)}, None


def scenarios():
    # The two that wait for each other's answer begin first: the others work meanwhile.
    yield from (Served(), Network(), ClassicRun(), Import(), Recovery(), Take(), Report(), Printed())
    if WINDOW:
        yield Settings()


def main():
    global CACHE, SHIM
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--whole", action="store_true", help="every call, and every outcome")
    parser.add_argument("--only", default="", help="of the table only the lines that begin so")
    parser.add_argument("--jobs", type=int, default=2 * (os.cpu_count() or 1), help="how many at the same time")
    arguments = parser.parse_args()
    points_of = whole_matrix if arguments.whole else slice_of_it

    with tempfile.TemporaryDirectory(dir=os.getcwd(), prefix="faults-") as within, \
            concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        within = pathlib.Path(within)
        CACHE = within / "cache"
        if " " in SHIM:  # the loader takes a space for the end of a name
            SHIM = shutil.copy(SHIM, tempfile.mkdtemp())
        waiting = []
        calls_of = {}
        for turn, scenario in enumerate(scenarios()):
            if not scenario.name.startswith(arguments.only.split()[0] if arguments.only else ""):
                continue
            template = Place(within / scenario.name)
            template.make()
            scenario.prepare(template)
            with tempfile.TemporaryDirectory(dir=within) as folder:
                scenario.do(new_place(template, folder))  # fills the cache
            with tempfile.TemporaryDirectory(dir=within) as folder:
                place = new_place(template, folder)
                ended = scenario.do(place)
                calls = place.counted()[:-1]
                check(ended.status in (0,), f"{scenario.name} ends with {ended.status} by itself: {ended.errors}")
                scenario.learn(place, ended)
                scenario.look(place, ended)
            calls_of.update({(scenario.name, of): count for of, count in zip(CLASSES, calls, strict=True)})
            for point in points_of(scenario, turn, calls):
                if point.line().startswith(arguments.only):
                    waiting.append((point, pool.submit(try_point, point, template, within)))
        lines = collections.OrderedDict()
        wrong = []
        for number, (point, result) in enumerate(waiting):
            counted, problem = result.result()
            line = lines.setdefault((point.line(), point.scenario.name, point.of), collections.Counter())
            line["points"] += 1
            line.update(counted)
            line["passed"] += problem is None
            if problem:
                wrong.append(f"{point.line()} {point.index}: {problem}")
                print(wrong[-1], file=sys.stderr, flush=True)
            if arguments.whole and number % 100 == 99:
                print(f"{number + 1} of {len(waiting)}", file=sys.stderr, flush=True)

    print(f"{'doing':<9} {'call':<7} {'which':<8} {'calls':>7} {'tried':>6} {'struck':>6} {'passed':>6} {'crashed':>7}")
    for (text, name, of), line in lines.items():
        print(f"{text} {calls_of[name, of]:>7} {line['points']:>6} {line['struck']:>6} {line['passed']:>6}"
              f" {line['crashed']:>7}")
    tried = sum(line["points"] for line in lines.values())
    print(f"{tried - len(wrong)} of {tried} passed; the call came in {sum(line['struck'] for line in lines.values())}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
