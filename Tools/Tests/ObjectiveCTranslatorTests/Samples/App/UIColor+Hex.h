#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
@interface UIColor (Hex)
+ (UIColor *)colorWithHex:(NSInteger)hex;
+ (nullable UIColor *)colorWithHexString:(NSString *)hexString;
- (NSString *)hexString;
- (UIColor *)colorByDarkeningByAmount:(CGFloat)amount;
@property (nonatomic, readonly) CGFloat brightness;
@end
NS_ASSUME_NONNULL_END
