# SPDX-License-Identifier: GPL-3.0-or-later
"""Right loops of single instructions, made up: transfers between registers, and string instructions."""

from made_up_memory import looped

GENERAL = {
    4: (("%r8d", "%r9d", "%r10d", "%r11d"), ("%eax", "%ecx", "%edx", "%esi")),
    8: (("%r8", "%r9", "%r10", "%r11"), ("%rax", "%rcx", "%rdx", "%rsi")),
}
VECTORS = tuple(f"%xmm{number}" for number in range(8))
# Mnemonic of insertion and extraction, and the width of the general register.
ELEMENTS = {1: ("b", 4), 2: ("w", 4), 4: ("d", 4), 8: ("q", 8)}
AREA = ["mov    %rsp,%r12", "lea    -0x240(%rsp),%rsp", "and    $0xffffffffffffffc0,%rsp"]
BACK = ["mov    %r12,%rsp"]


def transfers(writer, mnemonic, sources, targets, separator, after=()):
    turn = [f"{mnemonic}{s}{separator}{t}" for s, t in zip(sources, targets)]
    return looped(writer, "l", turn * (56 // len(turn)), after) + ["ret"]


def add_paths(functions, writer, move, at, after):
    """`move` makes a load or a store of a register, from the number and the place of the slot."""
    loads = [move(False, slot, at(slot, False)) for slot in range(8)]
    stores = [move(True, slot, at(slot, True)) for slot in range(8)]
    bodies = {"Load": loads * 8, "Store": stores * 8}
    bodies["Both"] = [each for pair in zip(loads, stores) for each in pair] * 4
    for name, body in bodies.items():
        functions[name] = [*looped(writer, "l", body, after), "ret"]


def add_x86_paths(functions, writer):
    for width, mnemonic, registers in (
        (8, "mov", GENERAL[8][0]),
        (16, "movups", VECTORS),
        (32, "vmovups", [v.replace("x", "y", 1) for v in VECTORS]),
        (64, "vmovups", [v.replace("x", "z", 1) for v in VECTORS]),
    ):
        made = {}

        def move(store, slot, place, mnemonic=mnemonic, registers=registers):
            register = registers[slot % 4]
            return f"{mnemonic:6} {register},{place}" if store else f"{mnemonic:6} {place},{register}"

        def at(slot, store, width=width):
            return f"{hex(width * slot) if slot else ''}({'%rcx' if store else '%rdi'})"

        add_paths(made, writer, move, at, ["vzeroupper"] * (width > 16))
        functions |= {f"path{name}{width}": body for name, body in made.items()}


def add_arm_paths(functions, writer):
    for width, letter, first in ((8, "x", 9), (16, "q", 0)):
        made = {}

        def move(store, slot, place, letter=letter, first=first):
            return f"{'str' if store else 'ldr'}\t{letter}{first + slot % 4}, {place}"

        def at(slot, store, width=width):
            base = "x2" if store else "x0"
            return f"[{base}, #{width * slot}]" if slot else f"[{base}]"

        add_paths(made, writer, move, at, ())
        functions |= {f"path{name}{width}": body for name, body in made.items()}


def add_x86_instructions(listing, writer):
    functions = listing.functions
    add_x86_paths(functions, writer)
    for width, (sources, targets) in GENERAL.items():
        vector_move = {4: "movd   ", 8: "movq   "}[width]
        functions[f"registerGeneral{width}"] = transfers(writer, "mov    ", sources, targets, ",")
        functions[f"registerToVector{width}"] = transfers(writer, vector_move, sources, VECTORS[4:], ",")
        functions[f"registerFromVector{width}"] = transfers(writer, vector_move, VECTORS, targets, ",")
    for width, (letter, general) in ELEMENTS.items():
        sources, targets = GENERAL[general]
        functions[f"registerInsert{width}"] = transfers(writer, f"pinsr{letter} $0x1,", sources * 2, VECTORS, ",")
        functions[f"registerExtract{width}"] = transfers(writer, f"pextr{letter} $0x1,", VECTORS[:4], targets, ",")
    for width, letter, mnemonic in ((16, "x", "movaps "), (32, "y", "vmovaps "), (64, "z", "vmovaps ")):
        vectors = [v.replace("x", letter, 1) for v in VECTORS]
        after = ["vzeroupper"] * (width > 16)
        functions[f"registerVector{width}"] = transfers(writer, mnemonic, vectors[:4], vectors[4:], ",", after)
    to, back = [], []
    for slot in range(8):
        at = f"{hex(8 * slot) if slot else ''}(%rsp)"
        to.append(f"mov    {GENERAL[8][0][slot % 4]},{at}")
        back.append(f"mov    {at},{GENERAL[8][1][slot % 4]}")
    functions["registerToStack8"] = [*AREA, *looped(writer, "l", to * 7, BACK), "ret"]
    functions["registerFromStack8"] = [*AREA, *looped(writer, "l", back * 7, BACK), "ret"]
    push = [f"push   {register}" for register in GENERAL[8][0]] * 14 + ["lea    0x1c0(%rsp),%rsp"]
    pop = [f"pop    {register}" for register in GENERAL[8][1]] * 14 + ["lea    -0x1c0(%rsp),%rsp"]
    functions["registerPush8"] = [*AREA, *looped(writer, "l", push, BACK), "ret"]
    functions["registerPop8"] = [*AREA, *looped(writer, "l", pop, BACK), "ret"]
    add_strings(functions, writer)


def add_strings(functions, writer):
    for width, letter, register in ((1, "b", "%al"), (2, "w", "%ax"), (4, "l", "%eax"), (8, "q", "%rax")):
        forms = {
            "lods": f"lods   %ds:(%rsi),{register}",
            "stos": f"stos   {register},%es:(%rdi)",
            "movs": f"movs{letter}  %ds:(%rsi),%es:(%rdi)",
        }
        for instruction, form in forms.items():
            body = []
            for unroll in (64, 8, 1):
                body += looped(writer, f"l{unroll}", [*writer.wrap, *[form] * unroll])
            functions[f"string{instruction.capitalize()}{width}"] = body + ["ret"]
            ahead = writer.wrap if instruction == "lods" else ["mov    %r8,%rdi"]
            functions[f"stringRep{instruction.capitalize()}{width}"] = [
                *looped(writer, "l", [*ahead, "mov    %rdx,%rcx", "rep " + form]),
                "ret",
            ]


def add_arm_instructions(listing, writer):
    functions = listing.functions
    add_arm_paths(functions, writer)

    def add(name, mnemonic, targets, sources):
        functions[name] = transfers(writer, mnemonic + "\t", targets, sources, ", ")

    general = {letter: [f"{letter}{number}" for number in (9, 10, 11, 12)] for letter in "wx"}
    targets = {letter: [f"{letter}{number}" for number in (13, 14, 15, 8)] for letter in "wx"}
    for width, letter, scalar in ((4, "w", "s"), (8, "x", "d")):
        add(f"registerGeneral{width}", "mov", targets[letter], general[letter])
        add(f"registerToVector{width}", "fmov", [f"{scalar}{n}" for n in range(4, 8)], general[letter])
        add(f"registerFromVector{width}", "fmov", targets[letter], [f"{scalar}{n}" for n in range(4)])
    for width, letter, element in ((1, "w", "b"), (2, "w", "h"), (4, "w", "s"), (8, "x", "d")):
        elements = [f"v{number}.{element}[1]" for number in range(8)]
        add(f"registerInsert{width}", "mov", elements, general[letter] * 2)
        add(f"registerExtract{width}", "umov" if width < 4 else "mov", targets[letter], elements[:4])
    for name, letter, rest in (("registerVector16", "v", ".16b"), ("registerScalable", "z", ".d")):
        add(name, "mov", [f"{letter}{n}{rest}" for n in range(4, 8)], [f"{letter}{n}{rest}" for n in range(4)])
    area = ["mov\tx3, sp", "sub\tx8, x3, #0xc0", "and\tx8, x8, #0xffffffffffffffc0", "mov\tsp, x8"]
    for name, mnemonic, registers in (("To", "str", general["x"]), ("From", "ldr", targets["x"])):
        places = [f"[sp, #{8 * slot}]" if slot else "[sp]" for slot in range(8)]
        slots = [f"{mnemonic}\t{registers[slot % 4]}, {place}" for slot, place in enumerate(places)]
        functions[f"register{name}Stack8"] = [*area, *looped(writer, "l", slots * 7, ["mov\tsp, x3"]), "ret"]
