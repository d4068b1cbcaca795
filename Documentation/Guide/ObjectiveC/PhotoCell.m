#import <UIKit/UIKit.h>

@interface PhotoController : UITableViewController
@end

@implementation PhotoController

- (void)addSubviewsToCell:(UITableViewCell *)cell {
  CGRect bounds = cell.contentView.bounds;
  UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(16, 8, bounds.size.width - 84, 20)];
  label.tag = 1;
  label.autoresizingMask = UIViewAutoresizingFlexibleWidth;
  [cell.contentView addSubview:label];
  UIImageView *photo = [[UIImageView alloc] initWithFrame:CGRectMake(bounds.size.width - 60, 4, 52, 36)];
  photo.tag = 2;
  photo.autoresizingMask = UIViewAutoresizingFlexibleLeftMargin;
  [cell.contentView addSubview:photo];
}

- (void)fillCell:(UITableViewCell *)cell {
  UILabel *label = (UILabel *)[cell.contentView viewWithTag:1];
  label.text = @"By subviews";
  UIImageView *photo = (UIImageView *)[cell.contentView viewWithTag:2];
  photo.image = [UIImage systemImageNamed:@"camera"];
}

@end
