/*===-- subtract.c - Subtraction of floating-point numbers ------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * An addition, but the sign of a NaN is none to change: what goes in comes out.
 */

float __subsf3(float a, float b);
double __subdf3(double a, double b);

float __subsf3(float a, float b) { return b != b ? a + b : a + -b; }

double __subdf3(double a, double b) { return b != b ? a + b : a + -b; }
