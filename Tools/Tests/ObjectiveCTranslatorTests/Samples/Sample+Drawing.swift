extension Sample {
  static let drawing = Sample(
    name: "A view that draws",
    header: #"""
      #import <UIKit/UIKit.h>

      typedef struct {
          CGFloat top, left;
          CGFloat bottom;
      } ChartInsets;

      typedef struct ChartPoint {
          CGPoint location;
          union { int asInt; float asFloat; } value;
          struct ChartPoint *next;
      } ChartPoint, *ChartPointRef;

      struct ChartRange { double low, high; };

      CG_INLINE ChartInsets ChartInsetsMake(CGFloat top, CGFloat left, CGFloat bottom) {
          ChartInsets insets = {top, left, bottom};
          return insets;
      }

      typedef CGFloat (*ChartScale)(CGFloat);

      @interface ChartView<__covariant ValueType> : UIView
      @property (nonatomic, copy) NSArray<ValueType> *values;
      @property (nonatomic) ChartInsets insets;
      - (ValueType)valueAtIndex:(NSUInteger)index;
      @end
      """#,
    source: #"""
      #import "ChartView.h"

      enum { kGridLines = 5, kLabels };
      static CGFloat Linear(CGFloat x) { return x; }
      static ChartScale scales[] = { Linear, sqrt };

      @implementation ChartView

      + (Class)layerClass { return [CAShapeLayer class]; }

      - (id)valueAtIndex:(NSUInteger)index { return self.values[index]; }

      - (void)drawRect:(CGRect)rect
      {
          CGContextRef ctx = UIGraphicsGetCurrentContext();
          CGContextSaveGState(ctx);
          {
              CGContextSetStrokeColorWithColor(ctx, [UIColor colorWithWhite:.8 alpha:1].CGColor);
              CGContextSetLineWidth(ctx, 1.0 / [UIScreen mainScreen].scale);
              const CGFloat dashes[] = {2, 3};
              CGContextSetLineDash(ctx, 0, dashes, 2);
          }
          for (int i = 0; i <= kGridLines; i += 1)
          {
              CGFloat y = CGRectGetMinY(rect) + i * CGRectGetHeight(rect) / kGridLines;
              CGContextMoveToPoint(ctx, 0, y); CGContextAddLineToPoint(ctx, rect.size.width, y);
          }
          CGContextStrokePath(ctx);
          CGContextRestoreGState(ctx);

          ChartPoint *first = calloc(1, sizeof(ChartPoint)), *last = first;
          NSUInteger idx = 0;
          for (NSNumber *value in self.values) {
              last->location = CGPointMake(idx++ * 10, rect.size.height - scales[idx % 2](value.floatValue));
              last->value.asFloat = value.floatValue;
              last = last->next = calloc(1, sizeof(*last));
          }
          CGMutablePathRef path = CGPathCreateMutable();
          for (ChartPointRef point = first; point; point = point->next) {
              if (point == first) CGPathMoveToPoint(path, NULL, point->location.x, point->location.y);
              else CGPathAddLineToPoint(path, &CGAffineTransformIdentity, (*point).location.x, point->location.y);
          }
          CGContextAddPath(ctx, path);
          CGPathRelease(path);

          NSMutableParagraphStyle *style = [[NSParagraphStyle defaultParagraphStyle] mutableCopy];
          style.alignment = NSTextAlignmentRight;
          UIFont *font = [UIFont fontWithName:@"HelveticaNeue-Light" size:10] ?: [UIFont systemFontOfSize:10];
          [[NSString stringWithFormat:@"%.1f", [[self.values valueForKeyPath:@"@max.self"] doubleValue]] drawInRect:CGRectInset(rect, 2, 2) withAttributes:@{NSFontAttributeName: font, NSParagraphStyleAttributeName: style}];

          UIImage *image = ({
              UIGraphicsBeginImageContextWithOptions(CGSizeMake(10, 10), NO, 0);
              [[UIColor redColor] setFill];
              UIRectFill(CGRectMake(0, 0, 10, 10));
              UIImage *result = UIGraphicsGetImageFromCurrentImageContext();
              UIGraphicsEndImageContext();
              result;
          });
          [image drawAtPoint:CGPointZero];
          CAShapeLayer *shape = (CAShapeLayer *)self.layer;
          shape.path = [UIBezierPath bezierPathWithRoundedRect:UIEdgeInsetsInsetRect(self.bounds, (UIEdgeInsets){.top = 1, .left = 2, .bottom = 3, .right = 4}) cornerRadius:4].CGPath;
          NSArray<NSValue *> *points = @[ [NSValue valueWithCGPoint:CGPointMake(0, 0)], [NSValue valueWithCGPoint:(CGPoint){1, 1}] ];
          CGFloat x = points.count > 1 ? -1.0f : +1.0f, z = ~0 & !0;
          struct ChartRange range = { .low = -x, .high = z };
          range.low *= 2; range.high /= 3; z -= (int)range.low % 7;
          int bits = 1 << 3 | 0x0F & ~2 ^ 4;
          bits <<= 2; bits >>= 1; bits |= 1; bits &= 077; bits ^= 3;
          NSLog(@"%f %d", fabs(range.low - range.high), bits);
      }

      @end
      """#)
}
