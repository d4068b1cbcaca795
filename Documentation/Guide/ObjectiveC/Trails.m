#import <UIKit/UIKit.h>

@interface TrailsController : UITableViewController
@property (nonatomic, strong) NSArray<NSString *> *trails;
@end

@implementation TrailsController
@end

@interface RegionsController : UITableViewController
@property (nonatomic, strong) NSDictionary<NSString *, NSArray<NSString *> *> *regions;
@property (nonatomic, strong) NSArray<NSString *> *names;
@end

@implementation RegionsController

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [tableView deselectRowAtIndexPath:indexPath animated:NO];
  NSString *name = self.names[indexPath.row];
  TrailsController *next = [[TrailsController alloc] initWithStyle:UITableViewStylePlain];
  next.title = name;
  next.trails = self.regions[name];
  [self.navigationController pushViewController:next animated:YES];
}

@end
