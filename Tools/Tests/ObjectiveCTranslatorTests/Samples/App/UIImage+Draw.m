#import "UIImage+Draw.h"
#import <objc/runtime.h>
static char kBadgeKey;
@implementation UIImage (Draw)
+ (UIImage *)imageWithColor:(UIColor *)color size:(CGSize)size {
    CGRect rect = CGRectMake(0.0f, 0.0f, size.width, size.height);
    UIGraphicsBeginImageContextWithOptions(size, NO, 0);
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSetFillColorWithColor(context, [color CGColor]);
    CGContextFillRect(context, rect);
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}
- (UIImage *)imageScaledToSize:(CGSize)size {
    UIGraphicsBeginImageContextWithOptions(size, NO, [UIScreen mainScreen].scale);
    [self drawInRect:CGRectMake(0, 0, size.width, size.height)];
    UIImage *result = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return result;
}
- (UIImage *)imageWithTintColorNamed:(NSString *)name {
    UIGraphicsBeginImageContextWithOptions(self.size, NO, self.scale);
    CGContextRef c = UIGraphicsGetCurrentContext();
    CGContextTranslateCTM(c, 0, self.size.height);
    CGContextScaleCTM(c, 1.0, -1.0);
    CGContextSetBlendMode(c, kCGBlendModeNormal);
    CGRect rect = (CGRect){CGPointZero, self.size};
    CGContextClipToMask(c, rect, self.CGImage);
    [[UIColor colorNamed:name] setFill];
    CGContextFillRect(c, rect);
    UIImage *newImage = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return [newImage imageWithRenderingMode:UIImageRenderingModeAlwaysOriginal];
}
- (UIImage *)roundedImageWithRadius:(CGFloat)radius {
    CGFloat scale = MAX(self.scale, 1.f);
    CGRect bounds = CGRectMake(0, 0, self.size.width * scale, self.size.height * scale);
    UIGraphicsBeginImageContext(bounds.size);
    [[UIBezierPath bezierPathWithRoundedRect:bounds cornerRadius:radius] addClip];
    [self drawInRect:bounds];
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}
@end
@implementation UIView (Animations)
- (void)shake {
    CAKeyframeAnimation *animation = [CAKeyframeAnimation animationWithKeyPath:@"transform.translation.x"];
    animation.timingFunction = [CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionLinear];
    animation.duration = 0.6;
    animation.values = @[@(-20.0), @(20.0), @(-10.0), @(10.0), @(0.0)];
    [self.layer addAnimation:animation forKey:@"shake"];
}
- (void)fadeInWithDuration:(NSTimeInterval)duration completion:(void (^)(void))completion {
    self.alpha = 0;
    self.hidden = NO;
    [UIView animateWithDuration:duration animations:^{
        self.alpha = 1;
    } completion:^(BOOL finished) {
        if (completion) completion();
    }];
}
- (void)pulseForever {
    CABasicAnimation *pulse = [CABasicAnimation animationWithKeyPath:@"transform.scale"];
    pulse.fromValue = @1.0;
    pulse.toValue = [NSNumber numberWithFloat:1.2f];
    pulse.autoreverses = YES;
    pulse.repeatCount = HUGE_VALF;
    pulse.removedOnCompletion = NO;
    pulse.fillMode = kCAFillModeForwards;
    [self.layer addAnimation:pulse forKey:nil];
    self.layer.transform = CATransform3DMakeRotation(M_PI_2, 0, 0, 1);
}
- (NSString *)badge { return objc_getAssociatedObject(self, &kBadgeKey); }
- (void)setBadge:(NSString *)badge { objc_setAssociatedObject(self, &kBadgeKey, badge, OBJC_ASSOCIATION_RETAIN_NONATOMIC); }
@end
