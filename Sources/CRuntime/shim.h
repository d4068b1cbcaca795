#pragma once
/* Swift calling convention, spelled for C: see UIKit's registered-class instantiation. */
#define CRUNTIME_SWIFTCALL __attribute__((swiftcall))
#define CRUNTIME_SELF __attribute__((swift_context))

/* QuartzCore: the allocating initialiser CALayer.init(layer: Any), and a call of one that stands at its place in a subclass. */
extern char crt_layer_init_layer_symbol[] __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfC");
typedef CRUNTIME_SWIFTCALL void *_Nullable (*crt_init_any)(void *_Nonnull value, CRUNTIME_SELF void *_Nonnull type);

static inline void *_Nonnull crt_layer_init_layer(void) { return crt_layer_init_layer_symbol; }

static inline void *_Nullable crt_call_init_any(void *_Nonnull function, void *_Nonnull value, void *_Nonnull type) {
  return ((crt_init_any)function)(value, type);
}
/* Calls an allocating initialiser without arguments on a class, as found in the class's method table. */
typedef CRUNTIME_SWIFTCALL void *_Nonnull (*crt_init)(CRUNTIME_SELF void *_Nonnull);
static inline void *_Nonnull crt_call_init(void *_Nonnull initialiser, void *_Nonnull type) {
  return ((crt_init)initialiser)(type);
}

/* CALayer.init() of the module QuartzCore, allocating. */
extern char crt_symbol_calayer_init[] __asm__("$s10QuartzCore7CALayerCACycfC");
static inline void *_Nonnull crt_calayer_init(void) { return crt_symbol_calayer_init; }

/* Foundation's NSObject.init(), allocating. */
extern char crt_symbol_nsobject_init[] __asm__("$s10Foundation8NSObjectCACycfC");
static inline void *_Nonnull crt_nsobject_init(void) { return crt_symbol_nsobject_init; }

/* UIView.init(frame:) of the module UIKit, allocating, and a call of one that stands at its place in a subclass. */
extern char crt_symbol_uiview_init_frame[] __asm__("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfC");
static inline void *_Nonnull crt_uiview_init_frame(void) { return crt_symbol_uiview_init_frame; }
typedef CRUNTIME_SWIFTCALL void *_Nonnull (*crt_init_rect)(double, double, double, double, CRUNTIME_SELF void *_Nonnull);
static inline void *_Nonnull crt_call_init_rect(
    void *_Nonnull initialiser, double x, double y, double width, double height, void *_Nonnull type) {
  return ((crt_init_rect)initialiser)(x, y, width, height, type);
}
