#pragma once
/* The few functions of gdk-pixbuf that we call, as types: the library is opened on first use, so that a program that never decodes
 * a JPEG never loads it. The objects stay opaque. */
#include <stddef.h>

typedef void *(*CGdkPixbufLoaderNew)(void);
typedef int (*CGdkPixbufLoaderWrite)(void *loader, const unsigned char *bytes, size_t count, void **error);
typedef int (*CGdkPixbufLoaderClose)(void *loader, void **error);
typedef void *(*CGdkPixbufLoaderGetPixbuf)(void *loader);
typedef void (*CGdkPixbufLoaderSetSize)(void *loader, int width, int height);
typedef int (*CGdkPixbufGetInt)(const void *pixbuf);
typedef const unsigned char *(*CGdkPixbufReadPixels)(const void *pixbuf);
typedef const char *(*CGdkPixbufGetOption)(void *pixbuf, const char *key);
typedef void *(*CGdkPixbufNewFromData)(const unsigned char *pixels, int colorspace, int hasAlpha, int bitsPerSample, int width,
                                       int height, int rowstride, void *destroy, void *context);
typedef int (*CGdkPixbufSaveToBuffer)(void *pixbuf, char **buffer, size_t *size, const char *type, char **keys, char **values,
                                      void **error);
typedef void (*CGdkPixbufSizePrepared)(void *loader, int width, int height, void *context);
typedef unsigned long (*CGdkPixbufConnect)(void *instance, const char *signal, CGdkPixbufSizePrepared handler, void *context,
                                           void *destroy, int flags);
typedef void (*CGdkPixbufRelease)(void *object);
