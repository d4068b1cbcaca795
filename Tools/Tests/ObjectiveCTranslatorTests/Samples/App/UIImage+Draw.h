#import <UIKit/UIKit.h>
@interface UIImage (Draw)
+ (UIImage *)imageWithColor:(UIColor *)color size:(CGSize)size;
- (UIImage *)imageScaledToSize:(CGSize)size;
- (UIImage *)imageWithTintColorNamed:(NSString *)name;
- (UIImage *)roundedImageWithRadius:(CGFloat)radius;
@end
@interface UIView (Animations)
- (void)shake;
- (void)fadeInWithDuration:(NSTimeInterval)duration completion:(void (^)(void))completion;
- (void)pulseForever;
@property (nonatomic, strong) NSString *badge;
@end
