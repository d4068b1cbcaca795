#import <UIKit/UIKit.h>

@interface DishController : UITableViewController
@end

@implementation DishController

- (void)viewDidLoad {
  [super viewDidLoad];
  UILabel *name = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 320, 64)];
  name.text = @"Apple Pie";
  name.textAlignment = NSTextAlignmentCenter;
  self.tableView.tableHeaderView = name;
}

- (UITableViewCellAccessoryType)tableView:(UITableView *)tableView accessoryTypeForRowWithIndexPath:(NSIndexPath *)indexPath {
  return indexPath.section == 0 ? UITableViewCellAccessoryNone : UITableViewCellAccessoryDisclosureIndicator;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [tableView deselectRowAtIndexPath:indexPath animated:YES];
  UIViewController *page = [[UIViewController alloc] init];
  page.title = @"Instructions";
  [self.navigationController pushViewController:page animated:YES];
}

@end
