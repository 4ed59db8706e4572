# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads what `objdump -d -C --no-show-raw-insn` of binutils or LLVM prints, for x86-64 (AT&T) and arm64.

Gives the functions of the kernels, the loops in them, and what single instructions do.
"""

from __future__ import annotations

import dataclasses
import re

NAMESPACE = "strata::kernels::"


@dataclasses.dataclass(frozen=True)
class Instruction:
    address: int
    mnemonic: str
    operands: tuple  # of strings; a memory operand is one of them
    target: int | None  # of a jump inside the function

    def __str__(self):
        return f"{self.address:x}: {self.mnemonic} {', '.join(self.operands)}"


VECTOR = -1  # the width of a vector whose length is the machine's own


@dataclasses.dataclass(frozen=True)
class Access:
    store: bool
    width: int
    hint: str = ""  # "stream"; "prefetch", which is neither load nor store and has no width


@dataclasses.dataclass(frozen=True)
class Place:
    """Where a memory operand points."""

    base: str
    displacement: int
    index: str = ""


class Failure(Exception):
    pass


HEAD = re.compile(r"^([0-9a-f]+) <(.+)>:$")
LINE = re.compile(r"^\s*([0-9a-f]+):\s+(\S.*)$")
JUMP_TARGET = re.compile(r"^(?:0x)?([0-9a-f]+)(?:\s|$)")


def split_operands(text):
    """Splits at the commas that are outside parentheses, brackets and braces."""
    parts, depth, current = [], 0, ""
    for c in text:
        depth += c in "([{"
        depth -= c in ")]}"
        if c == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += c
    if current.strip():
        parts.append(current.strip())
    return tuple(parts)


def parse(listing):
    """The instructions of each function, by its demangled name without namespace and parameters."""
    functions, current = {}, None
    for line in listing.splitlines():
        head = HEAD.match(line.strip())
        if head:
            name = head.group(2)
            current = None
            if name.startswith(NAMESPACE) and "(" in name:
                current = functions.setdefault(name[len(NAMESPACE) :].split("(")[0], [])
            continue
        match = LINE.match(line)
        if current is None or not match:
            continue
        text = match.group(2).split("//")[0].split(";")[0]
        text = re.sub(r"#\s*(0x)?[0-9a-f]+\s*<.*", "", text)  # where a pc-relative operand points
        words = re.sub(r"\s+", " ", text).strip().split(" ", 1)
        while words[0] in ("cs", "data16", "notrack", "bnd", "ds") and len(words) > 1:
            words = words[1].split(" ", 1)
        operand_text = re.sub(r"<.*?>+", "", words[1]) if len(words) > 1 else ""
        operands = split_operands(operand_text)
        target = None
        if operands and re.match(r"^(j|b$|b\.|cb|tb)", words[0]):
            jump = JUMP_TARGET.match(operands[-1])
            target = int(jump.group(1), 16) if jump else None
        current.append(Instruction(int(match.group(1), 16), words[0], operands, target))
    return functions


def successors(instructions):
    """For each instruction the places of those that may come next."""
    places = {i.address: place for place, i in enumerate(instructions)}
    result = []
    for place, i in enumerate(instructions):
        nexts = [places[i.target]] if i.target in places else []
        ends = i.mnemonic.startswith(("ret", "jmp")) or i.mnemonic in ("b", "br", "ud2", "brk")
        if not ends and place + 1 < len(instructions):
            nexts.append(place + 1)
        result.append(nexts)
    return result


def loops(instructions):
    """The loops of a function: sets of instructions each of which leads back to itself through the others.

    Jumps backwards alone would not do: compilers also place a block that is no loop's before the one that it
    follows. Nested loops come out as one; only a kernel that waits has any.
    """
    after = successors(instructions)
    before = [[] for _ in instructions]
    for place, nexts in enumerate(after):
        for following in nexts:
            before[following].append(place)

    def reach(start, edges, within):
        seen, todo = {start}, [start]
        while todo:
            for place in edges[todo.pop()]:
                if place in within and place not in seen:
                    seen.add(place)
                    todo.append(place)
        return seen

    found, left = [], set(range(len(instructions)))
    while left:
        start = min(left)
        component = reach(start, after, left) & reach(start, before, left)
        if len(component) > 1 or start in after[start]:
            found.append([instructions[place] for place in sorted(component)])
        left -= component
    return found


class X86:
    """AT&T syntax: the destination is the last operand."""

    counter = ("dec", "decq", "jne", "jnz")
    upwards = ("inc", "incq", "jne", "jnz")
    serial_rest = (
        "add",
        "addq",
        "mov",
        "movq",
        "sub",
        "subq",
        "cmp",
        "cmpq",
        "cmovb",
        "cmovbq",
        "lea",
        "leaq",
    )
    random_rest = ("imul", "imulq", "add", "addq", "mov", "movq", "shr", "shrq", "shl", "shlq")
    block_rest = ("mov", "movq", "sub", "subq", "cmp", "cmpq", "lea", "leaq", "cmovg", "cmovgq")
    chunks_rest = (*block_rest, "shl", "shlq", "add", "addq")
    interleaved_rest = (*block_rest, "add", "addq", "and", "andq", "cmove", "cmoveq")
    calls = ("call", "callq")
    fence = "sfence"
    multiply = ("imul", "imull", "imulq")
    add = ("add", "addq")
    multiplies_a_move = 2

    register_widths = {}
    for letter in "abcd":
        register_widths |= {f"{letter}l": 1, f"{letter}x": 2, f"e{letter}x": 4, f"r{letter}x": 8}
    for stem in ("si", "di", "bp", "sp"):
        register_widths |= {f"{stem}l": 1, stem: 2, f"e{stem}": 4, f"r{stem}": 8}
    for number in range(8, 16):
        register_widths |= {f"r{number}b": 1, f"r{number}w": 2, f"r{number}d": 4, f"r{number}": 8}

    @classmethod
    def is_memory(cls, operand):
        return "(" in operand or not operand.startswith(("$", "%"))

    @classmethod
    def register_width(cls, operand):
        return cls.register_widths.get(operand.lstrip("%"), 0)

    # What the registers and mnemonics of vectors move.
    vector_widths = {"movups": {"x": 16}, "movntdq": {"x": 16}, "movntdqa": {"x": 16}}
    for name in ("vmovups", "vmovntdq", "vmovntdqa"):
        vector_widths[name] = {"y": 32, "z": 64}

    @classmethod
    def ends_clean(cls, width):
        """What must follow a loop of vectors of that width."""
        return ("vzeroupper",) if width > 16 else ()

    @classmethod
    def place(cls, i):
        operand = next(o for o in i.operands if cls.is_memory(o))
        match = re.match(r"^(?:-?(?:0x)?[0-9a-f]+)?\((%\w+)(?:,(%\w+)(?:,\d)?)?\)$", operand)
        if not match:
            raise Failure(f"has an address of another form: {i}")
        displacement = operand.split("(")[0]
        return Place(match.group(1), int(displacement, 0) if displacement else 0, match.group(2) or "")

    @classmethod
    def vector_access(cls, i):
        """The same for an instruction that moves a vector, None for any other."""
        widths = cls.vector_widths.get(i.mnemonic)
        if widths is None or len(i.operands) != 2:
            return None
        store = cls.is_memory(i.operands[1])
        register = re.match(r"^%([xyz])mm\d+$", i.operands[0 if store else 1])
        if not register or register.group(1) not in widths:
            raise Failure(f"is no plain load or store: {i}")
        return Access(store, widths[register.group(1)], "stream" if "nt" in i.mnemonic else "")

    @classmethod
    def access(cls, i):
        """What a load or store does, None for an instruction that touches no memory."""
        if i.mnemonic.startswith(("lea", "nop", "j")):
            return None
        if i.mnemonic == "prefetcht0":
            return Access(False, 0, "prefetch")
        if i.mnemonic.startswith(
            ("push", "pop", "call", "ret", "rep", "stos", "lods", "xlat", "enter", "leave")
        ):
            raise Failure(f"touches memory by itself: {i}")
        at = [n for n, operand in enumerate(i.operands) if cls.is_memory(operand)]
        if not at:
            return None
        if len(i.operands) != 2 or len(at) != 1:
            raise Failure(f"is no plain load or store: {i}")
        vector = cls.vector_access(i)
        if vector:
            return vector
        store = at[0] == 1
        other = i.operands[0 if store else 1]
        width = {"movzbl": 1, "movzwl": 2}.get(i.mnemonic)
        if width is None:
            if i.mnemonic not in ("mov", "movb", "movw", "movl", "movq", "movnti", "movntil", "movntiq"):
                raise Failure(f"is no plain load or store: {i}")
            width = cls.register_width(other)
            if not store and width < 4:
                raise Failure(f"merges into a register: {i}")
        elif store:
            raise Failure(f"is no store: {i}")
        if width == 0:
            raise Failure(f"stores no general register: {i}")
        return Access(store, width, "stream" if i.mnemonic.startswith("movnti") else "")

    @staticmethod
    def is_immediate(operand):
        return operand.startswith("$")

    @staticmethod
    def is_vector(operand):
        return re.match(r"^%[xyz]mm", operand) is not None

    @staticmethod
    def floating_kind(i):
        """add, sub, mul or div of one double, "copy", None for no floating instruction; else a failure."""
        match = re.match(r"^v?(add|sub|mul|div)sd$", i.mnemonic)
        if match:
            return match.group(1)
        if re.match(r"^v?mov(sd|apd|aps|upd|ups|dqa|q)$", i.mnemonic) and all("xmm" in o for o in i.operands):
            return "copy"
        if any(re.search(r"%[xyz]mm", operand) for operand in i.operands) or i.mnemonic.startswith(
            ("f", "vf")
        ):
            raise Failure(f"is no operation on one double: {i}")
        return None


class Arm:
    counter = ("subs", "b.ne")
    upwards = ("adds", "b.ne")
    serial_rest = ("add", "sub", "cmp", "csel")
    random_rest = ("madd", "lsr", "mul")
    block_rest = ("add", "sub", "cmp", "csel")
    chunks_rest = block_rest
    interleaved_rest = (*block_rest, "and")
    calls = ("bl", "blr")
    fence = "dmb"
    multiply = ("mul", "madd")
    add = ("add",)
    multiplies_a_move = 2

    pairs = {"ldp": (False, ""), "stp": (True, ""), "ldnp": (False, "stream"), "stnp": (True, "stream")}

    @staticmethod
    def ends_clean(_):
        return ()

    @staticmethod
    def place(i):
        operand = next(o for o in i.operands if o.startswith("["))
        parts = [part.strip() for part in operand.strip("[]").split(",")]
        if len(parts) == 1:
            return Place(parts[0], 0)
        if parts[1].startswith("#") and parts[2:] in ([], ["mul vl"]):
            return Place(parts[0], int(parts[1][1:], 0))
        return Place(parts[0], 0, parts[1])

    @classmethod
    def vector_access(cls, i):
        """What an instruction does that moves vectors, None for any other."""
        if i.operands[-1].endswith("!") or not i.operands[-1].startswith("["):
            return None
        registers = i.operands[:-1]
        if i.mnemonic in cls.pairs and len(registers) == 2 and all(re.match(r"^q\d+$", r) for r in registers):
            store, hint = cls.pairs[i.mnemonic]
            return Access(store, 32, hint)
        if i.mnemonic not in ("ldr", "str") or len(registers) != 1:
            return None
        for pattern, width in ((r"^q\d+$", 16), (r"^z\d+$", VECTOR)):
            if re.match(pattern, registers[0]):
                return Access(i.mnemonic == "str", width)
        return None

    @classmethod
    def access(cls, i):
        memory = any(operand.startswith("[") for operand in i.operands)
        if not re.match(r"^(ld|st|prfm|swp|cas|dc)", i.mnemonic) and not memory:
            return None
        if i.mnemonic == "prfm" and i.operands[0] == "pldl1keep":
            return Access(False, 0, "prefetch")
        vector = cls.vector_access(i)
        if vector:
            return vector
        match = re.match(r"^(ldr|str)(b|h|)$", i.mnemonic)
        if not match or len(i.operands) != 2 or i.operands[1].endswith("!"):
            raise Failure(f"is no plain load or store: {i}")
        register = i.operands[0]
        width = {"b": 1, "h": 2}.get(match.group(2), {"w": 4, "x": 8}.get(register[0], 0))
        if register[0] != ("x" if width == 8 else "w"):
            raise Failure(f"is no load or store of a general register: {i}")
        return Access(match.group(1) == "str", width)

    @staticmethod
    def is_immediate(operand):
        return operand.startswith("#")

    @staticmethod
    def is_vector(operand):
        return re.match(r"^[qvz]\d+", operand) is not None

    @staticmethod
    def floating_kind(i):
        match = re.match(r"^f(add|sub|mul|div)$", i.mnemonic)
        if match and all(re.match(r"^d\d+$", operand) for operand in i.operands):
            return match.group(1)
        if i.mnemonic == "fmov" and all(re.match(r"^d\d+$", operand) for operand in i.operands):
            return "copy"
        if i.mnemonic.startswith("f") or any(
            re.match(r"^[vqdsz]\d+(\.|$)", operand) for operand in i.operands
        ):
            raise Failure(f"is no operation on one double: {i}")
        return None
