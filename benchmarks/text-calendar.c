//===- text-calendar.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints calendars of years, with days of the week and leap years.

// text

#include <stdbool.h>
#include <stdio.h>

static bool isLeap(int year) {
  return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int weekday(int year, int month, int day) {
  static const int shift[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
  if (month < 3)
    year--;
  return (year + year / 4 - year / 100 + year / 400 + shift[month - 1] + day +
          6) %
         7;
}

int main(void) {
  static const char *const names[] = {
      "January", "February", "March",     "April",   "May",      "June",
      "July",    "August",   "September", "October", "November", "December"};
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  int year, from, to;
  if (scanf("%d %d %d", &year, &from, &to) != 3)
    return 1;
  for (int month = from; month <= to; month++) {
    printf("%14s %d\nMo Tu We Th Fr Sa Su\n", names[month - 1], year);
    int first = weekday(year, month, 1),
        length = days[month - 1] + (month == 2 && isLeap(year));
    for (int i = 0; i < first; i++)
      printf("   ");
    for (int day = 1; day <= length; day++)
      printf("%2d%s", day,
             (first + day) % 7 == 0 || day == length ? "\n" : " ");
  }
  printf("%d months\n", to < from ? 0 : to - from + 1);
  return 0;
}
