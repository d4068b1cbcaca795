#import "WaitHUD.h"
#import "WTGeometry.h"

@implementation WaitHUD

+ (instancetype)showHUDAddedTo:(UIView *)view animated:(BOOL)animated {
    WaitHUD *hud = [[self alloc] initWithFrame:WTCentered(view.bounds, 120)];
    [view addSubview:hud];
    return hud;
}

+ (BOOL)hideHUDForView:(UIView *)view animated:(BOOL)animated {
    for (UIView *subview in view.subviews.reverseObjectEnumerator) {
        if ([subview isKindOfClass:self]) {
            [(WaitHUD *)subview hideAnimated:animated];
            return YES;
        }
    }
    return NO;
}

- (instancetype)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        _label = [[UILabel alloc] initWithFrame:CGRectMake(0, 40, frame.size.width, 40)];
        _label.textAlignment = NSTextAlignmentCenter;
        [self addSubview:_label];
        self.backgroundColor = [UIColor lightGrayColor];
    }
    return self;
}

- (void)hideAnimated:(BOOL)animated {
    [self removeFromSuperview];
    if ([self.delegate respondsToSelector:@selector(hudWasHidden:)]) [self.delegate hudWasHidden:self];
}

@end
