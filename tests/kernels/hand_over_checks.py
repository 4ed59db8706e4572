# SPDX-License-Identifier: GPL-3.0-or-later
"""What the loops of several threads may consist of: the hand-over with its wait and a look at the stop flag, or the
increment, nothing else."""

from __future__ import annotations

from disassembly import X86
from memory_checks import aligned, expect, no_calls, one_loop

X86_LOOPS = {
    "handOverStore": "mov mov cmp je dec jne cmp je inc mov inc dec jne",
    "handOverCas": "mov mov lea lock cmpxchg je dec jne cmp je add dec jne",
    "contendAdd": "lock add dec jne",
    "contendCas": "mov lea lock cmpxchg jne dec jne",
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


def check_increment(instructions, mnemonic):
    """Expects one atomic instruction in the loop, or a call of the compiler's function that chooses one."""
    found = [i for i in one_loop(instructions) if i.mnemonic == "bl" or i.mnemonic.startswith(mnemonic)]
    expect("atomic instructions", len(found), 1)


def hand_over_checks(isa):
    """The checks of the hand-overs and increments, by their functions' names."""
    bodies = X86_LOOPS if isa is X86 else ARM_LOOPS
    checks = {name: lambda f, body=body: check_hand_over(isa, f, body) for name, body in bodies.items()}
    if isa is not X86:
        for name, mnemonic in (("contendAdd", "ldadd"), ("contendCas", "cas")):
            checks[name] = lambda f, m=mnemonic: check_increment(f, m)
    return checks
