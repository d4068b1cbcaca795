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
    UIView *veil = [[UIView alloc] init];
    veil.backgroundColor = [[UIColor blackColor] colorWithAlphaComponent:0.3];
    self.selectedBackgroundView = veil;
  }
  return self;
}

@end
