/* Pictures drawn larger or smaller along the axes, each pixel interpolated from four. In assembly like blends.h, with pixman's weights of seven
   bits, which add up without rounding: all give the same pixels. */
#pragma once
#include <pixman.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "blends.h"
#include "colors.h"

/* A part of a picture, the pixels that it is drawn into, and where the first of these is in the picture, in parts of 65536. */
typedef struct {
  uint8_t *to;
  long to_row_bytes, width, height;
  const uint8_t *from;
  long from_row_bytes, from_width, from_height;
  int64_t x, y, step_x, step_y;
} trestle_sampling;

#ifdef __x86_64__
/* Sums of two rows with weights that are 128 together, as words: blocks of four pixels. */
static inline void trestle_mix_rows(uint16_t *to, const uint8_t *upper, const uint8_t *lower, long count, int lower_weight) {
  const uint16_t weights[2] = {(uint16_t)(128 - lower_weight), (uint16_t)lower_weight};
  __asm__ volatile(
      "vpbroadcastw (%[weights]), %%ymm2\n\t"
      "vpbroadcastw 2(%[weights]), %%ymm3\n\t"
      "1:\n\t"
      "vpmovzxbw (%[upper]), %%ymm0\n\t"
      "vpmovzxbw (%[lower]), %%ymm1\n\t"
      "vpmullw %%ymm2, %%ymm0, %%ymm0\n\t"
      "vpmullw %%ymm3, %%ymm1, %%ymm1\n\t"
      "vpaddw %%ymm1, %%ymm0, %%ymm0\n\t"
      "vmovdqu %%ymm0, (%[to])\n\t"
      "addq $16, %[upper]\n\t"
      "addq $16, %[lower]\n\t"
      "addq $32, %[to]\n\t"
      "decq %[count]\n\t"
      "jnz 1b\n\t"
      "vzeroupper\n\t"
      : [to] "+r"(to), [upper] "+r"(upper), [lower] "+r"(lower), [count] "+r"(count)
      : [weights] "r"(weights)
      : "memory", "cc", "xmm0", "xmm1", "xmm2", "xmm3");
}

/* Where eight pixels are among the words of `trestle_mix_rows`, in bytes, and the weights of the pixels there and of their right neighbors, for
   the first and the fifth of the eight, the second and the sixth and so on. They are the same for all rows of a picture. */
typedef struct {
  uint32_t places[8];
  uint16_t weights[4][16];
} trestle_sample_block;

static inline void trestle_set_sample_blocks(trestle_sample_block *blocks, long count, int64_t x, int64_t step) {
  for (; count > 0; count--, blocks++)
    for (int pixel = 0; pixel < 8; pixel++, x += step) {
      blocks->places[pixel] = (uint32_t)(x >> 16) * 8;
      for (int part = 0; part < 8; part += 2) {
        blocks->weights[pixel & 3][(pixel & 4) * 2 + part] = (uint16_t)(128 - (x >> 9 & 127));
        blocks->weights[pixel & 3][(pixel & 4) * 2 + part + 1] = (uint16_t)(x >> 9 & 127);
      }
    }
}

/* Interpolates two pixels, one in each half of a register: the left and the right part of each color are brought together first. */
#define TRESTLE_SAMPLE_TWO(register, first, second, weights, bits)                   \
  "movl " first "(%[blocks]), %k[left]\n\t"                                          \
  "movl " second "(%[blocks]), %k[right]\n\t"                                        \
  "vmovdqu (%[from],%[left]), %%xmm" register "\n\t"                                 \
  "vinserti128 $1, (%[from],%[right]), %%ymm" register ", %%ymm" register "\n\t"     \
  "vpshufb %%ymm8, %%ymm" register ", %%ymm" register "\n\t"                         \
  "vpmaddwd " weights "(%[blocks]), %%ymm" register ", %%ymm" register "\n\t"        \
  "vpsrld $" bits ", %%ymm" register ", %%ymm" register "\n\t"

#define TRESTLE_SAMPLE_BLOCKS(bits, finish, size)                                                                                              \
  static const uint8_t order[32] = {0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15, 0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15}; \
  uint64_t left, right;                                                                                                                        \
  if (count <= 0) return;                                                                                                                      \
  __asm__ volatile(                                                                                                                            \
      "vmovdqu (%[order]), %%ymm8\n\t"                                                                                                         \
      "1:\n\t"                                                                                                                                 \
      TRESTLE_SAMPLE_TWO("0", "0", "16", "32", bits)                                                                                           \
      TRESTLE_SAMPLE_TWO("1", "4", "20", "64", bits)                                                                                           \
      TRESTLE_SAMPLE_TWO("2", "8", "24", "96", bits)                                                                                           \
      TRESTLE_SAMPLE_TWO("3", "12", "28", "128", bits)                                                                                         \
      "vpackusdw %%ymm1, %%ymm0, %%ymm0\n\t"                                                                                                   \
      "vpackusdw %%ymm3, %%ymm2, %%ymm2\n\t"                                                                                                   \
      finish                                                                                                                                   \
      "addq $160, %[blocks]\n\t"                                                                                                               \
      "addq $" size ", %[to]\n\t"                                                                                                              \
      "decq %[count]\n\t"                                                                                                                      \
      "jnz 1b\n\t"                                                                                                                             \
      "vzeroupper\n\t"                                                                                                                         \
      : [to] "+r"(to), [count] "+r"(count), [blocks] "+r"(blocks), [left] "=&r"(left), [right] "=&r"(right)                                    \
      : [from] "r"(from), [order] "r"(order)                                                                                                   \
      : "memory", "cc", "xmm0", "xmm1", "xmm2", "xmm3", "xmm8")

/* Interpolates blocks of eight pixels from words of `trestle_mix_rows`. */
static inline void trestle_sample_blocks(uint8_t *to, const uint16_t *from, const trestle_sample_block *blocks, long count) {
  TRESTLE_SAMPLE_BLOCKS("14", "vpackuswb %%ymm2, %%ymm0, %%ymm0\n\tvmovdqu %%ymm0, (%[to])\n\t", "32");
}

/* The same along one row, of which each word is 128 times a byte: words that are yet to be interpolated between two rows, 32 for each block. */
static inline void trestle_spread_blocks(uint16_t *to, const uint16_t *from, const trestle_sample_block *blocks, long count) {
  TRESTLE_SAMPLE_BLOCKS("7", "vmovdqu %%ymm0, (%[to])\n\tvmovdqu %%ymm2, 32(%[to])\n\t", "64");
}

#undef TRESTLE_SAMPLE_BLOCKS
#undef TRESTLE_SAMPLE_TWO

#define TRESTLE_PAIR_WORDS(from, first, second)                      \
  "vmovdqu " from "(%[upper]), %%ymm0\n\t"                           \
  "vmovdqu " from "(%[lower]), %%ymm1\n\t"                           \
  "vpunpcklwd %%ymm1, %%ymm0, %%ymm2\n\t"                            \
  "vpunpckhwd %%ymm1, %%ymm0, %%ymm0\n\t"                            \
  "vmovdqu %%ymm2, " first "(%[to])\n\t"                             \
  "vmovdqu %%ymm0, " second "(%[to])\n\t"

/* Brings the words of two rows of `trestle_spread_blocks` together. */
static inline void trestle_pair_blocks(uint16_t *to, const uint16_t *upper, const uint16_t *lower, long count) {
  if (count <= 0) return;
  __asm__ volatile(
      "1:\n\t"
      TRESTLE_PAIR_WORDS("0", "0", "32")
      TRESTLE_PAIR_WORDS("32", "64", "96")
      "addq $64, %[upper]\n\t"
      "addq $64, %[lower]\n\t"
      "addq $128, %[to]\n\t"
      "decq %[count]\n\t"
      "jnz 1b\n\t"
      "vzeroupper\n\t"
      : [to] "+r"(to), [upper] "+r"(upper), [lower] "+r"(lower), [count] "+r"(count)
      :
      : "memory", "cc", "xmm0", "xmm1", "xmm2");
}

#undef TRESTLE_PAIR_WORDS

/* Interpolates blocks of eight pixels between the two rows of `trestle_pair_blocks`. */
static inline void trestle_mix_pairs(uint8_t *to, const uint16_t *pairs, long count, int lower_weight) {
  const uint32_t weights = (uint32_t)(128 - lower_weight) | (uint32_t)lower_weight << 16;
  if (count <= 0) return;
  __asm__ volatile(
      "vpbroadcastd (%[weights]), %%ymm4\n\t"
      "1:\n\t"
      "vpmaddwd (%[pairs]), %%ymm4, %%ymm0\n\t"
      "vpmaddwd 32(%[pairs]), %%ymm4, %%ymm1\n\t"
      "vpmaddwd 64(%[pairs]), %%ymm4, %%ymm2\n\t"
      "vpmaddwd 96(%[pairs]), %%ymm4, %%ymm3\n\t"
      "vpsrld $14, %%ymm0, %%ymm0\n\t"
      "vpsrld $14, %%ymm1, %%ymm1\n\t"
      "vpsrld $14, %%ymm2, %%ymm2\n\t"
      "vpsrld $14, %%ymm3, %%ymm3\n\t"
      "vpackusdw %%ymm1, %%ymm0, %%ymm0\n\t"
      "vpackusdw %%ymm3, %%ymm2, %%ymm2\n\t"
      "vpackuswb %%ymm2, %%ymm0, %%ymm0\n\t"
      "vmovdqu %%ymm0, (%[to])\n\t"
      "subq $-128, %[pairs]\n\t"
      "addq $32, %[to]\n\t"
      "decq %[count]\n\t"
      "jnz 1b\n\t"
      "vzeroupper\n\t"
      : [to] "+r"(to), [pairs] "+r"(pairs), [count] "+r"(count)
      : [weights] "r"(&weights)
      : "memory", "cc", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4");
}

/* Compares `count` blocks of eight pixels with one pixel each of two rows. Returns the blocks that are left when one differs. */
static inline long trestle_unlike_blocks(const uint8_t *upper, const uint8_t *lower, long count, long step, const uint8_t *pixels) {
  if (count <= 0) return 0;
  __asm__ volatile(
      "vpbroadcastd (%[pixels]), %%ymm0\n\t"
      "vpbroadcastd 4(%[pixels]), %%ymm1\n\t"
      "1:\n\t"
      "vpxor (%[upper]), %%ymm0, %%ymm2\n\t"
      "vpxor (%[lower]), %%ymm1, %%ymm3\n\t"
      "vpor %%ymm3, %%ymm2, %%ymm2\n\t"
      "vptest %%ymm2, %%ymm2\n\t"
      "jnz 2f\n\t"
      "addq %[step], %[upper]\n\t"
      "addq %[step], %[lower]\n\t"
      "decq %[count]\n\t"
      "jnz 1b\n\t"
      "2:\n\t"
      "vzeroupper\n\t"
      : [upper] "+r"(upper), [lower] "+r"(lower), [count] "+r"(count)
      : [step] "r"(step), [pixels] "r"(pixels)
      : "memory", "cc", "xmm0", "xmm1", "xmm2", "xmm3");
  return count;
}

/* Finds pixels around the middle of two rows that are alike in each, as in the shadow of a wide picture. */
static inline void trestle_find_plain_part(const uint8_t *upper, const uint8_t *lower, long width, long *first, long *end) {
  const long middle = width / 2;
  uint8_t pixels[8];
  memcpy(pixels, upper + middle * 4, 4);
  memcpy(pixels + 4, lower + middle * 4, 4);
  const long after = (width - middle) / 8, before = middle / 8;
  *end = middle + (after - trestle_unlike_blocks(upper + middle * 4, lower + middle * 4, after, 32, pixels)) * 8;
  *first = middle - (before - trestle_unlike_blocks(upper + middle * 4 - 32, lower + middle * 4 - 32, before, -32, pixels)) * 8;
}

/* The sums of two rows of a picture from pixel `first` up to `end`; beyond the picture are clear pixels, or copies of its edge. `sums` has room
   for four more. */
static inline void trestle_mix_part(
    uint16_t *sums, const uint8_t *upper, const uint8_t *lower, long width, long first, long end, int lower_weight, int copies_edge) {
  const long from = first < 0 ? 0 : first, to = end > width ? width : end, whole = to > from ? (to - from) / 4 : 0;
  uint16_t *const inner = sums + (from - first) * 4;
  if (whole > 0) trestle_mix_rows(inner, upper + from * 4, lower + from * 4, whole, lower_weight);
  const long rest = to - from - whole * 4;
  if (rest > 0) {
    uint8_t pixels[2][16] = {{0}};
    memcpy(pixels[0], upper + (from + whole * 4) * 4, (size_t)rest * 4);
    memcpy(pixels[1], lower + (from + whole * 4) * 4, (size_t)rest * 4);
    trestle_mix_rows(inner + whole * 16, pixels[0], pixels[1], 1, lower_weight);
  }
  for (long place = first; place < end; place++) {
    if (place >= 0 && place < width) {
      place = width - 1;
      continue;
    }
    const long edge = place < 0 ? 0 : width - 1;
    if (copies_edge) memcpy(sums + (place - first) * 4, sums + (edge - first) * 4, 8);
    else memset(sums + (place - first) * 4, 0, 8);
  }
}
#endif

#ifdef __x86_64__
/* The same for one row beside clear pixels, with a weight of its own. */
static inline void trestle_mix_edge(uint16_t *sums, const uint8_t *row, long width, long first, long last, int weight) {
  static const uint8_t clear[4] = {0};
  for (long place = first; place < last; place++) {
    const uint8_t *const pixel = place >= 0 && place < width ? row + place * 4 : clear;
    for (int part = 0; part < 4; part++) sums[(place - first) * 4 + part] = (uint16_t)(pixel[part] * weight);
  }
}

/* Copies the first block of eight pixels to the others. */
static inline void trestle_repeat_block(uint8_t *pixels, long count) {
  for (long done = 1; done < count; done *= 2) memcpy(pixels + done * 32, pixels, 32 * (size_t)(count - done < done ? count - done : done));
}
#endif

/* The number of the pixel left of a place, and the weight of its right neighbor in 128 parts. */
static inline long trestle_whole_part(int64_t place) { return (long)(place >> 16); }
static inline int trestle_weight(int64_t place) { return (int)(place >> 9 & 127); }

#ifdef __x86_64__
/* What the rows of one picture share. */
typedef struct {
  trestle_sample_block *blocks;
  long count;
  /* The interpolated pixels, and the sums that they are made of, from column `first` up to `last`. */
  uint8_t *row;
  uint16_t *sums;
  long first, last;
  int copies_edge;
  /* The row whose pixels `row` has, if the next one was like it. */
  const uint8_t *known;
  /* Two rows interpolated along themselves, brought together, and the numbers of
     the rows, and of the upper one of those together; for a picture that is drawn much higher than it is. */
  uint16_t *spread[2], *pairs;
  long spread_rows[2], paired;
} trestle_sampler;

static inline int trestle_begin_sampler(trestle_sampler *sampler, const trestle_sampling *s, int copies_edge) {
  sampler->count = (s->width + 7) / 8;
  sampler->first = trestle_whole_part(s->x);
  sampler->last = trestle_whole_part(s->x + (sampler->count * 8 - 1) * s->step_x) + 2;
  if (copies_edge && sampler->first > 0) sampler->first = 0;
  if (copies_edge && sampler->last < s->from_width) sampler->last = s->from_width;
  const size_t columns = (size_t)(sampler->last - sampler->first + 4);
  sampler->blocks = malloc((size_t)sampler->count * (sizeof(trestle_sample_block) + 32 + 4 * 64) + columns * 8);
  if (!sampler->blocks) return 0;
  sampler->row = (uint8_t *)(sampler->blocks + sampler->count);
  for (int place = 0; place < 2; place++) {
    sampler->spread[place] = (uint16_t *)(sampler->row + sampler->count * (32 + 64 * place));
    sampler->spread_rows[place] = -1;
  }
  sampler->pairs = (uint16_t *)(sampler->row + sampler->count * (32 + 2 * 64));
  sampler->paired = -1;
  sampler->sums = (uint16_t *)(sampler->row + sampler->count * (32 + 4 * 64));
  sampler->copies_edge = copies_edge;
  sampler->known = NULL;
  trestle_set_sample_blocks(sampler->blocks, sampler->count, s->x - (int64_t)sampler->first * 65536, s->step_x);
  return 1;
}

/* Interpolates blocks from `start` up to `end`, which read sums from there up to `last`. */
static inline void trestle_sample_part(
    trestle_sampler *sampler, const trestle_sampling *s, const uint8_t *above, const uint8_t *below, int weight, long start, long end) {
  long first = sampler->first, last = sampler->last;
  if (!sampler->copies_edge) {
    first = trestle_whole_part(s->x + start * 8 * s->step_x);
    last = trestle_whole_part(s->x + (end * 8 - 1) * s->step_x) + 2;
  }
  uint16_t *const sums = sampler->sums + (first - sampler->first) * 4;
  trestle_mix_part(sums, above, below, s->from_width, first, last, weight, sampler->copies_edge);
  trestle_sample_blocks(sampler->row + start * 32, sampler->sums, sampler->blocks + start, end - start);
}

/* Returns a row of the picture interpolated along itself: one of two neighbors, whose numbers differ in the last bit. */
static inline const uint16_t *trestle_spread_row(trestle_sampler *sampler, const trestle_sampling *s, long number) {
  const long place = number & 1;
  if (sampler->spread_rows[place] != number) {
    const uint8_t *const row = s->from + number * s->from_row_bytes;
    trestle_mix_part(sampler->sums, row, row, s->from_width, sampler->first, sampler->last, 0, sampler->copies_edge);
    trestle_spread_blocks(sampler->spread[place], sampler->sums, sampler->blocks, sampler->count);
    sampler->spread_rows[place] = number;
  }
  return sampler->spread[place];
}

/* As `trestle_sample_row`, where many rows are interpolated between the same two, which are `first` and `second`. */
static inline int trestle_sample_near_row(trestle_sampler *sampler, const trestle_sampling *s, long first, long second, int weight) {
  if (first == second) weight = 0;
  if (sampler->paired != first * 2 + (first == second)) {
    const uint16_t *const upper = trestle_spread_row(sampler, s, first), *const lower = trestle_spread_row(sampler, s, second);
    trestle_pair_blocks(sampler->pairs, upper, lower, sampler->count);
    sampler->paired = first * 2 + (first == second);
    /* Two rows alike give the same pixels with all weights. */
    const uint8_t *const above = s->from + first * s->from_row_bytes, *const below = s->from + second * s->from_row_bytes;
    const int alike = memcmp(above, below, (size_t)s->from_width * 4) == 0;
    const int is_known = alike && sampler->known && memcmp(above, sampler->known, (size_t)s->from_width * 4) == 0;
    sampler->known = alike ? above : NULL;
    if (is_known) return 0;
  } else if (sampler->known) {
    return 0;
  }
  trestle_mix_pairs(sampler->row, sampler->pairs, sampler->count, weight);
  return 1;
}

/* Interpolates the pixels between two rows of a picture. Returns 0 if they are those of the call before. */
static inline int trestle_sample_row(
    trestle_sampler *sampler, const trestle_sampling *s, const uint8_t *above, const uint8_t *below, int weight) {
  /* Two rows alike give the same pixels with all weights. */
  const int alike = memcmp(above, below, (size_t)s->from_width * 4) == 0;
  if (alike && sampler->known && memcmp(above, sampler->known, (size_t)s->from_width * 4) == 0) return 0;
  sampler->known = alike ? above : NULL;
  /* Pixels between others like themselves have their color. */
  long plain_from, plain_to, start = 0, end = 0;
  trestle_find_plain_part(above, below, s->from_width, &plain_from, &plain_to);
  if (plain_to > plain_from) {
    const int64_t from = (int64_t)plain_from * 65536 - s->x, to = ((int64_t)plain_to - 1) * 65536 - s->x;
    start = from > 0 ? (long)((from + s->step_x - 1) / s->step_x + 7) / 8 : 0;
    end = to > 0 ? (long)(to / s->step_x) / 8 : 0;
    if (end > sampler->count) end = sampler->count;
  }
  if (end <= start + 1) {
    trestle_sample_part(sampler, s, above, below, weight, 0, sampler->count);
  } else {
    trestle_sample_part(sampler, s, above, below, weight, 0, start + 1);
    trestle_repeat_block(sampler->row + start * 32, end - start);
    if (end < sampler->count) trestle_sample_part(sampler, s, above, below, weight, end, sampler->count);
  }
  return 1;
}
#endif

/* Draws a picture, larger or smaller, over pixels with an opacity. Beyond the picture's sides all is clear, or its edges are repeated. Returns
   0, having done nothing, if the processor cannot. */
static inline int trestle_sample_over(const trestle_sampling *sampling, uint32_t alpha, int copies_edge) {
#ifdef __x86_64__
  trestle_sampling s = *sampling;
  if (!__builtin_cpu_supports("avx2") || s.step_x <= 0 || s.step_y <= 0) return 0;
  if (!copies_edge) {
    /* The pixels that meet the picture: from the one whose right neighbor is its first pixel. */
    const int64_t least = -65536, end = (int64_t)s.from_width << 16;
    const long skipped = s.x < least ? (long)((least - s.x + s.step_x - 1) / s.step_x) : 0;
    s.x += skipped * s.step_x;
    s.to += skipped * 4;
    s.width -= skipped;
    const int64_t reaching = (end - s.x + s.step_x - 1) / s.step_x;
    if (s.width > reaching) s.width = (long)reaching;
  }
  if (s.width <= 0) return 1;
  trestle_sampler sampler;
  if (!trestle_begin_sampler(&sampler, &s, copies_edge)) return 0;
  uint16_t alphas[16];
  for (int lane = 0; lane < 16; lane++) alphas[lane] = (uint16_t)alpha;
  for (long y = 0; y < s.height; y++, s.y += s.step_y, s.to += s.to_row_bytes) {
    const long upper = trestle_whole_part(s.y), lower = upper + 1, end = s.from_height - 1;
    const int weight = trestle_weight(s.y);
    if (copies_edge || (upper >= 0 && lower <= end)) {
      const long first = upper < 0 ? 0 : upper > end ? end : upper, second = lower < 0 ? 0 : lower > end ? end : lower;
      trestle_sample_row(&sampler, &s, s.from + first * s.from_row_bytes, s.from + second * s.from_row_bytes, weight);
    } else if (upper < -1 || upper > end) {
      continue;
    } else {
      /* The other row is clear. */
      trestle_mix_edge(
          sampler.sums, s.from + (upper < 0 ? 0 : end) * s.from_row_bytes, s.from_width, sampler.first, sampler.last,
          upper < 0 ? weight : 128 - weight);
      trestle_sample_blocks(sampler.row, sampler.sums, sampler.blocks, sampler.count);
      sampler.known = NULL;
    }
    trestle_over_row(s.to, sampler.row, s.width, alphas);
  }
  free(sampler.blocks);
  return 1;
#else
  (void)sampling, (void)alpha, (void)copies_edge;
  return 0;
#endif
}

/* Sets pixels to those of a picture, larger or smaller, with a color laid over. Beyond the picture's sides its edges are repeated. Returns 0,
   having done nothing, if the processor cannot. */
static inline int trestle_sample_tinted(const trestle_sampling *sampling, uint32_t color) {
#ifdef __x86_64__
  trestle_sampling s = *sampling;
  if (!__builtin_cpu_supports("avx2") || s.step_x <= 0 || s.step_y <= 0 || s.width <= 0) return 0;
  trestle_sampler sampler;
  if (!trestle_begin_sampler(&sampler, &s, 1)) return 0;
  for (long y = 0; y < s.height; y++, s.y += s.step_y, s.to += s.to_row_bytes) {
    const long upper = trestle_whole_part(s.y), lower = upper + 1, end = s.from_height - 1;
    const long first = upper < 0 ? 0 : upper > end ? end : upper, second = lower < 0 ? 0 : lower > end ? end : lower;
    const int weight = trestle_weight(s.y);
    const int is_new =
        s.step_y <= 1 << 15 ? trestle_sample_near_row(&sampler, &s, first, second, weight)
                            : trestle_sample_row(&sampler, &s, s.from + first * s.from_row_bytes, s.from + second * s.from_row_bytes, weight);
    if (is_new && color) trestle_blend_colors(sampler.row, sampler.count * 32, sampler.count * 8, 1, color, 0);
    memcpy(s.to, sampler.row, (size_t)s.width * 4);
  }
  free(sampler.blocks);
  return 1;
#else
  (void)sampling, (void)color;
  return 0;
#endif
}

/* Where the middle of pixel (x, y) is in a picture that is drawn with a transform, less half a pixel: with pixman's rounding. Returns 0 where
   that is not possible. */
static inline int trestle_sampling_start(const pixman_transform_t *transform, int x, int y, trestle_sampling *sampling) {
  pixman_vector_t place = {{pixman_int_to_fixed(x) + pixman_fixed_1 / 2, pixman_int_to_fixed(y) + pixman_fixed_1 / 2, pixman_fixed_1}};
  if (x < -30000 || x > 30000 || y < -30000 || y > 30000 || !pixman_transform_point_3d(transform, &place)) return 0;
  sampling->x = place.vector[0] - pixman_fixed_1 / 2;
  sampling->y = place.vector[1] - pixman_fixed_1 / 2;
  sampling->step_x = transform->matrix[0][0];
  sampling->step_y = transform->matrix[1][1];
  return 1;
}
