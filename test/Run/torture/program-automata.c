// Life on a torus, rule 110, a Turing machine, an interpreter of eight
// instructions, a maze by random walks.
// text
#include <stdio.h>
#include <string.h>
static unsigned short life[16];
static void generation(void) {
  unsigned short next[16];
  for (int y = 0; y != 16; ++y) {
    next[y] = 0;
    for (int x = 0; x != 16; ++x) {
      int n = 0;
      for (int d = 0; d != 9; ++d)
        if (d != 4)
          n += life[(y + d / 3 + 15) & 15] >> ((x + d % 3 + 15) & 15) & 1;
      if (n == 3 || (n == 2 && life[y] >> x & 1))
        next[y] |= 1 << x;
    }
  }
  memcpy(life, next, sizeof life);
}
static int busy(void) {
  static const struct {
    char write, move, next;
  } rules[4][2] = {{{1, 1, 1}, {1, -1, 1}},
                   {{1, -1, 0}, {0, -1, 2}},
                   {{1, 1, 4}, {1, -1, 3}},
                   {{1, 1, 3}, {0, 1, 0}}};
  char tape[64] = {0};
  int at = 32, state = 0, steps = 0, ones = 0;
  while (state != 4) {
    int s = tape[at];
    tape[at] = rules[state][s].write;
    at += rules[state][s].move, state = rules[state][s].next, ++steps;
  }
  for (int i = 0; i != 64; ++i)
    ones += tape[i];
  return steps * 100 + ones;
}
static void run(const char *program) {
  static unsigned char cells[32];
  unsigned char *p = cells;
  memset(cells, 0, sizeof cells);
  for (const char *at = program; *at; ++at)
    switch (*at) {
    case '>':
      ++p;
      break;
    case '<':
      --p;
      break;
    case '+':
      ++*p;
      break;
    case '-':
      --*p;
      break;
    case '.':
      putchar(*p);
      break;
    case '[':
      if (!*p)
        for (int open = 1; open;)
          ++at, open += (*at == '[') - (*at == ']');
      break;
    case ']':
      if (*p)
        for (int open = 1; open;)
          --at, open += (*at == ']') - (*at == '[');
    }
}
static char maze[9][20];
static void dig(int y, int x, unsigned *seed) {
  maze[y][x] = ' ';
  unsigned order = *seed = *seed * 1664525 + 1013904223;
  for (int i = 0; i != 4; ++i) {
    int d = (order >> 20) + i & 3, dy = (d - 1) % 2, dx = (2 - d) % 2;
    int ny = y + 2 * dy, nx = x + 2 * dx;
    if (ny > 0 && ny < 8 && nx > 0 && nx < 18 && maze[ny][nx] == '#')
      maze[y + dy][x + dx] = ' ', dig(ny, nx, seed);
  }
}
int main(void) {
  life[1] = 2, life[2] = 4, life[3] = 7, life[9] = 0x7700, life[10] = 0x0180;
  for (int i = 0; i != 12; ++i)
    generation();
  for (int y = 0; y != 16; ++y)
    printf("%04x%s", life[y], y % 8 == 7 ? "\n" : " ");
  unsigned long row = 1;
  for (int i = 0; i != 10; ++i) {
    printf("%lx\n", row);
    unsigned long next = 0;
    for (int b = 0; b != 40; ++b)
      next |= (110ul >> ((b ? row << 1 >> b : row << 1) & 7) & 1) << b;
    row = next;
  }
  printf("%d\n", busy());
  run("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.");
  run(">++++++++++.");
  unsigned seed = 4;
  memset(maze, '#', sizeof maze);
  for (int y = 0; y != 9; ++y)
    maze[y][19] = 0;
  dig(1, 1, &seed);
  for (int y = 0; y != 9; ++y)
    puts(maze[y]);
  return 0;
}
