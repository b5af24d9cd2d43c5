/*===-- end.c - The end of the program --------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* A trap is an assertion of the machine that cannot hold. */
void abort(void) { __builtin_trap(); }

void __course_assert_failed(const char *condition, const char *file, int line) {
  fprintf(stderr, "%s:%d: assertion '%s' failed\n", file, line, condition);
  abort();
}

/* Nothing to be skipped: what atexit registers is all there is. */
void _Exit(int status) { exit(status); }

char *getenv(const char *name) {
  (void)name;
  return NULL;
}

/* There is no command processor. */
int system(const char *command) {
  (void)command;
  return 0;
}

/* What is registered to run at the end, the latest first. */
struct handler {
  struct handler *next;
  void (*function)(void *);
  void *argument;
};

static struct handler *handlers;

/* Destructors of C++ objects. */
int __cxa_atexit(void (*function)(void *), void *argument, void *module) {
  (void)module;
  struct handler *handler = malloc(sizeof *handler);
  handler->next = handlers;
  handler->function = function;
  handler->argument = argument;
  handlers = handler;
  return 0;
}

int __cxa_thread_atexit(void (*function)(void *), void *argument,
                        void *module) {
  return __cxa_atexit(function, argument, module);
}

static void call_without_argument(void *argument) {
  ((void (*)(void))argument)();
}

int atexit(void (*function)(void)) {
  return __cxa_atexit(call_without_argument, (void *)function, NULL);
}

/* The compiler calls this at the end of a program that registers something. */
void __course_run_exit_handlers(void) {
  while (handlers) {
    struct handler *handler = handlers;
    handlers = handler->next;
    handler->function(handler->argument);
  }
}
