# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of its own for the real window: screen, window manager and message bus, and the hands and eyes of a person.

Keys go through xdotool; what is on the screen is read through AT-SPI, as a screen reader does, by the names that a
person hears. Nothing here sleeps for a guessed time: whatever is waited for is asked for again until it is true, or
until a limit that only a program that hangs reaches.
"""

from __future__ import annotations

import contextlib
import json
import os
import pathlib
import struct
import subprocess
import tempfile
import time
import typing
import zlib

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  the version is chosen first

LIMIT_S = 60
POLL_S = 0.05
SCREEN = "1280x900x24"
BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")

Answer = typing.TypeVar("Answer")


def wait_for(what: str, ask: typing.Callable[[], Answer], limit_s: float = LIMIT_S) -> Answer:
    """The first answer that is true. A question about what has just gone from the screen counts as not answered."""
    end = time.monotonic() + limit_s
    while True:
        answer = None
        with contextlib.suppress(GLib.Error):
            answer = ask()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"waited {limit_s:g} s for {what}")
        time.sleep(POLL_S)


class Node:
    """One thing on the screen, as AT-SPI tells of it."""

    def __init__(self, accessible: Atspi.Accessible) -> None:
        self._accessible = accessible

    @property
    def name(self) -> str:
        return self._accessible.get_name() or ""

    @property
    def role(self) -> str:
        return self._accessible.get_role_name() or ""

    def is_(self, state: str) -> bool:
        return self._accessible.get_state_set().contains(getattr(Atspi.StateType, state.upper()))

    def children(self) -> list[Node]:
        count = self._accessible.get_child_count()
        found = (self._accessible.get_child_at_index(index) for index in range(count))
        return [Node(child) for child in found if child is not None]

    def below(self) -> typing.Iterator[Node]:
        for child in self.children():
            yield child
            # A table has a child for each cell: they are read through cell().
            if child.role != "table":
                yield from child.below()

    def text(self) -> str:
        return Atspi.Text.get_text(self._accessible, 0, Atspi.Text.get_character_count(self._accessible))

    def rows(self) -> int:
        return Atspi.Table.get_n_rows(self._accessible)

    def cell(self, row: int, column: int) -> str:
        return Node(Atspi.Table.get_accessible_at(self._accessible, row, column)).name

    def press(self) -> None:
        """Does what a click does: its first action."""
        if not Atspi.Action.do_action(self._accessible, 0):
            raise AssertionError(f"{self.role} '{self.name}' cannot be pressed")

    def take_focus(self) -> None:
        Atspi.Component.grab_focus(self._accessible)

    def middle(self) -> tuple[int, int]:
        """On the screen, in pixels."""
        area = Atspi.Component.get_extents(self._accessible, Atspi.CoordType.SCREEN)
        return area.x + area.width // 2, area.y + area.height // 2


class Desktop:
    """Screen, window manager, message bus and accessibility bus; ends them all with close()."""

    def __init__(self) -> None:
        self._ends = contextlib.ExitStack()
        self.folder = pathlib.Path(self._ends.enter_context(tempfile.TemporaryDirectory(prefix="strata-desktop-")))
        try:
            self._start()
        except BaseException:
            self.close()
            raise

    def _start(self) -> None:
        runtime = self.folder / "runtime"
        runtime.mkdir(mode=0o700)
        # An offscreen platform, a session or a language of whoever runs this would stand in the way.
        for name in ("QT_QPA_PLATFORM", "QT_QPA_PLATFORMTHEME", "QT_STYLE_OVERRIDE", "WAYLAND_DISPLAY", "LANGUAGE",
                     "AT_SPI_BUS_ADDRESS", "XAUTHORITY"):
            os.environ.pop(name, None)
        os.environ.update(XDG_RUNTIME_DIR=str(runtime), LC_ALL="C.UTF-8", NO_AT_BRIDGE="0",
                          QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        # Xvfb looks for a free number itself and says which it took. Without -noreset it begins anew whenever its last
        # client leaves, and takes with it whoever is just connecting.
        reader, writer = os.pipe()
        self._spawn("Xvfb", "-displayfd", str(writer), "-screen", "0", SCREEN, "-nolisten", "tcp",
                    "-noreset", "-fbdir", str(self.folder), pass_fds=(writer,))
        os.close(writer)
        with os.fdopen(reader) as told:
            os.environ["DISPLAY"] = ":" + told.readline().strip()
        bus = self._spawn("dbus-daemon", "--session", "--nofork", "--print-address", stdout=subprocess.PIPE, text=True)
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self._ends.callback(bus.stdout.close)
        self._spawn("openbox", "--sm-disable")
        launcher = next(path for path in BUS_LAUNCHERS if os.path.exists(path))
        self._spawn(launcher, "--launch-immediately")
        wait_for("the window manager", lambda: self.tool("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").count("#"))
        wait_for("the accessibility bus", lambda: self.tool(
            "dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
            "org.a11y.Bus.GetAddress").count("unix:"))
        Atspi.init()

    def _spawn(self, *command: str, **options: typing.Any) -> subprocess.Popen:
        options.setdefault("stdout", subprocess.DEVNULL)
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **options)
        self._ends.callback(end_process, process)
        return process

    def close(self) -> None:
        self._ends.close()

    def tool(self, *command: str) -> str:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout

    def keys(self, *keys: str) -> None:
        """Presses these keys, one after the other: "alt+u", "Return"."""
        subprocess.run(("xdotool", "key", "--clearmodifiers", *keys), check=True)

    def type_text(self, text: str) -> None:
        subprocess.run(("xdotool", "type", "--clearmodifiers", "--delay", "15", text), check=True)

    def click(self, node: Node) -> None:
        x, y = node.middle()
        subprocess.run(("xdotool", "mousemove", "--sync", str(x), str(y), "click", "1"), check=True)

    def brightness_at(self, x: int, y: int) -> float:
        """Of a pixel of the screen, 0 to 255."""
        return sum(self._screen()[y][3 * x:3 * x + 3]) / 3

    def screenshot(self, path: pathlib.Path) -> None:
        """As PNG."""
        lines = self._screen()

        def chunk(kind: bytes, content: bytes) -> bytes:
            return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

        head = struct.pack(">IIBBBBB", len(lines[0]) // 3, len(lines), 8, 2, 0, 0, 0)
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) +
                         chunk(b"IDAT", zlib.compress(b"".join(b"\0" + line for line in lines))) + chunk(b"IEND", b""))

    def _screen(self) -> list[bytes]:
        """The lines of the screen, three bytes a pixel: red, green, blue. Xvfb keeps it in a file, as xwd writes it."""
        dump = (self.folder / "Xvfb_screen0").read_bytes()
        head = struct.unpack(">25I", dump[:100])
        head_bytes, width, height, line_bytes, colours = head[0], head[4], head[5], head[12], head[19]
        begin = head_bytes + 12 * colours
        lines = []
        for y in range(height):
            line = dump[begin + y * line_bytes:begin + y * line_bytes + 4 * width]  # blue, green, red, nothing
            pixels = bytearray(3 * width)
            pixels[0::3], pixels[1::3], pixels[2::3] = line[2::4], line[1::4], line[0::4]
            lines.append(bytes(pixels))
        return lines


def end_process(process: subprocess.Popen) -> None:
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
    process.wait()


class Strata:
    """The program, with a home and settings of its own, in a window that is open and has the keyboard."""

    def __init__(self, desktop: Desktop, program: str, settings: dict[str, typing.Any]) -> None:
        self.desktop = desktop
        self.home = pathlib.Path(tempfile.mkdtemp(dir=desktop.folder, prefix="home-"))
        self.disk = self.home / "disk"
        self.disk.mkdir()
        self.settings_path = self.home / "data" / "strata" / "settings.json"
        self.settings_path.parent.mkdir(parents=True)
        self.settings_path.write_text(
            json.dumps({"schema": "strata.settings/1", "disk_folders": [str(self.disk)], **settings}), encoding="utf-8")
        self.errors = self.home / "errors.txt"
        # Qt warns when it is asked for what has just gone from the screen, as happens here all the time.
        environment = {**os.environ, "QT_LOGGING_RULES": "qt.accessibility.*=false", "HOME": str(self.home),
                       "XDG_DATA_HOME": str(self.home / "data"), "XDG_CONFIG_HOME": str(self.home / "config"),
                       "XDG_CACHE_HOME": str(self.home / "cache")}
        with open(self.errors, "wb") as errors:
            self.process = subprocess.Popen([program], env=environment, cwd=self.home, stdout=errors, stderr=errors)
        self.application = wait_for("the program on the accessibility bus", self._application)
        self.wait_for_keyboard()

    def _application(self) -> Node | None:
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended with {self.process.returncode}: {self.errors.read_text()}")
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == self.process.pid:
                # Without a main loop nobody tells libatspi that something has changed: it has to ask each time.
                child.set_cache_mask(Atspi.Cache.NONE)
                return Node(child)
        return None

    def wait_for_keyboard(self) -> None:
        """Until keys go to the window itself. When two dialogs close at once, openbox may leave the keyboard to nobody:
        then the window is asked for, as by a click on a task bar."""
        window = self.find("frame", "Strata")
        patience_ends = time.monotonic() + 2

        def has_it() -> bool:
            if not window.is_("active") and time.monotonic() > patience_ends:
                self.desktop.tool("xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid), "--name",
                                  "^Strata$", "windowactivate")
            return window.is_("active")

        wait_for("the window to have the keyboard", has_it)

    def end(self) -> None:
        end_process(self.process)

    # What is on the screen.

    def all(self, role: str, name: str | None = None) -> list[Node]:
        return [node for node in self.application.below() if node.role == role and name in (None, node.name)]

    def find(self, role: str, name: str) -> Node:
        """The one of that name, once it is there."""
        return wait_for(f"{role} '{name}'", lambda: next(iter(self.all(role, name)), None))

    def showing(self, role: str, name: str) -> bool:
        return any(node.is_("showing") for node in self.all(role, name))

    def label(self, start: str) -> str | None:
        """The text of a label that is to be seen and begins like this."""
        return next((node.name for node in self.all("label") if node.name.startswith(start) and node.is_("showing")),
                    None)

    def wait_for_label(self, start: str, limit_s: float = LIMIT_S) -> str:
        return wait_for(f"a label '{start}…'", lambda: self.label(start), limit_s)

    def report(self) -> str:
        return self.find("text", "Reports").text()

    def results(self) -> Node:
        return wait_for("the table of results",
                        lambda: next((table for table in self.all("table", "Results") if table.is_("showing")), None))

    # What a person does.

    def press(self, name: str) -> None:
        button = self.find("push button", name)
        wait_for(f"'{name}' to be enabled", lambda: button.is_("enabled"))
        button.press()

    def choose(self, menu: str, *path: str) -> None:
        """Chooses a command by its names in the menus, as they are shown, from the menu bar on."""
        bar = next(iter(self.all("menu bar")))
        node = self._named(bar, menu)
        for name in path:
            node = self._named(node, name)
        node.press()

    def _named(self, parent: Node, name: str) -> Node:
        def look() -> Node | None:
            for child in parent.below():
                if child.name == name:
                    return child
            return None

        return wait_for(f"'{name}' in the menu '{parent.name}'", look)

    # What the system tells of the process.

    def threads(self) -> int:
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("Threads:"):
                return int(line.split()[1])
        raise AssertionError("the system tells no number of threads")

    def wait_for_end(self, limit_s: float = LIMIT_S) -> int:
        try:
            return self.process.wait(limit_s)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the program has not ended within {limit_s:g} s") from None
