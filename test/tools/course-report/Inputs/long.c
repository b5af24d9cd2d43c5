// Looks for random numbers in a hash table: as many as it is told, which makes some
// 38 instructions for each. What it prints brings in much of the C library.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct item {
  double key;
  unsigned id;
  char name[12];
  struct item *next;
};

static struct item *table[1024];
static unsigned seed = 12345;

static unsigned next_random(void) {
  seed = seed * 1103515245u + 12345u;
  return seed >> 8;
}

static struct item *make(unsigned id) {
  struct item *item = malloc(sizeof *item);
  item->id = id;
  item->key = sqrt((double)id);
  snprintf(item->name, sizeof item->name, "n%u", id);
  return item;
}

static void insert(struct item *item) {
  struct item **place = &table[item->id % 1024];
  item->next = *place;
  *place = item;
}

static struct item *find(unsigned id) {
  for (struct item *item = table[id % 1024]; item; item = item->next)
    if (item->id == id)
      return item;
  return NULL;
}

static int compare(const void *a, const void *b) {
  double x = (*(struct item **)a)->key, y = (*(struct item **)b)->key;
  return x < y ? -1 : x > y;
}

int main(void) {
  unsigned count;
  if (scanf("%u", &count) != 1)
    return 1;
  for (unsigned i = 0; i < 4000; i++)
    insert(make(next_random() % 20000));
  double sum = 0;
  for (unsigned i = 0; i < count; i++) {
    struct item *found = find(next_random() % 20000);
    if (found)
      sum += found->key;
  }
  struct item *all[4096];
  unsigned size = 0;
  for (unsigned h = 0; h < 1024; h++)
    for (struct item *item = table[h]; item; item = item->next)
      all[size++] = item;
  qsort(all, size, sizeof *all, compare);
  printf("sum %.3f, least %s, largest %s\n", sum, all[0]->name, all[size - 1]->name);
  return 0;
}
