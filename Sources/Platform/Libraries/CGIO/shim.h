#pragma once
/* The functions of GLib and GIO that speak D-Bus, as types: the library is opened on first use, and its headers need not be installed.
 * The objects stay opaque. Only functions without variable arguments are here. */
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct {
  int descriptor;
  unsigned short events, returned_events;
} CGIOPollRecord;

/* GMainContext */
typedef void *_Nonnull (*CGIOMake)(void);
typedef void (*CGIORelease)(void *_Nullable object);
typedef int (*CGIOAcquire)(void *context);
typedef int (*CGIOPrepare)(void *context, int *priority);
typedef int (*CGIOQuery)(void *context, int priority, int *timeout, CGIOPollRecord *records, int count);
typedef int (*CGIOCheck)(void *context, int priority, CGIOPollRecord *records, int count);
typedef int (*CGIOIterate)(void *context, int may_block);

/* GVariant */
typedef void *_Nonnull (*CGIOVariantFromInt)(int value);
typedef void *_Nonnull (*CGIOVariantFromByte)(unsigned char value);
typedef void *_Nonnull (*CGIOVariantFromInt16)(int16_t value);
typedef void *_Nonnull (*CGIOVariantFromUInt16)(uint16_t value);
typedef void *_Nonnull (*CGIOVariantFromUInt32)(uint32_t value);
typedef void *_Nonnull (*CGIOVariantFromInt64)(int64_t value);
typedef void *_Nonnull (*CGIOVariantFromUInt64)(uint64_t value);
typedef void *_Nonnull (*CGIOVariantFromDouble)(double value);
typedef void *_Nonnull (*CGIOVariantFromText)(const char *text);
typedef void *_Nonnull (*CGIOVariantFromVariant)(void *value);
typedef void *_Nonnull (*CGIOVariantTuple)(void *_Nullable const *_Nullable children, size_t count);
typedef void *_Nonnull (*CGIOVariantArray)(const char *_Nullable type, void *_Nullable const *_Nullable children, size_t count);
typedef void *_Nonnull (*CGIOVariantEntry)(void *key, void *value);
typedef const char *_Nonnull (*CGIOVariantType)(void *value);
typedef size_t (*CGIOVariantCount)(void *value);
typedef void *_Nonnull (*CGIOVariantChild)(void *value, size_t index);
typedef int (*CGIOVariantInt)(void *value);
typedef unsigned char (*CGIOVariantByte)(void *value);
typedef int16_t (*CGIOVariantInt16)(void *value);
typedef uint16_t (*CGIOVariantUInt16)(void *value);
typedef uint32_t (*CGIOVariantUInt32)(void *value);
typedef int64_t (*CGIOVariantInt64)(void *value);
typedef uint64_t (*CGIOVariantUInt64)(void *value);
typedef double (*CGIOVariantDouble)(void *value);
typedef const char *_Nonnull (*CGIOVariantText)(void *value, size_t *length);
typedef int (*CGIOIsValidText)(const char *text);

/* GError; the layout is part of its interface. */
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} CGIOError;

/* GDBusConnection */
typedef void (*CGIOReady)(void *_Nullable source, void *result, void *_Nullable context);
typedef void (*CGIOConnect)(
    const char *address, unsigned flags, void *_Nullable observer, void *_Nullable cancellable, CGIOReady ready, void *_Nullable context);
typedef void *_Nullable (*CGIOFinish)(void *result, CGIOError *_Nullable *_Nullable error);
typedef const char *_Nullable (*CGIOUniqueName)(void *connection);
typedef int (*CGIOIsClosed)(void *connection);
typedef void (*CGIOClose)(void *connection, void *_Nullable cancellable, CGIOReady _Nullable ready, void *_Nullable context);
typedef void (*CGIOCall)(
    void *connection, const char *_Nullable destination, const char *path, const char *interface, const char *member,
    void *_Nullable arguments, const char *_Nullable reply_type, unsigned flags, int milliseconds, void *_Nullable cancellable,
    CGIOReady _Nullable ready, void *_Nullable context);
typedef void *_Nullable (*CGIOCallFinish)(void *connection, void *result, CGIOError *_Nullable *_Nullable error);
typedef int (*CGIOEmit)(
    void *connection, const char *_Nullable destination, const char *path, const char *interface, const char *member,
    void *_Nullable arguments, CGIOError *_Nullable *_Nullable error);
typedef void (*CGIOSignal)(
    void *connection, const char *_Nullable sender, const char *path, const char *interface, const char *member, void *arguments,
    void *_Nullable context);
typedef void (*CGIODestroy)(void *_Nullable context);
typedef unsigned (*CGIOSubscribe)(
    void *connection, const char *_Nullable sender, const char *_Nullable interface, const char *_Nullable member,
    const char *_Nullable path, const char *_Nullable first_argument, unsigned flags, CGIOSignal handler, void *_Nullable context,
    CGIODestroy _Nullable destroy);
typedef void (*CGIOUnsubscribe)(void *connection, unsigned number);
typedef char *_Nullable (*CGIOErrorName)(const CGIOError *error);

/* Objects that are served; the tables have the layout of GDBusInterfaceVTable and GDBusSubtreeVTable. */
typedef struct {
  void (*_Nullable call)(
      void *connection, const char *_Nullable sender, const char *path, const char *_Nullable interface, const char *member,
      void *arguments, void *invocation, void *_Nullable context);
  void *_Nullable (*_Nullable get)(
      void *connection, const char *_Nullable sender, const char *path, const char *interface, const char *property,
      CGIOError *_Nullable *_Nullable error, void *_Nullable context);
  int (*_Nullable set)(
      void *connection, const char *_Nullable sender, const char *path, const char *interface, const char *property, void *value,
      CGIOError *_Nullable *_Nullable error, void *_Nullable context);
  void *_Nullable padding[8];
} CGIOInterfaceTable;
typedef struct {
  char *_Nullable *_Nullable (*_Nullable enumerate)(
      void *connection, const char *_Nullable sender, const char *path, void *_Nullable context);
  void *_Nullable *_Nullable (*_Nullable introspect)(
      void *connection, const char *_Nullable sender, const char *path, const char *_Nullable node, void *_Nullable context);
  const CGIOInterfaceTable *_Nullable (*_Nullable dispatch)(
      void *connection, const char *_Nullable sender, const char *path, const char *interface, const char *_Nullable node,
      void *_Nullable *_Nonnull user_data, void *_Nullable context);
  void *_Nullable padding[8];
} CGIOSubtreeTable;
typedef void *_Nullable (*CGIONodeFromXML)(const char *xml, CGIOError *_Nullable *_Nullable error);
typedef void *_Nullable (*CGIONodeInterface)(void *node, const char *name);
typedef void *_Nonnull (*CGIORetainInfo)(void *info);
typedef unsigned (*CGIORegister)(
    void *connection, const char *path, void *interface, const CGIOInterfaceTable *table, void *_Nullable context,
    CGIODestroy _Nullable destroy, CGIOError *_Nullable *_Nullable error);
typedef unsigned (*CGIORegisterSubtree)(
    void *connection, const char *path, const CGIOSubtreeTable *table, unsigned flags, void *_Nullable context,
    CGIODestroy _Nullable destroy, CGIOError *_Nullable *_Nullable error);
typedef int (*CGIOUnregister)(void *connection, unsigned number);
typedef void (*CGIOReturn)(void *invocation, void *_Nullable value);
typedef void (*CGIOReturnError)(void *invocation, const char *name, const char *message);
typedef void *_Nonnull (*CGIOAllocateZero)(size_t size);
typedef void (*CGIOSetError)(CGIOError *_Nullable *_Nullable error, uint32_t domain, int code, const char *message);
typedef uint32_t (*CGIODomain)(void);

#pragma clang assume_nonnull end
