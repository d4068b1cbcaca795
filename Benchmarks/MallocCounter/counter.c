/* Counts allocations when preloaded: LD_PRELOAD=counter.so. The program finds malloc_counter_count by dlsym. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <string.h>

static unsigned long count;

static void *(*next_malloc)(size_t);
static void *(*next_calloc)(size_t, size_t);
static void *(*next_realloc)(void *, size_t);
static int (*next_posix_memalign)(void **, size_t, size_t);
static void *(*next_aligned_alloc)(size_t, size_t);

/* dlsym itself may allocate before the others are found. */
static char early[65536];
static size_t early_used;

static void *early_allocate(size_t size) {
  size_t start = (early_used + 15) & ~(size_t)15;
  if (start + size > sizeof early) return NULL;
  early_used = start + size;
  return early + start;
}

static int is_early(const void *p) { return (const char *)p >= early && (const char *)p < early + sizeof early; }

static void find(void) {
  static int finding;
  if (finding) return;
  finding = 1;
  next_calloc = dlsym(RTLD_NEXT, "calloc");
  next_realloc = dlsym(RTLD_NEXT, "realloc");
  next_posix_memalign = dlsym(RTLD_NEXT, "posix_memalign");
  next_aligned_alloc = dlsym(RTLD_NEXT, "aligned_alloc");
  next_malloc = dlsym(RTLD_NEXT, "malloc");
  finding = 0;
}

unsigned long malloc_counter_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

static void tick(void) { __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  tick();
  if (!next_malloc) find();
  return next_malloc ? next_malloc(size) : early_allocate(size);
}

void *calloc(size_t number, size_t size) {
  tick();
  if (!next_malloc) find();
  return next_malloc ? next_calloc(number, size) : early_allocate(number * size);
}

void *realloc(void *old, size_t size) {
  tick();
  if (!next_malloc) find();
  if (is_early(old)) {
    void *moved = malloc(size);
    if (moved) memcpy(moved, old, size < (size_t)(early + sizeof early - (char *)old) ? size : (size_t)(early + sizeof early - (char *)old));
    return moved;
  }
  return next_realloc(old, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  tick();
  if (!next_malloc) find();
  return next_posix_memalign ? next_posix_memalign(result, alignment, size) : ENOMEM;
}

void *aligned_alloc(size_t alignment, size_t size) {
  tick();
  if (!next_malloc) find();
  return next_aligned_alloc ? next_aligned_alloc(alignment, size) : NULL;
}

void free(void *p) {
  static void (*next_free)(void *);
  if (!p || is_early(p)) return;
  if (!next_free) next_free = dlsym(RTLD_NEXT, "free");
  next_free(p);
}
