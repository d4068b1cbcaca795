#import "RatingControl.h"

@implementation RatingControl

- (instancetype)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        [self commonInit];
    }
    return self;
}

- (nullable instancetype)initWithCoder:(NSCoder *)aDecoder {
    if ((self = [super initWithCoder:aDecoder])) {
        [self commonInit];
    }
    return self;
}

- (void)commonInit {
    _maximum = 5;
    _starColor = [UIColor orangeColor];
    self.opaque = NO;
    self.contentMode = UIViewContentModeRedraw;
}

- (void)setRating:(NSUInteger)rating {
    _rating = MIN(rating, self.maximum);
    [self setNeedsDisplay];
    [self sendActionsForControlEvents:UIControlEventValueChanged];
}

- (CGSize)intrinsicContentSize {
    return CGSizeMake(self.maximum * 30, 30);
}

- (void)drawRect:(CGRect)rect {
    CGFloat width = CGRectGetWidth(rect) / self.maximum;
    for (NSUInteger i = 0; i < self.maximum; i++) {
        CGRect box = CGRectInset(CGRectMake(i * width, 0, width, CGRectGetHeight(rect)), 3, 3);
        UIBezierPath *path = [self starInRect:box];
        [self.starColor setFill];
        [self.starColor setStroke];
        path.lineWidth = 1.5;
        if (i < self.rating) {
            [path fill];
        }
        [path stroke];
    }
}

- (UIBezierPath *)starInRect:(CGRect)rect {
    UIBezierPath *path = [UIBezierPath bezierPath];
    CGPoint center = CGPointMake(CGRectGetMidX(rect), CGRectGetMidY(rect));
    CGFloat radius = MIN(rect.size.width, rect.size.height) / 2.0;
    for (int i = 0; i < 10; i++) {
        CGFloat r = (i % 2) ? radius * 0.45 : radius;
        double angle = -M_PI_2 + i * M_PI / 5;
        CGPoint point = CGPointMake(center.x + r * cos(angle), center.y + r * sin(angle));
        if (i == 0) [path moveToPoint:point];
        else [path addLineToPoint:point];
    }
    [path closePath];
    return path;
}

- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
    [self trackTouch:touch];
    return [super beginTrackingWithTouch:touch withEvent:event];
}

- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
    [self trackTouch:touch];
    return YES;
}

- (void)trackTouch:(UITouch *)touch {
    CGPoint location = [touch locationInView:self];
    self.rating = (NSUInteger)ceil(location.x / self.bounds.size.width * self.maximum);
}

- (void)setHighlighted:(BOOL)highlighted {
    [super setHighlighted:highlighted];
    self.alpha = highlighted ? 0.7f : 1.0f;
}

@end
