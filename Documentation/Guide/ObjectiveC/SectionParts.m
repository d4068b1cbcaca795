#import <UIKit/UIKit.h>

@interface SectionPartsController : UITableViewController
@property (nonatomic) BOOL showsViews;
@end

@implementation SectionPartsController

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
  return self.showsViews ? nil : @"Section header";
}

- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section {
  if (!self.showsViews) {
    return nil;
  }
  UILabel *label = [[UILabel alloc] init];
  label.text = @"A header view";
  label.textAlignment = NSTextAlignmentCenter;
  label.backgroundColor = [UIColor systemTealColor];
  return label;
}

- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section {
  return self.showsViews ? 40 : UITableViewAutomaticDimension;
}

@end
