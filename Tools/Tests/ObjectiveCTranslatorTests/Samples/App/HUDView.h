#import <UIKit/UIKit.h>
typedef NS_ENUM(NSInteger, HUDStyle) {
    HUDStyleLight,
    HUDStyleDark,
    HUDStyleCustom = 10
};
typedef NS_OPTIONS(NSUInteger, HUDOptions) {
    HUDOptionsNone = 0,
    HUDOptionsDimBackground = 1 << 0,
    HUDOptionsTapToDismiss = 1 << 1,
};
typedef void (^HUDCompletion)(BOOL finished);
extern NSString * const HUDDidDismissNotification;
@class HUDView;
@protocol HUDViewDelegate <NSObject>
@optional
- (void)hudViewDidDismiss:(HUDView *)hud;
- (BOOL)hudView:(HUDView *)hud shouldDismissAfterTapAtPoint:(CGPoint)point;
@required
- (void)hudViewWillAppear:(HUDView *)hud;
@end
@interface HUDView : UIView
@property (nonatomic, strong, readonly) UILabel *label;
@property (nonatomic, assign) HUDStyle style;
@property (nonatomic, assign) HUDOptions options;
@property (nonatomic, copy) NSString *message;
@property (nonatomic, weak) id<HUDViewDelegate> delegate;
@property (nonatomic, copy) HUDCompletion completion;
@property (nonatomic, getter=isShowing) BOOL showing;
+ (instancetype)hudWithStyle:(HUDStyle)style;
+ (instancetype)showInView:(UIView *)view message:(NSString *)message animated:(BOOL)animated;
+ (NSUInteger)hideAllInView:(UIView *)view;
- (instancetype)initWithStyle:(HUDStyle)style;
- (void)showInView:(UIView *)view animated:(BOOL)animated;
- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end
