#import <UIKit/UIKit.h>

@interface ImageOnRightCell : UITableViewCell
@end

@implementation ImageOnRightCell

- (void)layoutSubviews {
  [super layoutSubviews];
  CGRect frame = self.imageView.frame;
  frame.origin.x = self.contentView.bounds.size.width - frame.size.width - 16;
  self.imageView.frame = frame;
  CGRect text = self.textLabel.frame;
  text.origin.x = 16;
  self.textLabel.frame = text;
}

@end
