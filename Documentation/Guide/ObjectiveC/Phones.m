#import <UIKit/UIKit.h>

@interface FieldCell : UITableViewCell
@property (nonatomic, strong) UITextField *field;
@end

@implementation FieldCell

- (void)didTransitionToState:(UITableViewCellStateMask)state {
  [super didTransitionToState:state];
  self.field.enabled = (state & UITableViewCellStateShowingEditControlMask) != 0;
}

@end

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

- (void)removeNumberAtIndexPath:(NSIndexPath *)indexPath {
  [self.numbers removeObjectAtIndex:indexPath.row];
  [self.tableView beginUpdates];
  [self.tableView deleteRowsAtIndexPaths:@[indexPath] withRowAnimation:UITableViewRowAnimationAutomatic];
  [self.tableView reloadSections:[NSIndexSet indexSetWithIndex:1] withRowAnimation:UITableViewRowAnimationAutomatic];
  [self.tableView endUpdates];
}

@end
