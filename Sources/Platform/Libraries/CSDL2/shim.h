#pragma once
#include <poll.h>
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <unistd.h>
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include "xcb.h"

/* The library is opened on first use, so every function is reached through a pointer of the header's own type. */
typedef __typeof__(&SDL_SetMainReady) fn_SDL_SetMainReady;
typedef __typeof__(&SDL_SetHint) fn_SDL_SetHint;
typedef __typeof__(&SDL_Init) fn_SDL_Init;
typedef __typeof__(&SDL_Quit) fn_SDL_Quit;
typedef __typeof__(&SDL_GetError) fn_SDL_GetError;
typedef __typeof__(&SDL_GetCurrentVideoDriver) fn_SDL_GetCurrentVideoDriver;
typedef __typeof__(&SDL_CreateWindow) fn_SDL_CreateWindow;
typedef __typeof__(&SDL_DestroyWindow) fn_SDL_DestroyWindow;
typedef __typeof__(&SDL_ShowWindow) fn_SDL_ShowWindow;
typedef __typeof__(&SDL_RaiseWindow) fn_SDL_RaiseWindow;
typedef __typeof__(&SDL_SetWindowTitle) fn_SDL_SetWindowTitle;
typedef __typeof__(&SDL_GetWindowSize) fn_SDL_GetWindowSize;
typedef __typeof__(&SDL_SetWindowSize) fn_SDL_SetWindowSize;
typedef __typeof__(&SDL_SetWindowPosition) fn_SDL_SetWindowPosition;
typedef __typeof__(&SDL_SetWindowIcon) fn_SDL_SetWindowIcon;
typedef __typeof__(&SDL_CreateRGBSurfaceWithFormatFrom) fn_SDL_CreateRGBSurfaceWithFormatFrom;
typedef __typeof__(&SDL_FreeSurface) fn_SDL_FreeSurface;
typedef __typeof__(&SDL_GetWindowDisplayIndex) fn_SDL_GetWindowDisplayIndex;
typedef __typeof__(&SDL_GetCurrentDisplayMode) fn_SDL_GetCurrentDisplayMode;
typedef __typeof__(&SDL_GetWindowPosition) fn_SDL_GetWindowPosition;
typedef __typeof__(&SDL_SetWindowMaximumSize) fn_SDL_SetWindowMaximumSize;
typedef __typeof__(&SDL_SetWindowMinimumSize) fn_SDL_SetWindowMinimumSize;
typedef __typeof__(&SDL_SetWindowFullscreen) fn_SDL_SetWindowFullscreen;
typedef __typeof__(&SDL_GetWindowID) fn_SDL_GetWindowID;
typedef __typeof__(&SDL_GetWindowFlags) fn_SDL_GetWindowFlags;
typedef __typeof__(&SDL_GetWindowSurface) fn_SDL_GetWindowSurface;
typedef __typeof__(&SDL_UpdateWindowSurfaceRects) fn_SDL_UpdateWindowSurfaceRects;
typedef __typeof__(&SDL_CreateRenderer) fn_SDL_CreateRenderer;
typedef __typeof__(&SDL_DestroyRenderer) fn_SDL_DestroyRenderer;
typedef __typeof__(&SDL_CreateTexture) fn_SDL_CreateTexture;
typedef __typeof__(&SDL_DestroyTexture) fn_SDL_DestroyTexture;
typedef __typeof__(&SDL_UpdateTexture) fn_SDL_UpdateTexture;
typedef __typeof__(&SDL_RenderCopy) fn_SDL_RenderCopy;
typedef __typeof__(&SDL_RenderPresent) fn_SDL_RenderPresent;
typedef __typeof__(&SDL_GetRendererOutputSize) fn_SDL_GetRendererOutputSize;
typedef __typeof__(&SDL_PollEvent) fn_SDL_PollEvent;
typedef __typeof__(&SDL_PushEvent) fn_SDL_PushEvent;
typedef __typeof__(&SDL_StartTextInput) fn_SDL_StartTextInput;
typedef __typeof__(&SDL_StopTextInput) fn_SDL_StopTextInput;
typedef __typeof__(&SDL_SetTextInputRect) fn_SDL_SetTextInputRect;
typedef __typeof__(&SDL_ClearComposition) fn_SDL_ClearComposition;
typedef __typeof__(&SDL_SetClipboardText) fn_SDL_SetClipboardText;
typedef __typeof__(&SDL_GetClipboardText) fn_SDL_GetClipboardText;
typedef __typeof__(&SDL_HasClipboardText) fn_SDL_HasClipboardText;
typedef __typeof__(&SDL_free) fn_SDL_free;
typedef __typeof__(&SDL_CreateSystemCursor) fn_SDL_CreateSystemCursor;
typedef __typeof__(&SDL_SetCursor) fn_SDL_SetCursor;
typedef __typeof__(&SDL_ShowCursor) fn_SDL_ShowCursor;
typedef __typeof__(&SDL_FreeCursor) fn_SDL_FreeCursor;
typedef __typeof__(&SDL_GetModState) fn_SDL_GetModState;
typedef __typeof__(&SDL_GetTouchDeviceType) fn_SDL_GetTouchDeviceType;
typedef __typeof__(&SDL_DisableScreenSaver) fn_SDL_DisableScreenSaver;
typedef __typeof__(&SDL_EnableScreenSaver) fn_SDL_EnableScreenSaver;
typedef __typeof__(&SDL_ConvertPixels) fn_SDL_ConvertPixels;

/* What the main loop needs of SDL_SysWMinfo, whose own header would bring in all names of Xlib and Wayland. */
typedef struct {
  SDL_version version;
  int subsystem;
  union {
    struct {
      void *display;
      unsigned long window;
    } native;
    unsigned char padding[64];
  } info;
} CSDL2_WindowInfo;
enum { CSDL2_SUBSYSTEM_X11 = 2, CSDL2_SUBSYSTEM_WAYLAND = 6 };
typedef SDL_bool (*fn_SDL_GetWindowWMInfo)(SDL_Window *window, CSDL2_WindowInfo *info);
typedef int (*fn_ConnectionNumber)(void *display);
/* The functions that ask a Wayland compositor for frames, and exchange clipboards; the header of libwayland-client need not be installed. */
typedef void *(*fn_wl_proxy_marshal_array_constructor)(void *object, unsigned request, void *arguments, const void *kind);
typedef int (*fn_wl_proxy_add_listener)(void *object, const void *functions, void *data);
typedef void (*fn_wl_proxy_destroy)(void *object);
typedef void *(*fn_wl_proxy_marshal_array_constructor_versioned)(
    void *object, unsigned request, void *arguments, const void *kind, unsigned version);
typedef void (*fn_wl_proxy_marshal_array)(void *object, unsigned request, void *arguments);
typedef int (*fn_wl_dispatcher)(const void *handler, void *object, uint32_t event, const void *message, const uint64_t *arguments);
typedef int (*fn_wl_proxy_add_dispatcher)(void *object, fn_wl_dispatcher dispatcher, const void *handler, void *data);
typedef const char *(*fn_wl_proxy_get_class)(void *object);
typedef char *(*fn_XGetDefault)(void *display, const char *program, const char *option);

/* SDL answers only callers that name a version it knows; the macro is not visible from Swift. */
static inline void csdl2_set_version(CSDL2_WindowInfo *info) { SDL_VERSION(&info->version); }
static inline int csdl2_window_position_undefined(void) { return (int)SDL_WINDOWPOS_UNDEFINED; }

/* What the rate of a monitor needs of libXrandr, whose header need not be installed. */
typedef struct {
  unsigned long number;
  unsigned width, height;
  unsigned long dots_per_second;
  unsigned row_start, row_end, dots_of_row, skew, frame_start, frame_end, rows_of_frame;
  char *name;
  unsigned name_length;
  unsigned long flags;
} CSDL2_Mode;
typedef struct {
  unsigned long time, time_of_change;
  int controller_count;
  unsigned long *controllers;
  int output_count;
  unsigned long *outputs;
  int mode_count;
  CSDL2_Mode *modes;
} CSDL2_Monitors;
typedef struct {
  unsigned long time;
  int x, y;
  unsigned width, height;
  unsigned long mode;
} CSDL2_Controller;
typedef CSDL2_Monitors *(*fn_XRRGetScreenResourcesCurrent)(void *display, unsigned long window);
typedef CSDL2_Controller *(*fn_XRRGetCrtcInfo)(void *display, CSDL2_Monitors *monitors, unsigned long controller);
typedef void (*fn_XRRFree)(void *value);

/* What showing frames from shared memory needs of Xlib and its extension, whose headers need not be installed. */
typedef struct {
  unsigned long resource;
  int segment;
  char *bytes;
  int is_read_only;
} CSDL2_SegmentInfo;
/* The beginning of XImage. */
typedef struct {
  int width, height, first_column, format;
  char *bytes;
  int byte_order, bitmap_unit, bitmap_bit_order, bitmap_pad, depth, row_bytes, bits_per_pixel;
  unsigned long red_mask, green_mask, blue_mask;
} CSDL2_Image;
typedef int (*fn_XShmQueryExtension)(void *display);
typedef CSDL2_Image *(*fn_XShmCreateImage)(
    void *display, void *visual, unsigned depth, int format, char *bytes, CSDL2_SegmentInfo *info, unsigned width, unsigned height);
typedef int (*fn_XShmAttach)(void *display, CSDL2_SegmentInfo *info);
typedef int (*fn_XShmDetach)(void *display, CSDL2_SegmentInfo *info);
typedef int (*fn_XShmPutImage)(
    void *display, unsigned long window, void *context, CSDL2_Image *image, int from_x, int from_y, int x, int y, unsigned width,
    unsigned height, int sends_event);
typedef void *(*fn_XCreateGC)(void *display, unsigned long window, unsigned long mask, void *values);
typedef int (*fn_XFreeGC)(void *display, void *context);
typedef int (*fn_XCopyArea)(
    void *display, unsigned long from, unsigned long to, void *context, int from_x, int from_y, unsigned width, unsigned height, int x,
    int y);
typedef int (*fn_XSync)(void *display, int discards_events);
typedef int (*fn_XFree)(void *memory);
typedef int (*fn_XDefaultScreen)(void *display);
typedef void *(*fn_XDefaultVisual)(void *display, int screen);
typedef int (*fn_XGetGeometry)(
    void *display, unsigned long window, unsigned long *root, int *x, int *y, unsigned *width, unsigned *height, unsigned *border,
    unsigned *depth);
typedef int (*fn_XCheckTypedWindowEvent)(void *display, unsigned long window, int type, void *event);
typedef int (*csdl2_error_handler)(void *display, void *event);
typedef csdl2_error_handler (*fn_XSetErrorHandler)(csdl2_error_handler handler);

/* Adds a descriptor to a set; returns 0, or -1 if that is not possible. */
static inline int csdl2_descriptor_set_add(int set, int descriptor) {
  struct epoll_event event = {.events = EPOLLIN, .data = {.fd = descriptor}};
  return epoll_ctl(set, EPOLL_CTL_ADD, descriptor, &event);
}

/* Whether a descriptor is readable now. */
static inline int csdl2_is_readable(int descriptor) {
  struct pollfd file = {.fd = descriptor, .events = POLLIN};
  return poll(&file, 1, 0) > 0;
}

/* A set of descriptors that is readable when the one in it is; -1 if there can be none. */
static inline int csdl2_descriptor_set(int descriptor) {
  int set = epoll_create1(EPOLL_CLOEXEC);
  if (set >= 0 && csdl2_descriptor_set_add(set, descriptor) != 0) {
    close(set);
    return -1;
  }
  return set;
}
