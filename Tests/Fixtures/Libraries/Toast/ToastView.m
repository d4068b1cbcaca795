#import "ToastView.h"
#import <Palette/Palette.h>

const NSTimeInterval ToastDefaultDuration = 2.5;

enum { ToastPadding = 12 };

@interface ToastView ()
@property (nonatomic, strong, readwrite) UILabel *titleLabel;
@property (nonatomic, strong) UIImageView *iconView;
@property (nonatomic, strong) UIView *badge;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation ToastView

+ (ToastView *)showInView:(UIView *)view text:(NSString *)text {
    ToastView *toast = [[self alloc] initWithText:text];
    [view addSubview:toast];
    toast.center = CGPointMake(CGRectGetMidX(view.bounds), CGRectGetMidY(view.bounds));
    return toast;
}

- (instancetype)initWithText:(NSString *)text {
    self = [super initWithFrame:CGRectMake(0, 0, 160, 60)];
    if (self) {
        _margins = ToastMarginsMake(6, ToastPadding);
        _icon = [UIImage imageNamed:@"not-there"];
        self.text = text;
        self.backgroundColor = [UIColor paletteColorNamed:PaletteOrange];
        self.titleLabel.text = [self displayTextForText:text];
        // There is no image view and no badge yet: messages to nil do nothing.
        [self.iconView setImage:self.icon];
        [self addSubview:self.badge];
        self.badge.alpha = 0.5;
        [self.timer invalidate];
        UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped)];
        [self addGestureRecognizer:tap];
    }
    return self;
}

- (UILabel *)titleLabel {
    if (!_titleLabel) {
        _titleLabel = [[UILabel alloc] initWithFrame:CGRectInset(self.bounds, ToastPadding, 6)];
        _titleLabel.textAlignment = NSTextAlignmentCenter;
        [self addSubview:_titleLabel];
    }
    return _titleLabel;
}

- (void)setStyle:(ToastStyle)style {
    _style = style;
    self.titleLabel.textColor = style == ToastStyleDark ? [UIColor whiteColor] : [UIColor blackColor];
}

- (NSString *)displayTextForText:(NSString *)text {
    return [NSString stringWithFormat:@"<%@>", text];
}

- (NSInteger)subtitleLength {
    if (self.subtitle == nil) {
        return -1;
    }
    return self.subtitle.length;
}

- (void)addBadge:(UIView *)badge {
    self.badge = badge;
    [self addSubview:badge];
    [self bringSubviewToFront:self.badge];
    NSMutableArray *badges = [NSMutableArray array];
    if (badge) [badges addObject:badge];
    printf("@ badges %d\n", (int)badges.count);
}

- (void)tapped {
    if (self.whenTapped) {
        self.whenTapped(self);
    }
    [self hide];
}

- (void)hide {
    if ([self.delegate respondsToSelector:@selector(toastViewWillHide:)]) {
        [self.delegate toastViewWillHide:self];
    }
    [self removeFromSuperview];
    if ([self.delegate respondsToSelector:@selector(toastViewDidHide:)]) {
        [self.delegate toastViewDidHide:self];
    }
}

@end
