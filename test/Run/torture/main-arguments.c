// What main is passed.
// text
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv) {
  printf("%d %d %d\n", argc, argv[argc] == NULL,
         argv[0] != NULL && strlen(argv[0]) > 0);
  argv[0][0] = 'X';
  printf("%c\n", argv[0][0]);
  return argc == 1 ? EXIT_SUCCESS : EXIT_FAILURE;
}
