/* Lays one or two colours over pixels. In assembly, because a debug build of an app compiles vectors without the optimiser, where the pixels of
   a whole screen cost more than those of the system's library. Rounded as pixman rounds, so that both give the same pixels. */
#pragma once
#include <stdint.h>
#include <string.h>

#ifdef __x86_64__
/* Sixteen times each: 255 less the colour's alpha; its bytes, eight pixels wide. */
typedef struct {
  uint16_t rest[16];
  uint32_t color[8];
} trestle_color_lanes;

static inline void trestle_fill_lanes(trestle_color_lanes *lanes, uint32_t color) {
  for (int lane = 0; lane < 16; lane++) lanes->rest[lane] = (uint16_t)(255 - (color >> 24));
  for (int lane = 0; lane < 8; lane++) lanes->color[lane] = color;
}

/* A product is divided by 255 as (product + 128) * 257 >> 16. */
#define TRESTLE_LAY_COLOR(rest, color)             \
  "vpunpckhbw %%ymm4, %%ymm0, %%ymm1\n\t"          \
  "vpunpcklbw %%ymm4, %%ymm0, %%ymm0\n\t"          \
  "vpmullw %%ymm" rest ", %%ymm1, %%ymm1\n\t"      \
  "vpmullw %%ymm" rest ", %%ymm0, %%ymm0\n\t"      \
  "vpaddw %%ymm6, %%ymm1, %%ymm1\n\t"              \
  "vpaddw %%ymm6, %%ymm0, %%ymm0\n\t"              \
  "vpmulhuw %%ymm7, %%ymm1, %%ymm1\n\t"            \
  "vpmulhuw %%ymm7, %%ymm0, %%ymm0\n\t"            \
  "vpackuswb %%ymm1, %%ymm0, %%ymm0\n\t"           \
  "vpaddusb %%ymm" color ", %%ymm0, %%ymm0\n\t"

/* One or both colours, one after the other, over `count` blocks of eight pixels. Most blocks of a screen are like the one before: the result is
   kept, which leaves little but the reading and writing of memory. */
#define TRESTLE_BLEND_BLOCKS(colors)                                                                                        \
  static const uint16_t halves[2] = {128, 257};                                                                             \
  if (count <= 0) return;                                                                                                   \
  __asm__ volatile(                                                                                                         \
      "vpxor %%xmm4, %%xmm4, %%xmm4\n\t"                                                                                    \
      "vpcmpeqd %%ymm11, %%ymm11, %%ymm11\n\t"                                                                              \
      "vpxor (%[pixels]), %%ymm11, %%ymm11\n\t"                                                                             \
      "vpbroadcastw (%[halves]), %%ymm6\n\t"                                                                                \
      "vpbroadcastw 2(%[halves]), %%ymm7\n\t"                                                                               \
      "vmovdqu (%[lower]), %%ymm5\n\t"                                                                                      \
      "vmovdqu 32(%[lower]), %%ymm8\n\t"                                                                                    \
      "vmovdqu (%[upper]), %%ymm9\n\t"                                                                                      \
      "vmovdqu 32(%[upper]), %%ymm10\n\t"                                                                                   \
      "1:\n\t"                                                                                                              \
      "vmovdqu (%[pixels]), %%ymm0\n\t"                                                                                     \
      "vpxor %%ymm0, %%ymm11, %%ymm12\n\t"                                                                                  \
      "vptest %%ymm12, %%ymm12\n\t"                                                                                         \
      "jz 2f\n\t"                                                                                                           \
      "vmovdqa %%ymm0, %%ymm11\n\t"                                                                                         \
      colors                                                                                                                \
      "vmovdqa %%ymm0, %%ymm13\n\t"                                                                                         \
      "2:\n\t"                                                                                                              \
      "vmovdqu %%ymm13, (%[pixels])\n\t"                                                                                    \
      "addq $32, %[pixels]\n\t"                                                                                             \
      "decq %[count]\n\t"                                                                                                   \
      "jnz 1b\n\t"                                                                                                          \
      "vzeroupper\n\t"                                                                                                      \
      : [pixels] "+r"(pixels), [count] "+r"(count)                                                                          \
      : [lower] "r"(lower), [upper] "r"(upper), [halves] "r"(halves)                                                        \
      : "memory", "cc", "xmm0", "xmm1", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13")

static inline void trestle_blend_two(uint8_t *pixels, long count, const trestle_color_lanes *lower, const trestle_color_lanes *upper) {
  TRESTLE_BLEND_BLOCKS(TRESTLE_LAY_COLOR("5", "8") TRESTLE_LAY_COLOR("9", "10"));
}

static inline void trestle_blend_one(uint8_t *pixels, long count, const trestle_color_lanes *lower, const trestle_color_lanes *upper) {
  TRESTLE_BLEND_BLOCKS(TRESTLE_LAY_COLOR("5", "8"));
}

#undef TRESTLE_BLEND_BLOCKS
#undef TRESTLE_LAY_COLOR

static inline void trestle_blend_blocks(uint8_t *pixels, long count, const trestle_color_lanes *lower, const trestle_color_lanes *upper) {
  if (upper->color[0]) trestle_blend_two(pixels, count, lower, upper);
  else trestle_blend_one(pixels, count, lower, upper);
}
#endif

/* Lays `lower` and then `upper` over rows of `width` pixels; a clear colour changes nothing. Returns 0, having done nothing, where the
   processor has no registers for eight pixels. */
static inline int trestle_blend_colors(uint8_t *pixels, long row_bytes, long width, long height, uint32_t lower, uint32_t upper) {
#ifdef __x86_64__
  if (!__builtin_cpu_supports("avx2")) return 0;
  trestle_color_lanes first, second;
  trestle_fill_lanes(&first, lower);
  trestle_fill_lanes(&second, upper);
  if (width * 4 == row_bytes) {
    width *= height;
    height = 1;
  }
  const long whole = width / 8, rest = (width - whole * 8) * 4;
  for (; height > 0; height--, pixels += row_bytes) {
    trestle_blend_blocks(pixels, whole, &first, &second);
    if (rest) {
      uint8_t last[32] = {0};
      memcpy(last, pixels + whole * 32, (size_t)rest);
      trestle_blend_blocks(last, 1, &first, &second);
      memcpy(pixels + whole * 32, last, (size_t)rest);
    }
  }
  return 1;
#else
  (void)pixels, (void)row_bytes, (void)width, (void)height, (void)lower, (void)upper;
  return 0;
#endif
}

/* Lays a colour over rows of `width` pixels, each through one byte of coverage. */
static inline int trestle_blend_lines(
    uint8_t *to, long row_bytes, const uint8_t *coverage, long coverage_row_bytes, long width, long height, uint32_t color) {
  for (; height > 0; height--, to += row_bytes, coverage += coverage_row_bytes) {
    uint32_t scaled = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      const uint32_t product = (color >> shift & 255) * *coverage + 128;
      scaled |= (product + (product >> 8)) >> 8 << shift;
    }
    if (scaled && !trestle_blend_colors(to, row_bytes, width, 1, scaled, 0)) return 0;
  }
  return 1;
}
