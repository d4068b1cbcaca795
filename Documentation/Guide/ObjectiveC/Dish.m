#import <UIKit/UIKit.h>

@interface DishController : UITableViewController
@property (nonatomic, strong) IBOutlet UIView *header;
@property (nonatomic, strong) IBOutlet UILabel *nameLabel;
@property (nonatomic, strong) IBOutlet UIButton *photoButton;
@end

@implementation DishController

- (void)viewDidLoad {
  [super viewDidLoad];
  [[NSBundle mainBundle] loadNibNamed:@"DishHeader" owner:self options:nil];
  self.header.backgroundColor = self.tableView.backgroundColor;
  self.tableView.tableHeaderView = self.header;
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  self.nameLabel.text = @"Apple Pie";
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
