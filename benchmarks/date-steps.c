//===- date-steps.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Dates in four bytes: the next day, days of the week, ages in days.

#include <course.h>
#include <stdint.h>

struct date {
  uint16_t year;
  uint8_t month, day;
};

static int is_leap(int year) {
  return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_in(int year, int month) {
  static const uint8_t days[12] = {31, 28, 31, 30, 31, 30,
                                   31, 31, 30, 31, 30, 31};
  return month == 2 && is_leap(year) ? 29 : days[month - 1];
}

static struct date next(struct date d) {
  if (d.day < days_in(d.year, d.month))
    return (struct date){d.year, d.month, (uint8_t)(d.day + 1)};
  if (d.month < 12)
    return (struct date){d.year, (uint8_t)(d.month + 1), 1};
  return (struct date){(uint16_t)(d.year + 1), 1, 1};
}

static int weekday(struct date d) {
  static const uint8_t shift[12] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
  int year = d.month < 3 ? d.year - 1 : d.year;
  return (year + year / 4 - year / 100 + year / 400 + shift[d.month - 1] +
          d.day) %
         7;
}

static int is_before(struct date a, struct date b) {
  if (a.year != b.year)
    return a.year < b.year;
  return a.month != b.month ? a.month < b.month : a.day < b.day;
}

int main(void) {
  int n = (int)read();
  uint64_t fridays = 0, all = 0;
  for (int i = 0; i < n; ++i) {
    struct date from = {(uint16_t)(1900 + read() % 200),
                        (uint8_t)(read() % 12 + 1), (uint8_t)(read() % 28 + 1)};
    struct date to = from;
    to.month = (uint8_t)(read() % 12 + 1);
    for (; is_before(from, to); from = next(from)) {
      ++all;
      if (from.day == 13 && weekday(from) == 5)
        ++fridays;
    }
  }
  write(all);
  write(fridays);
}
