#ifndef HELPER_H
#define HELPER_H
#include "Library.h"

/// The data that views share: a context of WebKit, of which each view has one.
typedef struct Store { int number; Object context, data, cookies; char *schemes; struct Store *next; } Store;

/// A page: a view in a window that is never seen, and its pixels in memory that the app reads.
typedef struct View {
  int number;
  Store *store;
  Object window, web, content, input, settings;
  int width, height;
  unsigned char *pixels; size_t size;
  /// The part that changed since the last frame; empty if its width is 0. A frame is drawn when the app has read the one before.
  Area damage; Flag isReading, isFlushing, isDrawing;
  Flag hasKeyboard;
  char *marked, *searched; unsigned searchOptions;
  struct View *next;
} View;

/// A question of the app about a view.
typedef struct { int view, question; } Question;
static Question *newQuestion(View *view, int number) {
  Question *question = malloc(sizeof *question);
  *question = (Question){view->number, number};
  return question;
}

static View *views;
static Store *stores;
static View *viewOfWidget(Object widget);

// Packets: words that end with a zero byte. Longer ones than a socket passes are in a file in memory.
static void tell(const char *verb, int view, const char *format, ...);
static void tellWithFile(const char *verb, int view, int file, const char *format, ...);
/// Adds a word to the packet that the next `finishPacket` sends.
static void beginPacket(const char *verb, int view);
static void addWord(const char *word);
static void addNumber(long long number);
static void addBytes(const void *bytes, size_t count);
static void finishPacket(void);
static Flag receivePacket(int descriptor, unsigned condition, void *data);
/// The words of the packet that is handled. Those beyond the last are empty. The last may have zero bytes.
static const char *word(int index);
static long number(int index);
static double fraction(int index);
static size_t lengthOfRest(int index);
/// Handles the packet.
static void handlePacket(void);

// Questions to the app, which it answers by their number.
static int keep(Object object);
static Object kept(int number);
static Object taken(int number);

static void connectSignal(Object object, const char *signal, void *function, void *data);
static void sharePixels(View *view);
static void drawWhenRead(View *view);
static void connectDrawing(View *view);
static void connectInput(View *view);
static void connectLoading(View *view);
static void connectScripts(View *view);
static void connectDialogs(View *view);
static void connectDownloads(Store *store);
static void tellList(View *view);
static View *addView(int number, Store *store, Object related, const char *options);

// Each returns whether the verb is one of its own.
static Flag handlePixels(const char *verb, View *view);
static Flag handleInput(const char *verb, View *view);
static Flag handleLoading(const char *verb, View *view);
static Flag handleScripts(const char *verb, View *view);
static Flag handleDialogs(const char *verb, View *view);
static Flag handleData(const char *verb);
static Flag handleViews(const char *verb);

static int screenScale = 1;
#endif
