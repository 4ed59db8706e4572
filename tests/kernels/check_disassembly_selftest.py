#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that check_disassembly.py can fail: right listings made up here pass, and each defect is found."""

import unittest

import check_disassembly
from made_up_listings import arm, x86


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
        problems = check_disassembly.check(listing.text(only=name), names=[name])
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

    def test_hand_over_without_a_look_or_with_a_pause(self):
        self.replaced(x86(), "handOverStore", "cmp    %rdx,%r11", [])
        self.replaced(x86(), "handOverCas", "dec    %r10", ["pause", "dec    %r10"])
        self.replaced(arm(), "handOverStore", "str\tx1, [x2]", ["stlr\tx1, [x2]"])

    def test_increment_without_its_lock(self):
        self.replaced(x86(), "contendAdd", "lock addq $0x1,(%rdi)", ["addq   $0x1,(%rdi)"])
        self.replaced(arm(), "contendAdd", "ldaddal\tx1, x4, [x3]", ["add\tx1, x4, x3"])

    def test_injection_that_touches_a_part_of_a_line_or_has_no_delay(self):
        self.replaced(x86(), "inject3to1", "movups 0x50(%rdx),%xmm1", ["movups 0x40(%rdx),%xmm1"])
        self.replaced(x86(), "inject1to1", "movups %xmm4,0x30(%rdx)", ["movups 0x30(%rdx),%xmm4"])
        self.replaced(x86(), "inject2to1", "mov    %r8,%rcx", [])
        self.replaced(arm(), "inject2to1", "stp\tq4, q4, [x3, #96]", ["stp\tq4, q4, [x3, #64]"])

    def test_forwarding_past_the_store_or_by_another_width(self):
        self.replaced(x86(), "forwardStore8Load8", "mov    (%rsi),%rax", ["mov    (%rsi),%rbx"])
        self.replaced(x86(), "forwardStore8Load8", "mov    (%rsi),%rax", ["mov    (%rdx),%rax"])
        self.replaced(x86(), "forwardStore8Load4", "mov    (%rsi),%eax", [])
        self.replaced(x86(), "forwardStore16Load1", "pinsrb $0x0,(%rsi),%xmm0", ["pinsrb $0x1,(%rsi),%xmm0"])
        self.replaced(x86(), "forwardStore4Load4", "dec    %rcx", ["add    $0x1,%rax", "dec    %rcx"])
        self.replaced(arm(), "forwardStore2Load2", "ldrh\tw8, [x4]", ["ldrsh\tw8, [x4]"])
        self.replaced(arm(), "forwardStore16Load8", "ldr\td0, [x4]", ["ldr\tq0, [x4]"])
        self.replaced(arm(), "forwardStore1Load1", "strb\tw8, [x3]", ["strb\tw8, [x3, #1]"])

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

    def test_triad(self):
        self.replaced(x86(), "triadSerial16", "mulpd %xmm4,%xmm0", [])
        self.replaced(x86(), "triadSerial32", "vaddpd 0x20(%r10),%ymm0,%ymm0", ["vaddpd 0x20(%r10),%xmm0,%xmm0"])
        self.replaced(x86(), "triadSerial8", "movsd 0x8(%r10,%r9,1),%xmm0", ["movsd 0x8(%r10),%xmm0"])
        self.replaced(x86(), "triadStream16", "movntpd %xmm0,0x10(%r11)", ["movapd %xmm0,0x10(%r11)"])
        self.replaced(x86(), "triadStream16", "sfence", [])
        self.replaced(arm(), "triadSerial16", "ldr\tq4, [x6, #16]", ["ldr\tq4, [x4, #32]"])
        self.replaced(arm(), "triadStream32", "fadd\tv4.2d, v4.2d, v18.2d", ["fadd\td4, d4, d18"])

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
        self.replaced(x86(), "heapsort1000", "cmovg  %rdx,%rcx", [])
        self.replaced(x86(), "heapsort1000", "ret", ["call   0", "ret"])
        self.replaced(arm(), "heapsort1000", "cinc\tx3, x3, gt", [])

    def test_unaligned_loops(self):
        listing = x86()
        listing.alignment = 4
        problems = "\n".join(check_disassembly.check(listing.text()))
        probes = ("addChain", "chase")
        walks = ("moveSerial1", "moveRandom8", "indexRandom", "readSerial8", "writeChunks16")
        for name in (*probes, *walks, "readInterleave32", "copyRandom64", "chase12"):
            self.assertRegex(problems, f"{name}: loop at .* is not aligned")

    def test_other_width_of_a_vector(self):
        self.replaced(x86(), "readSerial16", "movups 0x10(%r10),%xmm1", ["vmovups 0x10(%r10),%ymm1"])
        self.replaced(x86(), "readSerial32", "vmovups 0x20(%r10),%ymm1", ["vmovups 0x20(%r10),%xmm1"])
        self.replaced(x86(), "copySerial64", "vmovups %zmm1,0x40(%r11)", ["vmovups %ymm1,0x40(%r11)"])
        self.replaced(arm(), "readSerial16", "ldr\tq1, [x6, #16]", ["ldr\td1, [x6, #16]"])
        self.replaced(arm(), "writePair32", "stp\tq1, q5, [x8, #32]", ["stp\td1, d5, [x8, #32]"])
        self.replaced(arm(), "readScalable", "ldr\tz1, [x6, #1, mul vl]", ["ldr\tq1, [x6, #16]"])

    def test_operation_on_a_loaded_vector(self):
        self.replaced(x86(), "readSerial16", "movups 0x10(%r10),%xmm1", ["paddd  0x10(%r10),%xmm1"])
        self.replaced(x86(), "readSerial8", "mov 0x8(%r10),%rax", ["add 0x8(%r10),%rax"])

    def test_elements_out_of_place(self):
        self.replaced(x86(), "readSerial8", "mov 0x8(%r10),%rax", ["mov 0x10(%r10),%rax"])
        self.replaced(x86(), "writeSerial64", "vmovups %zmm1,0x80(%r11)", ["vmovups %zmm1,0x80(%r10)"])
        self.replaced(x86(), "readSerial4", "mov 0x4(%r10),%eax", ["mov 0x4(%r10,%r12,1),%eax"])
        self.replaced(x86(), "readInterleave64", "vmovups 0x1040(%r10),%zmm1", ["vmovups 0x1000(%r10),%zmm1"])
        self.replaced(x86(), "writeChunks64", "vmovups %zmm1,0xc0(%r11)", ["vmovups %zmm1,0x100(%r11)"])
        self.replaced(arm(), "readSerial8", "ldr\tx10, [x6, #8]", ["ldr\tx10, [x6, #24]"])
        self.replaced(arm(), "readScalable", "ldr\tz1, [x6, #1, mul vl]", ["ldr\tz1, [x6, #2, mul vl]"])

    def test_dropped_accesses_of_every_frame(self):
        self.replaced(x86(), "readSerial64", "vmovups 0x0(%r10),%zmm1", [], occurrence=3)
        self.replaced(x86(), "writeRandom32", "vmovups %ymm1,(%r11,%rbx,8)", [])
        self.replaced(x86(), "readChunks16", "movups 0x30(%r10),%xmm1", [])
        self.replaced(x86(), "readChunks8", "mov    0x4(%r9),%r10d", [])
        self.replaced(x86(), "copyStreamChunks8", "mov 0x8(%r10),%rax", [])
        self.replaced(x86(), "writeInterleave16", "movups %xmm1,0x3010(%r11)", [])
        self.replaced(arm(), "copySerial16", "str\tq1, [x8, #16]", [])
        self.replaced(arm(), "readInterleave16", "ldr\tq1, [x6, #12304]", [])

    def test_streaming_that_is_none(self):
        self.replaced(x86(), "writeStream64", "vmovntdq %zmm1,0x40(%r11)", ["vmovups %zmm1,0x40(%r11)"])
        self.replaced(x86(), "writeSerial8", "mov %rax,0x8(%r11)", ["movnti %rax,0x8(%r11)"])
        self.replaced(x86(), "readStream16", "movntdqa 0x10(%r10),%xmm1", ["movups 0x10(%r10),%xmm1"])
        self.replaced(arm(), "copyStream32", "stnp\tq1, q5, [x8, #32]", ["stp\tq1, q5, [x8, #32]"])
        self.replaced(arm(), "copyStreamChunks32", "stnp\tq1, q5, [x8, #32]", ["stp\tq1, q5, [x8, #32]"])
        self.replaced(arm(), "readPair32", "ldp\tq1, q5, [x6, #32]", ["ldnp\tq1, q5, [x6, #32]"])

    def test_no_fence_or_dirty_registers_behind_a_loop(self):
        for occurrence in range(5):
            self.replaced(x86(), "writeStream8", "sfence", [], occurrence)
            self.replaced(x86(), "readSerial32", "vzeroupper", [], occurrence)
            self.replaced(arm(), "copyBest32", "dmb\tishst", [], occurrence)
        self.replaced(x86(), "copyRandom64", "vzeroupper", ["xor    %eax,%eax", "vzeroupper"])

    def test_prefetches(self):
        self.replaced(x86(), "readPrefetch64", "prefetcht0 0x440(%r10)", [])
        self.replaced(x86(), "readPrefetch64", "prefetcht0 0x440(%r10)", ["prefetcht0 0x540(%r10)"])
        self.replaced(x86(), "readSerial64", "vmovups 0x40(%r10),%zmm1",
                      ["prefetcht0 0x440(%r10)", "vmovups 0x40(%r10),%zmm1"])
        self.replaced(arm(), "readPrefetch16", "prfm\tpldl1keep, [x6, #1088]", [])

        self.replaced(x86(), "copyBest64", "prefetcht0 0x1040(%r10)", ["prefetcht0 0x440(%r10)"])

    def test_less_than_a_page(self):
        self.replaced(x86(), "readPage64", "vmovups 0xfc0(%r10),%zmm1", [])
        self.replaced(x86(), "readPage32", "vmovups 0x20(%r10),%ymm1", ["vmovups 0x40(%r10),%ymm1"])

    def test_calls(self):
        self.replaced(x86(), "readSerial1", "ret", ["call   0", "ret"])
        self.replaced(arm(), "chase4", "ret", ["bl\t0", "ret"])

    def test_index_that_is_none(self):
        self.replaced(x86(), "readRandom8", "mov (%r10,%rbx,8),%rax", ["mov (%r10),%rax"])
        self.replaced(x86(), "readRandom8", "mov (%r10,%rbx,8),%rax", ["mov 0x8(%r10,%rbx,8),%rax"])
        self.replaced(arm(), "writeRandom16", "str\tq1, [x8, x1, lsl #4]", ["str\tq1, [x8]"])

    def test_chains_that_are_not_apart(self):
        self.replaced(x86(), "chase2", "mov    (%rbx),%rbx", ["mov    (%rax),%rax"])
        self.replaced(x86(), "chase12", "mov    (%r9),%r9", ["mov    (%r8),%r9"])
        self.replaced(x86(), "chase1", "mov    (%rax),%rax", ["mov    0x8(%rax),%rax"])
        self.replaced(x86(), "chase16", "movq   (%r15),%xmm3", ["movq   (%r15),%xmm2"])
        self.replaced(x86(), "chase24", "movq   %xmm11,%r15", ["movq   %xmm10,%r15"])
        self.replaced(arm(), "chase3", "ldr\tx11, [x11]", ["ldr\tx11, [x11]", "ldr\tx11, [x11]"])

    def test_elements_that_are_none(self):
        self.replaced(x86(), "copyElementsOnce", "mov (%r10,%rbx,8),%rax", ["movups (%r10,%rbx,8),%xmm1"])
        self.replaced(x86(), "copyElementsOnce", "mov (%r10,%rbx,8),%rax", ["mov (%r10),%rax"])
        self.replaced(x86(), "copyElementsOnce", "mov %rax,(%r11,%rbx,8)", ["mov %rax,(%r11,%rbx,8)"] * 2)
        self.replaced(x86(), "copyElementsOnce", "inc    %rbx", ["add    $0x2,%rbx"])
        self.replaced(x86(), "copyElementsOnce", "ret", ["call   1234", "ret"])
        self.replaced(arm(), "copyElementsOnce", "ldr\tx10, [x6, x1, lsl #3]", ["ldp\tx10, x11, [x6]"])

    def test_library_copies_that_are_none(self):
        self.replaced(x86(), "copyMemcpy", "call   1234", ["rep movsq %ds:(%rsi),%es:(%rdi)"])
        self.replaced(x86(), "copyMemcpy", "call   1234", [])
        self.replaced(x86(), "libraryStrlen", "call   1234", ["pcmpeqb (%rsi),%xmm0"])
        self.replaced(x86(), "copyBlocks", "call   1234", ["movups (%rsi),%xmm0"])
        self.replaced(arm(), "copyBlocks", "bl\t1234", ["ldr\tq0, [x1]"])

    def test_transfers_of_another_kind(self):
        self.replaced(x86(), "registerGeneral8", "mov    %r9,%rcx", ["mov    %r9d,%ecx"])
        self.replaced(x86(), "registerGeneral4", "mov    %r9d,%ecx", ["mov    (%r9),%ecx"])
        self.replaced(x86(), "registerToVector8", "movq   %r8,%xmm4", ["movd   %r8d,%xmm4"])
        self.replaced(x86(), "registerInsert1", "pinsrb $0x1,%r8d,%xmm0", ["pinsrw $0x1,%r8d,%xmm0"])
        self.replaced(x86(), "registerExtract8", "pextrq $0x1,%xmm0,%rax", ["pextrq $0x0,%xmm0,%rax"])
        self.replaced(x86(), "registerVector64", "vmovaps %zmm0,%zmm4", ["vmovaps %ymm0,%ymm4"])
        self.replaced(x86(), "registerVector32", "vzeroupper", [])
        self.replaced(arm(), "registerInsert2", "mov\tv0.h[1], w9", ["mov\tv0.b[1], w9"])
        self.replaced(arm(), "registerScalable", "mov\tz4.d, z0.d", ["mov\tv4.16b, v0.16b"])

    def test_transfers_that_wait_or_are_missing(self):
        self.replaced(x86(), "registerGeneral8", "mov    %r9,%rcx", ["mov    %rax,%rcx"])
        self.replaced(x86(), "registerGeneral8", "mov    %r9,%rcx", ["mov    %r9,%rax"])
        self.replaced(x86(), "registerInsert4", "pinsrd $0x1,%r8d,%xmm4", ["pinsrd $0x1,%r8d,%xmm0"])
        self.replaced(x86(), "registerFromVector4", "movd   %xmm0,%eax", [])
        self.replaced(x86(), "registerExtract2", "dec    %rdx", ["add    %rax,%rbx", "dec    %rdx"])
        self.replaced(arm(), "registerToVector4", "fmov\ts5, w10", ["fmov\ts4, w10"])

    def test_stack_that_is_in_use(self):
        self.replaced(x86(), "registerToStack8", "lea    -0x240(%rsp),%rsp", ["lea    -0x40(%rsp),%rsp"])
        self.replaced(x86(), "registerPush8", "lea    -0x240(%rsp),%rsp", ["lea    -0x200(%rsp),%rsp"])
        self.replaced(x86(), "registerPush8", "lea    -0x240(%rsp),%rsp", [])
        self.replaced(x86(), "registerPop8", "mov    %r12,%rsp", [])
        self.replaced(x86(), "registerPop8", "mov    %r12,%rsp", ["mov    %r13,%rsp"])
        self.replaced(x86(), "registerFromStack8", "and    $0xffffffffffffffc0,%rsp", [])
        self.replaced(arm(), "registerToStack8", "sub\tx8, x3, #0xc0", ["sub\tx8, x3, #0x80"])
        self.replaced(arm(), "registerToStack8", "mov\tsp, x3", [])

    def test_slots_and_pushes(self):
        self.replaced(x86(), "registerToStack8", "mov    %r9,0x8(%rsp)", ["mov    %r9,0x10(%rsp)"])
        self.replaced(x86(), "registerFromStack8", "mov    0x8(%rsp),%rcx", ["mov    0x8(%rsp),%ecx"])
        self.replaced(x86(), "registerPush8", "push   %r9", [])
        self.replaced(x86(), "registerPush8", "push   %r9", ["push   (%r9)"])
        self.replaced(x86(), "registerPush8", "lea    0x1c0(%rsp),%rsp", [])
        self.replaced(x86(), "registerPop8", "lea    -0x1c0(%rsp),%rsp", ["lea    -0x1c8(%rsp),%rsp"])
        self.replaced(arm(), "registerFromStack8", "ldr\tx14, [sp, #8]", ["ldr\tw14, [sp, #8]"])

    def test_string_instructions(self):
        self.replaced(x86(), "stringLods1", "lods   %ds:(%rsi),%al", ["lods   %ds:(%rsi),%ax"])
        self.replaced(x86(), "stringStos8", "stos   %rax,%es:(%rdi)", ["mov    %rax,(%rdi)"])
        self.replaced(x86(), "stringMovs2", "movsw  %ds:(%rsi),%es:(%rdi)", ["movsb  %ds:(%rsi),%es:(%rdi)"])
        self.replaced(x86(), "stringMovs4", "movsl  %ds:(%rsi),%es:(%rdi)", [], occurrence=70)
        self.replaced(x86(), "stringMovs8", "movsq  %ds:(%rsi),%es:(%rdi)", ["rep movsq %ds:(%rsi),%es:(%rdi)"])
        self.replaced(x86(), "stringRepStos1", "rep stos   %al,%es:(%rdi)", [])
        self.replaced(x86(), "stringRepMovs1", "rep movsb  %ds:(%rsi),%es:(%rdi)", ["call   1234"])
        self.replaced(x86(), "stringRepMovs1", "rep movsb  %ds:(%rsi),%es:(%rdi)", ["rep cmpsb  %ds:(%rsi),%es:(%rdi)"])
        self.replaced(x86(), "stringRepLods8", "mov    %rdx,%rcx", ["mov    (%rdx),%rcx"])

    def test_paths_that_go_on_or_are_mixed_up(self):
        self.replaced(x86(), "pathLoad8", "mov    0x8(%rdi),%r9", ["mov    0x8(%rdi),%r9d"])
        self.replaced(x86(), "pathLoad8", "mov    0x8(%rdi),%r9", ["mov    0x10(%rdi),%r9"])
        self.replaced(x86(), "pathLoad16", "movups (%rdi),%xmm0", [], occurrence=3)
        self.replaced(x86(), "pathStore32", "vmovups %ymm1,0x20(%rcx)", ["vmovntdq %ymm1,0x20(%rcx)"])
        self.replaced(x86(), "pathStore64", "vzeroupper", [])
        self.replaced(x86(), "pathBoth8", "mov    (%rdi),%r8", ["mov    (%rdi),%r8", "mov    (%rdi),%r8"])
        self.replaced(x86(), "pathBoth8", "mov    %r8,(%rcx)", ["mov    %r8,(%rdx)"])
        self.replaced(arm(), "pathLoad16", "ldr\tq1, [x0, #16]", ["ldr\tq1, [x0, #16]", "add\tx0, x0, #0x40"])
        self.replaced(arm(), "pathStore8", "str\tx10, [x2, #8]", ["bl\t1234"])

    def test_missing_function(self):
        listing = x86()
        del listing.functions["moveRandom2"]
        self.assert_found(listing, "moveRandom2")

    def test_listing_of_nothing(self):
        self.assertTrue(check_disassembly.check(""))
        self.assertTrue(check_disassembly.check("a.o: file format elf32-i386"))


if __name__ == "__main__":
    unittest.main()
