#pragma once
/* The structures of GStreamer 1.0 whose layout is part of its interface, and the functions of it, as types: the library is opened on first
 * use, and its headers need not be installed. All other objects stay opaque. Only functions without variable arguments are here. */
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef void *GSTObject;

/* GError, GList, GValueArray */
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GSTError;
typedef struct GSTList {
  void *_Nullable data;
  struct GSTList *_Nullable next, *_Nullable previous;
} GSTList;
typedef struct {
  size_t type;
  uint64_t data[2];
} GSTValue;
typedef struct {
  unsigned count;
  GSTValue *_Nullable values;
  unsigned reserved;
} GSTValueArray;

/* GstMiniObject: what buffers, messages and samples begin with. */
typedef struct {
  size_t type;
  int references, lock_state;
  unsigned flags;
  void *_Nullable functions[3];
  unsigned private_count;
  void *_Nullable private_data;
} GSTMiniObject;
typedef struct {
  GSTMiniObject object;
  void *_Nullable pool;
  uint64_t pts, dts, duration, offset, offset_end;
} GSTBuffer;
typedef struct {
  void *_Nullable memory;
  int flags;
  uint8_t *_Nullable data;
  size_t size, maximum_size;
  void *_Nullable user_data[4];
  void *_Nullable reserved[4];
} GSTMap;
typedef struct {
  GSTMiniObject object;
  unsigned type;
  uint64_t timestamp;
  GSTObject _Nullable source;
} GSTMessage;

typedef int (*GSTSinkCallback)(GSTObject sink, void *_Nullable context);
typedef struct {
  void (*_Nullable end)(GSTObject sink, void *_Nullable context);
  GSTSinkCallback _Nullable new_preroll, new_sample;
  void *_Nullable reserved[4];
} GSTSinkCallbacks;
typedef int (*GSTBusHandler)(GSTObject bus, GSTMessage *message, void *_Nullable context);
typedef void (*GSTDestroy)(void *_Nullable context);

/* Elements and pipelines */
typedef int (*GSTInitialize)(void *_Nullable count, void *_Nullable arguments, GSTError *_Nullable *_Nullable error);
typedef GSTObject _Nullable (*GSTParse)(const char *text, GSTError *_Nullable *_Nullable error);
typedef GSTObject _Nullable (*GSTNamed)(GSTObject bin, const char *name);
typedef GSTObject _Nullable (*GSTFindFactory)(const char *name);
typedef int (*GSTSetState)(GSTObject element, int state);
typedef int (*GSTGetState)(GSTObject element, int *_Nullable state, int *_Nullable pending, uint64_t timeout);
typedef int (*GSTQueryTime)(GSTObject element, int format, int64_t *time);
typedef int (*GSTSeek)(
    GSTObject element, double rate, int format, unsigned flags, int start_type, int64_t start, int stop_type, int64_t stop);
typedef void (*GSTSetArgument)(GSTObject object, const char *name, const char *value);
typedef int (*GSTSendEvent)(GSTObject element, void *event);
typedef void *_Nonnull (*GSTMakeEvent)(void);
typedef void (*GSTRelease)(void *_Nullable object);

/* Messages */
typedef GSTObject _Nullable (*GSTGetBus)(GSTObject element);
typedef void (*GSTSetBusHandler)(GSTObject bus, GSTBusHandler _Nullable handler, void *_Nullable context, GSTDestroy _Nullable destroy);
typedef void (*GSTParseError)(GSTMessage *message, GSTError *_Nullable *_Nullable error, char *_Nullable *_Nullable debug);
typedef void (*GSTParseBuffering)(GSTMessage *message, int *percent);
typedef const void *_Nullable (*GSTGetStructure)(GSTMessage *message);
typedef const GSTValue *_Nullable (*GSTGetValue)(const void *structure, const char *name);
typedef void *_Nullable (*GSTGetBoxed)(const GSTValue *value);
typedef double (*GSTGetDouble)(const GSTValue *value);
typedef uint32_t (*GSTQuark)(void);

/* Samples and buffers */
typedef void *_Nullable (*GSTPull)(GSTObject sink, uint64_t timeout);
typedef int (*GSTIsEnd)(GSTObject sink);
typedef void (*GSTSetCallbacks)(GSTObject sink, GSTSinkCallbacks *callbacks, void *_Nullable context, GSTDestroy _Nullable destroy);
typedef GSTBuffer *_Nullable (*GSTSampleBuffer)(void *sample);
typedef void *_Nullable (*GSTSamplePart)(void *sample);
typedef uint64_t (*GSTStreamTime)(void *segment, int format, uint64_t position);
typedef int (*GSTMapBuffer)(GSTBuffer *buffer, GSTMap *map, int flags);
typedef void (*GSTUnmapBuffer)(GSTBuffer *buffer, GSTMap *map);
typedef GSTBuffer *_Nullable (*GSTAllocate)(void *_Nullable allocator, size_t size, void *_Nullable parameters);
typedef size_t (*GSTFill)(GSTBuffer *buffer, size_t offset, const void *source, size_t size);
typedef GSTBuffer *_Nullable (*GSTCopy)(GSTBuffer *buffer, int flags, size_t offset, size_t size);
typedef int (*GSTPush)(GSTObject source, GSTBuffer *buffer);
typedef int (*GSTEnd)(GSTObject source);
typedef uint64_t (*GSTLevel)(GSTObject source);
typedef char *_Nullable (*GSTText)(void *object);

/* What a file or stream has */
typedef GSTObject _Nullable (*GSTMakeDiscoverer)(uint64_t timeout, GSTError *_Nullable *_Nullable error);
typedef GSTObject _Nullable (*GSTDiscover)(GSTObject discoverer, const char *uri, GSTError *_Nullable *_Nullable error);
typedef int (*GSTInfoInt)(GSTObject info);
typedef unsigned (*GSTInfoUnsigned)(GSTObject info);
typedef uint64_t (*GSTInfoTime)(GSTObject info);
typedef void *_Nullable (*GSTInfoObject)(GSTObject info);
typedef const char *_Nullable (*GSTInfoText)(GSTObject info);
typedef const char *_Nullable const *_Nullable (*GSTInfoTexts)(GSTObject info);
typedef GSTList *_Nullable (*GSTInfoList)(GSTObject info);
typedef int (*GSTTagText)(void *tags, const char *name, char *_Nullable *_Nullable value);
typedef int (*GSTTagSample)(void *tags, const char *name, void *_Nullable *_Nullable value);
typedef int (*GSTTagDate)(void *tags, const char *name, void *_Nullable *_Nullable value);

#pragma clang assume_nonnull end
