/*===-- signal.h - Signals that a program sends itself ----------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_SIGNAL_H
#define COURSE_SIGNAL_H

typedef int sig_atomic_t;

#define SIG_DFL ((void (*)(int))0)
#define SIG_IGN ((void (*)(int))1)
#define SIG_ERR ((void (*)(int)) - 1)

#define SIGINT 2
#define SIGILL 4
#define SIGABRT 6
#define SIGFPE 8
#define SIGSEGV 11
#define SIGTERM 15

#ifdef __cplusplus
extern "C" {
#endif

/** The machine sends none: an error of the program stops it. */
void (*signal(int number, void (*handler)(int)))(int);
/** Calls the handler; without one the machine stops with an error. */
int raise(int number);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* COURSE_SIGNAL_H */
