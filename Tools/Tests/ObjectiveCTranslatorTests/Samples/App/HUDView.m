#import "HUDView.h"
#import "UIColor+Hex.h"
NSString * const HUDDidDismissNotification = @"HUDDidDismissNotification";
static const CGFloat kPadding = 12.0f;
#define kHUDCornerRadius 10.0
@interface HUDView ()
@property (nonatomic, strong) UIActivityIndicatorView *indicator;
@property (nonatomic, strong, readwrite) UILabel *label;
@property (nonatomic, strong) NSTimer *timer;
@end
@implementation HUDView {
    NSInteger _showCount;
    BOOL _animating;
}
+ (instancetype)hudWithStyle:(HUDStyle)style {
    return [[self alloc] initWithStyle:style];
}
+ (instancetype)showInView:(UIView *)view message:(NSString *)message animated:(BOOL)animated {
    HUDView *hud = [[self alloc] initWithStyle:HUDStyleDark];
    hud.message = message;
    [hud showInView:view animated:animated];
    return hud;
}
+ (NSUInteger)hideAllInView:(UIView *)view {
    NSUInteger count = 0;
    for (UIView *subview in view.subviews) {
        if ([subview isKindOfClass:[HUDView class]]) {
            [(HUDView *)subview hideAnimated:NO afterDelay:0];
            count++;
        }
    }
    return count;
}
- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        [self commonInit];
    }
    return self;
}
- (instancetype)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        [self commonInit];
    }
    return self;
}
- (instancetype)initWithStyle:(HUDStyle)style {
    self = [self initWithFrame:CGRectZero];
    if (!self) return nil;
    _style = style;
    [self updateColors];
    return self;
}
- (void)commonInit {
    _style = HUDStyleLight;
    self.layer.cornerRadius = kHUDCornerRadius;
    self.layer.masksToBounds = YES;
    self.alpha = 0.0;
    _label = [[UILabel alloc] initWithFrame:CGRectZero];
    _label.textAlignment = NSTextAlignmentCenter;
    _label.font = [UIFont boldSystemFontOfSize:16.f];
    _label.numberOfLines = 0;
    [self addSubview:_label];
    self.indicator = [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleWhite];
    self.indicator.hidesWhenStopped = YES;
    [self addSubview:self.indicator];
    UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(handleTap:)];
    tap.numberOfTapsRequired = 1;
    [self addGestureRecognizer:tap];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(keyboardWillShow:) name:UIKeyboardWillShowNotification object:nil];
}
- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    [_timer invalidate];
}
- (void)setStyle:(HUDStyle)style {
    if (_style == style) return;
    _style = style;
    [self updateColors];
}
- (void)setMessage:(NSString *)message {
    _message = [message copy];
    self.label.text = message;
    [self setNeedsLayout];
}
- (void)updateColors {
    switch (self.style) {
        case HUDStyleLight:
            self.backgroundColor = [UIColor whiteColor];
            self.label.textColor = [UIColor blackColor];
            break;
        case HUDStyleDark: {
            self.backgroundColor = [UIColor colorWithWhite:0.0 alpha:0.8];
            self.label.textColor = UIColor.whiteColor;
            break;
        }
        case HUDStyleCustom:
        default:
            self.backgroundColor = [UIColor colorWithHex:0x336699];
            break;
    }
}
- (void)layoutSubviews {
    [super layoutSubviews];
    CGSize size = self.bounds.size;
    CGSize labelSize = [self.label sizeThatFits:CGSizeMake(size.width - 2 * kPadding, CGFLOAT_MAX)];
    self.indicator.center = CGPointMake(size.width / 2, kPadding + 20);
    self.label.frame = CGRectMake(kPadding, CGRectGetMaxY(self.indicator.frame) + kPadding, size.width - 2 * kPadding, labelSize.height);
}
- (CGSize)sizeThatFits:(CGSize)size {
    CGSize labelSize = [_label sizeThatFits:size];
    return CGSizeMake(MIN(labelSize.width + kPadding * 2, size.width), labelSize.height + 80);
}
- (void)showInView:(UIView *)view animated:(BOOL)animated {
    if (!view) {
        return;
    }
    if ([self.delegate respondsToSelector:@selector(hudViewWillAppear:)]) {
        [self.delegate hudViewWillAppear:self];
    }
    _showCount++;
    CGSize size = [self sizeThatFits:CGSizeMake(view.bounds.size.width * 0.8, view.bounds.size.height)];
    self.frame = CGRectMake((view.bounds.size.width - size.width) / 2.0, (view.bounds.size.height - size.height) / 2.0, size.width, size.height);
    self.autoresizingMask = UIViewAutoresizingFlexibleLeftMargin | UIViewAutoresizingFlexibleRightMargin;
    [view addSubview:self];
    [self.indicator startAnimating];
    self.showing = YES;
    void (^changes)(void) = ^{
        self.alpha = 1.0;
        self.transform = CGAffineTransformIdentity;
    };
    if (animated) {
        _animating = YES;
        self.transform = CGAffineTransformMakeScale(0.8, 0.8);
        [UIView animateWithDuration:0.25 delay:0 options:UIViewAnimationOptionCurveEaseOut | UIViewAnimationOptionBeginFromCurrentState animations:changes completion:^(BOOL finished) {
            self->_animating = NO;
        }];
    } else {
        changes();
    }
}
- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay {
    __weak typeof(self) weakSelf = self;
    void (^finish)(BOOL) = ^(BOOL finished) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) return;
        [strongSelf removeFromSuperview];
        strongSelf.showing = NO;
        if (strongSelf.completion) strongSelf.completion(finished);
        if ([strongSelf.delegate respondsToSelector:@selector(hudViewDidDismiss:)]) {
            [strongSelf.delegate hudViewDidDismiss:strongSelf];
        }
        [[NSNotificationCenter defaultCenter] postNotificationName:HUDDidDismissNotification object:strongSelf userInfo:@{@"count": @(strongSelf->_showCount)}];
    };
    if (delay > 0) {
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(delay * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            [weakSelf hideAnimated:animated afterDelay:0];
        });
        return;
    }
    if (!animated) {
        finish(YES);
        return;
    }
    [UIView animateWithDuration:0.3 animations:^{
        weakSelf.alpha = 0;
    } completion:finish];
}
- (void)handleTap:(UITapGestureRecognizer *)recognizer {
    if (!(self.options & HUDOptionsTapToDismiss)) return;
    CGPoint point = [recognizer locationInView:self];
    BOOL dismiss = YES;
    if ([_delegate respondsToSelector:@selector(hudView:shouldDismissAfterTapAtPoint:)]) {
        dismiss = [_delegate hudView:self shouldDismissAfterTapAtPoint:point];
    }
    if (dismiss && recognizer.state == UIGestureRecognizerStateEnded) {
        [self hideAnimated:YES afterDelay:0];
    }
}
- (void)keyboardWillShow:(NSNotification *)notification {
    NSDictionary *info = notification.userInfo;
    CGRect frame = [info[UIKeyboardFrameEndUserInfoKey] CGRectValue];
    NSTimeInterval duration = [info[UIKeyboardAnimationDurationUserInfoKey] doubleValue];
    [UIView animateWithDuration:duration animations:^{
        self.center = CGPointMake(self.center.x, self.center.y - frame.size.height / 2);
    }];
}
@end
