#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-hardening names what a program lacks, and only that."""

import os
import pathlib
import platform
import re
import struct
import subprocess
import sys
import tempfile
import unittest

SCRIPT = os.environ["STRATA_CHECK_HARDENING"]
X86 = platform.machine() == "x86_64"

# Enough functions that may be called through pointers, an array on the stack, a copy of a size that is known late, and
# a frame of more than a page.
SOURCE = """
#include <cstdio>
#include <cstring>
int fill(char*, int);
int late(const char* text, unsigned size) { char copy[32]; std::memcpy(copy, text, size); return fill(copy, 1); }
int big(int value) { char frame[20000]; return fill(frame, value); }
int fill(char* to, int value) { std::memset(to, value, 8); std::puts(to); return to[0]; }
""" + "".join(f"int f{index}(int value) {{ return big(value) + {index}; }}\n" for index in range(120)) + """
int main(int count, char** words) { return late(words[0], count) + f1(count); }
"""

HARDENED = {
    "-fPIE -pie": ["position-independent"],
    "-Wl,-z,relro": ["read-only after start (RELRO)"],
    "-Wl,-z,now": ["all bound at start (now)"],
    "-Wl,-z,noexecstack": ["no executable stack", "nothing writable and executable"],
    "-fstack-protector-strong": ["stack protector"],
    "-D_FORTIFY_SOURCE=2": ["sizes checked (fortify)"],
    ("-fcf-protection=full" if X86 else "-mbranch-protection=standard"): ["branches guarded"],
    "-fstack-clash-protection": ["big frames probed"] if X86 else [],
}
OFF = {
    "-fPIE -pie": "-fno-pie -no-pie",
    "-Wl,-z,relro": "-Wl,-z,norelro",
    "-Wl,-z,now": "-Wl,-z,lazy",
    "-Wl,-z,noexecstack": "-Wl,-z,execstack",
    "-fstack-protector-strong": "-fno-stack-protector",
    "-D_FORTIFY_SOURCE=2": "-U_FORTIFY_SOURCE",
    "-fcf-protection=full": "-fcf-protection=none",
    "-mbranch-protection=standard": "-mbranch-protection=none",
    "-fstack-clash-protection": "-fno-stack-clash-protection",
}


def check(*programs: pathlib.Path) -> tuple[int, list[str]]:
    """The status, and what is said to be missing."""
    done = subprocess.run([sys.executable, "-B", SCRIPT, *programs], capture_output=True, text=True, check=False)
    return done.returncode, re.findall(r"^  NO   (.*)$", done.stdout, re.MULTILINE)


def pe(*, dll_characteristics: int = 0x160, characteristics: int = 0x22, base: int = 0x140000000,
       relocations: int = 512, section: int = 0x60000020, text: bytes = b"*** stack smashing detected ***") -> bytes:
    """The head of a 64-bit program with one section."""
    optional = bytearray(240)
    struct.pack_into("<H", optional, 0, 0x20B)
    struct.pack_into("<Q", optional, 24, base)
    struct.pack_into("<H", optional, 70, dll_characteristics)
    struct.pack_into("<I", optional, 112 + 5 * 8 + 4, relocations)
    coff = struct.pack("<HHIIIHH", 0x8664, 1, 0, 0, 0, len(optional), characteristics)
    head = b"MZ" + bytes(0x3A) + struct.pack("<I", 0x40)
    return head + b"PE\0\0" + coff + optional + bytes(36) + struct.pack("<I", section) + text


def mach_o(*, flags: int = 0x200085, access: int = 5,
           names: tuple[bytes, ...] = (b"___stack_chk_fail", b"___memcpy_chk")) -> bytes:
    strings = b"\0" + b"".join(name + b"\0" for name in names)
    symbols, start = b"", 1
    for name in names:
        symbols += struct.pack("<IBBHQ", start, 1, 0, 0, 0)
        start += len(name) + 1
    after = 32 + 72 + 24
    segment = struct.pack("<II16sQQQQIIII", 0x19, 72, b"__TEXT", 0, 0, 0, 0, 7, access, 0, 0)
    symtab = struct.pack("<IIIIII", 2, 24, after, len(names), after + len(symbols), len(strings))
    return struct.pack("<IIIIIIII", 0xFEEDFACF, 0x100000C, 0, 2, 2, 96, flags, 0) + segment + symtab + symbols + strings


class CheckHardening(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def built(self, flags: list[str]) -> pathlib.Path:
        source, program = self.folder / "program.cpp", self.folder / "program"
        source.write_text(SOURCE)
        subprocess.run([os.environ.get("CXX", "c++"), "-O2", "-U_FORTIFY_SOURCE", *" ".join(flags).split(), source,
                        "-o", program], check=True)
        return program

    def written(self, content: bytes) -> pathlib.Path:
        path = self.folder / "written"
        path.write_bytes(content)
        return path

    def test_hardened_program_of_linux_lacks_nothing(self) -> None:
        self.assertEqual(check(self.built(list(HARDENED))), (0, []))

    def test_each_missing_flag_is_found_in_a_program_of_linux(self) -> None:
        for left_out, missing in HARDENED.items():
            with self.subTest(left_out):
                flags = [OFF[flag] if flag == left_out else flag for flag in HARDENED]
                self.assertEqual(check(self.built(flags)), (1 if missing else 0, missing))

    def test_stripped_program_is_checked_too(self) -> None:
        program = self.built(list(HARDENED))
        subprocess.run(["strip", program], check=True)
        self.assertEqual(check(program), (0, []))

    def test_program_of_windows(self) -> None:
        self.assertEqual(check(self.written(pe())), (0, []))
        self.assertEqual(check(self.written(pe(text=b"\0__stack_chk_fail\0"))), (0, []))  # of a library
        aslr = "moves in memory (ASLR, dynamic base)"
        for content, missing in (
            (pe(dll_characteristics=0x120), [aslr]),
            (pe(characteristics=0x23), [aslr]),  # relocations stripped
            (pe(relocations=0), [aslr]),
            (pe(dll_characteristics=0x140), ["moves in all of memory (high entropy)"]),
            (pe(base=0x400000), ["moves in all of memory (high entropy)"]),
            (pe(dll_characteristics=0x060), ["data not executable (NX)"]),
            (pe(section=0xE0000020), ["nothing writable and executable"]),
            (pe(text=b""), ["stack protector"]),
        ):
            with self.subTest(missing):
                self.assertEqual(check(self.written(content)), (1, missing))

    def test_program_of_macos(self) -> None:
        self.assertEqual(check(self.written(mach_o())), (0, []))
        for content, missing in (
            (mach_o(flags=0x85), ["position-independent"]),
            (mach_o(flags=0x220085), ["no executable stack"]),
            (mach_o(access=7), ["nothing writable and executable"]),
            (mach_o(names=(b"___memcpy_chk",)), ["stack protector"]),
            (mach_o(names=(b"___stack_chk_fail", b"_memcpy")), ["sizes checked (fortify)"]),
        ):
            with self.subTest(missing):
                self.assertEqual(check(self.written(content)), (1, missing))

    def test_universal_program_is_as_good_as_its_worst_part(self) -> None:
        good, bad = mach_o(), mach_o(flags=0x85)
        head = struct.pack(">II", 0xCAFEBABE, 2)
        rows = struct.pack(">IIIII", 0x1000007, 3, 48, len(good), 0)
        rows += struct.pack(">IIIII", 0x100000C, 0, 48 + len(good), len(bad), 0)
        self.assertEqual(check(self.written(head + rows + good + bad)), (1, ["position-independent"]))

    def test_what_is_no_program_is_no_success(self) -> None:
        self.assertNotEqual(check(self.written(b"#!/bin/sh\n"))[0], 0)
        self.assertEqual(check()[0], 2)


if __name__ == "__main__":
    unittest.main()
