#import <UIKit/UIKit.h>
@interface UIColor (App)
+ (UIColor *)appTintColor;
+ (UIColor *)colorFromHexString:(NSString *)hexString;
+ (UIColor *)randomColor;
- (UIColor *)darkerColorBy:(CGFloat)amount;
@property (nonatomic, readonly) NSString *hexValue;
@end
