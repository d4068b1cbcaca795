#include <string.h>

// What a page asks the user: dialogs of scripts, menus of options, files, new windows, and passwords.

static Flag scriptDialog(Object web, Object dialog, View *view) {
  enum { prompt = 2, beforeUnload = 3 };
  int type = webkit_script_dialog_get_dialog_type(dialog);
  if (type == beforeUnload) {
    webkit_script_dialog_confirm_set_confirmed(dialog, 1);
    return 1;
  }
  // The page waits until the dialog is closed.
  Object copy = webkit_script_dialog_ref(dialog);
  tell(
    "dialog", view->number, "ddss", keep(copy), type, webkit_script_dialog_get_message(dialog),
    type == prompt ? webkit_script_dialog_prompt_get_default_text(dialog) : "");
  return 1;
}

static void closeDialog(void) {
  enum { confirm = 1, prompt = 2 };
  Object dialog = taken((int)number(2));
  if (!dialog) return;
  int type = webkit_script_dialog_get_dialog_type(dialog);
  if (type == confirm) webkit_script_dialog_confirm_set_confirmed(dialog, (Flag)number(3));
  else if (type == prompt && number(3)) webkit_script_dialog_prompt_set_text(dialog, word(4));
  webkit_script_dialog_close(dialog);
  webkit_script_dialog_unref(dialog);
}

static Flag showOptions(Object web, Object menu, Event *event, Area *area, View *view) {
  beginPacket("options", view->number);
  addNumber(keep(g_object_ref(menu)));
  addNumber(area->x);
  addNumber(area->y);
  addNumber(area->width);
  addNumber(area->height);
  unsigned count = webkit_option_menu_get_n_items(menu);
  for (unsigned index = 0; index < count; index++) {
    Object item = webkit_option_menu_get_item(menu, index);
    int state = webkit_option_menu_item_is_enabled(item) ? 1 : 0;
    if (webkit_option_menu_item_is_selected(item)) state |= 2;
    if (webkit_option_menu_item_is_group_label(item)) state |= 4;
    addWord("item");
    addNumber(state);
    addWord(webkit_option_menu_item_get_label(item));
  }
  finishPacket();
  return 1;
}

static void chooseOption(void) {
  Object menu = taken((int)number(2));
  if (!menu) return;
  if (number(3) >= 0) webkit_option_menu_activate_item(menu, (unsigned)number(3));
  webkit_option_menu_close(menu);
  g_object_unref(menu);
}

static Flag chooseFiles(Object web, Object request, View *view) {
  tell("files", view->number, "dd", keep(g_object_ref(request)), webkit_file_chooser_request_get_select_multiple(request));
  return 1;
}

static void filesChosen(void) {
  const char *paths[20] = {0};
  Object request = taken((int)number(2));
  if (!request) return;
  for (int index = 0; index < 19 && *word(3 + index); index++) paths[index] = word(3 + index);
  if (paths[0]) webkit_file_chooser_request_select_files(request, paths);
  else webkit_file_chooser_request_cancel(request);
  g_object_unref(request);
}

/// WebKit needs the view of a new window at once, so it is made here with a number of the helper's. The app adopts or closes it.
static Object createWindow(Object web, Object action, View *view) {
  static int next = -1;
  View *new = addView(next--, view->store, web, "");
  beginPacket("create", view->number);
  addNumber(new->number);
  addWord(webkit_uri_request_get_uri(webkit_navigation_action_get_request(action)));
  finishPacket();
  return new->web;
}
static void windowIsReady(Object web, View *view) {
  Area area = {0};
  webkit_window_properties_get_geometry(webkit_web_view_get_window_properties(web), &area);
  tell("features", view->number, "dddd", area.x, area.y, area.width, area.height);
}
static void closeWindow(Object web, View *view) { tell("close", view->number, ""); }
static Flag refuse(void) { return 1; }

static void connectDialogs(View *view) {
  Object web = view->web;
  connectSignal(web, "script-dialog", scriptDialog, view);
  connectSignal(web, "show-option-menu", showOptions, view);
  connectSignal(web, "run-file-chooser", chooseFiles, view);
  connectSignal(web, "create", createWindow, view);
  connectSignal(web, "ready-to-show", windowIsReady, view);
  connectSignal(web, "close", closeWindow, view);
  // Menus, printing and full screen of GTK would open windows that nobody sees.
  connectSignal(web, "context-menu", refuse, view);
  connectSignal(web, "print", refuse, view);
  connectSignal(web, "enter-fullscreen", refuse, view);
}

static Flag handleDialogs(const char *verb, View *view) {
  if (!strcmp(verb, "dialogAnswer")) closeDialog();
  else if (!strcmp(verb, "optionAnswer")) chooseOption();
  else if (!strcmp(verb, "filesAnswer")) filesChosen();
  else return 0;
  return 1;
}
