#import "HUD.h"

@interface HUD ()
@property (nonatomic, strong) UIView *bezel;
@property (nonatomic, strong) UIActivityIndicatorView *indicator;
@property (nonatomic, weak) NSTimer *timer;
@end

@implementation HUD

+ (instancetype)showHUDAddedTo:(UIView *)view animated:(BOOL)animated {
    HUD *hud = [[self alloc] initWithFrame:view.bounds];
    [view addSubview:hud];
    hud.alpha = 0;
    [UIView animateWithDuration:animated ? 0.3 : 0 delay:0 usingSpringWithDamping:1.f initialSpringVelocity:0.f options:UIViewAnimationOptionBeginFromCurrentState animations:^{
        hud.alpha = 1;
    } completion:nil];
    return hud;
}

+ (BOOL)hideHUDForView:(UIView *)view animated:(BOOL)animated {
    HUD *hud = [self HUDForView:view];
    if (hud != nil) {
        [hud hideAnimated:animated afterDelay:0];
        return YES;
    }
    return NO;
}

+ (HUD *)HUDForView:(UIView *)view {
    NSEnumerator *subviewsEnum = [view.subviews reverseObjectEnumerator];
    for (UIView *subview in subviewsEnum) {
        if ([subview isKindOfClass:self]) {
            return (HUD *)subview;
        }
    }
    return nil;
}

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        self.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
        _bezel = [[UIView alloc] init];
        _bezel.translatesAutoresizingMaskIntoConstraints = NO;
        _bezel.layer.cornerRadius = 10.0;
        _bezel.backgroundColor = [[UIColor blackColor] colorWithAlphaComponent:0.75];
        [self addSubview:_bezel];
        _label = [UILabel new];
        _label.translatesAutoresizingMaskIntoConstraints = NO;
        _label.textColor = UIColor.whiteColor;
        [_bezel addSubview:_label];
        [self updateIndicators];
        NSDictionary *views = NSDictionaryOfVariableBindings(_bezel, _label);
        [_bezel addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-(20)-[_label]-(20)-|" options:0 metrics:nil views:views]];
        [_bezel addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-(60)-[_label]-(20)-|" options:0 metrics:nil views:views]];
        [self addConstraint:[NSLayoutConstraint constraintWithItem:_bezel attribute:NSLayoutAttributeCenterX relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeCenterX multiplier:1.f constant:0.f]];
        [self addConstraint:[NSLayoutConstraint constraintWithItem:_bezel attribute:NSLayoutAttributeCenterY relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeCenterY multiplier:1.f constant:0.f]];
        [_bezel.widthAnchor constraintGreaterThanOrEqualToConstant:100].active = YES;
    }
    return self;
}

- (void)updateIndicators {
    [self.indicator removeFromSuperview];
    self.indicator = nil;
    if (self.mode == HUDModeIndeterminate) {
        UIActivityIndicatorView *indicator = [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleWhiteLarge];
        [indicator startAnimating];
        indicator.translatesAutoresizingMaskIntoConstraints = NO;
        [self.bezel addSubview:indicator];
        [NSLayoutConstraint activateConstraints:@[
            [indicator.centerXAnchor constraintEqualToAnchor:self.bezel.centerXAnchor],
            [indicator.topAnchor constraintEqualToAnchor:self.bezel.topAnchor constant:16],
        ]];
        self.indicator = indicator;
    } else if (self.mode == HUDModeCustomView && self.customView) {
        [self.bezel addSubview:self.customView];
    }
}

- (void)setMode:(HUDMode)mode {
    if (mode != _mode) {
        _mode = mode;
        [self updateIndicators];
    }
}

- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay {
    [self.timer invalidate];
    NSTimer *timer = [NSTimer timerWithTimeInterval:delay target:self selector:@selector(handleHideTimer:) userInfo:@(animated) repeats:NO];
    [[NSRunLoop currentRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
    self.timer = timer;
}

- (void)handleHideTimer:(NSTimer *)timer {
    BOOL animated = [timer.userInfo boolValue];
    [UIView animateWithDuration:animated ? 0.2 : 0 animations:^{
        self.alpha = 0;
    } completion:^(BOOL finished) {
        [self removeFromSuperview];
        if (self.completion) self.completion();
    }];
}

- (void)layoutSubviews {
    [super layoutSubviews];
    if (self.superview) self.frame = self.superview.bounds;
}

@end
