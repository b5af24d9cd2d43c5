// _Atomic and the __atomic and __sync builtins on one thread.
#include <course.h>
#include <stdatomic.h>
static _Atomic int a = 5;
static atomic_ulong l;
static _Atomic unsigned char c = 250;
static atomic_flag flag = ATOMIC_FLAG_INIT;
struct pair {
  int x, y;
} __attribute__((aligned(8)));
int main(void) {
  a += 3, a++, a *= 2, a ^= 1;
  write(a), write(atomic_fetch_sub(&a, 4)), write(atomic_exchange(&a, 100)),
      write(a);
  int e = 99;
  write(atomic_compare_exchange_strong(&a, &e, 1)), write(e),
      write(atomic_compare_exchange_strong(&a, &e, 7)), write(a);
  c += 10, c -= 20;
  write(c), write(atomic_fetch_or(&c, 0x81)), write(c),
      write(atomic_fetch_and_explicit(&c, 0x0f, memory_order_relaxed)),
      write(c);
  atomic_store(&l, 1ul << 60);
  write(atomic_load(&l) + atomic_fetch_xor(&l, 0xff)), write(l);
  write(atomic_flag_test_and_set(&flag)),
      write(atomic_flag_test_and_set(&flag));
  atomic_flag_clear(&flag);
  write(atomic_flag_test_and_set(&flag));
  int n = 10;
  long m = -5;
  short s = 1;
  write(__sync_fetch_and_add(&n, 5)), write(__sync_sub_and_fetch(&n, 1)),
      write(__sync_val_compare_and_swap(&n, 14, 3)),
      write(__sync_bool_compare_and_swap(&n, 14, 3));
  write(__sync_fetch_and_nand(&n, 2)), write(n),
      write(__atomic_add_fetch(&m, 7, __ATOMIC_SEQ_CST)),
      write(__sync_lock_test_and_set(&s, 9)), write(s);
  __sync_synchronize(), atomic_thread_fence(memory_order_acq_rel);
  struct pair p = {1, 2}, q = {3, 4};
  __atomic_exchange(&p, &q, &q, __ATOMIC_SEQ_CST);
  write(p.x * 10 + q.y);
  return 0;
}
