// The rows, the edits and the report of the comparison: what every program must agree on to the last pixel of the model.
// C11 that is C++ too. The Swift side of the same is in ../Table.
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum {
  WIDTH = 750, HEIGHT = 1334,            // a phone's screen at two pixels a point
  ROW = 88, SQUARE = 58, EDGE = 30, SPACE = 24, CHEVRON = 40,
  TITLE_LINE = 40, SUBTITLE_LINE = 28,
  COLUMNS = 5, CELL_WIDTH = 150, CELL = 140, CELL_SQUARE = 100, CELL_TITLE = 28,
  STEP = 40,                             // pixels a frame of a fling
  SLOW_STEP = 20, PERIOD = 16,           // pixels a frame of a scroll in a window; milliseconds of a frame there
  FLINGS = 600, JUMPS = 200, RELOADS = 50, BATCHES = 100, MAX_FRAMES = 1000
};

// --- time

static inline double ms_of(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}
static inline double wall_ms(void) { return ms_of(CLOCK_MONOTONIC); }
static inline double cpu_ms(void) { return ms_of(CLOCK_PROCESS_CPUTIME_ID); }

// The processor time of the X server whose process BENCH_SERVER names, to the hundredth of a second; zero without one.
static inline double server_ms(void) {
  const char *process = getenv("BENCH_SERVER");
  char path[64], text[1024] = "";
  if (!process) return 0;
  snprintf(path, sizeof path, "/proc/%s/stat", process);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  size_t size = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[size] = 0;
  const char *rest = strrchr(text, ')');
  unsigned long user = 0, system = 0;
  if (!rest || sscanf(rest + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) != 2) return 0;
  return (double)(user + system) * 1e3 / (double)sysconf(_SC_CLK_TCK);
}

// Time zero is the start of this very program, loading of libraries included: the first call notes the clock and runs the program anew.
static inline double started(char **arguments) {
  const char *noted = getenv("BENCH_STARTED");
  if (noted) return atof(noted);
  char text[40];
  snprintf(text, sizeof text, "%.6f", wall_ms());
  setenv("BENCH_STARTED", text, 1);
  execv("/proc/self/exe", arguments);
  exit(1);
}

// --- rows

static const uint32_t palette[8] = {0x4a90d9, 0xd0021b, 0x7ed321, 0xf5a623, 0x9013fe, 0x50b5c1, 0xb8541f, 0x5c6b7a};

static inline int height_of(uint32_t id, bool variable) { return variable ? 60 + (int)((id * 2654435761u >> 8) % 121) : ROW; }
static inline int lines_of(uint32_t id, bool variable) {
  int lines = variable ? (height_of(id, true) - 44) / SUBTITLE_LINE : 1;
  return lines < 1 ? 1 : lines > 4 ? 4 : lines;
}
static inline void title_of(char *text, size_t size, uint32_t id) { snprintf(text, size, "Row %u title", id); }
static inline void subtitle_of(char *text, size_t size, uint32_t id, unsigned generation, bool variable) {
  size_t used = (size_t)snprintf(text, size, "Section %u, item %u \xe2\x80\x94 some detail text", id / 1000, id % 1000);
  if (generation) used += (size_t)snprintf(text + used, size - used, " #%u", generation);
  for (int line = 1; variable && line < (height_of(id, true) - 44) / SUBTITLE_LINE; line++)
    used += (size_t)snprintf(text + used, size - used, " and more text that wraps on");
}

// --- edits

typedef struct { uint64_t state; } Random;
static inline uint32_t below(Random *random, uint32_t limit) {
  random->state ^= random->state >> 12;
  random->state ^= random->state << 25;
  random->state ^= random->state >> 27;
  return (uint32_t)(((random->state * 2685821657736338717ull >> 32) * limit) >> 32);
}

// The order of rows in the batch scenario.
typedef struct { uint32_t *ids, count, next; Random random; } Order;
static inline Order order_of(uint32_t count) {
  Order order = {(uint32_t *)malloc((count + 50u * BATCHES) * sizeof(uint32_t)), count, count, {88172645463325252ull}};
  for (uint32_t at = 0; at < count; at++) order.ids[at] = at;
  return order;
}
static inline void take_out(Order *order, uint32_t at) {
  memmove(order->ids + at, order->ids + at + 1, (--order->count - at) * sizeof(uint32_t));
}
static inline void put_in(Order *order, uint32_t at, uint32_t id) {
  memmove(order->ids + at + 1, order->ids + at, (order->count++ - at) * sizeof(uint32_t));
  order->ids[at] = id;
}
// Two edits of each kind fall on the rows that show, so that every frame changes.
static inline uint32_t place(Order *order, int number) { return below(&order->random, number < 2 ? 14 : order->count); }

// --- report

typedef struct {
  const char *toolkit, *renderer, *version, *scenario;
  uint32_t rows;
  bool verifies;
  const char *mode, *picture;
  double wall[MAX_FRAMES], cpu[MAX_FRAMES], frame_wall, frame_cpu, from_wall, from_cpu, from_server, total_wall, total_cpu, total_server, first_frame;
  int frames, distinct;
  uint64_t seen[MAX_FRAMES];
  unsigned long bound, bound_before, bound_measured, created, painted;
} Bench;

static inline void begin(Bench *bench) {
  bench->frames = 0;
  bench->painted = 0;
  bench->bound_before = bench->bound;
  bench->from_server = server_ms();
  bench->from_cpu = cpu_ms();
  bench->from_wall = wall_ms();
}
static inline void frame_begins(Bench *bench) {
  bench->frame_cpu = cpu_ms();
  bench->frame_wall = wall_ms();
}
static inline void frame_ends(Bench *bench) {
  bench->wall[bench->frames] = wall_ms() - bench->frame_wall;
  bench->cpu[bench->frames++] = cpu_ms() - bench->frame_cpu;
}
static inline void end(Bench *bench) {
  bench->total_wall = wall_ms() - bench->from_wall;
  bench->total_cpu = cpu_ms() - bench->from_cpu;
  bench->total_server = server_ms() - bench->from_server;
  bench->bound_measured = bench->bound - bench->bound_before;
}
static inline void end_of_first_frame(Bench *bench) {
  bench->frames = 1;
  bench->wall[0] = bench->total_wall = bench->first_frame;
  bench->cpu[0] = bench->total_cpu = cpu_ms();
  bench->bound_measured = bench->bound;
}

// --verify: how many different pictures the frames showed.
static inline void look(Bench *bench, const void *pixels, long stride) {
  uint64_t hash = 1469598103934665603ull;
  for (int y = 0; y < HEIGHT; y++) {
    const uint32_t *line = (const uint32_t *)((const char *)pixels + y * stride);
    for (int x = 0; x < WIDTH; x++) hash = (hash ^ (line[x] & 0xffffff)) * 1099511628211ull;
  }
  for (int index = 0; index < bench->distinct; index++)
    if (bench->seen[index] == hash) return;
  bench->seen[bench->distinct++] = hash;
}

static inline void save(const char *file, const void *pixels, long stride) {
  FILE *out = fopen(file, "wb");
  if (!out) return;
  fprintf(out, "P6 %d %d 255\n", WIDTH, HEIGHT);
  for (int y = 0; y < HEIGHT; y++) {
    const uint32_t *line = (const uint32_t *)((const char *)pixels + y * stride);
    for (int x = 0; x < WIDTH; x++) {
      unsigned char rgb[3] = {(unsigned char)(line[x] >> 16), (unsigned char)(line[x] >> 8), (unsigned char)line[x]};
      fwrite(rgb, 1, 3, out);
    }
  }
  fclose(out);
}

static inline int ascending(const void *a, const void *b) {
  double one = *(const double *)a, two = *(const double *)b;
  return (one > two) - (one < two);
}
static inline double part_of(const double *sorted, int count, double part) {
  return count ? sorted[(int)(part * (count - 1) + 0.5)] : 0;
}

static inline bool is(const Bench *bench, const char *scenario) { return !strcmp(bench->scenario, scenario); }
// Scrolling in a real window, sixty frames a second: what the process and the X server spend is told, not how long a frame takes.
static inline bool is_in_window(const Bench *bench) { return is(bench, "window-scroll") || is(bench, "window-fling"); }
static inline int step_of(const Bench *bench) { return is(bench, "window-scroll") ? SLOW_STEP : STEP; }

static inline void report(Bench *bench) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  int count = bench->frames;
  qsort(bench->wall, (size_t)count, sizeof(double), ascending);
  qsort(bench->cpu, (size_t)count, sizeof(double), ascending);
  printf("{\"toolkit\":\"%s\",\"renderer\":\"%s\",\"version\":\"%s\",\"scenario\":\"%s\",\"rows\":%u,\"frames\":%d,", bench->toolkit,
         bench->renderer, bench->version, bench->scenario, bench->rows, count);
  printf("\"wall_ms\":%.3f,\"cpu_ms\":%.3f,\"server_cpu_ms\":%.3f,", bench->total_wall, bench->total_cpu, bench->total_server);
  if (is_in_window(bench))
    printf("\"frames_a_second\":%.1f,\"client_ms\":%.3f,\"server_ms\":%.3f,", count * 1e3 / bench->total_wall, bench->total_cpu / count,
           bench->total_server / count);
  printf("\"frame_ms_p50\":%.3f,\"frame_ms_p95\":%.3f,\"frame_ms_p99\":%.3f,\"frame_ms_max\":%.3f,\"frame_cpu_ms_p50\":%.3f,\"frame_cpu_ms_p99\":%.3f,",
         part_of(bench->wall, count, 0.5), part_of(bench->wall, count, 0.95), part_of(bench->wall, count, 0.99),
         part_of(bench->wall, count, 1), part_of(bench->cpu, count, 0.5), part_of(bench->cpu, count, 0.99));
  printf("\"first_frame_ms\":%.3f,\"peak_rss_kib\":%ld,\"rows_bound\":%lu,\"rows_bound_total\":%lu,\"widgets_created\":%lu,", bench->first_frame,
         usage.ru_maxrss, bench->bound_measured, bench->bound, bench->created);
  printf("\"frames_painted\":%lu", bench->painted);
  if (bench->verifies) printf(",\"distinct_images\":%d", bench->distinct);
  printf("}\n");
  fflush(stdout);
}

// PROGRAM SCENARIO [--mode M] [--rows N] [--verify] [--shot FILE.ppm]
static inline void read_options(Bench *bench, int count, char **words, const char *mode) {
  static const struct { const char *name; uint32_t rows; } known[] = {
    {"first-frame", 1000}, {"fling", 100000}, {"fling-variable", 100000}, {"jump", 1000000}, {"reload", 1000000}, {"batch", 100000}, {"idle", 100000},
    {"grid", 100000}, {"window-scroll", 100000}, {"window-fling", 100000}};
  bench->mode = mode;
  for (int index = 1; index < count; index++) {
    bool more = index + 1 < count;
    if (!strcmp(words[index], "--verify")) bench->verifies = true;
    else if (!strcmp(words[index], "--mode") && more) bench->mode = words[++index];
    else if (!strcmp(words[index], "--shot") && more) bench->picture = words[++index];
    else if (!strcmp(words[index], "--rows") && more) bench->rows = (uint32_t)strtoul(words[++index], NULL, 10);
    else bench->scenario = words[index];
  }
  for (size_t index = 0; bench->scenario && index < sizeof known / sizeof *known; index++)
    if (!strcmp(bench->scenario, known[index].name)) {
      if (!bench->rows) bench->rows = known[index].rows;
      return;
    }
  fprintf(stderr, "usage: %s first-frame|fling|fling-variable|jump|reload|batch|idle|grid|window-scroll|window-fling [--mode M] [--rows N] [--verify] [--shot FILE.ppm]\n", words[0]);
  exit(2);
}
