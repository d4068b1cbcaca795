// The functions of WebKitGTK 4.1 and of the libraries below it, which are opened when the helper starts: building needs no headers of theirs.
// Objects are opaque pointers. The structures have the layout of the libraries' ABI, which does not change within 4.1 and GTK 3.
#ifndef LIBRARY_H
#define LIBRARY_H
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

typedef void *Object;
typedef int32_t Flag;
typedef struct { uint32_t domain; int code; char *message; } Error;
typedef struct List { void *data; struct List *next, *previous; } List;
typedef struct { int x, y, width, height; } Area;
typedef void (*Done)(Object source, Object result, void *data);
typedef struct { size_t type; const char *name; uint32_t classSize, instanceSize; } TypeQuery;

/// An event of GDK: the common beginning, then what each kind has.
typedef struct { int type; Object window; int8_t isSent; } AnyEvent;
typedef struct {
  int type; Object window; int8_t isSent; uint32_t time; double x, y, *axes; uint32_t state, button; Object device; double rootX, rootY;
} ButtonEvent;
typedef struct {
  int type; Object window; int8_t isSent; uint32_t time; double x, y, *axes; uint32_t state; int16_t isHint; Object device; double rootX, rootY;
} MotionEvent;
typedef struct {
  int type; Object window; int8_t isSent; uint32_t time; double x, y, *axes; uint32_t state; Object sequence; Flag emulates; Object device;
  double rootX, rootY;
} TouchEvent;
typedef struct {
  int type; Object window; int8_t isSent; uint32_t time; double x, y; uint32_t state; int direction; Object device; double rootX, rootY;
  double deltaX, deltaY; uint32_t isStop;
} ScrollEvent;
typedef struct {
  int type; Object window; int8_t isSent; uint32_t time, state, value; int length; char *text; uint16_t hardwareCode; uint8_t group;
  uint32_t isModifier;
} KeyEvent;
typedef struct { int type; Object window; int8_t isSent; int16_t isIn; } FocusEvent;
typedef union { AnyEvent any; ButtonEvent button; MotionEvent motion; TouchEvent touch; ScrollEvent scroll; KeyEvent key; FocusEvent focus; } Event;
typedef struct { uint32_t code; int group, level; } KeymapKey;

/// The class of WebKitInputMethodContext: after GObject's, signals and then functions.
typedef struct {
  void *object[17];
  void *signals[5];
  void (*setEnablePreedit)(Object, Flag);
  void (*getPreedit)(Object, char **text, List **underlines, unsigned *cursor);
  Flag (*filterKey)(Object, KeyEvent *);
  void (*focusIn)(Object);
  void (*focusOut)(Object);
  void (*cursorArea)(Object, int x, int y, int width, int height);
  void (*surrounding)(Object, const char *text, unsigned length, unsigned cursor, unsigned selection);
  void (*reset)(Object);
} InputClass;

#define FUNCTIONS(F) \
  F(void, g_free, void *) \
  F(char *, g_strdup, const char *) \
  F(void, g_error_free, Error *) \
  F(Error *, g_error_new_literal, uint32_t, int, const char *) \
  F(uint32_t, g_quark_from_string, const char *) \
  F(const char *, g_quark_to_string, uint32_t) \
  F(List *, g_list_append, List *, void *) \
  F(void, g_list_free, List *) \
  F(void, g_strfreev, char **) \
  F(unsigned, g_idle_add, Flag (*)(void *), void *) \
  F(Flag, g_source_remove_by_user_data, void *) \
  F(unsigned, g_unix_fd_add, int, unsigned, Flag (*)(int, unsigned, void *), void *) \
  F(Object, g_bytes_new, const void *, size_t) \
  F(const void *, g_bytes_get_data, Object, size_t *) \
  F(void, g_bytes_unref, Object) \
  F(Object, g_object_ref, Object) \
  F(void, g_object_unref, Object) \
  F(Object, g_object_new, size_t, const char *, ...) \
  F(void, g_object_set, Object, const char *, ...) \
  F(void, g_object_get, Object, const char *, ...) \
  F(void, g_object_set_data, Object, const char *, void *) \
  F(void *, g_object_get_data, Object, const char *) \
  F(unsigned long, g_signal_connect_data, Object, const char *, void *, void *, void *, int) \
  F(unsigned, g_signal_handlers_disconnect_matched, Object, int, unsigned, uint32_t, void *, void *, void *) \
  F(void, g_signal_emit_by_name, Object, const char *, ...) \
  F(void, g_type_query, size_t, TypeQuery *) \
  F(size_t, g_type_register_static_simple, size_t, const char *, unsigned, void *, unsigned, void *, int) \
  F(Object, g_memory_input_stream_new_from_data, const void *, ssize_t, void (*)(void *)) \
  F(ssize_t, g_input_stream_read, Object, void *, size_t, Object, Error **) \
  F(int64_t, g_date_time_to_unix, Object) \
  F(Object, g_date_time_new_from_unix_utc, int64_t) \
  F(void, g_date_time_unref, Object) \
  F(Flag, gtk_init_check, int *, char ***) \
  F(void, gtk_main, void) \
  F(void, gtk_main_do_event, Event *) \
  F(Object, gtk_settings_get_default, void) \
  F(Object, gtk_window_new, int) \
  F(void, gtk_window_set_default_size, Object, int, int) \
  F(void, gtk_window_resize, Object, int, int) \
  F(void, gtk_container_add, Object, Object) \
  F(void, gtk_widget_set_size_request, Object, int, int) \
  F(void, gtk_widget_show_all, Object) \
  F(void, gtk_widget_hide, Object) \
  F(void, gtk_widget_destroy, Object) \
  F(void, gtk_widget_grab_focus, Object) \
  F(void, gtk_widget_draw, Object, Object) \
  F(void, gtk_widget_queue_draw, Object) \
  F(int, gtk_widget_get_scale_factor, Object) \
  F(Object, gtk_widget_get_window, Object) \
  F(Flag, gtk_widget_event, Object, Event *) \
  F(Flag, gtk_widget_send_focus_change, Object, Event *) \
  F(void, gdk_set_allowed_backends, const char *) \
  F(Flag, gdk_cairo_get_clip_rectangle, Object, Area *) \
  F(Event *, gdk_event_new, int) \
  F(void, gdk_event_free, Event *) \
  F(void, gdk_event_set_device, Event *, Object) \
  F(Object, gdk_display_get_default, void) \
  F(Object, gdk_display_get_default_seat, Object) \
  F(Object, gdk_seat_get_pointer, Object) \
  F(Object, gdk_seat_get_keyboard, Object) \
  F(Object, gdk_keymap_get_for_display, Object) \
  F(Flag, gdk_keymap_get_entries_for_keyval, Object, unsigned, KeymapKey **, int *) \
  F(unsigned, gdk_keyval_from_name, const char *) \
  F(unsigned, gdk_unicode_to_keyval, uint32_t) \
  F(Object, cairo_image_surface_create_for_data, void *, int, int, int, int) \
  F(Object, cairo_image_surface_create, int, int, int) \
  F(void, cairo_surface_set_device_scale, Object, double, double) \
  F(void, cairo_surface_destroy, Object) \
  F(void, cairo_surface_flush, Object) \
  F(unsigned char *, cairo_image_surface_get_data, Object) \
  F(int, cairo_image_surface_get_width, Object) \
  F(int, cairo_image_surface_get_height, Object) \
  F(int, cairo_image_surface_get_stride, Object) \
  F(Object, cairo_create, Object) \
  F(void, cairo_destroy, Object) \
  F(void, cairo_rectangle, Object, double, double, double, double) \
  F(void, cairo_clip, Object) \
  F(char *, jsc_value_to_json, Object, unsigned) \
  F(Flag, jsc_value_is_undefined, Object) \
  F(Flag, jsc_value_is_function, Object) \
  F(Object, jsc_value_get_context, Object) \
  F(Object, jsc_value_new_from_json, Object, const char *) \
  F(Object, soup_cookie_new, const char *, const char *, const char *, const char *, int) \
  F(void, soup_cookie_free, Object) \
  F(const char *, soup_cookie_get_name, Object) \
  F(const char *, soup_cookie_get_value, Object) \
  F(const char *, soup_cookie_get_domain, Object) \
  F(const char *, soup_cookie_get_path, Object) \
  F(Object, soup_cookie_get_expires, Object) \
  F(void, soup_cookie_set_expires, Object, Object) \
  F(Flag, soup_cookie_get_secure, Object) \
  F(void, soup_cookie_set_secure, Object, Flag) \
  F(Flag, soup_cookie_get_http_only, Object) \
  F(void, soup_cookie_set_http_only, Object, Flag) \
  F(Object, soup_message_headers_new, int) \
  F(void, soup_message_headers_append, Object, const char *, const char *) \
  F(void, soup_message_headers_foreach, Object, void (*)(const char *, const char *, void *), void *) \
  F(size_t, webkit_web_view_get_type, void) \
  F(size_t, webkit_input_method_context_get_type, void) \
  F(Object, webkit_web_context_new_with_website_data_manager, Object) \
  F(void, webkit_web_context_set_cache_model, Object, int) \
  F(Object, webkit_web_context_get_cookie_manager, Object) \
  F(void, webkit_web_context_register_uri_scheme, Object, const char *, void (*)(Object, void *), void *, void *) \
  F(Object, webkit_web_context_get_security_manager, Object) \
  F(void, webkit_security_manager_register_uri_scheme_as_secure, Object, const char *) \
  F(void, webkit_security_manager_register_uri_scheme_as_cors_enabled, Object, const char *) \
  F(Object, webkit_website_data_manager_new, const char *, ...) \
  F(Object, webkit_website_data_manager_new_ephemeral, void) \
  F(void, webkit_website_data_manager_fetch, Object, unsigned, Object, Done, void *) \
  F(List *, webkit_website_data_manager_fetch_finish, Object, Object, Error **) \
  F(void, webkit_website_data_manager_remove, Object, unsigned, List *, Object, Done, void *) \
  F(Flag, webkit_website_data_manager_remove_finish, Object, Object, Error **) \
  F(void, webkit_website_data_manager_clear, Object, unsigned, int64_t, Object, Done, void *) \
  F(Flag, webkit_website_data_manager_clear_finish, Object, Object, Error **) \
  F(const char *, webkit_website_data_get_name, Object) \
  F(unsigned, webkit_website_data_get_types, Object) \
  F(void, webkit_website_data_unref, Object) \
  F(void, webkit_cookie_manager_set_persistent_storage, Object, const char *, int) \
  F(void, webkit_cookie_manager_add_cookie, Object, Object, Object, Done, void *) \
  F(Flag, webkit_cookie_manager_add_cookie_finish, Object, Object, Error **) \
  F(void, webkit_cookie_manager_delete_cookie, Object, Object, Object, Done, void *) \
  F(Flag, webkit_cookie_manager_delete_cookie_finish, Object, Object, Error **) \
  F(void, webkit_cookie_manager_get_all_cookies, Object, Object, Done, void *) \
  F(List *, webkit_cookie_manager_get_all_cookies_finish, Object, Object, Error **) \
  F(Object, webkit_user_content_manager_new, void) \
  F(Flag, webkit_user_content_manager_register_script_message_handler_in_world, Object, const char *, const char *) \
  F(Flag, webkit_user_content_manager_register_script_message_handler, Object, const char *) \
  F(Flag, webkit_user_content_manager_register_script_message_handler_with_reply, Object, const char *, const char *) \
  F(void, webkit_user_content_manager_unregister_script_message_handler_in_world, Object, const char *, const char *) \
  F(void, webkit_user_content_manager_unregister_script_message_handler, Object, const char *) \
  F(void, webkit_user_content_manager_add_script, Object, Object) \
  F(void, webkit_user_content_manager_remove_all_scripts, Object) \
  F(void, webkit_user_content_manager_add_filter, Object, Object) \
  F(void, webkit_user_content_manager_remove_filter_by_id, Object, const char *) \
  F(Object, webkit_user_script_new, const char *, int, int, void *, void *) \
  F(Object, webkit_user_script_new_for_world, const char *, int, int, const char *, void *, void *) \
  F(void, webkit_user_script_unref, Object) \
  F(Object, webkit_javascript_result_get_js_value, Object) \
  F(Object, webkit_script_message_reply_ref, Object) \
  F(void, webkit_script_message_reply_unref, Object) \
  F(void, webkit_script_message_reply_return_value, Object, Object) \
  F(void, webkit_script_message_reply_return_error_message, Object, const char *) \
  F(Object, webkit_user_content_filter_store_new, const char *) \
  F(void, webkit_user_content_filter_store_save, Object, const char *, Object, Object, Done, void *) \
  F(Object, webkit_user_content_filter_store_save_finish, Object, Object, Error **) \
  F(void, webkit_user_content_filter_store_load, Object, const char *, Object, Done, void *) \
  F(Object, webkit_user_content_filter_store_load_finish, Object, Object, Error **) \
  F(void, webkit_user_content_filter_store_remove, Object, const char *, Object, Done, void *) \
  F(Flag, webkit_user_content_filter_store_remove_finish, Object, Object, Error **) \
  F(void, webkit_user_content_filter_store_fetch_identifiers, Object, Object, Done, void *) \
  F(char **, webkit_user_content_filter_store_fetch_identifiers_finish, Object, Object) \
  F(void, webkit_user_content_filter_unref, Object) \
  F(Object, webkit_settings_new, void) \
  F(void, webkit_settings_set_hardware_acceleration_policy, Object, int) \
  F(void, webkit_web_view_set_input_method_context, Object, Object) \
  F(void, webkit_web_view_load_request, Object, Object) \
  F(void, webkit_web_view_load_bytes, Object, Object, const char *, const char *, const char *) \
  F(void, webkit_web_view_reload, Object) \
  F(void, webkit_web_view_reload_bypass_cache, Object) \
  F(void, webkit_web_view_stop_loading, Object) \
  F(void, webkit_web_view_go_to_back_forward_list_item, Object, Object) \
  F(void, webkit_web_view_set_zoom_level, Object, double) \
  F(void, webkit_web_view_set_is_muted, Object, Flag) \
  F(const char *, webkit_web_view_get_uri, Object) \
  F(const char *, webkit_web_view_get_title, Object) \
  F(double, webkit_web_view_get_estimated_load_progress, Object) \
  F(Object, webkit_web_view_get_back_forward_list, Object) \
  F(Object, webkit_web_view_get_find_controller, Object) \
  F(Object, webkit_web_view_get_window_properties, Object) \
  F(void, webkit_window_properties_get_geometry, Object, Area *) \
  F(Object, webkit_web_view_get_session_state, Object) \
  F(void, webkit_web_view_restore_session_state, Object, Object) \
  F(Object, webkit_web_view_session_state_new, Object) \
  F(Object, webkit_web_view_session_state_serialize, Object) \
  F(void, webkit_web_view_session_state_unref, Object) \
  F(void, webkit_web_view_evaluate_javascript, Object, const char *, ssize_t, const char *, const char *, Object, Done, void *) \
  F(Object, webkit_web_view_evaluate_javascript_finish, Object, Object, Error **) \
  F(void, webkit_web_view_call_async_javascript_function, Object, const char *, ssize_t, Object, const char *, const char *, Object, Done, void *) \
  F(Object, webkit_web_view_call_async_javascript_function_finish, Object, Object, Error **) \
  F(void, webkit_web_view_get_snapshot, Object, int, int, Object, Done, void *) \
  F(Object, webkit_web_view_get_snapshot_finish, Object, Object, Error **) \
  F(void, webkit_web_view_execute_editing_command, Object, const char *) \
  F(Object, webkit_web_view_download_uri, Object, const char *) \
  F(int, webkit_back_forward_list_get_length, Object) \
  F(Object, webkit_back_forward_list_get_nth_item, Object, int) \
  F(const char *, webkit_back_forward_list_item_get_uri, Object) \
  F(const char *, webkit_back_forward_list_item_get_original_uri, Object) \
  F(const char *, webkit_back_forward_list_item_get_title, Object) \
  F(void, webkit_find_controller_search, Object, const char *, uint32_t, unsigned) \
  F(void, webkit_find_controller_search_next, Object) \
  F(void, webkit_find_controller_search_previous, Object) \
  F(Object, webkit_uri_request_new, const char *) \
  F(const char *, webkit_uri_request_get_uri, Object) \
  F(const char *, webkit_uri_request_get_http_method, Object) \
  F(Object, webkit_uri_request_get_http_headers, Object) \
  F(Object, webkit_navigation_policy_decision_get_navigation_action, Object) \
  F(Object, webkit_response_policy_decision_get_response, Object) \
  F(Object, webkit_response_policy_decision_get_request, Object) \
  F(Flag, webkit_response_policy_decision_is_mime_type_supported, Object) \
  F(Flag, webkit_response_policy_decision_is_main_frame_main_resource, Object) \
  F(void, webkit_policy_decision_use, Object) \
  F(void, webkit_policy_decision_ignore, Object) \
  F(void, webkit_policy_decision_download, Object) \
  F(Object, webkit_navigation_action_get_request, Object) \
  F(int, webkit_navigation_action_get_navigation_type, Object) \
  F(const char *, webkit_navigation_action_get_frame_name, Object) \
  F(Flag, webkit_navigation_action_is_redirect, Object) \
  F(const char *, webkit_uri_response_get_uri, Object) \
  F(unsigned, webkit_uri_response_get_status_code, Object) \
  F(uint64_t, webkit_uri_response_get_content_length, Object) \
  F(const char *, webkit_uri_response_get_mime_type, Object) \
  F(const char *, webkit_uri_response_get_suggested_filename, Object) \
  F(Object, webkit_uri_response_get_http_headers, Object) \
  F(const char *, webkit_uri_scheme_request_get_uri, Object) \
  F(const char *, webkit_uri_scheme_request_get_http_method, Object) \
  F(Object, webkit_uri_scheme_request_get_http_headers, Object) \
  F(Object, webkit_uri_scheme_request_get_http_body, Object) \
  F(Object, webkit_uri_scheme_request_get_web_view, Object) \
  F(void, webkit_uri_scheme_request_finish_with_response, Object, Object) \
  F(void, webkit_uri_scheme_request_finish_error, Object, Error *) \
  F(Object, webkit_uri_scheme_response_new, Object, int64_t) \
  F(void, webkit_uri_scheme_response_set_status, Object, unsigned, const char *) \
  F(void, webkit_uri_scheme_response_set_content_type, Object, const char *) \
  F(void, webkit_uri_scheme_response_set_http_headers, Object, Object) \
  F(int, webkit_script_dialog_get_dialog_type, Object) \
  F(const char *, webkit_script_dialog_get_message, Object) \
  F(const char *, webkit_script_dialog_prompt_get_default_text, Object) \
  F(void, webkit_script_dialog_prompt_set_text, Object, const char *) \
  F(void, webkit_script_dialog_confirm_set_confirmed, Object, Flag) \
  F(void, webkit_script_dialog_close, Object) \
  F(Object, webkit_script_dialog_ref, Object) \
  F(void, webkit_script_dialog_unref, Object) \
  F(Object, webkit_download_get_request, Object) \
  F(Object, webkit_download_get_response, Object) \
  F(Object, webkit_download_get_web_view, Object) \
  F(uint64_t, webkit_download_get_received_data_length, Object) \
  F(void, webkit_download_set_destination, Object, const char *) \
  F(void, webkit_download_cancel, Object) \
  F(unsigned, webkit_option_menu_get_n_items, Object) \
  F(Object, webkit_option_menu_get_item, Object, unsigned) \
  F(void, webkit_option_menu_activate_item, Object, unsigned) \
  F(void, webkit_option_menu_close, Object) \
  F(const char *, webkit_option_menu_item_get_label, Object) \
  F(Flag, webkit_option_menu_item_is_enabled, Object) \
  F(Flag, webkit_option_menu_item_is_selected, Object) \
  F(Flag, webkit_option_menu_item_is_group_label, Object) \
  F(Flag, webkit_file_chooser_request_get_select_multiple, Object) \
  F(void, webkit_file_chooser_request_select_files, Object, const char *const *) \
  F(void, webkit_file_chooser_request_cancel, Object) \
  F(int, webkit_input_method_context_get_input_purpose, Object) \
  F(Object, webkit_input_method_underline_new, unsigned, unsigned)

// Static, so that they do not take the place of the libraries' functions in a program that links them.
#define DEFINE(result, name, ...) static result (*name)(__VA_ARGS__);
FUNCTIONS(DEFINE)
#undef DEFINE

/// Opens the libraries; returns what is missing, or NULL.
static const char *openLibrary(const char *name) {
  // The process of a page has the library's symbols in common with GTK's modules, so they are global.
  void *handle = dlopen(name, RTLD_NOW | RTLD_GLOBAL);
  if (!handle) return dlerror();
#define FIND(result, name, ...) \
  if (!(*(void **)&name = dlsym(handle, #name))) return "the function " #name;
  FUNCTIONS(FIND)
#undef FIND
  return NULL;
}

#endif
