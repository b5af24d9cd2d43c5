// Strings of wide characters, UTF-16 and UTF-32 literals, conversions of bytes.
// text
#include <stdio.h>
#include <stdlib.h>
#include <uchar.h>
#include <wchar.h>
int main(void) {
  wchar_t a[32] = L"wide ", b[] = L"\x263a";
  wcscat(a, L"string"), wcsncat(a, b, 1);
  printf("%zu %d %d %d\n", wcslen(a), wcscmp(a, L"wide z") < 0,
         wcsncmp(a, L"wide!", 4), (int)a[11]);
  printf("%d %d %d\n", (int)(wcschr(a, L's') - a), (int)(wcsrchr(a, L'i') - a),
         (int)(wcsstr(a, L"str") - a));
  wmemset(a, L'x', 3), wmemmove(a + 1, a, 8), wmemcpy(a + 20, b, 2);
  printf("%d %d %d\n", (int)a[3], (int)a[4], wmemcmp(a, L"xxxx", 4));
  const char16_t *u = u"\u20ac\U0001f600";
  const char32_t *U = U"\U0001f600";
  const char *u8 = u8"\u20ac";
  printf("%x %x %x %x %x\n", u[0], u[1], u[2], (unsigned)U[0],
         (unsigned char)u8[1]);
  char bytes[8];
  wchar_t w;
  printf("%zu %d %d %d %zu\n", mbstowcs(a, "abc", 32), mbtowc(&w, "q", 1),
         (int)w, wctomb(bytes, L'z'), wcstombs(bytes, L"xyz", 8));
  printf("%s\n", bytes);
  return 0;
}
