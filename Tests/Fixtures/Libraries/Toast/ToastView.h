#import <UIKit/UIKit.h>
#import "ToastMargins.h"

NS_ASSUME_NONNULL_BEGIN

@class ToastView;

FOUNDATION_EXPORT const NSTimeInterval ToastDefaultDuration;

typedef NS_ENUM(NSInteger, ToastStyle) {
    ToastStyleLight,
    ToastStyleDark,
};

typedef NS_OPTIONS(NSUInteger, ToastOptions) {
    ToastOptionsNone = 0,
    ToastOptionsSound = 1 << 0,
    ToastOptionsShadow = 1 << 1,
    ToastOptionsAll = ToastOptionsSound | ToastOptionsShadow,
};

@protocol ToastViewDelegate <NSObject>
@optional
- (void)toastViewWillHide:(ToastView *)toastView;
- (void)toastViewDidHide:(ToastView *)toastView;
@end

@interface ToastView : UIView

@property (nonatomic, copy) NSString *text;
/// Nothing sets it.
@property (nonatomic, copy) NSString *subtitle;
/// Its picture is not there.
@property (nonatomic, strong) UIImage *icon;
@property (nonatomic, strong, readonly) UILabel *titleLabel;
@property (nonatomic) ToastStyle style;
@property (nonatomic) ToastOptions options;
@property (nonatomic) ToastMargins margins;
@property (nonatomic, weak, nullable) id<ToastViewDelegate> delegate;
@property (nonatomic, copy, nullable) void (^whenTapped)(ToastView *toast);

+ (ToastView *)showInView:(UIView *)view text:(NSString *)text;
- (instancetype)initWithText:(NSString *)text;
- (NSString *)displayTextForText:(NSString *)text;
- (NSInteger)subtitleLength;
- (void)addBadge:(nullable UIView *)badge;
- (void)hide;

@end

NS_ASSUME_NONNULL_END
