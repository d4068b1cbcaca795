#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class WaitHUD;

typedef NS_ENUM(NSInteger, WaitHUDMode) {
    WaitHUDModeIndeterminate,
    WaitHUDModeText
};

@protocol WaitHUDDelegate <NSObject>
@optional
- (void)hudWasHidden:(WaitHUD *)hud;
@end

/// A small view over another, with a text.
@interface WaitHUD : UIView
@property (nonatomic, weak, nullable) id<WaitHUDDelegate> delegate;
@property (nonatomic) WaitHUDMode mode;
@property (nonatomic, strong, readonly) UILabel *label;
+ (instancetype)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
+ (BOOL)hideHUDForView:(UIView *)view animated:(BOOL)animated;
- (void)hideAnimated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
