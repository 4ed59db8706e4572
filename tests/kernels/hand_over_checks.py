# SPDX-License-Identifier: GPL-3.0-or-later
"""What the loops of hand-overs may consist of: the wait, a look at the stop flag, the hand-over, nothing else."""

from __future__ import annotations

from disassembly import X86
from memory_checks import aligned, expect, no_calls, one_loop

X86_LOOPS = {
    "handOverStore": "mov mov cmp je dec jne cmp je inc mov inc dec jne",
    "handOverCas": "mov mov lea lock cmpxchg je dec jne cmp je add dec jne",
}
ARM_LOOPS = {
    "handOverStore": "mov ldr cmp b.eq subs b.ne ldr cbz add str add subs b.ne",
    "handOverCas": "mov ldaxr cmp b.ne add stlxr cbz subs b.ne ldr cbz add subs b.ne",
}
SIZED = ("mov", "cmp", "dec", "inc", "add", "lea", "cmpxchg")


def names(instruction):
    """The mnemonics without the letter of a size; the prefix lock is one of its own."""
    words = [instruction.mnemonic]
    if instruction.mnemonic == "lock" and instruction.operands:
        words.append(instruction.operands[0].split()[0])
    return [word[:-1] if word[:-1] in SIZED and word[-1] in "lq" else word for word in words]


def check_hand_over(isa, instructions, expected):
    no_calls(isa, instructions)
    loop = aligned(one_loop(instructions))
    expect("the loop", " ".join(name for i in loop for name in names(i)), expected)


def hand_over_checks(isa):
    """The checks of the hand-overs, by their functions' names."""
    bodies = X86_LOOPS if isa is X86 else ARM_LOOPS
    return {name: lambda f, body=body: check_hand_over(isa, f, body) for name, body in bodies.items()}
