#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

extern NSString *const PaletteOrange;

@interface UIColor (Palette)
+ (UIColor *)paletteColorNamed:(NSString *)name;
@end

/// A document of the application names it without its module, before any code does.
@interface PaletteSwatch : UIView
@property (nonatomic, strong) UIColor *ring;
/// What the appearance proxy has, then what a view has.
+ (NSString *)rings;
@end

NS_ASSUME_NONNULL_END
