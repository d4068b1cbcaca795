#import <UIKit/UIKit.h>

@interface TimeZoneView : UIView
@property (nonatomic, copy) NSString *name;
@property (nonatomic) BOOL highlighted;
@end

@implementation TimeZoneView

- (instancetype)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  if (self) {
    self.opaque = YES;
    self.backgroundColor = [UIColor whiteColor];
  }
  return self;
}

- (void)drawRect:(CGRect)rect {
  UIColor *color = self.highlighted ? [UIColor whiteColor] : [UIColor blackColor];
  NSDictionary *attributes = @{NSFontAttributeName : [UIFont systemFontOfSize:17], NSForegroundColorAttributeName : color};
  [self.name drawAtPoint:CGPointMake(10, 8) withAttributes:attributes];
}

@end
