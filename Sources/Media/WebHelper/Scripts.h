#include <stdio.h>
#include <string.h>

// Scripts in pages, their messages, the app's own schemes, and finding text.

enum { allFrames = 0, topFrame = 1, byDetail = 1 << 1 };

static void tellResult(Question *question, Object value, Error *error) {
  if (!value) {
    tell("error", question->view, "dds", question->question, error ? error->code : 0, error ? error->message : "");
    if (error) g_error_free(error);
  } else {
    const char *kind = jsc_value_is_undefined(value) ? "undefined" : jsc_value_is_function(value) ? "function" : "json";
    char *json = *kind == 'j' ? jsc_value_to_json(value, 0) : NULL;
    beginPacket("result", question->view);
    addNumber(question->question);
    addWord(*kind == 'j' && !json ? "function" : kind);
    if (json) addBytes(json, strlen(json));
    finishPacket();
    g_free(json);
    g_object_unref(value);
  }
  free(question);
}
static void evaluated(Object web, Object result, void *question) {
  Error *error = NULL;
  Object value = webkit_web_view_evaluate_javascript_finish(web, result, &error);
  tellResult(question, value, error);
}
static void called(Object web, Object result, void *question) {
  Error *error = NULL;
  Object value = webkit_web_view_call_async_javascript_function_finish(web, result, &error);
  tellResult(question, value, error);
}

// MARK: Messages. The name of the world comes first, since names may have any other character.

typedef struct { View *view; char *world, *name; } Handler;

static void freeHandler(void *data, Object closure) {
  Handler *handler = data;
  free(handler->world);
  free(handler->name);
  free(handler);
}
static void tellMessage(Handler *handler, Object value, int reply) {
  char *json = jsc_value_to_json(value, 0);
  beginPacket("message", handler->view->number);
  addWord(handler->world);
  addWord(handler->name);
  addNumber(reply);
  addWord(json ? json : "null");
  finishPacket();
  g_free(json);
}
static void message(Object content, Object result, Handler *handler) {
  tellMessage(handler, webkit_javascript_result_get_js_value(result), 0);
}
typedef struct { Object reply, context; } Reply;
static Reply replies[64];
static Flag messageWithReply(Object content, Object value, Object reply, Handler *handler) {
  for (int index = 0; index < 64; index++) {
    if (replies[index].reply) continue;
    replies[index] = (Reply){webkit_script_message_reply_ref(reply), g_object_ref(jsc_value_get_context(value))};
    tellMessage(handler, value, index + 1);
    return 1;
  }
  webkit_script_message_reply_return_error_message(reply, "Too many messages wait for a reply.");
  return 1;
}
static void replyTo(void) {
  long index = number(2) - 1;
  if (index < 0 || index >= 64 || !replies[index].reply) return;
  Reply *reply = &replies[index];
  if (*word(3) == 'e') webkit_script_message_reply_return_error_message(reply->reply, word(4));
  else {
    Object value = jsc_value_new_from_json(reply->context, word(4));
    webkit_script_message_reply_return_value(reply->reply, value);
    g_object_unref(value);
  }
  webkit_script_message_reply_unref(reply->reply);
  g_object_unref(reply->context);
  *reply = (Reply){0};
}

static void addHandler(View *view, const char *world, const char *name, Flag replies) {
  Handler *handler = malloc(sizeof *handler);
  *handler = (Handler){view, strdup(world), strdup(name)};
  const char *signal = replies ? "script-message-with-reply-received::" : "script-message-received::";
  char *detailed = malloc(strlen(signal) + strlen(name) + 1);
  strcat(strcpy(detailed, signal), name);
  g_signal_connect_data(view->content, detailed, replies ? (void *)messageWithReply : (void *)message, handler, freeHandler, 0);
  free(detailed);
  if (replies) webkit_user_content_manager_register_script_message_handler_with_reply(view->content, name, *world ? world : NULL);
  else if (*world) webkit_user_content_manager_register_script_message_handler_in_world(view->content, name, world);
  else webkit_user_content_manager_register_script_message_handler(view->content, name);
}
static void removeHandler(View *view, const char *world, const char *name) {
  if (*world) webkit_user_content_manager_unregister_script_message_handler_in_world(view->content, name, world);
  else webkit_user_content_manager_unregister_script_message_handler(view->content, name);
  // The signals of a name serve all worlds; those of a removed handler are not sent any more.
  g_signal_handlers_disconnect_matched(view->content, byDetail, 0, g_quark_from_string(name), NULL, NULL, NULL);
}

static void addScript(View *view, const char *world, int time, Flag onTopOnly, const char *source) {
  int frames = onTopOnly ? topFrame : allFrames;
  Object script = *world ? webkit_user_script_new_for_world(source, frames, time, world, NULL, NULL)
                         : webkit_user_script_new(source, frames, time, NULL, NULL);
  webkit_user_content_manager_add_script(view->content, script);
  webkit_user_script_unref(script);
}

// MARK: Schemes of the app

static void schemeRequested(Object request, void *data) {
  View *view = viewOfWidget(webkit_uri_scheme_request_get_web_view(request));
  beginPacket("scheme", view ? view->number : 0);
  addNumber(keep(g_object_ref(request)));
  addWord(webkit_uri_scheme_request_get_http_method(request));
  addWord(webkit_uri_scheme_request_get_uri(request));
  Object headers = webkit_uri_scheme_request_get_http_headers(request);
  if (headers) soup_message_headers_foreach(headers, addHeader, NULL);
  addWord("");
  Object body = webkit_uri_scheme_request_get_http_body(request);
  char part[4096];
  for (ssize_t count; body && (count = g_input_stream_read(body, part, sizeof part, NULL, NULL)) > 0;) addBytes(part, (size_t)count);
  if (body) g_object_unref(body);
  finishPacket();
}
static void registerScheme(Store *store, const char *scheme) {
  char padded[80];
  snprintf(padded, sizeof padded, " %s ", scheme);
  if (store->schemes && strstr(store->schemes, padded)) return;
  size_t length = store->schemes ? strlen(store->schemes) : 0;
  store->schemes = realloc(store->schemes, length + strlen(padded) + 1);
  strcpy(store->schemes + length, padded);
  webkit_web_context_register_uri_scheme(store->context, scheme, schemeRequested, NULL, NULL);
  Object security = webkit_web_context_get_security_manager(store->context);
  webkit_security_manager_register_uri_scheme_as_secure(security, scheme);
  webkit_security_manager_register_uri_scheme_as_cors_enabled(security, scheme);
}
static void answerScheme(void) {
  Object request = taken((int)number(2));
  if (!request) return;
  if (*word(3) == 'e') {
    Error *error = g_error_new_literal(g_quark_from_string("trestle"), (int)number(4), word(5));
    webkit_uri_scheme_request_finish_error(request, error);
    g_error_free(error);
  } else {
    // number, "data", status, type, count of headers, their names and values, data
    int headerCount = (int)number(6), body = 7 + headerCount * 2;
    size_t count = lengthOfRest(body);
    char *copy = malloc(count + 1);
    memcpy(copy, word(body), count);
    Object stream = g_memory_input_stream_new_from_data(copy, (ssize_t)count, free);
    Object response = webkit_uri_scheme_response_new(stream, (int64_t)count);
    webkit_uri_scheme_response_set_status(response, (unsigned)number(4), NULL);
    webkit_uri_scheme_response_set_content_type(response, word(5));
    Object headers = soup_message_headers_new(1);
    for (int index = 0; index < headerCount; index++) soup_message_headers_append(headers, word(7 + index * 2), word(8 + index * 2));
    webkit_uri_scheme_response_set_http_headers(response, headers);
    webkit_uri_scheme_request_finish_with_response(request, response);
    g_object_unref(response);
    g_object_unref(stream);
  }
  g_object_unref(request);
}

// MARK: Finding

static void found(Object finder, unsigned count, View *view) { tell("found", view->number, "d", (int)count); }
static void notFound(Object finder, View *view) { tell("found", view->number, "d", 0); }

static void find(View *view, const char *text, unsigned options) {
  enum { backwards = 1 << 3 };
  Object finder = webkit_web_view_get_find_controller(view->web);
  Flag isSame = view->searched && !strcmp(view->searched, text) && view->searchOptions == options;
  if (isSame && !(options & backwards)) return webkit_find_controller_search_next(finder);
  if (isSame) return webkit_find_controller_search_previous(finder);
  free(view->searched);
  view->searched = strdup(text);
  view->searchOptions = options;
  webkit_find_controller_search(finder, text, options, 1000);
}

static void connectScripts(View *view) {
  Object finder = webkit_web_view_get_find_controller(view->web);
  connectSignal(finder, "found-text", found, view);
  connectSignal(finder, "failed-to-find-text", notFound, view);
}

static Flag handleScripts(const char *verb, View *view) {
  if (!strcmp(verb, "evaluate"))
    webkit_web_view_evaluate_javascript(
      view->web, word(4), -1, *word(3) ? word(3) : NULL, NULL, NULL, evaluated, newQuestion(view, (int)number(2)));
  else if (!strcmp(verb, "call"))
    webkit_web_view_call_async_javascript_function(
      view->web, word(4), -1, NULL, *word(3) ? word(3) : NULL, NULL, NULL, called, newQuestion(view, (int)number(2)));
  else if (!strcmp(verb, "script")) addScript(view, word(2), (int)number(3), (Flag)number(4), word(5));
  else if (!strcmp(verb, "removeScripts")) webkit_user_content_manager_remove_all_scripts(view->content);
  else if (!strcmp(verb, "handler")) addHandler(view, word(2), word(3), (Flag)number(4));
  else if (!strcmp(verb, "removeHandler")) removeHandler(view, word(2), word(3));
  else if (!strcmp(verb, "reply")) replyTo();
  else if (!strcmp(verb, "scheme")) registerScheme(view->store, word(2));
  else if (!strcmp(verb, "schemeAnswer")) answerScheme();
  else if (!strcmp(verb, "find")) find(view, word(3), (unsigned)number(2));
  else return 0;
  return 1;
}
