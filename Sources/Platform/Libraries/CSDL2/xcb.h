#pragma once
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>

/* What clipboards and drags need of libxcb, whose headers need not be installed. The layouts of events and replies are those of the X
   protocol; the code reads them as bytes. */
typedef struct {
  unsigned sequence;
} CXCB_Cookie;
typedef struct {
  const void *screen;
  int rest, index;
} CXCB_ScreenIterator;
typedef struct {
  const char *name;
  int number;
} CXCB_Extension;
typedef struct {
  size_t count;
  CXCB_Extension *extension;
  uint8_t opcode, has_no_reply;
} CXCB_Request;

typedef void *(*fn_xcb_connect)(const char *name, int *screen);
typedef void (*fn_xcb_disconnect)(void *connection);
typedef int (*fn_xcb_int)(void *connection);
typedef uint32_t (*fn_xcb_number)(void *connection);
typedef const void *(*fn_xcb_get_setup)(void *connection);
typedef CXCB_ScreenIterator (*fn_xcb_setup_roots_iterator)(const void *setup);
typedef CXCB_Cookie (*fn_xcb_create_window)(
    void *connection, uint8_t depth, uint32_t window, uint32_t parent, int16_t x, int16_t y, uint16_t width, uint16_t height,
    uint16_t border, uint16_t kind, uint32_t visual, uint32_t mask, const void *values);
typedef CXCB_Cookie (*fn_xcb_intern_atom)(void *connection, uint8_t exists, uint16_t length, const char *name);
typedef CXCB_Cookie (*fn_xcb_one)(void *connection, uint32_t resource);
typedef CXCB_Cookie (*fn_xcb_two)(void *connection, uint32_t first, uint32_t second);
typedef CXCB_Cookie (*fn_xcb_three)(void *connection, uint32_t first, uint32_t second, uint32_t third);
typedef CXCB_Cookie (*fn_xcb_five)(void *connection, uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t e);
typedef CXCB_Cookie (*fn_xcb_change_property)(
    void *connection, uint8_t mode, uint32_t window, uint32_t property, uint32_t type, uint8_t format, uint32_t count, const void *data);
typedef CXCB_Cookie (*fn_xcb_get_property)(
    void *connection, uint8_t deletes, uint32_t window, uint32_t property, uint32_t type, uint32_t offset, uint32_t length);
typedef CXCB_Cookie (*fn_xcb_send_event)(void *connection, uint8_t propagates, uint32_t window, uint32_t mask, const char *event);
typedef CXCB_Cookie (*fn_xcb_change_window_attributes)(void *connection, uint32_t window, uint32_t mask, const void *values);
typedef CXCB_Cookie (*fn_xcb_translate_coordinates)(void *connection, uint32_t from, uint32_t to, int16_t x, int16_t y);
typedef uint8_t *(*fn_xcb_reply)(void *connection, CXCB_Cookie cookie, void **error);
typedef uint8_t *(*fn_xcb_event)(void *connection);
typedef const uint8_t *(*fn_xcb_get_extension_data)(void *connection, CXCB_Extension *extension);
typedef unsigned (*fn_xcb_send_request)(void *connection, int flags, struct iovec *parts, const CXCB_Request *request);

/* Sends a request of an extension without a reply, or with one that is discarded. */
static inline unsigned cxcb_send(
    fn_xcb_send_request send, void *connection, CXCB_Extension *extension, uint8_t opcode, int has_reply, const uint32_t *values,
    int count) {
  uint32_t words[8] = {0};
  struct iovec parts[3];
  CXCB_Request request = {1, extension, opcode, (uint8_t)!has_reply};
  if (count > 7) return 0;
  memcpy(words + 1, values, (size_t)count * 4);
  /* libxcb uses the two entries before the first. */
  parts[2].iov_base = words;
  parts[2].iov_len = (size_t)(count + 1) * 4;
  return send(connection, 0, parts + 2, &request);
}
static inline int cxcb_poll(int descriptor, int milliseconds) {
  struct pollfd file = {.fd = descriptor, .events = POLLIN};
  return poll(&file, 1, milliseconds);
}
