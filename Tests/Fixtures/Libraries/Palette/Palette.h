#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

extern NSString *const PaletteOrange;

@interface UIColor (Palette)
+ (UIColor *)paletteColorNamed:(NSString *)name;
@end

NS_ASSUME_NONNULL_END
