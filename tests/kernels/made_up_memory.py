# SPDX-License-Identifier: GPL-3.0-or-later
"""Right loops of reads, writes, copies and chases, made up."""

import functools

from disassembly import VECTOR
from memory_checks import LIBRARY
from triad_checks import add_made_up_triads


class X86Writer:
    """Single instructions of the loops of reads, writes, copies and chases."""

    widths = (1, 2, 4, 8, 16, 32, 64)
    streams = (8, 16, 32, 64)
    bests = (16, 32, 64)
    wrap = [
        "mov    %r13,%rax",
        "sub    %r12,%rax",
        "cmp    %rcx,%r12",
        "lea    0x40(%r12),%r12",
        "cmovg  %rax,%r12",
        "lea    (%r8,%r12,1),%r10",
    ]
    strips = ["add    $0x100,%rax", "cmove  %rcx,%rax", "and    $0xfffffffffffff000,%rcx"]
    count = "dec    %rdx"
    jump = "jne    @"
    moves = {1: ("movzbl", "%eax"), 2: ("movzwl", "%eax"), 4: ("mov", "%eax"), 8: ("mov", "%rax")}
    registers = {1: "%al", 2: "%ax", 4: "%eax", 8: "%rax", 16: "%xmm1", 32: "%ymm1", 64: "%zmm1"}

    def mnemonic(self, width, stream, store):
        if width == 8 and stream:
            return "movnti"
        if width < 16:
            return "mov" if store else self.moves[width][0]
        prefix = "v" if width > 16 else ""
        return prefix + ("movups" if not stream else "movntdq" if store else "movntdqa")

    def load(self, width, at, stream=False):
        register = self.registers[width] if width >= 8 else "%eax"
        return f"{self.mnemonic(width, stream, False)} {at},{register}"

    def store(self, width, at, stream=False):
        return f"{self.mnemonic(width, stream, True)} {self.registers[width]},{at}"

    def at(self, store, displacement, width=None):
        return f"{hex(displacement)}({'%r11' if store else '%r10'})"

    def indexed(self, store, width):
        return f"({'%r11' if store else '%r10'},%rbx,{min(width, 8)})"

    call = ["mov    %rbx,%rdx", "call   1234"]

    def elements(self, width, label):
        at = self.indexed(False, width), self.indexed(True, width)
        return [f"{label}:", self.load(width, at[0]), self.store(width, at[1]), "inc    %rbx", self.jump + label]

    def prefetch(self, displacement):
        return f"prefetcht0 {hex(displacement)}(%r10)"

    def step(self, width):
        return [
            "imul   %rbx,%r14",
            "add    %rbp,%r14",
            "mov    %r14,%rbx",
            "shr    $0x20,%rbx",
            "imul   %rcx,%rbx",
            "shr    $0x20,%rbx",
        ] + ["shl    $0x1,%rbx"] * (width > 8)

    def chunk(self, number, family):
        pointer = "%r11" if family == "write" else "%r10"
        low = pointer + "d"
        found = [f"mov    {hex(4 * number)}(%r9),{low}", f"shl    $0x8,{pointer}", f"add    %r8,{pointer}"]
        return found + ["lea    (%r10,%rsi,1),%r11"] * (family == "copy")

    def follow(self, chain):
        general = ("rax", "rbx", "rcx", "rdi", "rsi", "rbp", "r8", "r9", "r10", "r11", "r12", "r13")
        if chain >= len(general):
            vector = f"%xmm{chain - len(general)}"
            return [f"movq   {vector},%r15", f"movq   (%r15),{vector}"]
        register = general[chain]
        at = f"0x0(%{register})" if register in ("rbp", "r13") else f"(%{register})"
        return [f"mov    {at},%{register}"]

    def after(self, width, fenced):
        return ["sfence"] * fenced + ["vzeroupper"] * (width > 16)


class ArmWriter:
    """The same for arm64."""

    widths = (1, 2, 4, 8, 16)
    streams = (32,)
    bests = (32,)
    wrap = [
        "sub\tx4, x5, x3",
        "cmp\tx3, x7",
        "add\tx3, x3, #0x40",
        "csel\tx3, x4, x3, gt",
        "add\tx6, x7, x3",
    ]
    strips = [
        "add\tx3, x3, #0x100",
        "csel\tx3, xzr, x3, eq  // eq = none",
        "and\tx4, x3, #0xfffffffffffff000",
    ]
    count = "subs\tx9, x9, #0x1"
    jump = "b.ne\t@"
    suffixes = {1: "b", 2: "h"}
    registers = {1: "w10", 2: "w10", 4: "w10", 8: "x10", 16: "q1", 32: "q1, q5", VECTOR: "z1"}

    call = ["mov\tx2, x19", "bl\t1234"]

    def elements(self, width, label):
        at = self.indexed(False, width), self.indexed(True, width)
        return [f"{label}:", self.load(width, at[0]), self.store(width, at[1]), "adds\tx1, x1, #0x1", self.jump + label]

    def access(self, width, at, stream, store):
        stem = ("st" if store else "ld") + ("np" if stream else "p" if width == 32 else "r")
        return f"{stem}{self.suffixes.get(width, '')}\t{self.registers[width]}, {at}"

    def load(self, width, at, stream=False):
        return self.access(width, at, stream, False)

    def store(self, width, at, stream=False):
        return self.access(width, at, stream, True)

    def at(self, store, displacement, width=0):
        base = "x8" if store else "x6"
        if displacement == 0:
            return f"[{base}]"
        return f"[{base}, #{displacement}{', mul vl' if width == VECTOR else ''}]"

    def indexed(self, store, width):
        shift = {1: "", 2: ", lsl #1", 4: ", lsl #2", 8: ", lsl #3", 16: ", lsl #4"}[width]
        return f"[{'x8' if store else 'x6'}, x1{shift}]"

    def prefetch(self, displacement):
        return f"prfm\tpldl1keep, [x6, #{displacement}]"

    def step(self, _):
        return ["madd\tx2, x2, x10, x11", "lsr\tx1, x2, #32", "mul\tx1, x1, x12", "lsr\tx1, x1, #32"]

    def chunk(self, number, family):
        register = "8" if family == "write" else "6"
        entry = self.at(False, 4 * number).replace("x6", "x5")
        found = [f"ldr\tw{register}, {entry}", f"add\tx{register}, x7, x{register}, lsl #8"]
        return found + ["add\tx8, x6, x11"] * (family == "copy")

    def follow(self, chain):
        register = f"x{(chain + 10) % 29}"
        return [f"ldr\t{register}, [{register}]"]

    def after(self, _, fenced):
        return ["dmb\tishst"] * fenced


def looped(writer, label, body, after=()):
    return [f"{label}:", *body, writer.count, writer.jump + label, *after]


def unit(writer, family, width, at, load_stream=False, store_stream=False):
    loads = [writer.load(width, at(False), load_stream)] * (family != "write")
    stores = [writer.store(width, at(True), store_stream)] * (family != "read")
    return loads + stores


def serial(writer, family, width, load_stream=False, store_stream=False, ahead=0):
    body = []
    for unroll in (16, 8, 4, 2, 1):
        block = list(writer.wrap)
        for element in range(unroll):
            displacement = element if width == VECTOR else element * width
            if ahead and element * width % 64 == 0:
                block.append(writer.prefetch(ahead + element * width))
            at = functools.partial(writer.at, displacement=displacement, width=width)
            block += unit(writer, family, width, at, load_stream, store_stream)
        body += looped(writer, f"l{unroll}", block, writer.after(width, store_stream))
    return body + ["ret"]


def add_memory_kernels(listing, writer):
    functions = listing.functions
    for family in ("read", "write", "copy"):
        for width in writer.widths:
            if family == "copy" and width < 16:
                continue
            functions[f"{family}Serial{width}"] = serial(writer, family, width)
            move = unit(writer, family, width, functools.partial(writer.indexed, width=width))
            functions[f"{family}Random{width}"] = looped(
                writer, "l", (writer.step(width) + move) * 8, writer.after(width, False)
            ) + ["ret"]
            if family != "copy" and width >= 8:
                functions[f"{family}Chunks{width}"] = chunks(writer, family, width)
            if family != "copy" and width >= 16:
                functions[f"{family}Interleave{width}"] = interleaved(writer, family, width)
        if isinstance(writer, ArmWriter):
            functions[f"{family}Pair32"] = serial(writer, family, 32)
            functions[f"{family}Scalable"] = serial(writer, family, VECTOR)
    for width in writer.streams:
        functions[f"writeStream{width}"] = serial(writer, "write", width, store_stream=True)
        functions[f"writeStreamChunks{width}"] = chunks(writer, "write", width, store_stream=True)
        functions[f"copyStream{width}"] = serial(writer, "copy", width, store_stream=True)
        functions[f"copyStreamChunks{width}"] = chunks(writer, "copy", width, store_stream=True)
        if width >= 16:
            functions[f"readStream{width}"] = serial(writer, "read", width, load_stream=True)
    for width in writer.bests:
        functions[f"copyBest{width}"] = serial(
            writer, "copy", width, store_stream=True, ahead=0 if isinstance(writer, ArmWriter) else 4096
        )
    for width in writer.widths:
        if width >= 16:
            functions[f"readPrefetch{width}"] = serial(writer, "read", width, ahead=1024)
            if not isinstance(writer, ArmWriter):
                functions[f"readPage{width}"] = paged(writer, "read", width)
    for chains in (1, 2, 3, 4, 6, 8, 12, 16, 24):
        turn = [line for chain in range(chains) for line in writer.follow(chain)]
        functions[f"chase{chains}"] = looped(writer, "l", turn * 16) + ["ret"]
    functions["copyElementsOnce"] = [*writer.elements(8, "l8"), *writer.elements(1, "l1"), "ret"]
    functions["copyMemcpy"] = looped(writer, "l", writer.call) + ["ret"]
    for name in LIBRARY:
        functions[f"library{name}"] = looped(writer, "l", writer.call) + ["ret"]
    add_made_up_triads(functions, writer, looped)
    functions["copyBlocks"] = looped(writer, "l", writer.call * 2) + ["ret"]


def chunks(writer, family, width, store_stream=False):
    body = []
    for count in (4, 1):
        block = list(writer.wrap)
        for number in range(count):
            block += writer.chunk(number, family)
            for element in range(256 // width):
                at = functools.partial(writer.at, displacement=element * width)
                block += unit(writer, family, width, at, store_stream=store_stream)
        body += looped(writer, f"l{count}", block, writer.after(width, store_stream))
    return body + ["ret"]


def paged(writer, family, width):
    block = list(writer.wrap)
    for element in range(4096 // width):
        block += unit(writer, family, width, functools.partial(writer.at, displacement=element * width))
    return looped(writer, "l", block, writer.after(width, False)) + ["ret"]


def interleaved(writer, family, width):
    block = []
    for element in range(256 // width):
        for page in range(4):
            at = functools.partial(writer.at, displacement=element * width + 4096 * page)
            block += unit(writer, family, width, at)
    return looped(writer, "l", block + writer.strips, writer.after(width, False)) + ["ret"]
