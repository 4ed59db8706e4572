# SPDX-License-Identifier: GPL-3.0-or-later
"""What the loops of store forwarding must be: a store and a load in turn, the value between them in one register."""

from __future__ import annotations

import re

from disassembly import Failure, X86
from memory_checks import aligned, expect, no_calls, one_loop

ROUNDS = 64
WIDTHS = (1, 2, 4, 8, 16)

# Mnemonics and the register with the value, by the bytes of the operand. An element is the first of its vector.
X86_GENERAL = {
    1: (r"movb?", r"%al", r"movzbl", r"%eax"),
    2: (r"movw?", r"%ax", r"movzwl", r"%eax"),
    4: (r"movl?", r"%eax", r"movl?", r"%eax"),
    8: (r"movq?", r"%rax", r"movq?", r"%rax"),
}
X86_VECTOR = {
    1: (r"pextrb", r"\$(0x)?0,%xmm0", r"pinsrb \$(0x)?0,", r"%xmm0"),
    2: (r"pextrw", r"\$(0x)?0,%xmm0", r"pinsrw \$(0x)?0,", r"%xmm0"),
    4: (r"movd", r"%xmm0", r"movd", r"%xmm0"),
    8: (r"movq", r"%xmm0", r"movq", r"%xmm0"),
    16: (r"movups", r"%xmm0", r"movups", r"%xmm0"),
}
ARM_GENERAL = {1: ("b", "w8"), 2: ("h", "w8"), 4: ("", "w8"), 8: ("", "x8")}
ARM_VECTOR = {1: "b0", 2: "h0", 4: "s0", 8: "d0", 16: "q0"}
REST = {
    (True, False): r"addq? \$(0x)?1,%rax; decq? %\w+; jn[ez]",
    (True, True): r"paddq %xmm1,%xmm0; decq? %\w+; jn[ez]",
    (False, False): r"add x8,x8,#(0x)?1; subs (x\d+),\2,#(0x)?1; b\.ne",
    (False, True): r"add v0\.2d,v0\.2d,v1\.2d; subs (x\d+),\1,#(0x)?1; b\.ne",
}


def patterns(isa, store_bytes, load_bytes):
    """What a store and a load look like; the group `base` is where they point."""
    vectors = max(store_bytes, load_bytes) == 16
    if isa is X86:
        table = X86_VECTOR if vectors else X86_GENERAL
        store, value, _, _ = table[store_bytes]
        _, _, load, target = table[load_bytes]
        gap = "" if load.endswith(",") else " "
        return rf"{store} {value},\((?P<base>%\w+)\)", rf"{load}{gap}\((?P<base>%\w+)\),{target}"
    if vectors:
        return (
            rf"str {ARM_VECTOR[store_bytes]},\[(?P<base>x\d+)\]",
            rf"ldr {ARM_VECTOR[load_bytes]},\[(?P<base>x\d+)\]",
        )
    (store, value), (load, target) = ARM_GENERAL[store_bytes], ARM_GENERAL[load_bytes]
    return rf"str{store} {value},\[(?P<base>x\d+)\]", rf"ldr{load} {target},\[(?P<base>x\d+)\]"


def check_forwarding(isa, instructions, store_bytes, load_bytes):
    no_calls(isa, instructions)
    loop = aligned(one_loop(instructions))
    body, rest = loop[: 2 * ROUNDS], loop[2 * ROUNDS :]
    expect("stores and loads", len(body), 2 * ROUNDS)
    bases = (set(), set())
    for number, i in enumerate(body):
        pattern = patterns(isa, store_bytes, load_bytes)[number % 2]
        match = re.fullmatch(pattern, f"{i.mnemonic} {','.join(i.operands)}")
        if not match:
            raise Failure(f"is no {'load' if number % 2 else 'store'} of that kind: {i}")
        bases[number % 2].add(match["base"])
    if len(bases[0]) != 1 or len(bases[1]) != 1 or bases[0] == bases[1]:
        raise Failure(f"needs one register for all stores, and another for all loads: {bases}")
    texts = [i.mnemonic if i.target else f"{i.mnemonic} {','.join(i.operands)}" for i in rest]
    if not re.fullmatch(REST[isa is X86, max(store_bytes, load_bytes) == 16], "; ".join(texts)):
        raise Failure(f"has something else beside stores and loads: {'; '.join(texts)}")


def forwarding_checks(isa):
    """The checks of the stores and loads, by their functions' names."""
    return {
        f"forwardStore{store}Load{load}": lambda f, s=store, w=load: check_forwarding(isa, f, s, w)
        for store in WIDTHS
        for load in WIDTHS
    }
