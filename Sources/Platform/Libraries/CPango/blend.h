/* Lays glyphs over pixels. In C because Swift widens vectors number by number; written once for pixels in fours and in eights. */
#pragma once
#include <stdint.h>
#include <string.h>

#define TRESTLE_TYPES(N)                                                 \
  typedef uint8_t trestle_coverage##N __attribute__((vector_size(N)));   \
  typedef uint32_t trestle_pixels##N __attribute__((vector_size(4 * N))); \
  typedef uint8_t trestle_bytes##N __attribute__((vector_size(4 * N)));  \
  typedef uint16_t trestle_words##N __attribute__((vector_size(8 * N))); \
  typedef uint32_t trestle_longs##N __attribute__((vector_size(16 * N)));
TRESTLE_TYPES(4)
TRESTLE_TYPES(8)

#define TRESTLE_EACH4(v) __builtin_shufflevector(v, v, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
#define TRESTLE_EACH8(v) \
  __builtin_shufflevector(v, v, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7)
#define TRESTLE_ALPHA4(v) __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15)
#define TRESTLE_ALPHA8(v)                                                                                                        \
  __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27, 27, 27, 27, \
                          31, 31, 31, 31)

/* A product of two parts of 255, divided by 255 and rounded to nearest, as pixman does it. */
static inline uint32_t trestle_part(uint32_t a, uint32_t b) { return (a * b + 128) * 257 >> 16; }
#define TRESTLE_PARTS(N, product) \
  __builtin_convertvector(__builtin_convertvector((product) + 128, trestle_longs##N) * 257 >> 16, trestle_words##N)

/* The colour over N pixels at a time, while so many are left in the row. Where nothing covers, and where all does, is most of a glyph. */
#define TRESTLE_BLEND(N, whole)                                                                                            \
  for (; x + N <= width; x += N) {                                                                                         \
    uint##whole##_t some;                                                                                                  \
    memcpy(&some, mask + x, N);                                                                                            \
    if (!some) continue;                                                                                                   \
    trestle_bytes##N to = solid##N;                                                                                        \
    if (some != UINT##whole##_MAX || color >> 24 < 255) {                                                                  \
      trestle_coverage##N covered;                                                                                         \
      memcpy(&covered, mask + x, N);                                                                                       \
      const trestle_words##N over = TRESTLE_PARTS(                                                                         \
          N, __builtin_convertvector(solid##N, trestle_words##N) * __builtin_convertvector(TRESTLE_EACH##N(covered), trestle_words##N)); \
      memcpy(&to, pixels + 4 * x, 4 * N);                                                                                  \
      const trestle_words##N under = __builtin_convertvector(to, trestle_words##N) * (255 - TRESTLE_ALPHA##N(over));       \
      to = __builtin_convertvector(over + TRESTLE_PARTS(N, under), trestle_bytes##N);                                      \
    }                                                                                                                      \
    memcpy(pixels + 4 * x, &to, 4 * N);                                                                                    \
  }

#define TRESTLE_BLEND_REST                                                                                       \
  for (; x < width; x++) {                                                                                       \
    if (!mask[x]) continue;                                                                                      \
    const uint32_t under = 255 - trestle_part(color >> 24, mask[x]);                                             \
    for (int byte = 4 * x, shift = 0; shift < 32; byte++, shift += 8)                                            \
      pixels[byte] = (uint8_t)(trestle_part(color >> shift & 255, mask[x]) + trestle_part(pixels[byte], under)); \
  }

static inline void trestle_blend_fours(
    uint8_t *pixels, long row_bytes, const uint8_t *mask, long mask_row, int width, int height, uint32_t color) {
  const trestle_bytes4 solid4 = (trestle_bytes4)((trestle_pixels4){} + color);
  for (; height > 0; height--, pixels += row_bytes, mask += mask_row) {
    int x = 0;
    TRESTLE_BLEND(4, 32)
    TRESTLE_BLEND_REST
  }
}

#ifdef __x86_64__
__attribute__((target("avx2"))) static inline void trestle_blend_eights(
    uint8_t *pixels, long row_bytes, const uint8_t *mask, long mask_row, int width, int height, uint32_t color) {
  const trestle_bytes4 solid4 = (trestle_bytes4)((trestle_pixels4){} + color);
  const trestle_bytes8 solid8 = (trestle_bytes8)((trestle_pixels8){} + color);
  for (; height > 0; height--, pixels += row_bytes, mask += mask_row) {
    int x = 0;
    TRESTLE_BLEND(8, 64)
    TRESTLE_BLEND(4, 32)
    TRESTLE_BLEND_REST
  }
}
#endif

/* Whether the processor has registers for eight pixels. */
static inline int trestle_blends_eights(void) {
#ifdef __x86_64__
  return __builtin_cpu_supports("avx2") != 0;
#else
  return 0;
#endif
}

/* Lays a premultiplied colour over pixels through their coverage. */
static inline void trestle_blend(
    uint8_t *pixels, long row_bytes, const uint8_t *mask, long mask_row, int width, int height, uint32_t color) {
#ifdef __x86_64__
  if (trestle_blends_eights()) {
    trestle_blend_eights(pixels, row_bytes, mask, mask_row, width, height, color);
    return;
  }
#endif
  trestle_blend_fours(pixels, row_bytes, mask, mask_row, width, height, color);
}

/* Adds coverage to coverage; what is more than all of a pixel is all of it. */
static inline void trestle_add(uint8_t *sum, long sum_row, const uint8_t *mask, long mask_row, int width, int height) {
  for (; height > 0; height--, sum += sum_row, mask += mask_row)
    for (int x = 0; x < width; x++) {
      const uint32_t both = (uint32_t)sum[x] + mask[x];
      sum[x] = (uint8_t)(both > 255 ? 255 : both);
    }
}

#undef TRESTLE_TYPES
#undef TRESTLE_EACH4
#undef TRESTLE_EACH8
#undef TRESTLE_ALPHA4
#undef TRESTLE_ALPHA8
#undef TRESTLE_PARTS
#undef TRESTLE_BLEND
#undef TRESTLE_BLEND_REST
