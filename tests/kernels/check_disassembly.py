#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves from a listing of the kernels library that every loop is what its name says.

A width on a label is a lie as soon as a compiler widens, joins, vectorises or drops a load, so each loop is
held to a closed list: so many loads and stores of one width, so many additions, and otherwise only the
instructions that the loop needs.
"""

from __future__ import annotations

import argparse
import collections
import re
import subprocess
import sys

from disassembly import Access, Arm, Failure, X86, loops, parse
from forwarding_checks import forwarding_checks
from hand_over_checks import hand_over_checks
from injection_checks import injection_checks
from instruction_checks import instruction_checks
from memory_checks import (
    accesses,
    aligned,
    check_chase,
    expect,
    expect_elements,
    memory_checks,
    no_calls,
    one_loop,
    only,
    places,
    rest_of,
)
from triad_checks import triad_checks

PATH_ACCESSES = 64
PATH_SLOTS = 8
PATH_WIDTHS = {X86: (8, 16, 32, 64), Arm: (8, 16)}


def check_moves(isa, loop, width, moves):
    expected = collections.Counter({Access(False, width): moves, Access(True, width): moves} if moves else {})
    expect(f"loads and stores of the loop for {moves} moves of {width} bytes", accesses(isa, loop), expected)


def check_serial_moves(isa, instructions, width, unrolls):
    found = loops(instructions)
    expect("loops", len(found), len(unrolls))
    found.sort(key=lambda loop: -sum(accesses(isa, loop).values()))
    for loop, unroll in zip(found, unrolls):
        check_moves(isa, aligned(loop), width, unroll)
        rest = [i for i in loop if isa.access(i) is None]
        only(rest, isa.serial_rest + isa.counter)


def check_random_moves(isa, instructions, width, unroll):
    loop = one_loop(instructions)
    check_moves(isa, aligned(loop), width, unroll if width else 0)
    rest = [i for i in loop if isa.access(i) is None]
    only(rest, isa.random_rest + isa.counter)
    multiplications = sum(i.mnemonic in isa.multiply for i in rest)
    expect("multiplications", multiplications, isa.multiplies_a_move * unroll)


def check_chain(isa, instructions, mnemonics, count, chains):
    """`count` instructions on registers in `chains` chains of equal length, and the counter, nothing else."""
    loop = aligned(one_loop(instructions))
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


def check_path(isa, instructions, width, kinds):
    """Expects accesses to a few fixed slots, loads and stores in turn, and the counter, but no other instruction."""
    no_calls(isa, instructions)
    loop = aligned(one_loop(instructions))
    found = [a for a in map(isa.access, loop) if a]
    expect("loads and stores", found, [Access(store, width) for store in kinds] * (PATH_ACCESSES // len(kinds)))
    for store in kinds:
        turns = PATH_ACCESSES // len(kinds) // PATH_SLOTS
        slots = [width * slot for slot in range(PATH_SLOTS)] * turns
        expect_elements("stores" if store else "loads", places(isa, loop, Access(store, width)), slots)
    rest = rest_of(isa, loop)
    only(rest, isa.counter)
    expect("instructions for counting", len(rest), 2)
    ends = isa.ends_clean(width)
    behind = [i.mnemonic for i in instructions if i.address > loop[-1].address][: len(ends)]
    expect("behind the loop", behind, list(ends))


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
    """No vectors, no calls; the greater child is chosen without a branch."""
    selects = 0
    for i in instructions:
        vector = any(re.search(r"%[xyz]mm|^[vqz]\d+", operand) for operand in i.operands)
        if vector or i.mnemonic in ("call", "callq", "bl"):
            raise Failure(f"is a vector instruction or a call: {i}")
        selects += bool(re.match(r"^(cmovg|cinc|csinc)$", i.mnemonic))
    expect("choices of a child", selects, 1)


def expectations(isa):
    checks = {}
    for width in (1, 2, 4, 8):
        checks[f"moveSerial{width}"] = lambda f, w=width: check_serial_moves(isa, f, w, (64, 8, 1))
        checks[f"moveRandom{width}"] = lambda f, w=width: check_random_moves(isa, f, w, 8)
    checks["indexRandom"] = lambda f: check_random_moves(isa, f, 0, 8)
    checks["addChain"] = lambda f: check_chain(isa, f, isa.add, 100, 1)
    checks["mulChain"] = lambda f: check_chain(isa, f, isa.multiply, 32, 1)
    checks["aluThroughput"] = lambda f: check_chain(isa, f, isa.add, 120, 6)
    checks["chase"] = lambda f: check_chase(isa, f, 1, 32)
    for width in PATH_WIDTHS[isa]:
        for name, kinds in (("Load", (False,)), ("Store", (True,)), ("Both", (False, True))):
            checks[f"path{name}{width}"] = lambda f, w=width, k=kinds: check_path(isa, f, w, k)
    checks["floatingMix"] = lambda f: check_floating(isa, f)
    checks["heapsort1000"] = lambda f: check_heapsort(isa, f)
    checks |= memory_checks(isa) | instruction_checks(isa) | triad_checks(isa)
    return checks | hand_over_checks(isa) | injection_checks(isa) | forwarding_checks(isa)


def check(listing, names=None):
    """What is wrong with the listing, a line for each function (of those named); empty when nothing is."""
    if re.search(r"file format .*x86-64", listing):
        isa = X86
    elif re.search(r"file format .*(aarch64|arm64)", listing):
        isa = Arm
    else:
        return ["listing of neither x86-64 nor arm64"]
    functions = parse(listing)
    problems = []
    for name, function_check in expectations(isa).items():
        if names is not None and name not in names:
            continue
        if not functions.get(name):
            problems.append(f"{name}: not in the listing")
            continue
        try:
            function_check(functions[name])
        except Failure as failure:
            problems.append(f"{name}: {failure}")
    return problems


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
