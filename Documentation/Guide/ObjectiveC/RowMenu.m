#import <UIKit/UIKit.h>

@interface RowMenuController : UITableViewController
@property (nonatomic, strong) NSArray<NSString *> *names;
@end

@implementation RowMenuController

- (BOOL)tableView:(UITableView *)tableView shouldShowMenuForRowAtIndexPath:(NSIndexPath *)indexPath {
  return YES;
}

- (BOOL)tableView:(UITableView *)tableView
    canPerformAction:(SEL)action
   forRowAtIndexPath:(NSIndexPath *)indexPath
          withSender:(id)sender {
  return action == @selector(copy:);
}

- (void)tableView:(UITableView *)tableView
    performAction:(SEL)action
forRowAtIndexPath:(NSIndexPath *)indexPath
       withSender:(id)sender {
  [UIPasteboard generalPasteboard].string = self.names[indexPath.row];
}

@end
