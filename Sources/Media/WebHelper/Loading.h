#include <string.h>

// Loading, the decisions about it, the list of pages, and downloads.

enum { navigation = 0, newWindow = 1, response = 2 };

static void addHeader(const char *name, const char *value, void *data) {
  addWord(name);
  addWord(value);
}

static void loadChanged(Object web, int event, View *view) {
  static const char *names[] = {"start", "redirect", "commit", "finish"};
  tellList(view);
  tell("load", view->number, "ss", names[event], webkit_web_view_get_uri(web));
}
static Flag loadFailed(Object web, int event, const char *uri, Error *error, View *view) {
  tell("fail", view->number, "dsdss", event, g_quark_to_string(error->domain), error->code, uri, error->message);
  return 1;
}
static Flag certificateFailed(Object web, const char *uri, Object certificate, int errors, View *view) {
  tell("fail", view->number, "dsdss", 0, "tls", errors, uri, "The certificate of the server is not valid.");
  return 1;
}

static Flag decide(Object web, Object decision, int type, View *view) {
  if (type == response) {
    Object answer = webkit_response_policy_decision_get_response(decision);
    beginPacket("response", view->number);
    addNumber(keep(g_object_ref(decision)));
    addWord(webkit_uri_response_get_uri(answer));
    addNumber(webkit_uri_response_get_status_code(answer));
    addWord(webkit_uri_response_get_mime_type(answer));
    addNumber((long long)webkit_uri_response_get_content_length(answer));
    addWord(webkit_uri_response_get_suggested_filename(answer));
    addNumber(webkit_response_policy_decision_is_mime_type_supported(decision));
    addNumber(webkit_response_policy_decision_is_main_frame_main_resource(decision));
    Object headers = webkit_uri_response_get_http_headers(answer);
    if (headers) soup_message_headers_foreach(headers, addHeader, NULL);
  } else {
    Object action = webkit_navigation_policy_decision_get_navigation_action(decision);
    Object request = webkit_navigation_action_get_request(action);
    const char *frame = webkit_navigation_action_get_frame_name(action);
    beginPacket("action", view->number);
    addNumber(keep(g_object_ref(decision)));
    addNumber(type == newWindow);
    addNumber(webkit_navigation_action_get_navigation_type(action));
    addWord(webkit_uri_request_get_uri(request));
    addWord(webkit_uri_request_get_http_method(request));
    addNumber(webkit_navigation_action_is_redirect(action));
    addWord(frame);
    Object headers = webkit_uri_request_get_http_headers(request);
    if (headers) soup_message_headers_foreach(headers, addHeader, NULL);
  }
  finishPacket();
  return 1;
}

static void titleChanged(Object web, Object property, View *view) { tell("title", view->number, "s", webkit_web_view_get_title(web)); }
static void addressChanged(Object web, Object property, View *view) { tell("address", view->number, "s", webkit_web_view_get_uri(web)); }
static void progressChanged(Object web, Object property, View *view) {
  tell("progress", view->number, "f", webkit_web_view_get_estimated_load_progress(web));
}
static void listChanged(Object list, Object added, void *removed, View *view) { tellList(view); }
static void terminated(Object web, int reason, View *view) { tell("terminated", view->number, "d", reason); }

/// Sends the list, and the state with which it can be restored.
static void tellList(View *view) {
  Object list = webkit_web_view_get_back_forward_list(view->web);
  int before = 0;
  while (webkit_back_forward_list_get_nth_item(list, -before - 1)) before++;
  Object item = webkit_back_forward_list_get_nth_item(list, 0);
  beginPacket("list", view->number);
  addNumber(item ? before : -1);
  for (int index = -before; (item = webkit_back_forward_list_get_nth_item(list, index)); index++) {
    addWord("item");
    addWord(webkit_back_forward_list_item_get_uri(item));
    addWord(webkit_back_forward_list_item_get_original_uri(item));
    addWord(webkit_back_forward_list_item_get_title(item));
  }
  finishPacket();
}

static void connectLoading(View *view) {
  Object web = view->web;
  connectSignal(web, "load-changed", loadChanged, view);
  connectSignal(web, "load-failed", loadFailed, view);
  connectSignal(web, "load-failed-with-tls-errors", certificateFailed, view);
  connectSignal(web, "decide-policy", decide, view);
  connectSignal(web, "notify::title", titleChanged, view);
  connectSignal(web, "notify::uri", addressChanged, view);
  connectSignal(web, "notify::estimated-load-progress", progressChanged, view);
  connectSignal(web, "web-process-terminated", terminated, view);
  connectSignal(webkit_web_view_get_back_forward_list(web), "changed", listChanged, view);
}

// MARK: Downloads

static Flag chooseDestination(Object download, const char *name, void *data) {
  Object answer = webkit_download_get_response(download);
  tell(
    "destination", 0, "dssds", (int)(intptr_t)data, webkit_uri_response_get_uri(answer), webkit_uri_response_get_mime_type(answer),
    (int)webkit_uri_response_get_content_length(answer), name);
  return 1;
}
static void received(Object download, uint64_t count, void *data) {
  beginPacket("received", 0);
  addNumber((intptr_t)data);
  addNumber((long long)webkit_download_get_received_data_length(download));
  finishPacket();
}
static void downloadFailed(Object download, Error *error, void *data) {
  g_object_set_data(download, "trestle-failed", download);
  tell("downloadFail", 0, "dds", (int)(intptr_t)data, error->code, error->message);
}
static void downloadFinished(Object download, void *data) {
  if (!g_object_get_data(download, "trestle-failed")) tell("downloadEnd", 0, "d", (int)(intptr_t)data);
  if (kept((int)(intptr_t)data)) g_object_unref(taken((int)(intptr_t)data));
}
static void beginDownload(Object context, Object download, void *data) {
  if (g_object_get_data(download, "trestle-known")) return;
  g_object_set_data(download, "trestle-known", download);
  View *view = viewOfWidget(webkit_download_get_web_view(download));
  intptr_t question = keep(g_object_ref(download));
  connectSignal(download, "decide-destination", chooseDestination, (void *)question);
  connectSignal(download, "received-data", received, (void *)question);
  connectSignal(download, "failed", downloadFailed, (void *)question);
  connectSignal(download, "finished", downloadFinished, (void *)question);
  tell("download", view ? view->number : 0, "ds", (int)question, webkit_uri_request_get_uri(webkit_download_get_request(download)));
}
static void connectDownloads(Store *store) { connectSignal(store->context, "download-started", beginDownload, NULL); }

// MARK: Commands

static void load(View *view) {
  Object request = webkit_uri_request_new(word(2));
  Object headers = webkit_uri_request_get_http_headers(request);
  for (int index = 3; headers && *word(index) && *word(index + 1); index += 2) soup_message_headers_append(headers, word(index), word(index + 1));
  webkit_web_view_load_request(view->web, request);
  g_object_unref(request);
}

static void answer(void) {
  Object decision = taken((int)number(2));
  if (!decision) return;
  const char *policy = word(3);
  if (!strcmp(policy, "use")) webkit_policy_decision_use(decision);
  else if (!strcmp(policy, "download")) webkit_policy_decision_download(decision);
  else webkit_policy_decision_ignore(decision);
  g_object_unref(decision);
}

static void restore(View *view) {
  Object bytes = g_bytes_new(word(2), lengthOfRest(2));
  Object state = webkit_web_view_session_state_new(bytes);
  g_bytes_unref(bytes);
  if (!state) return;
  webkit_web_view_restore_session_state(view->web, state);
  webkit_web_view_session_state_unref(state);
  Object item = webkit_back_forward_list_get_nth_item(webkit_web_view_get_back_forward_list(view->web), 0);
  if (item) webkit_web_view_go_to_back_forward_list_item(view->web, item);
}

static void sendState(View *view) {
  Object state = webkit_web_view_get_session_state(view->web);
  Object bytes = webkit_web_view_session_state_serialize(state);
  size_t count = 0;
  const void *data = g_bytes_get_data(bytes, &count);
  beginPacket("state", view->number);
  addBytes(data, count);
  finishPacket();
  g_bytes_unref(bytes);
  webkit_web_view_session_state_unref(state);
}

static Flag handleLoading(const char *verb, View *view) {
  if (!strcmp(verb, "load")) load(view);
  else if (!strcmp(verb, "data")) {
    Object bytes = g_bytes_new(word(5), lengthOfRest(5));
    webkit_web_view_load_bytes(view->web, bytes, word(2), word(3), *word(4) ? word(4) : NULL);
    g_bytes_unref(bytes);
  } else if (!strcmp(verb, "reload")) {
    if (number(2)) webkit_web_view_reload_bypass_cache(view->web);
    else webkit_web_view_reload(view->web);
  } else if (!strcmp(verb, "stop")) webkit_web_view_stop_loading(view->web);
  else if (!strcmp(verb, "go")) {
    Object item = webkit_back_forward_list_get_nth_item(webkit_web_view_get_back_forward_list(view->web), (int)number(2));
    if (item) webkit_web_view_go_to_back_forward_list_item(view->web, item);
  } else if (!strcmp(verb, "policy")) answer();
  else if (!strcmp(verb, "getState")) sendState(view);
  else if (!strcmp(verb, "restore")) restore(view);
  else if (!strcmp(verb, "zoom")) webkit_web_view_set_zoom_level(view->web, fraction(2));
  else if (!strcmp(verb, "agent")) g_object_set(view->settings, "user-agent", word(2), NULL);
  else if (!strcmp(verb, "scripts")) g_object_set(view->settings, "enable-javascript-markup", (Flag)number(2), NULL);
  else if (!strcmp(verb, "mute")) webkit_web_view_set_is_muted(view->web, (Flag)number(2));
  else if (!strcmp(verb, "startDownload")) {
    Object download = webkit_web_view_download_uri(view->web, word(2));
    beginDownload(NULL, download, NULL);
    g_object_unref(download);
  } else return 0;
  return 1;
}

/// Downloads outlive the views that they began in.
static Flag handleDownloads(const char *verb) {
  Object download = kept((int)number(2));
  if (!strcmp(verb, "saveTo")) {
    if (download) webkit_download_set_destination(download, word(3));
  } else if (!strcmp(verb, "cancelDownload")) {
    if (download) webkit_download_cancel(download);
  } else return 0;
  return 1;
}
