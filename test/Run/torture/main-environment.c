// A third parameter of main, and main called again with others.
// text
#include <stdio.h>
int main(int argc, char *argv[], char *envp[]) {
  if (argc > 3)
    return printf("%d %s %s\n", argc, argv[1], envp[0]) - 8;
  char *more[] = {"a", "b", 0};
  printf("%d\n", envp != 0 && argv[1] == 0);
  return main(4, more, more + 1);
}
