/* Loops over bytes and pixels. In C, and where it matters with vectors, because a debug build of an app does not optimise them: without
   the optimiser a statement costs the same for one byte as for a row of 32, and ten times as much in Swift as in C. */
#pragma once
#include <math.h>
#include <stdint.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>

typedef uint8_t trestle_bytes4 __attribute__((vector_size(4)));
typedef uint8_t trestle_bytes8 __attribute__((vector_size(8)));
typedef uint8_t trestle_bytes32 __attribute__((vector_size(32)));
typedef uint16_t trestle_words8 __attribute__((vector_size(16)));
typedef uint32_t trestle_longs4 __attribute__((vector_size(16)));
typedef uint16_t trestle_words16 __attribute__((vector_size(32)));
typedef uint16_t trestle_words32 __attribute__((vector_size(64)));
typedef uint32_t trestle_longs32 __attribute__((vector_size(128)));

/* One box pass down the columns of bytes, 32 columns at a time; both buffers have room for whole vectors. Each byte becomes the mean of
   the 2 * radius + 1 bytes around it, (sum + radius) * reciprocal >> shift. Beyond the ends are zeros, or copies of the bytes there. */
#define TRESTLE_BOX_COLUMNS                                                                                    \
  const uint32_t half = (uint32_t)radius, repeated = copies_ends ? (uint32_t)radius : 0;                       \
  const long ahead = radius * row_bytes, end = height * row_bytes;                                             \
  for (long x = 0; x < width; x += 32) {                                                                       \
    const uint8_t *const column = from + x;                                                                    \
    trestle_bytes32 one, first, last;                                                                          \
    memcpy(&first, column, 32);                                                                                \
    memcpy(&last, column + end - row_bytes, 32);                                                               \
    if (!copies_ends) first = last = (trestle_bytes32){};                                                      \
    trestle_longs32 sum = __builtin_convertvector(first, trestle_longs32) * repeated + half;                   \
    for (long y = 0; y < ahead; y += row_bytes) {                                                              \
      if (y < end) memcpy(&one, column + y, 32);                                                               \
      else one = last;                                                                                         \
      sum += __builtin_convertvector(one, trestle_longs32);                                                    \
    }                                                                                                          \
    for (long y = 0; y < end; y += row_bytes) {                                                                \
      if (y + ahead < end) memcpy(&one, column + y + ahead, 32);                                               \
      else one = last;                                                                                         \
      sum += __builtin_convertvector(one, trestle_longs32);                                                    \
      one = __builtin_convertvector(sum * reciprocal >> shift, trestle_bytes32);                               \
      memcpy(to + x + y, &one, 32);                                                                            \
      if (y >= ahead) memcpy(&one, column + y - ahead, 32);                                                    \
      else one = first;                                                                                        \
      sum -= __builtin_convertvector(one, trestle_longs32);                                                    \
    }                                                                                                          \
  }

static inline void trestle_box_columns_plain(
    const uint8_t *from, uint8_t *to, long row_bytes, long width, long height, long radius, int copies_ends, uint32_t reciprocal, int shift) {
  TRESTLE_BOX_COLUMNS
}

#ifdef __x86_64__
__attribute__((target("avx2"))) static inline void trestle_box_columns_avx2(
    const uint8_t *from, uint8_t *to, long row_bytes, long width, long height, long radius, int copies_ends, uint32_t reciprocal, int shift) {
  TRESTLE_BOX_COLUMNS
}
#endif

static inline void trestle_box_columns(
    const uint8_t *from, uint8_t *to, long row_bytes, long width, long height, long radius, int copies_ends, uint32_t reciprocal, int shift) {
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx2")) {
    trestle_box_columns_avx2(from, to, row_bytes, width, height, radius, copies_ends, reciprocal, shift);
    return;
  }
#endif
  trestle_box_columns_plain(from, to, row_bytes, width, height, radius, copies_ends, reciprocal, shift);
}

#undef TRESTLE_BOX_COLUMNS

/* The mean of so many pixels, of which the sums of blue, green, red and alpha are given in words, with the distance of the colours from grey
   multiplied by strength / 256. */
static inline uint32_t trestle_mean_pixel(uint64_t sums, uint32_t count, int32_t strength) {
  const uint32_t sum[4] = {(uint32_t)(sums & 0xFFFF), (uint32_t)(sums >> 16 & 0xFFFF), (uint32_t)(sums >> 32 & 0xFFFF), (uint32_t)(sums >> 48)};
  int32_t blue, green, red, alpha;
  if ((count & (count - 1)) == 0) {
    /* A whole square: four divisions would take longer than all else here. */
    const int shift = __builtin_ctz(count);
    blue = (int32_t)((sum[0] + count / 2) >> shift), green = (int32_t)((sum[1] + count / 2) >> shift);
    red = (int32_t)((sum[2] + count / 2) >> shift), alpha = (int32_t)((sum[3] + count / 2) >> shift);
  } else {
    blue = (int32_t)((sum[0] + count / 2) / count), green = (int32_t)((sum[1] + count / 2) / count);
    red = (int32_t)((sum[2] + count / 2) / count), alpha = (int32_t)((sum[3] + count / 2) / count);
  }
  const int32_t grey = (red * 54 + green * 183 + blue * 19) / 256;
  const int32_t parts[3] = {blue, green, red};
  uint32_t pixel = (uint32_t)alpha << 24;
  for (int part = 0; part < 3; part++) {
    int32_t value = grey + (parts[part] - grey) * strength / 256;
    if (value > alpha) value = alpha;
    if (value < 0) value = 0;
    pixel |= (uint32_t)value << 8 * part;
  }
  return pixel;
}

/* The sums of blue, green, red and alpha, in words, of squares of four pixels in at most eight rows, for `count` pairs of squares. In assembly
   for the same reason as in colors.h. */
static inline void trestle_sum_squares(uint64_t *to, const uint8_t *from, long row_bytes, long rows, long count) {
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx2")) {
    const uint8_t *row;
    long left;
    if (count <= 0 || rows <= 0) return;
    __asm__ volatile(
        "vpxor %%xmm4, %%xmm4, %%xmm4\n\t"
        "1:\n\t"
        "movq %[from], %[row]\n\t"
        "movq %[rows], %[left]\n\t"
        "vpxor %%xmm0, %%xmm0, %%xmm0\n\t"
        "vpxor %%xmm1, %%xmm1, %%xmm1\n\t"
        "2:\n\t"
        "vmovdqu (%[row]), %%ymm2\n\t"
        "vpunpcklbw %%ymm4, %%ymm2, %%ymm3\n\t"
        "vpunpckhbw %%ymm4, %%ymm2, %%ymm2\n\t"
        "vpaddw %%ymm3, %%ymm0, %%ymm0\n\t"
        "vpaddw %%ymm2, %%ymm1, %%ymm1\n\t"
        "addq %[row_bytes], %[row]\n\t"
        "decq %[left]\n\t"
        "jnz 2b\n\t"
        "vpaddw %%ymm1, %%ymm0, %%ymm0\n\t"
        "vpsrldq $8, %%ymm0, %%ymm1\n\t"
        "vpaddw %%ymm1, %%ymm0, %%ymm0\n\t"
        "vextracti128 $1, %%ymm0, %%xmm1\n\t"
        "vpunpcklqdq %%xmm1, %%xmm0, %%xmm0\n\t"
        "vmovdqu %%xmm0, (%[to])\n\t"
        "addq $16, %[to]\n\t"
        "addq $32, %[from]\n\t"
        "decq %[count]\n\t"
        "jnz 1b\n\t"
        "vzeroupper\n\t"
        : [to] "+&r"(to), [from] "+&r"(from), [row] "=&r"(row), [left] "=&r"(left), [count] "+&r"(count)
        : [rows] "r"(rows), [row_bytes] "r"(row_bytes)
        : "memory", "cc", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4");
    return;
  }
#endif
  for (; count > 0; count--, from += 32) {
    trestle_words32 sum = {};
    for (long y = 0; y < rows; y++) {
      trestle_bytes32 row;
      memcpy(&row, from + y * row_bytes, 32);
      sum += __builtin_convertvector(row, trestle_words32);
    }
    trestle_words16 halves[2];
    memcpy(halves, &sum, 64);
    for (int half = 0; half < 2; half++, to++) {
      const trestle_words16 four = halves[half];
      const trestle_words16 two = four + __builtin_shufflevector(four, four, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
      const trestle_words16 one = two + __builtin_shufflevector(two, two, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11);
      memcpy(to, &one, 8);
    }
  }
}

/* One row of a reduced picture: the means of squares of `factor` pixels (4 or 8) in `rows` rows of `width` pixels. The last square may
   be narrower. Most squares of a screen are like the one before, of which the mean is kept. */
static inline void trestle_reduce_row(
    const uint8_t *from, long row_bytes, int rows, int width, int factor, int32_t strength, uint32_t *to) {
  enum { most = 64 };
  uint64_t pairs[2 * most], known = 0;
  uint32_t mean = trestle_mean_pixel(known, (uint32_t)(factor * rows), strength);
  int x = 0;
  while (width - x >= 8) {
    const int count = (width - x) / 8 < most ? (width - x) / 8 : most;
    trestle_sum_squares(pairs, from + 4 * (long)x, row_bytes, rows, count);
    x += 8 * count;
    if (factor == 8)
      for (int index = 0; index < count; index++) pairs[index] = pairs[2 * index] + pairs[2 * index + 1];
    for (const uint64_t *sums = pairs, *end = pairs + count * (8 / factor); sums < end; sums++) {
      if (*sums != known) {
        known = *sums;
        mean = trestle_mean_pixel(*sums, (uint32_t)(factor * rows), strength);
      }
      *to++ = mean;
    }
  }
  while (x < width) {
    const int count = width - x < factor ? width - x : factor;
    uint64_t sums = 0;
    for (int y = 0; y < rows; y++)
      for (int byte = 0; byte < 4 * count; byte++) sums += (uint64_t)from[y * row_bytes + 4 * x + byte] << 16 * (byte & 3);
    *to++ = trestle_mean_pixel(sums, (uint32_t)(count * rows), strength);
    x += count;
  }
}

/* Sets bytes of each row. */
static inline void trestle_set_rows(uint8_t *to, long row_bytes, int byte, long width, long height) {
  for (; height > 0; height--, to += row_bytes) memset(to, byte, (size_t)width);
}

/* Copies bytes of each row. */
static inline void trestle_copy_rows(
    uint8_t *to, long row_bytes, const uint8_t *from, long from_row_bytes, long width, long height) {
  for (; height > 0; height--, to += row_bytes, from += from_row_bytes) memcpy(to, from, (size_t)width);
}

/* Moves bytes of each row to rows of the same memory that they may overlap. */
static inline void trestle_move_rows(uint8_t *to, const uint8_t *from, long row_bytes, long width, long height) {
  if (width == row_bytes) {
    memmove(to, from, (size_t)(width * height));
    return;
  }
  if (to > from) {
    to += (height - 1) * row_bytes;
    from += (height - 1) * row_bytes;
    row_bytes = -row_bytes;
  }
  for (; height > 0; height--, to += row_bytes, from += row_bytes) memmove(to, from, (size_t)width);
}

/* Zeroed memory that an X server on this machine can map by the number in `segment`; null if there is none. It goes with its last user. */
static inline void *trestle_shared_memory(long bytes, int *segment) {
  *segment = shmget(IPC_PRIVATE, (size_t)bytes, IPC_CREAT | 0600);
  if (*segment < 0) return NULL;
  void *memory = shmat(*segment, NULL, 0);
  shmctl(*segment, IPC_RMID, NULL);
  return memory == (void *)-1 ? NULL : memory;
}

static inline void trestle_unmap_shared_memory(void *memory) { shmdt(memory); }

/* Sets pixels to one colour. */
static inline void trestle_set_pixels(uint32_t *to, long count, uint32_t pixel) {
  if (count <= 0) return;
  *to = pixel;
  for (long done = 1; done < count; done *= 2) memcpy(to + done, to, 4 * (size_t)(count - done < done ? count - done : done));
}

/* Rows of bytes to copy, or of pixels to set where `from` is null. */
typedef struct {
  uint8_t *to;
  const uint8_t *from;
  long to_row_bytes, from_row_bytes, width, height;
  uint32_t pixel;
} trestle_row_job;

static inline void trestle_run_row_jobs(const trestle_row_job *job, long count) {
  for (; count > 0; count--, job++) {
    if (job->from) {
      trestle_copy_rows(job->to, job->to_row_bytes, job->from, job->from_row_bytes, job->width, job->height);
    } else if (job->pixel == (job->pixel & 255) * 0x01010101u) {
      trestle_set_rows(job->to, job->to_row_bytes, (int)(job->pixel & 255), job->width, job->height);
    } else {
      for (long row = 0; row < job->height; row++)
        trestle_set_pixels((uint32_t *)(void *)(job->to + row * job->to_row_bytes), job->width / 4, job->pixel);
    }
  }
}

/* Multiplies every part of pixels by the colour's, rounded as pixman rounds. */
static inline void trestle_tint_pixels(uint32_t *pixels, long count, uint32_t color) {
  for (; count > 0; count--, pixels++) {
    const uint32_t pixel = *pixels;
    if (!pixel) continue;
    uint32_t tinted = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      const uint32_t product = (pixel >> shift & 255) * (color >> shift & 255) + 128;
      tinted |= (product + (product >> 8)) >> 8 << shift;
    }
    *pixels = tinted;
  }
}

/* Black pixels with the coverage as their alpha. */
static inline void trestle_alpha_pixels(uint32_t *to, const uint8_t *coverage, long count) {
  for (long x = 0; x < count; x++) to[x] = (uint32_t)coverage[x] << 24;
}

/* A row at half the size, each pixel the mean of four; a last odd column is repeated. */
static inline void trestle_halve_row(uint32_t *to, const uint32_t *upper, const uint32_t *lower, long width) {
  for (long left = 0; left < width; left += 2) {
    const long right = left + 1 < width ? left + 1 : left;
    const uint32_t four[4] = {upper[left], upper[right], lower[left], lower[right]};
    uint32_t even = 0x00020002, odd = 0x00020002;
    for (int i = 0; i < 4; i++) {
      even += four[i] & 0x00ff00ff;
      odd += four[i] >> 8 & 0x00ff00ff;
    }
    *to++ = (even >> 2 & 0x00ff00ff) | (odd >> 2 & 0x00ff00ff) << 8;
  }
}

/* The colour at a part of a gradient, of `steps` + 1 colours. */
static inline uint32_t trestle_ramp_color(const uint32_t *ramp, long steps, double part) {
  const double index = part * (double)steps + 0.5;
  return ramp[index >= (double)steps ? steps : index > 0 ? (long)index : 0];
}

/* Rows of gradients from pixel `x`, whose start is at `start` in the row; `y` is the row's middle from the start, (`dx`, `dy`) the end from
   the start. The rounding is the same whichever pixel is the first. */
static inline void trestle_axial_row(
    uint32_t *to, long count, const uint32_t *ramp, long steps, long x, double start, double y, double dx, double dy) {
#pragma STDC FP_CONTRACT OFF
  const double square = dx * dx + dy * dy, across = y * dy;
  for (long i = 0; i < count; i++) to[i] = trestle_ramp_color(ramp, steps, (((double)(x + i) + 0.5 - start) * dx + across) / square);
}

static inline void trestle_radial_row(
    uint32_t *to, long count, const uint32_t *ramp, long steps, long x, double start, double y, double dx, double dy) {
#pragma STDC FP_CONTRACT OFF
  const double v = dy == 0 ? INFINITY : y / dy;
  for (long i = 0; i < count; i++) {
    const double u = dx == 0 ? INFINITY : ((double)(x + i) + 0.5 - start) / dx;
    to[i] = trestle_ramp_color(ramp, steps, sqrt(u * u + v * v));
  }
}

static inline void trestle_conic_row(
    uint32_t *to, long count, const uint32_t *ramp, long steps, long x, double start, double y, double dx, double dy) {
#pragma STDC FP_CONTRACT OFF
  const double base = atan2(dy, dx);
  for (long i = 0; i < count; i++) {
    const double turn = (atan2(y, (double)(x + i) + 0.5 - start) - base) / (2 * M_PI);
    to[i] = trestle_ramp_color(ramp, steps, turn - floor(turn));
  }
}

/* A plane in space that is seen from the front: where a pixel of the screen meets the picture on it. */
typedef struct {
  double a, b, p, c, d, q, tx, ty, w;
} trestle_projection;

#define TRESTLE_SUM_OF_HALVES(words)                                                                                                            \
  __builtin_convertvector(                                                                                                                    \
      __builtin_shufflevector(words, words, 0, 1, 2, 3) + __builtin_shufflevector(words, words, 4, 5, 6, 7), trestle_longs4)

/* One row of a picture in space, each pixel interpolated from the four around the place that it meets; beyond the picture's sides all is
   clear. `from` is the picture's pixel (min_x, min_y), (x, y) the place of the first pixel's middle on the screen. The columns and rows
   are counted from those before the first, so that a conversion rounds down. */
static inline void trestle_projected_row(
    uint32_t *to, long count, const trestle_projection *map, double x, double y, const uint8_t *from, long row_bytes, long min_x, long min_y,
    long max_x, long max_y) {
#pragma STDC FP_CONTRACT OFF
  const trestle_projection m = *map;
  const double left = (double)(min_x - 1), top = (double)(min_y - 1);
  const long columns = max_x - min_x, rows = max_y - min_y;
  const double right = (double)(columns + 1), bottom = (double)(rows + 1);
  const uint8_t *const before = from - row_bytes - 4;
  for (; count > 0; count--, to++, x += 1) {
    const double w = x * m.p + y * m.q + m.w;
    if (!(w > 1e-9)) continue;
    const double u = (x * m.a + y * m.c + m.tx) / w - 0.5 - left, v = (x * m.b + y * m.d + m.ty) / w - 0.5 - top;
    if (!(u > 0 && v > 0 && u < right && v < bottom)) continue;
    const long column = (long)u, row = (long)v;
    const uint8_t *const pixel = before + row * row_bytes + column * 4;
    uint64_t upper = 0, lower = 0;
    if (column > 0 && column < columns && row > 0 && row < rows) {
      memcpy(&upper, pixel, 8);
      memcpy(&lower, pixel + row_bytes, 8);
    } else {
      if (row > 0 && column > 0) memcpy(&upper, pixel, 4);
      if (row > 0 && column < columns) memcpy((uint8_t *)&upper + 4, pixel + 4, 4);
      if (row < rows && column > 0) memcpy(&lower, pixel + row_bytes, 4);
      if (row < rows && column < columns) memcpy((uint8_t *)&lower + 4, pixel + row_bytes + 4, 4);
    }
    if (!(upper | lower)) continue;
    const uint16_t across = (uint16_t)((u - (double)column) * 256), rest = 256 - across;
    const uint32_t down = (uint32_t)((v - (double)row) * 256);
    const trestle_words8 parts = {rest, rest, rest, rest, across, across, across, across};
    const trestle_words8 first = __builtin_convertvector((trestle_bytes8)upper, trestle_words8) * parts;
    const trestle_words8 second = __builtin_convertvector((trestle_bytes8)lower, trestle_words8) * parts;
    const trestle_longs4 above = TRESTLE_SUM_OF_HALVES(first), below = TRESTLE_SUM_OF_HALVES(second);
    *to = (uint32_t)__builtin_convertvector((above * (256 - down) + below * down) >> 16, trestle_bytes4);
  }
}
