// C11 atomics and the __atomic and __sync builtins, in one thread.
#include "corners.h"
#include <stdatomic.h>

static atomic_uint Counter = 5;
static _Atomic uint8_t Small;
static _Atomic uint64_t Large = 1;
static atomic_flag Flag = ATOMIC_FLAG_INIT;
static _Atomic(uint32_t *) Pointer;
static uint32_t Target[3] = {7, 8, 9};
static int16_t Plain = -3;

int main(void) {
  write(atomic_fetch_add(&Counter, (unsigned)hide(3)));
  write(atomic_fetch_sub(&Counter, 1));
  write(atomic_fetch_or(&Counter, 0x70));
  write(atomic_fetch_and(&Counter, 0x3c));
  write(atomic_fetch_xor(&Counter, 0xff));
  write(atomic_load(&Counter));
  Small += 250;
  Small += (uint8_t)hide(10);
  write(Small--);
  write(++Small);
  atomic_store_explicit(&Large, hide(1ull << 40), memory_order_release);
  write(atomic_load_explicit(&Large, memory_order_acquire));
  write(atomic_exchange(&Large, 12));
  uint64_t expected = 11;
  write(atomic_compare_exchange_strong(&Large, &expected, 99));
  write(expected);
  write(atomic_compare_exchange_strong(&Large, &expected, 99));
  write(Large);
  write(atomic_flag_test_and_set(&Flag));
  write(atomic_flag_test_and_set(&Flag));
  atomic_flag_clear(&Flag);
  write(atomic_flag_test_and_set(&Flag));
  Pointer = Target;
  Pointer++;
  write(*Pointer);
  atomic_thread_fence(memory_order_seq_cst);
  write(__atomic_fetch_nand(&Plain, 6, __ATOMIC_SEQ_CST));
  write(Plain);
  write(__atomic_add_fetch(&Plain, 100, __ATOMIC_RELAXED));
  write(__atomic_fetch_min(&Plain, -5, __ATOMIC_RELAXED));
  write(__atomic_fetch_max(&Plain, 50, __ATOMIC_RELAXED));
  write(Plain);
  write(__sync_fetch_and_add(&Target[0], 5));
  write(__sync_bool_compare_and_swap(&Target[0], 12, 13));
  write(__sync_val_compare_and_swap(&Target[0], 12, 14));
  write(__sync_lock_test_and_set(&Target[1], 2));
  __sync_lock_release(&Target[1]);
  write(Target[0] + Target[1]);
  __sync_synchronize();
  return 0;
}
