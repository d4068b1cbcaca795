#import "Palette.h"

NSString *const PaletteOrange = @"orange";

@implementation UIColor (Palette)

+ (UIColor *)paletteColorNamed:(NSString *)name {
    static NSDictionary<NSString *, UIColor *> *colors;
    if (!colors) {
        colors = @{PaletteOrange: [UIColor colorWithRed:1 green:0.5 blue:0 alpha:1]};
    }
    return colors[name];
}

@end
