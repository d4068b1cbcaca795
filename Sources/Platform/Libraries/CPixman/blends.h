/* Lays pixels over others, a color through coverage, and multiplies by coverage: eight pixels at a time, in assembly for the same reason as in
   colors.h, and rounded as pixman rounds, so that all give the same pixels. Each function returns 0, having done nothing, where the processor
   has no registers for eight pixels. */
#pragma once
#include <stdint.h>
#include <string.h>

#ifdef __x86_64__
/* What the loops share: 255, 128 and 257 in words; the order of bytes that copies each pixel's alpha to its four words; the bytes of a pixel
   without alpha; the orders of bytes that copy coverage, and the alpha of unextended pixels, to words. */
typedef struct {
  uint16_t full[16], half[16], reciprocal[16];
  uint8_t alphas[32], colors[32], low_coverage[32], high_coverage[32], low_alphas[32], high_alphas[32];
} trestle_blend_lanes;

#define TRESTLE_4(a) a, a, a, a
#define TRESTLE_16(a) TRESTLE_4(a), TRESTLE_4(a), TRESTLE_4(a), TRESTLE_4(a)
#define TRESTLE_WORDS(a) a, 0x80, a, 0x80, a, 0x80, a, 0x80
#define TRESTLE_PAIRS(a) a, a + 1, a, a + 1, a, a + 1, a, a + 1
static const trestle_blend_lanes trestle_lanes = {
    {TRESTLE_16(255)},
    {TRESTLE_16(128)},
    {TRESTLE_16(257)},
    {TRESTLE_PAIRS(6), TRESTLE_PAIRS(14), TRESTLE_PAIRS(6), TRESTLE_PAIRS(14)},
    {255, 255, 255, 0, 255, 255, 255, 0, 255, 255, 255, 0, 255, 255, 255, 0, 255, 255, 255, 0, 255, 255, 255, 0, 255, 255, 255, 0, 255, 255, 255, 0},
    {TRESTLE_WORDS(0), TRESTLE_WORDS(1), TRESTLE_WORDS(4), TRESTLE_WORDS(5)},
    {TRESTLE_WORDS(2), TRESTLE_WORDS(3), TRESTLE_WORDS(6), TRESTLE_WORDS(7)},
    {TRESTLE_WORDS(3), TRESTLE_WORDS(7), TRESTLE_WORDS(3), TRESTLE_WORDS(7)},
    {TRESTLE_WORDS(11), TRESTLE_WORDS(15), TRESTLE_WORDS(11), TRESTLE_WORDS(15)}};
#undef TRESTLE_4
#undef TRESTLE_16
#undef TRESTLE_WORDS
#undef TRESTLE_PAIRS

/* Multiplies the words of two registers by those of two others: products are divided by 255 as (product + 128) * 257 >> 16. */
#define TRESTLE_MULTIPLY(a, b, c, d)    \
  "vpmullw %%ymm" c ", %%ymm" a ", %%ymm" a "\n\t" \
  "vpmullw %%ymm" d ", %%ymm" b ", %%ymm" b "\n\t" \
  "vpaddw %%ymm6, %%ymm" a ", %%ymm" a "\n\t"      \
  "vpaddw %%ymm6, %%ymm" b ", %%ymm" b "\n\t"      \
  "vpmulhuw %%ymm7, %%ymm" a ", %%ymm" a "\n\t"    \
  "vpmulhuw %%ymm7, %%ymm" b ", %%ymm" b "\n\t"

/* Lays the words of eight pixels, in registers 0 and 1, over the pixels at `to`. */
#define TRESTLE_LAY_OVER                         \
  "vpshufb %%ymm9, %%ymm0, %%ymm2\n\t"           \
  "vpshufb %%ymm9, %%ymm1, %%ymm3\n\t"           \
  "vpxor %%ymm8, %%ymm2, %%ymm2\n\t"             \
  "vpxor %%ymm8, %%ymm3, %%ymm3\n\t"             \
  "vmovdqu (%[to]), %%ymm10\n\t"                 \
  "vpunpckhbw %%ymm4, %%ymm10, %%ymm11\n\t"      \
  "vpunpcklbw %%ymm4, %%ymm10, %%ymm10\n\t"      \
  TRESTLE_MULTIPLY("10", "11", "2", "3")         \
  "vpackuswb %%ymm11, %%ymm10, %%ymm10\n\t"      \
  "vpackuswb %%ymm1, %%ymm0, %%ymm0\n\t"         \
  "vpaddusb %%ymm10, %%ymm0, %%ymm0\n\t"         \
  "vmovdqu %%ymm0, (%[to])\n\t"

#define TRESTLE_LOAD_LANES                       \
  "vpxor %%xmm4, %%xmm4, %%xmm4\n\t"             \
  "vmovdqu (%[lanes]), %%ymm8\n\t"               \
  "vmovdqu 32(%[lanes]), %%ymm6\n\t"             \
  "vmovdqu 64(%[lanes]), %%ymm7\n\t"             \
  "vmovdqu 96(%[lanes]), %%ymm9\n\t"

#define TRESTLE_BLEND_CLOBBERS                                                                                                    \
  "memory", "cc", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13"

/* `count` blocks of eight pixels over others. Clear ones are passed over, opaque ones copied. */
static inline void trestle_over_blocks(uint8_t *to, const uint8_t *from, long count) {
  __asm__ volatile(
      TRESTLE_LOAD_LANES
      "vmovdqu 128(%[lanes]), %%ymm12\n\t"
      "vpcmpeqd %%ymm13, %%ymm13, %%ymm13\n\t"
      "1:\n\t"
      "vmovdqu (%[from]), %%ymm0\n\t"
      "vptest %%ymm0, %%ymm0\n\t"
      "jz 3f\n\t"
      "vpor %%ymm12, %%ymm0, %%ymm1\n\t"
      "vptest %%ymm13, %%ymm1\n\t"
      "jc 2f\n\t"
      "vpunpckhbw %%ymm4, %%ymm0, %%ymm1\n\t"
      "vpunpcklbw %%ymm4, %%ymm0, %%ymm0\n\t"
      TRESTLE_LAY_OVER
      "jmp 3f\n\t"
      "2:\n\t"
      "vmovdqu %%ymm0, (%[to])\n\t"
      "3:\n\t"
      "addq $32, %[to]\n\t"
      "addq $32, %[from]\n\t"
      "decq %[count]\n\t"
      "jnz 1b\n\t"
      "vzeroupper\n\t"
      : [to] "+r"(to), [from] "+r"(from), [count] "+r"(count)
      : [lanes] "r"(&trestle_lanes)
      : TRESTLE_BLEND_CLOBBERS);
}

/* The same with an opacity, of which `alpha` has sixteen copies. */
static inline void trestle_faint_blocks(uint8_t *to, const uint8_t *from, long count, const uint16_t *alpha) {
  __asm__ volatile(
      TRESTLE_LOAD_LANES
      "vmovdqu (%[alpha]), %%ymm5\n\t"
      "1:\n\t"
      "vmovdqu (%[from]), %%ymm0\n\t"
      "vptest %%ymm0, %%ymm0\n\t"
      "jz 2f\n\t"
      "vpunpckhbw %%ymm4, %%ymm0, %%ymm1\n\t"
      "vpunpcklbw %%ymm4, %%ymm0, %%ymm0\n\t"
      TRESTLE_MULTIPLY("0", "1", "5", "5")
      TRESTLE_LAY_OVER
      "2:\n\t"
      "addq $32, %[to]\n\t"
      "addq $32, %[from]\n\t"
      "decq %[count]\n\t"
      "jnz 1b\n\t"
      "vzeroupper\n\t"
      : [to] "+r"(to), [from] "+r"(from), [count] "+r"(count)
      : [lanes] "r"(&trestle_lanes), [alpha] "r"(alpha)
      : TRESTLE_BLEND_CLOBBERS);
}

/* A color, of which `color` has four copies in words, through eight bytes of coverage for each block. */
static inline void trestle_covered_blocks(uint8_t *to, const uint8_t *mask, long count, const uint16_t *color) {
  __asm__ volatile(
      TRESTLE_LOAD_LANES
      "vmovdqu (%[color]), %%ymm5\n\t"
      "vmovdqu 160(%[lanes]), %%ymm12\n\t"
      "vmovdqu 192(%[lanes]), %%ymm13\n\t"
      "1:\n\t"
      "cmpq $0, (%[mask])\n\t"
      "je 2f\n\t"
      "vpbroadcastq (%[mask]), %%ymm1\n\t"
      "vpshufb %%ymm12, %%ymm1, %%ymm0\n\t"
      "vpshufb %%ymm13, %%ymm1, %%ymm1\n\t"
      TRESTLE_MULTIPLY("0", "1", "5", "5")
      TRESTLE_LAY_OVER
      "2:\n\t"
      "addq $32, %[to]\n\t"
      "addq $8, %[mask]\n\t"
      "decq %[count]\n\t"
      "jnz 1b\n\t"
      "vzeroupper\n\t"
      : [to] "+r"(to), [mask] "+r"(mask), [count] "+r"(count)
      : [lanes] "r"(&trestle_lanes), [color] "r"(color)
      : TRESTLE_BLEND_CLOBBERS);
}

/* Multiplies blocks by the alpha of others. Where that is opaque nothing changes. */
static inline void trestle_kept_blocks(uint8_t *to, const uint8_t *from, long count) {
  __asm__ volatile(
      TRESTLE_LOAD_LANES
      "vmovdqu 128(%[lanes]), %%ymm12\n\t"
      "vpcmpeqd %%ymm13, %%ymm13, %%ymm13\n\t"
      "vmovdqu 224(%[lanes]), %%ymm5\n\t"
      "vmovdqu 256(%[lanes]), %%ymm9\n\t"
      "1:\n\t"
      "vmovdqu (%[from]), %%ymm0\n\t"
      "vpor %%ymm12, %%ymm0, %%ymm1\n\t"
      "vptest %%ymm13, %%ymm1\n\t"
      "jc 2f\n\t"
      "vpshufb %%ymm5, %%ymm0, %%ymm2\n\t"
      "vpshufb %%ymm9, %%ymm0, %%ymm3\n\t"
      "vmovdqu (%[to]), %%ymm0\n\t"
      "vpunpckhbw %%ymm4, %%ymm0, %%ymm1\n\t"
      "vpunpcklbw %%ymm4, %%ymm0, %%ymm0\n\t"
      TRESTLE_MULTIPLY("0", "1", "2", "3")
      "vpackuswb %%ymm1, %%ymm0, %%ymm0\n\t"
      "vmovdqu %%ymm0, (%[to])\n\t"
      "2:\n\t"
      "addq $32, %[to]\n\t"
      "addq $32, %[from]\n\t"
      "decq %[count]\n\t"
      "jnz 1b\n\t"
      "vzeroupper\n\t"
      : [to] "+r"(to), [from] "+r"(from), [count] "+r"(count)
      : [lanes] "r"(&trestle_lanes)
      : TRESTLE_BLEND_CLOBBERS);
}

static inline void trestle_over_some(uint8_t *to, const uint8_t *from, long count, const uint16_t *alpha) {
  if (alpha[0] == 255) trestle_over_blocks(to, from, count);
  else trestle_faint_blocks(to, from, count, alpha);
}

/* A row of any width: the last pixels are blended in a block of their own. */
static inline void trestle_over_row(uint8_t *to, const uint8_t *from, long width, const uint16_t *alpha) {
  const long whole = width / 8, rest = (width - whole * 8) * 4;
  if (whole > 0) trestle_over_some(to, from, whole, alpha);
  if (rest > 0) {
    uint8_t pixels[32] = {0}, others[32] = {0};
    memcpy(pixels, to + whole * 32, (size_t)rest);
    memcpy(others, from + whole * 32, (size_t)rest);
    trestle_over_some(pixels, others, 1, alpha);
    memcpy(to + whole * 32, pixels, (size_t)rest);
  }
}
#endif

/* Lays pixels with an opacity over rows of `width` pixels. */
static inline int trestle_blend_pixels(
    uint8_t *to, long row_bytes, const uint8_t *from, long from_row_bytes, long width, long height, uint32_t alpha) {
#ifdef __x86_64__
  if (!__builtin_cpu_supports("avx2")) return 0;
  uint16_t alphas[16];
  for (int lane = 0; lane < 16; lane++) alphas[lane] = (uint16_t)alpha;
  for (; height > 0; height--, to += row_bytes, from += from_row_bytes) trestle_over_row(to, from, width, alphas);
  return 1;
#else
  (void)to, (void)row_bytes, (void)from, (void)from_row_bytes, (void)width, (void)height, (void)alpha;
  return 0;
#endif
}

/* Lays a color over rows of `width` pixels through bytes of coverage. */
static inline int trestle_blend_coverage(
    uint8_t *to, long row_bytes, const uint8_t *mask, long mask_row_bytes, long width, long height, uint32_t color) {
#ifdef __x86_64__
  if (!__builtin_cpu_supports("avx2")) return 0;
  uint16_t colors[16];
  for (int lane = 0; lane < 16; lane++) colors[lane] = (uint16_t)(color >> (lane & 3) * 8 & 255);
  const long whole = width / 8, rest = width - whole * 8;
  for (; height > 0; height--, to += row_bytes, mask += mask_row_bytes) {
    if (whole > 0) trestle_covered_blocks(to, mask, whole, colors);
    if (rest > 0) {
      uint8_t pixels[32] = {0}, coverage[8] = {0};
      memcpy(pixels, to + whole * 32, (size_t)rest * 4);
      memcpy(coverage, mask + whole * 8, (size_t)rest);
      trestle_covered_blocks(pixels, coverage, 1, colors);
      memcpy(to + whole * 32, pixels, (size_t)rest * 4);
    }
  }
  return 1;
#else
  (void)to, (void)row_bytes, (void)mask, (void)mask_row_bytes, (void)width, (void)height, (void)color;
  return 0;
#endif
}

/* Multiplies rows of `width` pixels by the alpha of others. */
static inline int trestle_keep_pixels(uint8_t *to, long row_bytes, const uint8_t *from, long from_row_bytes, long width, long height) {
#ifdef __x86_64__
  if (!__builtin_cpu_supports("avx2")) return 0;
  const long whole = width / 8, rest = (width - whole * 8) * 4;
  for (; height > 0; height--, to += row_bytes, from += from_row_bytes) {
    if (whole > 0) trestle_kept_blocks(to, from, whole);
    if (rest > 0) {
      uint8_t pixels[32] = {0}, others[32] = {0};
      memcpy(pixels, to + whole * 32, (size_t)rest);
      memcpy(others, from + whole * 32, (size_t)rest);
      trestle_kept_blocks(pixels, others, 1);
      memcpy(to + whole * 32, pixels, (size_t)rest);
    }
  }
  return 1;
#else
  (void)to, (void)row_bytes, (void)from, (void)from_row_bytes, (void)width, (void)height;
  return 0;
#endif
}

#ifdef __x86_64__
#undef TRESTLE_MULTIPLY
#undef TRESTLE_LAY_OVER
#undef TRESTLE_LOAD_LANES
#undef TRESTLE_BLEND_CLOBBERS
#endif
