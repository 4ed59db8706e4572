# SPDX-License-Identifier: GPL-3.0-or-later
"""What the loops of reads, writes, copies and chases must be.

How many loads and stores, of which width and kind, to which elements of a block, in which order, what may
stand beside them, and what follows the loop.
"""

from __future__ import annotations

import collections
import dataclasses
import re

from disassembly import VECTOR, Access, Failure, X86, loops

SERIAL_UNROLLS = (16, 8, 4, 2, 1)
RANDOM_UNROLL = 8
CHUNK_BYTES = 256
CHUNKS = (4, 1)
PAGES = 4
PAGE_BYTES = 4096
STRIP_BYTES = 256
CHASE_ROUNDS = 16
GENERAL_CHAINS = 12
LINE_BYTES = 64
LIBRARY = ("Memcpy", "Memmove", "Memset", "Memcmp", "Memchr", "Strlen", "Strcpy")


@dataclasses.dataclass(frozen=True)
class Kind:
    """What one unit of a loop does."""

    width: int
    loads: bool
    stores: bool
    load_hint: str = ""
    store_hint: str = ""
    ahead: int = 0  # how far each line is asked for before its load; 0: not at all

    def load(self):
        return Access(False, self.width, self.load_hint)

    def store(self):
        return Access(True, self.width, self.store_hint)

    def accesses(self):
        return [self.load()] * self.loads + [self.store()] * self.stores

    @property
    def stride(self):
        """From element to element; displacements of vectors of the machine's own length count vectors."""
        return 1 if self.width == VECTOR else self.width


def expect(what, actual, expected):
    if actual != expected:
        raise Failure(f"{what}: {actual} instead of {expected}")


def accesses(isa, loop):
    return collections.Counter(a for a in map(isa.access, loop) if a)


def only(loop, allowed):
    for i in loop:
        if i.mnemonic not in allowed:
            raise Failure(f"does not belong in this loop: {i}")


def aligned(loop):
    """The measured loops begin at a cache line, wherever the compiler puts the rest."""
    if loop[0].address % 64:
        raise Failure(f"loop at {loop[0].address:x} is not aligned to 64 bytes")
    return loop


def no_calls(isa, instructions):
    for i in instructions:
        if i.mnemonic in isa.calls:
            raise Failure(f"calls: {i}")


def places(isa, loop, access):
    """Where the accesses of that kind go, in their order."""
    return [isa.place(i) for i in loop if isa.access(i) == access]


def expect_elements(what, found, displacements):
    """One pointer, and each element of a block once, in order where they are given in order."""
    expect(f"pointers of the {what}", len({place.base for place in found}), 1)
    if any(place.index for place in found):
        raise Failure(f"{what} by an index register")
    expect(f"elements of the {what}", [place.displacement for place in found], displacements)


def followed_by(isa, instructions, loop, kind):
    """Streaming stores are fenced, and wide registers left clean, right behind each loop."""
    expected = [isa.fence] * (kind.stores and kind.store_hint == "stream") + list(isa.ends_clean(kind.width))
    after = [i for i in instructions if i.address > loop[-1].address][: len(expected)]
    expect("behind the loop", [i.mnemonic for i in after], expected)


def rest_of(isa, loop):
    return [i for i in loop if isa.access(i) is None]


def check_serial(isa, instructions, kind):
    no_calls(isa, instructions)
    found = sorted(loops(instructions), key=lambda loop: -sum(accesses(isa, loop).values()))
    expect("loops", len(found), len(SERIAL_UNROLLS))
    for loop, unroll in zip(found, SERIAL_UNROLLS):
        expected = collections.Counter(kind.accesses() * unroll)
        if kind.ahead:
            expected[Access(False, 0, "prefetch")] = max(1, unroll * kind.width // LINE_BYTES)
        expect(f"loads and stores of the loop for {unroll} units", accesses(isa, aligned(loop)), expected)
        displacements = [kind.stride * element for element in range(unroll)]
        for access in kind.accesses():
            expect_elements("stores" if access.store else "loads", places(isa, loop, access), displacements)
        if kind.ahead:
            ahead = [kind.ahead + line * LINE_BYTES for line in range(max(1, unroll * kind.width // LINE_BYTES))]
            expect_elements("prefetches", places(isa, loop, Access(False, 0, "prefetch")), ahead)
        only(rest_of(isa, loop), isa.block_rest + isa.counter)
        followed_by(isa, instructions, loop, kind)


def check_page(isa, instructions, kind):
    """A loop over whole pages; what is less is left to another function."""
    found = loops(instructions)
    expect("loops", len(found), 1)
    loop = aligned(found[0])
    units = PAGE_BYTES // kind.width
    expect("loads", accesses(isa, loop), collections.Counter(kind.accesses() * units))
    for access in kind.accesses():
        expect_elements("loads", places(isa, loop, access), [kind.width * unit for unit in range(units)])
    only(rest_of(isa, loop), isa.block_rest + isa.counter)
    followed_by(isa, instructions, loop, kind)


def one_loop(instructions):
    found = loops(instructions)
    if len(found) != 1:
        raise Failure(f"{len(found)} loops instead of one")
    return found[0]


def check_random(isa, instructions, kind):
    no_calls(isa, instructions)
    loop = aligned(one_loop(instructions))
    expect("loads and stores", accesses(isa, loop), collections.Counter(kind.accesses() * RANDOM_UNROLL))
    rest = rest_of(isa, loop)
    only(rest, isa.random_rest + isa.counter)
    multiplications = sum(i.mnemonic in isa.multiply for i in rest)
    expect("multiplications", multiplications, isa.multiplies_a_move * RANDOM_UNROLL)
    for access in kind.accesses():
        for place in places(isa, loop, access):
            if not place.index or place.displacement:
                raise Failure(f"is not at the index: {place}")
    followed_by(isa, instructions, loop, kind)


def check_chunks(isa, instructions, kind):
    no_calls(isa, instructions)
    found = sorted(loops(instructions), key=lambda loop: -sum(accesses(isa, loop).values()))
    expect("loops", len(found), len(CHUNKS))
    units = CHUNK_BYTES // kind.width
    table = Access(False, 4)
    for loop, chunks in zip(found, CHUNKS):
        expected = collections.Counter(kind.accesses() * units * chunks)
        expected[table] = chunks
        expect(f"loads and stores of the loop for {chunks} chunks", accesses(isa, aligned(loop)), expected)
        expect_elements("numbers of chunks", places(isa, loop, table), [4 * chunk for chunk in range(chunks)])
        for access in kind.accesses():
            expect_elements(
                "accesses", places(isa, loop, access), [kind.width * unit for unit in range(units)] * chunks
            )
        only(rest_of(isa, loop), isa.chunks_rest + isa.counter)
        followed_by(isa, instructions, loop, kind)


def check_interleaved(isa, instructions, kind):
    no_calls(isa, instructions)
    loop = aligned(one_loop(instructions))
    units = STRIP_BYTES // kind.width
    expect("loads and stores", accesses(isa, loop), collections.Counter(kind.accesses() * units * PAGES))
    for access in kind.accesses():
        expect_elements(
            "accesses",
            places(isa, loop, access),
            [kind.width * unit + PAGE_BYTES * page for unit in range(units) for page in range(PAGES)],
        )
    only(rest_of(isa, loop), isa.interleaved_rest + isa.counter)
    followed_by(isa, instructions, loop, kind)


def check_chase(isa, instructions, chains, rounds=CHASE_ROUNDS):
    """`chains` registers, each loaded from the address that it holds, in turn; and the counter."""
    no_calls(isa, instructions)
    loop = aligned(one_loop(instructions))
    expect("loads and stores", accesses(isa, loop), collections.Counter({Access(False, 8): rounds * chains}))
    followed = []
    for i in loop:
        if isa.access(i) is None:
            continue
        to = i.operands[1] if isa is X86 else i.operands[0]
        place = isa.place(i)
        if (place.base, place.displacement, place.index) != (to, 0, ""):
            raise Failure(f"does not load from the address that it loaded: {i}")
        followed.append(to)
    expect("chains", len(set(followed)), chains)
    expect("turns of the chains", followed, followed[:chains] * rounds)
    only(rest_of(isa, loop), isa.counter)


def check_wide_chase(isa, instructions, chains):
    """Chains in general registers, then others in vector registers, which are copied to one general one as an address."""
    no_calls(isa, instructions)
    loop = aligned(one_loop(instructions))
    length = 2 * chains - GENERAL_CHAINS
    body, rest = loop[: length * CHASE_ROUNDS], loop[length * CHASE_ROUNDS :]
    texts = [f"{i.mnemonic} {','.join(i.operands)}" for i in body]
    expect("turns of the chains", texts, texts[:length] * CHASE_ROUNDS)
    general = [re.fullmatch(r"movq? (?:0x0)?\((%r\w+)\),\1", text) for text in texts[:GENERAL_CHAINS]]
    behind = texts[GENERAL_CHAINS:length]
    pairs = [" ".join(pair) for pair in zip(behind[::2], behind[1::2])]
    vectors = [re.fullmatch(r"movq (%xmm\d+),(%r\w+) movq (?:0x0)?\(\2\),\1", pair) for pair in pairs]
    if not all(general) or not all(vectors):
        raise Failure("does not load from the addresses that it loaded")
    expect("chains", len({match.group(1) for match in general + vectors}), chains)
    through = {match.group(2) for match in vectors}
    expect("registers for addresses", len(through - {match.group(1) for match in general}), 1)
    expect("registers for addresses", len(through), 1)
    only(rest, isa.counter)


def check_elements(isa, instructions):
    """A load and a store of eight bytes, and of one byte for the rest; no vectors, no calls, no unrolling."""
    no_calls(isa, instructions)
    found = loops(instructions)
    expect("loops", len(found), 2)
    found.sort(key=lambda loop: -max(access.width for access in accesses(isa, loop)))
    for loop, width in zip(found, (8, 1)):
        pair = (Access(False, width), Access(True, width))
        expect("loads and stores", accesses(isa, aligned(loop)), collections.Counter(pair))
        for access in pair:
            for place in places(isa, loop, access):
                if not place.index or place.displacement:
                    raise Failure(f"is not at the index: {place}")
        only(rest_of(isa, loop), isa.upwards)


def check_library_call(isa, instructions):
    """A call in each turn of the loop, and no load or store of a vector beside it."""
    calls = [i for loop in loops(instructions) for i in loop if i.mnemonic in isa.calls]
    expect("calls in the loop", bool(calls), True)
    for i in instructions:
        if any(isa.is_vector(operand) for operand in i.operands) or i.mnemonic.startswith("rep"):
            raise Failure(f"copies by itself: {i}")


def memory_checks(isa):
    """The checks of the kernels that an instruction set has, by their functions' names."""
    checks = {}

    def add(name, check, *arguments, **hints):
        checks[name] = lambda instructions: check(isa, instructions, Kind(*arguments, **hints))

    is_x86 = isa is X86
    widths = (1, 2, 4, 8, 16, 32, 64) if is_x86 else (1, 2, 4, 8, 16)
    vectors = tuple(width for width in widths if width >= 16)
    chunked = tuple(width for width in widths if width >= 8)
    for family, loads, stores in (("read", True, False), ("write", False, True), ("copy", True, True)):
        # Copies by general registers are moves.
        own = vectors if family == "copy" else widths
        for width in own:
            add(f"{family}Serial{width}", check_serial, width, loads, stores)
            add(f"{family}Random{width}", check_random, width, loads, stores)
        if family != "copy":
            for width in chunked:
                add(f"{family}Chunks{width}", check_chunks, width, loads, stores)
            for width in vectors:
                add(f"{family}Interleave{width}", check_interleaved, width, loads, stores)
        if not is_x86:
            add(f"{family}Pair32", check_serial, 32, loads, stores)
            add(f"{family}Scalable", check_serial, VECTOR, loads, stores)
    for width in vectors if is_x86 else (32,):
        add(f"readStream{width}", check_serial, width, True, False, load_hint="stream")
    for width in (8, *vectors) if is_x86 else (32,):
        add(f"writeStream{width}", check_serial, width, False, True, store_hint="stream")
        add(f"writeStreamChunks{width}", check_chunks, width, False, True, store_hint="stream")
        add(f"copyStream{width}", check_serial, width, True, True, store_hint="stream")
        add(f"copyStreamChunks{width}", check_chunks, width, True, True, store_hint="stream")
    for width in vectors if is_x86 else (32,):
        add(f"copyBest{width}", check_serial, width, True, True, store_hint="stream", ahead=4096 if is_x86 else 0)
    for width in vectors:
        add(f"readPrefetch{width}", check_serial, width, True, False, ahead=1024)
        if is_x86:
            add(f"readPage{width}", check_page, width, True, False)
    for chains in (1, 2, 3, 4, 6, 8, 12, 16, 24):
        own = check_wide_chase if is_x86 and chains > GENERAL_CHAINS else check_chase
        checks[f"chase{chains}"] = lambda instructions, n=chains, own=own: own(isa, instructions, n)
    checks["copyElementsOnce"] = lambda instructions: check_elements(isa, instructions)
    for name in ("copyMemcpy", "copyBlocks", *(f"library{name}" for name in LIBRARY)):
        checks[name] = lambda instructions: check_library_call(isa, instructions)
    return checks
