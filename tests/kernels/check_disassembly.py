#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves from a listing of the kernels library that every loop is what its name says.

A width on a label is a lie as soon as a compiler widens, joins, vectorises or drops a load, so each loop is held
to a closed list: so many loads and stores of one width, so many additions, and otherwise only the instructions
that the loop needs. Reads what `objdump -d -C --no-show-raw-insn` of binutils or LLVM prints, for x86-64 (AT&T)
and arm64.
"""

import argparse
import collections
import dataclasses
import re
import subprocess
import sys

NAMESPACE = "strata::kernels::"


@dataclasses.dataclass(frozen=True)
class Instruction:
    address: int
    mnemonic: str
    operands: tuple  # of strings; a memory operand is one of them
    target: int | None  # of a jump inside the function

    def __str__(self):
        return f"{self.address:x}: {self.mnemonic} {', '.join(self.operands)}"


@dataclasses.dataclass(frozen=True)
class Access:
    store: bool
    width: int


class Failure(Exception):
    pass


# --- Reading a listing ---------------------------------------------------------------------------------------------

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


def loops(instructions):
    """The loops of a function: from the target of each jump backwards to that jump, those without a loop inside."""
    spans = sorted(
        {
            (i.target, i.address)
            for i in instructions
            if i.target is not None and instructions[0].address <= i.target <= i.address
        }
    )
    inner = [s for s in spans if not any(t != s and s[0] <= t[0] and t[1] <= s[1] for t in spans)]
    return [[i for i in instructions if first <= i.address <= last] for first, last in inner]


# --- The two instruction sets --------------------------------------------------------------------------------------


class X86:
    """AT&T syntax: the destination is the last operand."""

    counter = ("dec", "decq", "jne", "jnz")
    serial_rest = ("add", "addq", "mov", "movq", "sub", "subq", "cmp", "cmpq", "cmovb", "cmovbq", "lea", "leaq")
    random_rest = ("imul", "imulq", "add", "addq", "mov", "movq", "shr", "shrq")
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

    @classmethod
    def access(cls, i):
        """What a load or store does, None for an instruction that touches no memory."""
        if i.mnemonic.startswith(("lea", "nop", "j")):
            return None
        if i.mnemonic.startswith(("push", "pop", "call", "ret", "rep", "stos", "lods", "xlat", "enter", "leave")):
            raise Failure(f"touches memory by itself: {i}")
        at = [n for n, operand in enumerate(i.operands) if cls.is_memory(operand)]
        if not at:
            return None
        if len(i.operands) != 2 or len(at) != 1:
            raise Failure(f"is no plain load or store: {i}")
        store = at[0] == 1
        other = i.operands[0 if store else 1]
        width = {"movzbl": 1, "movzwl": 2}.get(i.mnemonic)
        if width is None:
            if i.mnemonic not in ("mov", "movb", "movw", "movl", "movq"):
                raise Failure(f"is no plain load or store: {i}")
            width = cls.register_width(other)
            if not store and width < 4:
                raise Failure(f"merges into a register: {i}")
        elif store:
            raise Failure(f"is no store: {i}")
        if width == 0:
            raise Failure(f"stores no general register: {i}")
        return Access(store, width)

    @staticmethod
    def is_immediate(operand):
        return operand.startswith("$")

    @staticmethod
    def floating_kind(i):
        """add, sub, mul or div of one double, "copy", None for no floating instruction; else a failure."""
        match = re.match(r"^v?(add|sub|mul|div)sd$", i.mnemonic)
        if match:
            return match.group(1)
        if re.match(r"^v?mov(sd|apd|aps|upd|ups|dqa|q)$", i.mnemonic) and all("xmm" in o for o in i.operands):
            return "copy"
        if any(re.search(r"%[xyz]mm", operand) for operand in i.operands) or i.mnemonic.startswith(("f", "vf")):
            raise Failure(f"is no operation on one double: {i}")
        return None


class Arm:
    counter = ("subs", "b.ne")
    serial_rest = ("add", "sub", "cmp", "csel")
    random_rest = ("madd", "lsr", "mul")
    multiply = ("mul", "madd")
    add = ("add",)
    multiplies_a_move = 2

    @staticmethod
    def access(i):
        memory = any(operand.startswith("[") for operand in i.operands)
        if not re.match(r"^(ld|st|prfm|swp|cas|dc)", i.mnemonic) and not memory:
            return None
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
    def floating_kind(i):
        match = re.match(r"^f(add|sub|mul|div)$", i.mnemonic)
        if match and all(re.match(r"^d\d+$", operand) for operand in i.operands):
            return match.group(1)
        if i.mnemonic == "fmov" and all(re.match(r"^d\d+$", operand) for operand in i.operands):
            return "copy"
        if i.mnemonic.startswith("f") or any(re.match(r"^[vqdsz]\d+(\.|$)", operand) for operand in i.operands):
            raise Failure(f"is no operation on one double: {i}")
        return None


# --- What each kernel's loop must be -------------------------------------------------------------------------------


def accesses(isa, loop):
    return collections.Counter(a for a in map(isa.access, loop) if a)


def only(loop, allowed):
    for i in loop:
        if i.mnemonic not in allowed:
            raise Failure(f"does not belong in this loop: {i}")


def one_loop(instructions):
    found = loops(instructions)
    if len(found) != 1:
        raise Failure(f"{len(found)} loops instead of one")
    return found[0]


def expect(what, actual, expected):
    if actual != expected:
        raise Failure(f"{what}: {actual} instead of {expected}")


def check_moves(isa, loop, width, moves):
    expected = collections.Counter({Access(False, width): moves, Access(True, width): moves} if moves else {})
    expect(f"loads and stores of the loop for {moves} moves of {width} bytes", accesses(isa, loop), expected)


def check_serial(isa, instructions, width, unrolls):
    found = loops(instructions)
    expect("loops", len(found), len(unrolls))
    found.sort(key=lambda loop: -sum(accesses(isa, loop).values()))
    for loop, unroll in zip(found, unrolls):
        check_moves(isa, loop, width, unroll)
        rest = [i for i in loop if isa.access(i) is None]
        only(rest, isa.serial_rest + isa.counter)


def check_random(isa, instructions, width, unroll):
    loop = one_loop(instructions)
    check_moves(isa, loop, width, unroll if width else 0)
    rest = [i for i in loop if isa.access(i) is None]
    only(rest, isa.random_rest + isa.counter)
    multiplications = sum(i.mnemonic in isa.multiply for i in rest)
    expect("multiplications", multiplications, isa.multiplies_a_move * unroll)


def check_chain(isa, instructions, mnemonics, count, chains):
    """`count` instructions on registers in `chains` chains of equal length, and the counter, nothing else."""
    loop = one_loop(instructions)
    expect("loads and stores", accesses(isa, loop), collections.Counter())
    body = [i for i in loop if i.mnemonic in mnemonics]
    expect("operations", len(body), count)
    for i in body:
        if any(isa.is_immediate(operand) for operand in i.operands):
            raise Failure(f"has an immediate: {i}")
    destination = 0 if isa is Arm else 1
    for i in body:
        inputs = i.operands[1:] if isa is Arm else i.operands
        if i.operands[destination] not in inputs:
            raise Failure(f"does not go on from its own result: {i}")
    lengths = collections.Counter(i.operands[destination] for i in body)
    expect("lengths of the chains", sorted(lengths.values()), [count // chains] * chains)
    rest = [i for i in loop if i not in body]
    only(rest, isa.counter)
    expect("instructions for counting", len(rest), 2)


def check_chase(isa, instructions, count):
    loop = one_loop(instructions)
    expect("loads and stores", accesses(isa, loop), collections.Counter({Access(False, 8): count}))
    for i in loop:
        if isa.access(i) is None:
            continue
        to, at = (i.operands[0], i.operands[1]) if isa is Arm else (i.operands[1], i.operands[0])
        if at.strip("[]()") != to:
            raise Failure(f"does not load from the address that it loaded: {i}")
    only([i for i in loop if isa.access(i) is None], isa.counter)


def check_floating(isa, instructions):
    loop = one_loop(instructions)
    kinds = collections.Counter(isa.floating_kind(i) for i in loop)
    for kind, count in (("add", 11), ("sub", 2), ("mul", 9), ("div", 2)):
        expect(f"floating {kind}", kinds[kind], count)
    # Operands come from registers, else a load would be part of what is measured.
    for i in loop:
        if isa.access(i):
            raise Failure(f"touches memory: {i}")


def check_heapsort(isa, instructions):
    """No vectors, no calls; the larger child is chosen without a branch in both of its loops."""
    selects = 0
    for i in instructions:
        vector = any(re.search(r"%[xyz]mm|^[vqz]\d+", operand) for operand in i.operands)
        if vector or i.mnemonic in ("call", "callq", "bl"):
            raise Failure(f"is a vector instruction or a call: {i}")
        selects += bool(re.match(r"^(set(g|l|ge|le)|cset|cinc)$", i.mnemonic))
    expect("comparisons that give 0 or 1", selects, 2)


def expectations(isa):
    checks = {}
    for width in (1, 2, 4, 8):
        checks[f"moveSerial{width}"] = lambda f, w=width: check_serial(isa, f, w, (64, 8, 1))
        checks[f"moveRandom{width}"] = lambda f, w=width: check_random(isa, f, w, 8)
    checks["indexRandom"] = lambda f: check_random(isa, f, 0, 8)
    checks["addChain"] = lambda f: check_chain(isa, f, isa.add, 100, 1)
    checks["mulChain"] = lambda f: check_chain(isa, f, isa.multiply, 32, 1)
    checks["aluThroughput"] = lambda f: check_chain(isa, f, isa.add, 120, 6)
    checks["chase"] = lambda f: check_chase(isa, f, 32)
    checks["floatingMix"] = lambda f: check_floating(isa, f)
    checks["heapsort1000"] = lambda f: check_heapsort(isa, f)
    return checks


def check(listing):
    """What is wrong with the listing, a line for each function; empty when nothing is."""
    if re.search(r"file format \S*x86-64", listing):
        isa = X86
    elif re.search(r"file format \S*(aarch64|arm64)", listing):
        isa = Arm
    else:
        return ["listing of neither x86-64 nor arm64"]
    functions = parse(listing)
    problems = []
    for name, function_check in expectations(isa).items():
        if not functions.get(name):
            problems.append(f"{name}: not in the listing")
            continue
        try:
            function_check(functions[name])
        except Failure as failure:
            problems.append(f"{name}: {failure}")
    return problems


# --- Command line --------------------------------------------------------------------------------------------------


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--objdump", required=True)
    parser.add_argument("library")
    arguments = parser.parse_args()
    command = [arguments.objdump, "-d", "-C", "--no-show-raw-insn", arguments.library]
    listing = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    problems = check(listing)
    for problem in problems:
        print(problem, file=sys.stderr)
    if not problems:
        print("every loop is what its name says")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
