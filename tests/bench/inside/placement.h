// SPDX-License-Identifier: GPL-3.0-or-later
// Comes before each source of the kernels in ./dev bench placement, and puts its code so many bytes further:
// no more than the linker does whenever something before it changes.
#pragma once

#define STRATA_TEXT_OF(number) #number
#define STRATA_TEXT(number) STRATA_TEXT_OF(number)
asm(".text\n.p2align 6\n.fill " STRATA_TEXT(STRATA_PLACEMENT) ", 1, 0\n");
