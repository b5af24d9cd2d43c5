// An open hash map that grows, with removal.
#include <course.h>
struct slot {
  long key;
  int value;
  char used;
};
static struct slot *slots;
static unsigned size, count;
static struct slot *find(long k) {
  unsigned i = (unsigned)(k * 2654435761u) & size - 1;
  while (slots[i].used == 1 && slots[i].key != k || slots[i].used == 2)
    i = i + 1 & size - 1;
  return &slots[i];
}
static void put(long k, int v);
static void grow(void) {
  struct slot *old = slots;
  unsigned n = size;
  size = n ? n * 2 : 8;
  slots = malloc(size * sizeof *slots);
  for (unsigned i = 0; i != size; ++i)
    slots[i].used = 0;
  count = 0;
  for (unsigned i = 0; i != n; ++i)
    if (old[i].used == 1)
      put(old[i].key, old[i].value);
  if (n)
    free(old);
}
static void put(long k, int v) {
  if (count * 2 >= size)
    grow();
  struct slot *s = find(k);
  if (!s->used)
    ++count;
  *s = (struct slot){k, v, 1};
}
static int get(long k) {
  struct slot *s = find(k);
  return s->used ? s->value : -1;
}
static void drop(long k) {
  struct slot *s = find(k);
  if (s->used)
    s->used = 2;
}
int main(void) {
  grow();
  for (int i = 0; i != 60; ++i)
    put(i * i * 7919l - 50000, i);
  for (int i = 0; i < 60; i += 7)
    drop(i * i * 7919l - 50000);
  uint64_t h = 0;
  for (int i = 0; i != 61; ++i)
    h = h * 31 + get(i * i * 7919l - 50000);
  write(h), write(size), write(count);
  free(slots);
  return 0;
}
