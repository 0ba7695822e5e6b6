// The same count as shared/rules/perft.ts in plain C++: the yardstick of `npm run bench:engine`.
// Usage: perft DEPTH goats|tigers; prints the count, the captures and the CPU seconds it took.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

using Set = uint32_t;

struct Jump {
  Set over;
  Set to;
};

static const Set ALL = (1u << 25) - 1;
static Set steps[25];
static Jump jumps[25][8];
static int jumpCounts[25];
static uint64_t captures;

static bool isOnBoard(int file, int rank) { return file >= 0 && file < 5 && rank >= 0 && rank < 5; }

static void buildLines() {
  for (int from = 0; from < 25; from++) {
    const int file = from % 5, rank = from / 5;
    for (int df = -1; df <= 1; df++)
      for (int dr = -1; dr <= 1; dr++) {
        if (df == 0 && dr == 0) continue;
        if (df != 0 && dr != 0 && (file + rank) % 2 != 0) continue;
        if (!isOnBoard(file + df, rank + dr)) continue;
        const Set near = 1u << (from + df + 5 * dr);
        steps[from] |= near;
        if (isOnBoard(file + 2 * df, rank + 2 * dr))
          jumps[from][jumpCounts[from]++] = {near, 1u << (from + 2 * (df + 5 * dr))};
      }
  }
}

static uint64_t countTigers(Set tigers, Set goats, int hand, int captured, int depth);

static uint64_t countGoats(Set tigers, Set goats, int hand, int captured, int depth) {
  const Set empty = ALL & ~(tigers | goats);
  uint64_t count = 0;
  if (hand > 0) {
    if (depth == 1) return __builtin_popcount(empty);
    for (Set left = empty; left != 0; left &= left - 1)
      count += countTigers(tigers, goats | (left & -left), hand - 1, captured, depth - 1);
    return count;
  }
  for (Set left = goats; left != 0; left &= left - 1) {
    const Set from = left & -left;
    const Set ways = steps[__builtin_ctz(from)] & empty;
    if (depth == 1) count += __builtin_popcount(ways);
    else
      for (Set to = ways; to != 0; to &= to - 1)
        count += countTigers(tigers, goats ^ from ^ (to & -to), 0, captured, depth - 1);
  }
  return count;
}

static uint64_t countTigers(Set tigers, Set goats, int hand, int captured, int depth) {
  const Set empty = ALL & ~(tigers | goats);
  uint64_t count = 0;
  for (Set left = tigers; left != 0; left &= left - 1) {
    const Set from = left & -left;
    const int point = __builtin_ctz(from);
    const Set ways = steps[point] & empty;
    if (depth == 1) count += __builtin_popcount(ways);
    else
      for (Set to = ways; to != 0; to &= to - 1)
        count += countGoats(tigers ^ from ^ (to & -to), goats, hand, captured, depth - 1);
    for (int jump = 0; jump < jumpCounts[point]; jump++) {
      const Jump way = jumps[point][jump];
      if ((goats & way.over) == 0 || (empty & way.to) == 0) continue;
      if (depth == 1) {
        count++;
        captures++;
      } else if (captured < 4) {
        count += countGoats(tigers ^ from ^ way.to, goats ^ way.over, hand, captured + 1, depth - 1);
      }
    }
  }
  return count;
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  buildLines();
  const Set corners = 1u | 1u << 4 | 1u << 20 | 1u << 24;
  const int depth = atoi(argv[1]);
  const clock_t begun = clock();
  const uint64_t count = strcmp(argv[2], "goats") == 0 ? countGoats(corners, 0, 20, 0, depth)
                                                       : countTigers(corners, 0, 20, 0, depth);
  const double spent = double(clock() - begun) / CLOCKS_PER_SEC;
  printf("%llu %llu %.6f\n", (unsigned long long)count, (unsigned long long)captures, spent);
}
