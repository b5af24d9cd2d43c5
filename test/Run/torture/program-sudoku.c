// Sudoku by sets of candidates, knight's tours by the rule of fewest exits.
#include <course.h>
static const char puzzle[] = "530070000600195000098000060800060003400803001"
                             "700020006060000280000419005000080079";
static uint16_t rows[9], columns[9], boxes[9];
static signed char grid[81];
static unsigned tries;
static void flip(int at, int v) {
  unsigned bit = 1u << v;
  rows[at / 9] ^= bit, columns[at % 9] ^= bit;
  boxes[at / 27 * 3 + at % 9 / 3] ^= bit;
}
static unsigned options(int at) {
  return 0x3fe & ~(rows[at / 9] | columns[at % 9] |
                   boxes[at / 27 * 3 + at % 9 / 3]);
}
static int solve(void) {
  int best = -1, fewest = 10;
  for (int at = 0; at != 81; ++at)
    if (!grid[at]) {
      int n = __builtin_popcount(options(at));
      if (n < fewest)
        best = at, fewest = n;
    }
  if (best < 0)
    return 1;
  for (unsigned left = options(best); left; left &= left - 1) {
    int v = __builtin_ctz(left);
    ++tries, grid[best] = v, flip(best, v);
    if (solve())
      return 1;
    grid[best] = 0, flip(best, v);
  }
  return 0;
}
static unsigned char board[6][6];
static const signed char dx[] = {1, 2, 2, 1, -1, -2, -2, -1},
                         dy[] = {2, 1, -1, -2, -2, -1, 1, 2};
static int is_free(int x, int y) {
  return x >= 0 && y >= 0 && x < 6 && y < 6 && !board[y][x];
}
static int exits(int x, int y) {
  int n = 0;
  for (int i = 0; i != 8; ++i)
    n += is_free(x + dx[i], y + dy[i]);
  return n;
}
static int tour(int x, int y, int step) {
  board[y][x] = step;
  if (step == 36)
    return 1;
  for (int want = 0; want != 8; ++want)
    for (int i = 0; i != 8; ++i) {
      int nx = x + dx[i], ny = y + dy[i];
      if (is_free(nx, ny) && exits(nx, ny) == want && tour(nx, ny, step + 1))
        return 1;
    }
  return board[y][x] = 0;
}
int main(void) {
  for (int i = 0; i != 81; ++i)
    if (puzzle[i] != '0')
      grid[i] = puzzle[i] - '0', flip(i, grid[i]);
  write(solve()), write(tries);
  for (int r = 0; r != 9; ++r) {
    uint64_t line = 0;
    for (int c = 0; c != 9; ++c)
      line = line * 10 + grid[r * 9 + c];
    write(line);
  }
  write(tour(0, 0, 1));
  uint64_t hash = 0;
  for (int i = 0; i != 36; ++i)
    hash = hash * 37 + board[i / 6][i % 6];
  write(hash);
  return 0;
}
