// Records sorted by several keys and summed by groups.
// text
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct account {
  char name[12];
  int group;
  long cents;
};
static int by_group(const void *a, const void *b) {
  const struct account *x = a, *y = b;
  if (x->group != y->group)
    return x->group - y->group;
  return strcmp(x->name, y->name);
}
static int by_money(const void *a, const void *b) {
  long x = ((const struct account *)a)->cents,
       y = ((const struct account *)b)->cents;
  return (x < y) - (x > y);
}
int main(void) {
  struct account a[] = {{"dora", 2, -150}, {"adam", 1, 1005}, {"eve", 2, 99999},
                        {"carl", 1, 7},    {"bob", 3, 0},     {"abe", 2, 20}};
  size_t n = sizeof a / sizeof *a;
  qsort(a, n, sizeof *a, by_group);
  for (size_t i = 0; i != n;) {
    long sum = 0;
    size_t first = i;
    do
      sum += a[i].cents;
    while (++i != n && a[i].group == a[first].group);
    printf("group %d: %zu accounts, %s%ld.%02ld\n", a[first].group, i - first,
           sum < 0 ? "-" : "", labs(sum) / 100, labs(sum) % 100);
  }
  qsort(a, n, sizeof *a, by_money);
  for (size_t i = 0; i != n; ++i)
    printf("%-12s|%+9.2f|%5ld%%\n", a[i].name, a[i].cents / 100.0,
           a[i].cents * 100 / 1000);
  return 0;
}
