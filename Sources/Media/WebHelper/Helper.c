// The process that shows an app's web pages by WebKitGTK: the app starts its own program again, which ends up here instead of in `main`.
#define _GNU_SOURCE
#include "Helper.h"
#include "include/TrestleWebHelper.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>
#include "Packets.h"
#include "Pixels.h"
#include "Input.h"
#include "Loading.h"
#include "Scripts.h"
#include "Dialogs.h"
#include "Data.h"

enum { popup = 1, neverAccelerated = 2 };

static void connectSignal(Object object, const char *signal, void *function, void *data) {
  g_signal_connect_data(object, signal, function, data, NULL, 0);
}

static View *viewOfWidget(Object widget) {
  for (View *view = views; view; view = view->next)
    if (view->web == widget) return view;
  return NULL;
}

// MARK: Questions

static Object questions[4096];
static int nextQuestion = 1;

static int keep(Object object) {
  int number = nextQuestion++;
  questions[number % 4096] = object;
  return number;
}
static Object kept(int number) { return number > 0 ? questions[number % 4096] : NULL; }
static Object taken(int number) {
  Object object = kept(number);
  if (object) questions[number % 4096] = NULL;
  return object;
}

// MARK: Views

static View *addView(int number, Store *store, Object related, const char *options) {
  View *view = calloc(1, sizeof *view);
  view->number = number;
  view->store = store;
  view->width = 375;
  view->height = 667;
  view->content = webkit_user_content_manager_new();
  view->settings = webkit_settings_new();
  webkit_settings_set_hardware_acceleration_policy(view->settings, neverAccelerated);
  // Smooth scrolling would animate what the app's scroll view already animates.
  g_object_set(
    view->settings, "enable-smooth-scrolling", 0, "enable-webgl", 0, "allow-file-access-from-file-urls", strchr(options, 'f') != NULL,
    "default-font-family", "Inter", "sans-serif-font-family", "Inter", "javascript-can-open-windows-automatically", strchr(options, 'w') != NULL,
    "enable-javascript", strchr(options, 'j') == NULL, "media-playback-requires-user-gesture", strchr(options, 'g') != NULL,
    "enable-developer-extras", 0, "enable-write-console-messages-to-stdout", getenv("TRESTLE_WEB_CONSOLE") != NULL, NULL);
  size_t type = webkit_web_view_get_type();
  view->web = related ? g_object_new(type, "related-view", related, "user-content-manager", view->content, "settings", view->settings, NULL)
                      : g_object_new(
                          type, "web-context", store->context, "user-content-manager", view->content, "settings", view->settings, NULL);
  view->next = views;
  views = view;
  connectInput(view);
  connectDrawing(view);
  connectLoading(view);
  connectScripts(view);
  connectDialogs(view);
  view->window = gtk_window_new(popup);
  gtk_window_set_default_size(view->window, view->width, view->height);
  gtk_widget_set_size_request(view->web, view->width, view->height);
  gtk_container_add(view->window, view->web);
  gtk_widget_show_all(view->window);
  gtk_widget_grab_focus(view->web);
  sharePixels(view);
  return view;
}

static void closeView(View *view) {
  for (View **place = &views; *place; place = &(*place)->next) {
    if (*place != view) continue;
    *place = view->next;
    break;
  }
  if (view->isFlushing) g_source_remove_by_user_data(view);
  g_signal_handlers_disconnect_matched(view->web, 1 << 4, 0, 0, NULL, NULL, view);
  // The structure stays: handlers of the list and of messages may hold it until WebKit has ended the page.
  gtk_widget_destroy(view->window);
}

static Flag handleViews(const char *verb) {
  View *view = views;
  while (view && view->number != number(1)) view = view->next;
  if (!view) return 0;
  if (!strcmp(verb, "close")) {
    closeView(view);
    return 1;
  }
  return handlePixels(verb, view) || handleInput(verb, view) || handleLoading(verb, view) || handleScripts(verb, view)
    || handleDialogs(verb, view);
}

static void handlePacket(void) {
  if (!strcmp(word(0), "end")) _exit(0);
  if (!handleData(word(0)) && !handleDownloads(word(0))) handleViews(word(0));
}

// MARK: Start

static int runWebHelper(void) {
  prctl(PR_SET_NAME, "TrestleWeb");
  const char *name = getenv("TRESTLE_WEB_HELPER");
  const char *missing = openLibrary(name);
  unsetenv("TRESTLE_WEB_HELPER");
  if (missing) {
    tell("missing", 0, "s", missing);
    return 3;
  }
  gdk_set_allowed_backends("x11");
  if (!gtk_init_check(NULL, NULL)) {
    tell("missing", 0, "s", "the display cannot be opened");
    return 3;
  }
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", 0, "gtk-font-name", "Inter 11", "gtk-overlay-scrolling", 1, NULL);
  const char *scale = getenv("GDK_SCALE");
  if (scale) screenScale = atoi(scale);
  if (screenScale < 1) screenScale = 1;
  tell("ready", 0, "d", screenScale);
  g_unix_fd_add(app, POLLIN | POLLHUP | POLLERR, receivePacket, NULL);
  gtk_main();
  return 0;
}

__attribute__((constructor)) static void becomeHelper(void) {
  const char *name = getenv("TRESTLE_WEB_HELPER");
  if (!name || !*name) return;
  unsetenv("LD_PRELOAD");
  _exit(runWebHelper());
}

const char *trestle_web_helper_path(void) {
  Dl_info information;
  return dladdr((void *)trestle_web_helper_path, &information) ? information.dli_fname : NULL;
}

int trestle_web_memory(void) { return memfd_create("trestle-web-packet", MFD_CLOEXEC); }

int trestle_web_spawn(const char *path, char *const *arguments, char *const *variables, int descriptor, _Bool isQuiet) {
  pid_t parent = getpid();
  pid_t process = fork();
  if (process) return process;
  // The program ends with this process, also if it was killed before a client of a display could connect. The kernel sends the signal when the
  // thread ends that started the program.
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) _exit(0);
  // A group of its own keeps an interrupt in the terminal from ending the display before the helper.
  setpgid(0, 0);
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  sigset_t signals;
  sigemptyset(&signals);
  sigprocmask(SIG_SETMASK, &signals, NULL);
  int input = open("/dev/null", O_RDONLY), output = open("/dev/null", O_WRONLY);
  dup2(input, 0);
  for (int number = 1; isQuiet && number <= 2; number++) dup2(output, number);
  if (descriptor == 3) fcntl(3, F_SETFD, 0); else dup2(descriptor, 3);
  closefrom(4);
  execve(path, arguments, variables);
  _exit(127);
}
