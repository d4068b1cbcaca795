#import <CoreGraphics/CoreGraphics.h>

typedef struct {
    CGFloat vertical;
    CGFloat horizontal;
} ToastMargins;

static inline ToastMargins ToastMarginsMake(CGFloat vertical, CGFloat horizontal) {
    ToastMargins margins;
    margins.vertical = vertical;
    margins.horizontal = horizontal;
    return margins;
}
