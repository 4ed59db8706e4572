# SPDX-License-Identifier: GPL-3.0-or-later
"""What the loops that load memory may consist of: accesses to all of each line, the empty loop after it, nothing else."""

from __future__ import annotations

from disassembly import Access, X86
from hand_over_checks import names
from memory_checks import aligned, expect, no_calls, one_loop, places

OPERAND_BYTES = 16
LINE_BYTES = 64
MIXES = {"inject1to0": "L", "inject3to1": "LLS", "inject2to1": "LS", "inject1to1": "S"}
X86_PAUSE = "mov dec jne"
ARM_PAUSE = "mov subs b.ne"


def body_of(isa, lines):
    """The mnemonics of a loop over these lines, of which L is loaded and S stored to."""
    if isa is X86:
        parts = ["movups movups movups movups " + X86_PAUSE for _ in lines]
        return " ".join([*parts, "add cmp cmove dec jne"])
    parts = [("ldp ldp " if line == "L" else "stp stp ") + ARM_PAUSE for line in lines]
    return " ".join([*parts, "add cmp csel subs b.ne"])


def check_injection(isa, instructions, lines):
    no_calls(isa, instructions)
    loop = aligned(one_loop(instructions))
    expect("the loop", " ".join(name for i in loop for name in names(i)), body_of(isa, lines))
    # A pair of registers is one access of twice the width.
    width = OPERAND_BYTES if isa is X86 else 2 * OPERAND_BYTES
    for store, kind in ((False, "L"), (True, "S")):
        expected = [
            number * LINE_BYTES + at
            for number, line in enumerate(lines)
            if line == kind
            for at in range(0, LINE_BYTES, width)
        ]
        found = [place.displacement for place in places(isa, loop, Access(store, width))]
        expect("bytes stored" if store else "bytes loaded", found, expected)


def injection_checks(isa):
    """The checks of the loads on memory, by their functions' names."""
    return {name: lambda f, lines=lines: check_injection(isa, f, lines) for name, lines in MIXES.items()}
