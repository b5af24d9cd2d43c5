// Structures with arrays and numbers beside them, through names, pointers to
// elements, unions and copies.
#include "corners.h"
#include <string.h>

struct machine {
  int code[16];
  int next;
  int64_t stack[8];
  int top;
  uint8_t bytes[12];
  uint64_t steps;
  int64_t tail[2];
};

union view {
  struct machine m;
  int words[sizeof(struct machine) / sizeof(int)];
};

static struct machine vm;
static union view view;

__attribute__((noinline)) static int64_t run(struct machine *m, int n) {
  m->next = m->top = 0;
  for (int i = 0; i < n; i++) {
    int op = m->code[m->next++ & 15];
    m->steps++;
    m->bytes[m->steps % 12] += op;
    switch (op & 3) {
    case 0:
      m->stack[m->top++ & 7] = op;
      break;
    case 1:
      m->stack[(m->top + 6) & 7] += m->stack[(m->top + 7) & 7];
      m->top += 7;
      break;
    case 2:
      m->next = m->code[m->next & 15] & 15;
      break;
    default:
      m->tail[m->top & 1] += m->stack[m->top & 7];
    }
    m->top &= 7;
  }
  return m->stack[m->top & 7] + m->tail[0] * 3 + m->tail[1];
}

// Pointers come to other members.
__attribute__((noinline)) static void
poke(struct machine *m, int *to, int64_t *wide, unsigned char *any, int n) {
  for (int i = 0; i < n; i++) {
    m->code[i & 15] += m->next;
    *to += m->code[(i + 1) & 15];
    m->stack[i & 7] += m->top;
    *wide ^= m->stack[(i + 3) & 7];
    m->bytes[i % 12] += m->next;
    *any += m->bytes[(i + 5) % 12];
  }
}

// A union has two names for the same place.
__attribute__((noinline)) static int64_t alias(union view *v, int n) {
  int64_t sum = 0;
  for (int i = 0; i < n; i++) {
    v->m.code[i & 15] = i;
    v->words[i & 15] += 2;
    sum += v->m.code[i & 15];
    v->m.next += 1;
    v->words[16] += 5;
    sum += v->m.next;
  }
  return sum;
}

__attribute__((noinline)) static int64_t copies(struct machine *m, int n) {
  struct machine a = *m, b;
  for (int i = 0; i < n; i++) {
    a.stack[i & 7] += a.top + i;
    memcpy(&b, &a, sizeof a);
    b.top++;
    b.code[i & 15] -= b.top;
    a = b;
  }
  return a.stack[n & 7] + a.code[3] + a.top + a.next;
}

int main(void) {
  for (int n = 0; n < 40; n += 3) {
    for (int i = 0; i < 16; i++)
      vm.code[i] = (i * 7 + n) % 23;
    vm.steps = n;
    write(run(&vm, n));
    poke(&vm, &vm.next, &vm.stack[2], &vm.bytes[3], n);
    poke(&vm, &vm.code[5], &vm.stack[n & 7], (unsigned char *)&vm.top, n);
    poke(&vm, &vm.top, vm.tail, (unsigned char *)vm.code, n);
    write(vm.next + vm.top + vm.stack[1] + vm.bytes[4] + vm.code[7]);
    view.m = vm;
    write(alias(&view, n));
    write(copies(&view.m, n));
    write(vm.steps);
  }
  return 0;
}
