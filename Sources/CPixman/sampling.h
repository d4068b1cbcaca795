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
#define TRESTLE_SAMPLE_TWO(register, first, second, weights)                         \
  "movl " first "(%[blocks]), %k[left]\n\t"                                          \
  "movl " second "(%[blocks]), %k[right]\n\t"                                        \
  "vmovdqu (%[from],%[left]), %%xmm" register "\n\t"                                 \
  "vinserti128 $1, (%[from],%[right]), %%ymm" register ", %%ymm" register "\n\t"     \
  "vpshufb %%ymm8, %%ymm" register ", %%ymm" register "\n\t"                         \
  "vpmaddwd " weights "(%[blocks]), %%ymm" register ", %%ymm" register "\n\t"        \
  "vpsrld $14, %%ymm" register ", %%ymm" register "\n\t"

/* Interpolates blocks of eight pixels from words of `trestle_mix_rows`. */
static inline void trestle_sample_blocks(uint8_t *to, const uint16_t *from, const trestle_sample_block *blocks, long count) {
  static const uint8_t order[32] = {0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15, 0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15};
  uint64_t left, right;
  if (count <= 0) return;
  __asm__ volatile(
      "vmovdqu (%[order]), %%ymm8\n\t"
      "1:\n\t"
      TRESTLE_SAMPLE_TWO("0", "0", "16", "32")
      TRESTLE_SAMPLE_TWO("1", "4", "20", "64")
      TRESTLE_SAMPLE_TWO("2", "8", "24", "96")
      TRESTLE_SAMPLE_TWO("3", "12", "28", "128")
      "vpackusdw %%ymm1, %%ymm0, %%ymm0\n\t"
      "vpackusdw %%ymm3, %%ymm2, %%ymm2\n\t"
      "vpackuswb %%ymm2, %%ymm0, %%ymm0\n\t"
      "vmovdqu %%ymm0, (%[to])\n\t"
      "addq $160, %[blocks]\n\t"
      "addq $32, %[to]\n\t"
      "decq %[count]\n\t"
      "jnz 1b\n\t"
      "vzeroupper\n\t"
      : [to] "+r"(to), [count] "+r"(count), [blocks] "+r"(blocks), [left] "=&r"(left), [right] "=&r"(right)
      : [from] "r"(from), [order] "r"(order)
      : "memory", "cc", "xmm0", "xmm1", "xmm2", "xmm3", "xmm8");
}

#undef TRESTLE_SAMPLE_TWO

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

/* Draws a picture, larger or smaller, over pixels with an opacity. Beyond the picture's sides all is clear. Returns 0, having done nothing, if
   the processor cannot. */
static inline int trestle_sample_over(const trestle_sampling *sampling, uint32_t alpha) {
#ifdef __x86_64__
  trestle_sampling s = *sampling;
  if (!__builtin_cpu_supports("avx2") || s.step_x <= 0 || s.step_y <= 0) return 0;
  /* The pixels that meet the picture: from the one whose right neighbor is its first pixel. */
  const int64_t least = -65536, end = (int64_t)s.from_width << 16;
  const long skipped = s.x < least ? (long)((least - s.x + s.step_x - 1) / s.step_x) : 0;
  s.x += skipped * s.step_x;
  s.to += skipped * 4;
  s.width -= skipped;
  const int64_t reaching = (end - s.x + s.step_x - 1) / s.step_x;
  if (s.width > reaching) s.width = (long)reaching;
  if (s.width <= 0) return 1;
  const long count = (s.width + 7) / 8, first = trestle_whole_part(s.x);
  const long last = trestle_whole_part(s.x + (count * 8 - 1) * s.step_x) + 2;
  trestle_sample_block *const blocks = malloc((size_t)count * (sizeof(trestle_sample_block) + 32) + (size_t)(last - first + 4) * 8);
  if (!blocks) return 0;
  trestle_set_sample_blocks(blocks, count, s.x - ((int64_t)first << 16), s.step_x);
  uint8_t *const row = (uint8_t *)(blocks + count);
  uint16_t *const sums = (uint16_t *)(row + count * 32);
  uint16_t alphas[16];
  for (int lane = 0; lane < 16; lane++) alphas[lane] = (uint16_t)alpha;
  const uint8_t *known = NULL;
  for (long y = 0; y < s.height; y++, s.y += s.step_y, s.to += s.to_row_bytes) {
    const long upper = trestle_whole_part(s.y), lower = upper + 1;
    if (upper < -1 || upper >= s.from_height) continue;
    const int weight = trestle_weight(s.y);
    const uint8_t *const above = s.from + upper * s.from_row_bytes, *const below = above + s.from_row_bytes;
    if (upper < 0 || lower >= s.from_height) {
      /* The row beyond the picture is clear. */
      trestle_mix_edge(sums, upper < 0 ? below : above, s.from_width, first, last, upper < 0 ? weight : 128 - weight);
      trestle_sample_blocks(row, sums, blocks, count);
      trestle_over_row(s.to, row, s.width, alphas);
      known = NULL;
      continue;
    }
    /* Two rows alike give the same pixels with all weights. */
    const int alike = memcmp(above, below, (size_t)s.from_width * 4) == 0;
    if (alike && known && memcmp(above, known, (size_t)s.from_width * 4) == 0) {
      trestle_over_row(s.to, row, s.width, alphas);
      continue;
    }
    /* Pixels that are sampled between others like themselves have their color. */
    long plain_from, plain_to;
    trestle_find_plain_part(above, below, s.from_width, &plain_from, &plain_to);
    long start = (long)(((int64_t)plain_from * 65536 - s.x + s.step_x - 1) / s.step_x), end_of_plain = 0;
    if (start < 0) start = 0;
    start = (start + 7) / 8;
    if (plain_to > plain_from) end_of_plain = (long)((((int64_t)plain_to - 1) * 65536 - s.x) / s.step_x) / 8;
    if (end_of_plain > count) end_of_plain = count;
    trestle_mix_part(sums, above, below, s.from_width, first, last, weight, 0);
    if (end_of_plain > start) {
      trestle_sample_blocks(row, sums, blocks, start + 1);
      trestle_repeat_block(row + start * 32, end_of_plain - start);
      trestle_sample_blocks(row + end_of_plain * 32, sums, blocks + end_of_plain, count - end_of_plain);
    } else {
      trestle_sample_blocks(row, sums, blocks, count);
    }
    known = alike ? above : NULL;
    trestle_over_row(s.to, row, s.width, alphas);
  }
  free(blocks);
  return 1;
#else
  (void)sampling, (void)alpha;
  return 0;
#endif
}

/* Sets pixels to those of a picture, larger or smaller, with a color laid over. Beyond the picture's sides its edges are repeated. Returns 0,
   having done nothing, if the processor cannot. */
static inline int trestle_sample_tinted(const trestle_sampling *sampling, uint32_t color) {
#ifdef __x86_64__
  trestle_sampling s = *sampling;
  if (!__builtin_cpu_supports("avx2") || s.step_x <= 0 || s.step_y <= 0 || s.width <= 0) return 0;
  const long count = (s.width + 7) / 8, first = trestle_whole_part(s.x) < 0 ? trestle_whole_part(s.x) : 0;
  const long least = trestle_whole_part(s.x + (count * 8 - 1) * s.step_x) + 2, last = least > s.from_width ? least : s.from_width;
  trestle_sample_block *const blocks = malloc((size_t)count * (sizeof(trestle_sample_block) + 32) + (size_t)(last - first + 4) * 8);
  if (!blocks) return 0;
  trestle_set_sample_blocks(blocks, count, s.x - ((int64_t)first << 16), s.step_x);
  uint8_t *const row = (uint8_t *)(blocks + count);
  uint16_t *const sums = (uint16_t *)(row + count * 32);
  for (long y = 0; y < s.height; y++, s.y += s.step_y, s.to += s.to_row_bytes) {
    long upper = trestle_whole_part(s.y), lower = upper + 1;
    if (upper < 0) upper = 0;
    if (lower < 0) lower = 0;
    if (upper >= s.from_height) upper = s.from_height - 1;
    if (lower >= s.from_height) lower = s.from_height - 1;
    trestle_mix_part(
        sums, s.from + upper * s.from_row_bytes, s.from + lower * s.from_row_bytes, s.from_width, first, last, trestle_weight(s.y), 1);
    trestle_sample_blocks(row, sums, blocks, count);
    if (color) trestle_blend_colors(row, count * 32, count * 8, 1, color, 0);
    memcpy(s.to, row, (size_t)s.width * 4);
  }
  free(blocks);
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
