#import "RoundButton.h"
@implementation RoundButton
- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) [self setup];
    return self;
}
- (void)awakeFromNib {
    [super awakeFromNib];
    [self setup];
}
- (void)setup {
    self.cornerRadius = 8;
    [self addTarget:self action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
    [self setTitleColor:[UIColor whiteColor] forState:UIControlStateNormal];
    [self setTitleColor:[[UIColor whiteColor] colorWithAlphaComponent:0.5] forState:UIControlStateHighlighted | UIControlStateDisabled];
}
- (void)setCornerRadius:(CGFloat)cornerRadius {
    _cornerRadius = cornerRadius;
    self.layer.cornerRadius = cornerRadius;
    self.clipsToBounds = cornerRadius > 0;
}
- (void)setBorderColor:(UIColor *)borderColor {
    _borderColor = borderColor;
    self.layer.borderColor = borderColor.CGColor;
    self.layer.borderWidth = borderColor ? 1.0f / [UIScreen mainScreen].scale : 0;
}
- (void)setHighlighted:(BOOL)highlighted {
    [super setHighlighted:highlighted];
    self.alpha = highlighted ? 0.7 : 1.0;
}
- (void)tapped:(id)sender {
    if (self.tapHandler != nil) self.tapHandler(self);
}
- (CGSize)intrinsicContentSize {
    CGSize size = [super intrinsicContentSize];
    size.width += 20;
    size.height = MAX(size.height, 44);
    return size;
}
@end
@implementation RatingControl {
    NSMutableArray *_stars;
}
- (id)initWithFrame:(CGRect)frame {
    if (self = [super initWithFrame:frame]) {
        _maximum = 5;
        _stars = [NSMutableArray array];
        for (int i = 0; i < _maximum; i++) {
            UIView *star = [[UIView alloc] init];
            star.tag = i;
            star.userInteractionEnabled = NO;
            if (i % 2 == 1) continue;
            [_stars addObject:star];
            [self addSubview:star];
        }
    }
    return self;
}
- (void)setRating:(NSInteger)rating {
    _rating = MIN(MAX(rating, 0), self.maximum);
    for (NSUInteger i = 0; i < _stars.count; i++) {
        UIView *star = _stars[i];
        star.backgroundColor = i < _rating ? [UIColor yellowColor] : [UIColor lightGrayColor];
    }
    [self setNeedsDisplay];
    [self sendActionsForControlEvents:UIControlEventValueChanged];
}
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
    [self updateWithTouch:touch];
    return YES;
}
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
    [self updateWithTouch:touch];
    return [super continueTrackingWithTouch:touch withEvent:event];
}
- (void)updateWithTouch:(UITouch *)touch {
    CGPoint p = [touch locationInView:self];
    self.rating = (NSInteger)ceilf(p.x / self.bounds.size.width * self.maximum);
}
- (void)drawRect:(CGRect)rect {
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSaveGState(context);
    CGContextSetFillColorWithColor(context, [UIColor redColor].CGColor);
    CGFloat width = CGRectGetWidth(rect) / self.maximum;
    for (int i = 0; i < self.rating; ++i) {
        CGRect r = CGRectInset(CGRectMake(i * width, 0, width, rect.size.height), 2, 2);
        CGContextFillEllipseInRect(context, r);
    }
    CGContextRestoreGState(context);
    UIBezierPath *path = [UIBezierPath bezierPathWithRoundedRect:rect cornerRadius:4];
    [path moveToPoint:CGPointMake(0, 0)];
    [path addLineToPoint:CGPointMake(rect.size.width, 0)];
    path.lineWidth = 2;
    [[UIColor blueColor] setStroke];
    [path stroke];
}
+ (Class)layerClass { return [CAShapeLayer class]; }
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
    UITouch *touch = [touches anyObject];
    if (touch.tapCount == 2) self.rating = 0;
    [super touchesBegan:touches withEvent:event];
}
@end
