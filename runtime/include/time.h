/*===-- time.h - A machine without a clock ----------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_TIME_H
#define COURSE_TIME_H

#include <stddef.h>

#define CLOCKS_PER_SEC 1000000L
#define TIME_UTC 1

typedef long clock_t;
typedef long time_t;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday,
      tm_isdst;
};

#ifdef __cplusplus
extern "C" {
#endif

/** Both are -1: not available. */
clock_t clock(void);
time_t time(time_t *result);
/** 0: not available. */
int timespec_get(struct timespec *result, int base);
double difftime(time_t end, time_t begin);

/** Calendar of the Gregorian rules; local time is UTC. */
time_t mktime(struct tm *parts);
struct tm *gmtime(const time_t *time);
struct tm *localtime(const time_t *time);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* COURSE_TIME_H */
