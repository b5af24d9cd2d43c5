// Containers with members found from their parts.
#include <course.h>
#include <stddef.h>
struct link {
  struct link *next, *prev;
};
struct item {
  int key;
  char pad[3];
  struct link by_key;
  struct link by_age;
};
#define OWNER(p, m) ((struct item *)((char *)(p)-offsetof(struct item, m)))
static struct link keys = {&keys, &keys}, ages = {&ages, &ages};
static void insert(struct link *l, struct link *before) {
  l->next = before, l->prev = before->prev, before->prev->next = l,
  before->prev = l;
}
static void unlink_(struct link *l) {
  l->prev->next = l->next, l->next->prev = l->prev;
}
int main(void) {
  static struct item items[9];
  for (int i = 0; i != 9; ++i) {
    items[i].key = i * 5 % 9;
    struct link *p = keys.next;
    while (p != &keys && OWNER(p, by_key)->key < items[i].key)
      p = p->next;
    insert(&items[i].by_key, p), insert(&items[i].by_age, &ages);
  }
  unlink_(&items[4].by_key), unlink_(&items[2].by_age),
      unlink_(&items[0].by_age);
  for (struct link *p = keys.next; p != &keys; p = p->next)
    write(OWNER(p, by_key)->key);
  for (struct link *p = ages.prev; p != &ages; p = p->prev)
    write(OWNER(p, by_age)->key);
  write(offsetof(struct item, by_age)), write(offsetof(struct item, pad[2]));
  return 0;
}
