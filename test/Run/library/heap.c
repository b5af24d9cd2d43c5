// Memory of any size: malloc, calloc, free of null.
// text
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
  struct node *Left, *Right;
  char Name[5];
};

static struct node *insert(struct node *N, const char *Name) {
  if (!N) {
    N = calloc(1, sizeof *N);
    strncpy(N->Name, Name, 4);
    return N;
  }
  if (strcmp(Name, N->Name) < 0)
    N->Left = insert(N->Left, Name);
  else
    N->Right = insert(N->Right, Name);
  return N;
}

static void show(const struct node *N) {
  if (!N)
    return;
  show(N->Left);
  printf("%s ", N->Name);
  show(N->Right);
}

static void destroy(struct node *N) {
  if (N) {
    destroy(N->Left);
    destroy(N->Right);
  }
  free(N);
}

static void *(*volatile Allocate)(size_t) = malloc;
static void (*volatile Release)(void *) = free;

int main(void) {
  char *Blocks[40];
  for (size_t Size = 0; Size != 40; ++Size) {
    Blocks[Size] = Size % 3 ? malloc(Size) : calloc(Size, 1);
    for (size_t I = 0; I != Size; ++I)
      Blocks[Size][I] = (char)(Size + I);
  }
  int Sum = 0;
  for (size_t Size = 0; Size != 40; ++Size) {
    for (size_t I = 0; I != Size; ++I)
      Sum += Blocks[Size][I];
    free(Size % 2 ? NULL : Blocks[Size]);
  }
  printf("%d\n", Sum);

  struct node *Root = NULL;
  const char *Names[] = {"m", "f", "t", "a", "h", "p", "z", "gg", "hh"};
  for (int I = 0; I != 9; ++I)
    Root = insert(Root, Names[I]);
  show(Root);
  putchar('\n');
  destroy(Root);

  char *Copy = strdup("a copy");
  puts(Copy);
  free(Copy);
  char *Indirect = Allocate(3);
  strcpy(Indirect, "ab");
  puts(Indirect);
  Release(Indirect);
  Release(NULL);
  return 0;
}
