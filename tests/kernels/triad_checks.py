# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the loops of the triad: a load of each source, a multiplication, an addition and a store per unit.

Made-up correct listings, for the tests of the check, stand below.
"""

from __future__ import annotations

import re

from disassembly import X86, loops
from memory_checks import SERIAL_UNROLLS, Failure, aligned, expect, followed_by, no_calls, only, Kind

X86_TRIADS = {
    "triadSerial8": ("movsd", "mulsd", "addsd", "movsd", 8),
    "triadSerial16": ("movapd", "mulpd", "addpd", "movapd", 16),
    "triadSerial32": ("vmovupd", "vmulpd", "vaddpd", "vmovupd", 32),
    "triadSerial64": ("vmovupd", "vmulpd", "vaddpd", "vmovupd", 64),
    "triadStream16": ("movapd", "mulpd", "addpd", "movntpd", 16),
    "triadStream32": ("vmovupd", "vmulpd", "vaddpd", "vmovntpd", 32),
    "triadStream64": ("vmovupd", "vmulpd", "vaddpd", "vmovntpd", 64),
}
ARM_TRIADS = {
    "triadSerial16": ("ldr", "fmul", "fadd", "str", 16),
    "triadStream32": ("ldp", "fmul", "fadd", "stnp", 32),
}
LETTERS = {8: "x", 16: "x", 32: "y", 64: "z"}


def is_load(isa, i, mnemonic):
    memory = i.operands[0] if isa is X86 else i.operands[-1]
    return i.mnemonic == mnemonic and ("(" in memory or memory.startswith("["))


def displacements(isa, instructions):
    """Offsets of the accesses, in their order; all must use the same base and index registers."""
    places = [isa.place(i) for i in instructions]
    expect("pointers", len({(place.base, place.index) for place in places}), 1)
    return [place.displacement for place in places]


def check_triad(isa, instructions, load, multiply, add, store, width):
    no_calls(isa, instructions)
    found = sorted(loops(instructions), key=lambda loop: -len(loop))
    expect("loops", len(found), len(SERIAL_UNROLLS))
    for loop, unroll in zip(found, SERIAL_UNROLLS):
        check_loop(isa, instructions, aligned(loop), unroll, (load, multiply, add, store, width))


def check_loop(isa, instructions, loop, unroll, expected):
    load, multiply, add, store, width = expected
    elements = [width * element for element in range(unroll)]
    loads = [i for i in loop if is_load(isa, i, load)]
    stores = [i for i in loop if i.mnemonic == store and i not in loads]
    products = [i for i in loop if i.mnemonic == multiply]
    sums = [i for i in loop if i.mnemonic == add and any(re.match(r"^[%v].*", o) for o in i.operands)]
    if isa is X86:
        # The second summand comes from memory.
        register = re.compile(rf"^%{LETTERS[width]}mm\d+$")
        expect("loads", displacements(isa, loads), elements)
        expect("summands", displacements(isa, sums), elements)
        for i in loads + stores + products + sums:
            if not all(register.match(o) or "(" in o for o in i.operands):
                raise Failure(f"is of another width: {i}")
        expect("products", len(products), unroll)
    else:
        expect("loads", sorted(isa.place(i).displacement for i in loads), sorted(elements * 2))
        expect("sources", len({isa.place(i).base for i in loads}), 2)
        expect("products", len(products), unroll * width // 16)
        expect("sums", len(sums), unroll * width // 16)
        if not all(o.endswith(".2d") for i in products + sums for o in i.operands):
            raise Failure("is of another width")
    expect("stores", displacements(isa, stores), elements)
    if any("(" in operand for i in products for operand in i.operands):
        raise Failure("multiplies by memory")
    only([i for i in loop if i not in loads + stores + products + sums], isa.block_rest + isa.counter)
    kind = Kind(width, True, True, store_hint="stream" if "nt" in store or store == "stnp" else "")
    followed_by(isa, instructions, loop, kind)


def triad_checks(isa):
    return {
        name: lambda f, e=expected: check_triad(isa, f, *e)
        for name, expected in (X86_TRIADS if isa is X86 else ARM_TRIADS).items()
    }


def add_made_up_triads(functions, writer, looped):
    """Adds one correct listing of each loop."""
    x86 = hasattr(writer, "elements") and writer.count.startswith("dec")
    for name, (load, multiply, add, store, width) in (X86_TRIADS if x86 else ARM_TRIADS).items():
        body = []
        for unroll in SERIAL_UNROLLS:
            block = list(writer.wrap)
            for element in range(unroll):
                block += x86_unit(load, multiply, add, store, width, element) if x86 else arm_unit(width, element)
            body += looped(writer, f"l{unroll}", block, writer.after(width, name.startswith("triadStream")))
        functions[name] = [*body, "ret"]


def x86_unit(load, multiply, add, store, width, element):
    at, letter = hex(width * element), LETTERS[width]
    register = f"%{letter}mm0"
    third = f",{register}" if multiply.startswith("v") else ""
    return [
        f"{load} {at}(%r10,%r9,1),{register}",
        f"{multiply} %{letter}mm4,{register}{third}",
        f"{add} {at}(%r10),{register}{third}",
        f"{store} {register},{at}(%r11)",
    ]


def arm_unit(width, element):
    at = f", #{width * element}" if element else ""
    if width == 16:
        return [
            f"ldr\tq0, [x4{at}]",
            f"ldr\tq4, [x6{at}]",
            "fmul\tv0.2d, v0.2d, v16.2d",
            "fadd\tv0.2d, v0.2d, v4.2d",
            f"str\tq0, [x8{at}]",
        ]
    return [
        f"ldp\tq0, q4, [x4{at}]",
        f"ldp\tq17, q18, [x6{at}]",
        "fmul\tv0.2d, v0.2d, v16.2d",
        "fmul\tv4.2d, v4.2d, v16.2d",
        "fadd\tv0.2d, v0.2d, v17.2d",
        "fadd\tv4.2d, v4.2d, v18.2d",
        f"stnp\tq0, q4, [x8{at}]",
    ]
