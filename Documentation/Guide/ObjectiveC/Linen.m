#import <UIKit/UIKit.h>

@interface LinenCell : UITableViewCell
@end

@implementation LinenCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
  self = [super initWithStyle:style reuseIdentifier:identifier];
  if (self) {
    UIView *linen = [[UIView alloc] init];
    linen.backgroundColor = [UIColor colorWithPatternImage:[UIImage imageNamed:@"linen"]];
    self.backgroundView = linen;
    UIView *veil = [[UIView alloc] init];
    veil.backgroundColor = [[UIColor systemBlueColor] colorWithAlphaComponent:0.4];
    self.selectedBackgroundView = veil;
  }
  return self;
}

@end
