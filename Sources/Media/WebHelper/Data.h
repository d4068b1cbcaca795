#include <string.h>

// What pages store: cookies and other data; and the rules that block content.

static Store *storeOfNumber(int number) {
  for (Store *store = stores; store; store = store->next)
    if (store->number == number) return store;
  return NULL;
}
static Store *storeOfCookies(Object cookies) {
  for (Store *store = stores; store; store = store->next)
    if (store->cookies == cookies) return store;
  return NULL;
}

static void addCookies(List *cookies) {
  for (List *item = cookies; item; item = item->next) {
    Object cookie = item->data, expires = soup_cookie_get_expires(cookie);
    addWord("cookie");
    addWord(soup_cookie_get_name(cookie));
    addWord(soup_cookie_get_value(cookie));
    addWord(soup_cookie_get_domain(cookie));
    addWord(soup_cookie_get_path(cookie));
    addNumber(expires ? g_date_time_to_unix(expires) : -1);
    addNumber(soup_cookie_get_secure(cookie));
    addNumber(soup_cookie_get_http_only(cookie));
    soup_cookie_free(cookie);
  }
  g_list_free(cookies);
}
static void gotCookies(Object manager, Object result, void *question) {
  List *cookies = webkit_cookie_manager_get_all_cookies_finish(manager, result, NULL);
  beginPacket("cookies", 0);
  addNumber((intptr_t)question);
  addCookies(cookies);
  finishPacket();
}
static void cookieAdded(Object manager, Object result, void *question) {
  Error *error = NULL;
  webkit_cookie_manager_add_cookie_finish(manager, result, &error);
  tell("done", 0, "ds", (int)(intptr_t)question, error ? error->message : "");
  if (error) g_error_free(error);
}
static void cookieDeleted(Object manager, Object result, void *question) {
  Error *error = NULL;
  webkit_cookie_manager_delete_cookie_finish(manager, result, &error);
  tell("done", 0, "ds", (int)(intptr_t)question, error ? error->message : "");
  if (error) g_error_free(error);
}
static void cookiesChanged(Object manager, void *data) {
  Store *store = storeOfCookies(manager);
  if (store) tell("cookiesChanged", 0, "d", store->number);
}
static Object newCookie(void) {
  Object cookie = soup_cookie_new(word(4), word(5), word(6), word(7), -1);
  if (atoll(word(8)) >= 0) {
    Object date = g_date_time_new_from_unix_utc(atoll(word(8)));
    soup_cookie_set_expires(cookie, date);
    g_date_time_unref(date);
  }
  soup_cookie_set_secure(cookie, (Flag)number(9));
  soup_cookie_set_http_only(cookie, (Flag)number(10));
  return cookie;
}

static void openStore(void) {
  if (storeOfNumber((int)number(2))) return;
  Store *store = calloc(1, sizeof *store);
  store->number = (int)number(2);
  const char *folder = word(3);
  store->data = *folder ? webkit_website_data_manager_new("base-data-directory", folder, "base-cache-directory", word(4), NULL)
                        : webkit_website_data_manager_new_ephemeral();
  store->context = webkit_web_context_new_with_website_data_manager(store->data);
  enum { documentBrowser = 2, sqlite = 1 };
  webkit_web_context_set_cache_model(store->context, documentBrowser);
  store->cookies = webkit_web_context_get_cookie_manager(store->context);
  if (*word(5)) webkit_cookie_manager_set_persistent_storage(store->cookies, word(5), sqlite);
  connectSignal(store->cookies, "changed", cookiesChanged, NULL);
  connectDownloads(store);
  store->next = stores;
  stores = store;
}

// MARK: Data of sites

static void fetched(Object manager, Object result, void *question) {
  List *all = webkit_website_data_manager_fetch_finish(manager, result, NULL);
  beginPacket("sites", 0);
  addNumber((intptr_t)question);
  for (List *item = all; item; item = item->next) {
    addWord("site");
    addWord(webkit_website_data_get_name(item->data));
    addNumber(webkit_website_data_get_types(item->data));
    webkit_website_data_unref(item->data);
  }
  finishPacket();
  g_list_free(all);
}
static void cleared(Object manager, Object result, void *question) {
  Error *error = NULL;
  webkit_website_data_manager_clear_finish(manager, result, &error);
  tell("done", 0, "ds", (int)(intptr_t)question, error ? error->message : "");
  if (error) g_error_free(error);
}
static void removed(Object manager, Object result, void *question) {
  Error *error = NULL;
  webkit_website_data_manager_remove_finish(manager, result, &error);
  tell("done", 0, "ds", (int)(intptr_t)question, error ? error->message : "");
  if (error) g_error_free(error);
}
typedef struct { int question; unsigned types; char *names; } Removal;
static void removeFetched(Object manager, Object result, void *data) {
  Removal *removal = data;
  List *all = webkit_website_data_manager_fetch_finish(manager, result, NULL), *wanted = NULL;
  for (List *item = all; item; item = item->next) {
    const char *name = webkit_website_data_get_name(item->data);
    for (const char *next = removal->names; *next; next += strlen(next) + 1)
      if (!strcmp(next, name)) { wanted = g_list_append(wanted, item->data); break; }
  }
  if (wanted) webkit_website_data_manager_remove(manager, removal->types, wanted, NULL, removed, (void *)(intptr_t)removal->question);
  else tell("done", 0, "ds", removal->question, "");
  g_list_free(wanted);
  for (List *item = all; item; item = item->next) webkit_website_data_unref(item->data);
  g_list_free(all);
  free(removal->names);
  free(removal);
}
static void removeSites(Store *store) {
  Removal *removal = malloc(sizeof *removal);
  size_t count = lengthOfRest(5);
  *removal = (Removal){(int)number(3), (unsigned)number(4), calloc(1, count + 2)};
  memcpy(removal->names, word(5), count);
  webkit_website_data_manager_fetch(store->data, removal->types, NULL, removeFetched, removal);
}

// MARK: Rules, in a folder each app has

static Object filterStore;
static void compiled(Object store, Object result, void *question) {
  Error *error = NULL;
  Object filter = webkit_user_content_filter_store_save_finish(store, result, &error);
  tell("done", 0, "ds", (int)(intptr_t)question, error ? error->message : "");
  if (filter) webkit_user_content_filter_unref(filter);
  if (error) g_error_free(error);
}
static void lookedUp(Object store, Object result, void *question) {
  Error *error = NULL;
  Object filter = webkit_user_content_filter_store_load_finish(store, result, &error);
  tell("done", 0, "ds", (int)(intptr_t)question, error ? error->message : "");
  if (filter) webkit_user_content_filter_unref(filter);
  if (error) g_error_free(error);
}
static void ruleRemoved(Object store, Object result, void *question) {
  Error *error = NULL;
  webkit_user_content_filter_store_remove_finish(store, result, &error);
  tell("done", 0, "ds", (int)(intptr_t)question, error ? error->message : "");
  if (error) g_error_free(error);
}
static void gotIdentifiers(Object store, Object result, void *question) {
  char **all = webkit_user_content_filter_store_fetch_identifiers_finish(store, result);
  beginPacket("identifiers", 0);
  addNumber((intptr_t)question);
  for (char **next = all; next && *next; next++) addWord(*next);
  finishPacket();
  g_strfreev(all);
}
/// A view waits for its rules, so that its first page has them: the app loads after the answer.
typedef struct { Object content; int question; } RuleUse;
static void useRule(Object store, Object result, void *data) {
  RuleUse *use = data;
  Error *error = NULL;
  Object filter = webkit_user_content_filter_store_load_finish(store, result, &error);
  if (filter) {
    webkit_user_content_manager_add_filter(use->content, filter);
    webkit_user_content_filter_unref(filter);
  }
  tell("done", 0, "ds", use->question, error ? error->message : "");
  if (error) g_error_free(error);
  g_object_unref(use->content);
  free(use);
}

static Flag handleRules(const char *verb) {
  void *question = (void *)(intptr_t)number(2);
  if (!strcmp(verb, "rulesFolder")) {
    if (!filterStore) filterStore = webkit_user_content_filter_store_new(word(2));
  } else if (!strcmp(verb, "compileRules")) {
    Object bytes = g_bytes_new(word(4), lengthOfRest(4));
    webkit_user_content_filter_store_save(filterStore, word(3), bytes, NULL, compiled, question);
    g_bytes_unref(bytes);
  } else if (!strcmp(verb, "lookUpRules")) webkit_user_content_filter_store_load(filterStore, word(3), NULL, lookedUp, question);
  else if (!strcmp(verb, "deleteRules")) webkit_user_content_filter_store_remove(filterStore, word(3), NULL, ruleRemoved, question);
  else if (!strcmp(verb, "listRules")) webkit_user_content_filter_store_fetch_identifiers(filterStore, NULL, gotIdentifiers, question);
  else if (!strcmp(verb, "useRules")) {
    for (View *view = views; view; view = view->next) {
      if (view->number != number(1)) continue;
      RuleUse *use = malloc(sizeof *use);
      *use = (RuleUse){g_object_ref(view->content), (int)number(2)};
      webkit_user_content_filter_store_load(filterStore, word(3), NULL, useRule, use);
    }
  } else if (!strcmp(verb, "dropRules")) {
    for (View *view = views; view; view = view->next)
      if (view->number == number(1)) webkit_user_content_manager_remove_filter_by_id(view->content, word(3));
  } else return 0;
  return 1;
}

static Flag handleData(const char *verb) {
  if (handleRules(verb)) return 1;
  if (!strcmp(verb, "store")) {
    openStore();
    return 1;
  }
  Store *store = storeOfNumber((int)number(2));
  void *question = (void *)(intptr_t)number(3);
  if (!strcmp(verb, "view")) {
    if (store) addView((int)number(1), store, NULL, word(3));
  } else if (!store) return 0;
  else if (!strcmp(verb, "getCookies")) webkit_cookie_manager_get_all_cookies(store->cookies, NULL, gotCookies, question);
  else if (!strcmp(verb, "addCookie") || !strcmp(verb, "deleteCookie")) {
    Object cookie = newCookie();
    if (*verb == 'a') webkit_cookie_manager_add_cookie(store->cookies, cookie, NULL, cookieAdded, question);
    else webkit_cookie_manager_delete_cookie(store->cookies, cookie, NULL, cookieDeleted, question);
    soup_cookie_free(cookie);
  } else if (!strcmp(verb, "getSites")) webkit_website_data_manager_fetch(store->data, (unsigned)number(4), NULL, fetched, question);
  else if (!strcmp(verb, "clear"))
    webkit_website_data_manager_clear(store->data, (unsigned)number(4), atoll(word(5)), NULL, cleared, question);
  else if (!strcmp(verb, "removeSites")) removeSites(store);
  else return 0;
  return 1;
}
