#import <UIKit/UIKit.h>
@interface UIView (Frame)
@property (nonatomic) CGFloat x;
@property (nonatomic) CGFloat y;
@property (nonatomic) CGFloat width;
@property (nonatomic) CGFloat height;
@property (nonatomic, readonly) CGFloat right;
@property (nonatomic, readonly) UIViewController *viewController;
- (void)roundCorners:(UIRectCorner)corners radius:(CGFloat)radius;
- (void)removeAllSubviews;
- (UIImage *)snapshot;
- (void)shake;
@end
