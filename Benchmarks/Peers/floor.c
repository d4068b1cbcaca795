// What it costs this machine merely to fill a frame: a line of JSON for each way, the median of 1,000 runs.
#include <pixman.h>
#include "rows.h"

enum { STRIDE = WIDTH * 4, FRAME = STRIDE * HEIGHT, SHOWING = 16, RUNS = 1000 };
static char *frame, *other;
static pixman_image_t *target, *rows[SHOWING];

static void copy(void) { memcpy(frame, other, FRAME); }
static void shift(void) {
  memmove(frame, frame + STEP * STRIDE, FRAME - STEP * STRIDE);
  memcpy(frame + FRAME - STEP * STRIDE, other, STEP * STRIDE);
}
static void compose(void) {
  for (int row = 0; row < SHOWING; row++)
    pixman_image_composite32(PIXMAN_OP_SRC, rows[row], NULL, target, 0, 0, 0, 0, 0, row * ROW, WIDTH, ROW);
}

static void *pixels(size_t size, int byte) {
  void *memory = NULL;
  if (posix_memalign(&memory, 64, size)) exit(1);
  return memset(memory, byte, size);
}

static void measure(const char *name, void (*work)(void)) {
  static Bench bench;
  bench = (Bench){.toolkit = "floor", .renderer = name, .version = pixman_version_string(), .scenario = "floor"};
  for (int run = 0; run < 20; run++) work();
  begin(&bench);
  for (int run = 0; run < RUNS; run++) {
    frame_begins(&bench);
    work();
    frame_ends(&bench);
  }
  end(&bench);
  report(&bench);
}

int main(void) {
  frame = pixels(FRAME, 1);
  other = pixels(FRAME, 2);
  target = pixman_image_create_bits(PIXMAN_x8r8g8b8, WIDTH, HEIGHT, (uint32_t *)frame, STRIDE);
  for (int row = 0; row < SHOWING; row++)
    rows[row] = pixman_image_create_bits(PIXMAN_x8r8g8b8, WIDTH, ROW, pixels(STRIDE * ROW, row), STRIDE);
  measure("memcpy", copy);
  measure("moved-and-filled", shift);
  measure("16-row-bitmaps", compose);
}
