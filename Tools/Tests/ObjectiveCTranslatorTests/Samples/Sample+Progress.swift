extension Sample {
  static let progress = Sample(
    name: "A progress view with drawing",
    header: #"""
      #import <Foundation/Foundation.h>
      #import <UIKit/UIKit.h>
      #import <CoreGraphics/CoreGraphics.h>

      @protocol HUDDelegate;

      typedef NS_ENUM(NSInteger, HUDMode) {
          /// A spinner.
          HUDModeIndeterminate,
          HUDModeDeterminate,
          HUDModeText
      } NS_SWIFT_NAME(HUD.Mode);

      typedef NS_OPTIONS(NSUInteger, HUDEdges) {
          HUDEdgesNone = 0,
          HUDEdgesTop = 1 << 0,
          HUDEdgesBottom = 1 << 1,
          HUDEdgesAll = HUDEdgesTop | HUDEdgesBottom
      };

      typedef void (^HUDCompletionBlock)(void);

      #ifndef HUD_INSTANCETYPE
      #if __has_feature(objc_instancetype)
          #define HUD_INSTANCETYPE instancetype
      #else
          #define HUD_INSTANCETYPE id
      #endif
      #endif

      #ifndef HUD_STRONG
      #if __has_feature(objc_arc)
          #define HUD_STRONG strong
      #else
          #define HUD_STRONG retain
      #endif
      #endif

      @interface HUD : UIView
      + (HUD_INSTANCETYPE)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
      + (BOOL)hideHUDForView:(UIView *)view animated:(BOOL)animated;
      - (void)hide:(BOOL)animated afterDelay:(NSTimeInterval)delay;
      - (void)showAnimated:(BOOL)animated whileExecutingBlock:(dispatch_block_t)block onQueue:(dispatch_queue_t)queue completionBlock:(HUDCompletionBlock)completion;
      @property (assign) HUDMode mode;
      @property (copy) HUDCompletionBlock completionBlock;
      @property (HUD_STRONG) UIView *customView;
      @property (HUD_STRONG) UIColor *color UI_APPEARANCE_SELECTOR;
      @property (assign) float progress;
      @property (atomic, assign, readonly) CGSize size;
      @end

      IB_DESIGNABLE
      @interface RoundProgressView : UIView
      @property (nonatomic, assign) IBInspectable float progress;
      @property (nonatomic, getter = isAnnular) BOOL annular;
      @end
      """#,
    source: #"""
      #import "HUD.h"
      #import <tgmath.h>

      #if __IPHONE_OS_VERSION_MIN_REQUIRED >= 60000
      #define HUD_ALIGNMENT_CENTER NSTextAlignmentCenter
      #else
      #define HUD_ALIGNMENT_CENTER UITextAlignmentCenter
      #endif

      #if __IPHONE_OS_VERSION_MIN_REQUIRED >= 70000
          #define HUD_TEXTSIZE(text, font) [text length] > 0 ? [text \
              sizeWithAttributes:@{NSFontAttributeName:font}] : CGSizeZero;
      #else
          #define HUD_TEXTSIZE(text, font) [text length] > 0 ? [text sizeWithFont:font] : CGSizeZero;
      #endif

      static const CGFloat kPadding = 4.f;
      static const CGFloat kLabelFontSize = 16.f;

      #define HUDMainThreadAssert() NSAssert([NSThread isMainThread], @"HUD needs to be accessed on the main thread.");

      @interface HUD () {
          BOOL useAnimation;
          SEL methodForExecution;
          id targetForExecution;
          UILabel *label;
          CGAffineTransform rotationTransform;
      }
      @property (atomic, HUD_STRONG) UIView *indicator;
      @property (atomic, HUD_STRONG) NSTimer *graceTimer, *minShowTimer;
      @property (atomic, assign) CGSize size;
      @end

      @implementation HUD

      @synthesize indicator, graceTimer;
      @synthesize minShowTimer = _minShowTimer;
      @dynamic color;

      + (HUD_INSTANCETYPE)showHUDAddedTo:(UIView *)view animated:(BOOL)animated {
          HUD *hud = [[self alloc] initWithFrame:view.bounds];
          hud.mode = HUDModeIndeterminate;
          [view addSubview:hud];
          return hud;
      }

      + (BOOL)hideHUDForView:(UIView *)view animated:(BOOL)animated {
          NSEnumerator *subviewsEnum = [view.subviews reverseObjectEnumerator];
          for (UIView *subview in subviewsEnum) {
              if ([subview isKindOfClass:self]) {
                  HUD *hud = (HUD *)subview;
                  [hud hide:animated afterDelay:0];
                  return YES;
              }
          }
          return NO;
      }

      - (id)initWithFrame:(CGRect)frame {
          if ((self = [super initWithFrame:frame])) {
              self.opaque = NO;
              self.alpha = 0.0f;
              rotationTransform = CGAffineTransformIdentity;
              label = [[UILabel alloc] initWithFrame:(CGRect){CGPointZero, {100, 20}}];
              label.textAlignment = HUD_ALIGNMENT_CENTER;
              label.font = [UIFont boldSystemFontOfSize:kLabelFontSize];
          }
          return self;
      }

      - (void)hide:(BOOL)animated afterDelay:(NSTimeInterval)delay {
          HUDMainThreadAssert();
          [self performSelector:@selector(hideDelayed:) withObject:[NSNumber numberWithBool:animated] afterDelay:delay];
      }

      - (void)hideDelayed:(NSNumber *)animated {
          [UIView animateWithDuration:0.3 delay:0 options:UIViewAnimationOptionCurveEaseIn | UIViewAnimationOptionBeginFromCurrentState animations:^{
              self.alpha = 0;
              self.transform = CGAffineTransformConcat(rotationTransform, CGAffineTransformMakeScale(1.5f, 1.5f));
          } completion:^(BOOL finished) {
              [self removeFromSuperview];
              if (self.completionBlock) {
                  self.completionBlock();
                  self.completionBlock = NULL;
              }
          }];
      }

      - (void)showAnimated:(BOOL)animated whileExecutingBlock:(dispatch_block_t)block onQueue:(dispatch_queue_t)queue
           completionBlock:(HUDCompletionBlock)completion {
          self.completionBlock = completion;
          dispatch_async(queue, ^(void) {
              block();
              dispatch_async(dispatch_get_main_queue(), ^(void) {
                  [self hide:animated afterDelay:0];
              });
          });
      }

      - (void)launchExecution {
          @autoreleasepool {
      #pragma clang diagnostic push
      #pragma clang diagnostic ignored "-Warc-performSelector-leaks"
              [targetForExecution performSelector:methodForExecution withObject:nil];
      #pragma clang diagnostic pop
          }
      }

      - (void)layoutSubviews {
          [super layoutSubviews];
          UIView *parent = self.superview;
          if (parent) { self.frame = parent.bounds; }
          CGSize labelSize = HUD_TEXTSIZE(label.text, label.font);
          labelSize.width = MIN(labelSize.width, self.bounds.size.width - 4 * kPadding);
          CGRect labelF;
          labelF.origin.y = round((self.bounds.size.height - labelSize.height) / 2) + kPadding;
          labelF.origin.x = round((self.bounds.size.width - labelSize.width) / 2);
          labelF.size = labelSize;
          label.frame = labelF;
          self.size = (CGSize){ .width = labelSize.width, .height = labelSize.height };
      }

      - (void)drawRect:(CGRect)rect {
          CGContextRef context = UIGraphicsGetCurrentContext();
          UIGraphicsPushContext(context);
          CGContextSetGrayFillColor(context, 0.0f, 0.8);
          CGRect boxRect = CGRectMake(round((rect.size.width - _size.width) / 2), 0, _size.width, _size.height);
          float radius = 10.f;
          CGContextBeginPath(context);
          CGContextMoveToPoint(context, CGRectGetMinX(boxRect) + radius, CGRectGetMinY(boxRect));
          CGContextAddArc(context, CGRectGetMaxX(boxRect) - radius, CGRectGetMinY(boxRect) + radius, radius, 3 * (float)M_PI / 2, 0, 0);
          CGContextClosePath(context);
          CGContextFillPath(context);
          UIGraphicsPopContext();
      }

      @end

      @implementation RoundProgressView

      - (void)setProgress:(float)progress {
          _progress = progress;
          [self setNeedsDisplay];
      }

      - (void)drawRect:(CGRect)rect {
          CGRect allRect = self.bounds, circleRect = CGRectInset(allRect, 2.0f, 2.0f);
          CGContextRef context = UIGraphicsGetCurrentContext();
          if (_annular) {
              BOOL isPreiOS7 = kCFCoreFoundationVersionNumber < 847.20;
              CGFloat lineWidth = isPreiOS7 ? 5.f : 2.f;
              UIBezierPath *path = [UIBezierPath bezierPath];
              path.lineWidth = lineWidth;
              CGPoint center = CGPointMake(self.bounds.size.width/2, self.bounds.size.height/2);
              CGFloat startAngle = - ((float)M_PI / 2);
              CGFloat endAngle = (self.progress * 2 * (float)M_PI) + startAngle;
              [path addArcWithCenter:center radius:(self.bounds.size.width - lineWidth)/2 startAngle:startAngle endAngle:endAngle clockwise:YES];
              [path stroke];
          } else {
              CGContextSetRGBStrokeColor(context, 1.0f, 1.0f, 1.0f, 1.0f);
              CGContextStrokeEllipseInRect(context, circleRect);
          }
          CGFloat components[8] = {1.0, 1.0, 1.0, 1.0, 0, 0, 0, 0.5};
          CGFloat locations[] = {0.0f, 1.0f};
          CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
          CGGradientRef gradient = CGGradientCreateWithColorComponents(space, components, locations, sizeof(locations) / sizeof(locations[0]));
          CGColorSpaceRelease(space), CGGradientRelease(gradient);
      }

      @end
      """#)
}
