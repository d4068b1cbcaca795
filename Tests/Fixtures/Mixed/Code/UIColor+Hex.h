#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIColor (Hex)
+ (UIColor *)colorWithHex:(NSUInteger)hex;
+ (nullable UIColor *)colorWithHexString:(NSString *)string alpha:(CGFloat)alpha;
@property (nonatomic, readonly) NSString *hexString;
@end

NS_ASSUME_NONNULL_END
