/*===-- environment.c - What a host would have ------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

/* <fenv.h>, <locale.h>, <signal.h>: one environment, one locale, and signals
 * that only the program itself sends. */

#include <fenv.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

int feclearexcept(int exceptions) { return exceptions != 0; }
int fegetexceptflag(fexcept_t *flags, int exceptions) {
  *flags = 0;
  return exceptions != 0;
}
int feraiseexcept(int exceptions) { return exceptions != 0; }
int fesetexceptflag(const fexcept_t *flags, int exceptions) {
  (void)flags;
  return exceptions != 0;
}
int fetestexcept(int exceptions) {
  (void)exceptions;
  return 0;
}
int fegetround(void) { return FE_TONEAREST; }
int fesetround(int mode) { return mode != FE_TONEAREST; }
int fegetenv(fenv_t *environment) {
  environment->none = 0;
  return 0;
}
int feholdexcept(fenv_t *environment) { return fegetenv(environment); }
int fesetenv(const fenv_t *environment) {
  (void)environment;
  return 0;
}
int feupdateenv(const fenv_t *environment) { return fesetenv(environment); }

char *setlocale(int category, const char *locale) {
  if (category < LC_ALL || category > LC_TIME)
    return NULL;
  if (locale && *locale && strcmp(locale, "C") != 0)
    return NULL;
  return (char *)"C";
}

struct lconv *localeconv(void) {
  static struct lconv conventions;
  memset(&conventions.frac_digits, 127, 14); /* CHAR_MAX: not available */
  char **strings = &conventions.decimal_point;
  for (int i = 0; i != 10; ++i)
    strings[i] = (char *)"";
  conventions.decimal_point = (char *)".";
  return &conventions;
}

enum { NumSignals = 32 };
static void (*handlers[NumSignals])(int);

void (*signal(int number, void (*handler)(int)))(int) {
  if (number <= 0 || number >= NumSignals)
    return SIG_ERR;
  void (*before)(int) = handlers[number];
  handlers[number] = handler;
  return before;
}

int raise(int number) {
  if (number <= 0 || number >= NumSignals)
    return -1;
  void (*handler)(int) = handlers[number];
  if (handler == SIG_DFL)
    abort();
  if (handler != SIG_IGN) {
    handlers[number] = SIG_DFL;
    handler(number);
  }
  return 0;
}
