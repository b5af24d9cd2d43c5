// Integer, floating, character and string literals of every spelling.
// text
#include <stdio.h>
#include <string.h>
int main(void) {
  printf("%d %d %d %d\n", 0b1011, 0x7f, 0177, 0);
  printf("%zu %zu %zu %zu %zu\n", sizeof 1, sizeof 1l, sizeof 1ull,
         sizeof 2147483648, sizeof 0xffffffff);
  printf("%d %d %d\n", 0xffffffff > 0, -2147483648 < 0, 2147483648 > 0);
  printf("%g %g %g %g %g\n", 1e3, .5, 5., 0x1.8p3, 0x.1p-4);
  printf("%.9g %.9g %zu %zu\n", 0.1f, 1e-45f, sizeof 1.f, sizeof 1.0);
  printf("%.17g %.17g %.17g\n", 4.9406564584124654e-324, 1.7976931348623157e308,
         123456789012345678901234567890.0);
  printf("%d %d %d %d %d %d\n", 'a', '\n', '\\', '\'', '\x41', '\101');
  printf("%d %d %d\n", 'ab', '\377', '\0');
  printf("%zu %zu %zu\n", sizeof "abc", sizeof "a\0b", sizeof "");
  printf("%s|%s\n", "one " "two" " three", "tab\there\a"[9] == '\a' ? "y" : "n");
  printf("%zu %s\n", strlen("\x41" "42\1012"), "\x41" "42\1012");
  printf("%c%c\n", "hexadecimal"[3], 2["index"]);
  printf("%s", "a line \
continued\n");
  printf("%zu %d\n", sizeof u8"\u00e9", (unsigned char)u8"\u00e9"[1]);
  printf("%d %d %d\n", L'\u00e9', (int)u'\u20ac', (int)U'\U0001f600');
  static const char full[3] = "abc", more[6] = "ab";
  printf("%c %d %d\n", full[2], more[2], more[5]);
  const char *same = "shared", text[] = "shared";
  printf("%d %zu\n", strcmp(same, text), sizeof text);
  printf("%s %s %d\n", __func__, __FILE__ + strlen(__FILE__) - 2, __LINE__);
  return 0;
}
