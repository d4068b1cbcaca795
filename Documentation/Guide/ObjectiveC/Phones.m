#import <UIKit/UIKit.h>

@interface PhonesController : UITableViewController
@property (nonatomic, strong) NSMutableArray<NSString *> *numbers;
@end

@implementation PhonesController

- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath {
  if (indexPath.section == 0) {
    return UITableViewCellEditingStyleNone;
  }
  BOOL isLast = indexPath.row == self.numbers.count - 1;
  return isLast ? UITableViewCellEditingStyleInsert : UITableViewCellEditingStyleDelete;
}

- (void)setEditing:(BOOL)editing animated:(BOOL)animated {
  if (!editing) {
    [self.view endEditing:YES];
  }
  [super setEditing:editing animated:animated];
}

@end
