#import <UIKit/UIKit.h>

@interface CategoryController : UITableViewController
@property (nonatomic) NSInteger chosen;
@end

@implementation CategoryController

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [tableView deselectRowAtIndexPath:indexPath animated:YES];
  if (indexPath.row == self.chosen) {
    return;
  }
  NSIndexPath *old = [NSIndexPath indexPathForRow:self.chosen inSection:0];
  [tableView cellForRowAtIndexPath:old].accessoryType = UITableViewCellAccessoryNone;
  [tableView cellForRowAtIndexPath:indexPath].accessoryType = UITableViewCellAccessoryCheckmark;
  self.chosen = indexPath.row;
}

@end
