# SPDX-License-Identifier: GPL-3.0-or-later
"""Right listings of all kernels, made up, for the tests of check_disassembly.py to put defects into."""

import functools

from made_up_forwarding import add_forwarding
from made_up_instructions import add_arm_instructions, add_x86_instructions
from made_up_memory import ArmWriter, X86Writer, add_memory_kernels


class Listing:
    """Functions as lists of instructions; "@name" in a jump is the label "name:", which is aligned."""

    def __init__(self, file_format, alignment=64):
        self.file_format = file_format
        self.alignment = alignment
        self.functions = {}

    def copy(self):
        copied = Listing(self.file_format, self.alignment)
        copied.functions = {name: list(body) for name, body in self.functions.items()}
        return copied

    def text(self, only=None):
        """As objdump would print it: all functions, or one."""
        lines = [f"kernels.o:     file format {self.file_format}", "", "Disassembly of section .text:"]
        address = 0
        for name, body in self.functions.items():
            if only not in (None, name):
                continue
            start, placed, labels = address, [], {}
            for item in body:
                if item.endswith(":"):
                    address = -(-address // self.alignment) * self.alignment
                    labels[item[:-1]] = address
                else:
                    placed.append((address, item))
                    address += 4
            full = f"strata::kernels::{name}(unsigned long)"
            lines += ["", f"{start:016x} <{full}>:"]
            for at, item in placed:
                if "@" in item:
                    jump, label = item.split("@")
                    item = f"{jump}{labels[label]:x} <{full}+0x{labels[label] - start:x}>"
                lines.append(f"{at:8x}:\t{item}")
        return "\n".join(lines) + "\n"


@functools.cache
def right_x86():
    listing = Listing("elf64-x86-64")
    tail = [
        "mov    %r13,%rax",
        "sub    %r12,%rax",
        "cmp    $0x40,%rax",
        "cmovb  %rax,%r12",
        "lea    (%r8,%r12,1),%r10",
    ]
    moves = {
        1: ("movzbl", "eax", "al"),
        2: ("movzwl", "eax", "ax"),
        4: ("mov", "eax", "eax"),
        8: ("mov", "rax", "rax"),
    }
    for width, (load, wide, narrow) in moves.items():
        body = ["push   %rbx", "mov    (%rdi),%r8"]
        for unroll in (64, 8, 1):
            body.append(f"l{unroll}:")
            for i in range(unroll):
                body += [
                    f"{load:6} {hex(i * width)}(%r10),%{wide}",
                    f"mov    %{narrow},{hex(i * width)}(%r11)",
                ]
            body += [f"add    ${hex(unroll * width)},%r12", *tail, "dec    %rcx", f"jne    @l{unroll}"]
        listing.functions[f"moveSerial{width}"] = body + ["pop    %rbx", "ret"]
        listing.functions[f"moveRandom{width}"] = random_x86(
            [f"{load:6} (%r8,%r13,{width}),%{wide}", f"mov    %{narrow},(%r9,%r13,{width})"]
        )
    listing.functions["indexRandom"] = random_x86([])
    listing.functions["addChain"] = probe_x86(["add    %rax,%rdx"] * 100)
    listing.functions["mulChain"] = probe_x86(["imul   %eax,%edx"] * 32)
    listing.functions["aluThroughput"] = probe_x86(
        [f"add    %rax,%{r}" for r in ("rdx", "rbx", "r8", "r9", "r10", "r11")] * 20
    )
    listing.functions["chase"] = probe_x86(["mov    (%rax),%rax"] * 32)
    for name, wait, done in (
        ("Store", ["mov    (%r8),%r11", "cmp    %rdx,%r11"], ["inc    %rdx", "mov    %rdx,(%r8)", "inc    %rdx"]),
        ("Cas", ["mov    %rdx,%rax", "lea    0x1(%rdx),%r11", "lock cmpxchg %r11,(%r8)"], ["add    $0x2,%rdx"]),
    ):
        looks = ["l:", "mov    $0x400,%r10", "w:", *wait, "je     @d", "dec    %r10", "jne    @w"]
        stops = ["cmpl   $0x0,(%r9)", "je     @l", "jmp    @e"]
        listing.functions[f"handOver{name}"] = [*looks, *stops, "d:", *done, "dec    %rcx", "jne    @l", "e:", "ret"]
    for name, lines in (("1to0", "L"), ("3to1", "LLS"), ("2to1", "LS"), ("1to1", "S")):
        body = ["l:"]
        for number, line in enumerate(lines):
            for at in range(4):
                place = hex(64 * number + 16 * at) + "(%rdx)"
                body.append(f"movups {place},%xmm{at}" if line == "L" else f"movups %xmm4,{place}")
            body += ["mov    %r8,%rcx", f"p{number}:", "dec    %rcx", f"jne    @p{number}"]
        body += [f"add    ${hex(64 * len(lines))},%rdx", "cmp    %r9,%rdx", "cmove  %r10,%rdx", "dec    %rax"]
        listing.functions[f"inject{name}"] = [*body, "jne    @l", "ret"]
    listing.functions["contendAdd"] = ["l:", "lock addq $0x1,(%rdi)", "dec    %rax", "jne    @l", "ret"]
    listing.functions["contendCas"] = [
        "l:",
        "mov    (%rdi),%rax",
        "n:",
        "lea    0x1(%rax),%rcx",
        "lock cmpxchg %rcx,(%rdi)",
        "jne    @n",
        "dec    %rdx",
        "jne    @l",
        "ret",
    ]
    operations = ["mulsd"] * 9 + ["addsd"] * 11 + ["subsd"] * 2 + ["divsd"] * 2
    listing.functions["floatingMix"] = [
        "movsd  (%rdi),%xmm1",
        "l:",
        "movapd %xmm1,%xmm2",
        *[f"{operation}  %xmm1,%xmm2" for operation in operations],
        "cmp    %rax,%rcx",
        "jne    @l",
        "ret",
    ]
    listing.functions["heapsort1000"] = [
        "l:",
        "cmovg  %rdx,%rcx",
        "jne    @l",
        "ret",
    ]
    add_memory_kernels(listing, X86Writer())
    add_x86_instructions(listing, X86Writer())
    add_forwarding(listing.functions, True)
    return listing


def random_x86(move):
    step = [
        "imul   %rbx,%r14",
        "add    %rbp,%r14",
        "mov    %r14,%r13",
        "shr    $0x20,%r13",
        "imul   %rcx,%r13",
        "shr    $0x20,%r13",
    ]
    return [
        "mov    (%rdi),%r8",
        "l:",
        *(step + move) * 8,
        "dec    %rdx",
        "jne    @l",
        "mov    %r14,0x20(%rdi)",
        "ret",
    ]


def probe_x86(body):
    return ["test   %rdi,%rdi", "l:", *body, "dec    %rdi", "jne    @l", "ret"]


@functools.cache
def right_arm():
    listing = Listing("elf64-littleaarch64")
    tail = [
        "sub\tx4, x5, x3",
        "cmp\tx4, #0x40",
        "csel\tx3, x4, x3, cc  // cc = lo, ul, last",
        "add\tx6, x7, x3",
    ]
    moves = {
        1: ("ldrb", "strb", "w4", ""),
        2: ("ldrh", "strh", "w4", ", lsl #1"),
        4: ("ldr", "str", "w4", ", lsl #2"),
    }
    moves[8] = ("ldr", "str", "x4", ", lsl #3")
    for width, (load, store, register, shift) in moves.items():
        body = ["ldr\tx7, [x0]"]
        for unroll in (64, 8, 1):
            body.append(f"l{unroll}:")
            for i in range(unroll):
                body += [
                    f"{load}\t{register}, [x6, #{i * width}]",
                    f"{store}\t{register}, [x8, #{i * width}]",
                ]
            body += [f"add\tx3, x3, #{hex(unroll * width)}", *tail, "subs\tx9, x9, #0x1", f"b.ne\t@l{unroll}"]
        listing.functions[f"moveSerial{width}"] = body + ["ret"]
        listing.functions[f"moveRandom{width}"] = random_arm(
            [f"{load}\t{register}, [x6, x1{shift}]", f"{store}\t{register}, [x8, x1{shift}]"]
        )
    listing.functions["indexRandom"] = random_arm([])
    listing.functions["addChain"] = probe_arm(["add\tx1, x1, x2"] * 100)
    listing.functions["mulChain"] = probe_arm(["mul\tw1, w1, w2"] * 32)
    listing.functions["aluThroughput"] = probe_arm([f"add\tx{r}, x{r}, x2" for r in (1, 3, 4, 5, 6, 7)] * 20)
    listing.functions["chase"] = probe_arm(["ldr\tx1, [x1]"] * 32)
    swap = ["ldaxr\tx4, [x2]", "cmp\tx4, x1", "b.ne\t@n", "add\tx4, x1, #0x1", "stlxr\tw5, x4, [x2]", "cbz\tw5, @d", "n:"]
    for name, wait, done in (
        (
            "Store",
            ["ldr\tx4, [x2]", "cmp\tx4, x1", "b.eq\t@d"],
            ["add\tx1, x1, #0x1", "str\tx1, [x2]", "add\tx1, x1, #0x1"],
        ),
        ("Cas", swap, ["add\tx1, x1, #0x2"]),
    ):
        looks = ["l:", "mov\tx6, #0x400", "w:", *wait, "subs\tx6, x6, #0x1", "b.ne\t@w"]
        stops = ["ldr\tw5, [x3]", "cbz\tw5, @l", "b\t@e"]
        ends = ["subs\tx0, x0, #0x1", "b.ne\t@l", "e:", "ret"]
        listing.functions[f"handOver{name}"] = [*looks, *stops, "d:", *done, *ends]
    for name, lines in (("1to0", "L"), ("3to1", "LLS"), ("2to1", "LS"), ("1to1", "S")):
        body = ["l:"]
        for number, line in enumerate(lines):
            for at in range(2):
                place = f"[x3, #{64 * number + 32 * at}]"
                body.append(f"ldp\tq{2 * at}, q{2 * at + 1}, {place}" if line == "L" else f"stp\tq4, q4, {place}")
            body += ["mov\tx5, x6", f"p{number}:", "subs\tx5, x5, #0x1", f"b.ne\t@p{number}"]
        body += [f"add\tx3, x3, #{hex(64 * len(lines))}", "cmp\tx3, x7", "csel\tx3, x8, x3, eq"]
        listing.functions[f"inject{name}"] = [*body, "subs\tx9, x9, #0x1", "b.ne\t@l", "ret"]
    listing.functions["contendAdd"] = ["l:", "ldaddal\tx1, x4, [x3]", "subs\tx2, x2, #0x1", "b.ne\t@l", "ret"]
    listing.functions["contendCas"] = ["l:", "casal\tx3, x6, [x4]", "cmp\tx3, x2", "b.ne\t@l", "ret"]
    operations = ["fmul"] * 9 + ["fadd"] * 11 + ["fsub"] * 2 + ["fdiv"] * 2
    listing.functions["floatingMix"] = [
        "ldp\td0, d1, [x0]",
        "l:",
        *[f"{operation}\td2, d1, d0" for operation in operations],
        "subs\tx1, x1, #0x1",
        "b.ne\t@l",
        "ret",
    ]
    listing.functions["heapsort1000"] = [
        "l:",
        "cinc\tx3, x3, gt",
        "b.ne\t@l",
        "ret",
    ]
    add_memory_kernels(listing, ArmWriter())
    add_arm_instructions(listing, ArmWriter())
    add_forwarding(listing.functions, False)
    return listing


def random_arm(move):
    step = ["madd\tx2, x2, x10, x11", "lsr\tx1, x2, #32", "mul\tx1, x1, x12", "lsr\tx1, x1, #32"]
    return [
        "ldr\tx6, [x0]",
        "l:",
        *(step + move) * 8,
        "subs\tx9, x9, #0x1",
        "b.ne\t@l",
        "str\tx2, [x0, #32]",
        "ret",
    ]


def probe_arm(body):
    return ["cbz\tx0, @end", "l:", *body, "subs\tx0, x0, #0x1", "b.ne\t@l", "end:", "ret"]


def x86():
    return right_x86().copy()


def arm():
    return right_arm().copy()
