#import <UIKit/UIKit.h>

@interface UpdatesController : UITableViewController
@property (nonatomic, strong) NSMutableArray<NSString *> *rows;
@end

@implementation UpdatesController

- (void)applyBatch {
  NSIndexPath *inserted = [NSIndexPath indexPathForRow:1 inSection:0];
  NSIndexPath *deleted = [NSIndexPath indexPathForRow:0 inSection:0];
  [self.rows removeObjectAtIndex:0];
  [self.rows insertObject:@"Elm" atIndex:1];
  [self.tableView beginUpdates];
  [self.tableView insertRowsAtIndexPaths:@[inserted] withRowAnimation:UITableViewRowAnimationAutomatic];
  [self.tableView deleteRowsAtIndexPaths:@[deleted] withRowAnimation:UITableViewRowAnimationAutomatic];
  [self.tableView endUpdates];
}

@end
