#import <UIKit/UIKit.h>

@interface CallsController : UITableViewController
@property (nonatomic, strong) NSMutableArray<NSString *> *rows;
@property (nonatomic, strong) NSMutableArray<NSString *> *calls;
@end

@implementation CallsController

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
  [self.calls addObject:@"numberOfSectionsInTableView:"];
  return 1;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.rows.count;
}

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)style
     forRowAtIndexPath:(NSIndexPath *)indexPath {
  [self.calls addObject:@"commitEditingStyle"];
  [self.rows removeObjectAtIndex:indexPath.row];
  [tableView deleteRowsAtIndexPaths:@[indexPath] withRowAnimation:UITableViewRowAnimationFade];
}

- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)from toIndexPath:(NSIndexPath *)to {
  [self.calls addObject:@"moveRowAtIndexPath"];
  NSString *row = self.rows[from.row];
  [self.rows removeObjectAtIndex:from.row];
  [self.rows insertObject:row atIndex:to.row];
}

@end
