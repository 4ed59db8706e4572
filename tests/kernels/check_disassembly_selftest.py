#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that check_disassembly.py can fail: right listings made up here pass, and each defect is found."""

import unittest

import check_disassembly


class Listing:
    """Functions as lists of instructions; "@name" in a jump is the label "name:", which is aligned."""

    def __init__(self, file_format, alignment=64):
        self.file_format = file_format
        self.alignment = alignment
        self.functions = {}

    def text(self):
        lines = [f"kernels.o:     file format {self.file_format}", "", "Disassembly of section .text:"]
        address = 0
        for name, body in self.functions.items():
            start, placed, labels = address, [], {}
            for item in body:
                if item.endswith(":"):
                    address = -(-address // self.alignment) * self.alignment
                    labels[item[:-1]] = address
                else:
                    placed.append((address, item))
                    address += 4
            full = f"strata::kernels::{name}(unsigned long)"
            lines += ["", f"{start:016x} <{full}>:"]
            for at, item in placed:
                if "@" in item:
                    jump, label = item.split("@")
                    item = f"{jump}{labels[label]:x} <{full}+0x{labels[label] - start:x}>"
                lines.append(f"{at:8x}:\t{item}")
        return "\n".join(lines) + "\n"


def x86():
    listing = Listing("elf64-x86-64")
    tail = [
        "mov    %r13,%rax",
        "sub    %r12,%rax",
        "cmp    $0x40,%rax",
        "cmovb  %rax,%r12",
        "lea    (%r8,%r12,1),%r10",
    ]
    moves = {
        1: ("movzbl", "eax", "al"),
        2: ("movzwl", "eax", "ax"),
        4: ("mov", "eax", "eax"),
        8: ("mov", "rax", "rax"),
    }
    for width, (load, wide, narrow) in moves.items():
        body = ["push   %rbx", "mov    (%rdi),%r8"]
        for unroll in (64, 8, 1):
            body.append(f"l{unroll}:")
            for i in range(unroll):
                body += [
                    f"{load:6} {hex(i * width)}(%r10),%{wide}",
                    f"mov    %{narrow},{hex(i * width)}(%r11)",
                ]
            body += [f"add    ${hex(unroll * width)},%r12", *tail, "dec    %rcx", f"jne    @l{unroll}"]
        listing.functions[f"moveSerial{width}"] = body + ["pop    %rbx", "ret"]
        listing.functions[f"moveRandom{width}"] = random_x86(
            [f"{load:6} (%r8,%r13,{width}),%{wide}", f"mov    %{narrow},(%r9,%r13,{width})"]
        )
    listing.functions["indexRandom"] = random_x86([])
    listing.functions["addChain"] = probe_x86(["add    %rax,%rdx"] * 100)
    listing.functions["mulChain"] = probe_x86(["imul   %eax,%edx"] * 32)
    listing.functions["aluThroughput"] = probe_x86(
        [f"add    %rax,%{r}" for r in ("rdx", "rbx", "r8", "r9", "r10", "r11")] * 20
    )
    listing.functions["chase"] = probe_x86(["mov    (%rax),%rax"] * 32)
    operations = ["mulsd"] * 9 + ["addsd"] * 11 + ["subsd"] * 2 + ["divsd"] * 2
    listing.functions["floatingMix"] = [
        "movsd  (%rdi),%xmm1",
        "l:",
        "movapd %xmm1,%xmm2",
        *[f"{operation}  %xmm1,%xmm2" for operation in operations],
        "cmp    %rax,%rcx",
        "jne    @l",
        "ret",
    ]
    listing.functions["heapsort1000"] = [
        "l:",
        "setg   %al",
        "add    %rax,%rcx",
        "setg   %dl",
        "jne    @l",
        "ret",
    ]
    return listing


def random_x86(move):
    step = [
        "imul   %rbx,%r14",
        "add    %rbp,%r14",
        "mov    %r14,%r13",
        "shr    $0x20,%r13",
        "imul   %rcx,%r13",
        "shr    $0x20,%r13",
    ]
    return [
        "mov    (%rdi),%r8",
        "l:",
        *(step + move) * 8,
        "dec    %rdx",
        "jne    @l",
        "mov    %r14,0x20(%rdi)",
        "ret",
    ]


def probe_x86(body):
    return ["test   %rdi,%rdi", "l:", *body, "dec    %rdi", "jne    @l", "ret"]


def arm():
    listing = Listing("elf64-littleaarch64")
    tail = [
        "sub\tx4, x5, x3",
        "cmp\tx4, #0x40",
        "csel\tx3, x4, x3, cc  // cc = lo, ul, last",
        "add\tx6, x7, x3",
    ]
    moves = {
        1: ("ldrb", "strb", "w4", ""),
        2: ("ldrh", "strh", "w4", ", lsl #1"),
        4: ("ldr", "str", "w4", ", lsl #2"),
    }
    moves[8] = ("ldr", "str", "x4", ", lsl #3")
    for width, (load, store, register, shift) in moves.items():
        body = ["ldr\tx7, [x0]"]
        for unroll in (64, 8, 1):
            body.append(f"l{unroll}:")
            for i in range(unroll):
                body += [
                    f"{load}\t{register}, [x6, #{i * width}]",
                    f"{store}\t{register}, [x8, #{i * width}]",
                ]
            body += [f"add\tx3, x3, #{hex(unroll * width)}", *tail, "subs\tx9, x9, #0x1", f"b.ne\t@l{unroll}"]
        listing.functions[f"moveSerial{width}"] = body + ["ret"]
        listing.functions[f"moveRandom{width}"] = random_arm(
            [f"{load}\t{register}, [x6, x1{shift}]", f"{store}\t{register}, [x8, x1{shift}]"]
        )
    listing.functions["indexRandom"] = random_arm([])
    listing.functions["addChain"] = probe_arm(["add\tx1, x1, x2"] * 100)
    listing.functions["mulChain"] = probe_arm(["mul\tw1, w1, w2"] * 32)
    listing.functions["aluThroughput"] = probe_arm([f"add\tx{r}, x{r}, x2" for r in (1, 3, 4, 5, 6, 7)] * 20)
    listing.functions["chase"] = probe_arm(["ldr\tx1, [x1]"] * 32)
    operations = ["fmul"] * 9 + ["fadd"] * 11 + ["fsub"] * 2 + ["fdiv"] * 2
    listing.functions["floatingMix"] = [
        "ldp\td0, d1, [x0]",
        "l:",
        *[f"{operation}\td2, d1, d0" for operation in operations],
        "subs\tx1, x1, #0x1",
        "b.ne\t@l",
        "ret",
    ]
    listing.functions["heapsort1000"] = [
        "l:",
        "cset\tx1, gt",
        "add\tx2, x2, x1",
        "cinc\tx3, x3, gt",
        "b.ne\t@l",
        "ret",
    ]
    return listing


def random_arm(move):
    step = ["madd\tx2, x2, x10, x11", "lsr\tx1, x2, #32", "mul\tx1, x1, x12", "lsr\tx1, x1, #32"]
    return [
        "ldr\tx6, [x0]",
        "l:",
        *(step + move) * 8,
        "subs\tx9, x9, #0x1",
        "b.ne\t@l",
        "str\tx2, [x0, #32]",
        "ret",
    ]


def probe_arm(body):
    return ["cbz\tx0, @end", "l:", *body, "subs\tx0, x0, #0x1", "b.ne\t@l", "end:", "ret"]


class RightListings(unittest.TestCase):
    def test_pass(self):
        for listing in (x86(), arm()):
            self.assertEqual(check_disassembly.check(listing.text()), [])

    def test_block_that_jumps_back_without_looping(self):
        listing = x86()
        body = listing.functions["addChain"]
        body[0:1] = ["test   %rdi,%rdi", "je     @cold", "jmp    @l", "out:", "ret"]
        body += ["cold:", "jmp    @out"]
        self.assertEqual(check_disassembly.check(listing.text()), [])

    def test_pass_as_llvm_prints_them(self):
        text = x86().text().replace("\tjne    ", "\tjne\t0x").replace("\tdec    ", "\tdecq\t")
        self.assertEqual(check_disassembly.check(text), [])


class Defects(unittest.TestCase):
    def assert_found(self, listing, name):
        problems = check_disassembly.check(listing.text())
        self.assertEqual([problem.split(":")[0] for problem in problems], [name], problems)

    def replaced(self, listing, name, old, new, occurrence=0):
        body = listing.functions[name]
        at = [i for i, item in enumerate(body) if item == old][occurrence]
        body[at : at + 1] = new
        self.assert_found(listing, name)

    def test_widened_load(self):
        self.replaced(x86(), "moveSerial1", "movzbl 0x3(%r10),%eax", ["mov    0x3(%r10),%eax"])
        self.replaced(arm(), "moveSerial1", "ldrb\tw4, [x6, #3]", ["ldrh\tw4, [x6, #3]"])
        self.replaced(arm(), "moveRandom4", "ldr\tw4, [x6, x1, lsl #2]", ["ldr\tx4, [x6, x1, lsl #2]"])

    def test_merging_load(self):
        self.replaced(x86(), "moveSerial2", "movzwl 0x2(%r10),%eax", ["mov    0x2(%r10),%ax"])

    def test_narrowed_store(self):
        self.replaced(x86(), "moveSerial8", "mov    %rax,0x8(%r11)", ["mov    %eax,0x8(%r11)"])

    def test_dropped_store(self):
        self.replaced(x86(), "moveSerial4", "mov    %eax,0x4(%r11)", [])
        self.replaced(x86(), "moveRandom1", "mov    %al,(%r9,%r13,1)", [])
        self.replaced(arm(), "moveSerial8", "str\tx4, [x8, #8]", [])

    def test_dropped_load_in_the_short_loops(self):
        self.replaced(x86(), "moveSerial1", "movzbl 0x0(%r10),%eax", [], occurrence=1)
        self.replaced(x86(), "moveSerial1", "movzbl 0x0(%r10),%eax", [], occurrence=2)

    def test_extra_load(self):
        self.replaced(x86(), "indexRandom", "dec    %rdx", ["mov    (%rax),%rbx", "dec    %rdx"])
        self.replaced(x86(), "addChain", "dec    %rdi", ["mov    (%rax),%rbx", "dec    %rdi"])

    def test_memory_operand(self):
        self.replaced(x86(), "addChain", "add    %rax,%rdx", ["add    (%rax),%rdx"])
        self.replaced(x86(), "moveRandom8", "imul   %rcx,%r13", ["imul   0x8(%rsp),%r13"])
        self.replaced(x86(), "floatingMix", "mulsd  %xmm1,%xmm2", ["mulsd  0x8(%rsp),%xmm2"])

    def test_vectors(self):
        self.replaced(x86(), "moveSerial8", "mov    0x8(%r10),%rax", ["movups 0x8(%r10),%xmm0"])
        self.replaced(x86(), "floatingMix", "addsd  %xmm1,%xmm2", ["addpd  %xmm1,%xmm2"])
        self.replaced(x86(), "floatingMix", "addsd  %xmm1,%xmm2", ["unpcklpd %xmm1,%xmm2"])
        self.replaced(arm(), "floatingMix", "fadd\td2, d1, d0", ["fadd\tv2.2d, v1.2d, v0.2d"])
        self.replaced(arm(), "moveSerial8", "ldr\tx4, [x6, #8]", ["ldr\tq4, [x6, #8]"])

    def test_pairs_and_write_back(self):
        self.replaced(arm(), "moveSerial8", "ldr\tx4, [x6, #8]", ["ldp\tx4, x5, [x6, #8]"])
        self.replaced(arm(), "moveSerial8", "ldr\tx4, [x6, #8]", ["ldr\tx4, [x6, #8]!"])
        self.replaced(arm(), "moveSerial8", "ldr\tx4, [x6, #8]", ["ldr\tx4, [x6], #8"])

    def test_string_instruction(self):
        self.replaced(x86(), "moveSerial1", "dec    %rcx", ["rep movsb %ds:(%rsi),%es:(%rdi)", "dec    %rcx"])

    def test_missing_and_extra_loops(self):
        self.replaced(x86(), "moveSerial1", "jne    @l8", [])
        self.replaced(x86(), "floatingMix", "ret", ["m:", "jne    @m", "ret"])

    def test_nested_loops(self):
        self.replaced(x86(), "addChain", "ret", ["dec    %rsi", "jne    @l", "ret"])
        self.replaced(arm(), "moveRandom4", "ret", ["b\t@l", "ret"])

    def test_immediate_and_broken_chains(self):
        self.replaced(x86(), "addChain", "add    %rax,%rdx", ["add    $0x3,%rdx"])
        self.replaced(arm(), "addChain", "add\tx1, x1, x2", ["add\tx1, x1, #0x3"])
        self.replaced(x86(), "addChain", "add    %rax,%rdx", ["add    %rax,%rbx"])
        self.replaced(arm(), "mulChain", "mul\tw1, w1, w2", ["mul\tw1, w2, w2"])
        self.replaced(x86(), "aluThroughput", "add    %rax,%rbx", ["add    %rax,%rdx"])
        self.replaced(x86(), "chase", "mov    (%rax),%rax", ["mov    (%rdx),%rax"])
        self.replaced(arm(), "chase", "ldr\tx1, [x1]", ["ldr\tx1, [x2]"])

    def test_counts(self):
        self.replaced(x86(), "mulChain", "imul   %eax,%edx", [])
        self.replaced(x86(), "moveRandom1", "imul   %rbx,%r14", [])
        for kind in ("mul", "add", "sub", "div"):
            self.replaced(x86(), "floatingMix", f"{kind}sd  %xmm1,%xmm2", [])
            self.replaced(arm(), "floatingMix", f"f{kind}\td2, d1, d0", [])

    def test_fused_and_single_precision(self):
        self.replaced(x86(), "floatingMix", "movapd %xmm1,%xmm2", ["vfmadd213sd %xmm1,%xmm2,%xmm3"])
        self.replaced(arm(), "floatingMix", "fmul\td2, d1, d0", ["fmadd\td2, d1, d0, d3"])
        self.replaced(x86(), "floatingMix", "mulsd  %xmm1,%xmm2", ["mulss  %xmm1,%xmm2"])
        self.replaced(arm(), "floatingMix", "fmul\td2, d1, d0", ["fmul\ts2, s1, s0"])

    def test_branchy_and_calling_heapsort(self):
        self.replaced(x86(), "heapsort1000", "setg   %al", [])
        self.replaced(x86(), "heapsort1000", "ret", ["call   0", "ret"])
        self.replaced(arm(), "heapsort1000", "cset\tx1, gt", [])

    def test_unaligned_loops(self):
        listing = x86()
        listing.alignment = 4
        problems = "\n".join(check_disassembly.check(listing.text()))
        for name in ("moveSerial1", "moveRandom8", "indexRandom", "addChain", "chase"):
            self.assertRegex(problems, f"{name}: loop at .* is not aligned")

    def test_missing_function(self):
        listing = x86()
        del listing.functions["moveRandom2"]
        self.assert_found(listing, "moveRandom2")

    def test_listing_of_nothing(self):
        self.assertTrue(check_disassembly.check(""))
        self.assertTrue(check_disassembly.check("a.o: file format elf32-i386"))


if __name__ == "__main__":
    unittest.main()
