/*===-- environment.h - How floating-point arithmetic rounds and fails ------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * Comes before compiler-rt's sources of arithmetic. Rounding is to the nearest,
 * and there are no flags. IEEE 754 leaves the sign of the NaN open that 0/0 or
 * inf-inf gives. compiler-rt's is positive; the one of x86 is negative, and
 * programs shall print the same on the machine.
 */

#include "fp_lib.h"

#undef qnanRep
#define qnanRep (signBit | exponentMask | quietBit)

#include "fp_mode.h"

#define __fe_getround() CRT_FE_TONEAREST
#define __fe_raise_inexact() 0
