extension Sample {
  static let control = Sample(
    name: "A control",
    header: #"""
      #import <UIKit/UIKit.h>

      IB_DESIGNABLE
      @interface RatingControl : UIControl
      @property (nonatomic) IBInspectable NSUInteger maximum;
      @property (nonatomic) IBInspectable CGFloat value;
      @property (nonatomic, strong) IBInspectable UIImage *emptyImage, *filledImage;
      @property (nonatomic, copy) BOOL (^shouldBegin)(UIGestureRecognizer *recognizer);
      @property (strong, nonatomic) IBOutletCollection(UIButton) NSArray *buttons;
      @property (nonatomic, assign) id <UITextFieldDelegate, UITextViewDelegate> textDelegate;
      @end
      """#,
    source: #"""
      #import "RatingControl.h"

      @implementation RatingControl {
          CGFloat _minimum;
          @private
          NSMutableArray *_layers;
          @public
          int _counts[3][4];
          void (*_callback)(int, const char *);
      }

      - (instancetype)initWithFrame:(CGRect)frame {
          self = [super initWithFrame:frame];
          if (self) { [self commonInit]; }
          return self;
      }

      - (instancetype)initWithCoder:(NSCoder *)aDecoder {
          if (!(self = [super initWithCoder:aDecoder])) return nil;
          [self commonInit];
          return self;
      }

      - (void)commonInit {
          self.exclusiveTouch = YES;
          _minimum = 0, _maximum = 5;
          _layers = [NSMutableArray new];
          for (NSUInteger index = 0; index < _maximum; ++index) {
              CALayer *layer = [CALayer layer];
              layer.contents = (id)self.emptyImage.CGImage;
              layer.frame = CGRectMake(index * 20., 0, 20, 20);
              [self.layer addSublayer:layer];
              [_layers addObject:layer];
          }
          UIPanGestureRecognizer *pan = [[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(pan:)];
          [self addGestureRecognizer:pan];
      }

      - (void)setValue:(CGFloat)value { [self setValue:value sendAction:NO]; }

      - (void)setValue:(CGFloat)value sendAction:(BOOL)sends {
          [self willChangeValueForKey:@"value"];
          if (_value != value && value >= _minimum && value <= _maximum) {
              _value = value;
              if (sends) [self sendActionsForControlEvents:UIControlEventValueChanged];
              [self setNeedsDisplay];
          }
          [self didChangeValueForKey:@"value"];
      }

      - (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
          if (!self.enabled) return NO;
          [super beginTrackingWithTouch:touch withEvent:event];
          if (_shouldBegin != nil && !_shouldBegin(nil)) return NO;
          CGPoint location = [touch locationInView:self];
          [self setValue:ceilf(location.x / (CGRectGetWidth(self.bounds) / _maximum)) sendAction:YES];
          return YES;
      }

      - (void)pan:(UIPanGestureRecognizer *)recognizer {
          switch (recognizer.state) {
              case UIGestureRecognizerStateBegan:
              case UIGestureRecognizerStateChanged: {
                  CGPoint translation = [recognizer translationInView:self];
                  self.transform = CGAffineTransformMakeTranslation(translation.x, 0);
                  break;
              }
              case UIGestureRecognizerStateEnded:
                  [UIView animateWithDuration:.25 animations:^{ self.transform = CGAffineTransformIdentity; }];
                  break;
              case UIGestureRecognizerStateCancelled: case UIGestureRecognizerStateFailed:
              default: break;
          }
      }

      - (CGSize)intrinsicContentSize { return CGSizeMake(20 * self.maximum, 20); }

      - (void)addConstraints {
          NSDictionary *views = NSDictionaryOfVariableBindings(self);
          NSDictionary<NSString *, NSNumber *> *metrics = @{@"margin": @8};
          [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-margin-[self]-|" options:0 metrics:metrics views:views]];
          for (UIButton *button in self.buttons) [button addTarget:self action:@selector(tapped:forEvent:) forControlEvents:UIControlEventTouchUpInside];
          if (@available(iOS 11.0, *)) {
              self.accessibilityIgnoresInvertColors = YES;
          }
          do { _counts[0][1]--; } while (_counts[0][1] > 0);
          int (^square)(int) = ^(int x) { return x * x; };
          int (^const add)(int, int) = ^int(int a, int b) { return a + b; };
          NSLog(@"%d", square(add(1, 2)));
          NSString *(^name)(NSInteger) = ^NSString *(NSInteger i) { return i == 0 ? @"zero" : i < 0 ? @"less" : @"more"; };
          name(3);
          _callback = NULL;
          ((void (*)(id, SEL))objc_msgSend)(self, @selector(setNeedsLayout));
      }

      @end
      """#)
}
