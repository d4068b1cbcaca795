#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The pixels of a page. WebKit draws from the page's bitmap into memory that the app has mapped; nothing passes through the display.

enum { argb32 = 0, signalAfter = 1, visibleRegion = 0, fullDocument = 1 };

static void sharePixels(View *view) {
  if (view->pixels) munmap(view->pixels, view->size);
  int width = view->width * screenScale, height = view->height * screenScale, stride = width * 4;
  view->size = (size_t)stride * (size_t)height;
  int memory = memfd_create("trestle-web", MFD_CLOEXEC);
  if (ftruncate(memory, (off_t)view->size)) _exit(2);
  view->pixels = mmap(NULL, view->size, PROT_READ | PROT_WRITE, MAP_SHARED, memory, 0);
  if (view->pixels == MAP_FAILED) _exit(2);
  tellWithFile("buffer", view->number, memory, "ddd", width, height, stride);
  close(memory);
  view->isReading = 0;
  view->damage = (Area){0};
  // The view is drawn when it has its new size.
  gtk_widget_queue_draw(view->web);
}

static Flag draw(void *data) {
  View *view = data;
  view->isFlushing = 0;
  Area part = view->damage;
  if (!part.width || view->isReading) return 0;
  int width = view->width * screenScale, height = view->height * screenScale;
  Object surface = cairo_image_surface_create_for_data(view->pixels, argb32, width, height, width * 4);
  cairo_surface_set_device_scale(surface, screenScale, screenScale);
  Object context = cairo_create(surface);
  cairo_rectangle(context, part.x, part.y, part.width, part.height);
  cairo_clip(context);
  view->isDrawing = 1;
  gtk_widget_draw(view->web, context);
  view->isDrawing = 0;
  cairo_destroy(context);
  cairo_surface_flush(surface);
  cairo_surface_destroy(surface);
  view->damage = (Area){0};
  view->isReading = 1;
  tell("frame", view->number, "dddd", part.x * screenScale, part.y * screenScale, part.width * screenScale, part.height * screenScale);
  return 0;
}

static void drawWhenRead(View *view) {
  if (view->isReading || view->isFlushing || !view->damage.width) return;
  view->isFlushing = 1;
  g_idle_add(draw, view);
}

static int smaller(int a, int b) { return a < b ? a : b; }
static int larger(int a, int b) { return a > b ? a : b; }

/// The clip of a drawing in the unseen window is the part that changed.
static Flag drawn(Object widget, Object context, void *data) {
  View *view = data;
  Area part;
  if (view->isDrawing || !gdk_cairo_get_clip_rectangle(context, &part)) return 0;
  int left = larger(part.x, 0), top = larger(part.y, 0);
  int right = smaller(part.x + part.width, view->width), bottom = smaller(part.y + part.height, view->height);
  if (right <= left || bottom <= top) return 0;
  Area *all = &view->damage;
  if (all->width) {
    right = larger(right, all->x + all->width);
    bottom = larger(bottom, all->y + all->height);
    left = smaller(left, all->x);
    top = smaller(top, all->y);
  }
  *all = (Area){left, top, right - left, bottom - top};
  drawWhenRead(view);
  return 0;
}

static void connectDrawing(View *view) { g_signal_connect_data(view->web, "draw", drawn, view, NULL, signalAfter); }

static void snapshotTaken(Object web, Object result, void *data) {
  Question *question = data;
  Error *error = NULL;
  Object surface = webkit_web_view_get_snapshot_finish(web, result, &error);
  if (!surface) {
    tell("snapshot", question->view, "dddds", question->question, 0, 0, 0, error ? error->message : "");
    if (error) g_error_free(error);
  } else {
    cairo_surface_flush(surface);
    int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
    int stride = cairo_image_surface_get_stride(surface);
    size_t size = (size_t)stride * (size_t)height;
    int memory = memfd_create("trestle-web-snapshot", MFD_CLOEXEC);
    if (!ftruncate(memory, (off_t)size)) {
      void *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, memory, 0);
      if (bytes != MAP_FAILED) {
        memcpy(bytes, cairo_image_surface_get_data(surface), size);
        munmap(bytes, size);
      }
    }
    tellWithFile("snapshot", question->view, memory, "dddds", question->question, width, height, stride, "");
    close(memory);
    cairo_surface_destroy(surface);
  }
  free(question);
}

static Flag handlePixels(const char *verb, View *view) {
  if (!strcmp(verb, "read")) {
    view->isReading = 0;
    drawWhenRead(view);
  } else if (!strcmp(verb, "size")) {
    if (number(2) == view->width && number(3) == view->height) return 1;
    view->width = (int)number(2);
    view->height = (int)number(3);
    gtk_window_resize(view->window, view->width, view->height);
    gtk_widget_set_size_request(view->web, view->width, view->height);
    sharePixels(view);
  } else if (!strcmp(verb, "snapshot")) {
    webkit_web_view_get_snapshot(
      view->web, number(3) ? fullDocument : visibleRegion, 0, NULL, snapshotTaken, newQuestion(view, (int)number(2)));
  } else return 0;
  return 1;
}
