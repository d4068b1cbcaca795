// GtkListView on the rows of the comparison.
//   --mode image   layout and render nodes, drawn by GSK's cairo code into one image of this process (the like of a renderer that fills memory)
//   --mode window  the toolkit's own way to an X window, and a round trip to the server
// GTK 4.8 cannot leave the frame clock's pace, so the clock's own signals are emitted by hand: its handlers do all they do on a tick.
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>
#include "rows.h"

static Bench bench;
static Order order;
static unsigned generation;
static bool variable, edits, to_image, grid;
static GtkWidget *window, *scroller, *list;
static GtkAdjustment *offset;
static GdkFrameClock *ticks;
static cairo_surface_t *image;

// --- the model: items are made when asked for

#define BENCH_TYPE_ITEM (bench_item_get_type())
G_DECLARE_FINAL_TYPE(BenchItem, bench_item, BENCH, ITEM, GObject)
struct _BenchItem { GObject parent; guint id; };
G_DEFINE_TYPE(BenchItem, bench_item, G_TYPE_OBJECT)
static void bench_item_class_init(BenchItemClass *type) { (void)type; }
static void bench_item_init(BenchItem *item) { (void)item; }

#define BENCH_TYPE_MODEL (bench_model_get_type())
G_DECLARE_FINAL_TYPE(BenchModel, bench_model, BENCH, MODEL, GObject)
struct _BenchModel { GObject parent; };
static GType item_type(GListModel *model) { (void)model; return BENCH_TYPE_ITEM; }
static guint item_count(GListModel *model) { (void)model; return edits ? order.count : bench.rows; }
static gpointer item_at(GListModel *model, guint at) {
  if (at >= item_count(model)) return NULL;
  BenchItem *item = g_object_new(BENCH_TYPE_ITEM, NULL);
  item->id = edits ? order.ids[at] : at;
  return item;
}
static void list_model(GListModelInterface *methods) {
  methods->get_item_type = item_type;
  methods->get_n_items = item_count;
  methods->get_item = item_at;
}
G_DEFINE_TYPE_WITH_CODE(BenchModel, bench_model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_model))
static void bench_model_class_init(BenchModelClass *type) { (void)type; }
static void bench_model_init(BenchModel *model) { (void)model; }

// --- a row: square, two labels, chevron

#define BENCH_TYPE_SQUARE (bench_square_get_type())
G_DECLARE_FINAL_TYPE(BenchSquare, bench_square, BENCH, SQUARE, GtkWidget)
struct _BenchSquare { GtkWidget parent; GdkRGBA color; };
G_DEFINE_TYPE(BenchSquare, bench_square, GTK_TYPE_WIDGET)
static void square_size(GtkWidget *widget, GtkOrientation way, int other, int *least, int *natural, int *base, int *natural_base) {
  (void)widget; (void)way; (void)other;
  *least = *natural = grid ? CELL_SQUARE : SQUARE;
  *base = *natural_base = -1;
}
static void square_draw(GtkWidget *widget, GtkSnapshot *snapshot) {
  GskRoundedRect shape;
  float side = grid ? CELL_SQUARE : SQUARE;
  gsk_rounded_rect_init_from_rect(&shape, &GRAPHENE_RECT_INIT(0, 0, side, side), 12);
  gtk_snapshot_push_rounded_clip(snapshot, &shape);
  gtk_snapshot_append_color(snapshot, &BENCH_SQUARE(widget)->color, &shape.bounds);
  gtk_snapshot_pop(snapshot);
}
static void bench_square_class_init(BenchSquareClass *type) {
  GTK_WIDGET_CLASS(type)->measure = square_size;
  GTK_WIDGET_CLASS(type)->snapshot = square_draw;
}
static void bench_square_init(BenchSquare *square) { gtk_widget_set_valign(GTK_WIDGET(square), GTK_ALIGN_CENTER); }

typedef struct { GtkWidget *row, *square, *title, *subtitle; } Parts;

static GtkWidget *text(const char *style) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_widget_add_css_class(label, style);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  return label;
}
static void make_cell(GtkListItem *item) {
  Parts *parts = g_new0(Parts, 1);
  parts->row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  parts->square = g_object_new(BENCH_TYPE_SQUARE, NULL);
  gtk_widget_set_halign(parts->square, GTK_ALIGN_CENTER);
  parts->title = text("small");
  gtk_label_set_xalign(GTK_LABEL(parts->title), 0.5);
  gtk_box_append(GTK_BOX(parts->row), parts->square);
  gtk_box_append(GTK_BOX(parts->row), parts->title);
  g_object_set_data_full(G_OBJECT(item), "parts", parts, g_free);
  gtk_list_item_set_child(item, parts->row);
}
static void make_row(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  bench.created++;
  if (grid) return make_cell(item);
  Parts *parts = g_new0(Parts, 1);
  parts->row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, SPACE);
  gtk_widget_add_css_class(parts->row, "line");
  parts->square = g_object_new(BENCH_TYPE_SQUARE, NULL);
  parts->title = text("title");
  parts->subtitle = text("subtitle");
  if (variable) {
    gtk_label_set_wrap(GTK_LABEL(parts->subtitle), TRUE);
    gtk_label_set_lines(GTK_LABEL(parts->subtitle), 4);
  }
  GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *chevron = text("chevron");
  gtk_widget_set_hexpand(texts, TRUE);
  gtk_widget_set_valign(texts, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(texts), parts->title);
  gtk_box_append(GTK_BOX(texts), parts->subtitle);
  gtk_label_set_text(GTK_LABEL(chevron), "\xe2\x80\xba");
  gtk_box_append(GTK_BOX(parts->row), parts->square);
  gtk_box_append(GTK_BOX(parts->row), texts);
  gtk_box_append(GTK_BOX(parts->row), chevron);
  g_object_set_data_full(G_OBJECT(item), "parts", parts, g_free);
  gtk_list_item_set_child(item, parts->row);
}
static void fill_row(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  bench.bound++;
  Parts *parts = g_object_get_data(G_OBJECT(item), "parts");
  guint id = BENCH_ITEM(gtk_list_item_get_item(item))->id;
  uint32_t rgb = palette[id & 7];
  BENCH_SQUARE(parts->square)->color = (GdkRGBA){(float)(rgb >> 16) / 255, (float)(rgb >> 8 & 255) / 255, (float)(rgb & 255) / 255, 1};
  gtk_widget_queue_draw(parts->square);
  char string[400];
  title_of(string, sizeof string, id);
  gtk_label_set_text(GTK_LABEL(parts->title), string);
  if (grid) {
    gtk_widget_set_size_request(parts->row, CELL_WIDTH, CELL);
    return;
  }
  subtitle_of(string, sizeof string, id, generation, variable);
  gtk_label_set_text(GTK_LABEL(parts->subtitle), string);
  gtk_widget_set_size_request(parts->row, -1, height_of(id, variable));
}

// --- frames

static gboolean rendered(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  (void)hint; (void)count; (void)values; (void)data;
  bench.painted++;
  return TRUE;
}
static void draw_image(void) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_widget_snapshot_child(window, scroller, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  cairo_t *context = cairo_create(image);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  if (node) {
    gsk_render_node_draw(node, context);
    gsk_render_node_unref(node);
  }
  cairo_destroy(context);
  cairo_surface_flush(image);
  bench.painted++;
}
static void draw(void) {
  g_signal_emit_by_name(ticks, "layout");
  if (to_image) return draw_image();
  g_signal_emit_by_name(ticks, "paint");
  gdk_display_sync(gdk_display_get_default());
}
static void rest(double ms) {
  for (double until = wall_ms() + ms; wall_ms() < until; g_usleep(2000))
    while (g_main_context_iteration(NULL, FALSE)) {}
}
static void frame_done(void) {
  draw();
  frame_ends(&bench);
  if (bench.verifies && to_image) look(&bench, cairo_image_surface_get_data(image), cairo_image_surface_get_stride(image));
}

// --- edits: GListModel knows neither moves nor more than one range a call

static void take_row(GListModel *model, uint32_t at) {
  take_out(&order, at);
  g_list_model_items_changed(model, at, 1, 0);
}
static void put_row(GListModel *model, uint32_t at, uint32_t id) {
  put_in(&order, at, id);
  g_list_model_items_changed(model, at, 0, 1);
}
static void edit(GListModel *model) {
  for (int number = 0; number < 50; number++) take_row(model, place(&order, number));
  for (int number = 0; number < 50; number++) put_row(model, place(&order, number), order.next++);
  for (int number = 0; number < 10; number++) {
    uint32_t from = place(&order, number), to = below(&order.random, order.count - 1), id = order.ids[from];
    take_row(model, from);
    put_row(model, to, id);
  }
}

static gboolean scroll_window(GtkWidget *widget, GdkFrameClock *clock, gpointer loop) {
  (void)widget; (void)clock;
  if (bench.frames == FLINGS) {
    g_main_loop_quit(loop);
    return G_SOURCE_REMOVE;
  }
  gtk_adjustment_set_value(offset, ++bench.frames * step_of(&bench));
  return G_SOURCE_CONTINUE;
}

static void measure(GListModel *model) {
  Random random = {42};
  int frames = is(&bench, "jump") ? JUMPS : is(&bench, "reload") ? RELOADS : edits ? BATCHES : FLINGS;
  rest(300);
  begin(&bench);
  for (int index = 1; index <= frames; index++) {
    frame_begins(&bench);
    if (is(&bench, "jump")) {
      gtk_widget_activate_action(list, "list.scroll-to-item", "u", below(&random, bench.rows));
    } else if (is(&bench, "reload")) {
      generation++;
      g_list_model_items_changed(model, 0, bench.rows, bench.rows);
      gtk_adjustment_set_value(offset, 0);
    } else if (edits) {
      edit(model);
      gtk_adjustment_set_value(offset, 0);
    } else {
      gtk_adjustment_set_value(offset, index * STEP);
    }
    frame_done();
  }
  end(&bench);
}

static const char style[] =
  "window, listview, gridview { background: #fff; color: #000; }"
  "listview > row, gridview > child, gridview > child.activatable { padding: 0; margin: 0; border: none; outline: none; transition: none; }"
  ".line { padding: 0 30px; border-bottom: 1px solid #c8c7cc; }"
  ".title { font: bold 32px 'DejaVu Sans'; } .subtitle { font: 24px 'DejaVu Sans'; color: #8e8e93; } .chevron { font: 40px 'DejaVu Sans'; color: #c7c7cc; } .small { font: 20px 'DejaVu Sans'; }";

int main(int count, char **words) {
  double start = started(words);
  read_options(&bench, count, words, "image");
  to_image = !strcmp(bench.mode, "image");
  variable = is(&bench, "fling-variable");
  grid = is(&bench, "grid");
  edits = is(&bench, "batch");
  if (edits) order = order_of(bench.rows);
  char version[24];
  snprintf(version, sizeof version, "%u.%u.%u", gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version());
  bench.toolkit = "gtk4";
  bench.renderer = to_image ? "image" : "window";
  bench.version = version;

  g_setenv("GDK_BACKEND", "x11", TRUE);
  gtk_init();
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  GtkCssProvider *css = gtk_css_provider_new();
  gtk_css_provider_load_from_data(css, style, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(css), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  GListModel *model = g_object_new(BENCH_TYPE_MODEL, NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(fill_row), NULL);
  GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_ref(model)));
  list = grid ? gtk_grid_view_new(selection, factory) : gtk_list_view_new(selection, factory);
  if (grid) {
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(list), COLUMNS);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(list), COLUMNS);
  }
  scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  offset = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  gtk_widget_realize(window);
  ticks = g_object_ref(gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window))));
  g_signal_add_emission_hook(g_signal_lookup("render", GDK_TYPE_SURFACE), 0, rendered, NULL, NULL);
  image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  gtk_window_present(GTK_WINDOW(window));
  while (!bench.painted || gtk_widget_get_height(list) < HEIGHT / 2) g_main_context_iteration(NULL, TRUE);
  gdk_display_sync(gdk_display_get_default());
  bench.first_frame = wall_ms() - start;

  if (is(&bench, "first-frame")) {
    end_of_first_frame(&bench);
  } else if (is(&bench, "idle")) {
    rest(1000);
    begin(&bench);
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    g_timeout_add(5000, G_SOURCE_FUNC(g_main_loop_quit), loop);
    g_main_loop_run(loop);
    end(&bench);
  } else if (is_in_window(&bench)) {
    rest(1000);
    begin(&bench);
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    gtk_widget_add_tick_callback(window, scroll_window, loop, NULL);
    g_main_loop_run(loop);
    end(&bench);
  } else {
    measure(model);
  }
  report(&bench);
  if (bench.picture && to_image) save(bench.picture, cairo_image_surface_get_data(image), cairo_image_surface_get_stride(image));
  _exit(0);
}
