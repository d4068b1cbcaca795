#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HUDMode) {
    HUDModeIndeterminate,
    HUDModeText,
    HUDModeCustomView
};

@interface HUD : UIView
@property (nonatomic, assign) HUDMode mode;
@property (nonatomic, strong, readonly) UILabel *label;
@property (nonatomic, strong, nullable) UIView *customView;
@property (nonatomic, copy, nullable) void (^completion)(void);
+ (instancetype)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
+ (BOOL)hideHUDForView:(UIView *)view animated:(BOOL)animated;
+ (nullable HUD *)HUDForView:(UIView *)view;
- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

NS_ASSUME_NONNULL_END
