#import <UIKit/UIKit.h>

@interface GradientView : UIView
@end

@implementation GradientView

+ (Class)layerClass {
  return [CAGradientLayer class];
}

@end

@interface GradientCell : UITableViewCell
@end

@implementation GradientCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
  self = [super initWithStyle:style reuseIdentifier:identifier];
  if (self) {
    GradientView *background = [[GradientView alloc] init];
    CAGradientLayer *gradient = (CAGradientLayer *)background.layer;
    gradient.colors = @[ (id)[UIColor systemTealColor].CGColor, (id)[UIColor systemIndigoColor].CGColor ];
    gradient.cornerRadius = 5;
    self.backgroundView = background;
  }
  return self;
}

@end
