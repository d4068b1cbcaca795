#include <string.h>
#include <time.h>

// Touches, the pointer, keys, and text by an input method of ours: the app's keyboard commits and marks text without key events.

enum {
  motion = 3, buttonPress = 4, buttonRelease = 7, keyPress = 8, keyRelease = 9, focusChange = 12, scroll = 31, touchBegin = 37, touchUpdate = 38,
  touchEnd = 39, touchCancel = 40, smoothScroll = 4, firstButtonMask = 1 << 8, shiftMask = 1,
};

static View *viewOfInput(Object input) { return g_object_get_data(input, "trestle-view"); }

static void tellKeyboard(View *view) {
  int purpose = 0, hints = 0;
  g_object_get(view->input, "input-purpose", &purpose, "input-hints", &hints, NULL);
  tell("keyboard", view->number, "ddd", view->hasKeyboard, purpose, hints);
}
static void focusIn(Object input) {
  viewOfInput(input)->hasKeyboard = 1;
  tellKeyboard(viewOfInput(input));
}
static void focusOut(Object input) {
  viewOfInput(input)->hasKeyboard = 0;
  tellKeyboard(viewOfInput(input));
}
/// From one field to another only the purpose changes.
static void purposeChanged(Object input, Object property, View *view) {
  if (view->hasKeyboard) tellKeyboard(view);
}
static void surrounding(Object input, const char *text, unsigned length, unsigned cursor, unsigned selection) {
  beginPacket("surrounding", viewOfInput(input)->number);
  addNumber(cursor);
  addNumber(selection);
  addBytes(text, length);
  finishPacket();
}
static size_t countCharacters(const char *text) {
  size_t count = 0;
  for (; *text; text++) count += (*text & 0xC0) != 0x80;
  return count;
}
static void getPreedit(Object input, char **text, List **underlines, unsigned *cursor) {
  const char *marked = viewOfInput(input)->marked;
  unsigned count = marked ? (unsigned)countCharacters(marked) : 0;
  if (text) *text = g_strdup(marked ? marked : "");
  if (cursor) *cursor = count;
  if (underlines) *underlines = marked ? g_list_append(NULL, webkit_input_method_underline_new(0, count)) : NULL;
}
static Flag filterKey(Object input, KeyEvent *event) { return 0; }

static void prepareClass(InputClass *class, void *data) {
  class->getPreedit = getPreedit;
  class->filterKey = filterKey;
  class->focusIn = focusIn;
  class->focusOut = focusOut;
  class->surrounding = surrounding;
}

static void connectInput(View *view) {
  static size_t type;
  if (!type) {
    TypeQuery parent;
    size_t parentType = webkit_input_method_context_get_type();
    g_type_query(parentType, &parent);
    type = g_type_register_static_simple(
      parentType, "TrestleInputContext", parent.classSize, (void *)prepareClass, parent.instanceSize, NULL, 0);
  }
  view->input = g_object_new(type, NULL);
  g_object_set_data(view->input, "trestle-view", view);
  connectSignal(view->input, "notify::input-purpose", purposeChanged, view);
  webkit_web_view_set_input_method_context(view->web, view->input);
}

static void mark(View *view, const char *text) {
  Flag wasMarked = view->marked != NULL;
  free(view->marked);
  view->marked = *text ? strdup(text) : NULL;
  if (view->marked && !wasMarked) g_signal_emit_by_name(view->input, "preedit-started");
  g_signal_emit_by_name(view->input, "preedit-changed");
  if (!view->marked && wasMarked) g_signal_emit_by_name(view->input, "preedit-finished");
}

static uint32_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint32_t)(now.tv_sec * 1000 + now.tv_nsec / 1000000);
}

static Event *newEvent(View *view, int type, Flag isKey) {
  Event *event = gdk_event_new(type);
  Object seat = gdk_display_get_default_seat(gdk_display_get_default());
  event->any.window = g_object_ref(gtk_widget_get_window(view->web));
  event->any.isSent = 1;
  gdk_event_set_device(event, isKey ? gdk_seat_get_keyboard(seat) : gdk_seat_get_pointer(seat));
  return event;
}

static void pointer(View *view, const char *phase, double x, double y, int count) {
  int type = *phase == 'd' ? buttonPress : *phase == 'u' ? buttonRelease : motion;
  Event *event = newEvent(view, type, 0);
  if (type == motion) {
    event->motion.time = milliseconds();
    event->motion.x = event->motion.rootX = x;
    event->motion.y = event->motion.rootY = y;
    if (count) event->motion.state = firstButtonMask;
  } else {
    event->button.time = milliseconds();
    event->button.x = event->button.rootX = x;
    event->button.y = event->button.rootY = y;
    event->button.button = 1;
    if (type == buttonRelease) event->button.state = firstButtonMask;
  }
  gtk_widget_event(view->web, event);
  gdk_event_free(event);
}

static void touch(View *view, const char *phase, long finger, double x, double y) {
  int type = *phase == 'b' ? touchBegin : *phase == 'm' ? touchUpdate : *phase == 'e' ? touchEnd : touchCancel;
  Event *event = newEvent(view, type, 0);
  event->touch.time = milliseconds();
  event->touch.x = event->touch.rootX = x;
  event->touch.y = event->touch.rootY = y;
  event->touch.sequence = (Object)(finger + 1);
  event->touch.emulates = finger == 0;
  gtk_main_do_event(event);
  gdk_event_free(event);
}

static void wheel(View *view, double x, double y, double deltaX, double deltaY) {
  Event *event = newEvent(view, scroll, 0);
  event->scroll.time = milliseconds();
  event->scroll.direction = smoothScroll;
  event->scroll.x = event->scroll.rootX = x;
  event->scroll.y = event->scroll.rootY = y;
  event->scroll.deltaX = deltaX;
  event->scroll.deltaY = deltaY;
  gtk_widget_event(view->web, event);
  gdk_event_free(event);
}

static void key(View *view, unsigned value, uint32_t modifiers, Flag isDown) {
  Event *event = newEvent(view, isDown ? keyPress : keyRelease, 1);
  event->key.time = milliseconds();
  event->key.value = value;
  event->key.state = modifiers;
  KeymapKey *keys = NULL;
  int count = 0;
  if (gdk_keymap_get_entries_for_keyval(gdk_keymap_get_for_display(gdk_display_get_default()), value, &keys, &count) && count) {
    event->key.hardwareCode = (uint16_t)keys[0].code;
    if (keys[0].level & 1) event->key.state |= shiftMask;
  }
  g_free(keys);
  gtk_widget_event(view->web, event);
  gdk_event_free(event);
}

static void focus(View *view, Flag isIn) {
  Event *event = gdk_event_new(focusChange);
  event->focus.window = g_object_ref(gtk_widget_get_window(view->window));
  event->focus.isIn = (int16_t)isIn;
  if (isIn) gtk_widget_grab_focus(view->web);
  gtk_widget_send_focus_change(view->web, event);
  gdk_event_free(event);
}

static Flag handleInput(const char *verb, View *view) {
  if (!strcmp(verb, "pointer")) pointer(view, word(2), fraction(3), fraction(4), (int)number(5));
  else if (!strcmp(verb, "touch")) touch(view, word(2), number(3), fraction(4), fraction(5));
  else if (!strcmp(verb, "wheel")) wheel(view, fraction(2), fraction(3), fraction(4), fraction(5));
  else if (!strcmp(verb, "key")) {
    unsigned value = strlen(word(2)) > 1 ? gdk_keyval_from_name(word(2)) : gdk_unicode_to_keyval((uint32_t)(unsigned char)*word(2));
    key(view, value, (uint32_t)number(3), 1);
    key(view, value, (uint32_t)number(3), 0);
  } else if (!strcmp(verb, "focus")) focus(view, (Flag)number(2));
  else if (!strcmp(verb, "mark")) mark(view, word(2));
  else if (!strcmp(verb, "commit")) {
    if (view->marked) mark(view, "");
    g_signal_emit_by_name(view->input, "committed", word(2));
  } else if (!strcmp(verb, "edit")) webkit_web_view_execute_editing_command(view->web, word(2));
  else return 0;
  return 1;
}
