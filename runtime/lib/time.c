/*===-- time.c - Functions of <time.h> --------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include <time.h>

clock_t clock(void) { return -1; }

time_t time(time_t *result) {
  if (result)
    *result = -1;
  return -1;
}

int timespec_get(struct timespec *result, int base) {
  (void)result;
  (void)base;
  return 0;
}

double difftime(time_t end, time_t begin) {
  return (double)end - (double)begin;
}

/* Years are counted from March, so that the odd day is the last one; 400 of
 * them have DAYS_OF_ERA days. */
enum { DAYS_OF_ERA = 146097, DAYS_TO_1970 = 719468 };

static long divide_down(long a, long b) {
  return a / b - (a % b < 0);
}

/* Days from 1970-01-01 to a date; month from 0 for January. */
static long days_to(long year, int month, long day) {
  year += divide_down(month, 12);
  month -= 12 * (int)divide_down(month, 12);
  year -= month < 2;
  long era = divide_down(year, 400), of_era = year - era * 400;
  long of_year = (153 * ((month + 10) % 12) + 2) / 5 + day - 1;
  return era * DAYS_OF_ERA + of_era * 365 + of_era / 4 - of_era / 100 +
         of_year - DAYS_TO_1970;
}

static void split(time_t time, struct tm *parts) {
  long days = divide_down(time, 86400), second = time - days * 86400;
  parts->tm_hour = (int)(second / 3600);
  parts->tm_min = (int)(second / 60 % 60);
  parts->tm_sec = (int)(second % 60);
  parts->tm_wday = (int)(days + 4 - 7 * divide_down(days + 4, 7));
  parts->tm_isdst = 0;

  long shifted = days + DAYS_TO_1970;
  long era = divide_down(shifted, DAYS_OF_ERA);
  long of_era = shifted - era * DAYS_OF_ERA;
  long year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  long of_year = of_era - (365 * year + year / 4 - year / 100);
  int month = (int)((5 * of_year + 2) / 153);
  parts->tm_mday = (int)(of_year - (153 * month + 2) / 5 + 1);
  parts->tm_mon = (month + 2) % 12;
  year += era * 400 + (parts->tm_mon < 2);
  parts->tm_year = (int)(year - 1900);
  parts->tm_yday = (int)(days - days_to(year, 0, 1));
}

time_t mktime(struct tm *parts) {
  long days = days_to(parts->tm_year + 1900L, parts->tm_mon, parts->tm_mday);
  time_t result = days * 86400 + parts->tm_hour * 3600L +
                  parts->tm_min * 60L + parts->tm_sec;
  split(result, parts);
  return result;
}

static struct tm broken_down;

struct tm *gmtime(const time_t *time) {
  split(*time, &broken_down);
  return &broken_down;
}

struct tm *localtime(const time_t *time) { return gmtime(time); }
