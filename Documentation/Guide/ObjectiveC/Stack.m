#import <UIKit/UIKit.h>

@interface StackController : UITableViewController
@property (nonatomic) NSInteger level;
@end

@implementation StackController

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [tableView deselectRowAtIndexPath:indexPath animated:NO];
  if (indexPath.section == 0) {
    StackController *next = [[StackController alloc] initWithStyle:UITableViewStyleGrouped];
    next.level = self.level + 1;
    [self.navigationController pushViewController:next animated:YES];
  } else {
    NSArray *stack = self.navigationController.viewControllers;
    [self.navigationController popToViewController:stack[stack.count - 1 - indexPath.row] animated:YES];
  }
}

@end
