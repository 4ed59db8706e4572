# SPDX-License-Identifier: GPL-3.0-or-later
"""Right listings of the loops of store forwarding, made up."""

WIDTHS = (1, 2, 4, 8, 16)
X86_STORES = {1: "mov    %al", 2: "mov    %ax", 4: "mov    %eax", 8: "mov    %rax"}
X86_LOADS = {1: "movzbl (%rsi),%eax", 2: "movzwl (%rsi),%eax", 4: "mov    (%rsi),%eax", 8: "mov    (%rsi),%rax"}
X86_VECTOR_STORES = {
    1: "pextrb $0x0,%xmm0",
    2: "pextrw $0x0,%xmm0",
    4: "movd   %xmm0",
    8: "movq   %xmm0",
    16: "movups %xmm0",
}
X86_VECTOR_LOADS = {
    1: "pinsrb $0x0,(%rsi),%xmm0",
    2: "pinsrw $0x0,(%rsi),%xmm0",
    4: "movd   (%rsi),%xmm0",
    8: "movq   (%rsi),%xmm0",
    16: "movups (%rsi),%xmm0",
}
ARM_GENERAL = {1: ("b", "w8"), 2: ("h", "w8"), 4: ("", "w8"), 8: ("", "x8")}
ARM_VECTOR = {1: "b0", 2: "h0", 4: "s0", 8: "d0", 16: "q0"}


def x86_round(store, load):
    if max(store, load) < 16:
        return [X86_STORES[store] + ",(%rdx)", X86_LOADS[load]]
    return [X86_VECTOR_STORES[store] + ",(%rdx)", X86_VECTOR_LOADS[load]]


def arm_round(store, load):
    if max(store, load) < 16:
        (to, value), (back, target) = ARM_GENERAL[store], ARM_GENERAL[load]
        return [f"str{to}\t{value}, [x3]", f"ldr{back}\t{target}, [x4]"]
    return [f"str\t{ARM_VECTOR[store]}, [x3]", f"ldr\t{ARM_VECTOR[load]}, [x4]"]


def add_forwarding(functions, is_x86):
    for store in WIDTHS:
        for load in WIDTHS:
            vectors = max(store, load) == 16
            if is_x86:
                step = "paddq  %xmm1,%xmm0" if vectors else "add    $0x1,%rax"
                body = [*x86_round(store, load) * 64, step, "dec    %rcx", "jne    @l"]
            else:
                step = "add\tv0.2d, v0.2d, v1.2d" if vectors else "add\tx8, x8, #0x1"
                body = [*arm_round(store, load) * 64, step, "subs\tx0, x0, #0x1", "b.ne\t@l"]
            functions[f"forwardStore{store}Load{load}"] = ["l:", *body, "ret"]
