#import "Badge.h"

static const CGFloat kPadding = 8.0;

@interface Badge ()
@property (nonatomic, strong) UILabel *label;
- (void)update;
@end

@implementation Badge {
    NSInteger _changes;
}

- (instancetype)initWithCount:(NSInteger)count {
    self = [super initWithFrame:CGRectZero];
    if (self) {
        _count = count;
        [self setUp];
    }
    return self;
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    if (self = [super initWithCoder:coder]) {
        [self setUp];
    }
    return self;
}

- (void)setUp {
    self.backgroundColor = [UIColor clearColor];
    self.round = YES;
    self.label = [[UILabel alloc] init];
    self.label.textColor = UIColor.whiteColor;
    self.label.font = [UIFont boldSystemFontOfSize:15];
    self.label.textAlignment = NSTextAlignmentCenter;
    [self addSubview:self.label];
    UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)];
    [self addGestureRecognizer:tap];
    [self update];
}

- (void)update {
    self.label.text = [NSString stringWithFormat:@"%ld", (long)self.count];
    [self invalidateIntrinsicContentSize];
    [self setNeedsDisplay];
}

- (void)setCount:(NSInteger)count {
    if (_count == count) {
        return;
    }
    _count = count;
    _changes++;
    [self update];
    [self.delegate badge:self didChangeCount:count];
}

- (void)increaseBy:(NSInteger)step animated:(BOOL)animated {
    self.count += step;
    if (!animated) return;
    __weak typeof(self) weakSelf = self;
    [UIView animateWithDuration:0.2 animations:^{
        weakSelf.transform = CGAffineTransformMakeScale(1.2, 1.2);
    } completion:^(BOOL finished) {
        [UIView animateWithDuration:0.2 animations:^{
            weakSelf.transform = CGAffineTransformIdentity;
        }];
    }];
}

- (void)tapped:(UITapGestureRecognizer *)recognizer {
    [self increaseBy:1 animated:YES];
    if ([self.delegate respondsToSelector:@selector(badgeWasTapped:)]) {
        [self.delegate badgeWasTapped:self];
    }
}

- (CGSize)intrinsicContentSize {
    CGSize size = self.label.intrinsicContentSize;
    return CGSizeMake(MAX(size.width, size.height) + 2 * kPadding, size.height + kPadding);
}

- (void)layoutSubviews {
    [super layoutSubviews];
    self.label.frame = CGRectInset(self.bounds, 2, 2);
}

- (void)drawRect:(CGRect)rect {
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGFloat radius = self.isRound ? self.bounds.size.height / 2 : 4;
    UIBezierPath *path = [UIBezierPath bezierPathWithRoundedRect:self.bounds cornerRadius:radius];
    UIColor *color = self.fillColor ?: [UIColor redColor];
    CGContextSetFillColorWithColor(context, color.CGColor);
    CGContextAddPath(context, path.CGPath);
    CGContextFillPath(context);
}

@end
