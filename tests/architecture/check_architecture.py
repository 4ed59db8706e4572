#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when an include crosses a border of the layout.

    check_architecture.py ROOT

Reads every include of kernels/, core/ and app/, and the names and lengths of the files there. Arrows point one way:
kernels <- core <- app, and between folders too: no folder includes, through whatever others, one that includes it. The
rules on single includes are the table below; each says where it holds and why. A type is defined once in its namespace:
two of one name in two files of one program are undefined behaviour that no compiler sees.
"""

import dataclasses
import pathlib
import re
import sys
from collections.abc import Callable

LAYERS = ("kernels", "core", "app")
SUFFIXES = {".h", ".cpp"}
LONG = 600  # lines; told, no violation: what is read together may lie together
VAGUE_NAME = re.compile(r"manager|helper|utils?", re.IGNORECASE)
# A file name has words apart by underscores, a type begins each with a capital.
VAGUE_TYPE = re.compile(r"\b(?:class|struct|enum(?:\s+class)?)\s+(\w*(?:Manager|Helper|Utils?)(?![a-z])\w*)\b(?!\s*;)")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')

QT = re.compile(r"^(?:Qt[A-Z]\w*/.*|Q[A-Z]\w*|Qt|q[a-z]+\.h|qt\w+/.*)$")
QT_CHARTS = re.compile(
    r"^(?:QtCharts(?:/.*)?|Q\w*(?:Chart|Series|BarSet|ValueAxis|LogValueAxis|CategoryAxis|AbstractAxis|Legend)\w*)$")
THIRD_PARTY = {
    "hwloc": re.compile(r"^hwloc(?:\.h|/.*)$"),
    "sqlite": re.compile(r"^sqlite3(?:ext)?\.h$"),
    "nlohmann-json": re.compile(r"^nlohmann/"),
    "fmt": re.compile(r"^fmt/"),
    "CLI11": re.compile(r"^CLI/"),
    "Asio": re.compile(r"^asio(?:\.hpp|/.*)$"),
    "libsodium": re.compile(r"^sodium(?:\.h|/.*)$"),
    "liburing": re.compile(r"^liburing(?:\.h|/.*)$"),
}
# What the kernels may use of the standard headers has no dot in its name.
STANDARD = re.compile(r"^[a-z_]+$")
INTRINSICS = re.compile(r"^(?:immintrin|x86intrin|arm_neon|arm_sve|cpuid)\.h$")


def third_party(target: str) -> str | None:
    return next((name for name, pattern in THIRD_PARTY.items() if pattern.match(target)), None)


@dataclasses.dataclass(frozen=True)
class Include:
    path: str  # the file that includes, from the root, with slashes
    target: str  # what stands between the quotes or angles
    quoted: bool

    def within(self, *folders: str) -> bool:
        return any(self.path.startswith(folder + "/") for folder in folders)

    def names(self, *folders: str) -> bool:
        return self.quoted and any(self.target.startswith(folder + "/") for folder in folders)


@dataclasses.dataclass(frozen=True)
class Rule:
    why: str
    broken: Callable[[Include], bool]


# Headers with third-party types, and the folders whose files may include them.
PRIVATE_HEADERS = {
    "core/base/json.h": ("core", "app/cli"),
    "core/report/json_writing.h": ("core/report",),
    "core/report/object_reader.h": ("core/report", "core/net"),
    "core/net/connection.h": ("core/net",),
    "core/net/listener.h": ("core/net",),
}

# Calls that draw foreign text as HTML unless it is said otherwise, and the files that say so.
DRAWN_AS_HTML = (
    (re.compile(r"new\s+QLabel\b|\bQLabel\s+\w+\s*[;({]|\bQFormLayout\b.*addRow\(\s*(?:tr|QString|\")"), ("app/gui/widgets/plain_text.cpp",),
     "labels are made by plainLabel()"),
    (re.compile(r"\bset(?:TitleText|TextFormat)\("), ("app/gui/charts/tick_axis.cpp", "app/gui/widgets/plain_text.cpp"),
     "charts and labels would draw the text as HTML: plain_text.h and TickAxis do it for all"),
    (re.compile(r"\bnew\s+QMessageBox\b|\bQMessageBox::(?:information|warning|critical|question|about)\("), ("app/gui/window/about_box.cpp",),
     "a message box draws HTML: NoticeBar tells what is to be told"),
    (re.compile(r"\b(?:setHtml|insertHtml|appendHtml|QErrorMessage)\b"), (), "nothing in the window is written in HTML"),
)

RULES = (
    Rule("kernels include nothing but the standard library, intrinsics and kernels",
         lambda i: i.within("kernels") and not (
             i.names("kernels") if i.quoted else STANDARD.match(i.target) or INTRINSICS.match(i.target))),
    Rule("core does not know app", lambda i: i.within("core") and i.names("app", "tests")),
    Rule("app does not know tests", lambda i: i.within("app") and i.names("tests")),
    Rule("Qt belongs to app/gui", lambda i: bool(QT.match(i.target)) and not i.within("app/gui")),
    Rule("Qt Charts belongs to app/gui/charts",
         lambda i: bool(QT_CHARTS.match(i.target)) and not i.within("app/gui/charts")),
    Rule("hwloc belongs to core/machine",
         lambda i: third_party(i.target) == "hwloc" and not i.within("core/machine")),
    Rule("SQLite belongs to core/history",
         lambda i: third_party(i.target) == "sqlite" and not i.within("core/history")),
    Rule("Asio and libsodium belong to core/net",
         lambda i: third_party(i.target) in ("Asio", "libsodium") and not i.within("core/net")),
    Rule("liburing belongs to core/disk",
         lambda i: third_party(i.target) == "liburing" and not i.within("core/disk")),
    Rule("CLI11 belongs to app/cli",
         lambda i: third_party(i.target) == "CLI11" and not i.within("app/cli")),
    Rule("no third-party type in a core header, but in one that stays within its folder",
         lambda i: i.within("core") and i.path.endswith(".h") and third_party(i.target) is not None
         and i.path not in PRIVATE_HEADERS),
    Rule("a header with third-party types stays within the folders that know the library",
         lambda i: i.target in PRIVATE_HEADERS and not i.within(*PRIVATE_HEADERS[i.target])),
    Rule("values and statistics know no machine, engine, disk, files, net, report or history",
         lambda i: i.within("core/model", "core/stats") and i.names(
             "core/machine", "core/engine", "core/disk", "core/files", "core/net", "core/report", "core/history")),
    Rule("the values do not know the statistics made of them",
         lambda i: i.within("core/model") and i.names("core/stats")),
    Rule("the line to another machine does not know the engine that measures it",
         lambda i: i.within("core/net") and i.names("core/engine")),
    Rule("the command line and the words do not know the window",
         lambda i: i.within("app/cli", "app/words") and i.names("app/gui")),
    Rule("the words do not know the command line", lambda i: i.within("app/words") and i.names("app/cli")),
    Rule("the window does not know the command line", lambda i: i.within("app/gui") and i.names("app/cli")),
    Rule("the table of options knows neither the command line nor the window",
         lambda i: i.within("app/options") and i.names("app/cli", "app/gui")),
    Rule("includes are written from the root of the project",
         lambda i: i.quoted and not i.names(*LAYERS, "tests") and not re.match(r"^(?:ui_\w+\.h|\w+\.moc|moc_\w+\.cpp)$", i.target)),
)


def includes(path: str, text: str) -> list[tuple[int, Include]]:
    matches = ((number, INCLUDE.match(line)) for number, line in enumerate(text.splitlines(), 1))
    return [(number, Include(path, match[2], match[1] == '"')) for number, match in matches if match]


def violations(path: str, text: str) -> list[str]:
    """What is wrong with one file, one line each."""
    found = [f"{path}:{number}: {include.target}: {rule.why}"
             for number, include in includes(path, text) for rule in RULES if rule.broken(include)]
    for number, line in enumerate(text.splitlines(), 1):
        found += [f"{path}:{number}: {why}" for pattern, places, why in DRAWN_AS_HTML
                  if path.startswith("app/gui/") and path not in places and pattern.search(line)]
    if any(VAGUE_NAME.fullmatch(word) for word in pathlib.PurePath(path).stem.split("_")):
        found.append(f"{path}: the name does not say what the file is for")
    for match in VAGUE_TYPE.finditer(text):
        found.append(f"{path}: {match[1]}: the name does not say what the type is for")
    return found


def folder(path: str) -> str:
    return path.rpartition("/")[0]


def folder_cycles(texts: dict[str, str]) -> list[str]:
    """A line for each set of folders that include one another, with an include for each step of the round."""
    arrows: dict[str, dict[str, str]] = {}
    for path, text in texts.items():
        for number, include in includes(path, text):
            here, there = folder(path), folder(include.target)
            if include.names(*LAYERS) and here != there:
                arrows.setdefault(here, {}).setdefault(there, f"{path}:{number} includes {include.target}")

    def round_from(start: str) -> list[str] | None:
        """The shortest way from a folder back to itself, as its includes."""
        ways: dict[str, list[str]] = {start: []}
        waiting = [start]
        for here in waiting:
            for there, how in sorted(arrows.get(here, {}).items()):
                if there == start:
                    return [*ways[here], how]
                if there not in ways:
                    ways[there] = [*ways[here], how]
                    waiting.append(there)
        return None

    rounds = {tuple(sorted(way)): way for start in sorted(arrows) if (way := round_from(start)) is not None}
    return ["folders include one another: " + "; ".join(way) for way in rounds.values()]


# Comments, literals, and what a scope begins with; all else is skipped.
TOKEN = re.compile(
    r"//[^\n]*|/\*.*?\*/|R\"(?P<raw>\w*)\(.*?\)(?P=raw)\"|\"(?:\\.|[^\"\\])*\"|(?<!\w)'(?:\\.|[^'\\])'|^\s*#[^\n]*"
    r"|(?P<namespace>\bnamespace\b\s*(?P<space>[\w:]*)\s*\{)"
    r"|(?P<type>\b(?:class|struct|enum(?:\s+class)?)\s+(?P<name>\w+)(?:\s+final)?\s*(?::[^:;{}()][^;{}()]*)?\{)"
    r"|(?P<open>\{)|(?P<close>\})", re.DOTALL | re.MULTILINE)
SYSTEMS = {"linux": {"linux"}, "windows": {"windows"}, "macos": {"macos"}, "posix": {"linux", "macos"}, "x86": {"x86"}, "arm": {"arm"}}


def types_defined(text: str) -> list[str]:
    """Full names of the types that a file defines in named namespaces, outside of other types and of functions."""
    scopes: list[str | None] = []  # name of a namespace, "" of one without, None of all else
    found = []
    for token in TOKEN.finditer(text):
        if token["namespace"]:
            scopes.append(token["space"])
        elif token["type"]:
            if all(scopes):
                found.append("::".join([*filter(None, scopes), token["name"]]))
            scopes.append(None)
        elif token["open"]:
            scopes.append(None)
        elif token["close"] and scopes:
            scopes.pop()
    return found


def doubled_types(texts: dict[str, str]) -> list[str]:
    """A line for each type that two files define which one program can hold."""
    def systems(path: str) -> set[str]:
        return SYSTEMS.get(pathlib.PurePath(path).stem.rpartition("_")[2], set())

    places: dict[str, list[str]] = {}
    for path, text in texts.items():
        for name in types_defined(text):
            places.setdefault(name, []).append(path)
    return [f"{second}: {name} is defined in {first} too" for name, paths in places.items()
            for place, first in enumerate(paths) for second in paths[place + 1:]
            if not systems(first) or not systems(second) or systems(first) & systems(second)]


def check_tree(root: pathlib.Path) -> tuple[int, list[str], list[str]]:
    """How many files were read, what is wrong with them, and which are long."""
    paths = sorted(path for layer in LAYERS for path in (root / layer).rglob("*") if path.suffix in SUFFIXES)
    texts = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    found = [line for path, text in texts.items() for line in violations(path, text)]
    long = [f"{path}: {len(lines)} lines" for path, text in texts.items() if len(lines := text.splitlines()) > LONG]
    return len(paths), found + folder_cycles(texts) + doubled_types(texts), long


def main() -> int:
    root = pathlib.Path(sys.argv[1])
    for layer in LAYERS:
        if not (root / layer).is_dir():
            print(f"{root / layer}: no such folder", file=sys.stderr)
            return 2
    count, found, long = check_tree(root)
    print("\n".join(found + long))
    print(f"{count} files read, {len(found)} violations")
    return 1 if found or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
