#import <UIKit/UIKit.h>

@interface BarItemsController : UITableViewController
@property (nonatomic, strong) NSMutableArray<NSString *> *names;
@end

@implementation BarItemsController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Seeds";
  self.navigationItem.leftBarButtonItem = self.editButtonItem;
  self.navigationItem.rightBarButtonItem =
      [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(add:)];
}

- (void)add:(id)sender {
  [self.names addObject:@"New"];
  NSIndexPath *path = [NSIndexPath indexPathForRow:self.names.count - 1 inSection:0];
  [self.tableView insertRowsAtIndexPaths:@[path] withRowAnimation:UITableViewRowAnimationAutomatic];
}

@end
