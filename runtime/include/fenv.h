/*===-- fenv.h - The floating-point environment -----------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_FENV_H
#define COURSE_FENV_H

/** Rounding is to nearest, and exceptions leave no trace: there are no FE_
 * macros but these two. */
#define FE_ALL_EXCEPT 0
#define FE_TONEAREST 0

typedef struct {
  char none;
} fenv_t;
typedef unsigned fexcept_t;

#define FE_DFL_ENV ((const fenv_t *)0)

#ifdef __cplusplus
extern "C" {
#endif

/* Zero is success, as of everything that asks for the only possibility. */
int feclearexcept(int exceptions);
int fegetexceptflag(fexcept_t *flags, int exceptions);
int feraiseexcept(int exceptions);
int fesetexceptflag(const fexcept_t *flags, int exceptions);
int fetestexcept(int exceptions);
int fegetround(void);
int fesetround(int mode);
int fegetenv(fenv_t *environment);
int feholdexcept(fenv_t *environment);
int fesetenv(const fenv_t *environment);
int feupdateenv(const fenv_t *environment);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* COURSE_FENV_H */
