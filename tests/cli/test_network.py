# SPDX-License-Identifier: GPL-3.0-or-later
"""The network test of the real strata-cli, between two processes: in two network namespaces where this may make them,
over the loopback otherwise; and a responder among strangers."""

import contextlib
import json
import os
import re
import shutil
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time
import unittest

from program import CLI, data_folder, environment, free_port, make_home

MOST_MEMORY = 64 * 1024 * 1024
HELLO = b"Stra\x01\x01\x00\x00"
# Every wait has an end, long after what a busy machine takes.
PATIENCE_S = 60


class Hosts:
    """Two hosts: how a command is run on each, and the address of the second as the first sees it."""

    def __init__(self, near=(), far=(), address="127.0.0.1", keepers=()):
        self.near, self.far, self.address, self.keepers = list(near), list(far), address, keepers

    def close(self):
        for keeper in self.keepers:
            keeper.kill()
            keeper.wait()


def in_namespaces():
    """Two hosts with a line between them, or nothing where the system does not allow it."""
    if not all(map(shutil.which, ("unshare", "nsenter", "ip"))):
        return None
    keepers = []

    def keep(command):
        """Starts what holds a namespace; its id once it is there."""
        keeper = subprocess.Popen([*command, "sh", "-c", "echo $$; exec sleep 3600"], stdout=subprocess.PIPE,
                                  stderr=subprocess.DEVNULL, text=True)
        keepers.append(keeper)
        pid = keeper.stdout.readline().strip()
        keeper.stdout.close()
        return pid

    def enter(pid):
        return ["nsenter", "--preserve-credentials", "--user", "--net", "--target", pid]

    near = keep(["unshare", "--user", "--map-root-user", "--net"])
    far = keep([*enter(near), "unshare", "--net"]) if near else ""
    steps = [
        (near, ["ip", "link", "add", "line", "type", "veth", "peer", "name", "line", "netns", far]),
        (near, ["ip", "address", "add", "10.77.0.1/24", "dev", "line"]),
        (far, ["ip", "address", "add", "10.77.0.2/24", "dev", "line"]),
        *((pid, ["ip", "link", "set", name, "up"]) for pid in (near, far) for name in ("lo", "line")),
    ]
    made = bool(near and far) and all(
        subprocess.run([*enter(pid), *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                       check=False).returncode == 0 for pid, command in steps)
    hosts = Hosts(enter(near), enter(far), "10.77.0.2", keepers)
    if made:
        return hosts
    hosts.close()
    return None


class Responder:
    """strata-cli respond on one of the hosts."""

    def __init__(self, home, hosts, port=0):
        self.home, self.hosts, self.address = home, hosts, hosts.address
        self.port = port or free_port()
        self.process = subprocess.Popen(
            [*hosts.far, CLI, "respond", "--bind", self.address, "--port", str(self.port)], stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, env=environment(home))
        self.lines = []
        self.changed = threading.Condition()
        self.reader = threading.Thread(target=self.read)
        self.reader.start()
        self.code = self.wait_for(r"--code (\d{6})")[1]

    def read(self):
        for line in self.process.stdout:
            with self.changed:
                self.lines.append(line)
                self.changed.notify_all()

    def wait_for(self, pattern, times=1):
        """The match of a line that it prints, or printed, the so manieth."""
        end = time.monotonic() + PATIENCE_S
        with self.changed:
            while True:
                found = [match for line in self.lines if (match := re.search(pattern, line))]
                if len(found) >= times:
                    return found[times - 1]
                if not self.changed.wait(end - time.monotonic()):
                    raise AssertionError(f"{pattern!r} was not said in: {self.lines}")

    def memory(self):
        """The most that it had at once, in bytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return 1024 * int(re.search(r"VmHWM:\s+(\d+)", status.read())[1])

    def end(self, how="terminate"):
        if self.process.stdout.closed:
            return
        if self.process.poll() is None:
            getattr(self.process, how)()
        self.process.wait(timeout=PATIENCE_S)
        self.reader.join()
        self.process.stdout.close()
        self.process.stderr.close()


class Between(unittest.TestCase):
    hosts = None

    @classmethod
    def setUpClass(cls):
        cls.hosts = in_namespaces() or Hosts()
        print("hosts:", "two network namespaces" if cls.hosts.near else "loopback", file=sys.stderr)

    @classmethod
    def tearDownClass(cls):
        cls.hosts.close()

    def setUp(self):
        self.home = make_home(self.addCleanup)
        self.responder = Responder(make_home(self.addCleanup), self.hosts)
        self.addCleanup(self.responder.end)

    def command(self, *arguments, code=None, seconds=1, quiet=True):
        return [*self.hosts.near, CLI, "run", "network", "--host", self.responder.address, "--port",
                str(self.responder.port), "--code", code or self.responder.code, "--format", "json",
                "--network-time", str(seconds), *(["--quiet"] if quiet else []), *arguments]

    def lead(self, *arguments, code=None):
        done = subprocess.run(self.command(*arguments, code=code), capture_output=True, text=True, check=False,
                              timeout=2 * PATIENCE_S, env=environment(self.home))
        return done.returncode, json.loads(done.stdout) if done.stdout.startswith("{") else None, done.stderr

    def start_leading(self, *arguments, seconds, quiet=True):
        return subprocess.Popen(self.command(*arguments, seconds=seconds, quiet=quiet), stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, text=True, env=environment(self.home))

    def test_measures_each_cell_and_both_ends_keep_it(self):
        status, run, said = self.lead("--streams", "2")
        self.assertEqual((status, said), (0, ""))
        kernels = {}
        for cell in run["results"]:
            kernels.setdefault(cell["kernel"], []).append(cell)
            self.assertGreater(cell["value"], 0, cell)
            ids = {reason["id"] for reason in cell["reasons"]}
            self.assertIn("network-same-host" if self.hosts.near else "network-loopback", ids)
        self.assertEqual({kernel: len(cells) for kernel, cells in kernels.items()},
                         {"network-round-trip": 1, "network-acknowledged": 22, "network-stream": 6,
                          "network-round-trip-loaded": 3})
        chunks = [cell["parameters"].get("direction", "to") for cell in kernels["network-acknowledged"]]
        self.assertEqual((chunks.count("to"), chunks.count("from")), (11, 11))
        self.assertEqual(run["peers"][0]["address"], self.responder.address)
        self.assertNotIn(self.responder.code, json.dumps(run))
        self.responder.wait_for("Stored in the history")

    def test_a_wrong_code_is_told_at_both_ends(self):
        code = "000000" if self.responder.code != "000000" else "111111"
        status, run, _ = self.lead("--kernel", "network-round-trip", code=code)
        self.assertEqual(status, 4)
        self.assertEqual(run["results"][0]["reason"]["id"], "network-wrong-code")
        self.responder.wait_for("did not know the code")

    def test_a_responder_killed_in_the_middle(self):
        for direction in ("to", "from"):
            with self.subTest(direction=direction):
                leader = self.start_leading("--kernel", "network-round-trip", "--kernel", "network-stream",
                                            "--direction", direction, seconds=30)
                self.responder.wait_for(" is the client ")
                # The round trip alone takes half of a minute: the kill comes within it.
                self.responder.end("kill")
                output, _ = leader.communicate(timeout=PATIENCE_S)
                self.assertEqual(leader.returncode, 4)
                results = json.loads(output)["results"]
                self.assertEqual(results[0]["reason"]["id"], "network-lost")
                self.assertEqual([cell["reason"]["id"] for cell in results[1:]], ["row-not-reached"])
                self.responder = Responder(make_home(self.addCleanup), self.hosts)
                self.addCleanup(self.responder.end)

    def test_a_leader_killed_in_the_middle(self):
        for times, direction in enumerate(("to", "from"), 1):
            with self.subTest(direction=direction):
                leader = self.start_leading("--kernel", "network-stream", "--direction", direction, seconds=30)
                self.responder.wait_for(" is the client ", times)
                leader.kill()
                leader.communicate()
                self.responder.wait_for("Nothing was measured", times)
        # It goes on.
        self.assertEqual(self.lead("--kernel", "network-round-trip")[0], 0)

    def test_a_leader_stopped_in_the_middle_keeps_what_it_has(self):
        # Behind nsenter the program has the same process.
        leader = self.start_leading("--kernel", "network-round-trip", "--kernel", "network-stream", "--direction", "to",
                                    seconds=3, quiet=False)
        told = []
        for line in leader.stderr:  # one for each cell, once it has a figure
            told.append(line)
            if "Upload, 1 stream" in line:
                break
        self.assertRegex("".join(told), r"\n  RTT: [0-9.]+ us\n  Upload, 1 stream: ")
        leader.terminate()
        output, _ = leader.communicate(timeout=PATIENCE_S)
        self.assertEqual(leader.returncode, 130)
        self.assertEqual(json.loads(output)["status"], "stopped")
        self.responder.wait_for("Stored in the history")

    def test_nobody_waits_until_what_was_led_before_is_kept(self):
        lead = ["--kernel", "network-round-trip", "--no-history"]
        self.assertEqual(self.lead(*lead)[0], 0)
        self.responder.wait_for("Stored in the history")
        history = os.path.join(data_folder(self.responder.home), "history.sqlite")
        with contextlib.closing(sqlite3.connect(history, isolation_level=None)) as somebody:
            somebody.execute("BEGIN EXCLUSIVE")
            for _ in range(2):
                status, _, said = self.lead(*lead)
                self.assertEqual(status, 0, said)
            somebody.execute("ROLLBACK")
        self.assertEqual(self.lead(*lead)[0], 0)
        self.responder.wait_for("Stored in the history", 2)

    def test_a_history_that_was_mended_is_told(self):
        folder = data_folder(self.responder.home)
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "history.sqlite"), "wb") as damaged:
            damaged.write(b"no database")
        self.assertEqual(self.lead("--kernel", "network-round-trip", "--no-history")[0], 0)
        self.responder.wait_for("history-set-aside-1.sqlite")
        self.responder.wait_for("Stored in the history")


class ToldCommand(unittest.TestCase):
    """The line of a responder that a person pastes on the other machine."""

    # Names of interfaces get into addresses of IPv6, and take what a shell would carry out.
    LINE = ("ip link add '$(id)' type veth peer name '`id`;id' && ip link set '$(id)' up && ip link set '`id`;id' up")

    def respond(self, home, command, *arguments):
        """What it says until it shows the command."""
        process = subprocess.Popen([*command, CLI, "respond", "--port", str(free_port()), *arguments],
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment(home))
        try:
            said = []
            for line in process.stdout:
                said.append(line)
                if "--code" in line:
                    break
            return said
        finally:
            process.kill()
            process.communicate()

    def check(self, said):
        before, _, pasted = said[-1].rstrip("\n").partition("strata-cli run network ")
        self.assertTrue(before, said)
        printed = subprocess.run(["sh", "-c", "printf '%s\\n' " + pasted], capture_output=True, text=True, check=False)
        address = said[1].strip()
        port, code = re.search(r"port (\d+)", said[0])[1], re.search(r"(\d{3}) (\d{3})", said[-2])
        self.assertEqual((printed.returncode, printed.stderr), (0, ""))
        self.assertEqual(printed.stdout.splitlines(), ["--host", f"[{address}]:{port}", "--code", code[1] + code[2]])

    @unittest.skipUnless(shutil.which("sh"), "needs a shell")
    def test_names_the_host_and_does_nothing_else(self):
        with tempfile.TemporaryDirectory() as home:
            alone = ["unshare", "--user", "--map-root-user", "--net", "sh", "-c", self.LINE + ' && exec "$@"', "sh"]
            said = self.respond(home, alone) if all(map(shutil.which, ("unshare", "ip"))) else []
            if said:
                self.assertIn("id", said[1])
                self.check(said)
            # Brackets are a pattern to a shell.
            bound = self.respond(home, [], "--bind", "::1")
            if bound:
                self.assertIn("'[::1]:", bound[-1])
                self.check(bound)
            if not said and not bound:
                self.skipTest("this system has no IPv6")


class AmongStrangers(unittest.TestCase):
    """What comes in from others than Strata: the responder goes on, and takes no more memory for it."""

    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.responder = Responder(home.name, Hosts())
        self.addCleanup(self.responder.end)

    def connect(self):
        stranger = socket.create_connection(("127.0.0.1", self.responder.port), timeout=PATIENCE_S)
        self.addCleanup(stranger.close)
        return stranger

    def still_works(self):
        with tempfile.TemporaryDirectory() as home:
            done = subprocess.run(
                [CLI, "run", "network", "--host", f"127.0.0.1:{self.responder.port}", "--code", self.responder.code,
                 "--kernel", "network-round-trip", "--network-time", "1", "--no-history", "--quiet"],
                capture_output=True, text=True, check=False, timeout=PATIENCE_S, env=environment(home))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        if os.path.exists("/proc/self/status") and not os.environ.get("STRATA_SANITIZED"):
            self.assertLess(self.responder.memory(), MOST_MEMORY)

    def answer(self, *parts):
        """What comes back until the other end goes."""
        stranger = self.connect()
        for part in parts:
            stranger.sendall(part)
        came = b""
        try:
            while piece := stranger.recv(4096):
                came += piece
        except ConnectionResetError:
            pass
        return came

    def test_a_port_scan(self):
        for _ in range(100):
            self.connect().close()
        self.still_works()

    def test_garbage(self):
        for garbage in (b"GET / HTTP/1.1\r\nHost: strata\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", bytes(4096),
                        b"\xff" * 100_000, b"SSH-2.0-OpenSSH_9.2\r\n"):
            with self.subTest(garbage=garbage[:12]):
                self.assertEqual(self.answer(garbage), b"")
        self.still_works()

    def test_half_a_frame_and_silence(self):
        halves = [self.connect() for _ in range(20)]
        for half in halves:
            half.sendall(HELLO[:7])
        self.still_works()
        # They are let go after some seconds.
        for half in halves:
            self.assertEqual(half.recv(1), b"")

    def test_a_frame_of_four_gigabytes(self):
        self.assertEqual(self.answer(HELLO + struct.pack(">I", 0xffffffff), bytes(1_000_000)), b"")
        self.still_works()

    def test_a_slow_stranger(self):
        stranger = self.connect()
        for byte in HELLO:
            stranger.sendall(bytes([byte]))
            time.sleep(0.05)
        self.still_works()

    def test_another_version_is_told(self):
        came = self.answer(b"Stra\x63\x01\x00\x00" + struct.pack(">I", 16) + bytes(16))
        self.assertIn(b"network-other-version", came)
        self.still_works()

    def test_data_without_a_task(self):
        self.assertEqual(self.answer(b"Stra\x01\x06\x00\x00" + struct.pack(">I", 18) + bytes(16) + b"\x01\x00"), b"")
        self.still_works()

    def test_two_hundred_connections_at_once(self):
        strangers = [self.connect() for _ in range(200)]
        for stranger in strangers[::2]:
            stranger.sendall(HELLO + struct.pack(">I", 16) + bytes(16))
        self.still_works()

    def test_codes_are_not_to_be_tried(self):
        wrong = "000000" if self.responder.code != "000000" else "111111"
        arguments = [CLI, "run", "network", "--host", f"127.0.0.1:{self.responder.port}", "--kernel",
                     "network-round-trip", "--no-history", "--quiet", "--format", "json"]
        ids = []
        for code in [wrong] * 5 + [self.responder.code]:
            with tempfile.TemporaryDirectory() as home:
                done = subprocess.run([*arguments, "--code", code], capture_output=True, text=True, check=False,
                                      timeout=PATIENCE_S, env=environment(home))
            ids.append(json.loads(done.stdout)["results"][0]["reason"]["id"])
        self.assertEqual(ids, ["network-wrong-code"] * 5 + ["network-paused"])
        self.responder.wait_for("new attempts are blocked")


if __name__ == "__main__":
    unittest.main(verbosity=2)
