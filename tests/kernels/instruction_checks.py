# SPDX-License-Identifier: GPL-3.0-or-later
"""What the loops of single instructions must be: transfers between registers, and string instructions."""

from __future__ import annotations

import collections
import re

from disassembly import Access, Failure, X86, loops
from memory_checks import accesses, aligned, expect, no_calls, one_loop, only, places, rest_of

TRANSFERS = 56
SLOTS = 8
RED_ZONE = 128
STRING_UNROLLS = (64, 8, 1)

# Mnemonics, what the source is, and what the target is, by function.
X86_GENERAL = {4: r"%(e[a-d]x|e[sd]i|r\d+d)", 8: r"%(r[a-d]x|r[sd]i|r\d+)"}
X86_TRANSFERS = {
    "registerGeneral4": (("mov", "movl"), X86_GENERAL[4], X86_GENERAL[4]),
    "registerGeneral8": (("mov", "movq"), X86_GENERAL[8], X86_GENERAL[8]),
    "registerToVector4": (("movd",), X86_GENERAL[4], r"%xmm\d"),
    "registerToVector8": (("movq",), X86_GENERAL[8], r"%xmm\d"),
    "registerFromVector4": (("movd",), r"%xmm\d", X86_GENERAL[4]),
    "registerFromVector8": (("movq",), r"%xmm\d", X86_GENERAL[8]),
    "registerInsert1": (("pinsrb",), X86_GENERAL[4], r"%xmm\d"),
    "registerInsert2": (("pinsrw",), X86_GENERAL[4], r"%xmm\d"),
    "registerInsert4": (("pinsrd",), X86_GENERAL[4], r"%xmm\d"),
    "registerInsert8": (("pinsrq",), X86_GENERAL[8], r"%xmm\d"),
    "registerExtract1": (("pextrb",), r"%xmm\d", X86_GENERAL[4]),
    "registerExtract2": (("pextrw",), r"%xmm\d", X86_GENERAL[4]),
    "registerExtract4": (("pextrd",), r"%xmm\d", X86_GENERAL[4]),
    "registerExtract8": (("pextrq",), r"%xmm\d", X86_GENERAL[8]),
    "registerVector16": (("movaps",), r"%xmm\d", r"%xmm\d"),
    "registerVector32": (("vmovaps",), r"%ymm\d", r"%ymm\d"),
    "registerVector64": (("vmovaps",), r"%zmm\d", r"%zmm\d"),
}
ARM_TRANSFERS = {
    "registerGeneral4": (("mov",), r"w\d+", r"w\d+"),
    "registerGeneral8": (("mov",), r"x\d+", r"x\d+"),
    "registerToVector4": (("fmov",), r"w\d+", r"s\d"),
    "registerToVector8": (("fmov",), r"x\d+", r"d\d"),
    "registerFromVector4": (("fmov",), r"s\d", r"w\d+"),
    "registerFromVector8": (("fmov",), r"d\d", r"x\d+"),
    "registerInsert1": (("mov", "ins"), r"w\d+", r"v\d\.b\[1\]"),
    "registerInsert2": (("mov", "ins"), r"w\d+", r"v\d\.h\[1\]"),
    "registerInsert4": (("mov", "ins"), r"w\d+", r"v\d\.s\[1\]"),
    "registerInsert8": (("mov", "ins"), r"x\d+", r"v\d\.d\[1\]"),
    "registerExtract1": (("umov",), r"v\d\.b\[1\]", r"w\d+"),
    "registerExtract2": (("umov",), r"v\d\.h\[1\]", r"w\d+"),
    "registerExtract4": (("umov", "mov"), r"v\d\.s\[1\]", r"w\d+"),
    "registerExtract8": (("umov", "mov"), r"v\d\.d\[1\]", r"x\d+"),
    "registerVector16": (("mov",), r"v\d\.16b", r"v\d\.16b"),
    "registerScalable": (("mov",), r"z\d\.d", r"z\d\.d"),
}


def check_transfers(isa, instructions, mnemonics, source, target):
    """So many, in rotation; none reads what another writes."""
    no_calls(isa, instructions)
    loop = aligned(one_loop(instructions))
    body = [i for i in loop if i.mnemonic in mnemonics]
    expect("transfers", len(body), TRANSFERS)
    sources, targets = [], []
    for i in body:
        operands = [operand for operand in i.operands if not isa.is_immediate(operand)]
        immediates = [operand for operand in i.operands if isa.is_immediate(operand)]
        # An element is chosen by an immediate, on x86-64.
        if len(operands) != 2 or [int(o.lstrip("$#"), 0) for o in immediates] not in ([], [1]):
            raise Failure(f"is no transfer of that kind: {i}")
        sources.append(operands[0] if isa is X86 else operands[1])
        targets.append(operands[1] if isa is X86 else operands[0])
        if not re.fullmatch(source, sources[-1]) or not re.fullmatch(target, targets[-1]):
            raise Failure(f"is no transfer of that kind: {i}")
    if set(sources) & set(targets):
        raise Failure(f"waits for another: {sorted(set(sources) & set(targets))}")
    # What keeps the rest of its target waits for the one before into it.
    inserts = mnemonics[0].startswith("pinsr") or r"\[1" in target
    turn = 8 if inserts else 4
    expect("targets in turn", targets, targets[:turn] * (TRANSFERS // turn))
    expect("targets", len(set(targets)), turn)
    rest = [i for i in loop if i not in body]
    only(rest, isa.counter)
    expect("instructions for counting", len(rest), 2)
    if isa is X86:
        wide = {"%ymm": 32, "%zmm": 64}.get(target[:4], 16)
        behind = [i.mnemonic for i in instructions if i.address > loop[-1].address][: len(isa.ends_clean(wide))]
        expect("behind the loop", behind, list(isa.ends_clean(wide)))


def check_stack_area(isa, instructions, loop, least):
    """The stack's pointer is kept, goes below what is in use, to a cache line, and comes back behind the loop."""
    if isa is X86:
        before = [i for i in instructions if i.address < loop[0].address]
        pointer, copies, align = "%rsp", ("mov", "movq"), ("and", "andq")
        keeps = [i for i in before if i.mnemonic in copies and i.operands[0] == pointer]
        kept = keeps[-1].operands[1] if keeps else None
        moves = [i for i in before if i.mnemonic in ("lea", "leaq") and i.operands[1:] == (pointer,)]
        aligns = [i for i in before if i.mnemonic in align and i.operands[1] == pointer]
        down = [int(i.operands[0].split("(")[0], 0) for i in moves[:1] if i.operands[0].endswith("(%rsp)")]
        back = (kept, pointer)
    else:
        before = [i for i in instructions if i.address < loop[0].address]
        keeps = [i for i in before if i.mnemonic == "mov" and i.operands[1] == "sp"]
        kept = keeps[-1].operands[0] if keeps else None
        moves = [i for i in before if i.mnemonic == "sub" and i.operands[1] == kept]
        aligns = [i for i in before if i.mnemonic == "and" and i.operands[0] == i.operands[1]]
        down = [-int(i.operands[2].lstrip("#"), 0) for i in moves[:1]]
        back = ("sp", kept)
        expect("moves of the pointer", [i.operands[0] for i in before if i.mnemonic == "mov"].count("sp"), 1)
    expect("kept pointers", len(keeps), 1)
    expect("alignments", [aligned_to(i) for i in aligns], [-64])
    if not down or down[0] > -least - RED_ZONE:
        raise Failure(f"works within what may be in use: {down}")
    behind = [i for i in instructions if i.address > loop[-1].address][0]
    if not behind.mnemonic.startswith("mov") or behind.operands != back:
        raise Failure(f"does not bring the stack's pointer back: {behind}")


def aligned_to(i):
    mask = int(next(o for o in i.operands if o.startswith(("$", "#"))).lstrip("$#"), 0)
    return mask - (1 << 64) if mask > 0 else mask


def check_slots(isa, instructions, store):
    """Plain loads or stores of eight bytes at slot after slot above the stack's pointer."""
    no_calls(isa, instructions)
    loop = aligned(one_loop(instructions))
    expect("loads and stores", accesses(isa, loop), collections.Counter({Access(store, 8): TRANSFERS}))
    found = places(isa, loop, Access(store, 8))
    expect("pointers", {place.base for place in found}, {"%rsp" if isa is X86 else "sp"})
    expect("slots", [place.displacement for place in found], [8 * slot for slot in range(SLOTS)] * (TRANSFERS // SLOTS))
    rest = rest_of(isa, loop)
    only(rest, isa.counter)
    expect("instructions for counting", len(rest), 2)
    check_stack_area(isa, instructions, loop, 8 * SLOTS)


def check_push(isa, instructions, mnemonic, back):
    no_calls(isa, instructions)
    loop = aligned(one_loop(instructions))
    body = [i for i in loop if i.mnemonic in (mnemonic, mnemonic + "q")]
    expect("transfers", len(body), TRANSFERS)
    for i in body:
        if len(i.operands) != 1 or not re.fullmatch(X86_GENERAL[8], i.operands[0]):
            raise Failure(f"is no transfer of that kind: {i}")
    rest = [i for i in loop if i not in body]
    only(rest, (*isa.counter, "lea", "leaq"))
    moves = [i.operands for i in rest if i.mnemonic.startswith("lea")]
    expect("ways back", [(int(a.split("(")[0], 0), a[a.index("(") :], b) for a, b in moves], [(back, "(%rsp)", "%rsp")])
    check_stack_area(isa, instructions, loop, 8 * TRANSFERS)


def string_of(i):
    """(repeated, instruction, width) of a string instruction, None for any other."""
    words = [i.mnemonic, *i.operands]
    repeated = words[0] == "rep"
    if repeated:
        words = [*words[1].split(" ", 1), *words[2:]]
    match = re.fullmatch(r"(lods|stos|movs)([bwlq]?)", words[0])
    if not match or (match.group(1) == "movs" and not all("(" in operand for operand in words[1:])):
        if repeated:
            raise Failure(f"repeats something else: {i}")
        return None
    width = {"b": 1, "w": 2, "l": 4, "q": 8}.get(match.group(2))
    for operand in words[1:]:
        if operand.startswith("%") and "(" not in operand:
            width = X86.register_width(operand)
    return repeated, match.group(1), width


def check_strings(isa, instructions, expected, unrolls, rest_allowed):
    """So many of that string instruction in each loop, and no other load or store."""
    no_calls(isa, instructions)
    found = sorted(loops(instructions), key=lambda loop: -len(loop))
    expect("loops", len(found), len(unrolls))
    for loop, unroll in zip(found, unrolls):
        strings = [i for i in aligned(loop) if string_of(i)]
        expect("string instructions", collections.Counter(map(string_of, strings)), collections.Counter({expected: unroll}))
        rest = [i for i in loop if i not in strings]
        expect("other loads and stores", accesses(isa, rest), collections.Counter())
        only(rest, rest_allowed + isa.counter)


def instruction_checks(isa):
    """The checks of the kernels that an instruction set has, by their functions' names."""
    checks = {}
    for name, kind in (X86_TRANSFERS if isa is X86 else ARM_TRANSFERS).items():
        checks[name] = lambda f, kind=kind: check_transfers(isa, f, *kind)
    checks["registerToStack8"] = lambda f: check_slots(isa, f, True)
    checks["registerFromStack8"] = lambda f: check_slots(isa, f, False)
    if isa is not X86:
        return checks
    checks["registerPush8"] = lambda f: check_push(isa, f, "push", 8 * TRANSFERS)
    checks["registerPop8"] = lambda f: check_push(isa, f, "pop", -8 * TRANSFERS)
    for instruction in ("lods", "stos", "movs"):
        for width in (1, 2, 4, 8):
            name = instruction.capitalize() + str(width)
            single, repeated = (False, instruction, width), (True, instruction, width)
            repeated_rest = isa.block_rest if instruction == "lods" else ("mov", "movq")
            checks[f"string{name}"] = lambda f, s=single: check_strings(isa, f, s, STRING_UNROLLS, isa.block_rest)
            checks[f"stringRep{name}"] = lambda f, r=repeated, a=repeated_rest: check_strings(isa, f, r, (1,), a)
    return checks
