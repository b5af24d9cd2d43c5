// printf without floating point.
// text
#include <inttypes.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static void forward(const char *Format, ...) {
  va_list Args;
  va_start(Args, Format);
  vprintf(Format, Args);
  va_end(Args);
}

int main(void) {
  long Numbers[] = {0,       1,        -1,       42,       INT_MAX,
                    INT_MIN, LONG_MAX, LONG_MIN, UINT_MAX, 07777};
  for (int I = 0; I != 10; ++I) {
    long N = Numbers[I];
    printf("%d|%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d|%-8.3d|%08.3d\n", (int)N, (int)N,
           (int)N, (int)N, (int)N, (int)N, (int)N, (int)N, (int)N, (int)N);
    printf("%u|%o|%#o|%x|%#x|%X|%#X|%#010x|%.0u|%.0d\n", (unsigned)N,
           (unsigned)N, (unsigned)N, (unsigned)N, (unsigned)N, (unsigned)N,
           (unsigned)N, (unsigned)N, (unsigned)N, (int)N);
    printf("%hhd|%hhu|%hd|%hu|%ld|%lu|%lld|%jx|%zu|%td\n", (char)N,
           (unsigned char)N, (short)N, (unsigned short)N, N, (unsigned long)N,
           (long long)N, (uintmax_t)N, (size_t)N, (ptrdiff_t)N);
    printf("%*d|%-*d|%.*d|%*.*d\n", 7, (int)N, 7, (int)N, 4, (int)N, -9, 3, (int)N);
  }
  printf("%" PRId64 " %" PRIx32 " %" PRIu8 "\n", INT64_MIN, UINT32_MAX,
         (uint8_t)200);
  printf("%s|%10s|%-10s|%.2s|%10.2s|%.0s|%s\n", "text", "text", "text", "text",
         "text", "text", "");
  printf("%c|%3c|%-3c|%%|%5%|\n", 'a', 'b', 'c');
  printf("%p %p\n", (void *)0, (void *)0x1234);
  int Count = -1;
  printf("12345%n6789\n", &Count);
  printf("%d\n", Count);
  printf("%d\n", printf("four\n"));
  forward("%s %d %ld %c\n", "forwarded", 1, 2L, 'x');

  char Buffer[16];
  for (int Size = 0; Size != 12; ++Size) {
    memset(Buffer, '#', sizeof Buffer - 1);
    Buffer[15] = 0;
    int Length = snprintf(Buffer, Size, "%d-%s", 1234, "abcd");
    printf("%d %s\n", Length, Buffer);
  }
  printf("%d\n", sprintf(Buffer, "%x", 0xbeef));
  puts(Buffer);
  fputs("fputs ", stdout);
  fprintf(stdout, "fprintf %i\n", 3);
  fputc('c', stdout);
  putc('\n', stdout);
  return 0;
}
