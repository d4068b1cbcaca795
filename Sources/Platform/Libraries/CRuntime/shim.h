#pragma once
#include <stdint.h>
/* Swift calling convention, spelled for C: see UIKit's registered-class instantiation. */
#define CRUNTIME_SWIFTCALL __attribute__((swiftcall))
#define CRUNTIME_SELF __attribute__((swift_context))

/* Atomic changes of numbers, which return the new value. */
static inline int32_t crt_add_32(int32_t amount, int32_t *_Nonnull value) { return __sync_add_and_fetch(value, amount); }
static inline int64_t crt_add_64(int64_t amount, int64_t *_Nonnull value) { return __sync_add_and_fetch(value, amount); }
static inline int crt_swap_32(int32_t old, int32_t new_value, int32_t *_Nonnull value) {
  return __sync_bool_compare_and_swap(value, old, new_value);
}
static inline int crt_swap_64(int64_t old, int64_t new_value, int64_t *_Nonnull value) {
  return __sync_bool_compare_and_swap(value, old, new_value);
}

/* Connects the parts of UIKit through hooks. The umbrella defines it; a program without the umbrella needs no connections. */
extern void crt_umbrella_connect_rooms(void) __attribute__((weak));
static inline void crt_connect_rooms(void) {
  if (crt_umbrella_connect_rooms) crt_umbrella_connect_rooms();
}

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

/* The same with a byte, as enums of a few cases are, and the two words of an optional string. */
typedef CRUNTIME_SWIFTCALL void *_Nonnull (*crt_init_style)(uint8_t, uintptr_t, uintptr_t, CRUNTIME_SELF void *_Nonnull);
static inline void *_Nonnull crt_call_init_style(
    void *_Nonnull initialiser, uint8_t style, uintptr_t first, uintptr_t second, void *_Nonnull type) {
  return ((crt_init_style)initialiser)(style, first, second, type);
}

/* And with the two words of an optional string alone. */
typedef CRUNTIME_SWIFTCALL void *_Nonnull (*crt_init_identifier)(uintptr_t, uintptr_t, CRUNTIME_SELF void *_Nonnull);
static inline void *_Nonnull crt_call_init_identifier(void *_Nonnull initialiser, uintptr_t first, uintptr_t second, void *_Nonnull type) {
  return ((crt_init_identifier)initialiser)(first, second, type);
}

/* UITableViewCell.init(style:reuseIdentifier:) and UITableViewHeaderFooterView.init(reuseIdentifier:) of the module UIKit, allocating. */
extern char crt_symbol_table_cell_init[]
    __asm__("$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfC");
extern char crt_symbol_header_footer_init[] __asm__("$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfC");
static inline void *_Nonnull crt_table_cell_init(void) { return crt_symbol_table_cell_init; }
static inline void *_Nonnull crt_header_footer_init(void) { return crt_symbol_header_footer_init; }

/* UIGestureRecognizer.init(coder:) of the module UIKit, allocating. It is called by crt_call_init_any, which the coder is given to owned. */
extern char crt_symbol_recognizer_init_coder[] __asm__("$s5UIKit19UIGestureRecognizerC5coderACSg10Foundation7NSCoderC_tcfC");
static inline void *_Nonnull crt_recognizer_init_coder(void) { return crt_symbol_recognizer_init_coder; }

/* UIStoryboardSegue.init(identifier:source:destination:) of the module UIKit, allocating, and a call of one that stands at its place. */
extern char crt_symbol_segue_init[]
    __asm__("$s5UIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC");
typedef CRUNTIME_SWIFTCALL void *_Nonnull (*crt_init_segue)(
    uintptr_t, uintptr_t, void *_Nonnull, void *_Nonnull, CRUNTIME_SELF void *_Nonnull);
static inline void *_Nonnull crt_segue_init(void) { return crt_symbol_segue_init; }
static inline void *_Nonnull crt_call_init_segue(
    void *_Nonnull initialiser, uintptr_t first, uintptr_t second, void *_Nonnull source, void *_Nonnull destination,
    void *_Nonnull type) {
  return ((crt_init_segue)initialiser)(first, second, source, destination, type);
}

/* UIViewController.init(nibName:bundle:) of the module UIKit, allocating, and a call of one that stands at its place. */
extern char crt_symbol_controller_init[]
    __asm__("$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfC");
typedef CRUNTIME_SWIFTCALL void *_Nonnull (*crt_init_nib)(uintptr_t, uintptr_t, void *_Nullable, CRUNTIME_SELF void *_Nonnull);
static inline void *_Nonnull crt_controller_init(void) { return crt_symbol_controller_init; }
static inline void *_Nonnull crt_call_init_nib(
    void *_Nonnull initialiser, uintptr_t first, uintptr_t second, void *_Nullable bundle, void *_Nonnull type) {
  return ((crt_init_nib)initialiser)(first, second, bundle, type);
}

/* MKAnnotationView.init(annotation:reuseIdentifier:) of the module MapKit, allocating, and a call of one that stands at its place. */
extern char crt_symbol_annotation_view_init[]
    __asm__("$s6MapKit16MKAnnotationViewC10annotation15reuseIdentifierAcA0C0_pSg_SSSgtcfC");
typedef CRUNTIME_SWIFTCALL void *_Nonnull (*crt_init_annotation)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, CRUNTIME_SELF void *_Nonnull);
static inline void *_Nonnull crt_annotation_view_init(void) { return crt_symbol_annotation_view_init; }
static inline void *_Nonnull crt_call_init_annotation(
    void *_Nonnull initialiser, uintptr_t object, uintptr_t witness, uintptr_t first, uintptr_t second, void *_Nonnull type) {
  return ((crt_init_annotation)initialiser)(object, witness, first, second, type);
}

/* fopencookie of the library of C, which its headers declare only to programs that ask for GNU's functions: a file whose reads, writes
   and positions are calls. */
struct crt_file_calls {
  long (*_Nullable read)(void *_Nullable cookie, char *_Nullable buffer, unsigned long size);
  long (*_Nullable write)(void *_Nullable cookie, const char *_Nullable buffer, unsigned long size);
  int (*_Nullable seek)(void *_Nullable cookie, int64_t *_Nullable offset, int whence);
  int (*_Nullable close)(void *_Nullable cookie);
};
extern void *_Nullable crt_open_calls(void *_Nullable cookie, const char *_Nonnull mode, struct crt_file_calls calls) __asm__("fopencookie");
