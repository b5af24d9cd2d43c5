// Loads that leave loops which may not execute them: tables for a knapsack, with
// and without items that fit, also none; an index that only a condition bounds.
#include <course.h>
#include <stdint.h>

enum { MaxItems = 20, MaxRoom = 200 };

static int best[MaxItems + 1][MaxRoom + 1];
static int weight[MaxItems + 1], value[MaxItems + 1];
static int limits[4] = {3, 5, 7, 11};

static uint64_t countBelow(uint64_t which, uint64_t from, uint64_t to) {
  uint64_t num = 0;
  for (uint64_t i = from; i < to; ++i)
    if (which < 4 && i % 13 < (uint64_t)limits[which])
      ++num;
  return num;
}

int main(void) {
  int num = read(), room = read();
  for (int i = 1; i <= num; ++i) {
    weight[i] = 1 + i * 7 % 30;
    value[i] = i * 13 % 50;
  }
  for (int i = 1; i <= num; ++i)
    for (int j = 0; j <= room; ++j) {
      best[i][j] = best[i - 1][j];
      if (j >= weight[i] && best[i - 1][j - weight[i]] + value[i] > best[i][j])
        best[i][j] = best[i - 1][j - weight[i]] + value[i];
    }
  write(best[num][room]);
  for (int i = 0; i < 4; ++i)
    limits[i] += num % 2;
  for (uint64_t which = 0; which < 1000000; which = which * 3 + 1)
    write(countBelow(which, num, room));
  return 0;
}
